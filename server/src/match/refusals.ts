import { refusal } from '@theed/tabletop';

/** What a match answers apart from what its rules say. */
export const matchRefusals = {
  noSuchMatch: refusal('no-such-match', 'There is no such match. Check the link.'),
  notSynced: refusal('not-synced', 'Open the match first: send a sync for it on this connection.'),
  badCredentials: refusal('bad-credentials', 'These credentials do not open this seat.'),
  notYourSeat: refusal('not-your-seat', 'This seat is not yours. Join the match to get one.'),
  wrongSeat: refusal('wrong-seat', 'This move was sent in the name of another seat.'),
  noSuchSeat: refusal('no-such-seat', 'This table has no such seat.'),
  seatTaken: refusal('seat-taken', 'Somebody sits there already.'),
  full: refusal('full', 'All seats of this match are taken.'),
  alreadySeated: refusal('already-seated', 'You have a seat in this match.'),
  badInvite: refusal('bad-invite', 'This match is private, and the invite does not open it.'),
  begun: refusal('begun', 'The game has begun: a seat can be left again when the match is over.'),
  notOver: refusal('not-over', 'This match is not over yet.'),
  over: refusal('over', 'This match is over.'),
  notStored: refusal('not-stored', 'This could not be saved, so it did not happen. Try again.'),
  failed: refusal('failed', 'The server failed at this, and nothing was changed. Please report it.'),
  busy: refusal('busy', 'Too much is waiting for this match. Try again in a moment.'),
} as const;
