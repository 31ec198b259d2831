import { createLink, type Link } from '../../src/live/link';
import { entry, FakeDevice, FakeSocket, frame, match, MATCH, sync } from './fake-socket';

interface Scene {
  readonly link: Link;
  readonly socket: FakeSocket;
  readonly device: FakeDevice;
  readonly leave: () => void;
  /** How often the link has said that something changed. */
  readonly changes: () => number;
  readonly fetchOlder: jest.Mock;
}

function join(seat: string | null = '0'): Scene {
  const socket = new FakeSocket();
  const device = new FakeDevice();
  const fetchOlder = jest.fn();
  const link = createLink({ matchID: MATCH, seat, openSocket: () => socket, device, fetchOlder });
  let changed = 0;
  const leave = link.subscribe(() => (changed += 1));
  return { link, socket, device, leave, changes: () => changed, fetchOlder };
}

/** Lets promises that are settled be heard of. */
const settled = async (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, Promise.resolve('not yet')]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('getting in step', () => {
  it('asks for everything as the seat it has, and shows what comes', () => {
    const { link, socket } = join('1');
    expect(link.getSnapshot()).toMatchObject({ connection: 'connecting', frame: null });
    socket.open();
    expect(socket.syncs).toEqual([[MATCH, '1']]);
    socket.hear('sync', MATCH, sync(3));
    expect(link.getSnapshot()).toMatchObject({ connection: 'online', frame: { _stateID: 3 }, match, older: false });
    expect(link.getSnapshot().log.map(({ stateID, at }) => [stateID, at])).toEqual([
      [0, 1000],
      [1, 1001],
      [2, 1002],
    ]);
  });

  it('does not listen to what is said about another match', () => {
    const { link, socket } = join();
    socket.open();
    socket.hear('sync', 'match-2', sync(3));
    expect(link.getSnapshot().frame).toBeNull();
  });

  it('says why a match is not shown', () => {
    const { link, socket } = join();
    socket.open();
    socket.hear('refused', MATCH, { code: 'no-such-match', message: 'There is no such match.' });
    expect(link.getSnapshot().refused).toEqual({ code: 'no-such-match', message: 'There is no such match.' });
  });

  it('tries again when the server was only busy', () => {
    const { link, socket } = join();
    socket.open();
    socket.hear('refused', MATCH, { code: 'busy', message: 'Too much is waiting.' });
    expect(link.getSnapshot().refused).toBeNull();
    jest.advanceTimersByTime(2_000);
    expect(socket.connects).toBe(2);
  });

  it('connects anew when a sync stays unanswered on a connection that looks alive', () => {
    const { socket } = join();
    socket.open();
    jest.advanceTimersByTime(6_900);
    expect(socket.connects).toBe(1);
    jest.advanceTimersByTime(200);
    expect(socket.connects).toBe(2);
  });

  it('lets go of the connection with the last listener', () => {
    const { socket, leave } = join();
    socket.openInStep(sync(0));
    leave();
    expect(socket.connected).toBe(false);
  });
});

