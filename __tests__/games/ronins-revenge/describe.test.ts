import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { battleGame } from '@/games/ronins-revenge/game';
import { swappedAttacks } from '@/games/ronins-revenge/rules/changes';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

const MOVES = 220;
const NAMES = ['Kit'];

/** What is told of the first moves of a random battle. */
function told(boss: (typeof BOSS_IDS)[number]): { readonly types: ReadonlySet<string>; readonly sentences: readonly string[] } {
  const match = Match.create(battleGame, { ...battleGame.defaults, boss }, `told ${boss}`);
  const random = Random.fromSeed(`told ${boss}`);
  const types = new Set<string>();
  const sentences: string[] = [];
  for (let i = 0; i < MOVES && !match.outcome; i++) {
    const [asked] = match.prompts();
    const moves = asked ? [...match.legal(asked.seat)] : [];
    if (!asked || moves.length === 0) break;
    for (const { event, state } of match.playWatched(asked.seat, random.pick(moves))) {
      types.add(event.type);
      const words = battleGame.describe(event, state, NAMES);
      if (words !== undefined) sentences.push(words);
    }
  }
  return { types, sentences };
}

test.each(BOSS_IDS)('%s: whatever happens is told in whole sentences', (boss) => {
  const { types, sentences } = told(boss);
  for (const type of ['cardTaken', 'eventPlaced', 'strikeBegan']) expect(types).toContain(type);
  expect(sentences.filter((words) => !/^[A-Z“]/.test(words) || !/[.!?]$/.test(words) || /undefined|NaN|\[object/.test(words))).toEqual([]);
  expect(sentences.some((words) => words.includes(' pulls '))).toBe(true);
  expect(sentences.some((words) => words.startsWith('Event: '))).toBe(true);
});

test('RR-434 a change that another Fact forbids is not made', () => {
  const cardsWith = (...facts: string[]) => swappedAttacks(BOSSES.akaAo, { ...NO_STORY, facts });
  expect([cardsWith('lightningIron').includes('L-8'), cardsWith('lightningIron').includes('L-2')]).toEqual([true, false]);
  expect([cardsWith('lightningIron', 'ironTraded').includes('L-8'), cardsWith('lightningIron', 'ironTraded').includes('L-2')]).toEqual([false, true]);
});
