import { Client } from 'boardgame.io/client';
import { createRandomness, seatsOf, seatViewer } from '../src';
import { createRunner, toBoardgame } from '../src/boardgame';
import { HeadlessTable, picker, randomInput, secretOf } from '../src/testing';
import { sealedBids } from './sealed-bids';

const randomnessOf = (nonces: readonly string[]) => createRandomness(secretOf(1), nonces);

describe('boardgame.io’s reducer', () => {
  it.each([2, 3])('comes to the states that the rules alone come to (%i seats)', (seatCount) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const runner = createRunner(sealedBids, randomnessOf);
      const table = HeadlessTable.create(sealedBids, seatsOf(seatCount), secretOf(1));
      const pick = picker(seed);
      let match = runner.initial(seatCount);
      while (match.ctx.gameover === undefined) {
        const input = randomInput(table, pick, {});
        table.submit(input);
        match = runner.next(match, input);
        expect(match.G).toEqual(table.state);
        expect(match._stateID).toBe(table.stateId);
        if (match.ctx.gameover === undefined) {
          const { phase, activePlayers } = table.frame(seatViewer('0')).ctx;
          expect(match.ctx.phase).toBe(phase);
          expect(match.ctx.activePlayers).toEqual({
            ...Object.fromEntries(table.state.seats.map((seat) => [seat, 'waiting'])),
            ...activePlayers,
          });
        }
      }
      expect(match.ctx.gameover).toEqual(table.frame(seatViewer('0')).G.over);
    }
  });

  it('leaves the state before an input as it was, also when the input fails', () => {
    const runner = createRunner(sealedBids, randomnessOf);
    const initial = runner.initial(2);
    const before = JSON.stringify(initial);
    runner.next(initial, { move: 'ready', seat: '0', args: ['a'] });
    expect(JSON.stringify(initial)).toBe(before);

    const failing = {
      ...sealedBids,
      deal: () => {
        throw new Error('no cards');
      },
    };
    const broken = createRunner(failing, randomnessOf);
    const waiting = broken.next(broken.initial(2), { move: 'ready', seat: '0', args: [] });
    const text = JSON.stringify(waiting);
    expect(() => broken.next(waiting, { move: 'ready', seat: '1', args: [] })).toThrow('no cards');
    expect(JSON.stringify(waiting)).toBe(text);
  });

  it('gives the same state to the letter from the same inputs', () => {
    const run = (): string => {
      const runner = createRunner(sealedBids, randomnessOf);
      return JSON.stringify(
        ['0', '1'].reduce((match, seat) => runner.next(match, { move: 'ready', seat, args: [] }), runner.initial(2)),
      );
    };
    expect(run()).toBe(run());
  });

  it('runs no move on a client: a client has no chance and no secrets', () => {
    const client = Client({ game: toBoardgame(sealedBids), numPlayers: 2, debug: false });
    client.start();
    client.updatePlayerID('0');
    client.moves.ready!('a');
    client.updatePlayerID('1');
    expect(() => client.moves.ready!('b')).toThrow('chance is drawn by the server');
    client.stop();
  });

  it('takes no input that the rules refuse', () => {
    const spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const runner = createRunner(sealedBids, randomnessOf);
    expect(() => runner.next(runner.initial(2), { move: 'ready', seat: '0', args: [7] })).toThrow(
      'action/invalid_move',
    );
    spoken.mockRestore();
  });
});
