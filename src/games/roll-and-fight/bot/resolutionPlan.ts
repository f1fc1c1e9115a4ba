import { lootChoices } from '../rules/actions';
import { activations } from '../rules/fighting/fight';
import { legalTargets } from '../rules/fighting/activation';
import { availableHealth } from '../rules/health';
import { inForce } from '../rules/inForce';
import type { ActionChoice, Move } from '../rules/moves';
import { mayMark } from '../rules/objectives';
import { lootRooms, woundForecast } from '../rules/resolution';
import { bossIsDead } from '../rules/scene';
import type { Player, State } from '../rules/state';
import { actionWorth } from './flashbackPlan';

const BEATING_AVOIDED = 6;

function lootWorth(state: State, player: Player, choice: ActionChoice): number {
  const { beating, total } = woundForecast(state, player);
  const saves = choice.action === 'healing' && beating && total < availableHealth(player) + (choice.way === 'extra' ? 1 : Math.min(2, player.wounds));
  return actionWorth(state, player, choice) + (saves ? BEATING_AVOIDED : 0);
}

const bestLoot = (state: State, player: Player): ActionChoice | undefined =>
  lootChoices(player).reduce<ActionChoice | undefined>(
    (best, choice) => (best === undefined || lootWorth(state, player, choice) > lootWorth(state, player, best) ? choice : best),
    undefined,
  );

/** A boss that makes loot cost Wounds is only defied while the hero can afford it. */
function lootIsTooDear(state: State, player: Player): boolean {
  const price = bossIsDead(player) || player.resolution?.looted ? 0 : inForce.value('lootWounds', player);
  return price > 0 && woundForecast(state, player).total + price >= availableHealth(player);
}

export function resolutionMove(state: State, player: Player): Move {
  if (player.activation) {
    const [target] = [...legalTargets(player)].sort((a, b) => choiceWorth(state, player, b) - choiceWorth(state, player, a));
    return target ? { type: 'resolve', target } : { type: 'skip' };
  }
  if (mayMark(player)) return { type: 'markObjective' };
  if (player.resolution?.step === 'loot') {
    const [room] = lootRooms(player);
    const choice = bestLoot(state, player);
    if (room === undefined || choice === undefined || lootIsTooDear(state, player)) return { type: 'endLoot' };
    return { type: 'collect', room, choice };
  }
  for (const source of activations(player)) return { type: 'activate', source };
  return { type: 'endResolution' };
}

const choiceWorth = (state: State, player: Player, target: ReturnType<typeof legalTargets>[number]): number =>
  target.kind === 'choice' ? actionWorth(state, player, target.choice) : 0;
