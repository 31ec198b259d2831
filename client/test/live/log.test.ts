import { joinLines, lineOfUpdate, linesOf } from '../../src/live/log';
import { entry, frame } from './fake-socket';

const line = (stateID: number, at = 0) => ({ stateID, at, events: [] });
const ids = (lines: readonly { readonly stateID: number }[]): number[] => lines.map(({ stateID }) => stateID);

describe('lines of the log', () => {
  it('has what happened, and when', () => {
    expect(linesOf([entry(7, [{ type: 'begun' }])])).toEqual([{ stateID: 7, at: 1007, events: [{ type: 'begun' }] }]);
  });

  it('keeps the place of an entry that says nothing', () => {
    expect(linesOf([entry(7)])).toEqual([{ stateID: 7, events: [] }]);
  });

  it('takes the events of an update from its frame', () => {
    expect(lineOfUpdate(frame(8, [{ type: 'begun' }]), [entry(7)], 55)).toEqual({
      stateID: 7,
      at: 55,
      events: [{ type: 'begun' }],
    });
  });

  it('names the line of an update without an entry by the state before it', () => {
    expect(lineOfUpdate(frame(8), [], 55).stateID).toBe(7);
  });
});

describe('joining lines', () => {
  it('puts neighbours together', () => expect(ids(joinLines([line(0), line(1)], [line(2)]))).toEqual([0, 1, 2]));
  it('begins with what it has', () => expect(ids(joinLines([], [line(5)]))).toEqual([5]));
  it('loses nothing to an empty page', () => expect(ids(joinLines([line(5)], []))).toEqual([5]));
  it('prefers the newer reading of a line', () =>
    expect(joinLines([line(0), line(1, 1)], [line(1, 2), line(2)])).toEqual([line(0), line(1, 2), line(2)]));
  it('lets older lines go when some are missing between', () =>
    expect(ids(joinLines([line(0), line(1)], [line(3)]))).toEqual([3]));
});
