/** The lobby's REST, typed. Every failure is an `ApiError` with a code that has a sentence in the catalogue. */
import type { Refusal } from '@theed/tabletop';
import type {
  CreateRequest,
  CreateResponse,
  ErrorBody,
  JoinRequest,
  JoinResponse,
  LeaveRequest,
  LogPage,
  Me,
  MySeat,
  PlayAgainRequest,
  PlayAgainResponse,
} from '@theed/tabletop/protocol';
import type { Json } from '@theed/tabletop';

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 if there was no answer at all. */
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

const UNREACHABLE: Refusal = { code: 'unreachable', message: 'The server does not answer.' };
const JSON_WANTED = { accept: 'application/json' } as const;
const UNREADABLE: Refusal = { code: 'unreadable', message: 'The server gave an answer that cannot be read.' };

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => null);
  if (response === null) throw new ApiError(0, UNREACHABLE);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, refusalIn(body) ?? UNREADABLE);
  if (body === null) throw new ApiError(response.status, UNREADABLE);
  return body as T;
}

function refusalIn(body: unknown): Refusal | null {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  return typeof error?.code === 'string' && typeof error.message === 'string' ? error : null;
}

export function get<T>(path: string): Promise<T> {
  return request<T>(path, { headers: JSON_WANTED });
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: 'POST',
    headers: { ...JSON_WANTED, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const of = (gameName: string, matchID: string): string =>
  `/games/${encodeURIComponent(gameName)}/${encodeURIComponent(matchID)}`;

/** Addresses to read from; they are the keys of the cache, too. */
export const paths = {
  me: '/api/me',
  myMatches: '/api/me/matches',
  matches: (gameName: string): string => `/games/${encodeURIComponent(gameName)}`,
  mine: (gameName: string, matchID: string): string => `${of(gameName, matchID)}/mine`,
  components: (gameName: string, matchID: string): string => `${of(gameName, matchID)}/components`,
};

export const rename = (name: string): Promise<Me> => post(paths.me, { name });

export const create = (gameName: string, body: CreateRequest): Promise<CreateResponse> =>
  post(`/games/${encodeURIComponent(gameName)}/create`, body);

export const join = (gameName: string, matchID: string, body: JoinRequest): Promise<JoinResponse> =>
  post(`${of(gameName, matchID)}/join`, body);

export const leave = (gameName: string, matchID: string, body: LeaveRequest): Promise<unknown> =>
  post(`${of(gameName, matchID)}/leave`, body);

export const playAgain = (gameName: string, matchID: string, body: PlayAgainRequest): Promise<PlayAgainResponse> =>
  post(`${of(gameName, matchID)}/playAgain`, body);

export const logBefore = (gameName: string, matchID: string, before: number): Promise<LogPage> =>
  get(`${of(gameName, matchID)}/log?before=${before}&limit=100`);

/** The seat that this guest holds, or `null`: to hold none is no error. */
export async function mySeat(path: string): Promise<MySeat | null> {
  try {
    return await get<MySeat>(path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const components = (path: string): Promise<Json> => get(path);
