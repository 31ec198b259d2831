/** A lobby that answers from a table of addresses: `GET /api/me`, `POST /games/…/create`. */
import type { Refusal } from '@theed/tabletop';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers with JSON, refuses, or breaks the connection. */
export type Answer =
  | { readonly json: unknown }
  | { readonly status: number; readonly refusal: Refusal }
  | { readonly broken: true }
  | { readonly never: true };

export interface FakeApi {
  readonly calls: Call[];
  /** `route`: method and path without query. */
  on(route: string, answer: Answer | ((call: Call) => Answer)): void;
}

export function fakeApi(): FakeApi {
  const routes = new Map<string, Answer | ((call: Call) => Answer)>();
  const calls: Call[] = [];
  globalThis.fetch = ((input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const call: Call = { method, path: url.pathname, query: Object.fromEntries(url.searchParams), body };
    calls.push(call);
    const found = routes.get(`${method} ${url.pathname}`);
    if (found === undefined) throw new Error(`the test has no answer to ${method} ${url.pathname}`);
    return respond(typeof found === 'function' ? found(call) : found);
  }) as typeof fetch;
  return { calls, on: (route, answer) => void routes.set(route, answer) };
}

function respond(answer: Answer): Promise<unknown> {
  if ('never' in answer) return new Promise(() => undefined);
  if ('broken' in answer) return Promise.reject(new TypeError('Failed to fetch'));
  if ('json' in answer) return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer.json) });
  const { code, message } = answer.refusal;
  return Promise.resolve({
    ok: false,
    status: answer.status,
    json: () => Promise.resolve({ error: { code, message } }),
  });
}
