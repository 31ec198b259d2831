import type { Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { Blade } from './blades';
import { INKS, PAPER } from './palette';

/** A playing piece of no particular face: a round one with an upright blade, an angular one with a double blade. */
export function Figure({ side }: { readonly side: Side }): ReactElement {
  const inks = INKS[side];
  return (
    <svg className="clash-figure" viewBox="0 0 48 64" aria-hidden="true" focusable="false">
      {side === '0' ? (
        <>
          <ellipse cx={24} cy={57} rx={18} ry={6} fill={inks.deep} stroke={PAPER} strokeWidth={1.6} />
          <path
            d="M24 13c6 0 9 4 8.5 9-.4 4-2 5-1.5 8 1 7 7 14 8 24-8 4-22 4-30 0 1-10 7-17 8-24 .5-3-1.1-4-1.5-8C15 17 18 13 24 13z"
            fill={inks.piece}
            stroke={PAPER}
            strokeWidth={1.6}
          />
          <path
            d="M18 33c3 3 9 3 12 0M15 45c4 3 12 4 18 0"
            fill="none"
            stroke={inks.glow}
            strokeWidth={1.3}
            opacity={0.6}
          />
          <Blade side="0" x1={40} y1={32} x2={40} y2={5} width={1.9} />
          <path d="M40 33v8M32 35l8 3" stroke={PAPER} strokeWidth={2.4} strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d="M6 57l8-6h20l8 6-8 6H14z" fill={inks.deep} stroke={PAPER} strokeWidth={1.6} strokeLinejoin="round" />
          <path
            d="M24 12l7 5-2 11 10 8-4 19H13L9 36l10-8-2-11z"
            fill={inks.piece}
            stroke={PAPER}
            strokeWidth={1.6}
            strokeLinejoin="miter"
          />
          <path d="M24 29v25M15 38l9 5 9-5" fill="none" stroke={inks.glow} strokeWidth={1.3} opacity={0.6} />
          <Blade side="1" x1={15} y1={44} x2={5} y2={57} width={1.7} />
          <Blade side="1" x1={31} y1={22} x2={42} y2={7} width={1.7} />
          <path d="M16 42.5L30.5 23.5" stroke={PAPER} strokeWidth={3} />
        </>
      )}
    </svg>
  );
}
