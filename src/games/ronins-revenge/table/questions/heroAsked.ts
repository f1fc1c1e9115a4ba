import { topFrame } from '@/engine/decisions/frames';

import type { HeroId } from '../../content/terms';
import type { BattleState } from '../../rules/state';

/** The hero whom a question is about. */
export function heroAsked(view: BattleState): HeroId | undefined {
  const top = topFrame(view);
  return top && 'hero' in top && typeof top.hero === 'string' ? top.hero : undefined;
}
