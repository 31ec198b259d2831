import type { ClashEvent, Side } from '@theed/clash-of-the-lightsabers';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { may } from '../../table/legal';
import { LogPane } from '../../table/LogPane';
import { useMove } from '../../table/useMove';
import { useReplay, type Staging } from '../../table/useReplay';
import { Button } from '../../ui/Button';
import { useArrivalFocus, useKeptFocus } from '../../ui/focus';
import { Actions, Prompt, taskTitle } from './Actions';
import { Battles } from './Battles';
import { advance, boardOf, pace, staged, type Board } from './board';
import { Caption, captionOf } from './Caption';
import { CardInfo } from './CardInfo';
import { useClash } from './ClashContext';
import { Hand } from './Hand';
import type { ClashTableProps } from './index';
import { linesOf } from './lines';
import { Menu, type SheetName } from './Menu';
import { OpenHand } from './OpenHand';
import { isFull } from './plan';
import { Result } from './Result';
import { SideStrip } from './SideStrip';
import { isAsked, taskOf } from './task';
import { useChoice } from './useChoice';
import './table.css';

const STAGING: Staging<Board, ClashEvent> = { advance, staged, pace };

/** Everything on the table, in the order in which it is read: the far side, the battles, one's own, what to do. */
export function Table({ far, ...props }: ClashTableProps & { readonly far: Side }): ReactElement {
  const { view, match, log, loadOlder, act, connection, playAgain } = props;
  const { table } = view;
  const t = useT();
  const clash = useClash();
  const { near, you, components, playerName } = clash;
  const live = useMemo(() => boardOf(table, you), [table, you]);
  const replay = useReplay(log, live, STAGING);
  const moves = useMove(act, view.at);
  const task = taskOf(view);
  const choice = useChoice(`theed.clash.${match.matchID}.${you ?? ''}`, task);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const main = useRef<HTMLElement>(null);
  const todo = useRef<HTMLDivElement>(null);
  useArrivalFocus(main);
  const keptFocus = useKeptFocus(todo);
  const [resultClosed, setResultClosed] = useState(false);

  const playing = replay.frame !== null;
  const { board } = replay;
  const waitedFor = playing ? [] : view.awaited;
  const hand = table.sides[near].hand;
  const mine = you === null ? null : playing ? pick(hand ?? {}, board.mine) : hand;
  const heldKind = choice.held === null ? undefined : hand?.[choice.held];
  const heldName = components.decks[near].cards.find(({ id }) => id === heldKind)?.name ?? null;
  const plays = (task.kind === 'standoff' || task.kind === 'trailing') && !playing && moves.sending === null;

  const play = (card: string): void => {
    if (plays && task.cards.includes(card)) moves.send('playCard', card, view.at);
  };
  const place = (): void => {
    if (isFull(choice.slots)) moves.send('plan', [...choice.slots], view.at);
  };

  // What is still being shown is not told in the log before.
  const told = replay.telling === null ? log : log.filter(({ stateID }) => stateID < replay.telling!);
  const logPane = <LogPane log={told} loadOlder={loadOlder} tell={(line) => linesOf(t, components, line)} />;
  const isAway = (side: Side): boolean => match.players.find(({ id }) => String(id) === side)?.isConnected === false;

  return (
    <main ref={main} className={`clash clash--${you === null ? 'watching' : 'playing'}`} tabIndex={-1} {...keptFocus}>
      <h1 className="visually-hidden">{t('game.clash.title')}</h1>
      <p className="visually-hidden" role="status">
        {captionOf(t, components, replay.frame, log)} {!playing && taskTitle(t, view, task, clash)}
      </p>

      <section className="clash-far" aria-label={playerName(far)}>
        <SideStrip
          side={far}
          board={board.sides[far]}
          awaited={waitedFor.includes(far)}
          away={isAway(far)}
          onDiscards={() => setSheet('discards')}
        >
          <OpenHand
            side={far}
            size={board.sides[far].handSize}
            cards={table.sides[far].hand === null || playing ? null : Object.values(table.sides[far].hand)}
          />
        </SideStrip>
      </section>

      <Battles
        view={view}
        board={board}
        task={task}
        choice={choice}
        event={replay.frame?.event ?? null}
        frameKey={replay.frameKey}
        onPlay={plays ? play : null}
      />

      <Caption replay={replay} log={log} />

      <section className="clash-near" aria-label={playerName(near)}>
        <SideStrip
          side={near}
          board={board.sides[near]}
          awaited={waitedFor.includes(near)}
          away={you === null && isAway(near)}
          onDiscards={() => setSheet('discards')}
        />
        {mine === null ? (
          <OpenHand
            side={near}
            size={board.sides[near].handSize}
            cards={view.over === null || playing ? null : Object.values(hand ?? {})}
          />
        ) : (
          <Hand
            hand={mine}
            open={'cards' in task && moves.sending === null ? task.cards : []}
            held={choice.held}
            placed={placedOn(choice.slots)}
            onPress={playing ? replay.skip : choice.pressCard}
            {...(task.kind === 'plan'
              ? { onDigit: (card: string, battle: number) => choice.putOn(card, battle - 1) }
              : {})}
          />
        )}
      </section>

      <div className="clash-side">
        <div className="clash-log">{logPane}</div>
        <Menu
          open={sheet}
          onOpen={setSheet}
          view={view}
          log={logPane}
          onResign={may(view, 'resign') ? () => moves.send('resign') : null}
          opponent={playerName(far)}
        />
        <div ref={todo} className="clash-todo" tabIndex={-1}>
          {heldKind !== undefined && !playing && <CardInfo side={near} kind={heldKind} />}
          {playing ? (
            <section className="clash-actions" aria-label={t('clash.act.label')} data-task="follow">
              <Prompt title={t('clash.act.turn-first')} hint={isAsked(task) ? t('clash.act.turn-first.hint') : ''}>
                <Button onClick={replay.skip}>{t(isAsked(task) ? 'clash.act.to-move' : 'table.replay.skip')}</Button>
              </Prompt>
            </section>
          ) : (
            <Actions
              view={view}
              task={task}
              moves={moves}
              connection={connection}
              slots={choice.slots}
              heldName={heldName}
              heldOnSlot={choice.heldOnSlot}
              onPlace={place}
              onClear={choice.clear}
              onPlay={() => choice.held !== null && play(choice.held)}
            />
          )}
          {view.over !== null && !playing && resultClosed && (
            <Button onClick={() => setResultClosed(false)}>{t('table.see-result')}</Button>
          )}
        </div>
      </div>

      <Result
        view={view}
        open={view.over !== null && !playing && !resultClosed && sheet === null}
        onClose={() => setResultClosed(true)}
        onCards={() => {
          setResultClosed(true);
          setSheet('discards');
        }}
        playAgain={you === null ? null : playAgain}
      />
    </main>
  );
}

function placedOn(slots: readonly (string | null)[]): Record<string, number> {
  return Object.fromEntries(slots.flatMap((id, index) => (id === null ? [] : [[id, index + 1] as const])));
}

function pick<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}
