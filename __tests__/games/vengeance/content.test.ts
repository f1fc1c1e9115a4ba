import { ABILITIES, DEFAULT_ABILITIES, UPGRADES, UPGRADE_IDS, type Ability } from '@/games/vengeance/content/abilities';
import { achievementOf, ACHIEVEMENT_IDS, SLOT_COLOURS, TOKENS_PER_COLOUR } from '@/games/vengeance/content/achievements';
import { BIG_BOSSES, bossesOf, bossOf, BOSS_IDS, isBigBoss } from '@/games/vengeance/content/bosses';
import { HEAL_COST, type Wound } from '@/games/vengeance/content/damage';
import { ACTIONS, GREEN_DIE, MONTAGE_DICE, MONTAGE_DIE, MONTAGE_FACES, RED_DICE, RED_DIE } from '@/games/vengeance/content/dice';
import { GANGS, GANG_IDS } from '@/games/vengeance/content/gangs';
import { HEROES, HERO_IDS } from '@/games/vengeance/content/heroes';
import { ITEM_IDS } from '@/games/vengeance/content/items';
import { MINIONS, MINION_TYPES } from '@/games/vengeance/content/minions';
import { MISSIONS, MISSION_IDS } from '@/games/vengeance/content/missions';
import { ALL_CARDS, MONTAGE_ACTIONS, MONTAGE_CARDS, NORMAL_CARDS, SPECIALS, type MontageAction } from '@/games/vengeance/content/montageCards';
import { PRESETS } from '@/games/vengeance/content/quickstart';
import { SOLO_MISSIONS } from '@/games/vengeance/content/soloMissions';
import { itemOf } from '@/games/vengeance/content/tiles';
import { BLITZ_CARDS, cardOf, CARD_IDS, cardsOfGang, gangOf, type CardId } from '@/games/vengeance/content/vengeanceCards';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const count = <T>(items: readonly T[], item: T): number => items.filter((each) => each === item).length;
const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

describe('dice', () => {
  test('VG-76 a Montage die has six faces: Upgrade twice, the other four once', () => {
    expect(MONTAGE_DIE).toHaveLength(6);
    expect(MONTAGE_FACES.map((face) => count(MONTAGE_DIE, face))).toEqual([1, 2, 1, 1, 1]);
  });

  test('VG-132 a red die has two Skulls and one each of Move, Hit, Double Hit, Shot', () => {
    expect([...RED_DIE].sort()).toEqual(['doubleHit', 'hit', 'move', 'shot', 'skull', 'skull']);
  });

  test('VG-133 the green die has two Misses and one each of Move, Hit, Skull, Skill Shot', () => {
    expect([...GREEN_DIE].sort()).toEqual(['hit', 'miss', 'miss', 'move', 'skillShot', 'skull']);
  });
});

describe('heroes', () => {
  const RANK = ['4s', '4b', '4', '3s', '3b', '3', '2s', '2b', '2', '1s', '1b', '1'];

  test.each(HERO_IDS)('%s keeps to the limits of a hero board', (id) => {
    const { mind, skill, health } = HEROES[id];
    expect([mind[0]?.value ?? 0, skill[0]?.value, health.length].map((value, i) => within(value ?? 0, [2, 4, 4][i] ?? 0, [4, 4, 7][i] ?? 0))).toEqual([true, true, true]);
    expect(within(mind.length + skill.length + health.length, 18, 21)).toBe(true);
    mind.forEach((space, i) => {
      const next = mind[i + 1];
      if (next) expect([space.value >= next.value, space.penalty <= next.penalty]).toEqual([true, true]);
    });
    const ranks = skill.map((space) => RANK.indexOf(`${space.value}${{ shot: 's', plain: 'b', none: '' }[space.bonus]}`));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(ranks).not.toContain(-1);
    health.forEach((value, i) => expect(value).toBe(health.length - i));
  });

  test('the four best Mind tracks start with no more dice than there are', () => {
    const starts = HERO_IDS.map((id) => HEROES[id].mind[0]?.value ?? 0).sort((a, b) => b - a);
    expect(sum(starts.slice(0, 4))).toBeLessThanOrEqual(MONTAGE_DICE);
  });

  test('no hero rolls more red dice than there are', () => {
    for (const id of HERO_IDS) expect(Math.max(...HEROES[id].skill.map((space) => space.value))).toBeLessThanOrEqual(RED_DICE);
  });
});

