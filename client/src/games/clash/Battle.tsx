import type { Battle as BattleNumber, ClashEvent, Kind, Side } from '@theed/clash-of-the-lightsabers';
import type { MusterEvent } from '@theed/tabletop';
import type { ReactElement, ReactNode } from 'react';
import { useT } from '../../i18n/i18n';
import { Bay } from './art/Bay';
import { otherSide, type BattleBoard } from './board';
import { Card, type CardMark } from './Card';
import { useClash } from './ClashContext';
import { BattleStatus, statusOf } from './BattleStatus';
import { sideName } from './tell';
import './battle.css';

/** A card that lies face down on a battle, and its face for who may look at it. */
export interface FaceDown {
  readonly kind: Kind | null;
}

interface BattleProps {
  readonly number: BattleNumber;
  readonly battle: BattleBoard;
  readonly now: boolean;
  /** Cards lying face down here, by side: planned ones, or choices of a Standoff. */
  readonly faceDown: Readonly<Record<Side, FaceDown | null>>;
  /** The event that is being told, if it is about this battle. */
  readonly event: ClashEvent | MusterEvent | null;
  readonly frameKey: number;
  /** In place of one's own row: where a card may be put. */
  readonly slot?: ReactNode;
  /** Whether cards are being put on it in secret: then an empty place says so. */
  readonly planning: boolean;
}

/** One battle: the far side's row above, one's own below, totals and how it stands between them. */
export function Battle(props: BattleProps): ReactElement {
  const { number, battle, now, slot } = props;
  const t = useT();
  const clash = useClash();
  const { near } = clash;
  const far = otherSide(near);
  const state = battle.result !== null ? 'over' : now ? 'now' : 'later';
  return (
    <section className={`clash-battle clash-battle--${state}`} aria-label={t('clash.battle', { battle: number })}>
      <Bay number={number} lit={now} />
      <header className="clash-battle-head">
        <h2>{t('clash.battle', { battle: number })}</h2>
        <BattleStatus
          battle={battle}
          now={now}
          faceDown={props.faceDown[near] !== null || props.faceDown[far] !== null}
        />
      </header>
      <Row {...props} side={far} />
      <div className={`clash-battle-middle${state === 'later' ? ' clash-battle-middle--empty' : ''}`}>
        {statusOf(t, clash, battle, now)}
      </div>
      {slot ?? <Row {...props} side={near} />}
    </section>
  );
}

function Row({
  number,
  battle,
  faceDown,
  event,
  frameKey,
  side,
  now,
  planning,
}: BattleProps & { readonly side: Side }): ReactElement {
  const t = useT();
  const { near, you } = useClash();
  const name = sideName(t, side);
  const row = battle.rows[side];
  const hidden = faceDown[side];
  const isOpen = now && battle.result === null;
  const isEmpty = row.length === 0 && hidden === null;
  return (
    <div className={`clash-row clash-row--${side} clash-row--${side === near ? 'near' : 'far'}`}>
      {isOpen && (
        <span className={`clash-total clash-total--${side}${battle.compared ? '' : ' clash-total--open'}`}>
          <span aria-hidden="true">{battle.totals[side]}</span>
          <span className="visually-hidden">{t('clash.battle.total', { side: name, total: battle.totals[side] })}</span>
          {battle.surge[side] > 0 && (
            <small title={t('clash.battle.surge', { added: battle.surge[side] })}>+{battle.surge[side]}</small>
          )}
        </span>
      )}
      <ol className="clash-row-cards" aria-label={t('clash.battle.row', { side: name })} data-battle={number}>
        {row.map((kind, index) => {
          const { turning, mark } = markOf(event, side, kind, index, row);
          return (
            <li key={turning ? `${index}-${frameKey}` : index}>
              <Card side={side} kind={kind} turning={turning} mark={mark} />
            </li>
          );
        })}
        {hidden !== null && (
          <li>
            <Card side={side} kind={hidden.kind} secret={hidden.kind !== null} />
          </li>
        )}
      </ol>
      {planning && isEmpty && side !== you && <span className="clash-row-hint">{t('clash.slot.planning')}</span>}
    </div>
  );
}

/** How an event that is being told shows on a card of a row. */
function markOf(
  event: ClashEvent | MusterEvent | null,
  side: Side,
  kind: Kind,
  index: number,
  row: readonly Kind[],
): { turning: boolean; mark?: CardMark } {
  const last = index === row.length - 1;
  switch (event?.type) {
    case 'revealed':
    case 'turned':
      return { turning: last && event.cards[side] !== undefined };
    case 'played':
      return last && event.seat === side ? { turning: false, mark: 'fresh' } : { turning: false };
    case 'cancelled':
      return last ? { turning: false, mark: 'struck' } : { turning: false };
    case 'effect':
      if (event.seat === side)
        return row.lastIndexOf(event.card) === index ? { turning: false, mark: 'acts' } : { turning: false };
      return event.effect === 'deflect' && isStruck(event.cards ?? [], kind, index, row)
        ? { turning: false, mark: 'struck' }
        : { turning: false };
    default:
      return { turning: false };
  }
}

/** Of equals it is the latest that is struck. */
function isStruck(struck: readonly Kind[], kind: Kind, index: number, row: readonly Kind[]): boolean {
  const times = struck.filter((other) => other === kind).length;
  const later = row.slice(index + 1).filter((other) => other === kind).length;
  return later < times;
}
