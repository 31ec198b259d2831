import type { MatchInfo } from '@theed/tabletop/protocol';
import type { JSX } from 'react';
import type { GameEntry } from '../../games/registry';
import { useT } from '../../i18n/i18n';
import { CheckIcon } from '../../ui/icons';
import { SideMark } from '../../ui/SideMark';

export interface SeatCardsProps {
  readonly game: GameEntry;
  readonly match: MatchInfo;
  /** By seat; `null` while it is not ready. */
  readonly nonces: Readonly<Record<string, string | null>>;
  readonly own: string | null;
}

/** Who sits on which side, who is there and who is ready, in words and marks. */
export function SeatCards({ game, match, nonces, own }: SeatCardsProps): JSX.Element {
  const t = useT();
  return (
    <ul className="match-seats">
      {game.seats.map((entry) => {
        const player = match.players.find(({ id }) => String(id) === entry.seat);
        const name = player?.name;
        const ready = (nonces[entry.seat] ?? null) !== null;
        return (
          <li
            key={entry.seat}
            className={`match-seat match-seat--${entry.seat}${name === undefined ? ' match-seat--free' : ''}`}
          >
            <SideMark seat={entry.seat} />
            <div className="match-seat-words">
              <span className="match-seat-side">{t(entry.name)}</span>
              <span className="match-seat-name">
                {name === undefined ? t('lobby.seat-free') : own === entry.seat ? t('lobby.you', { name }) : name}
              </span>
              <span className="match-seat-state">
                {ready && <CheckIcon />}
                {t(stateOf(name, player?.isConnected === true, ready))}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(
  name: string | undefined,
  connected: boolean,
  ready: boolean,
): 'muster.seat.free' | 'muster.seat.ready' | 'muster.seat.here' | 'muster.seat.away' {
  if (name === undefined) return 'muster.seat.free';
  if (ready) return 'muster.seat.ready';
  return connected ? 'muster.seat.here' : 'muster.seat.away';
}
