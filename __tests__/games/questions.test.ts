import type { AnyBox } from '@/engine/box';
import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { bountyTrail } from '@/games/bounty-trail';
import { dungeonFighter } from '@/games/dungeon-fighter';
import { rollAndFight } from '@/games/roll-and-fight';

/** What two bold lines hold on the narrowest phone (360 points). */
const TWO_LINES = 82;
const MOVES = 250;

const TABLES = [
  ['Bounty Trail alone', bountyTrail, { seats: 1 }],
  ['Bounty Trail', bountyTrail, { seats: 3, recipe: 'outlaw' }],
  ['Roll & Fight alone', rollAndFight, { seats: 1, rollingMode: 'throwBudget' }],
  ['Roll & Fight in turns', rollAndFight, { seats: 2, rollingMode: 'turns' }],
  ['Dungeon Fighter alone', dungeonFighter, { seats: 1 }],
  ['Dungeon Fighter, owners asked', dungeonFighter, { seats: 3, askOwners: true }],
] as const;

/** Every question that comes up in a few random games. */
function questionsOf(box: AnyBox, options: object): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const seed of ['first', 'second', 'third']) {
    const match = Match.create(box.game, options, seed);
    const random = Random.fromSeed(seed);
    for (let move = 0; move < MOVES && !match.outcome; move++) {
      const prompts = match.prompts();
      for (const { seat, words } of prompts) if (seat !== CLOCK) asked.add(words);
      const { seat } = random.pick(prompts);
      match.play(seat, random.pick([...match.legal(seat)]));
    }
  }
  return asked;
}

test.each(TABLES)('%s: no question takes more than two lines on a small phone, so the board never gives way to one', (_name, box, options) => {
  const asked = questionsOf(box as unknown as AnyBox, options);
  expect(asked.size).toBeGreaterThan(1);
  expect([...asked].filter((words) => words.length > TWO_LINES)).toEqual([]);
});
