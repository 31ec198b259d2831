import { act, renderHook } from '@testing-library/react';
import type { LogLine } from '../../src/table/contract';
import { useReplay, type Staging } from '../../src/table/useReplay';

/** A game in which a number grows; `whisper` needs no showing. */
interface Grow {
  readonly type: 'grow' | 'whisper';
}
const staging: Staging<number, Grow> = {
  advance: (board, event) => (event.type === 'grow' ? board + 1 : board),
  staged: (board, event) => (event.type === 'grow' ? board + 1 : board),
  pace: (event) => (event.type === 'grow' ? 100 : 0),
};
const line = (stateID: number, ...types: Grow['type'][]): LogLine<Grow> => ({
  stateID,
  events: types.map((type) => ({ type })),
});
const tick = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

function watch(log: readonly LogLine<Grow>[], live: number) {
  return renderHook(
    (props: { log: readonly LogLine<Grow>[]; live: number }) => useReplay(props.log, props.live, staging),
    {
      initialProps: { log, live },
    },
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('following', () => {
  const first = line(1, 'grow', 'grow');

  it('plays nothing of what had happened before the table was opened, but can tell it again', () => {
    const { result } = watch([first], 2);
    expect(result.current).toMatchObject({ frame: null, board: 2, canRepeat: true });
    act(() => result.current.repeat());
    expect(result.current).toMatchObject({ board: 2, step: 1, steps: 2 });
  });

  it('plays what an input sets off, step by step, each with what lay there', () => {
    const { result, rerender } = watch([first], 2);
    rerender({ log: [first, line(2, 'grow', 'whisper', 'grow')], live: 4 });
    expect(result.current).toMatchObject({ board: 3, step: 1, steps: 2, telling: 2 });
    tick(100);
    expect(result.current).toMatchObject({ board: 4, step: 2 });
    tick(100);
    expect(result.current).toMatchObject({ frame: null, board: 4, telling: null });
  });

  it('plays what comes in meanwhile after it', () => {
    const { result, rerender } = watch([first], 2);
    const second = line(2, 'grow', 'grow');
    rerender({ log: [first, second], live: 4 });
    tick(100);
    rerender({ log: [first, second, line(3, 'grow')], live: 5 });
    expect(result.current).toMatchObject({ board: 4, steps: 2 });
    tick(100);
    expect(result.current.board).toBe(5);
    tick(100);
    expect(result.current.frame).toBeNull();
  });

  it('can be stopped, stepped, skipped and seen again', () => {
    const { result, rerender } = watch([first], 2);
    rerender({ log: [first, line(2, 'grow', 'grow', 'grow')], live: 5 });
    act(() => result.current.pause());
    tick(1_000);
    expect(result.current).toMatchObject({ board: 3, paused: true });
    act(() => result.current.next());
    expect(result.current).toMatchObject({ board: 4, paused: true });
    act(() => result.current.skip());
    expect(result.current).toMatchObject({ frame: null, board: 5 });
    act(() => result.current.repeat());
    expect(result.current).toMatchObject({ board: 3, step: 1, steps: 3, paused: false });
  });

  it('shows no film of a state that comes a second time', () => {
    const { result, rerender } = watch([first], 2);
    rerender({ log: [first], live: 2 });
    rerender({ log: [...[first]], live: 2 });
    expect(result.current.frame).toBeNull();
  });

  it('tells a long absence in the log only', () => {
    const { result, rerender } = watch([first], 2);
    const missed = Array.from({ length: 50 }, (_, index) => line(index + 2, 'grow'));
    rerender({ log: [first, ...missed], live: 52 });
    expect(result.current).toMatchObject({ frame: null, board: 52 });
  });

  it('makes no film of what needs no showing', () => {
    const { result, rerender } = watch([first], 2);
    rerender({ log: [first, line(2, 'whisper')], live: 2 });
    expect(result.current.frame).toBeNull();
  });
});
