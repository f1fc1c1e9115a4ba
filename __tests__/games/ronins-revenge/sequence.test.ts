import { CLOCK } from '@/engine/game';
import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { partsOfBreak } from '@/games/ronins-revenge/rules/boss/breaks';
import { attackCard } from '@/games/ronins-revenge/rules/boss/mods';
import { bossMove } from '@/games/ronins-revenge/rules/boss/moves';
import { takeBossCard } from '@/games/ronins-revenge/rules/boss/sequence';
import { hurtBoss } from '@/games/ronins-revenge/rules/boss/wounds';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { boss, place, placeObject } from './battle';
import { fight, onTop, put, strike, turnOf } from './fight';
import { does, field, playCard, rig, type Rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);
const slot = (n: number) => ({ kind: 'slot', slot: n, hauled: false, lostBy: null }) as const;
const struck = (on: Rig) => on.happened('strikeBegan').map((event) => [event.name, event.target]);

describe('cards of the Sequence', () => {
  test('RR-291 each category takes from its own deck: Light, Heavy, and Special for a Special attack', () => {
    const taken = (attack: 'Long Thrust' | 'Cleaving Arc' | 'Pinning Drive'): unknown => {
      const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6', 'H-4', 'S-6').change((state) => { state.heroes.takahiro.yang = 1; });
      strike(s, 'takahiro', attack);
      if (s.prompt(0).kind === 'force') s.play(0, { kind: 'force', steps: 0 });
      return s.state.sequence[0];
    };
    expect((['Long Thrust', 'Cleaving Arc', 'Pinning Drive'] as const).map(taken)).toEqual([{ card: 'L-6', broken: false }, { card: 'H-4', broken: false }, { card: 'S-6', broken: false }]);
  });

  test('RR-293 the top card of a deck that was made anew lies open, and only that one', () => {
    const state = field('ushikado', 'F6');
    state.decks.L = { cards: ['L-1'], known: [-1] };
    state.discards.L = { cards: ['L-2', 'L-3', 'L-4'], known: [-1, -1, -1] };
    does(state, (run) => takeBossCard(run, 'L', 'kosuke', null));
    expect(state.decks.L.known.map((eyes) => eyes !== 0)).toEqual([false, false, true]);
  });

  test('RR-296 RR-480 everybody sees Sequence, discards, open cards, Event slot and HP; nobody the order of decks or the faces of Events', () => {
    const s = fight().change((state) => {
      state.sequence = [{ card: 'L-1', broken: true }, { event: 'E-1' }, null, { card: 'H-2', broken: false }];
      state.discards.S = { cards: ['S-1'], known: [-1] };
      state.decks.L = { cards: ['L-2', 'L-3', 'L-4'], known: [0, 0, -1] };
    });
    for (const seat of [0, CLOCK]) {
      const { sequence, discards, decks, events, heroes, bossHp, cubes, wound, threat } = battleGame.view(s.state, seat);
      expect({ sequence, discards, heroes, bossHp, cubes, wound, threat }).toEqual({
        sequence: s.state.sequence, discards: s.state.discards, heroes: s.state.heroes, bossHp: s.state.bossHp, cubes: s.state.cubes, wound: s.state.wound, threat: s.state.threat,
      });
      expect([decks.L.cards.length, decks.L.cards[2], decks.L.cards.slice(0, 2).some((card) => card === 'L-2' || card === 'L-3')]).toEqual([3, 'L-4', false]);
      expect(new Set(events.cards)).toEqual(new Set(['?']));
    }
  });

  test('RR-310 the Event swallows a Broken card too, and fills an empty slot: no Basic Attack there', () => {
    const replaced = (sequence: BattleState['sequence']): Rig => {
      const state = field('ushikado', 'F6', { sayaka: 'H6' });
      state.sequence = sequence;
      const on = rig(state);
      on.run({ kind: 'eventReplacement' });
      on.run(slot(1));
      return on;
    };
    const broken = replaced([null, { card: 'H-1', broken: true }, null, null]);
    expect([broken.state.sequence[1], broken.state.discards.H.cards, broken.happened('eventPlaced').map(({ swallowed }) => swallowed)]).toEqual([{ event: 'E-1' }, ['H-1'], ['H-1']]);
    const empty = replaced([null, null, null, null]);
    expect([empty.happened('strikeBegan'), empty.happened('eventResolved').length, empty.happened('eventPlaced').map(({ swallowed }) => swallowed)]).toEqual([[], 1, [undefined]]);
  });
});

