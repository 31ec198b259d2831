import { useMemo, useSyncExternalStore } from 'react';
import { logBefore } from '../app/api';
import { browserDevice } from './device';
import { createLink, type Link, type LiveMatch } from './link';
import { openSocket } from './socket';

/** The match as it is now, drawn anew with each change. Another match or seat is another link. */
export function useLink(gameName: string, matchID: string, seat: string | null): readonly [LiveMatch, Link] {
  const link = useMemo(
    () =>
      createLink({
        matchID,
        seat,
        openSocket: () => openSocket(gameName),
        device: browserDevice,
        fetchOlder: (before) => logBefore(gameName, matchID, before),
      }),
    [gameName, matchID, seat],
  );
  return [useSyncExternalStore(link.subscribe, link.getSnapshot), link];
}
