import { useState } from 'react';

/** The invitation in the address, behind `#` so that no server log ever holds it. */
export interface Invite {
  readonly code: string | null;
  /** Whether the one invited would rather look on. */
  readonly declined: boolean;
  readonly setDeclined: (declined: boolean) => void;
  /** Takes the invitation out of the address: it has been made use of. */
  readonly used: () => void;
}

const KEY = 'join';

export function inviteIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(KEY);
}

export function inviteLink(origin: string, gamePath: string, matchID: string, code: string): string {
  return `${origin}/m/${gamePath}/${matchID}#${new URLSearchParams({ [KEY]: code }).toString()}`;
}

export function watchLink(origin: string, gamePath: string, matchID: string): string {
  return `${origin}/m/${gamePath}/${matchID}`;
}

export function useInvite(): Invite {
  const [code, setCode] = useState(() => inviteIn(location.hash));
  const [declined, setDeclined] = useState(false);
  return {
    code,
    declined,
    setDeclined,
    used: () => {
      history.replaceState(history.state, '', location.pathname);
      setCode(null);
    },
  };
}
