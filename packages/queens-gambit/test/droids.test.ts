/** Droids that leave the plains for the palace, and droids that come anew. */
import type { SpaceId, UnitState } from '../src';
import { at, fed, figures, given, gone, includes, so, type Story, type StorySetup } from './kit';

type Units = NonNullable<StorySetup['units']>;

/** Guards that hold the match open, and Fambaas far from everything that hold the shield up. */
const BASE: Units = {
  'palaceGuard-1': 'p.1.0.12',
  'palaceGuard-2': 'p.1.1.12',
  'palaceGuard-3': 'p.1.3.12',
  'fambaa-1': 'b.0.0',
  'fambaa-2': 'b.0.9',
};

/** A table with these units, on which one seat plays these cards. */
function plains(seat: '0' | '1', stack: readonly string[], units: Units, more: StorySetup = {}): Story {
  return given({
    only: true,
    marker: seat,
    cards: { [seat]: { stack }, [seat === '0' ? '1' : '0']: {} },
    ...more,
    units: { ...BASE, ...units },
  });
}

const weak = (space: SpaceId, left: number): Partial<UnitState> & { at: SpaceId } => ({ at: space, figures: left });

describe('droids sent to the palace', () => {
  const CARD = 'battle-droids-to-palace-or-battle-droid-1';

  it('[Q85] one group goes: as many as the card says, or all if there are fewer', () => {
    plains('0', [CARD], {
      'battleDroid-1': weak('b.5.1', 3),
      'battleDroid-2': 'b.5.2',
      'destroyerDroid-1': 'b.5.3',
      'gungan-1': 'b.1.1',
    })
      .when(fed.chooses(0))
      .then(fed.may('sendToPalace', 'undo', 'finish', 'resign'))
      .refuses(fed.sends('destroyerDroid-1', 'p.1.1.0', 'p.1.1.1'), 'not-a-group')
      .refuses(fed.sends('gungan-1', 'p.1.1.0', 'p.1.1.1'), 'not-your-unit')
      .refuses(fed.sends('battleDroid-9', 'p.1.1.0'), 'no-such-unit')
      .refuses(fed.sends('battleDroid-1', 'p.1.1.0', 'p.1.1.1'), 'bad-space-count')
      .refuses(fed.sends('battleDroid-1', 'p.1.1.0', 'p.1.1.1', 'p.1.1.1'), 'space-twice')
      .refuses(fed.sends('battleDroid-1', 'p.1.1.0', 'p.1.1.1', 'p.1.1.2'), 'not-staging')
      .refuses(fed.sends('battleDroid-1', 'p.1.1.0', 'p.1.1.1', 'p.7.1.2'), 'no-such-space')
      .when(fed.sends('battleDroid-1', 'p.1.1.0', 'p.1.1.1', 'p.1.2.0'))
      .then(
        gone('battleDroid-1'),
        at('battleDroidPalace-22', 'p.1.1.0'),
        at('battleDroidPalace-24', 'p.1.2.0'),
        includes(
          'battleDroid-1 sent battleDroidPalace-22 battleDroidPalace-23 battleDroidPalace-24 to p.1.1.0 p.1.1.1 p.1.2.0, 0 destroyed',
        ),
        (story) => expect(story.all.some(({ type }) => type === 'bonus-won')).toBe(false),
      );
  });

  it('[Q56] those that find no free space are destroyed', () => {
    plains('0', [CARD], {
      'battleDroid-1': 'b.5.1',
      'palaceGuard-4': 'p.1.1.0',
      'palaceGuard-5': 'p.1.1.1',
      'palaceGuard-6': 'p.1.2.0',
      'palaceGuard-7': 'p.1.2.1',
    })
      .when(fed.chooses(0))
      .refuses(fed.sends('battleDroid-1', 'p.1.1.0', 'p.1.3.1'), 'occupied')
      .when(fed.sends('battleDroid-1', 'p.1.3.0', 'p.1.3.1'))
      .then(
        gone('battleDroid-1'),
        includes('battleDroid-1 sent battleDroidPalace-22 battleDroidPalace-23 to p.1.3.0 p.1.3.1, 2 destroyed'),
        (story) => expect(story.view().lost.battleDroid).toBe(65 - 2),
      );
  });

  it('with all staging spaces taken the whole group is destroyed, and gives no bonus card', () => {
    const guards = ['p.1.1.0', 'p.1.1.1', 'p.1.2.0', 'p.1.2.1', 'p.1.3.0', 'p.1.3.1'];
    plains('0', ['destroyers-to-palace-or-destroyer-1'], {
      'destroyerDroid-1': 'b.5.1',
      ...Object.fromEntries(guards.map((space, index) => [`palaceGuard-${index + 4}`, space])),
    })
      .when(fed.chooses(0), fed.sends('destroyerDroid-1'))
      .then(
        gone('destroyerDroid-1'),
        so((story) => expect(story.view().lost.destroyerDroid).toBe(12)),
      );
  });

  it('the droids may also stay where they are', () => {
    plains('0', [CARD], { 'battleDroid-1': 'b.5.1' })
      .when(fed.chooses(0), fed.finishes())
      .then(at('battleDroid-1', 'b.5.1'), includes('0 finished'));
  });
});

