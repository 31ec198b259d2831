/** Dusk or paper: what the system asks for, unless the reader has chosen. The choice stays in this browser. */
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const KEY = 'theed.theme';
const listeners = new Set<() => void>();

function chosen(): Theme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null; // storage may be closed to us; then the system decides
  }
}

/** The theme that is shown now. */
export function currentTheme(): Theme {
  return chosen() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Puts the stored choice into effect. To be called before anything is drawn. */
export function applyTheme(): void {
  const theme = chosen();
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // It holds for this page, then.
  }
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => {
    const set = document.documentElement.dataset.theme;
    return set === 'light' || set === 'dark' ? set : currentTheme();
  });
}
