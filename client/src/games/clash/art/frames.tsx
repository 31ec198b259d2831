import type { Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { Blade } from './blades';
import { INKS, PAPER, PAPER_SHADE, STEEL } from './palette';

/** Teeth along the edges of a field: the thorned edge of Maul's things. */
function thorns(x1: number, y1: number, x2: number, y2: number, size: number, step: number): string {
  const across = Math.round((x2 - x1) / step);
  const down = Math.round((y2 - y1) / step);
  const [dx, dy] = [(x2 - x1) / across, (y2 - y1) / down];
  const points: string[] = [];
  for (let i = 0; i < across; i += 1) points.push(`${x1 + dx * i} ${y1}`, `${x1 + dx * (i + 0.5)} ${y1 + size}`);
  for (let i = 0; i < down; i += 1) points.push(`${x2} ${y1 + dy * i}`, `${x2 - size} ${y1 + dy * (i + 0.5)}`);
  for (let i = 0; i < across; i += 1) points.push(`${x2 - dx * i} ${y2}`, `${x2 - dx * (i + 0.5)} ${y2 - size}`);
  for (let i = 0; i < down; i += 1) points.push(`${x1} ${y2 - dy * i}`, `${x1 + size} ${y2 - dy * (i + 0.5)}`);
  return `M${points.join('L')}Z`;
}

/** Outline of a side's cards: rounded for Qui-Gon, cut corners for Maul, so that a hand is told by touch of the eye. */
export function outline(side: Side): string {
  return side === '0'
    ? 'M11 1H89A10 10 0 0 1 99 11V129A10 10 0 0 1 89 139H11A10 10 0 0 1 1 129V11A10 10 0 0 1 11 1Z'
    : 'M9 1H91L99 9V131L91 139H9L1 131V9Z';
}

/** The dark field of the picture. */
export function field(side: Side): string {
  return side === '0'
    ? 'M13 6H87A7 7 0 0 1 94 13V127A7 7 0 0 1 87 134H13A7 7 0 0 1 6 127V13A7 7 0 0 1 13 6Z'
    : thorns(5.5, 5.5, 94.5, 134.5, 2.8, 7.4);
}

/** Paper, edge and lit field of a card; the picture goes on top. */
export function CardStock({ side }: { readonly side: Side }): ReactElement {
  return (
    <>
      <path d={outline(side)} fill={PAPER} stroke={INKS[side].deep} strokeWidth={1.4} />
      <path d={field(side)} fill={`url(#clash-field-${side})`} />
      <path d={field(side)} fill={`url(#clash-light-${side})`} />
      {side === '0' ? (
        <g fill="none" stroke={INKS['0'].bright} strokeWidth={0.9} opacity={0.45}>
          <path d="M10 40C10 20 20 10 40 10M90 40C90 20 80 10 60 10M10 100C10 120 20 130 40 130M90 100C90 120 80 130 60 130" />
        </g>
      ) : (
        <g fill="none" stroke={INKS['1'].bright} strokeWidth={0.9} opacity={0.45}>
          <path d="M12 44V24L24 12H44M88 44V24L76 12H56M12 96V116L24 128H44M88 96V116L76 128H56" />
        </g>
      )}
    </>
  );
}

/** The plate that a number or a sign stands on: a disc for Qui-Gon, a thorned hexagon for Maul. */
export function Plate({
  side,
  x,
  y,
  size,
}: {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement {
  const common = { fill: PAPER, stroke: INKS[side].deep, strokeWidth: 1.6 };
  if (side === '0') return <circle cx={x} cy={y} r={size} {...common} />;
  const points = Array.from({ length: 12 }, (_, i) => {
    const angle = (Math.PI * i) / 6 - Math.PI / 2;
    const radius = i % 2 === 0 ? size * 1.16 : size * 0.93;
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  });
  return <path d={`M${points.join('L')}Z`} {...common} strokeLinejoin="miter" />;
}

/** As many pips as the value: round for Qui-Gon, diamonds for Maul. */
export function Pips({ side, count }: { readonly side: Side; readonly count: number }): ReactElement {
  const gap = 13;
  const start = 50 - (gap * (count - 1)) / 2;
  return (
    <g fill={PAPER} stroke={INKS[side].deep} strokeWidth={1}>
      {Array.from({ length: count }, (_, i) => {
        const x = start + gap * i;
        return side === '0' ? (
          <circle key={i} cx={x} cy={121} r={4.2} />
        ) : (
          <path key={i} d={`M${x} 115.5L${x + 5} 121L${x} 126.5L${x - 5} 121Z`} />
        );
      })}
    </g>
  );
}

/** Back of a card: leaves under an arch and one blade, or gear and fins and a double one. */
export function Back({ side }: { readonly side: Side }): ReactElement {
  const inks = INKS[side];
  return (
    <>
      <path d={outline(side)} fill={PAPER_SHADE} stroke={inks.deep} strokeWidth={1.4} />
      <path d={field(side)} fill={`url(#clash-field-${side})`} />
      <path d={field(side)} fill={`url(#clash-pattern-${side})`} opacity={0.8} />
      {side === '0' ? (
        <>
          <path d="M22 122V62a28 28 0 0 1 56 0v60z" fill={inks.deep} stroke={inks.bright} strokeWidth={2} />
          <path d="M28 122V63a22 22 0 0 1 44 0v59" fill="none" stroke={inks.bright} strokeWidth={0.9} opacity={0.7} />
          <path
            d="M50 110c-10-8-16-8-20-20 10 0 17 6 20 20zm0 0c10-8 16-8 20-20-10 0-17 6-20 20z"
            fill={inks.bright}
            opacity={0.75}
          />
          <Blade side="0" x1={50} y1={86} x2={50} y2={48} width={2.2} />
          <line x1={50} y1={88} x2={50} y2={106} stroke={STEEL} strokeWidth={4.4} />
        </>
      ) : (
        <>
          <Gear />
          <Blade side="1" x1={44} y1={78} x2={27} y2={102} width={2.2} />
          <Blade side="1" x1={56} y1={62} x2={73} y2={38} width={2.2} />
          <line x1={43} y1={79.5} x2={57} y2={60.5} stroke={STEEL} strokeWidth={4.4} />
        </>
      )}
    </>
  );
}

function Gear(): ReactElement {
  const inks = INKS['1'];
  const teeth = Array.from({ length: 12 }, (_, i) => i * 30);
  return (
    <g>
      {teeth.map((turn) => (
        <path key={turn} d="M45 33l2-9h6l2 9z" transform={`rotate(${turn} 50 70)`} fill={inks.bright} opacity={0.8} />
      ))}
      <circle cx={50} cy={70} r={37} fill={inks.deep} stroke={inks.bright} strokeWidth={2} />
      <circle
        cx={50}
        cy={70}
        r={31}
        fill="none"
        stroke={inks.bright}
        strokeWidth={0.9}
        strokeDasharray="8 4"
        opacity={0.7}
      />
    </g>
  );
}
