import type { MatchInfo, MyMatch } from '@theed/tabletop/protocol';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { seatEntry, type GameEntry } from '../games/registry';
import { ago } from '../i18n/time';
import { useT, type Translate } from '../i18n/i18n';
import { EyeIcon, LockIcon } from '../ui/icons';
import { SideMark } from '../ui/SideMark';

export interface MatchRowProps {
  readonly game: GameEntry;
  readonly match: MatchInfo | MyMatch;
  /** Milliseconds since 1970, to tell how long ago things were. */
  readonly now: number;
}

/** One match in a list: who plays, how it stands, and the way to it. */
export function MatchRow({ game, match, now }: MatchRowProps): JSX.Element {
  const t = useT();
  const mine = 'playerID' in match ? match : null;
  const seatsFree = match.players.some((player) => player.name === undefined);
  const yourTurn = mine?.yourTurn === true && !seatsFree;
  return (
    <li>
      <Link href={`/m/${game.path}/${match.matchID}`} className={yourTurn ? 'lobby-row lobby-row--turn' : 'lobby-row'}>
        <span className="lobby-row-seats">
          {match.players.map((player) => (
            <span key={player.id} className="lobby-row-seat">
              <SideMark seat={String(player.id)} label={t(seatEntry(game, String(player.id)).name)} />
              {player.name === undefined ? (
                <span className="lobby-row-free">{t('lobby.seat-free')}</span>
              ) : (
                <span className="lobby-row-name">
                  {mine?.playerID === String(player.id) ? t('lobby.you', { name: player.name }) : player.name}
                </span>
              )}
            </span>
          ))}
        </span>
        <span className="lobby-row-state">
          <span className={yourTurn ? 'lobby-chip lobby-chip--turn' : 'lobby-chip'}>{standing(t, match)}</span>
          <span className="lobby-row-facts">
            {mine !== null && match.unlisted && match.status === 'waiting' && (
              <span className="lobby-row-fact" title={t('lobby.private')}>
                <LockIcon />
                <span className="visually-hidden">{t('lobby.private')}</span>
              </span>
            )}
            {match.spectators > 0 && (
              <span className="lobby-row-fact">
                <EyeIcon />
                {match.spectators}
                <span className="visually-hidden">{t('lobby.watchers', { count: match.spectators })}</span>
              </span>
            )}
            <time dateTime={new Date(match.updatedAt).toISOString()}>{ago(match.updatedAt, now)}</time>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** How the match stands, for who looks at the list. */
function standing(t: Translate, match: MatchInfo | MyMatch): string {
  const mine = 'playerID' in match ? match : null;
  if (match.status === 'over') return result(t, match, mine);
  if (match.status === 'waiting') {
    if (match.players.some((player) => player.name === undefined)) {
      return t(mine === null ? 'lobby.state.free' : 'lobby.state.invite');
    }
    return mine?.yourTurn === true ? t('lobby.state.ready-up') : t('lobby.state.mustering');
  }
  if (mine === null) return t('lobby.state.live');
  return mine.yourTurn ? t('lobby.state.your-turn') : t('lobby.state.their-turn');
}

function result(t: Translate, match: MatchInfo, mine: MyMatch | null): string {
  const winner = match.gameover?.winner ?? null;
  if (winner === null) return t('lobby.state.no-winner');
  if (mine !== null) return winner === mine.playerID ? t('lobby.state.won') : t('lobby.state.lost');
  const name = match.players.find((player) => String(player.id) === winner)?.name;
  return name === undefined ? t('lobby.state.over') : t('lobby.state.winner', { name });
}
