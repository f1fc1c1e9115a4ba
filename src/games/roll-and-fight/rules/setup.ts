import { demand } from '@/engine/errors';
import type { Seat, Table } from '@/engine/game';

import { BOSS_IDS, type BossId } from '../content/bosses';
import { BOARDS, denId, type Board } from '../content/dens';
import { HERO_IDS, HEROES, type HeroId } from '../content/heroes';
import { itemsOf } from '../content/items';
import { DICE_BY_PLAYERS, SOLO } from '../content/tracks';
import type { Event } from './events';
import type { SetupMove } from './moves';
import { lairOf, playerAt, type Scene } from './scene';
import type { Options, Player, Rolling, State } from './state';

export const noRolling = (): Rolling => ({ clock: 0, locked: false, emptyAt: undefined, rolls: 0, turn: undefined, rolled: false, share: undefined });

function newPlayer(board: Board, boss: BossId): Player {
  return {
    hero: undefined, boss, board, den: undefined, room: 0, visited: 0, objectives: 0, minions: [], lootLeft: [], bossDamage: 0, bossEverHurt: false,
    extraHealth: 0, wounds: 0, woundDice: [], xp: 0, xpSpent: 0, loot: 0, beatings: 0,
    items: [], tiles: [], recon: [], pool: [], sets: [], flashbackUsed: 0, tilesUsed: [], done: false, lastAt: 0,
    fight: undefined, resolution: undefined, activation: undefined,
  };
}

const diceFor = (options: Options): number =>
  options.seats === 1 ? SOLO[options.diceLevel].dice : (DICE_BY_PLAYERS[options.seats] ?? 0);

/** Boards, bosses and heroes are dealt; sides and, if wished, heroes are picked by moves (RF-15 to RF-21). */
export function setup(options: Options, table: Table<Event>): State {
  const { seats } = options;
  const { random } = table;
  const boards = options.boards ?? random.shuffle<Board>([...BOARDS]);
  const bosses = options.bosses ?? random.shuffle<BossId>([...BOSS_IDS]);
  const firstPick = random.below(seats);
  const diceInGame = diceFor(options);
  const state: State = {
    options, diceInGame, phase: 'setup', round: 0, picking: [], flashback: [],
    supply: Array.from({ length: diceInGame }, (_, id) => id),
    rolling: noRolling(),
    players: Array.from({ length: seats }, (_, seat) => newPlayer(boards[seat] ?? 1, bosses[seat] ?? 'donZemun')),
  };
  if (options.heroPick === 'table') {
    state.picking = Array.from({ length: seats }, (_, i) => (firstPick + i) % seats);
    return state;
  }
  const heroes = options.heroPick === 'random' ? random.shuffle<HeroId>([...HERO_IDS]) : options.heroes;
  state.players.forEach((player, seat) => giveHero(player, heroes[seat] ?? 'kaja'));
  return state;
}

function giveHero(player: Player, hero: HeroId): void {
  player.hero = hero;
  player.items = itemsOf(hero).map((id) => ({ id, bought: 0, spent: 0 }));
}

export const freeHeroes = (state: State): readonly HeroId[] => HERO_IDS.filter((hero) => !state.players.some((player) => player.hero === hero));

export const isPicking = (state: State, seat: Seat): boolean => state.picking[0] === seat;

export function playSetup(scene: Scene, move: SetupMove): void {
  const { state, player, seat } = scene;
  if (move.type === 'chooseHero') {
    demand(isPicking(state, seat), 'RF-17', 'It is not your turn to pick a hero.');
    demand(freeHeroes(state).includes(move.hero), 'RF-17', `${HEROES[move.hero].name} has been picked by somebody else.`);
    giveHero(player, move.hero);
    state.picking.shift();
    return scene.emit({ type: 'heroChosen', seat, hero: move.hero });
  }
  demand(state.picking.length === 0, 'RF-21', 'Heroes are picked first.');
  demand(player.den === undefined, 'RF-21', 'You have chosen your side.');
  player.den = denId(player.board, move.side);
  enterDen(scene);
}

function enterDen(scene: Scene): void {
  const { player, seat } = scene;
  const { den, minions } = lairOf(player);
  player.minions = minions.map(() => 0);
  player.lootLeft = den.rooms.map((room) => room.loot);
  player.room = den.entrance;
  player.visited = 1 << den.entrance;
  scene.emit({ type: 'denEntered', seat, den: den.id, room: den.entrance });
}

export const everybodyInside = (state: State): boolean => state.players.every((_, seat) => playerAt(state, seat).den !== undefined);
