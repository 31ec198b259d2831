import { RateLimiterMemory } from 'rate-limiter-flexible';

/** So many in so many seconds. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

/** How much one visitor may ask for. An address may be shared by a household or a school. */
export interface Limits {
  /** Socket events of one connection. */
  readonly connectionEvents: Rate;
  /** Packets of one connection, events or not. */
  readonly connectionPackets: Rate;
  /** Bytes that may wait for one connection to read them. */
  readonly unread: number;
  /** Socket events of one address. */
  readonly addressEvents: Rate;
  /** New connections of one address. */
  readonly connects: Rate;
  /** Connections that one address may have open. */
  readonly openConnections: number;
  /** HTTP requests of one address that change nothing. */
  readonly reads: Rate;
  /** HTTP requests of one address that change something. */
  readonly writes: Rate;
  /** Tasks that may wait for one match. */
  readonly mailbox: number;
}

export const defaultLimits: Limits = {
  connectionEvents: { points: 60, seconds: 10 },
  connectionPackets: { points: 600, seconds: 10 },
  unread: 1_000_000,
  addressEvents: { points: 1200, seconds: 10 },
  connects: { points: 240, seconds: 60 },
  openConnections: 400,
  reads: { points: 1200, seconds: 60 },
  writes: { points: 120, seconds: 60 },
  mailbox: 1000,
};

/** Counts what each visitor asks for. */
export class Gate {
  private readonly limiter: RateLimiterMemory;

  constructor({ points, seconds }: Rate) {
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  /** Whether this visitor may once more. */
  async admits(visitor: string): Promise<boolean> {
    try {
      await this.limiter.consume(visitor);
      return true;
    } catch {
      return false;
    }
  }
}
