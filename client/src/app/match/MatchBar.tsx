import type { MatchInfo } from '@theed/tabletop/protocol';
import { useState, type JSX } from 'react';
import { Link } from 'wouter';
import { seatEntry, type GameEntry } from '../../games/registry';
import { useT } from '../../i18n/i18n';
import type { LiveMatch } from '../../live/link';
import type { ConnectionState } from '../../table/contract';
import { BackIcon, EyeIcon } from '../../ui/icons';
import { CopyButton } from '../../ui/CopyButton';
import { Sheet } from '../../ui/Dialog';
import { SideMark } from '../../ui/SideMark';
import { watchLink } from './invite';

export interface MatchBarProps {
  readonly game: GameEntry;
  readonly live: LiveMatch;
  readonly seat: string | null;
}

/** Above waiting room and table: the way back, the game, who is there, and how the connection stands. */
export function MatchBar({ game, live, seat }: MatchBarProps): JSX.Element {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { match } = live;
  return (
    <header className="match-bar">
      <Link href="/" className="ui-icon-button" aria-label={t('match.back')} title={t('match.back')}>
        <BackIcon />
      </Link>
      <span className="match-bar-title">{t(game.title)}</span>
      <Connection state={live.connection} />
      {match !== null && (
        <button type="button" className="match-bar-people" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="visually-hidden">{t('match.people')}: </span>
          {match.players.map((player) => (
            <Presence key={player.id} game={game} match={match} seat={String(player.id)} />
          ))}
          <span className="match-bar-watchers">
            <EyeIcon />
            <span aria-hidden="true">{match.spectators}</span>
            <span className="visually-hidden">{t('lobby.watchers', { count: match.spectators })}</span>
          </span>
        </button>
      )}
      {match !== null && (
        <Sheet open={open} onClose={() => setOpen(false)} title={t('match.people')}>
          <People game={game} match={match} seat={seat} />
        </Sheet>
      )}
    </header>
  );
}

interface PresenceProps {
  readonly game: GameEntry;
  readonly match: MatchInfo;
  readonly seat: string;
}

/** A side's mark with a dot: full for who is there, hollow for who is away. */
function Presence({ game, match, seat }: PresenceProps): JSX.Element | null {
  const t = useT();
  const player = match.players.find(({ id }) => String(id) === seat);
  if (player?.name === undefined) return null;
  const here = player.isConnected === true;
  return (
    <span className={here ? 'match-presence' : 'match-presence match-presence--away'}>
      <SideMark seat={seat} />
      <span className="match-presence-name">{player.name}</span>
      <span className="visually-hidden">
        {t(here ? 'match.here' : 'match.away', { side: t(seatEntry(game, seat).name) })}
      </span>
    </span>
  );
}

interface PeopleProps {
  readonly game: GameEntry;
  readonly match: MatchInfo;
  readonly seat: string | null;
}

function People({ game, match, seat }: PeopleProps): JSX.Element {
  const t = useT();
  return (
    <div className="match-people">
      <ul className="match-people-list">
        {game.seats.map((entry) => {
          const player = match.players.find(({ id }) => String(id) === entry.seat);
          const name = player?.name;
          return (
            <li key={entry.seat}>
              <SideMark seat={entry.seat} />
              <span>
                <strong>
                  {name === undefined ? t('lobby.seat-free') : seat === entry.seat ? t('lobby.you', { name }) : name}
                </strong>
                <br />
                {t(entry.name)}
                {name !== undefined && ` · ${t(player?.isConnected === true ? 'match.is-here' : 'match.is-away')}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{t('lobby.watchers', { count: match.spectators })}</p>
      <CopyButton text={watchLink(location.origin, game.path, match.matchID)} label={t('muster.copy-watch')} />
      <p className="match-note">{t('match.watch-note')}</p>
    </div>
  );
}

function Connection({ state }: { readonly state: ConnectionState }): JSX.Element {
  const t = useT();
  return (
    <span className={`match-connection match-connection--${state}`} role="status">
      {state !== 'online' && t(`match.connection.${state}`)}
    </span>
  );
}
