import type { MatchInfo, MyMatch } from '@theed/tabletop/protocol';
import { useEffect, useState, type JSX, type ReactNode } from 'react';
import type { ApiError } from '../app/api';
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
  /** For a list beside one that fails for the same reason: says so in passing. It is asked for again by itself. */
  readonly quiet?: boolean;
  /** Ids of matches that are listed elsewhere. */
  readonly except?: ReadonlySet<string>;
}

/** A list of matches in all its states: on its way, failed, empty, filled, with more to come. */
export function MatchList({ list, empty, quiet = false, except }: MatchListProps): JSX.Element {
  const t = useT();
  const now = useNow(30_000);
  const { matches, error } = list;
  const shown = (matches ?? []).filter((match) => gameByName(match.gameName) && except?.has(match.matchID) !== true);
  const current = shown.filter(({ status }) => status !== 'over').sort((a, b) => urgency(b) - urgency(a));
  const over = shown.filter(({ status }) => status === 'over');

  return (
    <>
      {error !== null && <Failure error={error} quiet={quiet} retry={list.retry} />}
      {matches === null && error === null && <Loading label={t('lobby.loading')} />}
      {matches !== null && shown.length === 0 && list.more === undefined && empty}
      <Rows matches={current} now={now} />
      {over.length > 0 && (
        <>
          <h3 className="lobby-subtitle">{t('lobby.over')}</h3>
          <Rows matches={over} now={now} />
        </>
      )}
      {(list.more !== undefined || list.loadingMore) && (
        <Button variant="quiet" busy={list.loadingMore} onClick={list.more}>
          {t('lobby.more')}
        </Button>
      )}
    </>
  );
}

/** What waits for the reader comes first; the rest stays as it came, newest first. */
function urgency(match: MatchInfo | MyMatch): number {
  return 'yourTurn' in match && match.yourTurn && match.status === 'live' ? 1 : 0;
}

function Rows({ matches, now }: { readonly matches: readonly MatchInfo[]; readonly now: number }): JSX.Element | null {
  if (matches.length === 0) return null;
  return (
    <ul className="lobby-rows">
      {matches.map((match) => (
        <MatchRow key={match.matchID} game={gameByName(match.gameName)!} match={match} now={now} />
      ))}
    </ul>
  );
}

interface FailureProps {
  readonly error: ApiError;
  readonly quiet: boolean;
  readonly retry: () => void;
}

function Failure({ error, quiet, retry }: FailureProps): JSX.Element {
  const t = useT();
  if (quiet) return <p className="lobby-note">{t('lobby.unavailable')}</p>;
  return (
    <Notice
      tone="bad"
      action={
        <Button variant="quiet" onClick={retry}>
          {t('common.try-again')}
        </Button>
      }
    >
      {refusalText(t, error.refusal)}
    </Notice>
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
