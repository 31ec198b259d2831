import type { Kind } from '@theed/clash-of-the-lightsabers';
import type { CardId } from '@theed/tabletop';
import type { KeyboardEvent, ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { useDraggable } from '../../table/useDrag';
import { vars } from '../../table/vars';
import { Card, effectText } from './Card';
import { specOf, useClash } from './ClashContext';
import './hand.css';

interface HandProps {
  readonly hand: Readonly<Record<CardId, Kind>>;
  /** Cards that may be chosen now. */
  readonly open: readonly CardId[];
  readonly held: CardId | null;
  /** Cards that lie on a battle in the draft of a plan, with its number. */
  readonly placed: Readonly<Record<CardId, number>>;
  readonly onPress: (card: CardId) => void;
  /** A digit typed on a card: the battle to put it on. */
  readonly onDigit?: (card: CardId, battle: number) => void;
}

/** One's own hand, Power Cards by value and Special Cards by kind, apart. */
export function Hand({ hand, open, held, placed, onPress, onDigit }: HandProps): ReactElement {
  const t = useT();
  const { components, near } = useClash();
  const order = new Map(components.decks[near].cards.map((card, index) => [card.id, index]));
  const ids = Object.keys(hand).sort((a, b) => order.get(hand[a]!)! - order.get(hand[b]!)!);
  const groups = [
    { name: t('clash.hand.power'), cards: ids.filter((id) => specOf(components, near, hand[id]!).value !== undefined) },
    {
      name: t('clash.hand.special'),
      cards: ids.filter((id) => specOf(components, near, hand[id]!).value === undefined),
    },
  ];
  if (ids.length === 0) return <p className="clash-hand clash-hand--empty">{t('clash.hand.empty')}</p>;
  return (
    <div className="clash-hand" role="group" aria-label={t('clash.hand')}>
      {groups
        .filter(({ cards }) => cards.length > 0)
        .map(({ name, cards }) => (
          <ul key={name} className="clash-hand-group" aria-label={name} style={vars({ '--n': cards.length })}>
            {cards.map((id, index) => (
              <li
                key={id}
                style={vars({
                  '--turn': `${(index / Math.max(1, cards.length - 1) - 0.5) * Math.min(6, cards.length)}deg`,
                })}
              >
                <HandCard
                  id={id}
                  kind={hand[id]!}
                  open={open.includes(id)}
                  held={held === id}
                  placed={placed[id] ?? null}
                  onPress={onPress}
                  onDigit={onDigit}
                />
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}

interface HandCardProps {
  readonly id: CardId;
  readonly kind: Kind;
  readonly open: boolean;
  readonly held: boolean;
  readonly placed: number | null;
  readonly onPress: (card: CardId) => void;
  readonly onDigit: ((card: CardId, battle: number) => void) | undefined;
}

function HandCard({ id, kind, open, held, placed, onPress, onDigit }: HandCardProps): ReactElement {
  const t = useT();
  const { components, near } = useClash();
  const spec = specOf(components, near, kind);
  const { props: dragProps, dragging } = useDraggable(open ? id : null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (open && onDigit !== undefined && /^[1-3]$/.test(event.key)) onDigit(id, Number(event.key));
  };
  const classes = ['clash-hand-card'];
  if (held) classes.push('clash-hand-card--held');
  if (placed !== null) classes.push('clash-hand-card--placed');
  if (dragging) classes.push('clash-hand-card--dragging');
  const where = placed === null ? '' : ` (${t('clash.hand.on-battle', { battle: placed })})`;
  return (
    <button
      {...dragProps}
      type="button"
      className={classes.join(' ')}
      aria-label={t('clash.card.in-words', { name: `${spec.name}${where}`, what: effectText(t, spec) })}
      title={effectText(t, spec)}
      aria-pressed={held}
      aria-disabled={!open}
      {...(onDigit === undefined ? {} : { 'aria-keyshortcuts': '1 2 3' })}
      onClick={() => onPress(id)}
      onKeyDown={onKeyDown}
    >
      <Card side={near} kind={kind} label="" />
      {placed !== null && <b className="clash-hand-place">{placed}</b>}
    </button>
  );
}
