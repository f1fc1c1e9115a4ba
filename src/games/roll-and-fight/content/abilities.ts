import { because } from '@/engine/hooks/modifiers';

import type { Face } from './dice';
import type { HeroId } from './heroes';
import { FIRST_DAMAGE, type Change, type Modifier } from './modifiers';
import { EVADE, HEAL, HIT, JUMP, KILL, MAY_MOVE, MOVE, SHOOT, WOUND, type Slot, type Step } from './steps';

export interface Ability {
  readonly name: string;
  readonly words: string;
  /** When it works: with dice on it, all the time, or at a moment of its own without dice. */
  readonly timing: 'dice' | 'passive' | 'start' | 'resolution';
  readonly dice: readonly Slot[];
  readonly program: readonly Step[];
  /** Recon actions that its recon space costs; 0: no such space. */
  readonly recon: 0 | 1 | 2;
  readonly oneUse?: true;
  /** The program is done once for every wound die on the Health track. */
  readonly perWoundDie?: true;
  /** Steps added if a die of the set shows this face. */
  readonly bonus?: { readonly face: Face; readonly steps: readonly Step[] };
  /** What it changes while it is on the board. */
  readonly passive?: readonly Modifier[];
}

export interface Tile extends Ability {
  readonly hero: HeroId;
  readonly xp: number;
}

const M: Slot = ['move'];
const G: Slot = ['gun'];
const K: Slot = ['knife'];
const D: Slot = ['doubleKnife'];
const GK: Slot = ['gun', 'knife'];
const GM: Slot = ['gun', 'move'];
const GKM: Slot = ['gun', 'knife', 'move'];

const basic = (name: string, recon: 1 | 2, dice: readonly Slot[], program: readonly Step[], words: string): Ability => ({
  name, recon, dice, program, words, timing: 'dice',
});

export const BASICS = {
  dash: basic('Dash', 1, [M, M], [MOVE], 'Move.'),
  punch: { ...basic('Punch', 1, [K, K, K], [HIT], 'Hit; with a double knife among the dice Hit twice.'), bonus: { face: 'doubleKnife', steps: [HIT] } },
  fire: basic('Fire', 1, [G, G, GK], [SHOOT], 'Shoot.'),
  charge: basic('Charge', 2, [M, K, K, GK], [MOVE, HIT], 'Move, then Hit.'),
} satisfies Record<string, Ability>;

/** What waiting Brass Knuckles add, each once, to the end of which ability. */
export const PUNCH_HITS = { ability: 'punch', step: HIT } as const;

type Worth = Pick<Tile, 'hero' | 'xp' | 'name' | 'words'>;

const of = (hero: HeroId, xp: number, name: string, words: string): Worth => ({ hero, xp, name, words });
const dice = (worth: Worth, slots: readonly Slot[], program: readonly Step[]): Tile => ({ ...worth, timing: 'dice', recon: 2, dice: slots, program });
const oneUse = (worth: Worth, slots: readonly Slot[], program: readonly Step[]): Tile => ({ ...dice(worth, slots, program), oneUse: true });
const passive = (worth: Worth, ...changes: readonly Change[]): Tile => ({ ...worth, timing: 'passive', recon: 0, dice: [], program: [], passive: because(worth.name, changes) });
const start = (worth: Worth, program: readonly Step[]): Tile => ({ ...worth, timing: 'start', recon: 0, dice: [], program, perWoundDie: true });
const resolution = (worth: Worth, program: readonly Step[]): Tile => ({ ...worth, timing: 'resolution', recon: 0, dice: [], program });

const PLAN: Step = { do: 'action', actions: ['training', 'purchase'], may: true };
const SPEED_MOVE: Step = { do: 'move', may: true, once: 'speed' };
const CANTRIP: Step = { do: 'kill', evadedOnly: true, near: 'oneRoom' };
const MAY_CANTRIP: Step = { ...CANTRIP, may: true };
const SHOOT_ELSEWHERE: Step = { do: 'shoot', otherRoom: true };

