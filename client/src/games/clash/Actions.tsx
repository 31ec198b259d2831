import type { Side } from '@theed/clash-of-the-lightsabers';
import type { Refusal } from '@theed/tabletop';
import type { ReactElement, ReactNode } from 'react';
import { isMessage, useT, type Translate } from '../../i18n/i18n';
import { refusalText } from '../../i18n/refusals';
import type { ConnectionState } from '../../table/contract';
import type { Moves } from '../../table/useMove';
import { Button } from '../../ui/Button';
import { otherSide } from './board';
import { useClash, type Clash } from './ClashContext';
import { Concede } from './Concede';
import { countPlaced, isFull, type Slots } from './plan';
import type { Task, View } from './task';
import './actions.css';

interface ActionsProps {
  readonly view: View;
  readonly task: Task;
  readonly moves: Moves;
  readonly connection: ConnectionState;
  readonly slots: Slots;
  /** Name of the card that has been picked up. */
  readonly heldName: string | null;
  readonly heldOnSlot: boolean;
  readonly onPlace: () => void;
  readonly onClear: () => void;
  readonly onPlay: () => void;
}

/** What one may do now, and nothing else: big, in words, with what came of it. */
export function Actions(props: ActionsProps): ReactElement {
  const t = useT();
  const { moves, connection } = props;
  return (
    <section className="clash-actions" aria-label={t('clash.act.label')} data-task={props.task.kind}>
      <TaskControls {...props} />
      {moves.sending !== null && (
        <p className="clash-actions-note" role="status">
          {t(connection === 'online' ? 'table.sending' : 'table.sending.offline')}
        </p>
      )}
      {moves.refusal !== null && (
        <div className="clash-actions-refusal" role="alert">
          <p>
            <strong>{t('table.refused')}.</strong> {clashRefusal(t, moves.refusal)}
          </p>
          <Button variant="quiet" onClick={moves.dismiss}>
            {t('table.dismiss')}
          </Button>
        </div>
      )}
    </section>
  );
}

function TaskControls(props: ActionsProps): ReactElement {
  const { view, task, moves, slots, heldName, heldOnSlot } = props;
  const t = useT();
  const clash = useClash();
  const { near, playerName } = clash;
  const other = playerName(otherSide(near));
  const title = taskTitle(t, view, task, clash);
  const busy = moves.sending !== null;
  switch (task.kind) {
    case 'plan': {
      const hint = heldOnSlot
        ? t('clash.act.plan.move')
        : heldName !== null
          ? t('clash.act.plan.where', { name: heldName })
          : t(isFull(slots) ? 'clash.act.plan.ready' : 'clash.act.plan.hint');
      return (
        <Prompt title={title} hint={hint} asked>
          <Button variant="primary" busy={busy} disabled={!isFull(slots)} onClick={props.onPlace}>
            {t('clash.act.plan.place')}
            {!isFull(slots) && <small> ({t('clash.act.plan.count', { count: countPlaced(slots) })})</small>}
          </Button>
          {countPlaced(slots) > 0 && (
            <Button variant="quiet" disabled={busy} onClick={props.onClear}>
              {t('clash.act.plan.clear')}
            </Button>
          )}
        </Prompt>
      );
    }
    case 'placed':
      return (
        <Prompt title={title} hint={t('clash.act.placed.hint', { name: other })}>
          <Button busy={busy} onClick={() => moves.send('unplan', view.at)}>
            {t('clash.act.unplan')}
          </Button>
        </Prompt>
      );
    case 'chosen':
      return (
        <Prompt title={title} hint={t('clash.act.chosen.hint', { name: other })}>
          <Button busy={busy} onClick={() => moves.send('unplay', view.at)}>
            {t('clash.act.unplay')}
          </Button>
        </Prompt>
      );
    case 'standoff': {
      const hint = task.alone ? t('clash.act.standoff.alone', { name: other }) : t('clash.act.standoff.hint');
      return (
        <Prompt title={title} hint={hint} asked>
          <Button variant="primary" busy={busy} disabled={heldName === null} onClick={props.onPlay}>
            {heldName === null ? t('clash.act.standoff.choose') : t('clash.act.standoff.lay', { name: heldName })}
          </Button>
        </Prompt>
      );
    }
    case 'trailing':
      return (
        <Prompt title={title} hint={t('clash.act.trailing.hint', { battle: task.battle })} asked>
          <Button variant="primary" busy={busy} disabled={heldName === null} onClick={props.onPlay}>
            {heldName === null ? t('clash.act.standoff.choose') : t('clash.act.play', { name: heldName })}
          </Button>
          {task.concede && (
            <Concede
              key={view.at}
              battle={task.battle}
              to={other}
              disabled={busy}
              onConcede={() => moves.send('concede', view.at)}
            />
          )}
        </Prompt>
      );
    case 'watch':
    case 'wait':
    case 'over':
      return <Prompt title={title} hint={waitingText(t, view, playerName)} />;
  }
}

/** What it is about now, in a few words. */
export function taskTitle(t: Translate, view: View, task: Task, { near, playerName }: Clash): string {
  switch (task.kind) {
    case 'plan':
      return t('clash.act.plan', { round: view.table.round });
    case 'trailing': {
      const { totals } = view.table.battles[String(task.battle)]!;
      return t('clash.act.trailing', { mine: totals[near], theirs: totals[otherSide(near)] });
    }
    case 'placed':
      return t('clash.act.placed');
    case 'chosen':
      return t('clash.act.chosen');
    case 'standoff':
      return t('clash.act.standoff');
    case 'watch':
      return t('clash.act.watching');
    case 'wait':
      return t('clash.act.wait', { name: playerName(otherSide(near)) });
    case 'over':
      return t('clash.over.open');
  }
}

interface PromptProps {
  readonly title: string;
  readonly hint: string;
  /** Whether the table waits for the one who reads this. */
  readonly asked?: boolean;
  readonly children?: ReactNode;
}

export function Prompt({ title, hint, asked = false, children }: PromptProps): ReactElement {
  return (
    <div className={`clash-prompt${asked ? ' clash-prompt--asked' : ''}`}>
      <div className="clash-prompt-words">
        <h2>{title}</h2>
        {hint !== '' && <p>{hint}</p>}
      </div>
      {children !== undefined && <div className="clash-prompt-buttons">{children}</div>}
    </div>
  );
}

/** Whom the table waits for, and for what. */
export function waitingText(t: Translate, view: View, playerName: (side: Side) => string): string {
  const [first, second] = view.awaited as readonly Side[];
  const { asked } = view.table;
  if (first === undefined) return '';
  if (second !== undefined && asked !== 'trailing') {
    return t(`clash.act.wait.both.${asked}`, { name: playerName(first), other: playerName(second) });
  }
  return t(`clash.act.wait.${asked}`, { name: playerName(first) });
}

/** Some refusals say more in the words of this game. */
function clashRefusal(t: Translate, refusal: Refusal): string {
  const own = `clash.refusal.${refusal.code}`;
  return isMessage(own) ? t(own) : refusalText(t, refusal);
}
