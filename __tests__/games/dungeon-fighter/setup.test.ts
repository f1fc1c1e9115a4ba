import { BadInput } from '@/engine/errors';
import { BOSS_SHEETS, faceOf } from '@/games/dungeon-fighter/content/faces';
import { MONSTER_IDS, monsterCard } from '@/games/dungeon-fighter/content/monsters';
import { DIFFICULTY } from '@/games/dungeon-fighter/content/tables';
import { HIDDEN, LEVELS } from '@/games/dungeon-fighter/content/vocabulary';
import { dungeonFighterGame as game } from '@/games/dungeon-fighter/game';
import { cardOf } from '@/games/dungeon-fighter/rules/fight/monsters';
import { DEFAULTS } from '@/games/dungeon-fighter/rules/options';
import type { DfOptions } from '@/games/dungeon-fighter/rules/state';
import { situation } from '@tests/kit/situation';

const start = (options: Partial<DfOptions> = {}, seed = 'a') => situation(game, options, undefined, seed).state;
const many = Array.from({ length: 60 }, (_, i) => start({}, `seed-${i}`));

test('DF-1 one to six players, one hero each from two players on', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const heroes = (['torm', 'randolph', 'goldfinga', 'quill', 'brunna', 'mumble'] as const).slice(0, seats);
    expect(start({ seats, heroes, party: seats }).heroes.map((hero) => hero.seat)).toEqual(heroes.map((_, seat) => seat));
  }
  expect(() => game.parseOptions({ ...DEFAULTS, seats: 7 })).toThrow(BadInput);
  expect(() => game.parseOptions({ ...DEFAULTS, seats: 3, party: 2 })).toThrow(BadInput);
});

test('DF-3 a boss sheet drawn at random is floor 3', () => {
  const third = new Set(many.map((s) => s.floors[2]));
  expect([...third].sort()).toEqual(BOSS_SHEETS.map((sheet) => `${sheet}-boss`));
});

test('DF-4 floors 1 and 2 are dungeon faces of two other sheets', () => {
  for (const { floors } of many) {
    const sheets = floors.map((face) => face.slice(0, 2));
    expect(new Set(sheets).size).toBe(3);
    expect(floors.map((face) => faceOf(face).boss)).toEqual([false, false, true]);
  }
});

test('DF-5 a sheet with two dungeon faces shows either of them', () => {
  const shown = new Set(many.flatMap((s) => s.floors));
  for (const face of ['D1-a', 'D1-b', 'D2-a', 'D2-b'] as const) expect(shown.has(face)).toBe(true);
});

test('DF-7 the boss is drawn at random and hidden from everybody', () => {
  expect(new Set(many.map((s) => s.boss)).size).toBe(4);
  for (const s of many) expect(game.view(s, 0).boss).toBe(HIDDEN);
});

test('DF-8 heroes as chosen, the rest dealt, nobody twice', () => {
  expect(start({ seats: 2, heroes: ['quill', 'torm'], party: 2 }).heroes.map((hero) => hero.id)).toEqual(['quill', 'torm']);
  for (let i = 0; i < 20; i++) {
    const ids = start({ seats: 6, heroes: [], party: 6 }, `deal-${i}`).heroes.map((hero) => hero.id);
    expect(new Set(ids).size).toBe(6);
  }
  expect(() => game.parseOptions({ ...DEFAULTS, seats: 2, party: 2, heroes: ['torm', 'torm'] })).toThrow(BadInput);
});

test('DF-9 everybody starts with nine hit points', () => {
  for (const hero of start().heroes) expect([hero.hp, hero.maxHp, hero.status]).toEqual([9, 9, 'standing']);
});

test.each([
  ['easy', [4, 4, 4, 2], 5],
  ['normal', [3, 3, 3, 5], 10],
  ['insane', [2, 2, 2, 8], 15],
] as const)('DF-10 %s draws its own piles', (difficulty, counts, points) => {
  const s = start({ difficulty });
  const drawn = LEVELS.map((level) => s.tower[level].length);
  // The first room's monster has left the top pile already.
  expect(drawn.map((count, index) => count + (index === 0 ? 1 : 0))).toEqual(counts);
  expect(DIFFICULTY[difficulty].points).toBe(points);
});

test('DF-11 easy is what a first game offers', () => {
  expect(game.defaults.difficulty).toBe('easy');
});

test('DF-12 fourteen monsters whatever the difficulty, the rest out of the game', () => {
  for (const difficulty of ['easy', 'normal', 'insane'] as const) {
    const s = start({ difficulty });
    const inGame = LEVELS.flatMap((level) => s.tower[level]);
    expect(inGame).toHaveLength(13);
    for (const level of LEVELS) for (const id of s.tower[level]) expect(id !== HIDDEN && monsterCard(id).level).toBe(level);
  }
  expect(MONSTER_IDS).toHaveLength(53);
});

