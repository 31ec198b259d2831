/** Raised when more is waiting than a mailbox takes. */
export class MailboxFull extends Error {
  override readonly name = 'MailboxFull';
}

/** Runs tasks one at a time, in the order in which they came. A task that fails fails alone. */
export class Mailbox {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly capacity: number) {}

  /** Tasks that are waiting or running. */
  get size(): number {
    return this.waiting;
  }

  /** @throws MailboxFull at once if as many as it takes are waiting already. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.waiting >= this.capacity) return Promise.reject(new MailboxFull('the mailbox is full'));
    this.waiting += 1;
    const result = this.tail.then(task);
    this.tail = result
      .catch(() => undefined)
      .finally(() => {
        this.waiting -= 1;
      });
    return result;
  }

  /** Resolves when everything that came before has run. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
