import { HERO_IDS } from '../content/terms';
import { bossRules } from './boss/rules';
import { isOver, isStanding, type BattleState } from './state';
import type { Play } from './world';

/** RR-374, RR-393: the last cube of the last Wound card is gone; everything stops at once (RR-119). */
export function winBattle(run: Play): void {
  if (isOver(run.state)) return;
  run.state.result = 'won';
  run.clear();
  run.emit({ type: 'battleWon' });
}

/** Blows of an attack are still to come: the boss may fall by them (RR-395, RR-633). */
const isStriking = ({ frames }: BattleState): boolean => frames.some((frame) => frame.kind === 'attack' && frame.place < frame.targets.length);

/** RR-394: all four are down. A boss defeated by the same effect comes first (RR-395). */
export function checkDefeat(run: Play): void {
  const { state } = run;
  if (isOver(state) || isStriking(state) || HERO_IDS.some((id) => isStanding(state.heroes[id]))) return;
  state.result = 'lost';
  run.clear();
  run.emit({ type: 'battleLost' });
}

/** RR-371, RR-511: what waited for the end of the attack or effect. */
export function callReveal(run: Play): void {
  if (isOver(run.state)) return;
  bossRules(run.state).effectOver?.(run);
  if (!isOver(run.state) && run.state.reveals > 0) run.call({ kind: 'revealWound' });
}
