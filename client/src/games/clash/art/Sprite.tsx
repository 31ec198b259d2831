import type { EffectKind, Side } from '@theed/clash-of-the-lightsabers';
import { memo, type ReactElement } from 'react';
import { Strokes } from './blades';
import { Back, CardStock, Pips, Plate } from './frames';
import { INKS } from './palette';
import { Pictogram } from './pictograms';

const SIDES: readonly Side[] = ['0', '1'];
const VALUES = [0, 1, 2, 3, 4, 5];
const EFFECTS: readonly EffectKind[] = ['draw', 'retreat', 'deflect', 'surge', 'disrupt', 'renew', 'laser-gates'];

/** Every picture of the game, drawn once; a card only refers to its picture. Mounted once per page. */
export const Sprite = memo(function Sprite(): ReactElement {
  return (
    <svg className="clash-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {SIDES.map((side) => (
          <Paints key={side} side={side} />
        ))}
      </defs>
      {SIDES.flatMap((side) => [
        <symbol key={`back-${side}`} id={`clash-back-${side}`} viewBox="0 0 100 140">
          <Back side={side} />
        </symbol>,
        ...VALUES.map((value) => (
          <symbol key={`power-${value}-${side}`} id={`clash-power-${value}-${side}`} viewBox="0 0 100 140">
            <CardStock side={side} />
            <Strokes side={side} count={value} />
            <Pips side={side} count={value} />
            <Plate side={side} x={22} y={24} size={17} />
            <text
              x={22}
              y={33.5}
              textAnchor="middle"
              fontSize={28}
              fontWeight={700}
              fill={INKS[side].deep}
              className="clash-numeral"
            >
              {value}
            </text>
          </symbol>
        )),
        ...EFFECTS.map((effect) => (
          <symbol key={`${effect}-${side}`} id={`clash-${effect}-${side}`} viewBox="0 0 100 140">
            <CardStock side={side} />
            <g transform="translate(25 26) scale(.92)">
              <Pictogram side={side} effect={effect} />
            </g>
            <Plate side={side} x={20} y={22} size={15.5} />
            <g transform="translate(9.5 11.5) scale(.33)">
              <Pictogram side={side} effect={effect} ink={INKS[side].deep} width={5} />
            </g>
          </symbol>
        )),
      ])}
    </svg>
  );
});

function Paints({ side }: { readonly side: Side }): ReactElement {
  const inks = INKS[side];
  return (
    <>
      <linearGradient id={`clash-field-${side}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={inks.mid} />
        <stop offset="1" stopColor={inks.deep} />
      </linearGradient>
      <radialGradient id={`clash-light-${side}`} cx=".5" cy=".45" r=".62">
        <stop offset="0" stopColor={inks.bright} stopOpacity=".34" />
        <stop offset="1" stopColor={inks.deep} stopOpacity=".1" />
      </radialGradient>
      {side === '0' ? (
        <pattern id="clash-pattern-0" width="14" height="14" patternUnits="userSpaceOnUse">
          <path
            d="M7 1C11 4 11 9 7 13 3 9 3 4 7 1zM0 8c2 1 2 3 0 5M14 8c-2 1-2 3 0 5"
            fill="none"
            stroke={inks.bright}
            strokeWidth=".8"
            opacity=".55"
          />
        </pattern>
      ) : (
        <pattern id="clash-pattern-1" width="14" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 14L7 2l7 12M3.5 14L7 8l3.5 6" fill="none" stroke={inks.bright} strokeWidth=".8" opacity=".55" />
        </pattern>
      )}
    </>
  );
}