export const TILES = {
  reverseBlade: dice(of('kaja', 3, 'Reverse Blade', 'Hit, Hit.'), [K, K, M], [HIT, HIT]),
  wildStrike: dice(of('kaja', 4, 'Wild Strike', 'Move, then Hit, Hit.'), [M, M, K, K], [MOVE, HIT, HIT]),
  wildRush: dice(of('kaja', 2, 'Wild Rush', 'Take a Wound, then Hit, Hit.'), [K, GKM], [WOUND, HIT, HIT]),
  parry: dice(of('kaja', 2, 'Parry', 'Hit, then Evade a henchman or blocker.'), [K, GK], [HIT, { do: 'evade', types: ['henchman', 'blocker'] }]),
  swordKata: oneUse(of('kaja', 2, 'Sword Kata', 'Hit four times.'), [D, K, K], [HIT, HIT, HIT, HIT]),
  kenjutsu: passive(of('kaja', 2, 'Kenjutsu', 'Your knives may count as double knives.'), { hook: 'faceCounts', append: [{ face: 'knife', as: 'doubleKnife' }] }),
  followingThrough: passive(of('kaja', 3, 'Following Through', 'After each Punch you may Move.'), { hook: 'after', when: { ability: 'punch' }, append: [MAY_MOVE] }),
  exploitWeakness: passive(of('kaja', 4, 'Exploit Weakness', 'Tough guys fall to one damage.'), { hook: 'toughness', when: { type: 'toughGuy' }, add: -1 }),

  dodgeStrikeAndShoot: dice(of('johnny', 5, 'Dodge, Strike and Shoot', 'Hit, then Shoot, Shoot.'), [K, G, GM], [HIT, SHOOT, SHOOT]),
  luckyThrow: passive(of('johnny', 2, 'Lucky Throw', 'A Punch worth two Hits may Shoot once instead.'), { hook: 'insteadOfBonus', when: { ability: 'punch' }, append: [SHOOT] }),
  barrage: oneUse(of('johnny', 4, 'Barrage', 'Shoot three times.'), [G, G, GK, M], [SHOOT, SHOOT, SHOOT]),
  youthfulSpeed: passive(of('johnny', 2, 'Youthful Speed', 'With each Charge you may Move once more, before or after it.'), { hook: 'before', when: { ability: 'charge' }, append: [SPEED_MOVE] }, { hook: 'after', when: { ability: 'charge' }, append: [SPEED_MOVE] }),
  luckyShot: oneUse(of('johnny', 4, 'Lucky Shot', 'Shoot three times, each time into a different room.'), [G, G, M], [SHOOT_ELSEWHERE, SHOOT_ELSEWHERE, SHOOT_ELSEWHERE]),
  vengefulBurst: start(of('johnny', 3, 'Vengeful Burst', 'Start of Fighting: Shoot once for every die on your Health track.'), [SHOOT]),
  rollAndShoot: dice(of('johnny', 4, 'Roll and Shoot', 'Move once or twice, then Shoot.'), [M, M, G], [MOVE, MAY_MOVE, SHOOT]),
  masterPlanner: passive(of('johnny', 2, 'Master Planner', 'When the third minion of a room you never visited dies: Training or Purchase at once.'), { hook: 'onKill', when: { deadUnseen: 3 }, append: [PLAN] }),

  smokeScreen: dice(of('shadowman', 2, 'Smoke Screen', 'Evade, Evade.'), [M, GM], [EVADE, EVADE]),
  slipPast: dice(of('shadowman', 2, 'Slip Past', 'Jump.'), [M, GM], [JUMP]),
  backstab: dice(of('shadowman', 2, 'Backstab', 'Kill an evaded minion in your room.'), [K, GK], [{ do: 'kill', evadedOnly: true }]),
  twinFangs: dice(of('shadowman', 4, 'Twin Fangs', 'Hit, Hit.'), [D, K], [HIT, HIT]),
  cantrips: oneUse(of('shadowman', 2, 'Cantrips', 'Kill up to three evaded minions of one room, yours or one next door.'), [M, GK], [CANTRIP, MAY_CANTRIP, MAY_CANTRIP]),
  shadowStep: passive(of('shadowman', 2, 'Shadow Step', 'After anything that evaded a minion you may Move.'), { hook: 'after', append: [{ do: 'move', may: true, ifEvaded: true }] }),
  ghostWalk: passive(of('shadowman', 2, 'Ghost Walk', 'Blockers do not stop your Move and Jump.'), { hook: 'passesBlockers', set: true }),
  lastWord: passive(of('shadowman', 2, 'Last Word', 'Your Shoot deals two damage to the boss.'), { hook: 'bossDamage', when: { by: 'shoot' }, set: 2 }),

  bearHug: dice(of('gudrun', 2, 'Bear Hug', 'Kill a minion in your room.'), [K, GKM], [KILL]),
  bulldoze: dice(of('gudrun', 4, 'Bulldoze', 'Move, past blockers too, then Hit, Hit.'), [M, M, K, K], [{ do: 'move', pastBlockers: true }, HIT, HIT]),
  groundSlam: oneUse(of('gudrun', 3, 'Ground Slam', 'Hit every minion in your room once.'), [K, K, GK], [{ do: 'hitEach' }]),
  ironGuts: dice(of('gudrun', 3, 'Iron Guts', 'Hit, Hit, then Heal.'), [K, K, M], [HIT, HIT, HEAL]),
  vengefulStrike: start(of('gudrun', 2, 'Vengeful Strike', 'Start of Fighting: Hit once for every die on your Health track.'), [HIT]),
  thickSkin: passive(of('gudrun', 2, 'Thick Skin', 'Whenever you mark an extra Health space, also clear one Wound.'), { hook: 'extraHealthClears', add: 1 }),
  grudge: passive(of('gudrun', 2, 'Grudge', 'Your first damage to the boss in each fight counts double.'), { hook: 'bossDamage', priority: FIRST_DAMAGE, when: { bossUnhurt: true }, times: 2 }),
  secondWind: resolution(of('gudrun', 2, 'Second Wind', 'Resolution: Heal.'), [HEAL]),
} satisfies Record<string, Tile>;

export type BasicId = keyof typeof BASICS;
export type TileId = keyof typeof TILES;
export type AbilityId = BasicId | TileId;

export const BASIC_IDS = Object.keys(BASICS) as readonly BasicId[];
export const TILE_IDS = Object.keys(TILES) as readonly TileId[];
export const ABILITY_IDS: readonly AbilityId[] = [...BASIC_IDS, ...TILE_IDS];
export const ABILITIES: Readonly<Record<AbilityId, Ability>> = { ...BASICS, ...TILES };

export const tileOf = (id: TileId): Tile => TILES[id];
const belongingTo = (hero: HeroId): readonly TileId[] => TILE_IDS.filter((id) => TILES[id].hero === hero);
const TILES_OF: Readonly<Record<HeroId, readonly TileId[]>> = { kaja: belongingTo('kaja'), johnny: belongingTo('johnny'), shadowman: belongingTo('shadowman'), gudrun: belongingTo('gudrun') };
export const tilesOf = (hero: HeroId): readonly TileId[] => TILES_OF[hero];
