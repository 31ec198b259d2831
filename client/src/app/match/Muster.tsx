import type { Frame } from '@theed/tabletop';
import type { MatchInfo, MySeat } from '@theed/tabletop/protocol';
import { useRef, type JSX } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import type { GameEntry } from '../../games/registry';
import { useT } from '../../i18n/i18n';
import type { Link } from '../../live/link';
import { randomHex } from '../../live/outbox';
import { Scene } from '../../lobby/Scene';
import { Button } from '../../ui/Button';
import { useArrivalFocus } from '../../ui/focus';
import { DoorIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { ApiError, leave, paths } from '../api';
import { useTask } from '../useTask';
import type { Invite } from './invite';
import { InviteBox } from './InviteBox';
import { SeatCards } from './SeatCards';

/** Bytes of a seat's share in the match's chance: 128 bits. */
const NONCE_BYTES = 16;

export interface MusterProps {
  readonly game: GameEntry;
  readonly match: MatchInfo;
  readonly frame: Frame;
  readonly mine: MySeat | null;
  readonly link: Link;
  readonly mayJoin: boolean;
  readonly invite: Invite;
}

/** The waiting room: who sits where, the link to send, and "ready". Nothing is dealt before both have said so. */
export function Muster({ game, match, frame, mine, link, mayJoin, invite }: MusterProps): JSX.Element {
  const t = useT();
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const task = useTask();
  const main = useRef<HTMLElement>(null);
  useArrivalFocus(main);
  const seat = mine?.playerID ?? null;
  const free = match.players.filter((player) => player.name === undefined);
  const mayReady = frame.G.legal.some(({ move }) => move === 'ready');

  const ready = async (): Promise<void> => {
    const answer = await link.act('ready', randomHex(NONCE_BYTES));
    if (!answer.ok) throw new ApiError(409, answer.refusal);
  };

  const getUp = async (): Promise<void> => {
    await leave(game.name, match.matchID, { playerID: seat! });
    // What is known of our seat is out of date; nobody is on this page to see it fetched.
    await mutate(paths.mine(game.name, match.matchID), undefined, { revalidate: false });
    navigate('/');
  };

  return (
    <main ref={main} className="match-room" tabIndex={-1}>
      <section className="page-panel">
        <div className="match-room-head">
          <h1 className="page-title">{t('muster.title')}</h1>
          <p className="page-lead" role="status">
            {wait()}
          </p>
        </div>
        <SeatCards game={game} match={match} nonces={frame.G.nonces} own={seat} />
        {mine?.inviteCode !== undefined && free.length > 0 && (
          <InviteBox game={game} match={match} code={mine.inviteCode} />
        )}
        {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
        <div className="page-actions">
          {mayReady && (
            <Button variant={free.length > 0 ? 'plain' : 'primary'} busy={task.busy} onClick={() => task.run(ready)}>
              {t('muster.ready')}
            </Button>
          )}
          {mayJoin && (
            <Button variant="primary" onClick={() => invite.setDeclined(false)}>
              {t('muster.sit')}
            </Button>
          )}
          {seat !== null && (
            <Button variant="quiet" icon={<DoorIcon />} onClick={() => task.run(getUp)}>
              {t('muster.leave')}
            </Button>
          )}
        </div>
        {mayReady && <p className="match-note">{t('muster.ready-note')}</p>}
      </section>
      <Scene />
    </main>
  );

  function wait(): string {
    if (free.length > 0) {
      if (seat === null) return t('muster.wait.watch-free');
      return t(match.unlisted ? 'muster.wait.free' : 'muster.wait.public');
    }
    if (mayReady) return t('muster.wait.you');
    const name = match.players.find((player) => (frame.G.nonces[String(player.id)] ?? null) === null)?.name;
    return t('muster.wait.other', { name: name ?? '' });
  }
}
