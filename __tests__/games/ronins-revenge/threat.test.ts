import type { ThreatTo } from '@/games/ronins-revenge/content/who';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { tokenBits } from '@/games/ronins-revenge/rules/field/zones';
import { giveThreat, threatAfter } from '@/games/ronins-revenge/rules/threat';

import { battle, boss, emptyField, oneShot, place, placeMinion } from './battle';
import { does, field, playCard, rig } from './rig';

/** Sayaka, Kosuke, Takahiro, Kensho; Threat on Kosuke. */
function inLine(state: BattleState = emptyField()): BattleState {
  state.line = ['sayaka', 'kosuke', 'takahiro', 'kensho'];
  state.threat = 'kosuke';
  return state;
}
const goesTo = (state: BattleState, to: ThreatTo) => threatAfter(state, to, boss(state));

describe('Threat goes', () => {
  test('RR-110 RR-111 to a place in initiative, counting those who stand; from the front again if they are too few', () => {
    const state = inLine();
    expect(([1, 2, 3, 4] as const).map((initiative) => goesTo(state, { initiative }))).toEqual(['sayaka', 'kosuke', 'takahiro', 'kensho']);
    state.heroes.kosuke.hp = 0;
    expect(([1, 2, 3, 4] as const).map((initiative) => goesTo(state, { initiative }))).toEqual(['sayaka', 'takahiro', 'kensho', 'sayaka']);
  });

  test('RR-112 RR-109 to a class, or to the next who stands after it, round the line', () => {
    const state = inLine();
    expect(goesTo(state, { class: 'monk' })).toBe('kensho');
    state.heroes.kensho.hp = 0;
    expect(goesTo(state, { class: 'monk' })).toBe('sayaka');
    state.heroes.sayaka.hp = 0;
    expect(goesTo(state, { class: 'monk' })).toBe('kosuke');
  });

  test('RR-113 to the next after the holder, or stays', () => {
    const state = inLine();
    expect([goesTo(state, 'next'), goesTo(state, 'keep')]).toEqual(['takahiro', 'kosuke']);
    state.heroes.takahiro.hp = 0;
    expect(goesTo(state, 'next')).toBe('kensho');
    state.threat = 'kensho';
    expect(goesTo(state, 'next')).toBe('sayaka');
  });

  test('RR-113 to the closest and the farthest, of equals the northernmost, then the westernmost', () => {
    const state = inLine();
    boss(state, 'F6');
    place(state, 'takahiro', 'I6');
    place(state, 'sayaka', 'D7');
    place(state, 'kosuke', 'D5');
    place(state, 'kensho', 'I8');
    expect([goesTo(state, 'closest'), goesTo(state, 'farthest')]).toEqual(['kosuke', 'kosuke']);
    place(state, 'kensho', 'L8');
    state.heroes.kosuke.hp = 0;
    expect([goesTo(state, 'closest'), goesTo(state, 'farthest')]).toEqual(['sayaka', 'kensho']);
  });

  test('RR-113 to the lowest HP, where a Comrade counts half', () => {
    const state = inLine(battle({ party: { ...oneShot().party, takahiro: 'comrade' } }));
    expect(goesTo(state, 'lowestHp')).toBe('sayaka');
    state.heroes.takahiro.hp = 21;
    expect(goesTo(state, 'lowestHp')).toBe('takahiro');
    state.heroes.takahiro.hp = 24;
    expect(goesTo(state, 'lowestHp')).toBe('sayaka');
  });

  test('RR-488 to the most isolated: the most others farther than two squares', () => {
    const state = inLine();
    place(state, 'takahiro', 'L1');
    place(state, 'sayaka', 'L3');
    place(state, 'kosuke', 'L5');
    place(state, 'kensho', 'L8');
    expect(goesTo(state, 'mostIsolated')).toBe('kensho');
    place(state, 'kensho', 'L7');
    expect(goesTo(state, 'mostIsolated')).toBe('takahiro');
  });

  test('RR-109 never to the fallen: to the next who stands after that one, not to the first in line', () => {
    const state = inLine();
    const [first, , third, fourth] = state.line;
    if (!first || !third || !fourth) throw new Error('four stand in line');
    state.threat = first;
    state.heroes[third].hp = 0;
    does(state, (run) => giveThreat(run, third));
    expect(state.threat).toBe(fourth);
    state.heroes[fourth].hp = 0;
    does(state, (run) => giveThreat(run, third));
    expect(state.threat).toBe(first);
  });

  test('RR-109 to nobody if nobody stands', () => {
    const state = inLine();
    for (const hero of Object.values(state.heroes)) hero.hp = 0;
    expect([goesTo(state, 'next'), goesTo(state, 'closest'), goesTo(state, { initiative: 1 })]).toEqual([undefined, undefined, undefined]);
  });
});

