import type { EffectKind, Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { Blade } from './blades';
import { INKS, PAPER } from './palette';

interface PictogramProps {
  readonly side: Side;
  readonly effect: EffectKind;
  /** Colour of its lines. */
  readonly ink?: string;
  readonly width?: number;
}

/** What a Special Card does, as one picture in a field of 64 × 64. */
export function Pictogram({ side, effect, ink = PAPER, width = 2.6 }: PictogramProps): ReactElement {
  const line = {
    fill: 'none',
    stroke: ink,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return <g {...line}>{PICTURES[effect](side)}</g>;
}

const card = (x: number, y: number, turn: number, fill: string): ReactElement => (
  <rect x={x - 8} y={y - 11} width={16} height={22} rx={2.4} fill={fill} transform={`rotate(${turn} ${x} ${y})`} />
);

const PICTURES: Readonly<Record<EffectKind, (side: Side) => ReactElement>> = {
  draw: (side) => (
    <>
      <path d="M10 48c6 8 38 8 44 0" />
      <path d="M16 55c8 5 24 5 32 0" opacity={0.5} />
      {card(24, 29, -14, INKS[side].mid)}
      {card(40, 29, 14, INKS[side].mid)}
      <path d="M32 14V4M27 8.5l5-5 5 5" stroke={INKS[side].glow} />
    </>
  ),
  retreat: (side) => (
    <>
      <path d="M52 54V30a16 16 0 0 0-32 0v14" strokeWidth={3.4} />
      <path d="M11 36l9 10 9-10" strokeWidth={3.4} />
      <path d="M36 54h8M32 48h8" opacity={0.55} />
      <circle cx={52} cy={54} r={3} fill={INKS[side].glow} stroke="none" />
    </>
  ),
  deflect: (side) => (
    <>
      <Blade side={side} x1={30} y1={60} x2={36} y2={6} width={2.4} />
      <path d="M4 22l26 10" strokeDasharray="5 5" />
      <path d="M30 34L8 48" />
      <path d="M8 40v8.5l8.5 1" />
      <path d="M44 24l8-5M45 34h10M43 44l8 6" stroke={INKS[side].glow} />
    </>
  ),
  surge: (side) => (
    <>
      <path
        d="M32 58c-13 0-19-8-19-17 0-10 9-14 10-25 7 3 9 8 9 13 3-2 5-6 5-11 8 6 14 14 14 23 0 10-7 17-19 17z"
        fill={INKS[side].mid}
      />
      <path d="M32 34v16M24 42h16" stroke={INKS[side].glow} strokeWidth={3.4} />
    </>
  ),
  disrupt: (side) => (
    <>
      {card(42, 24, 24, INKS[side].mid)}
      <path d="M6 44h14M6 52h20M10 36h8" />
      <path
        d="M28 40l4 5 6-3-1 7 6 3-6 3 1 6-6-3-4 5-3-6-6 1 3-6-4-4 6-1z"
        fill={INKS[side].bright}
        strokeWidth={1.6}
      />
      <path d="M54 10l4-5M58 20h5" stroke={INKS[side].glow} />
    </>
  ),
  renew: (side) => (
    <>
      <path d="M13 24a21 21 0 0 1 38-3" strokeWidth={3} />
      <path d="M52 10v12H40" strokeWidth={3} />
      <path d="M51 42a21 21 0 0 1-38 3" strokeWidth={3} />
      <path d="M12 56V44h12" strokeWidth={3} />
      {card(32, 33, 0, INKS[side].mid)}
      <path d="M32 39v-9M28.5 33l3.5-3.5 3.5 3.5" stroke={INKS[side].glow} />
    </>
  ),
  'laser-gates': (side) => (
    <>
      <path d="M6 6v52M58 6v52" strokeWidth={5} />
      {[16, 27, 38, 49].map((x) => (
        <Blade key={x} side={side} x1={x - 0.5} y1={9} x2={x - 0.5} y2={55} width={1.7} />
      ))}
    </>
  ),
};
