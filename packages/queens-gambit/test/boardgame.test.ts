/** The same rules under boardgame.io's reducer, which gives them drafts instead of plain objects. */
import { createRandomness } from '@theed/tabletop';
import { createRunner, type MatchState } from '@theed/tabletop/boardgame';
import { playOut, secretOf, type Weights } from '@theed/tabletop/testing';
import { queensGambit } from '../src';

/** Some give up, so that a match under a reducer does not take too long. */
const WEIGHTS: Weights = { resign: 0.01, unplan: 0.1, undo: 0.2, attack: 50, move: 0.3, finish: 0.15 };

test.each([
  { seed: 1, seatCount: 2 },
  { seed: 2, seatCount: 4 },
])('a whole match for $seatCount comes to the same state, input by input', ({ seed, seatCount }) => {
  const runner = createRunner(queensGambit, (nonces) => createRandomness(secretOf(seed), nonces));
  let match: MatchState = runner.initial(seatCount);
  const { over } = playOut(queensGambit, {
    seed,
    seatCount,
    weights: WEIGHTS,
    onStep: ({ state }, input) => {
      if (input === null) return;
      match = runner.next(match, input);
      expect(match.G).toEqual(state);
    },
  });
  expect(match.ctx.gameover).toEqual(over);
});
