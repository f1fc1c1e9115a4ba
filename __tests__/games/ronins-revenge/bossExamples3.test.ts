import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import type { AttackCardId, HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { attackCard } from '@/games/ronins-revenge/rules/boss/mods';
import { readCard } from '@/games/ronins-revenge/rules/boss/reading';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { placeMinion } from './battle';
import { fight, onTop, plain, put, strikeWith, turnOf, withKit, type Fight } from './fight';
import { at } from './rig';

/** Worked examples of the catalogue in which heroes strike: played from the declared attack to its end. */

/** Heroes where the example has them; the boss on its square. */
function scene(boss: BossId, bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, changes: Parameters<typeof fight>[0] = {}): Fight {
  const s = fight({ boss, ...changes }).change((state) => {
    for (const figure of state.figures) figure.anchor = at(bossAt);
  });
  for (const [hero, square] of Object.entries(heroes)) put(s, hero as HeroId, square);
  return s;
}

/** The open card of each of these decks is one without this weakness, or with it. */
function open(s: Fight, boss: BossId, category: 'L' | 'H' | 'S', weakTo: string, weak: boolean): Fight {
  const card = BOSSES[boss].attacks.find((each) => each.category === category && (each.vulnerable === weakTo) === weak && each.break === undefined)
    ?? BOSSES[boss].attacks.find((each) => each.category === category && (each.vulnerable === weakTo) === weak);
  if (!card) throw new Error(`${boss} has no such ${category} card`);
  return onTop(s, card.id);
}

/** The attack of this name, nothing added, until the next question of another kind. */
function attack(s: Fight, hero: HeroId, name: string, target: Parameters<typeof strikeWith>[3] = 'boss:0'): readonly BattleEvent[] {
  turnOf(s, hero);
  return [...s.play(0, strikeWith(s, hero, name, target)), ...plain(s)];
}

const struckIn = (events: readonly BattleEvent[]): (readonly [string, number])[] =>
  events.flatMap((event) => (event.type === 'struck' ? [[event.target, event.damage] as const] : []));
const rich = (s: Fight, ...heroes: HeroId[]): Fight => s.change((state) => {
  for (const hero of heroes) Object.assign(state.heroes[hero], { yin: 2, yang: 2 });
});

describe('Aka and Ao', () => {
  const brothers = (aka: SquareName, ao: SquareName, heroes: Partial<Record<HeroId, SquareName>>): Fight =>
    scene('akaAo', aka, heroes).change((state) => { if (state.figures[1]) state.figures[1].anchor = at(ao); });

  test('RR-570 Cleaving Arc covers both brothers: each blow is taken from the one bar, flanked Ao pays 2 more', () => {
    const s = brothers('C5', 'D8', { takahiro: 'E7', kosuke: 'E10' }).change((state) => { state.bossHp = 12; });
    open(s, 'akaAo', 'H', 'slashing', false);
    const cubes = s.state.cubes[0] ?? 0;
    const events = attack(s, 'takahiro', 'Cleaving Arc');
    const blows = new Map(struckIn(events));
    expect([blows.get('boss:0'), blows.get('boss:1')]).toEqual([8, 10]);
    expect([s.state.bossHp, s.state.cubes[0]]).toEqual([44, cubes - 1]);
  });

  test('RR-572 Low Sweep under an open Light card weak to Slashing: doubled at Aka, not at Ao, who does not own the deck', () => {
    const dealt = (target: 'boss:0' | 'boss:1', wound = 0): number | undefined => {
      const s = brothers('C3', 'C9', target === 'boss:0' ? { kosuke: 'E3', kensho: 'F3' } : { kosuke: 'E9', kensho: 'F9' }).change((state) => { state.wound = wound; });
      open(s, 'akaAo', 'L', 'slashing', true);
      const light = s.state.decks.L.cards[s.state.decks.L.cards.length - 1];
      const events = attack(s, 'kosuke', 'Low Sweep', target);
      // The card goes into the Sequence whoever was struck.
      expect(events.flatMap((event) => (event.type === 'cardTaken' ? [event.card] : []))).toEqual([light]);
      return struckIn(events)[0]?.[1];
    };
    expect([dealt('boss:0'), dealt('boss:1')]).toEqual([10, 5]);
    expect([dealt('boss:0', 1), dealt('boss:1', 1)]).toEqual([5, 10]);
  });
});

describe('Gasha-O', () => {
  const body = (hero: SquareName, weak: boolean, broken: boolean, difficulty: 'standard' | 'hard' = 'standard'): number | undefined => {
    const s = scene('gashaO', 'C5', { sayaka: hero }, { difficulty }).change((state) => {
      state.wound = 1;
      if (broken) state.extra.body?.broken.push('reapingArm');
    });
    open(s, 'gashaO', 'H', 'piercing', weak);
    return struckIn(attack(s, 'sayaka', 'Heart Seam'))[0]?.[1];
  };

  test('RR-581 Heart Seam from D4: 4 at the whole Reaping Arm, 8 with a weakness; 8 and 16 when it is broken; on Hard 2 and 4', () => {
    expect([body('D4', false, false), body('D4', true, false)]).toEqual([4, 8]);
    expect([body('D4', false, true), body('D4', true, true)]).toEqual([8, 16]);
    expect([body('D4', false, false, 'hard'), body('D4', true, false, 'hard')]).toEqual([2, 4]);
  });
});

describe('The Fifth Wanderer', () => {
  const called = (name: string): AttackCardId => {
    const card = BOSSES.fifthWanderer.attacks.find((each) => each.name === name);
    if (!card) throw new Error(`no card is called ${name}`);
    return card.id;
  };
  const slotOf = (state: BattleState, slot: number) => state.sequence[slot];

  test('RR-601 Cleaving Arc writes Weight of a Name: Slashing, arc3, by Takahiro; a Rest writes nothing on It Bows First', () => {
    const s = scene('fifthWanderer', 'E6', { takahiro: 'F6', kensho: 'L1', kosuke: 'L6' });
    onTop(s, called('Weight of a Name'), called('It Bows First'));
    attack(s, 'takahiro', 'Cleaving Arc');
    expect(slotOf(s.state, 0)).toMatchObject({ card: called('Weight of a Name'), written: { by: 'takahiro', type: 'slashing', reach: { pattern: 'arc3' } } });
    const reading = readCard(s.state, 0);
    expect([reading?.values.precision, reading?.values.damage, reading?.values.type, reading?.values.reach]).toEqual([11, 12, 'slashing', { pattern: 'arc3' }]);
    turnOf(s, 'kensho').play(0, { kind: 'rest', choice: 'A', flask: false });
    expect(slotOf(s.state, 1)).toEqual({ card: called('It Bows First'), broken: false });
    const bow = attackCard(s.state, called('It Bows First'));
    expect(bow.noAttack === true ? [] : [bow.type, bow.range]).toEqual(['mystic', 3]);
  });

  test('RR-603 Low Sweep defeats the Ink Shade beside Kosuke: what it pulls stays as printed', () => {
    const s = scene('fifthWanderer', 'E6', { kosuke: 'H4' }).change((state) => { Object.assign(placeMinion(state, 'H3'), { minion: 'inkShade', hp: 3 }); });
    onTop(s, called('Half a Step Late'));
    attack(s, 'kosuke', 'Low Sweep', 'inkShade:0');
    expect(s.state.minions).toEqual([]);
    expect(slotOf(s.state, 0)).toEqual({ card: called('Half a Step Late'), broken: false });
    s.change((state) => { state.threat = 'sayaka'; });
    const readings = [0, 1, 2].map((wound) => {
      s.change((state) => { state.wound = wound; });
      const reading = readCard(s.state, 0);
      return [reading?.target, reading?.values.type, reading?.values.reach.range];
    });
    expect(readings).toEqual([['sayaka', 'piercing', 2], ['sayaka', 'piercing', 2], ['sayaka', 'piercing', 2]]);
  });
});

describe('The Caged Dawn', () => {
  const souls = (heroes: Partial<Record<HeroId, SquareName>>, night: number, dawn: number): Fight =>
    scene('cagedDawn', 'F6', heroes).change((state) => {
      if (state.extra.souls) Object.assign(state.extra.souls, { night, dawn });
      state.bossHp = night + dawn;
    });
  const left = (s: Fight) => [s.state.extra.souls?.night, s.state.extra.souls?.dawn];

  test('RR-612 Heart Seam under H-1: not doubled on Dawn’s side, doubled on Night’s', () => {
    const dealt = (square: SquareName): number | undefined => {
      const s = souls({ sayaka: square }, 25, 25);
      onTop(s, 'H-1');
      return struckIn(attack(s, 'sayaka', 'Heart Seam'))[0]?.[1];
    };
    const card = BOSSES.cagedDawn.attacks.find(({ id }) => id === 'H-1');
    expect([card?.vulnerable, card?.dawnVulnerable]).toEqual(['piercing', 'mystic']);
    // From behind she adds what Blind Side and the card give to the rear.
    expect([dealt('E7'), dealt('H7')]).toEqual([10, 16]);
  });

  test('RR-618 the Speaker swaps the souls, then Exorcise goes to Dawn: 15 of 24 are left, Night keeps 3', () => {
    const s = rich(souls({ kensho: 'I7' }, 3, 24), 'kensho').change((state) => { state.extra.speaker = 'kensho'; });
    open(s, 'cagedDawn', 'S', 'mystic', false);
    turnOf(s, 'kensho').play(0, { kind: 'bossAction', action: 'lastWord', target: '' });
    const events = [...s.play(0, strikeWith(s, 'kensho', 'Exorcise')), ...plain(s)];
    expect([struckIn(events), left(s)]).toEqual([[['boss:0', 9]], [3, 15]]);
    expect(s.refused(0, { kind: 'bossAction', action: 'lastWord', target: '' })).toBe('RR-130');
  });
});

describe('The Devouring Night', () => {
  test('RR-620 breaking the Pot on J4 gives Kensho 1 Ki and takes Gnawed from its Zone', () => {
    const s = scene('devouringNight', 'E5', { kensho: 'J5' }).change((state) => {
      addToken(state, zoneNamed('Z42'), 'gnawed');
      state.objects.push({ kind: 'pot', square: at('J4') });
    });
    const ki = s.state.heroes.kensho.ki;
    attack(s, 'kensho', 'Ringing Staff', `thing:${at('J4')}`);
    expect([s.state.heroes.kensho.ki - ki, hasToken(s.state, zoneNamed('Z42'), 'gnawed'), s.state.objects.length]).toEqual([1, false, 0]);
  });

  test('RR-627 Loaded Swing under W-3, flanked: 9 and 2 beside the mouth, doubled to 22 into it, and then nothing is dodged', () => {
    const dealt = (into: boolean) => {
      const s = scene('devouringNight', 'E5', { kosuke: 'H6', takahiro: 'H7', sayaka: 'D6' }, { party: [withKit('kosuke', { weapons: ['gamblersIron', 'houndfang'] })] });
      open(s, 'devouringNight', 'H', 'crushing', false).change((state) => { state.wound = 2; });
      turnOf(s, 'kosuke').play(0, strikeWith(s, 'kosuke', 'Loaded Swing'));
      const events = [...s.play(0, { kind: 'strikeMouth', into }), ...plain(s)];
      return [struckIn(events)[0]?.[1], s.state.extra.night?.inMouth];
    };
    expect([dealt(false), dealt(true)]).toEqual([[11, []], [22, ['kosuke']]]);
  });
});

describe('Harunobu', () => {
  test('RR-591 RR-593 Cleaving Arc is answered: 9 less 3 Armor; then a Counterstrike for 4, and the cube is gone', () => {
    const s = scene('harunobu', 'D6', { takahiro: 'E6' });
    open(s, 'harunobu', 'H', 'slashing', false);
    const life = s.state.heroes.takahiro.hp;
    const events = attack(s, 'takahiro', 'Cleaving Arc');
    expect([struckIn(events)[0], s.state.heroes.takahiro.primed?.type, s.prompt(0).kind]).toEqual([['boss:0', 8], 'slashing', 'defend']);
    s.play(0, { kind: 'takeIt' });
    expect([life - s.state.heroes.takahiro.hp, s.prompt(0).kind]).toEqual([6, 'counter']);
    open(s, 'harunobu', 'L', 'slashing', false);
    const back = [...s.play(0, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] }), ...plain(s)];
    expect([struckIn(back), s.state.heroes.takahiro.primed, s.state.threat]).toEqual([[['boss:0', 4]], null, 'takahiro']);
    expect(hasCondition(s.state.heroes.takahiro, 'empowered')).toBe(false);
  });
});
