import type { CardSpec, Kind, Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT, type Translate } from '../../i18n/i18n';
import { specOf, useClash } from './ClashContext';
import { sideName } from './tell';
import './card.css';

/** What befalls a card in the step that is being shown. */
export type CardMark = 'fresh' | 'acts' | 'struck';

interface CardProps {
  readonly side: Side;
  /** `null` for a card whose face nobody here may see. */
  readonly kind: Kind | null;
  /** Turns from its back to its face when it appears. */
  readonly turning?: boolean;
  readonly mark?: CardMark | undefined;
  /** Lies face down for everybody but its owner, who looks at it now. */
  readonly secret?: boolean;
  /** Said by a screen reader; `''` within something that says it already. */
  readonly label?: string;
}

/** A printed card. Its width is the `--card` of whatever it lies in. */
export function Card({ side, kind, turning = false, mark, secret = false, label }: CardProps): ReactElement {
  const t = useT();
  const { components } = useClash();
  const spec = kind === null ? null : specOf(components, side, kind);
  const said = label ?? cardLabel(t, side, spec, secret);
  const classes = ['clash-card', `clash-card--${side}`];
  if (turning && spec !== null) classes.push('clash-card--turning');
  if (mark !== undefined) classes.push(`clash-card--${mark}`);
  if (secret) classes.push('clash-card--secret');
  return (
    <span
      className={classes.join(' ')}
      {...(said === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}
    >
      <span className="clash-card-leaf">
        {spec !== null && <Face side={side} spec={spec} />}
        {(spec === null || turning) && (
          <span className="clash-card-side clash-card-side--back">
            <Picture id={`back-${side}`} />
          </span>
        )}
      </span>
    </span>
  );
}

function cardLabel(t: Translate, side: Side, spec: CardSpec | null, secret: boolean): string {
  if (spec === null) return t('clash.card.back', { side: sideName(t, side) });
  return secret ? t('clash.card.mine-face-down', { name: spec.name }) : spec.name;
}

function Face({ side, spec }: { readonly side: Side; readonly spec: CardSpec }): ReactElement {
  return (
    <span className="clash-card-side clash-card-side--face">
      <Picture id={`${pictureOf(spec)}-${side}`} />
      {spec.value === undefined && <span className="clash-card-name">{spec.name}</span>}
      {spec.attested !== 'rules' && <span className="clash-card-attested" />}
    </span>
  );
}

function Picture({ id }: { readonly id: string }): ReactElement {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <use href={`#clash-${id}`} />
    </svg>
  );
}

function pictureOf(spec: CardSpec): string {
  return spec.value === undefined ? (spec.effects?.[0]?.kind ?? 'power-0') : `power-${spec.value}`;
}

/** What a card does, in our words. */
export function effectText(t: Translate, spec: CardSpec): string {
  if (spec.value !== undefined) return t('clash.effect.power', { value: spec.value });
  return (spec.effects ?? []).map(({ kind, n = 1 }) => t(`clash.effect.${kind}`, { n })).join(' ');
}

/** Whether a card is reconstructed, and how far, in words; `null` for what the rule sheet prints. */
export function attestedText(t: Translate, spec: CardSpec): string | null {
  return spec.attested === 'rules' ? null : t(`clash.attested.${spec.attested}`);
}
