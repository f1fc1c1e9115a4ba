import type { Rule, RuleBlock, RuleSection } from './types';

export function blockText(block: RuleBlock): string {
  return block.kind === 'table' ? [block.head, ...block.rows].map((row) => row.join(' ')).join(' ') : block.text;
}

const ruleWords = (rule: Rule, section: RuleSection) =>
  [rule.id, section.title, rule.text, ...rule.more.map(blockText)].join(' ').toLowerCase();

/** Only what holds every word that was typed; a rule's number finds it alone. */
export function searchRules(sections: readonly RuleSection[], typed: string): readonly RuleSection[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const found: RuleSection[] = [];
  for (const section of sections) {
    const rules = section.rules.filter((rule) => {
      const text = ruleWords(rule, section);
      return words.every((word) => (/^[a-z]+-\d+$/.test(word) ? rule.id.toLowerCase() === word : text.includes(word)));
    });
    const intro = section.intro.filter((block) => {
      const text = blockText(block).toLowerCase();
      return words.every((word) => text.includes(word));
    });
    if (rules.length + intro.length > 0) found.push({ title: section.title, intro, rules });
  }
  return found;
}
