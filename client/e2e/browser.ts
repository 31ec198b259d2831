import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is, or `null`. `CHROMIUM` names another place. */
export function chromiumPath(): string | null {
  const named = process.env.CHROMIUM;
  if (named !== undefined) return named;
  return PLACES.find((path) => existsSync(path)) ?? null;
}

/**
 * Chromium without a window, which asks nobody but our server for anything.
 * @throws if there is none: install Debian's package `chromium`, or name yours in `CHROMIUM`
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === null) {
    throw new Error('these tests need Chromium: install the package chromium, or set CHROMIUM to its path');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
    ],
  });
}
