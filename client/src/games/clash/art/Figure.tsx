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
            fill={inks.mid}
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
            fill={inks.mid}
            stroke={PAPER}
            strokeWidth={1.6}
            strokeLinejoin="miter"
          />
          <path d="M24 29v25M15 38l9 5 9-5" fill="none" stroke={inks.glow} strokeWidth={1.3} opacity={0.6} />
          <Blade side="1" x1={15} y1={44} x2={2} y2={60} width={1.7} />
          <Blade side="1" x1={31} y1={22} x2={45} y2={4} width={1.7} />
          <path d="M16 42.5L30.5 23.5" stroke={PAPER} strokeWidth={3} />
        </>
      )}
    </svg>
  );
}

/** The sign of a side, where its name is said: a leaf-shaped disc with one blade, a thorned hexagon with two. */
export function Emblem({ side }: { readonly side: Side }): ReactElement {
  const inks = INKS[side];
  return (
    <svg className="clash-emblem" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {side === '0' ? (
        <>
          <circle cx={16} cy={16} r={14.5} fill={inks.deep} stroke={inks.bright} strokeWidth={2} />
          <Blade side="0" x1={16} y1={19} x2={16} y2={5.5} width={1.7} />
          <path d="M16 20v7" stroke={PAPER} strokeWidth={3} />
        </>
      ) : (
        <>
          <path
            d="M16 .5l4 4.5 6-.8 1 6 4.5 5.800L27 22l-1 6-6-.8-4 4.3-4-4.3L6 28l-1-6L.5 16 5 10l1-6 6 .8z"
            fill={inks.deep}
            stroke={inks.bright}
            strokeWidth={1.7}
          />
          <Blade side="1" x1={13.5} y1={18.5} x2={8} y2={24} width={1.5} />
          <Blade side="1" x1={18.5} y1={13.5} x2={24} y2={8} width={1.5} />
          <path d="M13.3 18.7l5.4-5.4" stroke={PAPER} strokeWidth={2.8} />
        </>
      )}
    </svg>
  );
}
