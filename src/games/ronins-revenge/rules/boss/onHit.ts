import type { Step, Steps } from '../../content/effects';
import type { BattleState } from '../state';
import type { StrikeBody } from './frames';
import { modOf } from './mods';

/** The lines that a Wound card adds to every attack of the boss, after its own (RR-515, RR-538, RR-553). */
export function addedOnHit(state: BattleState, strike: StrikeBody): Steps {
  const added: Step[] = [];
  const { reach, steps } = strike.values;
  const pull = modOf(state, 'onHitPull', strike.wound);
  if (pull && (reach.pattern !== undefined || reach.range >= pull.minRange)) added.push({ do: 'pull', n: pull.n, who: 'target', on: 'hit' });
  const fare = modOf(state, 'onHitFare', strike.wound);
  if (fare) added.push({ do: 'custom', id: 'fare', n: fare.n, who: 'target', else: [{ do: 'custom', id: 'sweep', n: fare.sweep, who: 'target' }], on: 'hit' });
  const arc = modOf(state, 'onHitArc', strike.wound);
  if (arc && !steps.some((step) => step.do === 'custom' && step.id === 'arc')) added.push({ do: 'custom', id: 'arc', n: arc.n, who: 'target', on: 'hit' });
  return added;
}