describe('Break', () => {
  const met = (state: BattleState, card: 'L-1' | 'L-3' | 'L-7'): boolean[] => partsOfBreak(state, attackCard(state, card), 'sayaka', 'slashing').map((part) => part.met);

  test('RR-304 Crowd: whoever is two squares away does not count', () => {
    const state = field('ushikado', 'F6', { takahiro: 'E6', kosuke: 'H7', kensho: 'F8', sayaka: 'A1' });
    expect(met(state, 'L-7')).toEqual([true]);
    place(state, 'kensho', 'F9');
    expect(met(state, 'L-7')).toEqual([false]);
  });

  test('RR-305 an arc counts at any distance', () => {
    const at = (square: SquareName): boolean | undefined => met(field('ushikado', 'F6', { sayaka: square, takahiro: 'A1', kosuke: 'A2', kensho: 'A3' }), 'L-1')[0];
    // Facing south, its front is everything below G.
    expect([at('L12'), at('H1'), at('G12'), at('A12')]).toEqual([true, true, false, false]);
  });
});

describe('a card of the boss', () => {
  test('RR-320 RR-345 RR-346 RR-347 walks, turns, strikes, does its lines, and only then moves Threat', () => {
    const state = field('ushikado', 'A6', { sayaka: 'G8', kosuke: 'L12', takahiro: 'L10', kensho: 'L8' }, 0);
    Object.assign(state, { threat: 'sayaka', line: ['kosuke', 'takahiro', 'sayaka', 'kensho'] });
    state.heroes.kensho.hp = 3;
    const on = rig(state);
    playCard(on, 'H-7');
    const course = on.events.map(({ type }) => type).filter((type) => ['stepped', 'turned', 'strikeBegan', 'heroStruck', 'tokenPlaced', 'threatMoved'].includes(type));
    expect(course.filter((type, i) => type !== course[i - 1])).toEqual(['stepped', 'turned', 'strikeBegan', 'heroStruck', 'tokenPlaced', 'threatMoved']);
  });

  test('RR-323 where the card finds no place a Basic Attack at the closest comes instead, from where the boss was; effects and Threat of the card are lost', () => {
    // H-1 makes Weakened and gives Threat to the first of the line; Sayaka is out of its reach, Kosuke is beside it.
    const state = field('ushikado', 'B6', { sayaka: 'L12', kosuke: 'D6', takahiro: 'L10', kensho: 'L8' });
    Object.assign(state, { threat: 'sayaka', line: ['kensho', 'takahiro', 'sayaka', 'kosuke'] });
    const on = rig(state);
    playCard(on, 'H-1');
    expect([struck(on), name(boss(state).anchor), state.discards.H.cards, state.sequence[0]]).toEqual([[['Horn Toss', 'kosuke']], 'B6', ['H-1'], null]);
    // Horn Toss gives it to the next in line, who is Kosuke.
    expect([hasCondition(state.heroes.kosuke, 'weakened'), state.threat]).toEqual([false, 'kosuke']);
  });

  test('RR-321 RR-488 a card may name another target than the holder of Threat', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'I8', takahiro: 'L10', kensho: 'L8' });
    Object.assign(state, { threat: 'sayaka' });
    state.heroes.kosuke.hp = 4;
    const on = rig(state);
    playCard(on, 'S-5');
    expect(struck(on)).toEqual([['Trample the Weak', 'kosuke']]);
  });

  test('RR-325 a wound that gives Move counts before Slowed; Difficult ground costs a boss no more', () => {
    const state = field('ushikado', 'F6');
    expect([0, 2].map((wound) => { state.wound = wound; return bossMove(state, boss(state), 4); })).toEqual([4, 5]);
    const far = (token: boolean): string => {
      const wading = field('ushikado', 'A6', { sayaka: 'G6', takahiro: 'L1', kosuke: 'L2', kensho: 'L3' });
      if (token) for (const zone of ['Z12', 'Z22', 'Z13', 'Z23'] as const) addToken(wading, zoneNamed(zone), 'difficult');
      wading.threat = 'sayaka';
      playCard(rig(wading), 'H-1');
      return name(boss(wading).anchor);
    };
    expect([far(false), far(true)]).toEqual(['E4', 'E4']);
  });

  test('RR-326 High Ground lengthens a range of 3 or more by 2', () => {
    const plans = (high: boolean): unknown => {
      const state = field('ushikado', 'A6', { sayaka: 'G6', takahiro: 'L1', kosuke: 'L2', kensho: 'L3' });
      if (high) addToken(state, zoneNamed('Z12'), 'high');
      state.threat = 'sayaka';
      const on = rig(state);
      playCard(on, 'S-3');
      return [on.happened('stepped').length, struck(on).length];
    };
    expect([plans(false), plans(true)]).toEqual([[2, 1], [0, 1]]);
  });

  test.each([
    [{ takahiro: 'D6', sayaka: 'I6', kosuke: 'L1', kensho: 'L3' }, 'takahiro'],
    [{ takahiro: 'G9', sayaka: 'G4', kosuke: 'L1', kensho: 'L3' }, 'sayaka'],
    [{ takahiro: 'H9', sayaka: 'D8', kosuke: 'G4', kensho: 'L3' }, 'sayaka'],
  ] as [Record<HeroId, SquareName>, HeroId][])('RR-333 of heroes equally close the northernmost, then the westernmost: %p', (places, target) => {
    const on = rig(field('ushikado', 'F6', places));
    on.run(slot(0));
    expect(struck(on)[0]).toEqual(['Horn Toss', target]);
  });

  test('RR-335 RR-336 of equally good places the one with fewest steps, then the northernmost, then the westernmost', () => {
    const goes = (from: SquareName, to: SquareName): string => {
      const state = field('ushikado', from, { takahiro: to, sayaka: 'L1', kosuke: 'L2', kensho: 'L3' });
      for (const id of ['sayaka', 'kosuke', 'kensho'] as const) state.heroes[id].hp = 0;
      const on = rig(state);
      on.run(slot(0));
      expect(on.happened('strikeBegan')).toEqual([]);
      return name(boss(state).anchor);
    };
    // Two steps are left from D5 as from G5, and from E4 as from E6; the wall along C1 to C4 keeps it from C5 and from E1.
    expect([goes('G1', 'G9'), goes('A5', 'I5')]).toEqual(['D5', 'E4']);
  });

  test('RR-338 a fallen hero in the pattern is no target', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'H7', takahiro: 'L10', kensho: 'L8' });
    state.threat = 'sayaka';
    state.heroes.kosuke.hp = 0;
    const on = rig(state);
    playCard(on, 'L-4');
    expect(on.happened('strikeBegan').map(({ targets }) => targets)).toEqual([['sayaka']]);
  });

  test('RR-350 whoever falls by an On Hit line takes no later one', () => {
    const after = (hp: number): unknown => {
      const state = field('ushikado', 'F6', { sayaka: 'H6', takahiro: 'L10', kosuke: 'L9', kensho: 'L8' });
      state.heroes.sayaka.hp = hp;
      const on = rig(state);
      on.run({
        kind: 'strike', by: 'boss:0', from: { own: 'basic' }, way: [], target: 'sayaka', targets: [], place: 0, outcome: null, hit: [], dodged: [], defence: null, later: [],
        values: { name: 'Test', precision: 12, damage: 3, type: 'slashing', reach: { range: 1 }, steps: [{ do: 'loseHp', n: 4, who: 'target', on: 'hit' }, { do: 'push', n: 1, who: 'target', on: 'hit' }, { do: 'cond', name: 'slowed', who: 'target', on: 'hit' }], threat: 'keep' },
        anchor: boss(state).anchor, facing: 2, wound: 0, arced: [],
      });
      return [state.heroes.sayaka.hp, name(state.heroes.sayaka.anchor), hasCondition(state.heroes.sayaka, 'slowed')];
    };
    expect([after(9), after(6)]).toEqual([[2, 'I6', true], [0, 'H6', false]]);
  });
});

