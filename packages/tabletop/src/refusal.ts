/** Why an input was not taken. `code` is for programs and catalogues, `message` is a plain English sentence. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export function refusal(code: string, message: string): Refusal {
  return { code, message };
}

/** Refusals that any table can give, whatever is played on it. */
export const refusals = {
  noSuchMove: refusal('no-such-move', 'This game has no such move.'),
  badArgs: refusal('bad-args', 'This move was sent in a form that the game does not know.'),
  notSeated: refusal('not-seated', 'Only somebody who sits at this table can do that.'),
  gameOver: refusal('game-over', 'This match is over.'),
  wrongPhase: refusal('wrong-phase', 'That cannot be done in this part of the game.'),
  alreadyReady: refusal('already-ready', 'You have already said that you are ready.'),
  stale: refusal('stale', 'The table has moved on since you chose that. Look again and choose anew.'),
} as const;
