import { viewerName, type SeatId } from '@theed/tabletop';
import type { SyncInfo } from '@theed/tabletop/protocol';
import type { SeatRecord } from '../store/store';
import type { Attendance } from './info';
import { viewerOf } from './position';

/** A connection that looks at a match. */
export interface Subscriber {
  /** Who is behind it: the tabs of one browser are one person. */
  readonly person: string;
  readonly connected: boolean;
  /** Gets the frames of this kind of viewer from now on, and no others; `null`: none any more. */
  place(matchId: string, viewer: string | null): void;
  sync(matchId: string, info: SyncInfo): void;
}

interface Place {
  readonly seat: SeatId | null;
  /** Hash of the credentials that the seat had then: a seat that was left opens no more. */
  readonly claim: string | null;
}

/** Those who look at one match, and where each sits. */
export class Audience implements Attendance {
  private readonly places = new Map<Subscriber, Place>();

  constructor(private readonly matchId: string) {}

  get empty(): boolean {
    return this.places.size === 0;
  }

  has(subscriber: Subscriber): boolean {
    return this.places.has(subscriber);
  }

  /** Admits a connection, or moves it. */
  admit(subscriber: Subscriber, seat: SeatRecord | null): void {
    this.places.set(subscriber, { seat: seat?.seat ?? null, claim: seat?.credentialHash ?? null });
    subscriber.place(this.matchId, viewerName(viewerOf(seat?.seat ?? null)));
  }

  dismiss(subscriber: Subscriber): boolean {
    return this.places.delete(subscriber);
  }

  /** The seat that the connection plays, as long as it is still its own. */
  seatOf(subscriber: Subscriber, seats: readonly SeatRecord[]): SeatId | null {
    const place = this.places.get(subscriber);
    if (place === undefined || place.seat === null) return null;
    const seat = seats.find((record) => record.seat === place.seat);
    return seat !== undefined && place.claim !== null && seat.credentialHash === place.claim ? place.seat : null;
  }

  /** Those at seats that are not theirs any more. */
  strangers(seats: readonly SeatRecord[]): Subscriber[] {
    return [...this.places.keys()].filter(
      (subscriber) => this.places.get(subscriber)!.seat !== null && this.seatOf(subscriber, seats) === null,
    );
  }

  isConnected(seat: SeatId): boolean {
    return [...this.places.values()].some((place) => place.seat === seat);
  }

  /** People who watch and do not sit here. */
  get spectators(): number {
    const seated = new Set<string>();
    const watching = new Set<string>();
    for (const [{ person }, { seat }] of this.places) (seat === null ? watching : seated).add(person);
    return [...watching].filter((person) => !seated.has(person)).length;
  }
}