test('DF-13 the piles are face down, level I on top', () => {
  const s = start();
  expect(LEVELS.flatMap((level) => game.view(s, 0).tower[level])).toEqual(new Array(13).fill(HIDDEN));
  expect(cardOf(s.encounter?.monster ?? { kind: 'boss', id: 'hydra' }).level).toBe('I');
});

test('DF-14 chest and supply at the start', () => {
  const s = start();
  const onCard = s.encounter?.gold ?? 0;
  expect(s.chest).toEqual({ gold: 2, bonusDice: 1 });
  expect(s.supply).toEqual({ gold: 28 - onCard, bonusDice: 8, scars: 14 });
  expect(new Set(s.deck).size).toBe(53);
});

test('DF-15 the leader is named or drawn, undefeated, with the dice and the first swing', () => {
  const s = start({ leader: 1 });
  expect(s.leader).toBe(s.heroes[1]?.id);
  expect([s.partyUndefeated, s.firstPlayer, s.encounter?.turn]).toEqual([true, s.leader, s.leader]);
  expect(s.encounter?.hand).toEqual(['blue', 'green', 'red']);
  const drawn = new Set(Array.from({ length: 30 }, (_, i) => start({ leader: -1 }, `l${i}`).leader));
  expect(drawn.size).toBe(3);
});

test('DF-17 the party starts in the entry room of floor 1 and fights there', () => {
  for (const s of many) {
    expect([s.floor, s.room]).toEqual([0, s.floors[0] && faceOf(s.floors[0]).entry]);
    expect(s.encounter?.monster.kind).toBe('monster');
  }
});

test('DF-271 one player leads three heroes, or two', () => {
  expect(start().heroes.map((hero) => hero.seat)).toEqual([0, 0, 0]);
  expect(start({ party: 2 }).heroes.map((hero) => hero.seat)).toEqual([0, 0]);
  expect(() => game.parseOptions({ ...DEFAULTS, party: 4 })).toThrow(BadInput);
});

test('DF-272 alone, every decision is the one player’s', () => {
  const s = start();
  expect(game.prompts(s).map((prompt) => prompt.seat)).toEqual([0]);
  expect(s.heroes.map((hero) => hero.id)).toContain(s.leader);
});

test('DF-275 two players may lead two heroes each, alternating', () => {
  expect(start({ seats: 2, heroes: ['torm', 'quill'], party: 4 }).heroes.map((hero) => hero.seat)).toEqual([0, 1, 0, 1]);
});

test('DF-276 the seat whose hero holds the dice is asked', () => {
  const s = start({ seats: 4, heroes: ['torm', 'quill', 'brunna', 'mumble'], party: 4, leader: 2 });
  expect(game.prompts(s).map((prompt) => prompt.seat)).toEqual([2]);
});

test('DF-277 difficulty changes the piles and nothing else', () => {
  const [easy, insane] = [start({ difficulty: 'easy' }), start({ difficulty: 'insane' })];
  expect(insane.chest).toEqual(easy.chest);
  expect(insane.heroes).toEqual(easy.heroes);
  expect(insane.floors).toEqual(easy.floors);
  expect(insane.boss).toEqual(easy.boss);
});

test('DF-278 the assist is kept with the game and changes no rule', () => {
  const [off, steady] = [start({ assist: 'off' }), start({ assist: 'steady' })];
  expect(steady).toEqual({ ...off, assist: 'steady' });
  const won = game.outcome({ ...steady, over: { won: true } });
  expect(won?.words).toContain('steady');
  expect(won?.scores).toEqual(game.outcome({ ...off, over: { won: true } })?.scores);
});

test('DF-308 in a first game the first monster has no tricks, and nothing else changes', () => {
  const plain = (s: typeof many[number]) => s.encounter !== undefined && cardOf(s.encounter.monster).ability === undefined;
  // Otherwise most first monsters have one.
  expect(many.filter(plain).length).toBeLessThan(many.length / 2);
  for (let i = 0; i < many.length; i++) {
    const usual = many[i];
    const first = start({ firstRoom: 'plain' }, `seed-${i}`);
    expect(plain(first)).toBe(true);
    expect(first.tower.II).toEqual(usual?.tower.II);
    expect(first.floors).toEqual(usual?.floors);
    expect(first.tower.I).toHaveLength(usual?.tower.I.length ?? 0);
    expect(faceOf(first.floors[0] ?? 'D1-a').rooms[first.room ?? '']?.danger).toBeUndefined();
  }
  expect(() => game.parseOptions({ ...DEFAULTS, firstRoom: 'easy' })).toThrow(BadInput);
});