describe('RR-114 Threat leaves a hero whom a blow has felled', () => {
  /** Sayaka holds Threat beside the boss and has one Life Force left. */
  const dying = (): BattleState => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'L1', takahiro: 'L2', kensho: 'L3' });
    state.line = ['sayaka', 'kosuke', 'takahiro', 'kensho'];
    state.threat = 'sayaka';
    state.heroes.sayaka.hp = 1;
    return state;
  };
  const played = (card: 'S-3' | 'L-1'): unknown[] => {
    const state = dying();
    playCard(rig(state), card);
    return [state.heroes.sayaka.hp, state.threat];
  };

  test('RR-114 after the Threat line of the card; where that keeps it, for the next who stands', () => {
    // Horn Jab names the third of those who stand, Shackle nobody.
    expect([played('S-3'), played('L-1')]).toEqual([[0, 'kosuke'], [0, 'kensho']]);
  });

  test('RR-114 and so when a minion or an Event has done it', () => {
    const state = dying();
    Object.assign(placeMinion(state, 'I6'), { minion: 'chainWretch', hp: 8 });
    rig(state).run({ kind: 'minionTurn', minion: 'chainWretch:0' });
    expect([state.heroes.sayaka.hp, state.threat]).toEqual([0, 'kosuke']);
    const event = dying();
    event.sequence[0] = { event: 'E-3' };
    // The Count is for the strongest and takes 3 Stamina: of a Comrade, its life.
    for (const id of ['kosuke', 'takahiro', 'kensho'] as const) event.heroes[id].hp = 1;
    event.heroes.sayaka.hp = 2;
    rig(event).run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect([event.heroes.sayaka.hp, event.threat]).toEqual([0, 'kosuke']);
  });

  /** Before the Night: Sayaka holds Threat in the corner Zone Z41, has 1 point left, and W-2 has just become active. */
  const inTheCorner = (frame: Parameters<ReturnType<typeof rig>['run']>[0]): unknown[] => {
    const state = field('devouringNight', 'E5', { sayaka: 'L1', kosuke: 'H4', takahiro: 'H5', kensho: 'H9' });
    Object.assign(state, { line: ['sayaka', 'kosuke', 'takahiro', 'kensho'], threat: 'sayaka', wound: 1, reveals: 1 });
    state.heroes.sayaka.hp = 1;
    state.sequence = [{ card: 'L-1', broken: true }, { card: 'L-2', broken: true }, { card: 'L-3', broken: true }, { card: 'L-4', broken: true }];
    rig(state).run(frame);
    return [state.heroes.sayaka.hp, state.threat];
  };

  test('RR-114 RR-371 and so when a Wound card that is revealed has: after a slot, at the end of a turn, when a round begins or ends', () => {
    expect(inTheCorner({ kind: 'slot', slot: 0, hauled: false, lostBy: null })).toEqual([0, 'kosuke']);
    expect(inTheCorner({ kind: 'heroTurn', step: 'threat', hero: 'kensho', moved: true, acted: true, walked: false, sheltered: false })).toEqual([0, 'kosuke']);
    expect(inTheCorner({ kind: 'round', step: 'reveal', turn: 4 })).toEqual([0, 'kosuke']);
    expect(inTheCorner({ kind: 'round', step: 'endReveal', turn: 4 })).toEqual([0, 'kosuke']);
  });

  test('RR-114 and when the end of the round has', () => {
    const state = field('devouringNight', 'E5', { sayaka: 'L1', kosuke: 'H4', takahiro: 'H5', kensho: 'H9' });
    Object.assign(state, { line: ['sayaka', 'kosuke', 'takahiro', 'kensho'], threat: 'sayaka' });
    state.heroes.sayaka.hp = 1;
    // W-1 bites the Zone of whoever holds Threat: a gnawed corner is eaten.
    state.zones[12] = tokenBits(['gnawed']);
    rig(state).run({ kind: 'round', step: 'endLast', turn: 4 });
    expect([state.heroes.sayaka.hp, state.threat]).toEqual([0, 'kosuke']);
  });
});
