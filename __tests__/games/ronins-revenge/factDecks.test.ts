import { topOf } from '@/engine/parts/cards/pile';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { CATEGORIES } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { battle } from './battle';

const SEEDS = ['ash', 'cedar', 'ferry', 'mask', 'stair', 'nail'];

describe.each(BOSS_IDS)('the decks of %s', (boss) => {
  test.each(BOSSES[boss].factChanges.map(({ fact }) => fact))('RR-93 RR-434 whatever %s takes out of them, the next card of each lies open to everybody', (fact) => {
    for (const seed of SEEDS) {
      const view = battleGame.view(battle({ boss, story: { ...NO_STORY, facts: [fact] } }, seed), 0);
      for (const category of CATEGORIES) expect(topOf(view.decks[category])).toBe(view.decks[category].cards[view.decks[category].cards.length - 1]);
    }
  });
});

test('RR-93 RR-589 with the Train and one Heavy card gone from the start the Heavy deck has five cards, the top one open', () => {
  for (const seed of SEEDS) {
    const { decks } = battleGame.view(battle({ boss: 'gashaO', story: { ...NO_STORY, facts: ['bonesBuried', 'skullBroken'] } }, seed), 0);
    expect(decks.H.cards).toHaveLength(5);
    expect(topOf(decks.H)).toMatch(/^H-[2-8]$/);
  }
});
