import { demand, refuse } from '@/engine/errors';
import { neighbours } from '@/engine/parts/den/graph';

import { ABILITIES } from '../content/abilities';
import { ACTIONS } from '../content/dice';
import { MINIONS } from '../content/minions';
import { canDo, perform } from './actions';
import type { WoundSource } from './events';
import { isActive } from './fighting/targets';
import { activate, resolve, skip } from './fighting/activation';
import { availableHealth, suffer, usableHealth, wound } from './health';
import { inForce } from './inForce';
import type { ActionChoice, FightMove, ResolutionMove } from './moves';
import { isCleared, isVisited } from './objectives';
import { bossIsDead, isDead, lairOf, type Scene } from './scene';
import { EVADED, type Player, type State } from './state';

/** Step 1, then step 2 as far as there is loot. */
export function startResolution(scene: Scene): void {
  const { player, seat } = scene;
  player.done = false;
  player.resolution = { step: 'loot', looted: false };
  const abilities = player.recon;
  player.recon = [];
  if (abilities.length > 0) scene.emit({ type: 'reconLost', seat, abilities });
  if (lootRooms(player).length === 0) endLoot(scene);
}

const NO_ROOMS: readonly number[] = [];

const mayCollect = (player: Player, room: number): boolean =>
  (player.lootLeft[room] ?? 0) > 0 && isVisited(player, room) && isCleared(player, room);

/** Rooms whose loot could be collected now (RF-174). */
export function lootRooms(player: Player): readonly number[] {
  const rooms: number[] = [];
  for (let room = 0; room < player.lootLeft.length; room++) {
    if (mayCollect(player, room)) rooms.push(room);
  }
  return rooms.length > 0 && ACTIONS.some((action) => canDo(player, action)) ? rooms : NO_ROOMS;
}

export function playResolution(scene: Scene, move: ResolutionMove | FightMove): void {
  const { player } = scene;
  demand(!player.done, 'RF-28', 'You have finished this round; wait for the others.');
  switch (move.type) {
    case 'collect':
      return collect(scene, move.room, move.choice);
    case 'endLoot':
      demand(player.resolution?.step === 'loot', 'RF-172', 'Collecting loot is over.');
      return endLoot(scene);
    case 'activate':
      demand(player.resolution?.step === 'recover', 'RF-172', 'First comes the loot, then the enemies, then this.');
      return activate(scene, move.source);
    case 'resolve':
      return resolve(scene, move.target);
    case 'skip':
      return skip(scene);
    case 'endResolution':
      return endResolution(scene);
    case 'endFight':
      return refuse('RF-28', 'The fight is over.');
  }
}

function collect(scene: Scene, room: number, choice: ActionChoice): void {
  const { player, seat } = scene;
  const { resolution } = player;
  demand(resolution?.step === 'loot', 'RF-172', 'Collecting loot is over.');
  demand((player.lootLeft[room] ?? 0) > 0, 'RF-176', 'There is no loot in this room.');
  demand(isVisited(player, room) && isCleared(player, room), 'RF-174', 'Loot is collected from rooms that are Visited and Cleared.');
  demand(choice.action !== 'recon' || ABILITIES[choice.ability].recon !== 2, 'RF-177', 'Here Recon marks only Dash, Punch or Fire.');
  perform(scene, choice);
  player.lootLeft[room] = (player.lootLeft[room] ?? 0) - 1;
  resolution.looted = true;
  scene.emit({ type: 'lootCollected', seat, room });
  if (lootRooms(player).length === 0) endLoot(scene);
}

/** Step 2 is over; step 3 follows by itself. */
function endLoot(scene: Scene): void {
  const { state, player, seat } = scene;
  const { resolution } = player;
  if (!resolution) return;
  if (resolution.looted && !bossIsDead(player)) wound(scene, inForce.value('lootWounds', player), 'boss');
  resolution.step = 'recover';
  const sources = woundSources(state, player);
  if (sources.length === 0) return;
  const total = sources.reduce((sum, source) => sum + source.wounds, 0);
  const taken = suffer(player, total);
  scene.emit({ type: 'attackedBy', seat, sources, taken, ignored: total - taken });
}

/** Adds the minions of a room that reach the hero and says how many of them are gunmen. */
function woundersIn(player: Player, room: number, where: 'here' | 'nextDoor', sources: WoundSource[]): number {
  const { inRoom, minions } = lairOf(player);
  let gunmen = 0;
  for (const minion of inRoom[room] ?? []) {
    const type = minions[minion]?.type;
    const reach = type && MINIONS[type].wounds;
    if (reach === undefined || (where === 'nextDoor' && reach !== 'near') || !isActive(player, minion)) continue;
    sources.push({ from: 'minion', minion, wounds: 1 });
    if (type === 'gunman') gunmen += 1;
  }
  return gunmen;
}

/** Everything that would wound the hero in step 3 if it came now (RF-179); also the forecast of the table. */
export function woundSources(state: State, player: Player): readonly WoundSource[] {
  const { den } = lairOf(player);
  const sources: WoundSource[] = [];
  const bossAlive = !bossIsDead(player);
  const byText = inForce.value('textWounds', player, state);
  if (byText > 0) sources.push({ from: 'bossEffect', wounds: byText });
  let gunmen = woundersIn(player, player.room, 'here', sources);
  for (const room of neighbours(den, player.room)) gunmen += woundersIn(player, room, 'nextDoor', sources);
  const byTrait = gunmen > 0 ? inForce.value('gunmenWounds', player) : 0;
  if (byTrait > 0) sources.push({ from: 'trait', wounds: byTrait });
  if (bossAlive && player.room === den.bossRoom) sources.push({ from: 'boss', wounds: inForce.value('bossWounds', player) });
  return sources;
}

/** Wounds that step 3 would deal, and how many of them would find a Health space. */
export function woundForecast(state: State, player: Player): { readonly total: number; readonly taken: number; readonly beating: boolean } {
  const total = woundSources(state, player).reduce((sum, source) => sum + source.wounds, 0);
  const taken = Math.min(total, availableHealth(player));
  return { total, taken, beating: player.wounds + player.woundDice.length + taken >= usableHealth(player) };
}

/** Steps 5 and 6, and what the boss does after them. */
function endResolution(scene: Scene): void {
  const { player, seat } = scene;
  demand(player.activation === undefined, 'RF-113', 'Finish the running activation first.');
  demand(player.resolution?.step === 'recover', 'RF-172', 'Finish collecting loot first.');
  player.fight = undefined;
  player.resolution = undefined;
  player.tilesUsed = [];
  player.done = true;
  if (player.wounds >= usableHealth(player)) beat(scene);
  const back: number[] = [];
  player.minions.forEach((marks, minion) => {
    if ((marks & EVADED) === 0) return;
    back.push(minion);
    player.minions[minion] = marks & ~EVADED;
  });
  if (back.length > 0) scene.emit({ type: 'evadedReturned', seat, minions: back });
  const damage = player.bossDamage;
  if (inForce.value('bossRecovers', player) && !bossIsDead(player) && damage > 0) {
    player.bossDamage = 0;
    scene.emit({ type: 'bossRecovered', seat, damage });
  }
}

function beat(scene: Scene): void {
  const { player, seat } = scene;
  player.wounds = 0;
  player.extraHealth = 0;
  player.beatings += 1;
  scene.emit({ type: 'beaten', seat, beatings: player.beatings });
  if (isDead(player)) scene.emit({ type: 'died', seat });
}
