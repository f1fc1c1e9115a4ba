import type { Table } from '@/engine/game';

import { BOSS_IDS } from '../content/bosses';
import { CARD_IDS } from '../content/equipment';
import { BOSS_SHEETS, DUNGEON_SHEETS, SHEETS, faceOf, type FaceId, type SheetId } from '../content/faces';
import { HERO_IDS, type HeroId } from '../content/heroes';
import { MONSTER_IDS, monsterCard, type MonsterId } from '../content/monsters';
import { DIFFICULTY, START, TOTAL } from '../content/tables';
import { LEVELS, type Level } from '../content/vocabulary';
import { dfDecisions } from './decisions';
import type { DfEvent } from './events';
import { revealMonster } from './fight/encounter';
import type { Fly } from './run';
import type { DfOptions, DfState, HeroState } from './state';
import { PHYSICS_VERSION } from './throw/flight';

type Chance = Table<DfEvent>['random'];

/** The named heroes of the options, and the rest dealt at random; nobody twice (DF-8). */
function chooseHeroes({ heroes, second, third, party }: DfOptions, random: Chance): HeroId[] {
  const wishes: (HeroId | 'random')[] = [...heroes, second, third].slice(0, party);
  while (wishes.length < party) wishes.push('random');
  const taken = new Set<HeroId>();
  for (const wish of wishes) if (wish !== 'random') taken.add(wish);
  const free = random.shuffle(HERO_IDS.filter((id) => !taken.has(id)));
  return wishes.map((wish) => (wish === 'random' ? (free.pop() ?? HERO_IDS[0] ?? 'torm') : wish));
}

/** Two floors from what is left after the boss sheet is drawn (DF-3 … DF-5). */
function chooseFloors(random: Chance): FaceId[] {
  const bossSheet = random.pick(BOSS_SHEETS);
  const others: SheetId[] = [...BOSS_SHEETS.filter((sheet) => sheet !== bossSheet), ...DUNGEON_SHEETS];
  const upper = random.shuffle(others).slice(0, 2).map((sheet) => random.pick<FaceId>(SHEETS[sheet].faces));
  return [...upper, SHEETS[bossSheet].boss];
}

/** The first without tricks comes first; the others keep their order. */
function plainFirst(pile: readonly MonsterId[]): MonsterId[] {
  const plain = pile.find((id) => monsterCard(id).ability === undefined);
  return plain === undefined ? [...pile] : [plain, ...pile.filter((id) => id !== plain)];
}

function fillTower({ difficulty, firstRoom }: DfOptions, random: Chance): Record<Level, MonsterId[]> {
  const { piles } = DIFFICULTY[difficulty];
  const shuffled = (level: Level): MonsterId[] => random.shuffle(MONSTER_IDS.filter((id) => monsterCard(id).level === level));
  const pile = (level: Level): MonsterId[] => shuffled(level).slice(0, piles[level]);
  const [I, II, III, IV] = LEVELS;
  const easiest = shuffled(I);
  return { I: (firstRoom === 'plain' ? plainFirst(easiest) : easiest).slice(0, piles[I]), II: pile(II), III: pile(III), IV: pile(IV) };
}

const newHero = (id: HeroId, seat: number): HeroState => ({
  id,
  seat,
  status: 'standing',
  hp: START.hp,
  maxHp: START.hp,
  scars: [],
  cards: [],
  seduced: [],
  stolen: [],
});

export function setup(options: DfOptions, table: Table<DfEvent>, fly: Fly): DfState {
  const { random } = table;
  const floors = chooseFloors(random);
  const boss = random.pick(BOSS_IDS);
  const heroes = chooseHeroes(options, random).map((id, index) => newHero(id, index % options.seats));
  const tower = fillTower(options, random);
  const deck = random.shuffle([...CARD_IDS]);
  const leader = (heroes[options.leader] ?? random.pick(heroes)).id;
  const firstFloor = floors[0];
  const s: DfState = {
    people: options.seats,
    difficulty: options.difficulty,
    assist: options.assist,
    physics: PHYSICS_VERSION,
    ...(options.edition === 1 ? {} : { edition: options.edition }),
    ...(options.askOwners === true && options.seats > 1 ? { ownersAsked: true as const } : {}),
    heroes,
    leader,
    firstPlayer: leader,
    partyUndefeated: true,
    chest: { gold: START.gold, bonusDice: START.bonusDice },
    supply: { gold: TOTAL.gold - START.gold, bonusDice: TOTAL.bonusDice - START.bonusDice, scars: TOTAL.scars },
    tower,
    monsterDiscard: [],
    deck,
    discard: [],
    boss,
    floors,
    floor: 0,
    ...(firstFloor ? { room: faceOf(firstFloor).entry } : {}),
    frames: [],
    stats: { throws: 0, contacts: 0, partyDefeats: 0, scars: 0, rooms: 1 },
  };
  dfDecisions.begin(s, table, revealMonster, { fly });
  return s;
}
