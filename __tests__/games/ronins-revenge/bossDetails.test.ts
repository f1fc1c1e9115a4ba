import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type SquareName } from '@/games/ronins-revenge/content/terms';
import { bossMove } from '@/games/ronins-revenge/rules/boss/moves';
import { readBasic, intentOf } from '@/games/ronins-revenge/rules/boss/reading';
import { planOf } from '@/games/ronins-revenge/rules/boss/plan';
import { strikeFrame } from '@/games/ronins-revenge/rules/boss/strike';
import { damageAgainst } from '@/games/ronins-revenge/rules/damage/strike';
import { freeSquares } from '@/games/ronins-revenge/rules/field/ground';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { at, battle, boss } from './battle';
import { fight, put, strike, turnOf, type Fight } from './fight';
import { heroField, rig, type Rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);

describe('Village Bannermen', () => {
  const beside = (village: readonly SquareName[]): BattleState => {
    const state = heroField('harunobu', 'D6', { takahiro: 'E6', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' });
    state.threat = 'takahiro';
    if (state.extra.duel) state.extra.duel.village = village.map((square) => at(square));
    return state;
  };
  const struck = (village: readonly SquareName[]): Rig => {
    const on = rig(beside(village));
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null }, 'takeCover');
    return on;
  };

  test('RR-598 one beside the only target takes the blow of the boss: it is gone, and the attack is dodged', () => {
    const on = struck(['E5', 'H9']);
    expect(on.asked()).toBe('takeCover');
    expect(() => on.answer({ kind: 'takeCover', square: at('H9') })).toThrow('beside');
    on.answer({ kind: 'takeCover', square: at('E5') });
    expect([on.happened('dodged').map(({ hero }) => hero), on.happened('heroStruck'), on.state.extra.duel?.village.map(name)]).toEqual([['takahiro'], [], ['H9']]);
  });

  test('RR-598 it may stay where it is; two squares away it is not asked, nor for an area', () => {
    const on = struck(['E5']);
    on.answer({ kind: 'standAlone' });
    expect([on.happened('heroStruck').map(({ hero }) => hero), on.state.extra.duel?.village.length]).toEqual([['takahiro'], 1]);
    expect(struck(['E4']).asked()).toBeUndefined();
    const state = beside(['E5']);
    const area = rig(state);
    area.run({
      kind: 'strike', by: 'boss:0', from: { own: 'basic' }, way: [], target: 'takahiro', targets: [], place: 0, outcome: null, hit: [], dodged: [], defence: null, later: [],
      values: { name: 'Whirling Sleeve', precision: 9, damage: 3, type: 'slashing', reach: { pattern: 'around1' }, steps: [], threat: 'keep' },
      anchor: boss(state).anchor, facing: 2, wound: 0, arced: [],
    }, 'takeCover');
    expect(area.asked()).toBeUndefined();
  });

  test('RR-598 at the start of a round each walks up to three squares, as heroes do, and ends on a free one', () => {
    const state = beside(['H5', 'H9']);
    const on = rig(state);
    on.run({ kind: 'round', turn: 0 }, 'villageMove');
    expect(on.asked()).toBe('villageMove');
    expect(() => on.answer({ kind: 'sendBannerman', square: at('L5') }, 'villageMove')).toThrow('three');
    expect(() => on.answer({ kind: 'sendBannerman', square: at('E6') }, 'villageMove')).toThrow('three');
    on.answer({ kind: 'sendBannerman', square: at('E5') }, 'villageMove');
    expect(on.asked()).toBe('villageMove');
    on.answer({ kind: 'keepBannerman' }, 'turn');
    expect([on.state.extra.duel?.village.map(name), freeSquares(state)[at('E5')], freeSquares(state)[at('H5')]]).toEqual([['E5', 'H9'], 0, 1]);
  });
});

test('RR-599 a Cue that was written down is for the start of the first round', () => {
  const offered = (round: number, facts: string[]): boolean => {
    const state = battle({ boss: 'harunobu', story: { ...NO_STORY, facts, party: ['promptersCue'] } });
    Object.assign(state, { round, reveals: 0 });
    const on = rig(state);
    on.run({ kind: 'window', at: 'startOfRound', about: null, place: 0, anyUsed: false }, 'interrupt');
    return on.asked() === 'interrupt';
  };
  expect([offered(1, ['voiceKept']), offered(2, ['voiceKept']), offered(2, [])]).toEqual([true, false, true]);
});

