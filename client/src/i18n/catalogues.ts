/** Which texts there are, and where: one file per language and area. Areas beyond the shell's come with their chunk. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type clash from './en/clash.json';
import common from './en/common.json';
import lobby from './en/lobby.json';
import type table from './en/table.json';

/** Languages, by their BCP 47 tag. English is complete; others fall back to it message by message. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

/** Ids of all messages. */
export type MessageId = keyof typeof common | keyof typeof lobby | keyof typeof table | keyof typeof clash;

/** Messages by id: compiled ones in a build, plain ICU strings where nothing was built (tests). */
export type Catalogue = Readonly<Record<string, string | CompiledMessage>>;

/** Areas that are fetched together with the part of the client that speaks them. */
export type LazyArea = 'table' | 'clash';

export const eager: Readonly<Record<Locale, readonly Catalogue[]>> = { en: [common, lobby] };

type Load = () => Promise<{ readonly default: Catalogue }>;

export const lazy: Readonly<Record<Locale, Readonly<Record<LazyArea, Load>>>> = {
  en: { table: () => import('./en/table.json'), clash: () => import('./en/clash.json') },
};
