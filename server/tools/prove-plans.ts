/**
 * Both players of many duels lay their plans at the same moment, some twice and some too late: none is lost, each is
 * acknowledged or refused with a reason, and what is stored is what was acknowledged.
 *
 * `prove-plans [plans = 10000] [tables = 40]`
 */
import '../src/production';
import type { MoveAnswer } from '@theed/tabletop/protocol';
import { picker, type Picker } from '@theed/tabletop/testing';
import type { RunningServer } from '../src/app';
import { seatPair, type Player, type Sent } from './support/players';
import { countArgument, inTempFolder, must, prove, serve } from './support/serve';

interface Count {
  plans: number;
  acknowledged: number;
  repeated: number;
  refused: number;
}

/** Plays duels at one table until enough plans were laid at all tables. */
async function table(server: RunningServer, pick: Picker, count: Count, goal: number): Promise<void> {
  while (count.plans < goal) {
    const players = await seatPair(server.url);
    const acknowledged = new Map<string, number>();
    const refused: string[] = [];
    let late: Sent | null = null;
    while (players[0].frame!.G.over === null && count.plans < goal) {
      const both = players.every((player) => player.choices().some(({ move }) => move === 'plan'));
      const sent = players.flatMap((player) => choose(player, pick));
      must(sent.length > 0, `a table stands still at ${players[0].frame!.G.at}`);
      if (both && late !== null) sent.push({ ...late, moveId: `${late.moveId}-late` });
      if (both) count.plans += sent.length;
      // The first comes twice, under one id.
      const answers = await Promise.all([...sent, sent[0]!].map((each) => playerOf(players, each).send(each)));
      const newest = judge(answers, [...sent, sent[0]!], { acknowledged, refused, count });
      if (both) late = sent[0]!;
      await Promise.all(players.map((player) => player.until(({ _stateID }) => _stateID >= newest)));
    }
    await compare(server, players, acknowledged, refused);
    for (const player of players) player.leave();
  }
}

function choose(player: Player, pick: Picker): Sent[] {
  const sent = player.choose(pick);
  return sent === null ? [] : [sent];
}

function playerOf(players: readonly [Player, Player], { seat }: Sent): Player {
  return players[seat === '0' ? 0 : 1];
}

function judge(
  answers: readonly (MoveAnswer | null)[],
  sent: readonly Sent[],
  seen: { acknowledged: Map<string, number>; refused: string[]; count: Count },
): number {
  let newest = 0;
  answers.forEach((answer, index) => {
    const { moveId, seat } = sent[index]!;
    const key = `${seat}:${moveId}`;
    must(answer !== null, `${moveId} was not answered`);
    if (answer!.ok) {
      const before = seen.acknowledged.get(key);
      must(before === undefined || before === answer!.stateID, `${moveId} was answered in two ways`);
      seen.count[before === undefined ? 'acknowledged' : 'repeated'] += 1;
      seen.acknowledged.set(key, answer!.stateID);
      newest = Math.max(newest, answer!.stateID);
    } else {
      must(answer!.refusal.code === 'stale', `${moveId} was refused as ${answer!.refusal.code}`);
      must(moveId.endsWith('-late'), `${moveId} came in time and was refused as stale`);
      seen.count.refused += 1;
      seen.refused.push(key);
    }
  });
  return newest;
}

/** What is stored is what was acknowledged, once, in its place. */
async function compare(
  { store }: RunningServer,
  [{ matchID }]: readonly [Player, Player],
  acknowledged: ReadonlyMap<string, number>,
  refused: readonly string[],
): Promise<void> {
  const inputs = (await store.inputs(matchID, 1e6, 1e6)).filter(({ move }) => move !== 'ready');
  const stored = new Map(inputs.map(({ seat, moveId, seq }) => [`${seat}:${moveId!}`, seq + 1]));
  must(stored.size === inputs.length, 'a move is stored twice');
  must(stored.size === acknowledged.size, `${acknowledged.size} moves were acknowledged, ${stored.size} are stored`);
  for (const [key, stateId] of acknowledged) must(stored.get(key) === stateId, `${key} is not stored in its place`);
  for (const key of refused) must(!stored.has(key), `${key} was refused and is stored`);
}

prove(() =>
  inTempFolder(async (folder) => {
    const goal = countArgument(0, 10_000);
    const tables = countArgument(1, 40);
    const server = await serve(folder, 0);
    const count: Count = { plans: 0, acknowledged: 0, repeated: 0, refused: 0 };
    const started = Date.now();
    await Promise.all(Array.from({ length: tables }, (_, index) => table(server, picker(index + 1), count, goal)));
    await server.stop();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    return `plans: ${count.plans} laid at ${tables} tables in ${seconds} s, with all other moves ${count.acknowledged} acknowledged, ${count.repeated} repeats answered alike, ${count.refused} late ones refused, none lost`;
  }),
);
