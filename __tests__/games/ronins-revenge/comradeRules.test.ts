import { BadInput } from '@/engine/errors';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { COMRADES } from '@/games/ronins-revenge/content/comrades';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { usablesOf } from '@/games/ronins-revenge/rules/hero/cards';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { heal } from '@/games/ronins-revenge/rules/health';
import { DEFAULTS, optionFields, parseOptions, planOf } from '@/games/ronins-revenge/rules/options';
import { gain } from '@/games/ronins-revenge/rules/resources';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';
import { heroMostStamina } from '@/games/ronins-revenge/rules/threat';
import { situation } from '@tests/kit/situation';

import { at, battle, oneShot } from './battle';
import { fight, onTop, plain, put, struckBy, turnOf, type Fight } from './fight';
import { does, field, heroField, playCard, rig } from './rig';

const comrades = (): Fight => fight({ others: 'comrades' });
const COMRADE = { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } as const;
const slotFrame = (): BattleFrame => ({ kind: 'slot', slot: 0, hauled: false, lostBy: null });

describe('Comrades', () => {
  test('RR-452 whoever controls one is asked; alone, one player is asked for all', () => {
    const two = planOf(parseOptions({ ...DEFAULTS, seats: 2 }));
    expect([two.party.kosuke, two.controls?.kosuke, two.party.kensho, two.controls?.kensho]).toEqual(['comrade', 0, 'comrade', 1]);
    const s = situation(battleGame, parseOptions({ ...DEFAULTS, seats: 2 })).change((state) => {
      state.line = ['kensho', 'kosuke', 'takahiro', 'sayaka'];
      state.frames = [{ kind: 'battle', step: 'round' }, { kind: 'round', turn: 1, step: 'turns' }, { kind: 'heroTurn', hero: 'kensho', moved: false, acted: false, walked: false, sheltered: false, step: 'end' }, { kind: 'turn', hero: 'kensho' }];
    });
    expect(s.prompts().map(({ seat }) => seat)).toEqual([1]);
    expect(Object.values(planOf(DEFAULTS).controls ?? {})).toEqual([0, 0, 0, 0]);
  });

  test('RR-452 it follows the rules of heroes: one Main Action, no way through the boss, a card for every attack', () => {
    const s = onTop(turnOf(put(comrades(), 'kosuke', 'H6'), 'kosuke'), 'L-6');
    expect(s.refused(0, { kind: 'move', way: [at('G6')], facing: 0 })).toBe('RR-76');
    const blow = { kind: 'padAttack', pad: 'light', type: 'slashing', way: [], facing: 0, targets: ['boss:0'] } as const;
    s.play(0, blow);
    plain(s);
    expect(s.state.sequence[0]).toMatchObject({ card: 'L-6' });
    expect(s.refused(0, blow)).toBe('RR-131');
  });

  test('RR-454 it has the Movement of its hero, and the passive where the printed condition holds', () => {
    expect(HERO_IDS.map((id) => COMRADES[id].move)).toEqual(HERO_IDS.map((id) => HEROES[id].move));
    const gained = (square: 'H6' | 'E6'): number => {
      const s = onTop(turnOf(put(fight({ heroes: ['kosuke', 'takahiro', 'sayaka', 'kensho'], others: 'comrades' }), 'takahiro', square), 'takahiro'), 'L-6');
      s.play(0, { kind: 'padAttack', pad: 'light', type: 'slashing', way: [], facing: square === 'H6' ? 0 : 2, targets: ['boss:0'] });
      plain(s);
      return s.state.heroes.takahiro.yang;
    };
    // 1 of the attack itself, 1 more by Honor from the front.
    expect([gained('H6'), gained('E6')]).toEqual([2, 1]);
  });

  test('RR-456 healing and Stamina are both Life Force', () => {
    const state = field('ushikado', 'F6');
    state.heroes.kosuke.hp = 10;
    does(state, (run) => {
      heal(run, 'kosuke', 4, 'Test');
      gain(run, 'kosuke', 'stamina', 3, 'Test');
    });
    expect(state.heroes.kosuke).toMatchObject({ hp: 17, stamina: 0 });
  });

  test('RR-456 a higher maximum of HP or Stamina is a higher maximum of Life Force', () => {
    const story = { ...NO_STORY, notes: [{ hero: 'kosuke' as const, changes: [{ do: 'startHp' as const, n: 2 }, { do: 'startStamina' as const, n: 3 }] }] };
    const { kosuke } = battle({ party: COMRADE, story }).heroes;
    expect([kosuke.maxHp, kosuke.hp, kosuke.maxStamina]).toEqual([26, 26, 0]);
    const full = battle({ party: oneShot().party, story }).heroes.kosuke;
    expect([full.maxHp, full.maxStamina]).toEqual([16, 13]);
  });

  test('RR-459 at 0 Life Force it gains nothing until it is revived', () => {
    const state = heroField('ushikado', 'F6', { kosuke: 'L7', kensho: 'L8' }, ['kosuke', 'kensho']);
    state.heroes.kosuke.hp = 0;
    does(state, (run) => {
      heal(run, 'kosuke', 5, 'Test');
      gain(run, 'kosuke', 'stamina', 5, 'Test');
      gain(run, 'kosuke', 'yin', 1, 'Test');
    });
    expect(state.heroes.kosuke).toMatchObject({ hp: 0, stamina: 0, yin: 0 });
    const on = rig(state);
    on.run({ kind: 'cardUse', hero: 'kensho', card: 'mantraOfReturn', at: 'turn', about: null }, 'chooseFigure');
    on.answer({ kind: 'choose', figure: 'kosuke' });
    expect(state.heroes.kosuke.hp).toBe(5);
    does(state, (run) => { heal(run, 'kosuke', 5, 'Test'); });
    expect(state.heroes.kosuke.hp).toBe(10);
  });

  test('RR-513 where Stamina is compared it counts as half its Life Force', () => {
    const most = (life: number): HeroId | undefined => {
      const state = heroField('ushikado', 'F6', { takahiro: 'L12' }, ['takahiro']);
      state.heroes.takahiro.hp = life;
      state.heroes.sayaka.stamina = 11;
      return heroMostStamina(state);
    };
    expect([most(24), most(23), most(21)]).toEqual(['takahiro', 'sayaka', 'sayaka']);
  });

  test('RR-513 Stamina that an enemy takes is Life Force, down to the last', () => {
    const count = (life: number): BattleState => {
      const state = heroField('ushikado', 'F6', {}, ['takahiro']);
      for (const id of ['sayaka', 'kosuke', 'kensho'] as const) state.heroes[id].stamina = 0;
      state.heroes.takahiro.hp = life;
      state.sequence[0] = { event: 'E-3' };
      rig(state).run(slotFrame());
      return state;
    };
    const rich = count(20);
    expect([rich.heroes.takahiro.hp, rich.threat]).toEqual([17, 'takahiro']);
    expect(count(3).heroes.takahiro.hp).toBe(0);
  });

  test('RR-472 enemies, allies, ground and conditions find it like any hero', () => {
    const s = turnOf(put(put(comrades(), 'takahiro', 'L1'), 'kosuke', 'L2'), 'kosuke').change((state) => { addToken(state, zoneNamed('Z41'), 'fire'); });
    s.playAll(0, { kind: 'rest', choice: 'B', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.kosuke.hp).toBeLessThan(28);
    const state = field('ushikado', 'F6', { kosuke: 'H6' });
    state.threat = 'kosuke';
    const on = rig(state);
    playCard(on, 'L-4');
    expect([on.happened('heroStruck').map(({ hero }) => hero), hasCondition(state.heroes.kosuke, 'slowed')]).toEqual([['kosuke'], true]);
    const ally = turnOf(put(put(fight({ heroes: ['kensho', 'takahiro', 'sayaka', 'kosuke'], others: 'comrades' }), 'kensho', 'L5'), 'kosuke', 'L6'), 'kensho').change((draft) => { draft.heroes.kosuke.hp = 10; });
    const breath = HEROES.kensho.skills.find(({ id }) => id === 'breathOfCedar');
    expect(breath?.words).toContain('4');
    ally.change((draft) => { Object.assign(draft.heroes.kensho, { yin: 3, yang: 3, ki: 3 }); });
    ally.play(0, { kind: 'useCard', card: 'breathOfCedar' });
    ally.play(0, { kind: 'choose', figure: 'kosuke' });
    expect(ally.state.heroes.kosuke.hp).toBe(14);
  });

  test('RR-473 what would be equipped, swapped or carried is passed over', () => {
    const plan = planOf(parseOptions({ ...DEFAULTS, party: [{ hero: 'sayaka', comrade: true, loadout: RECOMMENDED_LOADOUTS.sayaka }] }));
    expect(plan.party.sayaka).toBe('comrade');
    const state = battle({ party: { ...oneShot().party, sayaka: 'comrade' }, story: { ...NO_STORY, items: [{ hero: 'sayaka', items: ['saltPouch'] }, { hero: 'kosuke', items: ['saltPouch'] }] } });
    expect([usablesOf(state, 'sayaka').map(({ id }) => id), usablesOf(state, 'kosuke').some(({ id }) => id === 'saltPouch')]).toEqual([['smokeVeil'], true]);
    // A card that takes something from the hand of Destiny cards or the belt finds neither.
    const struck = struckBy(comrades(), { precision: 4, damage: 3 }, 'sayaka');
    expect(struck.refused(0, { kind: 'defend', dodge: 0, dice: 0, card: 'moon' })).toBe('RR-242');
  });
});

describe('a battle of its own', () => {
  test('RR-477 boss, difficulty and level are chosen; there are no Facts, packs or loot', () => {
    expect(optionFields(DEFAULTS).map(({ key }) => key)).toEqual(expect.arrayContaining(['boss', 'difficulty', 'level']));
    for (const boss of BOSS_IDS) {
      const state = battle({ boss });
      expect([state.facts, state.partyItems, state.mods, state.roundStarts, HERO_IDS.flatMap((id) => state.heroes[id].items)]).toEqual([[], [], [], [], []]);
    }
    const withRelic = { ...DEFAULTS, party: [{ hero: 'takahiro', loadout: { ...RECOMMENDED_LOADOUTS.takahiro, relics: ['blackIronKey'] } }] };
    expect(() => parseOptions(withRelic)).toThrow(BadInput);
    expect(() => parseOptions({ ...withRelic, story: NO_STORY })).not.toThrow();
    expect(() => parseOptions({ ...DEFAULTS, level: 6 })).toThrow(BadInput);
  });

  test.each(BOSS_IDS)('RR-479 %s comes with the base set-up and nothing else', (boss) => {
    const state = battle({ boss });
    const { attacks, events, map, wounds, starts } = BOSSES[boss];
    expect(state.attackSet).toEqual(attacks.map(({ id }) => id));
    expect([state.eventSet, state.wounds]).toEqual([events.map(({ id }) => id), wounds.map(({ id }) => id)]);
    expect(state.minions.map(({ minion, anchor }) => [minion, anchor])).toEqual(map.minionStarts.map(({ minion, at: square }) => [minion, at(square)]));
    expect(state.figures.map(({ anchor, conditions }) => [anchor, conditions])).toEqual(starts.map(({ anchor }) => [at(anchor), 0]));
    expect([state.altStarts, state.publicWounds]).toEqual([null, 0]);
  });
});