describe('montage cards', () => {
  const WEIGHTS: Readonly<Record<MontageAction, number>> = { heal: 1, upgrade: 2, recon: 2 };

  test.each(HERO_IDS)('%s has two normal cards and one hardcore card of each type, all on budget', (id) => {
    const cards = MONTAGE_CARDS[id];
    expect(cards).toHaveLength(ALL_CARDS);
    cards.forEach(({ type, points, speed, special }, i) => {
      expect(points * WEIGHTS[type] + speed + (special ? 1 : 0)).toBe(i < NORMAL_CARDS ? 3 : 4);
    });
    for (const action of MONTAGE_ACTIONS) {
      expect(cards.slice(0, NORMAL_CARDS).filter((card) => card.type === action)).toHaveLength(2);
      expect(cards.slice(NORMAL_CARDS).filter((card) => card.type === action)).toHaveLength(1);
    }
    expect(within(cards.filter((card) => card.special).length, 1, 3)).toBe(true);
  });

  test('every special effect is on a card of a type that can use it', () => {
    const used = HERO_IDS.flatMap((id) => MONTAGE_CARDS[id]).filter((card) => card.special);
    expect(new Set(used.map((card) => card.special))).toEqual(new Set(Object.keys(SPECIALS)));
    const needs = { nightClass: 'upgrade', handyman: 'upgrade', backAlley: 'upgrade', houseDoctor: 'heal', earToTheGround: 'recon' } as const;
    for (const { type, special } of used) if (special && special in needs) expect(type).toBe(needs[special as keyof typeof needs]);
  });
});

describe('gangs and bosses', () => {
  test.each(GANG_IDS)('%s has five Bosses, one of them Big, and nine cards: 3 + 2 + 1 + 1 and 2 of the Big Boss', (gang) => {
    const ids = bossesOf(gang);
    expect(ids).toHaveLength(5);
    expect(ids.filter(isBigBoss)).toEqual([BIG_BOSSES[gang]]);
    const copies = ids.map((id) => CARD_IDS.filter((card) => cardOf(card).boss === id).length);
    expect(sum(copies)).toBe(9);
    expect(ids.filter((id) => !isBigBoss(id)).map((id) => bossOf(id).ladder.length).sort()).toEqual([1, 1, 2, 3]);
    ids.forEach((id, i) => expect(copies[i]).toBe(bossOf(id).ladder.length));
  });

  test('VG-221 at most three cards of a regular Boss and two of a Big Boss exist', () => {
    for (const id of BOSS_IDS) expect(CARD_IDS.filter((card) => cardOf(card).boss === id).length).toBeLessThanOrEqual(isBigBoss(id) ? 2 : 3);
  });

  test('ladders never give less for n copies than n times the first value, and strong Bosses are worth 4', () => {
    for (const id of BOSS_IDS) {
      const { ladder, health } = bossOf(id);
      ladder.forEach((vp, i) => expect(vp).toBeGreaterThanOrEqual((i + 1) * (ladder[0] ?? 0)));
      if (health >= 3) expect(ladder[0]).toBeGreaterThanOrEqual(4);
    }
  });

  test('VG-179 health: Tough Guys two, other Minions one, Bosses at least two', () => {
    expect(MINION_TYPES.map((type) => [type, MINIONS[type].health])).toEqual([
      ['grunt', 1], ['toughGuy', 2], ['gunman', 1], ['blocker', 1], ['henchman', 1],
    ]);
    for (const id of BOSS_IDS) expect(bossOf(id).health).toBeGreaterThanOrEqual(2);
  });

  test('VG-187 Kazu Ono, Don Zemun, Prez and Roxy Kween lead the four gangs', () => {
    expect(GANG_IDS.map((gang) => [GANGS[gang].name, bossOf(BIG_BOSSES[gang]).name])).toEqual([
      ['Tengu-Kai', 'Kazu Ono'], ['Zuce Clan', 'Don Zemun'], ['Hell Riders', 'Prez'], ['Lordz', 'Roxy Kween'],
    ]);
  });

  test('every gang has one thing of its own', () => {
    const marks = GANG_IDS.map((gang) => {
      const { hurt, reach, penalty, early } = GANGS[gang];
      return [hurt !== 1, reach !== 'own', penalty > 0, early].map(Number);
    });
    for (const mark of marks) expect(sum(mark)).toBe(1);
    expect(new Set(marks.map(String)).size).toBe(4);
  });
});

