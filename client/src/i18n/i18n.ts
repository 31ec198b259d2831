/** Text in the reader's language: `t('lobby.title')`, and `useT()` within components. Ids are checked by the compiler. */
import { setupI18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { eager, lazy, locales, type Catalogue, type LazyArea, type Locale, type MessageId } from './catalogues';

export type { LazyArea, MessageId };

export type Params = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, params?: Params) => string;

const FALLBACK: Locale = 'en';
const i18n = setupI18n();
const areas = new Set<LazyArea>();

let speak: Translate = (id) => id;
const listeners = new Set<() => void>();

function add(locale: Locale, catalogue: Catalogue): void {
  i18n.load(locale, catalogue as Messages);
}

/** A new function for each change of texts, so that whoever holds the old one is drawn anew. */
function changed(): void {
  speak = (id, params) => i18n._(id, params);
  for (const listener of listeners) listener();
}

/** The best of our languages for the reader's, which come in order of liking. */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = locales.find((locale) => locale === language);
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

/** Switches to a language, with the areas that are in use. */
export async function activate(locale: Locale): Promise<void> {
  for (const each of chain(locale)) for (const catalogue of eager[each]) add(locale, catalogue);
  await Promise.all([...areas].map((area) => loadArea(locale, area)));
  i18n.activate(locale);
  document.documentElement.lang = locale;
  changed();
}

/** Where to look for a message, the better later: what a language lacks is said in English. */
function chain(locale: Locale): ReadonlySet<Locale> {
  return new Set([FALLBACK, locale]);
}

async function loadArea(locale: Locale, area: LazyArea): Promise<void> {
  const found = await Promise.all([...chain(locale)].map((each) => lazy[each][area]()));
  for (const { default: catalogue } of found) add(locale, catalogue);
}

/** Fetches the texts of more areas; to be awaited before anything that speaks them is drawn. */
export async function loadAreas(...wanted: readonly LazyArea[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area));
  await Promise.all(missing.map((area) => loadArea(locale(), area)));
  for (const area of missing) areas.add(area);
  if (missing.length > 0) changed();
}

export function locale(): Locale {
  return locales.find((known) => known === i18n.locale) ?? FALLBACK;
}

/** For code outside of components. Within them `useT` follows a change of language. */
export const t: Translate = (id, params) => speak(id, params);

export function useT(): Translate {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => speak,
  );
}

/** Whether there is such a message now; for ids that are put together from what a server or a game says. */
export function isMessage(id: string): id is MessageId {
  return Object.hasOwn(i18n.messages, id);
}

// The fallback is there from the first import on: an early error has words, too.
for (const catalogue of eager[FALLBACK]) add(FALLBACK, catalogue);
i18n.activate(FALLBACK);
changed();
