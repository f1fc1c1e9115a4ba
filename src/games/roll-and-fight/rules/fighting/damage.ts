import { interject } from '@/engine/effects/cursor';

import { MINIONS, type MinionType } from '../../content/minions';
import { wound } from '../health';
import { inForce } from '../inForce';
import { bossHealth, bossIsDead, lairOf, type Scene } from '../scene';
import { DEAD, DOT, EVADED, type Player } from '../state';

/** Damage that kills a minion of this type. */
export const toughness = (player: Player, type: MinionType): number => inForce.value('toughness', player, type, MINIONS[type].toughness);

/** One damage to a minion: a dot on a tough guy, death for everybody else and for the second dot (RF-129, RF-130). */
export function damageMinion(scene: Scene, minion: number): void {
  const { player, seat } = scene;
  const marks = player.minions[minion] ?? 0;
  const suffered = (marks & DOT) !== 0 ? 2 : 1;
  const type = lairOf(player).minions[minion]?.type;
  if (type === undefined || suffered >= toughness(player, type)) return killMinion(scene, minion);
  player.minions[minion] = marks | DOT;
  scene.emit({ type: 'minionDotted', seat, minion });
}

export function killMinion(scene: Scene, minion: number): void {
  const { player, seat } = scene;
  player.minions[minion] = DEAD;
  const room = lairOf(player).minions[minion]?.room ?? 0;
  countKill(player, room);
  scene.emit({ type: 'minionKilled', seat, minion });
  // What a kill brings at once (Master Planner) is done before the activation goes on.
  if (player.activation) interject(player.activation, inForce.value('onKill', player, { room }));
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

/** Damage that a Hit or Shoot would do to the boss: never more than is left (RF-133). */
const bossDamage = (player: Player, by: 'hit' | 'shoot'): number =>
  Math.min(inForce.value('bossDamage', player, by), bossHealth(player.boss) - player.bossDamage);

/** Damage to the boss, as far as marked spaces are left (RF-133, RF-134). */
export function damageBoss(scene: Scene, by: 'hit' | 'shoot'): void {
  const { player, seat } = scene;
  const { fight } = player;
  const damage = bossDamage(player, by);
  player.bossDamage += damage;
  player.bossEverHurt = true;
  if (fight) fight.bossHurt = true;
  scene.emit({ type: 'bossHurt', seat, damage, total: player.bossDamage });
  if (!bossIsDead(player)) return;
  countKill(player, lairOf(player).den.bossRoom);
  scene.emit({ type: 'bossKilled', seat });
  wound(scene, inForce.value('dyingWounds', player), 'boss');
}
