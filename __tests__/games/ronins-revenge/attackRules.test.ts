import { squareName } from '@/engine/parts/grid/squares';
import { patternSquares } from '@/engine/parts/grid/pattern';
import type { BreakPart } from '@/games/ronins-revenge/content/boss';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { PATTERNS } from '@/games/ronins-revenge/content/patterns';
import { FIELD, HERO_IDS, type Category, type HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { partsOfBreak } from '@/games/ronins-revenge/rules/boss/breaks';
import { attackCard as bossCard } from '@/games/ronins-revenge/rules/boss/mods';
import { addCondition } from '@/games/ronins-revenge/rules/conditions';
import { attackCard } from '@/games/ronins-revenge/rules/hero/attack/card';
import { addToken, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import type { Move } from '@/games/ronins-revenge/rules/decisions';

import { at, boss, emptyField, placeMinion } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';
import { field, playCard, rig } from './rig';

/** Attacks of heroes and of enemies, Counterstrikes, Break (RR-196 … RR-308). */

const beside = (hero: HeroId, changes: Parameters<typeof fight>[0] = {}): Fight => onTop(turnOf(put(fight(changes), hero, 'H6'), hero), 'L-6');
const crowAt = (s: Fight, square: 'H7' | 'J6', kind: 'emberCrow' | 'chainWretch' = 'emberCrow'): Fight =>
  s.change((state) => { state.minions = [{ minion: kind, band: 0, hp: 40, anchor: at(square), side: 1, facing: 2, conditions: 0 }]; });
const names = (squares: readonly number[]): string[] => squares.map((square) => squareName(FIELD, square)).sort();

describe('declaring an attack', () => {
  test('RR-196 a pattern turns with its attacker by the printed rotations, never mirrored', () => {
    const swept = [0, 1, 2, 3].map((facing) => names(patternSquares(FIELD, PATTERNS.sweepRight, at('F6'), facing)));
    expect(swept).toEqual([['E6', 'E7', 'E8', 'F8', 'G8'], ['F8', 'G8', 'H6', 'H7', 'H8'], ['F5', 'G5', 'H5', 'H6', 'H7'], ['E5', 'E6', 'E7', 'F5', 'G5']]);
    const struck = (hero: 'G5' | 'G8'): string[] => {
      const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: hero, takahiro: 'A12', kensho: 'A11' }, 2);
      state.threat = 'sayaka';
      const on = rig(state);
      playCard(on, 'H-2');
      return on.happened('strikeBegan').flatMap(({ targets }) => [...targets]).sort();
    };
    // Facing south its right is the west.
    expect([struck('G5'), struck('G8')]).toEqual([['kosuke', 'sayaka'], ['sayaka']]);
  });

  test('RR-197 an attack without a pattern is for one target, and never for none', () => {
    const s = crowAt(beside('takahiro'), 'H7');
    const cut = strikeWith(s, 'takahiro', 'Measured Cut');
    expect(() => battleGame.parseMove({ ...cut, targets: [] })).toThrow('targets');
    expect(s.refused(0, { ...cut, facing: 1, targets: ['boss:0', 'emberCrow:0'] })).toBe('RR-194');
    // No weapon of the box names a number of targets; one that did would have to be read here.
    const weapons = [...HERO_IDS.flatMap((id) => HEROES[id].weapons), ...BOSS_IDS.flatMap((id) => BOSSES[id].loot.filter((card) => card.kind === 'weapon'))];
    for (const { attacks } of weapons) for (const attack of attacks) expect(attack.words ?? '').not.toMatch(/targets/);
  });

  test('RR-199 any attack of an equipped weapon may be chosen, no other', () => {
    const s = beside('takahiro').change((state) => { state.heroes.takahiro.yang = 1; });
    const offered = new Set(s.moves(0).flatMap((move) => (move.kind === 'attack' ? [attackCard(s.state, 'takahiro', { weapon: move.weapon, attack: move.attack })?.name] : [])));
    expect(offered).toEqual(new Set(['Measured Cut', 'Cleaving Arc', 'Long Thrust', 'Pinning Drive']));
    strike(s, 'takahiro', 'Long Thrust');
    expect(s.happened('attackDeclared').map(({ name }) => name)).toEqual(['Long Thrust']);
  });

  test('RR-203 what counts is fixed when the targets are chosen: flank, High Ground, passive, weakness, Break', () => {
    const aimed = (): Fight => {
      const s = onTop(put(put(beside('takahiro'), 'sayaka', 'E6'), 'kosuke', 'H5'), 'L-1').change((state) => {
        boss(state, 'E6');
        state.heroes.takahiro.anchor = at('G6');
        state.heroes.sayaka.anchor = at('D6');
        state.heroes.kosuke.anchor = at('G5');
        addToken(state, zoneOf(at('G6')), 'high');
      });
      s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
      return s;
    };
    const still = aimed();
    still.play(0, { kind: 'noDestiny' });
    // 4 and 2 for the flank, 2 from above, doubled by the open card; Honor and the card give 1 Yang each; Broken by Front and Support.
    expect([still.state.bossHp, still.state.heroes.takahiro.yang, still.state.sequence[0]]).toEqual([34, 2, { card: 'L-1', broken: true }]);
    const changed = aimed().change((state) => {
      state.heroes.sayaka.anchor = at('L12');
      state.heroes.kosuke.anchor = at('L11');
      state.zones.fill(0);
      boss(state).facing = 0;
    });
    changed.play(0, { kind: 'noDestiny' });
    expect([changed.state.bossHp, changed.state.heroes.takahiro.yang, changed.state.sequence[0]]).toEqual([34, 2, { card: 'L-1', broken: true }]);
  });
});