describe('droids deployed', () => {
  const CARD = 'deploy-battle-droids-or-battle-droid-2';
  const deploys = (units: Units): Story => plains('0', [CARD], { 'mtt-1': 'b.5.5', ...units }).when(fed.chooses(0));

  it('[Q86] next to an MTT, on an empty space that the kind may enter, as a new group that does not act', () => {
    deploys({ 'battleDroid-1': 'b.5.4', 'gungan-1': 'b.1.1' })
      .refuses(fed.deploys('mtt-1', 'b.5.4', 'battleDroid', 4), 'occupied')
      .refuses(fed.deploys('mtt-1', 'b.5.7', 'battleDroid', 4), 'not-next-to-mtt')
      .refuses(fed.deploys('mtt-1', 'b.9.7', 'battleDroid', 4), 'no-such-space')
      .refuses(fed.deploys('mtt-2', 'b.5.6', 'battleDroid', 4), 'no-such-unit')
      .refuses(fed.deploys('battleDroid-1', 'b.5.5', 'battleDroid', 4), 'not-an-mtt')
      .refuses(fed.deploys('mtt-1', 'b.5.6', 'destroyerDroid', 1), 'wrong-kind')
      .refuses(fed.deploys('mtt-1', 'b.5.6', 'battleDroid', 5), 'too-many-figures')
      .when(fed.deploys('mtt-1', 'b.4.5', 'battleDroid', 4))
      .then(at('battleDroid-12', 'b.4.5'), figures('battleDroid-12', 4));
    // A destroyer may not be put inside the shield.
    plains('0', ['deploy-destroyers-or-mtt-1'], { 'mtt-1': 'b.4.5' })
      .when(fed.chooses(0))
      .refuses(fed.deploys('mtt-1', 'b.3.5', 'destroyerDroid', 2), 'shield-bars')
      .when(fed.deploys('mtt-1', 'b.4.6', 'destroyerDroid', 2))
      .then(figures('destroyerDroid-5', 2));
  });

  it('[Q87] not without an MTT, and not without a space beside one', () => {
    plains('0', [CARD], { 'battleDroid-1': 'b.5.5' })
      .when(fed.chooses(0))
      .then(fed.may('undo', 'finish', 'resign'));
    const around = ['b.4.4', 'b.4.5', 'b.5.4', 'b.5.6', 'b.6.4', 'b.6.5'];
    deploys(Object.fromEntries(around.map((space, index) => [`battleDroid-${index + 1}`, space]))).then(
      fed.may('undo', 'finish', 'resign'),
    );
  });

  it('[Q88] only figures destroyed before, as many as the player likes up to a group', () => {
    const lost = { 'battleDroid-1': weak('b.5.1', 2) };
    given({
      marker: '0',
      cards: { '0': { stack: [CARD] }, '1': {} },
      units: lost,
    })
      .when(fed.chooses(0))
      .then((story) => expect(story.choices('0', 'deploy', 3, 'mtt-1')).toEqual([1, 2]))
      .refuses(fed.deploys('mtt-1', 'b.6.1', 'battleDroid', 3), 'occupied')
      .refuses(fed.deploys('mtt-1', 'b.7.3', 'battleDroid', 3), 'not-enough-droids')
      .when(fed.deploys('mtt-1', 'b.7.3', 'battleDroid', 1))
      .then(
        figures('battleDroid-12', 1),
        so((story) => expect(story.view().lost.battleDroid).toBe(1)),
      );
  });

  it('with nothing destroyed, or no MTT, the option can do nothing', () => {
    given({ marker: '0', cards: { '0': { stack: [CARD] }, '1': {} } })
      .when(fed.chooses(0))
      .then(fed.may('undo', 'finish', 'resign'));
  });
});
