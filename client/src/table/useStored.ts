import { useCallback, useState } from 'react';

/**
 * State that survives a refresh of this tab, as JSON in the session's storage: for drafts, which never leave the
 * browser. Where storage is closed, it is plain state.
 */
export function useStored<T>(key: string, initial: T, valid: (value: unknown) => value is T): [T, (value: T) => void] {
  const [state, setState] = useState<{ key: string; value: T }>(() => ({ key, value: read(key, initial, valid) }));
  const current = state.key === key ? state.value : read(key, initial, valid);
  const store = useCallback(
    (value: T) => {
      setState({ key, value });
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Then the draft lasts as long as the page.
      }
    },
    [key],
  );
  return [current, store];
}

function read<T>(key: string, initial: T, valid: (value: unknown) => value is T): T {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return valid(stored) ? stored : initial;
  } catch {
    return initial;
  }
}