test('RR-206 RR-2 the lines of a card in their order: the damage, the Push, Slowed', () => {
  const s = onTop(beside('takahiro'), 'S-7').change((state) => { state.heroes.takahiro.yang = 1; });
  s.play(0, strikeWith(s, 'takahiro', 'Pinning Drive'));
  plain(s);
  expect([s.prompt(0).kind, has(s, 'boss', 'slowed')]).toEqual(['force', false]);
  s.play(0, { kind: 'force', steps: 1 });
  expect(s.events.flatMap(({ type }) => (['struck', 'stepped', 'conditionGained'].includes(type) ? [type] : []))).toEqual(['struck', 'stepped', 'conditionGained']);
  expect(has(s, 'boss', 'slowed')).toBe(true);
});

describe('damage', () => {
  test('RR-216 Vulnerable and Resistant come from tokens, from the open card, from minion cards and from what the boss says of itself', () => {
    const cut = (s: Fight, target: 'boss:0' | 'chainWretch:0' = 'boss:0'): number => damageIn(strike(s, 'takahiro', 'Measured Cut', target));
    expect(cut(beside('takahiro'))).toBe(4);
    expect(cut(give(beside('takahiro'), 'boss', 'vulnerable:slashing'))).toBe(8);
    expect(cut(give(beside('takahiro'), 'boss', 'resistant:slashing'))).toBe(2);
    expect(cut(onTop(beside('takahiro'), 'L-1'))).toBe(8);
    expect(cut(crowAt(beside('takahiro'), 'H7', 'chainWretch'), 'chainWretch:0')).toBe(8);
    // Itoguruma’s first Wound card: Resistant to Mystic while she stands in Web.
    const exorcise = (web: boolean): number => {
      const s = onTop(turnOf(put(fight({ boss: 'itoguruma' }), 'kensho', 'H6'), 'kensho'), 'S-1').change((state) => {
        state.heroes.kensho.yin = 1;
        state.decks.S.cards = ['S-6'];
        state.decks.S.known = [-1];
        if (web) addToken(state, zoneOf(at('F6')), 'web');
      });
      return damageIn(strike(s, 'kensho', 'Exorcise'));
    };
    expect([exorcise(false), exorcise(true)]).toEqual([18, 9]);
  });

  test('RR-222 a type that an effect has changed counts for Resistant; the cube keeps the printed one', () => {
    const lost = (token: 'mask' | 'printed'): number => {
      const state = field('nineFaces', 'F6', { kensho: 'G6', takahiro: 'A12', sayaka: 'A11', kosuke: 'A10' });
      state.threat = 'kensho';
      state.figures = [boss(state)];
      if (state.extra.cast) Object.assign(state.extra.cast, { worn: 0, unmasked: false });
      const mask = BOSSES.nineFaces.masks?.[state.extra.cast?.masks[0] ?? 0]?.type ?? 'mystic';
      const card = (['L-1', 'L-2', 'L-3', 'L-4', 'L-5'] as const).map((id) => bossCard(state, id)).find((each) => each.noAttack === undefined && each.type !== mask && each.range !== undefined);
      if (!card || card.noAttack) throw new Error('no such card');
      addCondition(state.heroes.kensho, `resistant:${token === 'mask' ? mask : card.type}`);
      const on = rig(state);
      playCard(on, card.id);
      expect(on.happened('heroStruck').map(({ damageType }) => damageType)).toEqual([mask]);
      return on.happened('heroStruck')[0]?.damage ?? 0;
    };
    expect(2 * lost('mask')).toBeLessThanOrEqual(lost('printed'));
  });

  test('RR-222 a written card may show another type; the weapon is primed with its own', () => {
    const state = emptyField('fifthWanderer');
    state.round = 1;
    boss(state, 'F6').facing = 2;
    state.heroes.sayaka.anchor = at('G6');
    state.partyItems = ['mirrorSplinter'];
    const card = BOSSES.fifthWanderer.attacks.find(({ category, echo }) => category === 'L' && echo?.includes('type'));
    state.decks.L = { cards: card ? [card.id] : [], known: [0] };
    const on = rig(state);
    on.run({ kind: 'heroTurn', hero: 'sayaka', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    on.answer({ kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] }, 'chooseWriting');
    on.answer({ kind: 'writeType', type: 'mystic', splinter: true }, 'turn');
    expect(state.sequence[0]).toMatchObject({ written: { type: 'mystic' } });
    expect(state.heroes.sayaka.primed).toEqual({ weapon: 0, type: 'piercing' });
  });

  test('RR-228 an Empowered blow that everybody dodges leaves the token; one hit takes it', () => {
    const blow = (...dodging: boolean[]): boolean => {
      const s = give(struckBy(fight(), { precision: 4, damage: 2, pattern: true }, 'sayaka', 'kensho'), 'boss', 'empowered');
      for (const dodges of dodging) s.play(0, dodges ? { kind: 'defend', dodge: 2, dice: 0, card: 'none' } : { kind: 'takeIt' });
      while (s.prompt(0).kind === 'interrupt') s.play(0, { kind: 'pass' });
      return has(s, 'boss', 'empowered');
    };
    expect([blow(true, true), blow(true, false), blow(false, false)]).toEqual([true, false, false]);
  });

  test('RR-248 a Special Ability costs no Stamina; Bloodlust asks 1 HP, and cannot be used for the last one', () => {
    const thirsty = (hp: number): Fight => {
      const s = beside('kosuke', { modes: ['dice'] }).change((state) => { state.heroes.kosuke.hp = hp; });
      // Black: the Special symbol; white: a blank.
      s.draws(5, 0).play(0, strikeWith(s, 'kosuke', 'Low Sweep'));
      return s;
    };
    const s = thirsty(9);
    s.play(0, { kind: 'useSpecial' });
    expect(s.state.heroes.kosuke).toMatchObject({ stamina: 8, hp: 8 });
    expect(s.state.bossHp).toBe(50 - 5 - 5 - 1);
    const last = thirsty(1);
    expect(last.prompt(0).kind).toBe('turn');
    expect(last.state.bossHp).toBe(50 - 5 - 1);
  });

  test('RR-226 RR-506 an attack whose target is gone before the blow hits nobody: Empowered stays', () => {
    const attacked = (gone: boolean): boolean => {
      const s = give(turnOf(put(fight(), 'takahiro', 'K1'), 'takahiro'), 'takahiro', 'empowered').change((state) => { Object.assign(placeMinion(state, 'J1'), { minion: 'chainWretch' }); });
      s.play(0, strikeWith(s, 'takahiro', 'Measured Cut', 'chainWretch:0'));
      if (gone) s.change((state) => { state.minions = []; });
      plain(s);
      return has(s, 'takahiro', 'empowered');
    };
    expect([attacked(false), attacked(true)]).toEqual([false, true]);
  });

  test('RR-401 Hard: Boss Resistance is the boss’s alone, a minion takes the whole blow', () => {
    const s = turnOf(put(fight({ difficulty: 'hard' }), 'takahiro', 'K1'), 'takahiro').change((state) => { Object.assign(placeMinion(state, 'J1'), { minion: 'chainWretch', hp: 9 }); });
    expect(damageIn(strike(s, 'takahiro', 'Long Thrust', 'chainWretch:0'))).toBe(4);
  });

  test('RR-490 Hungry Blade: whoever takes a cube heals 3 and gains 1 Ki; a blow that takes none does nothing', () => {
    const after = (bossHp: number): readonly [number, number] => {
      const s = turnOf(put(fight({ level: 2, party: [withKit('kosuke', { skills: ['hungryBlade'] })] }), 'kosuke', 'H6'), 'kosuke').change((state) => {
        state.bossHp = bossHp;
        Object.assign(state.heroes.kosuke, { hp: 5, ki: 0 });
      });
      strike(s, 'kosuke', 'Low Sweep');
      return [s.state.heroes.kosuke.hp, s.state.heroes.kosuke.ki];
    };
    expect([after(1), after(40)]).toEqual([[8, 1], [5, 0]]);
  });
});

describe('interrupts and Counterstrikes', () => {
  const counter: Move = { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] };

  test('RR-271 an attack between the blows of an enemy adds no card and breaks none', () => {
    const s = onTop(struckBy(put(put(fight(), 'sayaka', 'H6'), 'kosuke', 'H7'), { precision: 9 }, 'takahiro'), 'L-1').change((state) => {
      state.frames.push({ kind: 'extraAttack', hero: 'sayaka', category: 'L' });
    });
    s.play(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] });
    plain(s);
    expect(s.happened('struck')).toHaveLength(1);
    expect(s.state.sequence).toEqual([null, null, null, null]);
    expect(s.state.decks.L.cards).toContain('L-1');
    // The same attack as a Main Action would break it.
    const main = onTop(turnOf(put(put(fight(), 'sayaka', 'H6'), 'kosuke', 'H7'), 'sayaka'), 'L-1');
    strike(main, 'sayaka', 'Flurry');
    expect(main.state.sequence[0]).toEqual({ card: 'L-1', broken: true });
  });

  /** Sayaka may still be moved by an interrupt; she stands beside the boss when it strikes. */
  const targeted = (pattern: boolean): Fight => struckBy(put(fight(), 'sayaka', 'H6'), { precision: 9, damage: 4, ...(pattern ? { pattern } : { range: 1 }) }, 'sayaka');

  test.each([[true, 'L1'], [false, 'I6']] as const)('RR-273 a target that an interrupt has taken out of reach is not affected (pattern: %s)', (pattern, square) => {
    const s = targeted(pattern).change((state) => {
      state.heroes.sayaka.anchor = at(square);
      state.heroes.sayaka.primed = { weapon: 1, type: 'slashing' };
      state.heroes.takahiro.anchor = at('A1');
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.state.heroes.sayaka.hp).toBe(11);
    expect(s.happened('escaped').map(({ hero }) => hero)).toEqual(['sayaka']);
    // Nobody was attacked: nobody answers.
    expect(s.happened('heroStruck')).toEqual([]);
    expect(s.prompts().some(({ kind }) => kind === 'counter')).toBe(false);
  });

  test('RR-273 whoever was moved and is still in reach is struck; so is whoever never moved', () => {
    const moved = targeted(false).change((state) => { state.heroes.sayaka.anchor = at('H7'); });
    moved.play(0, { kind: 'takeIt' });
    expect(moved.state.heroes.sayaka.hp).toBe(7);
    const still = targeted(false);
    still.play(0, { kind: 'takeIt' });
    expect(still.state.heroes.sayaka.hp).toBe(7);
  });

  test('RR-273 whoever is out of reach has not dodged: nothing is gained by it and nothing answered', () => {
    const s = struckBy(put(fight(), 'sayaka', 'H6'), { precision: 1, range: 1 }, 'sayaka').change((state) => {
      Object.assign(state.heroes.sayaka, { anchor: at('I6'), stamina: 5, primed: { weapon: 1, type: 'slashing' } });
    });
    s.play(0, { kind: 'takeIt' });
    expect([s.happened('dodged').length, s.happened('escaped').length, s.state.heroes.sayaka.stamina]).toEqual([0, 1, 5]);
    expect(s.prompts().some(({ kind }) => kind === 'counter')).toBe(false);
  });

  test('RR-273 behind a pillar an interrupt saves too', () => {
    const s = struckBy(put(fight(), 'sayaka', 'H6'), { precision: 9, damage: 4 }, 'sayaka').change((state) => {
      state.heroes.sayaka.anchor = at('F3');
      state.objects.push({ kind: 'pillar', square: at('E5') }, { kind: 'pillar', square: at('F5') }, { kind: 'pillar', square: at('G5') }, { kind: 'pillar', square: at('H5') });
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.happened('escaped')).toHaveLength(1);
  });

  test('RR-273 whoever steps in is struck wherever it stands', () => {
    const state = emptyField('ushikado');
    state.round = 1;
    state.reveals = 0;
    boss(state, 'F6').facing = 2;
    Object.assign(state.heroes.sayaka, { anchor: at('H6') });
    // Beside Sayaka, two squares from the boss: the Horn Jab reaches one.
    Object.assign(state.heroes.takahiro, { anchor: at('I6'), facing: 0 });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'L-1', 'interrupt');
    on.answer({ kind: 'useCard', card: 'guardiansStance' });
    expect(on.happened('heroStruck').map(({ hero }) => hero)).toEqual(['takahiro']);
    expect(on.happened('escaped')).toEqual([]);
  });

  test('RR-278 everybody an area was for may answer, hit or not, in initiative order', () => {
    const s = onTop(struckBy(put(put(fight(), 'takahiro', 'H6'), 'sayaka', 'H7'), { precision: 4, damage: 2, pattern: true }, 'sayaka', 'takahiro'), 'L-6').change((state) => {
      state.line = ['takahiro', 'sayaka', 'kosuke', 'kensho'];
      for (const id of ['takahiro', 'sayaka'] as const) state.heroes[id].primed = { weapon: 0, type: 'slashing' };
    });
    // Sayaka dodges, Takahiro does not.
    s.playAll(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' }, { kind: 'takeIt' });
    expect(s.prompt(0)).toMatchObject({ kind: 'counter', words: expect.stringContaining('Takahiro') as string });
    s.play(0, { kind: 'pass' });
    expect(s.prompt(0)).toMatchObject({ kind: 'counter', words: expect.stringContaining('Sayaka') as string });
  });

  test('RR-284 a Counterstrike is a whole attack: card, passive, condition, Special and gains', () => {
    const ready = (): Fight => give(onTop(struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro'), 'L-6'), 'takahiro', 'empowered').change((state) => {
      state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
    });
    const s = ready();
    s.playAll(0, { kind: 'takeIt' }, counter, { kind: 'playDestiny', card: 'moon' });
    expect(s.state.bossHp).toBe(50 - (4 + 2) * 2);
    expect(has(s, 'takahiro', 'empowered')).toBe(false);
    // One for the cut, one for Honor.
    expect(s.state.heroes.takahiro.yang).toBe(2);
    const special = ready();
    special.playAll(0, { kind: 'takeIt' }, counter, { kind: 'playDestiny', card: 'ember' });
    expect(special.prompt(0).kind).toBe('special');
  });

  test('RR-290 a Basic Attack may be answered, what Events and lines do may not', () => {
    const ready = () => {
      const state = emptyField('ushikado');
      state.round = 1;
      state.reveals = 0;
      boss(state, 'F6').facing = 2;
      Object.assign(state.heroes.kensho, { anchor: at('H6'), facing: 0, primed: { weapon: 1, type: 'crushing' } });
      return rig(state);
    };
    const basic = ready();
    basic.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null }, 'counter');
    expect(basic.asked()).toBe('counter');
    const event = ready();
    event.run({ kind: 'bossEvent', event: 'E-3' }, 'counter');
    event.run({ kind: 'lines', by: 'boss:0', why: 'test', steps: [{ do: 'deal', n: 3, type: 'crushing', who: 'heroes' }], at: 0, same: null, zone: null, aimed: false, crossed: [] }, 'counter');
    expect(event.happened('hpLost').some(({ who }) => who === 'kensho')).toBe(true);
    expect(event.asked()).toBeUndefined();
    // An Event that makes a Basic Attack may be answered.
    const attacking = ready();
    attacking.run({ kind: 'bossEvent', event: 'E-6' }, 'counter');
    expect(attacking.asked()).toBe('counter');
  });
});

