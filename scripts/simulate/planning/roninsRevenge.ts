import type { Planning } from '@/engine/bots/planner';
import { worthOf } from '@/games/ronins-revenge/bot/worth';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

/** As the box's own bots judge the end of a round. */
export const planning: Planning<BattleState> = { evaluate: (view) => worthOf(view) };
