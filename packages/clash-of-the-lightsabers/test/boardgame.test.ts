/** The same rules under boardgame.io's reducer, which gives them drafts instead of plain objects. */
import { createRandomness } from '@theed/tabletop';
import { createRunner, type MatchState } from '@theed/tabletop/boardgame';
import { playOut, secretOf } from '@theed/tabletop/testing';
import { clash } from '../src';

test('whole matches come to the same state, input by input', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const runner = createRunner(clash, (nonces) => createRandomness(secretOf(seed), nonces));
    let match: MatchState = runner.initial(2);
    const { over } = playOut(clash, {
      seed,
      seatCount: 2,
      weights: { resign: 0, concede: 0.3, unplan: 0.2, unplay: 0.2 },
      onStep: ({ state }, input) => {
        if (input === null) return;
        match = runner.next(match, input);
        expect(match.G).toEqual(state);
      },
    });
    expect(match.ctx.gameover).toEqual(over);
  }
});
