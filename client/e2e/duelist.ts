import { picker, type Picker } from '@theed/tabletop/testing';
import type { Person } from './person';

/** What the table asks of a person, read from the page as a person would. */
export type Task = 'plan' | 'placed' | 'standoff' | 'chosen' | 'trailing' | 'wait' | 'watch' | 'over';

/** Cards of a full hand overlap: what is always free of a card is its left edge. */
const LEFT_EDGE = { position: { x: 8, y: 24 } };

/** Plays Clash through the page alone, by taps, choosing at random. */
export class Duelist {
  private readonly pick: Picker;

  constructor(
    readonly person: Person,
    seed: number,
  ) {
    this.pick = picker(seed);
  }

  /** What is asked now; skips what is being shown. */
  async task(): Promise<Task> {
    const { page } = this.person;
    for (;;) {
      const task = await page.locator('[data-task]').first().getAttribute('data-task');
      if (task !== 'follow') return task as Task;
      const skip = page.locator('[data-task="follow"]').getByRole('button');
      await skip.click({ timeout: 1_000 }).catch(() => undefined);
    }
  }

  /** Does what is asked, if anything is, and says what it was. */
  async act(): Promise<Task> {
    const task = await this.task();
    if (task === 'plan') await this.plan();
    else if (task === 'standoff') await this.layCard(/^Lay /);
    else if (task === 'trailing') {
      if (this.pick.below(100) < 45) await this.concede();
      else await this.layCard(/^Play /);
    }
    return task;
  }

  private async plan(): Promise<void> {
    const { page } = this.person;
    const cards = page.locator('.clash-hand-card');
    const chosen = this.pick.some(
      Array.from({ length: await cards.count() }, (_, index) => index),
      3,
    );
    for (const [battle, card] of chosen.entries()) {
      await cards.nth(card).click(LEFT_EDGE);
      await page.locator(`[data-slot="${battle + 1}"]`).click();
    }
    await this.person.button(/^Place/).click();
  }

  private async layCard(button: RegExp): Promise<void> {
    const cards = this.person.page.locator('.clash-hand-card');
    await cards.nth(this.pick.below(await cards.count())).click(LEFT_EDGE);
    await this.person.button(button).click();
  }

  private async concede(): Promise<void> {
    await this.person.button(/^Concede/).click();
    const yes = this.person.button('Yes, concede');
    await yes.and(this.person.page.locator('[aria-disabled="false"]')).click();
  }
}
