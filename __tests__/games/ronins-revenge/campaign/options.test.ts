import type { SavedCampaign } from '@/engine/campaign/campaign';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { BATTLE, STORY } from '@/games/ronins-revenge/campaign/matches';
import { sagaMigrations } from '@/games/ronins-revenge/campaign/migrations';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { NOBODY_DEALT } from '@/games/ronins-revenge/story/record';

/** What is asked before the campaign begins, and what older campaigns become. */

const fields = (seats: number) => soulsOfKurokai.optionFields({ ...soulsOfKurokai.defaults, seats });
const choices = (seats: number, key: string) => {
  const field = fields(seats).find((one) => one.key === key);
  return field && 'choices' in field ? field.choices.map(({ value }) => value) : undefined;
};

test('RR-80 RR-81 heroes, difficulty, who fills the party, letters', () => {
  expect(fields(2).map(({ key, kind }) => [key, kind])).toEqual([['heroes', 'perSeat'], ['difficulty', 'choice'], ['others', 'choice'], ['secretLetters', 'toggle']]);
  expect([choices(1, 'heroes'), choices(1, 'difficulty'), choices(1, 'others')]).toEqual([[...HERO_IDS], ['easy', 'standard', 'hard'], ['comrades', 'heroes']]);
  expect(fields(1)[0]).toMatchObject({ unique: true });
});

test('four players leave nobody to fill in', () => {
  expect([choices(3, 'others'), choices(4, 'others')]).toEqual([['comrades', 'heroes'], undefined]);
  expect(fields(4).map(({ key }) => key)).toEqual(['heroes', 'difficulty', 'secretLetters']);
});

test('every choice has words, and every value of it comes in', () => {
  for (const field of fields(1)) {
    expect(field.label).toMatch(/^[A-Z]\w+/);
    if (!('choices' in field)) continue;
    for (const { label, help } of field.choices) expect([label, help]).toEqual([expect.stringMatching(/^[A-Z]\w+/), expect.stringMatching(/^[A-Z].*\.$/)]);
  }
  for (const difficulty of choices(1, 'difficulty') ?? []) expect(soulsOfKurokai.parseOptions({ ...soulsOfKurokai.defaults, difficulty })).toMatchObject({ difficulty });
});

test('every player has a hero, and each another one', () => {
  const parse = (seats: number, heroes: readonly string[]) => soulsOfKurokai.parseOptions({ ...soulsOfKurokai.defaults, seats, heroes });
  expect(parse(2, ['kensho', 'sayaka', 'takahiro']).heroes).toEqual(['kensho', 'sayaka']);
  expect(() => parse(2, ['kensho'])).toThrow('Every player needs a hero.');
  expect(() => parse(2, ['kensho', 'kensho'])).toThrow('No two players may have the same hero.');
});

describe('a campaign of version 1', () => {
  const member = { seat: 1, full: true, cards: ['inkPot'], souls: {} };
  const migrated = (results: SavedCampaign['results']) => sagaMigrations[1]({ options: { seats: 1 }, results } as SavedCampaign);
  const result = (game: string, taken: unknown) => ({ game, taken } as unknown as SavedCampaign['results'][number]);

  test('had nobody’s deeds counted after a battle', () => {
    const { results, options } = migrated([result(BATTLE, { won: true })]);
    expect([results[0]?.taken, options]).toEqual([{ won: true, dealt: NOBODY_DEALT }, { seats: 1 }]);
    expect(migrated([result(BATTLE, 'torn')]).results[0]?.taken).toBe('torn');
    expect(migrated([result(BATTLE, null)]).results[0]?.taken).toBeNull();
  });

  test('kept the whole party after a reading: what never changes is left out', () => {
    expect(migrated([result(STORY, { gained: ['a'], party: { sayaka: member, kensho: 'gone' } })]).results[0]?.taken)
      .toEqual({ gained: ['a'], party: { sayaka: { cards: ['inkPot'], souls: {} }, kensho: 'gone' } });
    for (const taken of ['torn', { gained: [] }, { party: 'torn' }]) expect(migrated([result(STORY, taken)]).results[0]?.taken).toEqual(taken);
  });
});
