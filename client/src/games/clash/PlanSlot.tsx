import type { Battle, Kind } from '@theed/clash-of-the-lightsabers';
import type { CardId } from '@theed/tabletop';
import type { ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { useDraggable, useDropTarget } from '../../table/useDrag';
import { Card } from './Card';
import { specOf, useClash } from './ClashContext';
import './plan-slot.css';

interface PlanSlotProps {
  readonly battle: Battle;
  readonly hand: Readonly<Record<CardId, Kind>>;
  /** The card that lies here. */
  readonly card: CardId | null;
  /** The card that has been picked up, here or elsewhere. */
  readonly held: CardId | null;
  readonly onPress: () => void;
  readonly onDrop: (card: CardId) => void;
}

/** Where a card of the plan goes: press to put down what was picked up, or to pick up what lies here. */
export function PlanSlot({ battle, hand, card, held, onPress, onDrop }: PlanSlotProps): ReactElement {
  const t = useT();
  const { components, near } = useClash();
  const { props: dropProps, over } = useDropTarget(onDrop);
  const { props: dragProps } = useDraggable(card);
  const nameOf = (id: CardId): string => specOf(components, near, hand[id]!).name;
  const isHeld = card !== null && card === held;
  const classes = ['clash-slot'];
  if (held !== null && !isHeld) classes.push('clash-slot--open');
  if (isHeld) classes.push('clash-slot--held');
  if (over) classes.push('clash-slot--over');
  return (
    <div {...dropProps} className="clash-slot-field">
      <button
        {...dragProps}
        type="button"
        className={classes.join(' ')}
        aria-label={slotLabel()}
        onClick={onPress}
        data-slot={battle}
      >
        {card === null ? (
          <span aria-hidden="true">{held === null ? battle : t('clash.slot.here')}</span>
        ) : (
          <Card side={near} kind={hand[card]!} label="" />
        )}
      </button>
    </div>
  );

  function slotLabel(): string {
    if (isHeld) return t('clash.slot.held', { name: nameOf(card), battle });
    if (held !== null && card !== null)
      return t('clash.slot.swap', { name: nameOf(held), battle, other: nameOf(card) });
    if (held !== null) return t('clash.slot.put', { name: nameOf(held), battle });
    return card === null ? t('clash.slot.empty', { battle }) : t('clash.slot.holding', { name: nameOf(card), battle });
  }
}
