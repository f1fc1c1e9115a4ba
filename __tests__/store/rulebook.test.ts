import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { findRule, hasRulebook, loadRulebook, ruleText, rulebookOf, searchRules, blockText, type RuleSection } from '@/rulebook';

/** Jest cannot run `import()`; the books themselves are the real ones. */
jest.mock('@/rulebook/index.generated', () => {
  const { RULEBOOKS } = jest.requireActual<{ RULEBOOKS: Record<string, { prefix: string }> }>('@/rulebook/index.generated');
  const books = Object.entries(RULEBOOKS).map(([box, { prefix }]) => [box, { prefix, load: async () => jest.requireActual(`@/rulebook/${box}.generated`) }]);
  return { RULEBOOKS: Object.fromEntries(books) };
});

const CATALOGUES = path.resolve(__dirname, '../../docs/rules');
const boxes = readdirSync(CATALOGUES).filter((file) => file.endsWith('.md')).map((file) => path.basename(file, '.md'));
const allText = (sections: readonly RuleSection[]) =>
  sections.flatMap(({ intro, rules }) => [...intro.map(blockText), ...rules.flatMap((rule) => [rule.text, ...rule.more.map(blockText)])]).join('\n');

async function sectionsOf(box: string): Promise<readonly RuleSection[]> {
  if (!hasRulebook(box)) throw new Error(`no rule book for ${box}`);
  return loadRulebook(box);
}

describe.each(boxes)('the rule book of %s', (box) => {
  test('holds every rule of the catalogue once, in its order', async () => {
    const catalogue = readFileSync(path.join(CATALOGUES, `${box}.md`), 'utf8');
    const written = [...catalogue.matchAll(/^\*\*([A-Z]{2}-\d+)\.\*\*/gm)].map(([, id]) => id);
    const sections = await sectionsOf(box);
    const first = written[0] ?? '';
    expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(written.filter((id) => id?.slice(0, 2) === first.slice(0, 2)));
    expect(rulebookOf(first)).toBe(box);
  });

  test('speaks to players: no editor’s notes and no markup', async () => {
    const text = allText(await sectionsOf(box));
    expect(text).not.toMatch(/\(ours:|\(reconstructed:|\*\*|`/);
  });

  test('leaves no rule without words', async () => {
    for (const { rules } of await sectionsOf(box)) for (const rule of rules) expect(rule.text + rule.more.map(blockText).join('')).not.toBe('');
  });
});

test('a rule is found by its id alone, whichever box it belongs to', async () => {
  expect(await ruleText('PG-1')).toMatch(/1 to 4 players/);
  expect((await findRule('BT-31'))?.id).toBe('BT-31');
  expect(await findRule('BT-9999')).toBeUndefined();
  expect(await ruleText('XX-1')).toBeUndefined();
});

describe('searching', () => {
  const idsFor = async (typed: string) => searchRules(await sectionsOf('bounty-trail'), typed).flatMap(({ rules }) => rules.map(({ id }) => id));

  test('a rule’s number finds that rule and no other', async () => expect(await idsFor('bt-31')).toEqual(['BT-31']));

  test('every word must be there, in any order', async () => {
    const found = await idsFor('bullets 12');
    expect(found).toContain('BT-6');
    expect(found).toEqual(await idsFor('12 BULLETS'));
    expect(await idsFor('bullets zebra')).toEqual([]);
  });

  test('a section’s title finds the whole section', async () => {
    const sections = await sectionsOf('bounty-trail');
    expect(searchRules(sections, 'terms')).toContainEqual(sections.find(({ title }) => title === 'Terms'));
  });

  test('nothing typed shows everything', async () => {
    const sections = await sectionsOf('bounty-trail');
    expect(searchRules(sections, '  ')).toBe(sections);
  });
});
