import type { Frame, Json } from '@theed/tabletop';
import type { MatchInfo } from '@theed/tabletop/protocol';
import { Suspense, type JSX } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { GameEntry } from '../../games/registry';
import { useT } from '../../i18n/i18n';
import { refusalText } from '../../i18n/refusals';
import type { Link, LiveMatch } from '../../live/link';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Loading } from '../../ui/States';
import { ApiError, components, paths } from '../api';

export interface TableFrameProps {
  readonly game: GameEntry;
  readonly frame: Frame;
  readonly match: MatchInfo;
  readonly live: LiveMatch;
  readonly link: Link;
  readonly playAgain: () => Promise<void>;
}

/** Brings a game's table what it draws from. */
export function TableFrame({ game, frame, match, live, link, playAgain }: TableFrameProps): JSX.Element {
  const t = useT();
  const parts = useSWRImmutable<Json, unknown>(paths.components(game.name, match.matchID), components);

  if (parts.error instanceof ApiError && parts.data === undefined) {
    return (
      <main className="match-wait">
        <Notice
          tone="bad"
          action={
            <Button variant="quiet" onClick={() => void parts.mutate()}>
              {t('common.try-again')}
            </Button>
          }
        >
          {refusalText(t, parts.error.refusal)}
        </Notice>
      </main>
    );
  }
  const opening = (
    <main className="match-wait">
      <Loading label={t('match.table-opening')} />
    </main>
  );
  if (parts.data === undefined) return opening;
  return (
    <Suspense fallback={opening}>
      <game.Table
        view={frame.G}
        match={match}
        components={parts.data}
        log={live.log}
        {...(live.older ? { loadOlder: link.loadOlder } : {})}
        act={link.act}
        connection={live.connection}
        playAgain={playAgain}
      />
    </Suspense>
  );
}