describe('Wound cards', () => {
  test('RR-371 two cards that end in one blow are revealed one after the other, in their order', () => {
    const state = field('ushikado', 'F6');
    state.bossHp = 1;
    Object.assign(state, { cubes: [1, 1, 2] });
    does(state, (run) => { hurtBoss(run, 'boss:0', 60, { why: 'effect' }); });
    const on = rig(state);
    on.run({ kind: 'revealWound' });
    expect([on.happened('woundRevealed').map(({ wound }) => wound), state.wound, state.bossHp, state.reveals]).toEqual([['W-2', 'W-3'], 2, 41, 0]);
    expect(hasToken(state, zoneNamed('Z22'), 'fire')).toBe(true);
  });

  test('RR-373 the text of a card that is gone counts no more, that of one to come not yet', () => {
    const precision = (wound: number): number => {
      const state = field('ushikado', 'A1', { sayaka: 'F6' });
      state.wound = wound;
      state.minions = [{ minion: 'chainWretch', band: 0, hp: 8, anchor: state.heroes.sayaka.anchor - 1, side: 1, facing: 1, conditions: 0 }];
      const on = rig(state);
      on.run({ kind: 'minionPhase', done: [] }, 'defend');
      on.answer({ kind: 'defend', dodge: 9, dice: 0, card: 'none' });
      return on.happened('dodged')[0]?.precision ?? 0;
    };
    const printed = BOSSES.ushikado.minions.find(({ id }) => id === 'chainWretch')?.precision ?? 0;
    expect([precision(0), precision(1)]).toEqual([printed + 1, printed]);
  });
});

test('RR-364 without a free spawn square nobody comes', () => {
  const state = field('ushikado', 'F6');
  const on = rig(state);
  placeObject(state, 'pot', ...BOSSES.ushikado.map.spawnSquares);
  on.state.sequence[0] = { event: 'E-4' };
  on.run(slot(0));
  expect([state.minions, on.happened('minionPlaced')]).toEqual([[], []]);
});
