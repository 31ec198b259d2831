/** Lists of matches, page by page, kept fresh while somebody looks. */
import type { MatchInfo } from '@theed/tabletop/protocol';
import { ApiError, get } from '../app/api';
import useSWRInfinite from 'swr/infinite';

const PAGE = 10;
const REFRESH_MS = 5_000;

interface MatchPage<M> {
  readonly matches: readonly M[];
  readonly nextCursor?: string;
}

export interface MatchListState<M> {
  /** `null` while nothing has come yet. */
  readonly matches: readonly M[] | null;
  readonly error: ApiError | null;
  /** Fetches one page more; absent when there is none. */
  readonly more?: () => void;
  readonly loadingMore: boolean;
  readonly retry: () => void;
}

/** `query`: filters of the list at `path`. */
export function useMatchList<M extends MatchInfo>(
  path: string,
  query: Readonly<Record<string, string>> = {},
): MatchListState<M> {
  const address = (index: number, previous: MatchPage<M> | null): string | null => {
    if (previous !== null && previous.nextCursor === undefined) return null;
    const cursor = previous?.nextCursor;
    return `${path}?${new URLSearchParams({
      ...query,
      limit: String(PAGE),
      ...(index === 0 || cursor === undefined ? {} : { cursor }),
    }).toString()}`;
  };
  const { data, error, size, setSize, mutate } = useSWRInfinite<MatchPage<M>, unknown>(address, get<MatchPage<M>>, {
    refreshInterval: REFRESH_MS,
    revalidateFirstPage: false,
    revalidateAll: true,
  });

  const loadingMore = data !== undefined && size > data.length;
  const hasMore = data?.at(-1)?.nextCursor !== undefined;
  return {
    matches: data === undefined ? null : unique(data.flatMap((page) => page.matches)),
    error: error instanceof ApiError ? error : null,
    ...(hasMore && !loadingMore ? { more: () => void setSize(size + 1) } : {}),
    loadingMore,
    retry: () => void mutate(),
  };
}

/** Pages are read one after the other, so a match may have moved from one to the next meanwhile. */
function unique<M extends MatchInfo>(matches: readonly M[]): M[] {
  return [...new Map(matches.map((match) => [match.matchID, match])).values()];
}
