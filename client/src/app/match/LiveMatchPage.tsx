import type { MySeat } from '@theed/tabletop/protocol';
import { useEffect, type JSX } from 'react';
import { useLocation } from 'wouter';
import type { GameEntry } from '../../games/registry';
import { useT } from '../../i18n/i18n';
import { refusalText } from '../../i18n/refusals';
import { useLink } from '../../live/useLink';
import { Loading } from '../../ui/States';
import { playAgain } from '../api';
import { useTitle } from '../Page';
import { NotFound, Problem } from '../Problem';
import { useInvite, type Invite } from './invite';
import { Invitation } from './Invitation';
import { MatchBar } from './MatchBar';
import { Muster } from './Muster';
import { TableFrame } from './TableFrame';
import './match.css';

export interface LiveMatchPageProps {
  readonly game: GameEntry;
  readonly matchID: string;
  /** Our seat, `null` for who looks on. */
  readonly mine: MySeat | null;
  /** To be called when the seat may have changed. */
  readonly reload: () => Promise<unknown>;
}

/** A match from one seat or from the side: waiting room, invitation or table, whichever it is time for. */
export function LiveMatchPage({ game, matchID, mine, reload }: LiveMatchPageProps): JSX.Element {
  const t = useT();
  const [, navigate] = useLocation();
  const seat = mine?.playerID ?? null;
  const [live, link] = useLink(game.name, matchID, seat);
  const invite = useInvite();
  const { frame, match, refused } = live;

  // Our seat is not ours any more: it was left on another page.
  const unseated = seat !== null && refused?.code === 'not-your-seat';
  useEffect(() => {
    if (unseated) void reload();
  }, [unseated, reload]);

  const yourTurn = frame !== null && seat !== null && frame.G.awaited.includes(seat);
  const title = `${t(game.title)} · ${t('common.site')}`;
  useTitle(yourTurn ? t('match.title-turn', { title }) : title);

  if (refused?.code === 'no-such-match') return <NotFound />;
  if (refused !== null && !unseated) {
    return <Problem title={t('problem.refused.title')}>{refusalText(t, refused)}</Problem>;
  }
  if (frame === null || match === null) {
    return (
      <Shell>
        <MatchBar game={game} live={live} seat={seat} />
        <main className="match-wait">
          <Loading label={t(live.connection === 'offline' ? 'match.connection.offline' : 'match.connecting')} />
        </main>
      </Shell>
    );
  }

  const again = async (): Promise<void> => {
    if (seat === null) return;
    const { nextMatchID, inviteCode } = await playAgain(game.name, matchID, { playerID: seat });
    navigate(`/m/${game.path}/${nextMatchID}#join=${inviteCode}`);
  };

  const seatsLeft = match.players.some((player) => player.name === undefined);
  const mayJoin = seat === null && match.status === 'waiting' && seatsLeft && (invite.code !== null || !match.unlisted);

  return (
    <Shell>
      <MatchBar game={game} live={live} seat={seat} />
      {frame.G.table !== null ? (
        <TableFrame game={game} frame={frame} match={match} live={live} link={link} playAgain={again} />
      ) : mayJoin && !invite.declined ? (
        <Invitation
          game={game}
          match={match}
          nonces={frame.G.nonces}
          invite={invite}
          onJoined={joined(invite, reload)}
        />
      ) : (
        <Muster game={game} match={match} frame={frame} mine={mine} link={link} mayJoin={mayJoin} invite={invite} />
      )}
    </Shell>
  );
}

function joined(invite: Invite, reload: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    invite.used();
    await reload();
  };
}

function Shell({ children }: { readonly children: React.ReactNode }): JSX.Element {
  return <div className="match-shell">{children}</div>;
}
