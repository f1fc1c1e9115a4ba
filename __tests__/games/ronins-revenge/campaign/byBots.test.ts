import type { AnyBox } from '@/engine/box';
import { simulateCampaign } from '@/engine/campaign/simulateCampaign';
import { roninsRevenge } from '@/games/ronins-revenge';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { CUBE_HP } from '@/games/ronins-revenge/content/roster';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { roninsStory } from '@/games/ronins-revenge/story';

import { everything, playSaga } from './reached';

test('RR-405 with real battles: chapter 1 from its first page to what follows the fight', () => {
  const boxes: Readonly<Record<string, AnyBox>> = { 'ronins-story': roninsStory, 'ronins-revenge': roninsRevenge } as unknown as Record<string, AnyBox>;
  const boxOf = (game: string): AnyBox => boxes[game] ?? (roninsStory as unknown as AnyBox);
  const { running, failure } = simulateCampaign(soulsOfKurokai, { options: { ...soulsOfKurokai.defaults, difficulty: 'easy' }, seed: 'real', boxOf, playerOf: ({ bots }) => bots.easy, maxMatches: 3, maxMoves: 4000 });
  expect(failure).toBeUndefined();
  expect(running.results.map(({ match }) => match).slice(0, 2)).toEqual(['chapter-1/story', 'chapter-1/battle']);
  const [fought] = running.document.history[0]?.battles ?? [];
  // Somebody has to have done it: all the bars of a beaten Ushikado, or some of them.
  expect(HERO_IDS.reduce((sum, hero) => sum + (fought?.dealt[hero] ?? 0), 0)).toBeGreaterThanOrEqual(CUBE_HP);
  expect(running.results[2]?.match).toMatch(/^chapter-1\/(victory|defeat)$/);
});

test('ten campaigns by bots of every attitude keep every invariant and meet most of the book', () => {
  const met = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const running = playSaga(`short-${i}`, met);
    expect(running.ahead.outcome).toBeDefined();
  }
  const strange = [...met].filter((name) => !everything().has(name) && !name.startsWith('loot '));
  expect(strange).toEqual([]);
  expect(met.size / everything().size).toBeGreaterThan(0.7);
});
