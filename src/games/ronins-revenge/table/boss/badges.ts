import type { IconName } from '@/theme';

import type { HeroId } from '../../content/terms';
import { brotherOf } from '../../rules/boss/owners';
import { bossRules } from '../../rules/boss/rules';
import { dollName } from '../../rules/names';
import type { BattleState, BossFigure } from '../../rules/state';
import { dollText } from './pieces';

/** A mark on a figure that only one boss brings. */
export interface Badge {
  readonly sign: IconName;
  readonly name: string;
  readonly text: string;
  readonly ruleId: string;
}

/** What a hero has on it besides conditions: a Cocoon, a doll in its arms, the last word. */
export function heroBadges(view: BattleState, hero: HeroId): readonly Badge[] {
  const carried = view.extra.dolls?.dolls.find(({ at }) => at === hero);
  return [
    ...(view.extra.loom?.cocooned.includes(hero) ? [{ sign: 'rope-coil', name: 'Cocooned', text: 'Cannot walk or attack, only rest. A hero beside it can cut it free for 2 Stamina.', ruleId: 'RR-523' } as const] : []),
    ...(carried ? [{ sign: 'voodoo-doll', name: `Carries ${dollName(carried.of)}`, text: dollText(view, carried), ruleId: 'RR-561' } as const] : []),
    ...(view.extra.speaker === hero ? [{ sign: 'conversation', name: 'Has the last word', text: 'Once in this battle the last word can be spoken.', ruleId: 'RR-600' } as const] : []),
  ];
}

function castBadges(view: BattleState, figure: BossFigure): readonly Badge[] {
  const { cast } = view.extra;
  if (!cast) return [];
  const bit = 1 << figure.start;
  const marked = (cast.marks & bit) !== 0;
  const certain = (cast.marks & (cast.marks - 1)) === 0;
  return [
    ...(marked && certain ? [{ sign: 'targeted', name: cast.unmasked ? 'The true one, Unmasked' : 'The true one', text: 'Everybody knows that this figure is the real Actor.', ruleId: 'RR-540' } as const] : []),
    ...(marked && !certain ? [{ sign: 'uncertainty', name: 'May be the true one', text: 'By all that is known this figure may be the real Actor, or paper.', ruleId: 'RR-549' } as const] : []),
    ...(!marked ? [{ sign: 'tied-scroll', name: 'Paper', text: 'This figure is paper. Any damage tears it, and whoever tears it takes the Threat.', ruleId: 'RR-541' } as const] : []),
    ...(bossRules(view).spokesman?.(view) === figure ? [{ sign: 'lantern-flame', name: 'In the light', text: 'It is nearest to whoever holds the Threat. When the true figure is drawn anew, it is never this one.', ruleId: 'RR-542' } as const] : []),
  ];
}

function brotherBadges(view: BattleState, figure: BossFigure): readonly Badge[] {
  if (!view.extra.forge || brotherOf(view, figure) === undefined) return [];
  const touched = (view.extra.forge.touched & (1 << figure.start)) !== 0;
  return touched ? [] : [{ sign: 'muscle-up', name: 'Left alone so far', text: 'No hero has hurt this brother in this round. If it stays so, he becomes Empowered when the round ends.', ruleId: 'RR-574' }];
}

/** Marks on a figure of the boss. */
export const figureBadges = (view: BattleState, figure: BossFigure): readonly Badge[] => [...castBadges(view, figure), ...brotherBadges(view, figure)];
