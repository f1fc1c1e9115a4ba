import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BOXES, findBox } from '@/games';
import { searchRules, blockText, type RuleSection } from '@/rulebook';

const catalogueOf = (box: string) => readFileSync(path.resolve(__dirname, '../../docs/rules', `${box}.md`), 'utf8');
const allText = (sections: readonly RuleSection[]) =>
  sections.flatMap(({ intro, rules }) => [...intro.map(blockText), ...rules.flatMap((rule) => [rule.text, ...rule.more.map(blockText)])]).join('\n');

const sectionsOf = async (id: string): Promise<readonly RuleSection[]> => (await findBox(id)?.rulebook.load()) ?? [];

describe.each(BOXES.map(({ id }) => id))('the rule book of %s', (box) => {
  test('holds every rule of the catalogue once, in its order', async () => {
    const written = [...catalogueOf(box).matchAll(/^\*\*([A-Z]{2}-\d+)\.\*\*/gm)].map(([, id]) => id);
    const sections = await sectionsOf(box);
    const first = written[0] ?? '';
    expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(written.filter((id) => id?.slice(0, 2) === first.slice(0, 2)));
    expect(sections.length).toBeGreaterThan(0);
  });

  test('speaks to players: no editor’s notes and no markup', async () => {
    const text = allText(await sectionsOf(box));
    expect(text).not.toMatch(/\(ours:|\(reconstructed:|\*\*|`/);
  });

  test('leaves no rule without words', async () => {
    for (const { rules } of await sectionsOf(box)) for (const rule of rules) expect(rule.text + rule.more.map(blockText).join('')).not.toBe('');
  });
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
