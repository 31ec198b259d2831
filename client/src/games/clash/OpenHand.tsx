import type { Kind, Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { Card } from './Card';
import { sideName } from './tell';

interface OpenHandProps {
  readonly side: Side;
  readonly size: number;
  /** What the viewer may see of it: `null` for backs only. */
  readonly cards: readonly Kind[] | null;
}

/** A hand that is not the viewer's: as many backs as it has cards, or its faces once everything is open. */
export function OpenHand({ side, size, cards }: OpenHandProps): ReactElement {
  const t = useT();
  const kinds: readonly (Kind | null)[] = cards ?? Array.from({ length: size }, () => null);
  return (
    <ul
      className="clash-fan"
      aria-label={`${t('clash.hand.theirs', { side: sideName(t, side) })}: ${t('clash.hand-size', { count: size })}`}
    >
      {kinds.map((kind, index) => (
        <li key={index} aria-hidden={kind === null}>
          <Card side={side} kind={kind} {...(kind === null ? { label: '' } : {})} />
        </li>
      ))}
    </ul>
  );
}
