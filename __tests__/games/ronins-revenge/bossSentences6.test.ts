import { Random, makeStream } from '@/engine/random';
import { battleGame } from '@/games/ronins-revenge/game';
import type { DamageType, HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { battleDecisions } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { addToken, isVoid, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { DEFAULTS, parseOptions } from '@/games/ronins-revenge/rules/options';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeMinion } from './battle';
import { field, heroField, playCard, rig, type Rig } from './rig';
import { linesOf, name, turnFrame, where } from './scenes';

/** Sentences of the rules of Harunobu, The Fifth Wanderer and The Devouring Night that no worked example touches. */

/** What was told while this went on, and how many minions stood when it was. */
function watched(state: BattleState, frame: BattleFrame): readonly (readonly [type: string, minions: number])[] {
  const seen: [string, number][] = [];
  const random = new Random(makeStream('watched'));
  const table = { random, stream: () => random, emit: (event: BattleEvent): void => void seen.push([event.type, state.minions.length]) };
  battleDecisions.begin(state, table, (run) => run.call(frame));
  return seen;
}

describe('Suzaku Harunobu', () => {
  const duel = (heroes: Partial<Record<HeroId, SquareName>>, list: DamageType[], wound: number): BattleState => {
    const state = field('harunobu', 'D6', heroes);
    Object.assign(state, { wound });
    if (state.extra.duel) state.extra.duel.list = list;
    return state;
  };
  const attacks = (on: Rig, hero: HeroId, type: DamageType, stop?: string): void => {
    on.run(turnFrame(hero), 'turn');
    on.answer({ kind: 'padAttack', pad: 'light', type, way: [], facing: 0, targets: ['boss:0'] }, stop);
  };

  test.each([['W-3', 2, true], ['W-2', 1, false]] as const)('RR-597 RR-598 under %s a Village Bannerman who takes the Answer has dodged it', (_, wound, opens) => {
    const state = duel({ takahiro: 'E6' }, ['slashing'], wound);
    if (state.extra.duel) state.extra.duel.village = [at('F6')];
    const on = rig(state);
    attacks(on, 'takahiro', 'slashing', 'takeCover');
    on.answer({ kind: 'takeCover', square: at('F6') });
    expect([on.happened('dodged').length, on.happened('heroStruck').length, hasCondition(boss(state), 'vulnerable:slashing')]).toEqual([1, 0, opens]);
  });

  test('RR-597 under W-3 a hit opens him to nothing, and only the first type of the list is answered', () => {
    const state = duel({ takahiro: 'E6', sayaka: 'E5' }, ['slashing', 'piercing'], 2);
    const on = rig(state);
    attacks(on, 'takahiro', 'slashing');
    attacks(on, 'sayaka', 'piercing');
    expect([on.happened('strikeBegan').length, boss(state).conditions]).toEqual([1, 0]);
  });

  test('RR-597 nor does a Basic Attack that is dodged: only an Answer', () => {
    const state = duel({ takahiro: 'E6' }, ['slashing'], 2);
    state.heroes.takahiro.buffs.push({ stat: 'dodge', n: 30, until: 'endOfRound', why: 'Test' });
    const on = rig(state);
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect([on.happened('dodged').map(({ by }) => by), boss(state).conditions]).toEqual([['boss:0'], 0]);
  });

  test('RR-597 when the Bannermen’s leaving is told they are gone', () => {
    const state = duel({}, [], 2);
    for (const square of ['D5', 'D7'] as const) Object.assign(placeMinion(state, square), { minion: 'suzakuBannerman' as const, hp: 10 });
    Object.assign(placeMinion(state, 'A1'), { minion: 'keepArcher' as const });
    expect(watched(state, linesOf([{ do: 'custom', id: 'bannermenLeave' }]))).toEqual([['minionGone', 1], ['minionGone', 1]]);
  });

  test.each([['S-2', undefined], ['L-6', 'counter']] as const)('RR-599 dropCube: whoever %s hits has lost its cube, or has it, when Counterstrikes are offered', (card, asked) => {
    const state = heroField('harunobu', 'D6', { takahiro: 'E6', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' });
    state.threat = 'takahiro';
    Object.assign(state.heroes.takahiro, { hp: 30, facing: 0, primed: { weapon: 1, type: 'piercing' } });
    const on = rig(state);
    playCard(on, card, 'counter');
    expect([on.happened('heroStruck').map(({ damageType }) => damageType), on.asked()]).toEqual([['piercing'], asked]);
  });
});

describe('The Fifth Wanderer', () => {
  test('RR-606 on Easy W-2 rules the first round and is revealed at set-up, and W-1 never is', () => {
    const begun = (difficulty: 'easy' | 'standard') => {
      const random = new Random(makeStream('easy'));
      const events: BattleEvent[] = [];
      const table = { random, stream: () => random, emit: (event: BattleEvent): void => void events.push(event) };
      const state = battleGame.setup(parseOptions({ ...DEFAULTS, boss: 'fifthWanderer', difficulty }), table);
      const [prompt] = battleGame.prompts(state);
      battleGame.play(state, prompt?.seat ?? 0, { kind: 'begin' }, table);
      return [state.wound, events.flatMap((event) => (event.type === 'woundRevealed' ? [event.wound] : [])), state.round];
    };
    expect([begun('easy'), begun('standard')]).toEqual([[1, ['W-2'], 1], [0, ['W-1'], 1]]);
  });
});

describe('The Devouring Night', () => {
  const FAR: Readonly<Record<HeroId, SquareName>> = { takahiro: 'D9', sayaka: 'D10', kosuke: 'D11', kensho: 'D12' };
  const night = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>> = {}): BattleState => field('devouringNight', bossAt, { ...FAR, ...heroes });
  const eats = (...zones: ('Z11' | 'Z22' | 'Z41' | 'Z44')[]): BattleFrame => ({ kind: 'bites', zones: zones.map(zoneNamed), eat: true, castOut: [] });
  /** What heroes lose, and why. */
  const lost = (on: Rig) => on.happened('hpLost').map(({ who, n, cause }) => `${who} ${n} ${cause.why}`);

  test('RR-621 whatever eats, the heart is never eaten and not gnawed by it', () => {
    const state = night('A1');
    rig(state).run(eats('Z22'));
    expect([isVoid(state, zoneNamed('Z22')), hasToken(state, zoneNamed('Z22'), 'gnawed')]).toEqual([false, false]);
  });

  test('RR-622 when a minion’s end in the void is told it is gone', () => {
    const state = night('E5');
    for (const square of ['J1', 'K2', 'A12'] as const) Object.assign(placeMinion(state, square), { minion: 'hungerMote' as const });
    expect(watched(state, eats('Z41')).filter(([type]) => type === 'minionGone')).toEqual([['minionGone', 1], ['minionGone', 1]]);
  });

  test('RR-623 RR-152 whoever is cast out onto Dangerous ground pays for entering it, then for being cast out', () => {
    const state = night('A1', { kosuke: 'J3' });
    for (const zone of ['Z31', 'Z42', 'Z32'] as const) {
      addToken(state, zoneNamed(zone), 'gnawed');
      addToken(state, zoneNamed(zone), 'fire');
    }
    const on = rig(state);
    on.run(eats('Z41'));
    expect([where(state, 'kosuke'), lost(on)]).toEqual(['I2', ['kosuke 4 terrain', 'kosuke 2 effect']]);
  });

  test('RR-623 RR-354 one loss after the other: whoever is kept from falling by the ground falls for being cast out', () => {
    const state = heroField('devouringNight', 'A1', { ...FAR, kosuke: 'J3' });
    Object.assign(state.heroes.kosuke, { hp: 3, yang: 2 });
    for (const zone of ['Z31', 'Z42', 'Z32'] as const) {
      addToken(state, zoneNamed(zone), 'gnawed');
      addToken(state, zoneNamed(zone), 'fire');
    }
    const on = rig(state);
    on.run(eats('Z41'), 'interrupt');
    on.answer({ kind: 'useCard', card: 'refuseToFall' });
    expect([state.heroes.kosuke.hp, lost(on)]).toEqual([0, ['kosuke 1 effect']]);
  });

  test('RR-623 RR-152 a hero to whom the ground means nothing loses 2 for being cast out alone', () => {
    const state = heroField('devouringNight', 'A1', { ...FAR, kensho: 'J3' });
    const { loadout } = state.heroes.kensho;
    Object.assign(state.heroes.kensho, { loadout: { ...loadout, skills: ['emberWalk'] } });
    for (const zone of ['Z31', 'Z42', 'Z32'] as const) addToken(state, zoneNamed(zone), 'fire');
    const on = rig(state);
    on.run(eats('Z41'));
    expect(lost(on)).toEqual(['kensho 2 effect']);
  });

  test.each([['sayaka', ['sayaka 2 effect', 'sayaka 2 terrain']], ['kosuke', ['sayaka 2 terrain', 'sayaka 2 effect']]] as const)('RR-623 RR-152 Quiet Scales spare the first Dangerous entry of the own turn: in %s’s turn', (turn, losses) => {
    const state = heroField('devouringNight', 'A1', { ...FAR, sayaka: 'J3' });
    Object.assign(state.heroes.sayaka, { loadout: { ...state.heroes.sayaka.loadout, armor: 'quietScales' } });
    for (const zone of ['Z31', 'Z42', 'Z32'] as const) addToken(state, zoneNamed(zone), 'gnawed');
    state.frames = [{ ...turnFrame(turn), step: 'end' } as BattleFrame];
    const on = rig(state);
    on.run(eats('Z41'));
    // Her own turn ends on that ground, too.
    expect(lost(on)).toEqual(losses);
  });

  test('RR-625 RR-152 put back on ground the boss enters it: Fire takes 2, Gnawed nothing', () => {
    const put = (token: 'fire' | 'gnawed'): readonly [square: string, hp: number] => {
      const state = night('J10');
      for (const zone of ['Z33', 'Z34', 'Z43'] as const) addToken(state, zoneNamed(zone), token);
      rig(state).run(eats('Z44'));
      return [name(boss(state).anchor), state.bossHp];
    };
    expect([put('fire'), put('gnawed')]).toEqual([['I9', 48], ['I9', 50]]);
  });

  test('RR-627 who has struck into the mouth cannot dodge the boss, whatever helps it; a minion’s blow it can', () => {
    const strike = (by: 'boss:0' | 'hungerMote:0', inMouth: boolean): number => {
      const state = night('E5', { kosuke: 'H6' });
      Object.assign(placeMinion(state, 'I6'), { minion: 'hungerMote' as const, band: 0 });
      if (inMouth) state.extra.night?.inMouth.push('kosuke');
      const on = rig(state);
      on.run({
        kind: 'strike', step: 'compare', by, from: { own: by === 'boss:0' ? 'basic' : 'minion' }, way: [], target: 'kosuke', targets: ['kosuke'], spots: [at('H6')], place: 0, outcome: null, hit: [], dodged: [], later: [],
        values: { name: 'Test', precision: 1, damage: 3, type: 'slashing', reach: { range: 1 }, steps: [], threat: 'keep' }, anchor: at('E5'), facing: 2, wound: 2, arced: [],
        defence: { hero: 'kosuke', dodge: 9, armor: 0, auto: true, reduce: 0, atMost: null, yang: 0 },
      });
      return on.happened('dodged').length;
    };
    expect([strike('boss:0', true), strike('boss:0', false), strike('hungerMote:0', true)]).toEqual([0, 1, 1]);
  });
});
