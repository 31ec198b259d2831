import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { Duelist } from './duelist';
import { Line } from './line';
import { DESKTOP, Person, PHONE } from './person';
import { TestServer } from './server';

jest.setTimeout(600_000);

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Where pictures of the screens are put, if anywhere. */
const pictures = process.env.SCREENSHOTS;

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
  }[];
}

let browser: Browser;
let server: TestServer;
const people: Person[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  server = await TestServer.start();
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
});

afterAll(async () => {
  for (const person of people) await person.leave();
  await browser.close();
  await server.stop();
});

/** What must hold on every screen: nothing that axe finds, nothing wider than the window. */
async function expectGoodScreen(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) });
  // The page's own policy allows no foreign script; this one is put in past it, by the debugger.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${name}: ${id}: ${nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary ?? ''}`).join('; ')}`,
    ),
  ).toEqual([]);
  const { width, content } = await page.evaluate<{ width: number; content: number }>(
    '({ width: document.documentElement.clientWidth, content: document.documentElement.scrollWidth })',
  );
  expect([name, content]).toEqual([name, Math.min(content, width)]);
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('every screen on a %s', (size, screen) => {
  it('can be read by all and fits', async () => {
    const [anna, bohumil, cyril] = (await Promise.all(
      ['Anna', 'Bohumil', 'Cyril'].map(async (name) => Person.come(browser, name, await Line.to(server.port), screen)),
    )) as [Person, Person, Person];
    people.push(anna, bohumil, cyril);
    const look = (person: Person, name: string): Promise<void> => expectGoodScreen(person.page, `${size}-${name}`);

    await anna.open('/');
    await anna.page.getByText('You have no match yet').waitFor();
    await look(anna, 'lobby-empty');
    await anna.open('/no/such/page');
    await anna.page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
    await look(anna, 'not-found');
    await anna.open('/m/clash/AAAAAAAAAAAAAAAAAAAAAA');
    await anna.page.getByRole('heading').first().waitFor();
    await look(anna, 'no-match');
    await anna.open('/new/clash');
    await look(anna, 'new-match');
    await anna.page.getByRole('radio', { name: /^Qui-Gon Jinn/ }).check({ force: true });
    await anna.page.getByRole('radio', { name: /^Anybody/ }).check({ force: true });
    await anna.page.getByLabel('Your name at the table').fill('Anna');
    await anna.button('Make the match').click();
    await anna.page.getByLabel('Invitation link').waitFor();
    await look(anna, 'waiting-room');

    await bohumil.open(anna.path);
    await bohumil.page.getByRole('heading', { name: 'Anna invites you' }).waitFor();
    await look(bohumil, 'invitation');
    await bohumil.page.getByLabel('Your name at the table').fill('Bohumil');
    await bohumil.button('Sit down').click();
    await bohumil.button('I am ready').click();
    await cyril.open(anna.path);
    await anna.button('I am ready').click();
    await anna.page.locator('.clash-hand-card').first().waitFor();

    const players = [new Duelist(anna, 3), new Duelist(bohumil, 4)];
    const seen = new Set<string>();
    const once = async (person: Person, name: string): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      await look(person, name);
    };
    for (let over = false; !over;) {
      for (const duelist of players) {
        const task = await duelist.task();
        const { person } = duelist;
        await once(person, task);
        await once(cyril, 'watching');
        if (task === 'trailing' && person.view().table!.battle === 2) await once(person, 'table');
        if (task === 'trailing' && !seen.has('discards')) {
          for (const sheet of ['Discards', 'Rounds', 'Cards', 'Rules']) {
            await person.page.getByRole('button', { name: sheet, exact: true }).click();
            await person.page.getByRole('dialog').waitFor();
            await once(person, sheet.toLowerCase());
            await person.page.keyboard.press('Escape');
            await person.page.getByRole('dialog').waitFor({ state: 'hidden' });
          }
        }
        over ||= task === 'over';
        const before = cyril.frames().at(-1)!._stateID;
        if (['plan', 'standoff', 'trailing'].includes(await duelist.act())) {
          while (cyril.frames().at(-1)!._stateID === before) await new Promise((done) => setTimeout(done, 20));
        }
        if (task === 'plan' || task === 'standoff') {
          const now = await duelist.task();
          if (now === 'placed' || now === 'chosen') await once(person, now);
        }
      }
    }
    await once(cyril, 'watching-over');
    expect(seen).toEqual(
      new Set([
        'plan',
        'placed',
        'watching',
        'trailing',
        'discards',
        'rounds',
        'cards',
        'rules',
        'wait',
        'standoff',
        'chosen',
        'over',
        'table',
        'watching-over',
      ]),
    );

    await anna.open('/');
    await anna.page.getByRole('heading', { name: 'My matches' }).waitFor();
    await anna.page
      .getByText(/You (won|lost)/)
      .first()
      .waitFor();
    await look(anna, 'lobby');
    for (const person of [anna, bohumil, cyril]) expect(person.troubles).toEqual([]);
  });
});
