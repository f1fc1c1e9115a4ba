import { BOSSES, BOSS_IDS } from '@/games/dungeon-fighter/content/bosses';
import { CARD_IDS, EQUIPMENT, equipmentCard } from '@/games/dungeon-fighter/content/equipment';
import { FACES, FACE_IDS, SHEETS, faceOf, type Room } from '@/games/dungeon-fighter/content/faces';
import { HEROES, HERO_IDS, heroCard } from '@/games/dungeon-fighter/content/heroes';
import { MONSTERS, MONSTER_IDS, monsterCard } from '@/games/dungeon-fighter/content/monsters';
import { combinationOf, type Combination } from '@/games/dungeon-fighter/content/combinations';
import { CONTACT, PLAIN_CONTACT } from '@/games/dungeon-fighter/content/stances';
import { LEVELS, LEVEL_VALUE, MONSTER_TYPES, REQUIREMENT_IDS, SECTIONS, type Level, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';

import { fight } from './kit';

const monsters = MONSTER_IDS.map(monsterCard);
const ofLevel = (level: Level) => monsters.filter((monster) => monster.level === level);

test('DF-280 nine heroes, all sixteen abilities, none twice on a hero, three slots each', () => {
  expect(HERO_IDS).toHaveLength(9);
  const all = HERO_IDS.flatMap((id) => Object.values(heroCard(id).abilities).map(({ kind }) => kind));
  expect(new Set(all).size).toBe(16);
  for (const id of HERO_IDS) {
    const kinds = Object.values(heroCard(id).abilities).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(3);
    expect(Object.values(HEROES[id].slots).reduce((sum, count) => sum + count, 0)).toBe(3);
  }
});

test('DF-281 fifty-three monsters: 14, 13, 12, 14', () => {
  expect(LEVELS.map((level) => ofLevel(level).length)).toEqual([14, 13, 12, 14]);
});

const RANGES: Readonly<Record<Level, { readonly hp: readonly [number, number]; readonly damage: readonly [number, number]; readonly gold: readonly [number, number]; readonly split: readonly [number, number, number] }>> = {
  I: { hp: [2, 7], damage: [1, 2], gold: [0, 2], split: [5, 6, 3] },
  II: { hp: [3, 8], damage: [1, 2], gold: [1, 3], split: [4, 6, 3] },
  III: { hp: [3, 9], damage: [1, 3], gold: [1, 3], split: [3, 6, 3] },
  IV: { hp: [6, 13], damage: [2, 4], gold: [2, 4], split: [4, 6, 4] },
};

test.each(LEVELS)('DF-282 monsters of level %s keep their ranges', (level) => {
  const { hp, damage, gold, split } = RANGES[level];
  for (const monster of ofLevel(level)) {
    for (const [value, [low, high]] of [[monster.hp, hp], [monster.damage, damage], [monster.gold, gold]] as const) {
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
  }
  const kinds = ofLevel(level).map(({ ability }) => ability?.kind);
  const plain = kinds.filter((kind) => kind === undefined).length;
  const required = kinds.filter((kind) => kind === 'requirement').length;
  expect([plain, required, kinds.length - plain - required]).toEqual(split);
  if (level === 'I') expect(ofLevel('I').filter((monster) => monster.damage === 2).length).toBeLessThanOrEqual(3);
});

test('DF-283 a handicap lowers the hit points by its difficulty', () => {
  for (const id of MONSTER_IDS.filter((each) => each !== 'cuteBear')) {
    const { ability, level, hp, damage } = monsterCard(id);
    if (!level) continue;
    const [low, high] = RANGES[level].hp;
    if (ability?.kind === 'requirement') {
      const meant = low + (high - low) * (CONTACT[ability.requirement] / PLAIN_CONTACT - 0.35) * 1.3;
      expect(Math.abs(hp - meant)).toBeLessThanOrEqual(1.5);
    }
    if (ability?.kind === 'criticalMiss') expect(damage).toBeLessThanOrEqual(RANGES[level].damage[0] + 1);
    if (ability?.kind === 'healAfterMiss') expect(ability.amount).toBe(level === 'I' || level === 'II' ? 1 : 2);
  }
});

test('DF-282 monsters of a level hit differently hard', () => {
  const distinct = (level: Level) => new Set(ofLevel(level).map(({ damage }) => damage)).size;
  expect(LEVELS.map(distinct)).toEqual([2, 2, 3, 3]);
  const asTheirLevel = monsters.filter(({ level, damage }) => level !== undefined && damage === LEVEL_VALUE[level]);
  expect(asTheirLevel.length).toBeLessThanOrEqual(36);
});

test('DF-282 matches of the first edition keep the damage they were begun with', () => {
  const loss = (edition: 1 | 2) => {
    const f = fight({ monster: 'orcAccountant', options: { edition } });
    f.throws('red', 'bone');
    return f.hp('torm')[0];
  };
  expect([loss(2), loss(1)]).toEqual([8, 7]);
});

test('DF-284 every requirement once, two of them twice; abilities, colours and types spread', () => {
  const required = new Map<RequirementId, number>();
  const kinds = new Map<string, number>();
  const colors: string[] = [];
  for (const { ability } of monsters) {
    if (!ability) continue;
    if (ability.kind === 'requirement') required.set(ability.requirement, (required.get(ability.requirement) ?? 0) + 1);
    else kinds.set(ability.kind, (kinds.get(ability.kind) ?? 0) + 1);
    if (ability.kind === 'heroDiceImmunity') colors.push(ability.color);
  }
  for (const id of REQUIREMENT_IDS) expect([id, required.get(id)]).toEqual([id, id === 'blindShot' || id === 'weakHandShot' ? 2 : 1]);
  expect(kinds.size).toBe(6);
  for (const count of kinds.values()) expect(count).toBeGreaterThanOrEqual(2);
  expect(colors.sort()).toEqual(['blue', 'green', 'red']);
  for (const type of MONSTER_TYPES) {
    const count = monsters.filter((monster) => monster.type === type).length;
    expect(count).toBeGreaterThanOrEqual(9);
    expect(count).toBeLessThanOrEqual(12);
  }
  const values = monsters.map(({ level, type, hp, damage, gold, ability }) => JSON.stringify([level, type, hp, damage, gold, ability]));
  expect(new Set(values).size).toBe(53);
});

test('DF-285 twenty-six weapons, twelve armours, fifteen items', () => {
  const count = (type: string) => CARD_IDS.filter((id) => equipmentCard(id).type === type).length;
  expect([count('weapon'), count('armor'), count('item')]).toEqual([26, 12, 15]);
  const twice: readonly RequirementId[] = ['weakHandShot', 'spinShot', 'farShot', 'underTheLegShot'];
  for (const id of REQUIREMENT_IDS) {
    const cards = CARD_IDS.filter((card) => {
      const { effect } = equipmentCard(card);
      return effect.kind === 'weapon' && effect.requirement === id;
    });
    expect([id, cards.length]).toEqual([id, twice.includes(id) ? 2 : 1]);
  }
});

const WEAPONS = [
  'blindShot +3 for 1', 'twoBounceShot +6 for 1',
  'spinShot +2 for 2', 'weakHandShot +2 for 2', 'bankShot +4 for 2', 'cardJumpShot +9 for 2', 'elbowShot +1 for 2', 'borrowedHandShot +2 for 2',
  'underTheLegShot +2 for 2', 'backwardsShot +4 for 2', 'farShot +3 for 2',
  'crossbowShot +2 for 3', 'jumpShot +3 for 3', 'piousShot +2 for 3', 'sittingShot +3 for 3', 'underTheLegShot +3 for 3', 'noseShot +2 for 3',
  'slamShot +3 for 3', 'blowShot +3 for 3', 'headShot +5 for 3', 'farShot +4 for 3', 'dancingShot +5 for 3',
  'underTheTableShot +3 for 4', 'catapultShot +3 for 4', 'spinShot +3 for 4',
  'weakHandShot +3 for 5',
];

test('DF-286 a weapon’s bonus pays for its difficulty; second cards give one more and cost more', () => {
  const weapons = CARD_IDS.flatMap((id) => {
    const { effect, price } = equipmentCard(id);
    return effect.kind === 'weapon' ? [{ ...effect, price }] : [];
  });
  expect(weapons.map(({ requirement, bonus, price }) => `${requirement} +${bonus} for ${price}`).sort()).toEqual([...WEAPONS].sort());
  const plain = combinationOf([]);
  const damage = ({ sections }: Combination, bonus: number): number => sections.reduce((sum, share, index) => sum + share * ((SECTIONS[index] ?? 0) + bonus), 0);
  for (const { requirement, bonus } of weapons) {
    const thrown = combinationOf([requirement]);
    expect([requirement, damage(thrown, bonus) - (plain.contact - thrown.contact) > damage(plain, 0) + 0.3]).toEqual([requirement, true]);
  }
  for (const first of weapons) {
    const second = weapons.find((each) => each !== first && each.requirement === first.requirement);
    if (second && second.bonus >= first.bonus) expect([second.bonus - first.bonus, second.price > first.price]).toEqual([1, true]);
  }
  expect([EQUIPMENT.helmOfBravery.effect, EQUIPMENT.dragonsBreath.effect]).toEqual([
    { kind: 'weapon', requirement: 'blindShot', bonus: 3 },
    { kind: 'weapon', requirement: 'spinShot', bonus: 2 },
  ]);
});

const tallyOf = (type: string): string[] => {
  const tally = new Map<string, number>();
  for (const id of CARD_IDS) {
    const { effect, price, singleUse, type: own } = equipmentCard(id);
    if (own !== type || effect.kind === 'weapon') continue;
    const key = `${effect.kind}${'amount' in effect ? ` ${effect.amount}` : ''}${singleUse ? ' 1x' : ''} for ${price}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return [...tally].map(([key, count]) => `${count} × ${key}`).sort();
};

test('DF-287 the armour', () => {
  expect(tallyOf('armor')).toEqual(['2 × counterblow for 8', '2 × reducedDamage 2 for 5', '3 × agileInstincts 1x for 2', '5 × reducedDamage 1 for 2']);
});

test('DF-288 the items', () => {
  expect(tallyOf('item')).toEqual([
    '1 × piercingDamage 5 1x for 4', '2 × healHero 5 1x for 3', '2 × piercingDamage 3 1x for 2', '3 × healHero 3 1x for 2', '3 × healParty 2 1x for 3',
    '4 × swingAgain 1x for 3',
  ]);
});

test('DF-289 six sheets, twelve faces', () => {
  const faces = Object.values(SHEETS).flatMap((sheet) => [...sheet.faces, ...('boss' in sheet ? [sheet.boss] : [])]);
  expect([...faces].sort()).toEqual([...FACE_IDS].sort());
  expect(FACE_IDS.filter((id) => FACES[id].boss)).toHaveLength(4);
});

const roomsOf = (id: (typeof FACE_IDS)[number]): [string, Room][] => Object.entries(faceOf(id).rooms);

test.each(FACE_IDS)('DF-290 %s is a map one can cross', (id) => {
  const face = faceOf(id);
  const rooms = roomsOf(id);
  expect(rooms.length).toBeGreaterThanOrEqual(6);
  expect(rooms.length).toBeLessThanOrEqual(8);
  const reached = new Set<string>();
  const visit = (room: string, path: readonly string[]): void => {
    expect(path).not.toContain(room);
    reached.add(room);
    for (const next of face.rooms[room]?.to ?? []) visit(next, [...path, room]);
  };
  visit(face.entry, []);
  expect([...reached].sort()).toEqual(rooms.map(([room]) => room).sort());
  expect(rooms.filter(([, { to }]) => to.length === 0).map(([room]) => room)).toEqual([face.exit]);
});

test.each(FACE_IDS)('DF-291 %s has the features it should', (id) => {
  const face = faceOf(id);
  const rooms = roomsOf(id).map(([, room]) => room);
  const count = (holds: (room: Room) => boolean): number => rooms.filter(holds).length;
  expect(count((room) => room.shop === true)).toBe(1);
  expect(count((room) => room.to.length > 1)).toBeGreaterThanOrEqual(1);
  for (const { treasure } of rooms) {
    if (!treasure) continue;
    const [gold, dice, cards] = [treasure.gold ?? 0, treasure.bonusDice ?? 0, treasure.equipment ?? 0];
    expect([gold > 0, dice > 0, cards > 0].filter(Boolean)).toHaveLength(1);
    expect(gold <= 4 && dice <= 2 && cards <= 1).toBe(true);
  }
  if (face.boss) {
    expect(count((room) => room.fountain === true)).toBe(1);
    expect(count((room) => room.danger !== undefined && room.treasure !== undefined)).toBeGreaterThanOrEqual(1);
    return;
  }
  expect(count((room) => room.fountain === true)).toBeLessThanOrEqual(1);
  const dangers = count((room) => room.danger !== undefined);
  expect(dangers === 1 || dangers === 2).toBe(true);
  const rewards = count((room) => room.treasure !== undefined);
  expect(rewards >= 1 && rewards <= 3).toBe(true);
  const safe = (room: string): boolean => face.rooms[room]?.danger === undefined && (room === face.exit || (face.rooms[room]?.to.some(safe) ?? false));
  expect(safe(face.entry)).toBe(true);
});

test('DF-291 no two faces are alike', () => {
  expect(new Set(FACE_IDS.map((id) => JSON.stringify(faceOf(id).rooms))).size).toBe(12);
});

test('every card and hero has a name of its own and a short line of flavour', () => {
  const cards = [...HERO_IDS.map((id) => heroCard(id)), ...monsters, ...CARD_IDS.map(equipmentCard), ...BOSS_IDS.map((id) => BOSSES[id])];
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  for (const { flavour } of cards) {
    expect(flavour.length).toBeGreaterThan(8);
    expect(flavour.length).toBeLessThanOrEqual(90);
  }
  for (const id of MONSTER_IDS) expect(MONSTERS[id].name.length).toBeGreaterThan(3);
});

test('the four bosses keep their range', () => {
  for (const id of BOSS_IDS) {
    const { hp, damage, gold } = BOSSES[id];
    expect(hp >= 15 && hp <= 20 && damage >= 3 && damage <= 4 && gold === 0).toBe(true);
  }
});
