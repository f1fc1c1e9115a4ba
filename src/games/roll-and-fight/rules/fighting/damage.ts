import { MINIONS } from '../../content/minions';
import { wound } from '../health';
import { isVisited } from '../objectives';
import { bossHealth, bossIsDead, lairOf, modifier, type Scene } from '../scene';
import { DEAD, DOT, EVADED, type Player } from '../state';

function toughness(player: Player, minion: number): number {
  const type = lairOf(player).minions[minion]?.type;
  if (type === undefined) return 0;
  const weakened = modifier(player, 'weakened');
  return MINIONS[type].toughness - (weakened?.type === type ? weakened.by : 0);
}

/** One damage to a minion: a dot on a tough guy, death for everybody else and for the second dot (RF-129, RF-130). */
export function damageMinion(scene: Scene, minion: number): void {
  const { player, seat } = scene;
  const marks = player.minions[minion] ?? 0;
  const suffered = (marks & DOT) !== 0 ? 2 : 1;
  if (suffered >= toughness(player, minion)) return killMinion(scene, minion);
  player.minions[minion] = marks | DOT;
  scene.emit({ type: 'minionDotted', seat, minion });
}

export function killMinion(scene: Scene, minion: number): void {
  const { player, seat } = scene;
  player.minions[minion] = DEAD;
  const room = lairOf(player).minions[minion]?.room ?? 0;
  countKill(player, room);
  scene.emit({ type: 'minionKilled', seat, minion });
  planAhead(player, room);
}

export function evadeMinion(scene: Scene, minion: number): void {
  const { player, seat } = scene;
  player.minions[minion] = (player.minions[minion] ?? 0) | EVADED;
  if (player.activation) player.activation.evadedSomebody = true;
  scene.emit({ type: 'minionEvaded', seat, minion });
}

function countKill(player: Player, room: number): void {
  const { fight } = player;
  if (fight) fight.kills[room] = (fight.kills[room] ?? 0) + 1;
}

/** Master Planner: the kill that makes the number, in a room never visited, brings an action at once. */
function planAhead(player: Player, room: number): void {
  const planner = modifier(player, 'planner');
  if (!planner || !player.activation || isVisited(player, room)) return;
  const dead = (lairOf(player).inRoom[room] ?? []).filter((minion) => ((player.minions[minion] ?? 0) & DEAD) !== 0).length;
  if (dead !== planner.kills) return;
  const step = { do: 'action', actions: planner.actions, may: true } as const;
  player.activation.pending = [...player.activation.pending, step];
}

/** Damage to the boss, as far as marked spaces are left (RF-133, RF-134). */
export function damageBoss(scene: Scene, by: 'hit' | 'shoot'): void {
  const { player, seat } = scene;
  const { fight } = player;
  let damage = by === 'shoot' ? (modifier(player, 'bossShotDamage') ?? 1) : 1;
  if (fight && !fight.bossHurt) damage *= modifier(player, 'firstBossDamage') ?? 1;
  damage = Math.min(damage, bossHealth(player.boss) - player.bossDamage);
  player.bossDamage += damage;
  player.bossEverHurt = true;
  if (fight) fight.bossHurt = true;
  scene.emit({ type: 'bossHurt', seat, damage, total: player.bossDamage });
  if (!bossIsDead(player)) return;
  countKill(player, lairOf(player).den.bossRoom);
  scene.emit({ type: 'bossKilled', seat });
  wound(scene, modifier(player, 'dyingWounds') ?? 0, 'boss');
}
