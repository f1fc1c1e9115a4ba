import { RULEBOOKS } from './index.generated';
import type { Rule, RuleSection } from './types';

export type { Rule, RuleBlock, RuleSection } from './types';
export { searchRules, blockText } from './search';

/** Boxes whose rules can be read. */
export type RulebookId = keyof typeof RULEBOOKS;

export const hasRulebook = (box: string): box is RulebookId => box in RULEBOOKS;

export async function loadRulebook(box: RulebookId): Promise<readonly RuleSection[]> {
  return (await RULEBOOKS[box].load()).sections;
}

/** The box a rule's id belongs to, by its prefix: "BT-31" is a rule of Bounty Trail. */
export function rulebookOf(ruleId: string): RulebookId | undefined {
  const prefix = ruleId.split('-')[0];
  return (Object.keys(RULEBOOKS) as RulebookId[]).find((box) => RULEBOOKS[box].prefix === prefix);
}

/** A rule by its id, or undefined when no catalogue has it. */
export async function findRule(ruleId: string): Promise<Rule | undefined> {
  const box = rulebookOf(ruleId);
  if (!box) return undefined;
  for (const section of await loadRulebook(box)) {
    const rule = section.rules.find(({ id }) => id === ruleId);
    if (rule) return rule;
  }
  return undefined;
}

/** The words of a rule, for a bubble beside the finger. */
export const ruleText = async (ruleId: string): Promise<string | undefined> => (await findRule(ruleId))?.text;
