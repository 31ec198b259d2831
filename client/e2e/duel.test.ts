import type { ClashEvent } from '@theed/clash-of-the-lightsabers';
import type { MusterEvent } from '@theed/tabletop';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { CanaryDecks, canariesIn } from './decks';
import { Duelist, type Task } from './duelist';
import { Line } from './line';
import { Person } from './person';
import { TestServer } from './server';

jest.setTimeout(600_000);

let browser: Browser;
const decks = new CanaryDecks();
let server: TestServer;
const people: Person[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  server = await TestServer.start(decks.settings);
});

afterAll(async () => {
  for (const person of people) await person.leave();
  await browser.close();
  await server.stop();
  decks.remove();
});

async function come(name: string): Promise<Person> {
  const person = await Person.come(browser, name, await Line.to(server.port));
  people.push(person);
  return person;
}

/** Waits for something that the page will show in its own time. @throws after 20 s */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((done) => setTimeout(done, 25))) {
    if (await holds()) return;
  }
  throw new Error(`${what} has not come about`);
}

/** Kinds that an event shows to everybody. */
function shownBy(event: ClashEvent | MusterEvent): Set<string> {
  return event.type === 'drew' ? new Set() : canariesIn(JSON.stringify(event));
}

it('is played by two people in their browsers and watched by a third, through reloads, a lost line and a dead server', async () => {
  const anna = await come('Anna');
  const bohumil = await come('Bohumil');
  const cyril = await come('Cyril');

  // Anna makes a private match and gets a link to send.
  await anna.open('/');
  await anna.page.getByRole('link', { name: 'Make a match' }).first().click();
  await anna.page.getByRole('radio', { name: /^Qui-Gon Jinn/ }).check({ force: true });
  await anna.page.getByLabel('Your name at the table').fill('Anna');
  await anna.button('Make the match').click();
  const invitation = new URL(await anna.page.getByLabel('Invitation link').inputValue());
  const matchPath = invitation.pathname;
  expect(invitation.hash).toMatch(/^#join=./);

  // Bohumil opens it and sits down; the code goes from his address.
  await bohumil.open(invitation.pathname + invitation.hash);
  await bohumil.page.getByRole('heading', { name: 'Anna invites you' }).waitFor();
  await bohumil.page.getByLabel('Your name at the table').fill('Bohumil');
  await bohumil.button('Sit down').click();
  await bohumil.button('I am ready').waitFor();
  expect(bohumil.path).toBe(matchPath);

  // Cyril has the plain link, and watches.
  await cyril.open(matchPath);
  await cyril.page.getByRole('heading', { name: 'Waiting room' }).waitFor();
  expect(await cyril.button('I am ready').count()).toBe(0);

  // A reload in the waiting room.
  await anna.page.reload();
  await anna.button('I am ready').click();
  await bohumil.page.reload();
  await bohumil.button('I am ready').click();

  const players = [new Duelist(anna, 11), new Duelist(bohumil, 12)];
  await Promise.all(players.map(({ person }) => person.page.locator('.clash-hand-card').first().waitFor()));

  const namesOf = await cardNames(anna, matchPath);
  const reloaded = new Set<Task>();
  const met = new Set<Task>();
  let inputs = 0;
  let cut = false;
  let restarted = false;

  for (let over = false; !over;) {
    for (const duelist of players) {
      const { person } = duelist;
      const task = await duelist.task();
      met.add(task);
      over ||= task === 'over';
      if (!reloaded.has(task) && task !== 'over') {
        // A reload in each phase brings the same table back.
        reloaded.add(task);
        const before = JSON.stringify(person.view().table);
        const received = person.received.length;
        await person.page.reload();
        await until('the table', () => person.received.slice(received).some((text) => text.includes('"sync"')));
        expect(JSON.stringify(person.view().table)).toBe(before);
        expect(await duelist.task()).toBe(task);
      }
      if (!cut && inputs > 6) {
        cut = true;
        person.line.cut();
        await person.page.getByText('Connection lost').first().waitFor();
        person.line.mend();
        await person.page.getByText('Connection lost').first().waitFor({ state: 'hidden' });
      }
      if (!restarted && inputs > 12) {
        restarted = true;
        const before = JSON.stringify(cyril.view().table);
        const heard = people.map(({ received }) => received.length);
        await server.restart();
        for (const [index, each] of people.entries()) {
          await until(`${each.name} back at the table`, () =>
            each.received.slice(heard[index]).some((text) => text.includes('"sync"')),
          );
        }
        expect(JSON.stringify(cyril.view().table)).toBe(before);
      }
      const stateID = cyril.frames().at(-1)!._stateID;
      const did = await duelist.act();
      if (did === 'plan' || did === 'standoff' || did === 'trailing') {
        inputs += 1;
        await until('the move at everybody’s table', () =>
          people.every((each) => each.frames().at(-1)!._stateID > stateID),
        );
      }
      await expectNoHiddenName(cyril, namesOf);
      await expectNoHiddenName(anna, namesOf);
      await expectNoHiddenName(bohumil, namesOf);
    }
  }

  // Everybody sees who has won.
  const { over } = anna.view();
  expect(over?.by).toBe('duel');
  for (const { person } of players)
    await person.page
      .getByText(/(You have|has) won the duel/)
      .first()
      .waitFor();
  expect(met).toEqual(expect.objectContaining(new Set<Task>(['plan', 'placed', 'standoff', 'trailing'])));
  expect(cut && restarted).toBe(true);

  // Every card that came over a viewer's wire was shown to him by the rules before or at that time.
  for (const [person, seat] of [
    [cyril, null],
    [anna, '0'],
    [bohumil, '1'],
  ] as const) {
    const known = new Set<string>();
    for (const frame of person.frames()) {
      if (frame.G.over !== null) break;
      for (const event of frame.G.events) for (const kind of shownBy(event)) known.add(kind);
      for (const { discard } of Object.values(frame.G.table?.sides ?? {}))
        for (const kind of Object.values(discard)) expect(known).toContain(kind);
      for (const kind of canariesIn(JSON.stringify(frame))) {
        const own = seat !== null && kind.startsWith(seat === '0' ? 'canary-q' : 'canary-m');
        if (!own) expect(known).toContain(kind);
      }
    }
    expect(known.size).toBeGreaterThan(6);
  }
  expect(people.flatMap(({ name, troubles }) => troubles.map((trouble) => `${name}: ${trouble}`))).toEqual([]);
});

/** Names of the cards by id. */
async function cardNames(person: Person, matchPath: string): Promise<Map<string, string>> {
  const matchID = matchPath.split('/').at(-1)!;
  const answer = await fetch(`${person.line.url}/games/clash-of-the-lightsabers/${matchID}/components`);
  const { decks } = (await answer.json()) as { decks: Record<string, { cards: { id: string; name: string }[] }> };
  return new Map(Object.values(decks).flatMap(({ cards }) => cards.map(({ id, name }) => [id, name])));
}

/** The page names no card that its viewer has not been shown. */
async function expectNoHiddenName(person: Person, names: ReadonlyMap<string, string>): Promise<void> {
  const view = person.view();
  if (view.over !== null) return;
  const seen = canariesIn(person.received.join('\n'));
  const html = await person.page.content();
  for (const [kind, name] of names)
    if (!seen.has(kind) && html.includes(name))
      throw new Error(`${person.name}’s page names ${name}, which he has not seen`);
}
