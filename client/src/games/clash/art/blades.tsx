import type { Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { INKS, STEEL } from './palette';

interface BladeProps {
  readonly side: Side;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Width of the bright core. */
  readonly width?: number;
}

/** One blade of light: its glow is three strokes laid over each other, which costs less than a blur. */
export function Blade({ side, x1, y1, x2, y2, width = 1.8 }: BladeProps): ReactElement {
  const inks = INKS[side];
  const line = { x1, y1, x2, y2, strokeLinecap: 'round' } as const;
  return (
    <g>
      <line {...line} stroke={inks.bright} strokeWidth={width * 4.6} opacity={0.22} />
      <line {...line} stroke={inks.bright} strokeWidth={width * 2.6} opacity={0.75} />
      <line {...line} stroke={inks.core} strokeWidth={width} />
    </g>
  );
}

function Hilt({ x1, y1, x2, y2, width = 3 }: Omit<BladeProps, 'side'>): ReactElement {
  return (
    <g strokeLinecap="butt">
      <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="#2c3238" strokeWidth={width + 1.4} />
      <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={STEEL} strokeWidth={width - 0.6} strokeDasharray="2.4 1" />
    </g>
  );
}

const polar = (cx: number, cy: number, radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};

interface StrokesProps {
  readonly side: Side;
  /** How many strokes to show: the value of the card. */
  readonly count: number;
}

/** A card's value as strokes that can be counted: sweeps of one blade for Qui-Gon, turns of a double one for Maul. */
export function Strokes({ side, count }: StrokesProps): ReactElement {
  return side === '0' ? <Sweep count={count} /> : <Whirl count={count} />;
}

/** Blades fanned out from one hand, joined by the arc of the stroke. */
function Sweep({ count }: { readonly count: number }): ReactElement {
  const [cx, cy] = [50, 106];
  const spread = count === 1 ? 0 : 14 + count * 11;
  const angles = Array.from(
    { length: count },
    (_, i) => -90 + (count === 1 ? 14 : -spread / 2 + (spread * i) / (count - 1)),
  );
  const [from, to] = [angles[0]!, angles[angles.length - 1]!];
  const inks = INKS['0'];
  const arc = (radius: number): string => {
    const [x1, y1] = polar(cx, cy, radius, from);
    const [x2, y2] = polar(cx, cy, radius, to);
    return `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`;
  };
  return (
    <g>
      {count > 1 &&
        [64, 52, 40].map((radius, i) => (
          <path
            key={radius}
            d={arc(radius)}
            fill="none"
            stroke={inks.bright}
            strokeWidth={5 - i}
            opacity={0.2 - i * 0.05}
          />
        ))}
      {angles.map((angle) => {
        const [x1, y1] = polar(cx, cy, 21, angle);
        const [x2, y2] = polar(cx, cy, 71, angle);
        const [h1, h2] = polar(cx, cy, 7, angle);
        return (
          <g key={angle}>
            <Blade side="0" x1={x1} y1={y1} x2={x2} y2={y2} />
            <Hilt x1={h1} y1={h2} x2={x1} y2={y1} />
          </g>
        );
      })}
    </g>
  );
}

/** Double blades, each turned a step further about one hand. */
function Whirl({ count }: { readonly count: number }): ReactElement {
  const [cx, cy] = [50, 74];
  const inks = INKS['1'];
  const angles = Array.from({ length: count }, (_, i) => -58 + (180 * i) / count);
  return (
    <g>
      {count > 1 &&
        [37, 29].map((radius) => (
          <circle
            key={radius}
            cx={cx}
            cy={cy}
            r={radius}
            fill="none"
            stroke={inks.bright}
            strokeWidth={3.5}
            strokeDasharray="26 14"
            opacity={0.16}
          />
        ))}
      {angles.map((angle) => {
        const ends = [polar(cx, cy, 9, angle), polar(cx, cy, 43, angle)] as const;
        const others = [polar(cx, cy, -9, angle), polar(cx, cy, -43, angle)] as const;
        return (
          <g key={angle}>
            <Blade side="1" x1={ends[0][0]} y1={ends[0][1]} x2={ends[1][0]} y2={ends[1][1]} width={1.6} />
            <Blade side="1" x1={others[0][0]} y1={others[0][1]} x2={others[1][0]} y2={others[1][1]} width={1.6} />
            <Hilt x1={ends[0][0]} y1={ends[0][1]} x2={others[0][0]} y2={others[0][1]} width={2.8} />
          </g>
        );
      })}
    </g>
  );
}
