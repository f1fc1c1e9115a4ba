import { searched, wordsTyped } from './typed';
import type { Rule, RuleBlock, RuleSection } from './types';

export function blockText(block: RuleBlock): string {
  return block.kind === 'table' ? [block.head, ...block.rows].map((row) => row.join(' ')).join(' ') : block.text;
}

const ruleWords = (rule: Rule, section: RuleSection) =>
  [rule.id, section.title, rule.text, ...rule.more.map(blockText)].join(' ');

const holdsAll = (text: string, words: readonly string[]) => words.every((word) => searched(text).includes(word));

/** The block if the words are in it; of a table, the lines that hold them. */
function foundInBlock(block: RuleBlock, words: readonly string[]): RuleBlock | undefined {
  if (block.kind !== 'table') return holdsAll(block.text, words) ? block : undefined;
  const rows = block.rows.filter((row) => holdsAll(row.join(' '), words));
  return rows.length > 0 ? { ...block, rows } : undefined;
}

const isRuleId = (word: string) => /^[a-z]+-\d+$/.test(word);

/** Only what holds every word that was typed; a section's title finds all of it, a rule's number that rule alone. */
export function searchRules(sections: readonly RuleSection[], typed: string): readonly RuleSection[] {
  const words = wordsTyped(typed);
  if (words.length === 0) return sections;
  const ids = words.filter(isRuleId);
  const rest = words.filter((word) => !isRuleId(word));
  const found: RuleSection[] = [];
  for (const section of sections) {
    if (holdsAll(section.title, words)) {
      found.push(section);
      continue;
    }
    const rules = section.rules.filter((rule) => ids.every((id) => rule.id.toLowerCase() === id) && holdsAll(ruleWords(rule, section), rest));
    const intro = section.intro.flatMap((block) => foundInBlock(block, words) ?? []);
    if (rules.length + intro.length > 0) found.push({ title: section.title, intro, rules });
  }
  return found;
}
