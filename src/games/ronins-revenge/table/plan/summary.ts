import { capital } from '@/engine/words';

import type { TargetForecast } from '../../preview/attack';
import type { PlanForecast } from '../../preview/plan';
import { attackCard } from '../../rules/boss/mods';
import type { BattleEvent } from '../../rules/events';
import { figureName } from '../../rules/names';
import { isBossRef, type TargetRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { harmOf, lossesOf } from '../strip/slotWords';

/** The boss card that is taken, in a few words. */
function cardWords(view: BattleState, card: PlanForecast['card']): string {
  if (!card) return '';
  const { name } = attackCard(view, card.card);
  if (card.broken) return `${name} is Broken`;
  if (card.swallowed) return `the Event swallows ${name}`;
  return card.slot === undefined ? '' : `${name} goes to slot ${card.slot + 1}`;
}

/** What becomes of paper, and of what may be paper (RR-541). */
export const tornWords = (view: BattleState, { target, torn }: Pick<TargetForecast, 'target' | 'torn'>): string =>
  (torn === 'perhaps' ? `if ${figureName(view, target)} is paper, it is torn and the boss loses nothing` : `${figureName(view, target)} is paper and is torn`);

/** What a blow brings besides the number; that the last cube ends the battle is said at the end. */
function fateOf(target: TargetRef, events: readonly BattleEvent[]): string {
  if (isBossRef(target)) return events.some(({ type }) => type === 'cubeRemoved') ? ' and a cube' : '';
  return events.some((event) => event.type === 'minionDefeated' && `${event.minion}:${event.band}` === target) ? ' and is defeated' : '';
}

/** Two souls share the bar, and not every point that strikes one reaches the other (RR-611). */
const soulWords = ({ souls }: PlanForecast): string => (souls ? `Night has ${souls.night} and Dawn ${souls.dawn} left` : '');

/** What stands before the number of a blow. */
export const strikeWords = (view: BattleState, target: TargetRef): string => `${figureName(view, target)} ${isBossRef(target) && view.extra.souls ? 'is struck for' : 'loses'}`;

/** A plan in one line: "Ushikado loses 7, Elbow Check is Broken, then the party would lose 12." */
export function planSummary(view: BattleState, forecast: PlanForecast): string {
  const { attack, card, events, ends, round } = forecast;
  const blows = (attack?.targets ?? []).map((each) => (each.damage > 0 ? `${strikeWords(view, each.target)} ${each.damage}${fateOf(each.target, events)}` : tornWords(view, each)));
  const harm = round ? lossesOf(harmOf(round)).reduce((sum, { damage }) => sum + damage, 0) : 0;
  const then = ends ? 'that ends the battle' : harm === 0 ? 'then nothing that is known hurts anybody' : `then the party would lose ${harm}`;
  return `${capital([...blows, soulWords(forecast), cardWords(view, card), then].filter(Boolean).join(', '))}.`;
}
