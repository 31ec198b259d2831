/** The same rules under boardgame.io's reducer, which gives them drafts instead of plain objects. */
import { createRandomness } from '@theed/tabletop';
import { createRunner, type MatchState } from '@theed/tabletop/boardgame';
import { playOut, secretOf, type Weights } from '@theed/tabletop/testing';
import { queensGambit } from '../src';

const TORN: Weights = { resign: 0, undo: 0.2, unplan: 0.3, attack: 50, finish: 0.15, move: 0.3 };
const STEADY: Weights = { resign: 0, undo: 0.1, unplan: 0.1, attack: 50, finish: 0.3, move: 0.5 };

test.each([
  { seed: 19, seatCount: 2, weights: TORN },
  { seed: 33, seatCount: 4, weights: STEADY },
])('a whole match for $seatCount comes to the same state, input by input', ({ seed, seatCount, weights }) => {
  const runner = createRunner(queensGambit, (nonces) => createRandomness(secretOf(seed), nonces));
  let match: MatchState = runner.initial(seatCount);
  const { over } = playOut(queensGambit, {
    seed,
    seatCount,
    weights,
    onStep: ({ state }, input) => {
      if (input === null) return;
      match = runner.next(match, input);
      expect(match.G).toEqual(state);
    },
  });
  expect(match.ctx.gameover).toEqual(over);
});