describe('Break', () => {
  test('RR-298 only the card of the attack’s own category is taken, and so broken', () => {
    const s = onTop(put(beside('takahiro'), 'kosuke', 'H7'), 'L-1', 'H-2');
    strike(s, 'takahiro', 'Cleaving Arc');
    expect(s.state.sequence[0]).toEqual({ card: 'H-2', broken: false });
    expect(s.state.decks.L.cards[s.state.decks.L.cards.length - 1]).toBe('L-1');
  });

  test('RR-300 the attack may be for a minion: where the attacker stands to the boss counts', () => {
    const s = crowAt(onTop(put(beside('takahiro'), 'kosuke', 'I6'), 'L-1'), 'H7');
    strike(s, 'takahiro', 'Measured Cut', 'emberCrow:0');
    expect(s.state.sequence[0]).toEqual({ card: 'L-1', broken: true });
    const behind = crowAt(onTop(put(put(beside('takahiro'), 'takahiro', 'K6'), 'kosuke', 'K7'), 'L-1'), 'J6').change((state) => { boss(state).facing = 0; });
    strike(behind, 'takahiro', 'Measured Cut', 'emberCrow:0');
    expect(behind.state.sequence[0]).toEqual({ card: 'L-1', broken: false });
  });

  test('RR-308 with two bosses the condition is measured to the one whose deck it is; with a shared deck either will do', () => {
    const state = field('akaAo', 'C3', { sayaka: 'F9' });
    const [aka, ao] = state.figures;
    if (!aka || !ao) throw new Error('there are two brothers');
    Object.assign(aka, { anchor: at('C3'), facing: 2 });
    Object.assign(ao, { anchor: at('H9'), facing: 2 });
    // North of Ao, and south of Aka: Aka owns Light and Heavy, Ao Special and Heavy.
    const met = (category: Category, part: BreakPart): boolean => {
      const card = { ...bossCard(state, `${category}-1`), break: [part] };
      return partsOfBreak(state, card, 'sayaka', 'slashing').every((each) => each.met);
    };
    const rear = (category: Category): boolean => met(category, { arc: ['rear'] });
    const front = (category: Category): boolean => met(category, { arc: ['front'] });
    expect([rear('L'), rear('H'), rear('S'), front('L'), front('H'), front('S')]).toEqual([false, true, true, true, true, false]);
  });
});
