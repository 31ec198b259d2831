import type { Battle as BattleNumber, ClashEvent, Side } from '@theed/clash-of-the-lightsabers';
import type { MusterEvent } from '@theed/tabletop';
import { useState, type ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { useDropTarget } from '../../table/useDrag';
import { Battle, type FaceDown } from './Battle';
import { BattleStatus } from './BattleStatus';
import { BATTLES, otherSide, type Board } from './board';
import { useClash } from './ClashContext';
import { PlanSlot } from './PlanSlot';
import type { Task, View } from './task';
import type { Choice } from './useChoice';

interface BattlesProps {
  readonly view: View;
  readonly board: Board;
  readonly task: Task;
  readonly choice: Choice;
  readonly event: ClashEvent | MusterEvent | null;
  readonly frameKey: number;
  /** Plays a card that has been dropped on the battle that is on; `null` if none may be played. */
  readonly onPlay: ((card: string) => void) | null;
}

/** The three battles side by side; on a phone the one that is on, and the others as chips. */
export function Battles({ view, board, task, choice, event, frameKey, onPlay }: BattlesProps): ReactElement {
  const t = useT();
  const { near } = useClash();
  const far = otherSide(near);
  const [pinned, setPinned] = useState<{ at: number; battle: BattleNumber } | null>(null);
  const { props: dropProps, over } = useDropTarget(onPlay);
  // What one has turned to stays until the next battle begins.
  const shown = pinned !== null && pinned.at === board.battle ? pinned.battle : board.battle;
  // After the end nothing goes on any more, but what led to it may still be shown.
  const current = view.over !== null && event === null ? 0 : board.battle;
  const planning = task.kind === 'plan' && event === null;
  const hand = view.table.sides[near].hand ?? {};

  const faceDown = (side: Side, battle: BattleNumber): FaceDown | null => {
    const { plan, choice: chosen } = view.table.sides[side];
    if (board.sides[side].faceDown.includes(battle)) return { kind: plan?.[String(battle)]?.kind ?? null };
    if (battle === board.battle && board.sides[side].chosen) return { kind: chosen?.kind ?? null };
    return null;
  };

  return (
    <div
      {...dropProps}
      className={`clash-battles clash-battles--${board.battle === 0 ? 'plan' : 'fight'}${over ? ' clash-battles--over' : ''}`}
      role="group"
      aria-label={t('clash.board')}
    >
      {board.battle !== 0 && (
        <div className="clash-chips">
          {BATTLES.map((battle) => (
            <button
              key={battle}
              type="button"
              className="clash-chip"
              aria-pressed={shown === battle}
              onClick={() => setPinned({ at: board.battle, battle })}
            >
              <b>
                <span className="visually-hidden">{t('clash.battle.show')} </span>
                {battle}
              </b>
              <BattleStatus
                battle={board.battles[battle]}
                now={battle === current}
                faceDown={faceDown(near, battle) !== null || faceDown(far, battle) !== null}
              />
            </button>
          ))}
        </div>
      )}
      {BATTLES.map((battle) => (
        <div key={battle} className={`clash-bay-field${shown === battle ? ' clash-bay-field--shown' : ''}`}>
          <Battle
            number={battle}
            battle={board.battles[battle]}
            now={battle === current}
            faceDown={{ '0': faceDown('0', battle), '1': faceDown('1', battle) }}
            event={event !== null && isAbout(event, battle) ? event : null}
            frameKey={frameKey}
            planning={board.battle === 0 && view.over === null}
            slot={
              planning ? (
                <PlanSlot
                  battle={battle}
                  hand={hand}
                  card={choice.slots[battle - 1] ?? null}
                  held={choice.held}
                  onPress={() => choice.pressSlot(battle - 1)}
                  onDrop={(card) => choice.putOn(card, battle - 1)}
                />
              ) : undefined
            }
          />
        </div>
      ))}
    </div>
  );
}

function isAbout(event: ClashEvent | MusterEvent, battle: BattleNumber): boolean {
  return 'battle' in event && event.battle === battle;
}