describe('updates', () => {
  it('takes the next state, and its events as a line of the log', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    socket.hear('update', MATCH, frame(4, [{ type: 'ready', seat: '1' }]), [entry(3)]);
    const { frame: now, log } = link.getSnapshot();
    expect(now?._stateID).toBe(4);
    expect(log.at(-1)).toMatchObject({ stateID: 3, events: [{ type: 'ready', seat: '1' }] });
    expect(log).toHaveLength(4);
  });

  it.each([3, 2])('passes over a state that is not newer (%d after 3), without a word to anybody', (stateID) => {
    const { link, socket, changes } = join();
    socket.openInStep(sync(3));
    const before = changes();
    socket.hear('update', MATCH, frame(stateID), [entry(stateID - 1)]);
    expect(link.getSnapshot().frame?._stateID).toBe(3);
    expect(changes()).toBe(before);
  });

  it('asks for everything when one is missing, and keeps the log without gaps', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    socket.hear('update', MATCH, frame(6), [entry(5)]);
    expect(socket.syncs).toHaveLength(2);
    expect(link.getSnapshot().frame?._stateID).toBe(6);
    socket.hear('sync', MATCH, sync(6));
    expect(link.getSnapshot().log.map(({ stateID }) => stateID)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('passes over an update that comes before the first sync', () => {
    const { link, socket } = join();
    socket.open();
    socket.hear('update', MATCH, frame(4), [entry(3)]);
    expect(link.getSnapshot().frame).toBeNull();
  });

  it('hears who is there', () => {
    const { link, socket } = join();
    socket.openInStep(sync(0));
    socket.hear('matchData', MATCH, match.players, { ...match, spectators: 2 });
    expect(link.getSnapshot().match?.spectators).toBe(2);
  });
});

describe('the log', () => {
  it('knows that there are older lines, and puts them in front', async () => {
    const { link, socket, fetchOlder } = join();
    socket.openInStep(sync(60, 10));
    expect(link.getSnapshot().older).toBe(true);
    fetchOlder.mockResolvedValue({ log: Array.from({ length: 10 }, (_, index) => entry(index, [])) });
    await link.loadOlder();
    expect(fetchOlder).toHaveBeenCalledWith(10);
    expect(link.getSnapshot().older).toBe(false);
    expect(link.getSnapshot().log.map(({ stateID }) => stateID)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it('keeps older lines over a reconnect as long as nothing is missing between', () => {
    const { link, socket } = join();
    socket.openInStep(sync(5));
    socket.drop('transport close');
    socket.openInStep(sync(9, 5));
    expect(link.getSnapshot().log).toHaveLength(9);
    socket.drop('transport close');
    socket.openInStep(sync(200, 150));
    expect(link.getSnapshot().log[0]?.stateID).toBe(150);
    expect(link.getSnapshot().older).toBe(true);
  });
});

describe('moves', () => {
  it('sends a move in the name of the seat, with an id and the state that it was chosen in', async () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    const answer = link.act('ready', 'abc');
    expect(socket.moves).toHaveLength(1);
    expect(socket.moves[0]).toMatchObject({
      stateID: 3,
      action: { type: 'MAKE_MOVE', payload: { type: 'ready', args: ['abc'], playerID: '0' } },
    });
    expect(socket.moves[0]!.action.payload.moveId).toMatch(/^[0-9a-f]{32}$/);
    socket.moves[0]!.answer({ ok: true, stateID: 4 });
    expect(await answer).toEqual({ ok: true, stateID: 4 });
  });

  it('gives every move an id of its own', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    void link.act('ready');
    void link.act('ready');
    expect(new Set(socket.moves.map(({ action }) => action.payload.moveId)).size).toBe(2);
  });

  it('takes a refusal that comes as an event for the answer to its move', async () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    const answer = link.act('ready');
    const { moveId } = socket.moves[0]!.action.payload;
    socket.hear('refused', MATCH, { code: 'stale', message: 'Look again.', moveId: moveId! });
    expect(await answer).toEqual({ ok: false, refusal: { code: 'stale', message: 'Look again.' } });
    expect(link.getSnapshot().refused).toBeNull();
  });

  it('sends an unanswered move again, under the same id, once it is in step again', async () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    const answer = link.act('ready', 'abc');
    socket.drop('transport close');
    expect(await settled(answer)).toBe('not yet');
    socket.open();
    expect(socket.moves).toHaveLength(1);
    socket.hear('sync', MATCH, sync(4));
    expect(socket.moves).toHaveLength(2);
    expect(socket.moves[1]!.action).toEqual(socket.moves[0]!.action);
    socket.moves[1]!.answer({ ok: true, stateID: 4 });
    expect(await answer).toEqual({ ok: true, stateID: 4 });
  });

  it('does not send an answered move again', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    void link.act('ready');
    socket.moves[0]!.answer({ ok: true, stateID: 4 });
    socket.drop('transport close');
    socket.openInStep(sync(4));
    expect(socket.moves).toHaveLength(1);
  });

  it('keeps a move that is made while away', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    socket.drop('transport close');
    void link.act('ready');
    expect(socket.moves).toHaveLength(0);
    socket.openInStep(sync(3));
    expect(socket.moves).toHaveLength(1);
  });

  it('connects anew when a move stays unanswered on a connection that looks alive', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    void link.act('ready');
    jest.advanceTimersByTime(7_100);
    expect(socket.connects).toBe(2);
    socket.openInStep(sync(3));
    expect(socket.moves).toHaveLength(2);
    socket.moves[1]!.answer({ ok: true, stateID: 4 });
    jest.advanceTimersByTime(20_000);
    expect(socket.connects).toBe(2);
  });

  it('does not take the answer to another question for that of a move', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    void link.act('ready');
    socket.hear('sync', MATCH, sync(3));
    jest.advanceTimersByTime(7_100);
    expect(socket.connects).toBe(2);
  });

  it('answers for a spectator itself: there is no seat to move for', async () => {
    const { link, socket } = join(null);
    socket.openInStep(sync(3));
    expect(await link.act('ready')).toMatchObject({ ok: false, refusal: { code: 'not-seated' } });
    expect(socket.moves).toHaveLength(0);
  });

  it('leaves nobody waiting who leaves the table', async () => {
    const { link, socket, leave } = join();
    socket.openInStep(sync(3));
    const answer = link.act('ready');
    leave();
    expect(await answer).toMatchObject({ ok: false, refusal: { code: 'left' } });
  });
});

describe('the state of the connection', () => {
  it('is reconnecting after a drop, and online again after a sync, not before', () => {
    const { link, socket } = join();
    socket.openInStep(sync(3));
    socket.drop('transport close');
    expect(link.getSnapshot().connection).toBe('reconnecting');
    socket.open();
    expect(link.getSnapshot().connection).toBe('reconnecting');
    socket.hear('sync', MATCH, sync(3));
    expect(link.getSnapshot().connection).toBe('online');
  });

  it('is offline when the device says so', () => {
    const { link, socket, device } = join();
    socket.openInStep(sync(3));
    device.network = false;
    device.offline();
    expect(link.getSnapshot().connection).toBe('offline');
  });

  it('comes back by itself after the server hung up, as one that restarts does', () => {
    const { socket } = join();
    socket.openInStep(sync(3));
    socket.drop('io server disconnect');
    expect(socket.connects).toBe(1);
    jest.advanceTimersByTime(2_000);
    expect(socket.connects).toBe(2);
  });

  it('asks for everything when the page is looked at again', () => {
    const { socket, device } = join();
    socket.openInStep(sync(3));
    device.wake();
    expect(socket.syncs).toHaveLength(2);
  });

  it('connects at once when the page is looked at again and the connection is gone', () => {
    const { socket, device } = join();
    socket.openInStep(sync(3));
    socket.drop('ping timeout');
    device.wake();
    expect(socket.connects).toBe(2);
  });

  it('finds out that a connection died in its sleep', () => {
    const { link, socket, device } = join();
    socket.openInStep(sync(3));
    device.wake();
    jest.advanceTimersByTime(7_100);
    expect(link.getSnapshot().connection).toBe('reconnecting');
    expect(socket.connects).toBe(2);
  });
});
