import { locale } from './i18n';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago a moment was, in words: "5 minutes ago", "now". */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  const step = STEPS.find(([, length]) => passed >= length);
  return step === undefined ? format.format(0, 'second') : format.format(-Math.floor(passed / step[1]), step[0]);
}
