import type { Refusal } from '@theed/tabletop';
import { isMessage, type Translate } from './i18n';

/** A refusal in the reader's language; one that no catalogue knows is told in the server's own words. */
export function refusalText(t: Translate, { code, message }: Refusal): string {
  const id = `refusal.${code}`;
  return isMessage(id) ? t(id) : message;
}