describe('other details', () => {
  test('RR-578 under W-3 the only brother strikes 1 harder and moves 1 farther', () => {
    const numbers = (alone: boolean, wound: number): number[] => {
      const state = heroField('akaAo', 'F6', { takahiro: 'H6' });
      state.wound = wound;
      const [aka, ao] = state.figures;
      if (ao) ao.anchor = at('A11');
      if (alone) state.figures = state.figures.slice(0, 1);
      const reading = readBasic(state, aka);
      const plan = reading && planOf(state, intentOf(state, reading));
      if (!aka || !reading || !plan) throw new Error('Aka can strike');
      return [damageAgainst(state, strikeFrame(state, reading, plan), 'takahiro'), bossMove(state, aka, reading.move)];
    };
    const [[damage = 0, move = 0], before] = [numbers(false, 2), numbers(true, 1)];
    // W-3 takes 2 off, W-2 nothing.
    expect([numbers(true, 2), before]).toEqual([[damage + 1, move + 1], [damage + 2, move]]);
  });

  test('RR-589 on the dark road no attack of a hero goes farther than 2', () => {
    const reach = (round: number): boolean => {
      const s: Fight = turnOf(put(fight({ boss: 'gashaO' }), 'sayaka', 'K6'), 'sayaka').change((state) => {
        state.round = round;
        state.heroes.sayaka.yin = 1;
        if (state.extra.body) state.extra.body.darkRoad = { n: 2, rounds: [1, 2] };
      });
      return s.moves(0).some((move) => move.kind === 'attack' && move.weapon === 1 && move.attack === 1);
    };
    expect([reach(1), reach(2), reach(3)]).toEqual([false, false, true]);
  });

  test('RR-589 a pattern has no effect beyond it', () => {
    const struckIn = (round: number): boolean => {
      const s = turnOf(put(fight({ boss: 'gashaO' }), 'kensho', 'I6'), 'kensho').change((state) => {
        state.round = round;
        if (state.extra.body) state.extra.body.darkRoad = { n: 0, rounds: [1] };
      });
      return s.moves(0).some((move) => move.kind === 'attack' && move.weapon === 1 && move.attack === 1);
    };
    expect([struckIn(1), struckIn(2)]).toEqual([false, true]);
  });

  test('RR-620 Kensho breaks the Pot on J4 with Ringing Staff: 1 Ki, and Z42 loses Gnawed', () => {
    const s = turnOf(put(fight({ boss: 'devouringNight' }), 'kensho', 'K4'), 'kensho').change((state) => {
      state.objects = [{ kind: 'pot', square: at('J4') }];
      addToken(state, zoneNamed('Z42'), 'gnawed');
      addToken(state, zoneNamed('Z43'), 'gnawed');
    });
    strike(s, 'kensho', 'Ringing Staff', `thing:${at('J4')}`);
    expect([s.state.heroes.kensho.ki, hasToken(s.state, zoneNamed('Z42'), 'gnawed'), hasToken(s.state, zoneNamed('Z43'), 'gnawed')]).toEqual([1, false, true]);
  });

  test.each([['true', 1], ['paper', 0]] as const)('RR-549 the Slate: everybody learns of the named figure that it is %s', (_, isTrue) => {
    const state = heroField('nineFaces', 'F6');
    const cast = state.extra.cast;
    if (!cast) throw new Error('the cast');
    const [first, second] = state.figures;
    if (!first || !second) throw new Error('two figures');
    Object.assign(cast, { true: first.start, marks: (1 << first.start) | (1 << second.start), unmasked: false });
    state.partyItems = ['promptersSlate'];
    const on = rig(state);
    on.run({ kind: 'cardUse', hero: 'takahiro', card: 'promptersSlate', at: 'turn', about: null }, 'readFigure');
    expect(on.asked()).toBe('readFigure');
    on.answer({ kind: 'readFigure', figure: isTrue ? first.start : second.start });
    expect([cast.marks, on.happened('figureRead').map((event) => event.isTrue), state.partyItems]).toEqual([1 << first.start, [isTrue === 1], []]);
  });

  test('RR-564 Cleaving Arc at Lady Kugi and the doll of Kensho: 8 and 8, then the mirror takes what the doll has left', () => {
    const s = turnOf(put(fight({ boss: 'kugi' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      const [lady] = state.figures;
      if (lady) lady.anchor = at('G6');
      if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'kensho', hp: 10, at: at('G7') }];
      state.decks.H = { cards: ['H-1'], known: [-1] };
    });
    const vulnerable = strike(s, 'takahiro', 'Cleaving Arc').flatMap((event) => (event.type === 'struck' ? [event.damage] : []));
    const [doll = 0, lady = 0] = vulnerable;
    expect(doll).toBe(8);
    // She takes 8, or 16 where the open card makes it double.
    expect([8, 16]).toContain(lady);
    expect([s.state.heroes.kensho.hp, s.state.extra.dolls?.dolls]).toEqual([13 - 4 - 2, []]);
  });

});
