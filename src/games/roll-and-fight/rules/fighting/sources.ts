import { ABILITIES } from '../../content/abilities';
import { itemOf, type Item } from '../../content/items';
import { inForce } from '../inForce';
import type { Source } from '../moves';
import { bossIsDead, lairOf } from '../scene';
import type { Player } from '../state';
import { diceOfSource, programOf } from './programs';
import { fighting } from './verbs';
import { FRESH_RUN } from './targets';

/** Which moment the player is in, as tiles and items name it. */
export type Moment = 'start' | 'fighting' | 'resolution';

function momentOf(player: Player): Moment {
  if (player.resolution) return 'resolution';
  return player.fight?.stage === 'start' ? 'start' : 'fighting';
}

/** Whether a tile or item of this timing may be used at this moment (RF-109, RF-121, RF-182). */
export const fitsMoment = (timing: Moment, moment: Moment): boolean => timing === moment;

/** Why this source cannot be activated now; undefined: it can. */
export function sourceObstacle(player: Player, source: Source): readonly [rule: string, words: string] | undefined {
  const reason = source.from === 'item' ? itemObstacle(player, source.item) : abilityObstacle(player, source);
  if (reason) return reason;
  const { steps, afterFrom } = programOf(player, source, diceOfSource(player, source));
  return fighting.canStart(player, steps, FRESH_RUN, afterFrom) ? undefined : ['RF-117', 'Its first effect cannot be performed now.'];
}

const TOO_EARLY = 'Start-of-Fighting tiles come before anything else.';
const NOT_NOW: Readonly<Record<Moment, readonly [string, string]>> = {
  start: ['RF-109', TOO_EARLY],
  fighting: ['RF-121', 'This works only in its own moment, not in the fight.'],
  resolution: ['RF-182', 'Only Resolution tiles and items can be used now.'],
};

function abilityObstacle(player: Player, source: Exclude<Source, { from: 'item' }>): readonly [string, string] | undefined {
  const moment = momentOf(player);
  if (source.from === 'tile') {
    const { timing, name } = ABILITIES[source.tile];
    if (!player.tiles.includes(source.tile)) return ['RF-76', `${name} is not on your board.`];
    if (timing === 'dice' || timing === 'passive') return ['RF-111', `${name} is not activated by itself.`];
    if (!fitsMoment(timing, moment)) return NOT_NOW[moment];
    return player.tilesUsed.includes(source.tile) ? ['RF-120', `${name} has worked this round.`] : undefined;
  }
  if (moment !== 'fighting') return NOT_NOW[moment];
  if (source.from === 'set') return player.sets[source.set] ? undefined : ['RF-111', 'There is no such set.'];
  return player.recon.includes(source.ability) ? undefined : ['RF-111', `${ABILITIES[source.ability].name} has no recon mark.`];
}

function itemObstacle(player: Player, slot: number): readonly [string, string] | undefined {
  const track = player.items[slot];
  if (!track) return ['RF-154', 'There is no such item slot.'];
  const item: Item = itemOf(track.id);
  const moment = momentOf(player);
  if (track.bought <= track.spent) return ['RF-154', `${item.name} has no charge.`];
  if (!fitsMoment(item.timing, moment)) return NOT_NOW[moment];
  if (item.afterObjective && (player.fight?.mirrors ?? 0) === 0) return ['RF-218', `${item.name} works only right after you marked an objective.`];
  const { bossRoom } = lairOf(player).den;
  if (player.room === bossRoom && !bossIsDead(player) && inForce.value('noItemsNearBoss', player)) return ['RF-30', 'The boss allows no items in this room.'];
  return undefined;
}
