import type { Frame, TableView } from '@theed/tabletop';
import type { ClashEvent, ClashView } from '@theed/clash-of-the-lightsabers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Line } from './line';

export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'dark' | 'light';
}

export const DESKTOP: Screen = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' };
export const PHONE: Screen = { viewport: { width: 360, height: 740 }, colorScheme: 'light' };

export type ClashFrame = Frame<ClashView, ClashEvent>;

/** Somebody with a browser of his own, and all that it was sent. */
export class Person {
  /** Everything that came over the person's sockets, as text, in order. */
  readonly received: string[] = [];
  /** What went wrong on the page. */
  readonly troubles: string[] = [];

  private constructor(
    readonly name: string,
    readonly page: Page,
    readonly line: Line,
    private readonly context: BrowserContext,
  ) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.received.push(String(payload))));
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => {
      // A lost line is told there by the browser itself, and lines are lost here on purpose.
      const text = message.text();
      if (message.type() === 'error' && !/net::ERR_|WebSocket|status of 404/.test(text)) this.troubles.push(text);
    });
  }

  static async come(
    browser: Browser,
    name: string,
    line: Line,
    { viewport, colorScheme }: Screen = DESKTOP,
  ): Promise<Person> {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    return new Person(name, await context.newPage(), line, context);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.line.url + path);
  }

  /** The path and fragment of the address. */
  get path(): string {
    const { pathname, hash } = new URL(this.page.url());
    return pathname + hash;
  }

  button(name: string | RegExp): ReturnType<Page['getByRole']> {
    return this.page.getByRole('button', { name });
  }

  /** The frames of the match that the person was sent. */
  frames(): ClashFrame[] {
    return this.received.flatMap((text) => {
      const packet = /^42\/[^,]+,(?:\d+)?(\[.*\])$/s.exec(text);
      if (packet === null) return [];
      const [event, , body] = JSON.parse(packet[1]!) as [string, string, ClashFrame & { state: ClashFrame }];
      return event === 'update' ? [body] : event === 'sync' ? [body.state] : [];
    });
  }

  /** What the person was last shown of the table. */
  view(): TableView<ClashView, ClashEvent> {
    const frame = this.frames().at(-1);
    if (frame === undefined) throw new Error(`${this.name} has been sent nothing yet`);
    return frame.G;
  }

  async leave(): Promise<void> {
    await this.context.close();
    await this.line.close();
  }
}
