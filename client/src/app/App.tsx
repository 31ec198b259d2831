import { lazy, Suspense, type JSX } from 'react';
import { SWRConfig } from 'swr';
import { Route, Switch } from 'wouter';
import { gameByPath } from '../games/registry';
import { useT } from '../i18n/i18n';
import { LobbyPage } from '../lobby/LobbyPage';
import { NewMatchPage } from '../lobby/NewMatchPage';
import { Loading } from '../ui/States';
import { Toasts } from '../ui/Notice';
import { get } from './api';
import { ErrorBoundary, NotFound } from './Problem';
import { useArrival } from './useArrival';

const MatchPage = lazy(() => import('./match/MatchPage'));

export function App(): JSX.Element {
  useArrival();
  return (
    <SWRConfig value={{ fetcher: get, errorRetryInterval: 3_000, dedupingInterval: 1_000 }}>
      <ErrorBoundary>
        <Suspense fallback={<Opening />}>
          <Switch>
            <Route path="/">
              <LobbyPage />
            </Route>
            <Route path="/new/:game?">{({ game }) => <NewMatchPage game={game} />}</Route>
            <Route path="/m/:game/:matchID">{({ game, matchID }) => <Match path={game} matchID={matchID} />}</Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Toasts />
    </SWRConfig>
  );
}

function Match({ path, matchID }: { readonly path: string; readonly matchID: string }): JSX.Element {
  const game = gameByPath(path);
  return game === undefined ? <NotFound /> : <MatchPage key={matchID} game={game} matchID={matchID} />;
}

function Opening(): JSX.Element {
  const t = useT();
  return (
    <main className="page">
      <div className="page-body">
        <Loading label={t('common.opening')} />
      </div>
    </main>
  );
}
