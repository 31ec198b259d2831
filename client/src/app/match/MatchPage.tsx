import type { MySeat } from '@theed/tabletop/protocol';
import type { JSX } from 'react';
import useSWR from 'swr';
import { useT } from '../../i18n/i18n';
import { refusalText } from '../../i18n/refusals';
import type { GameEntry } from '../../games/registry';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/States';
import { ApiError, mySeat, paths } from '../api';
import { Page } from '../Page';
import { NotFound, Problem } from '../Problem';
import { LiveMatchPage } from './LiveMatchPage';

export interface MatchPageProps {
  readonly game: GameEntry;
  readonly matchID: string;
}

/** A match by its address: first which seat of it is ours, if any, then the match itself, live. */
export default function MatchPage({ game, matchID }: MatchPageProps): JSX.Element {
  const t = useT();
  const { data, error, isValidating, mutate } = useSWR<MySeat | null, unknown>(paths.mine(game.name, matchID), mySeat, {
    // The seat changes by what is done here, which says so itself.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

  if (data !== undefined) {
    return (
      <LiveMatchPage key={data?.playerID ?? 'side'} game={game} matchID={matchID} mine={data} reload={() => mutate()} />
    );
  }
  if (error instanceof ApiError && error.status === 400) return <NotFound />;
  if (error instanceof ApiError) {
    return (
      <Problem
        title={t('problem.away.title')}
        action={
          <Button variant="primary" busy={isValidating} onClick={() => void mutate()}>
            {t('common.try-again')}
          </Button>
        }
      >
        {refusalText(t, error.refusal)}
      </Problem>
    );
  }
  return (
    <Page title={t(game.title)} narrow>
      <Loading label={t('match.opening')} />
    </Page>
  );
}
