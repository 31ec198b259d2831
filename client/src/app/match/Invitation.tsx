import type { MatchInfo } from '@theed/tabletop/protocol';
import { useState, type SubmitEvent, type JSX } from 'react';
import { seatEntry, type GameEntry } from '../../games/registry';
import { useT } from '../../i18n/i18n';
import { Scene } from '../../lobby/Scene';
import { Button } from '../../ui/Button';
import { ChoiceField } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { SideMark } from '../../ui/SideMark';
import { join } from '../api';
import { useCallMe, useMe } from '../me';
import { NameField } from '../NameField';
import { useTask } from '../useTask';
import type { Invite } from './invite';
import { SeatCards } from './SeatCards';

export interface InvitationProps {
  readonly game: GameEntry;
  readonly match: MatchInfo;
  /** Of who is ready already, by seat. */
  readonly nonces: Readonly<Record<string, string | null>>;
  readonly invite: Invite;
  /** To be called when we have got a seat. */
  readonly onJoined: () => Promise<void>;
}

/** For who was sent the link, or found the match in the lobby: take a seat, or look on. */
export function Invitation({ game, match, nonces, invite, onJoined }: InvitationProps): JSX.Element {
  const t = useT();
  const { data: me } = useMe();
  const callMe = useCallMe();
  const task = useTask();
  const [wish, setWish] = useState<string | null>(null);
  const [name, setName] = useState('');
  const nameless = me?.name == null;

  const free = game.seats.filter(({ seat }) => nameAt(match, seat) === undefined);
  const taken = game.seats.filter(({ seat }) => nameAt(match, seat) !== undefined);
  const host = taken[0];
  // A wished seat may have been taken meanwhile.
  const seat = free.some((entry) => entry.seat === wish) ? wish! : free[0]!.seat;

  const sit = async (): Promise<void> => {
    const playerName = nameless ? ((await callMe(name)).name ?? name) : me.name;
    await join(game.name, match.matchID, {
      playerID: seat,
      playerName,
      ...(invite.code === null ? {} : { data: { invite: invite.code } }),
    });
    await onJoined();
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    task.run(sit);
  };

  return (
    <main className="match-room" tabIndex={-1}>
      <form className="page-panel" onSubmit={submit}>
        <div className="match-room-head">
          <h1 className="page-title">
            {host === undefined
              ? t('invitation.title-nobody')
              : t('invitation.title', { name: nameAt(match, host.seat) ?? '' })}
          </h1>
          <p className="page-lead">
            {host === undefined
              ? t('invitation.lead-nobody', { game: t(game.title) })
              : t('invitation.lead', { game: t(game.title), side: t(seatEntry(game, seat).name) })}
          </p>
        </div>
        {free.length > 1 ? (
          <ChoiceField
            legend={t('invitation.seat')}
            choices={free.map((entry) => ({
              value: entry.seat,
              label: t(entry.name),
              hint: t(entry.hint),
              mark: <SideMark seat={entry.seat} />,
            }))}
            value={seat}
            onChange={setWish}
          />
        ) : (
          <SeatCards game={game} match={match} nonces={nonces} own={null} />
        )}
        {nameless && <NameField value={name} onChange={setName} />}
        {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
        <div className="page-actions">
          <Button variant="primary" type="submit" busy={task.busy}>
            {t('invitation.sit')}
          </Button>
          <Button variant="quiet" onClick={() => invite.setDeclined(true)}>
            {t('invitation.watch')}
          </Button>
        </div>
      </form>
      <Scene />
    </main>
  );
}

function nameAt(match: MatchInfo, seat: string): string | undefined {
  return match.players.find((player) => String(player.id) === seat)?.name;
}
