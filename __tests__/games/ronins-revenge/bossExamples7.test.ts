import { nearestFrame } from '@/engine/decisions/frames';
import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import { FIELD, type AttackCardId, type DamageType, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { guardOf } from '@/games/ronins-revenge/rules/boss/bosses/duel';
import { sideOf } from '@/games/ronins-revenge/rules/boss/bosses/souls';
import { readCard } from '@/games/ronins-revenge/rules/boss/reading';
import { explainStrike } from '@/games/ronins-revenge/rules/damage/strike';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { battle, boss, placeObject } from './battle';
import { called, scene, struckIn } from './examples';
import { onTop, plain, strikeWith, turnOf, withKit, type Fight } from './fight';
import { at, field, playCard, rig, type Rig } from './rig';

/** Worked examples of the catalogue: Harunobu and the three shapes of Kurokai. */

const name = (square: number): string => squareName(FIELD, square);

/** An open card of this deck without a weakness to the type. */
const cardHard = (id: BossId, category: 'L' | 'H' | 'S', type: string): AttackCardId => {
  const found = BOSSES[id].attacks.find((each) => each.category === category && each.vulnerable !== type && each.dawnVulnerable !== type);
  if (!found) throw new Error(`${id} has no such ${category} card`);
  return found.id;
};

/** The attack of this name, nothing added; whatever may be gained is the first that is offered. */
function attack(s: Fight, hero: HeroId, card: string): readonly BattleEvent[] {
  turnOf(s, hero);
  const events = [...s.play(0, strikeWith(s, hero, card)), ...plain(s)];
  while (s.prompt(0).kind === 'chooseResource') {
    const [first] = s.moves(0);
    if (!first) throw new Error('nothing is offered');
    events.push(...s.play(0, first), ...plain(s));
  }
  return events;
}

describe('Harunobu', () => {
  const KITS = [withKit('sayaka', { weapons: ['moonlitBlade', 'twinNeedles'] }), withKit('kosuke', { weapons: ['brokenOath', 'houndfang'] })];
  const duel = (list: DamageType[], wound: number, heroes: Partial<Record<HeroId, SquareName>>): Fight =>
    scene('harunobu', 'D6', heroes, { party: KITS }).change((state) => {
      state.wound = wound;
      if (state.extra.duel) state.extra.duel.list = list;
    });
  const isAnswered = (events: readonly BattleEvent[]): boolean => events.some((event) => event.type === 'strikeBegan' && event.name === 'Answering Cut');

  test('RR-596 under W-2 Crushing and Piercing are answered, each once; a second Piercing attack is not', () => {
    const s = duel(['crushing', 'piercing', 'slashing', 'mystic'], 1, { kensho: 'E6', kosuke: 'E7', sayaka: 'E5' });
    const first = attack(s, 'kensho', 'Palm of Reeds');
    expect([isAnswered(first), s.prompt(0).kind]).toEqual([true, 'defend']);
    s.play(0, { kind: 'takeIt' });
    const second = attack(s, 'kosuke', 'Splinter Thrust');
    expect(isAnswered(second)).toBe(true);
    s.play(0, { kind: 'takeIt' });
    expect(isAnswered(attack(s, 'sayaka', 'Flurry'))).toBe(false);
  });

  test('RR-597 under W-3 Sayaka dodges the Answer to Crescent Draw: he is Vulnerable to Slashing, and her Counterstrike deals 14', () => {
    const s = duel(['slashing'], 2, { sayaka: 'E6' });
    onTop(s, cardHard('harunobu', 'H', 'slashing'));
    s.change((state) => { Object.assign(state.heroes.sayaka, { stamina: 12 }); });
    attack(s, 'sayaka', 'Crescent Draw');
    const most = Math.max(...[...s.moves(0)].flatMap((move) => (move.kind === 'defend' ? [move.dodge] : [])));
    s.play(0, { kind: 'defend', dodge: most, dice: 0, card: 'none' });
    expect([s.happened('dodged').length, hasCondition(boss(s.state), 'vulnerable:slashing')]).toEqual([1, true]);
    expect(s.prompt(0).kind).toBe('counter');
    const counter = [...s.moves(0)].find((move) => move.kind === 'counter');
    if (!counter) throw new Error('she cannot strike back');
    const back = [...s.play(0, counter), ...plain(s)];
    expect([struckIn(back)[0]?.[1], hasCondition(boss(s.state), 'vulnerable:slashing')]).toEqual([14, false]);
  });

  test('RR-599 Change of Guard: first Crushing, then what the open Light card is weak to; under W-2 Piercing and Crushing', () => {
    const guard = (light: string, wound: number): readonly DamageType[] => {
      const state = field('harunobu', 'D6', { kosuke: 'E6', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
      Object.assign(state, { wound, threat: 'kosuke' });
      if (state.extra.duel) state.extra.duel.list = ['mystic', 'slashing'];
      state.decks.L = { cards: [called('harunobu', light)], known: [-1] };
      playCard(rig(state), called('harunobu', 'Change of Guard'));
      return guardOf(state);
    };
    expect([guard('Throat Line', 0), guard('Formal Cut', 0), guard('Formal Cut', 1)]).toEqual([['crushing'], ['piercing'], ['piercing', 'crushing']]);
  });
});

describe('The Fifth Wanderer', () => {
  const written = (card: string, by: HeroId, type: DamageType, more: Partial<Extract<NonNullable<BattleState['sequence'][number]>, { card: AttackCardId }>> = {}): NonNullable<BattleState['sequence'][number]> =>
    ({ card: called('fifthWanderer', card), broken: false, written: { by, type }, ...more });
  const lights = BOSSES.fifthWanderer.attacks.filter(({ category, echo }) => category === 'L' && echo?.includes('type')).map((card) => card.name);

  test('RR-605 slots 1 Slashing, 2 Slashing but Broken, 4 L-1 Slashing: 10 under W-1, 13 under W-2', () => {
    const [second = '', third = ''] = lights.slice(1);
    const damage = (wound: number, sequence: BattleState['sequence'], slot: number): number => {
      const state = field('fifthWanderer', 'E6', { kosuke: 'G6', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
      Object.assign(state, { wound, threat: 'kosuke', sequence });
      const on = rig(state);
      on.run({ kind: 'slot', slot, hauled: false, lostBy: null }, 'defend');
      const strike = nearestFrame(state, 'strike');
      if (!strike) throw new Error('nobody is struck');
      return explainStrike(state, strike, strike.target).value;
    };
    const first = BOSSES.fifthWanderer.attacks.find(({ id }) => id === 'L-1')?.name ?? '';
    const chorus = (): BattleState['sequence'] => [written(second, 'kosuke', 'slashing'), written(third, 'kosuke', 'slashing', { broken: true }), { event: 'E-1' }, written(first, 'kosuke', 'slashing')];
    const base = damage(0, [null, null, null, written(first, 'kosuke', 'slashing')], 3);
    expect([damage(0, chorus(), 3) - base, damage(1, chorus(), 3) - base]).toEqual([2, 5]);
  });

  test('RR-606 Heart Seam writes H-5: Piercing, range 1; at the end of the round it lies in the discard as it is printed', () => {
    const s = scene('fifthWanderer', 'E6', { sayaka: 'F6' });
    onTop(s, 'H-5');
    attack(s, 'sayaka', 'Heart Seam');
    expect(s.state.sequence[0]).toMatchObject({ card: 'H-5', written: { by: 'sayaka', type: 'piercing', reach: { range: 1 } } });
    s.change((state) => { state.frames = []; });
    rig(s.state).run({ kind: 'round', turn: 4, step: 'clear' }, 'turn');
    expect([s.state.discards.H.cards.includes('H-5'), s.state.sequence.some((slot) => slot !== null && 'written' in slot)]).toEqual([true, false]);
  });

  test('RR-607 Show Me Again strikes as slot 3 reads: Precision 10, Damage 11, Piercing, arc3', () => {
    const state = field('fifthWanderer', 'E6', { kosuke: 'G6', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
    state.threat = 'kosuke';
    const [second = ''] = lights.slice(1);
    const feint = called('fifthWanderer', 'Learned Feint');
    state.sequence = [{ event: 'E-3' }, written(second, 'sayaka', 'mystic', { broken: true }), { card: feint, broken: false, written: { by: 'takahiro', reach: { pattern: 'arc3' } } }, null];
    const on = rig(state);
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null }, 'defend');
    const values = nearestFrame(state, 'strike')?.values;
    expect([values?.name, values?.precision, values?.damage, values?.type, values?.reach]).toEqual(['Show Me Again', 10, 11, 'piercing', { pattern: 'arc3' }]);
  });

  test('RR-608 Kensho writes L-1 as Mystic with the Splinter; his cube stays Crushing', () => {
    const s = scene('fifthWanderer', 'E6', { kensho: 'F6' }).change((state) => { state.partyItems = ['mirrorSplinter']; });
    onTop(s, 'L-1');
    turnOf(s, 'kensho').play(0, strikeWith(s, 'kensho', 'Palm of Reeds'));
    plain(s);
    s.play(0, { kind: 'writeType', type: 'mystic', splinter: true });
    expect([readCard(s.state, 0)?.values.type, s.state.heroes.kensho.primed?.type, s.state.partyItems]).toEqual(['mystic', 'crushing', []]);
  });

  test('RR-609 Kosuke speaks: The Stray’s Leap in slot 3 is turned down, and there is no second word', () => {
    const state = field('fifthWanderer', 'E6', { kosuke: 'L12' });
    Object.assign(state.extra, { speaker: 'kosuke', eventSlot: 2 });
    const leap = called('fifthWanderer', 'The Stray’s Leap');
    state.sequence = [null, null, { card: leap, broken: false, written: { by: 'kosuke', type: 'crushing', reach: { range: 1 } } }, null];
    const on = rig(state);
    on.run({ kind: 'eventReplacement' }, 'turnDown');
    on.answer({ kind: 'turnCard', slot: 2 });
    expect([state.sequence[2], state.extra.speaker]).toMatchObject([{ card: leap, broken: true }, undefined]);
    on.run({ kind: 'eventReplacement' }, 'turnDown');
    expect(on.asked()).toBeUndefined();
  });

  test('RR-600 shelved: W-1 has 2 cubes; bookShut with shardSwallowed: it starts without Empowered', () => {
    expect(battle({ boss: 'fifthWanderer', story: { ...NO_STORY, facts: ['shelved'] } }).cubes[0]).toBe(2);
    const empowered = (...facts: string[]): boolean => hasCondition(boss(battle({ boss: 'fifthWanderer', story: { ...NO_STORY, facts } })), 'empowered');
    expect([empowered('shardSwallowed'), empowered('shardSwallowed', 'bookShut')]).toEqual([true, false]);
  });
});

describe('The Caged Dawn', () => {
  const souls = (heroes: Partial<Record<HeroId, SquareName>>, night: number, dawn: number): Fight =>
    scene('cagedDawn', 'F6', heroes).change((state) => {
      if (state.extra.souls) Object.assign(state.extra.souls, { night, dawn });
      state.bossHp = night + dawn;
    });
  const left = ({ extra }: BattleState) => [extra.souls?.night, extra.souls?.dawn];

  test('RR-615 the last cube of W-1 falls to Sayaka on E6: what is left goes to Dawn, the soul she struck; then Dawn holds the front, and she stands on Night’s side', () => {
    const s = souls({ sayaka: 'E6' }, 0, 2).change((state) => { state.cubes[0] = 1; });
    onTop(s, cardHard('cagedDawn', 'L', 'piercing'));
    const [struck] = struckIn(attack(s, 'sayaka', 'Flurry'));
    expect([left(s.state), s.state.wound]).toEqual([[25, 25 - ((struck?.[1] ?? 0) - 2)], 1]);
    expect([s.state.extra.souls?.front, sideOf(s.state, 'sayaka')]).toEqual(['dawn', 'night']);
  });

  test('RR-617 with Night at 0 a blow from Night’s side takes half from Dawn; with the Bent Key all of it', () => {
    const after = (key: boolean) => {
      const s = souls({ kosuke: 'H6' }, 0, 20);
      onTop(s, cardHard('cagedDawn', 'L', 'slashing'));
      if (key) s.change((state) => { state.extra.keyTurned = 'kosuke'; });
      const [struck] = struckIn(attack(s, 'kosuke', 'Low Sweep'));
      return [struck?.[1] ?? 0, ...left(s.state)];
    };
    const [blow = 0, night, dawn] = after(false);
    expect([night, dawn]).toEqual([0, 20 - Math.floor(blow / 2)]);
    const [turned = 0, , bare] = after(true);
    expect(bare).toBe(20 - turned);
  });

  test('RR-619 shelved: W-1 has 4 cubes, both souls 25', () => {
    const state = battle({ boss: 'cagedDawn', story: { ...NO_STORY, facts: ['shelved'] } });
    expect([state.cubes[0], ...left(state)]).toEqual([4, 25, 25]);
  });
});

describe('The Devouring Night', () => {
  const bite = (on: Rig, eat: boolean, ...zones: ('Z24' | 'Z34' | 'Z42' | 'Z31')[]): void => on.run({ kind: 'bites', zones: zones.map(zoneNamed), eat, castOut: [] }, 'saveZone');

  test('RR-624 the Shrine on H2 keeps Z31 whole; once Takahiro has used it and healed 7 of 15, the bite gnaws, and the next eats', () => {
    const s = scene('devouringNight', 'E5', { takahiro: 'H3' }).change((state) => {
      placeObject(state, 'shrine', 'H2');
      Object.assign(state.heroes.takahiro, { hp: 5, maxHp: 15 });
    });
    const gnawed = (): boolean => hasToken(s.state, zoneNamed('Z31'), 'gnawed');
    s.change((state) => { state.frames = []; });
    bite(rig(s.state), false, 'Z31');
    expect(gnawed()).toBe(false);
    turnOf(s, 'takahiro').play(0, { kind: 'useObject', square: at('H2') });
    expect(s.state.heroes.takahiro.hp).toBe(12);
    s.change((state) => {
      state.frames = [];
      state.heroes.takahiro.anchor = at('L12');
    });
    bite(rig(s.state), false, 'Z31');
    expect(gnawed()).toBe(true);
    bite(rig(s.state), false, 'Z31');
    expect(s.state.extra.void).toBe(1 << zoneNamed('Z31'));
  });

  test('RR-629 Z24 and Z34 are eaten; for Z42 Kensho on J5 speaks: it stays, loses Gnawed, is gnawed by the next bite and eaten by the one after', () => {
    const state = field('devouringNight', 'E5', { kensho: 'J5', takahiro: 'A1', sayaka: 'A2', kosuke: 'A3' });
    state.extra.speaker = 'kensho';
    for (const zone of ['Z24', 'Z34', 'Z42'] as const) addToken(state, zoneNamed(zone), 'gnawed');
    const on = rig(state);
    const zones = (['Z24', 'Z34', 'Z42'] as const);
    bite(on, false, ...zones);
    for (let i = 0; i < zones.length && on.asked() === 'saveZone'; i++) on.answer({ kind: 'speakFor', speak: i === zones.length - 1 }, 'saveZone');
    const eaten = (zone: 'Z24' | 'Z34' | 'Z42'): boolean => ((state.extra.void ?? 0) & (1 << zoneNamed(zone))) !== 0;
    expect([zones.map(eaten), hasToken(state, zoneNamed('Z42'), 'gnawed'), name(state.heroes.kensho.anchor)]).toEqual([[true, true, false], false, 'J5']);
    bite(on, false, 'Z42');
    expect([eaten('Z42'), hasToken(state, zoneNamed('Z42'), 'gnawed')]).toEqual([false, true]);
    bite(on, false, 'Z42');
    expect(eaten('Z42')).toBe(true);
  });
});