describe('vengeance cards', () => {
  /** The heal cost of the damage; severe Stress counts 4 for its penalty at the end. */
  const pain = (damage: readonly Wound[]): number =>
    sum(damage.map(({ track, severe, count: cubes }) => cubes * (severe && track === 'mind' ? 4 : HEAL_COST[severe ? 'severe' : 'normal'][track])));
  const isThreeHurt = (id: CardId): boolean => cardOf(id).damage.some((wound) => wound.track === 'health' && !wound.severe && wound.count === 3);

  test('every card hurts as much as it is worth', () => {
    const budget: Readonly<Record<number, readonly [number, number]>> = { 2: [3, 3], 3: [4, 4], 4: [6, 6], 5: [7, 8] };
    for (const id of CARD_IDS) {
      const { boss, damage } = cardOf(id);
      const [low, high] = boss ? (budget[bossOf(boss).ladder[0] ?? 0] ?? [0, 0]) : [2, 3];
      expect([id, within(pain(damage), low, high)]).toEqual([id, true]);
    }
  });

  test('one card a gang deals three Hurt, none deals more', () => {
    for (const gang of GANG_IDS) expect(cardsOfGang(gang).filter(isThreeHurt)).toHaveLength(1);
    for (const id of CARD_IDS) for (const wound of cardOf(id).damage) expect(wound.count).toBeLessThanOrEqual(3);
  });

  test('there are at most fifteen severe cubes in the deck', () => {
    const severe = CARD_IDS.flatMap((id) => cardOf(id).damage).filter((wound) => wound.severe);
    expect(sum(severe.map((wound) => wound.count))).toBe(14);
  });

  test('four Blitz cards belong to no gang', () => {
    expect(BLITZ_CARDS).toHaveLength(4);
    expect(BLITZ_CARDS.map(gangOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(CARD_IDS).toHaveLength(40);
  });
});

describe('upgrades', () => {
  test('7 / 9 / 8 / 4 Abilities cost 1 / 2 / 3 / 4; sixteen Items cost 1 or 2', () => {
    const costs = UPGRADE_IDS.map((id) => UPGRADES[id].cost);
    expect([1, 2, 3, 4].map((cost) => count(costs, cost))).toEqual([7, 9, 8, 4]);
    expect(ITEM_IDS).toHaveLength(16);
    for (const id of ITEM_IDS) expect(within(itemOf(id).cost, 1, 2)).toBe(true);
  });

  test('no Ability makes actions of nothing without Skulls', () => {
    for (const { effect } of Object.values<Ability>(ABILITIES)) {
      if (effect.kind === 'convert') expect(effect.in.length).toBeGreaterThan(0);
      if (effect.kind === 'gain') expect(effect.skulls).toBeGreaterThan(0);
    }
  });

  test('at least three Abilities work either way, with any action, or remove Skulls', () => {
    const rare = UPGRADE_IDS.filter((id) => {
      const { effect }: Ability = UPGRADES[id];
      return (effect.kind === 'convert' && (effect.eitherWay || effect.in.includes('any'))) || (effect.kind === 'gain' && effect.removeSkulls);
    });
    expect(rare.length).toBeGreaterThanOrEqual(3);
  });

  test('default abilities cost nothing and are no tiles', () => {
    for (const { cost } of Object.values(DEFAULT_ABILITIES)) expect(cost).toBe(0);
    expect(UPGRADE_IDS.some((id) => id in DEFAULT_ABILITIES)).toBe(false);
  });

  test('Items that give actions give two for 1 point, a Double Hit counting two, and up to three for 2', () => {
    const worth = (tokens: readonly string[]): number => sum(tokens.map((token) => (token === 'doubleHit' ? 2 : 1)));
    for (const id of ITEM_IDS) {
      const { effect, cost } = itemOf(id);
      if (effect.do === 'gain') expect([id, worth(effect.out)]).toEqual([id, cost + 1]);
    }
    const outside = ITEM_IDS.filter((id) => itemOf(id).windows.some((window) => window === 'ready' || window === 'montage'));
    expect(within(outside.length, 3, 5)).toBe(true);
  });

  test('every Hero action can be made by some conversion', () => {
    const made = Object.values<Ability>(ABILITIES).flatMap(({ effect }) => (effect.kind === 'convert' ? effect.out : []));
    for (const action of ACTIONS) expect(made).toContain(action);
  });
});

describe('goals', () => {
  test('five missions, fifteen achievements worth 1 or 2, two slots with ten tokens each', () => {
    expect([MISSION_IDS.length, Object.keys(MISSIONS).length, ACHIEVEMENT_IDS.length]).toEqual([5, 5, 15]);
    for (const id of ACHIEVEMENT_IDS) expect(within(achievementOf(id).vp, 1, 2)).toBe(true);
    expect([SLOT_COLOURS.length, TOKENS_PER_COLOUR]).toEqual([2, 10]);
  });

  test.each(HERO_IDS)('the solo mission of %s is possible: six Dens filled, the Big Boss in the deck, rising grades', (hero) => {
    const { bosses, bigBoss, suffered, deck, grades, objectives } = SOLO_MISSIONS[hero];
    expect(bosses.length).toBeGreaterThan(6);
    expect(new Set(bosses).size).toBe(bosses.length);
    expect([bosses.some(isBigBoss), isBigBoss(bigBoss)]).toEqual([false, true]);
    expect(new Set([...suffered, ...deck]).size).toBe(suffered.length + deck.length);
    expect(grades.survived < grades.vengeance && grades.vengeance < grades.overkill).toBe(true);
    expect(suffered.some((id) => cardOf(id).boss === bigBoss)).toBe(true);
    expect(objectives).toContainEqual({ kind: 'killBoss', boss: bigBoss });
    for (const objective of objectives) {
      if (objective.kind !== 'killOthers') continue;
      expect(bosses.filter((id) => bossOf(id).gang === objective.gang).length).toBeGreaterThanOrEqual(objective.count);
    }
  });

  test('quickstart presets share no card and no tile, and need no Hell Riders', () => {
    const presets = HERO_IDS.map((hero) => PRESETS[hero]);
    const cards = presets.flatMap((preset) => preset.inPlay);
    expect(new Set(cards).size).toBe(15);
    expect(new Set(presets.map((preset) => preset.ability)).size).toBe(5);
    expect(cards.some((id) => gangOf(id) === 'hellRiders')).toBe(false);
  });
});
