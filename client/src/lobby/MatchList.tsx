import type { MatchInfo } from '@theed/tabletop/protocol';
import { useEffect, useState, type JSX, type ReactNode } from 'react';
import { gameByName } from '../games/registry';
import { useT } from '../i18n/i18n';
import { refusalText } from '../i18n/refusals';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Loading } from '../ui/States';
import { MatchRow } from './MatchRow';
import type { MatchListState } from './useMatchList';

export interface MatchListProps {
  readonly list: MatchListState<MatchInfo>;
  /** Shown when there is none. */
  readonly empty: ReactNode;
}

/** A list of matches in all its states: on its way, failed, empty, filled, with more to come. */
export function MatchList({ list, empty }: MatchListProps): JSX.Element {
  const t = useT();
  const now = useNow(30_000);
  const { matches, error } = list;
  const rows = (matches ?? []).flatMap((match) => {
    const game = gameByName(match.gameName);
    return game === undefined ? [] : [<MatchRow key={match.matchID} game={game} match={match} now={now} />];
  });

  return (
    <>
      {error !== null && (
        <Notice
          tone="bad"
          action={
            <Button variant="quiet" onClick={list.retry}>
              {t('common.try-again')}
            </Button>
          }
        >
          {refusalText(t, error.refusal)}
        </Notice>
      )}
      {matches === null && error === null && <Loading label={t('lobby.loading')} />}
      {matches !== null && rows.length === 0 && empty}
      {rows.length > 0 && <ul className="lobby-rows">{rows}</ul>}
      {(list.more !== undefined || list.loadingMore) && (
        <Button variant="quiet" busy={list.loadingMore} onClick={list.more}>
          {t('lobby.more')}
        </Button>
      )}
    </>
  );
}

function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
