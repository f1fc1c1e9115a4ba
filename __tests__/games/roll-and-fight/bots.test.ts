import { decide } from '@/engine/bots/bot';
import { BOT_LEVELS } from '@/engine/box';
import { Random } from '@/engine/random';
import { simulate } from '@/engine/simulation';
import { rollAndFightBots } from '@/games/roll-and-fight/bot';
import { FightSearch } from '@/games/roll-and-fight/bot/fightSearch';
import { HandValues, handOf, rollsOf, shapesOf } from '@/games/roll-and-fight/bot/sets';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { facesOf, fight, me, rolling } from './table';

const options = (raw: object) => rollAndFightGame.parseOptions(raw);

test.each(BOT_LEVELS)('the %s bot plays whole games in every mode', (level) => {
  for (const raw of [{ seats: 1 }, { seats: 1, rollingMode: 'throwBudget' }, { seats: 2, rollingMode: 'turns' }, { seats: 2, rollingMode: 'equalShare', heroPick: 'table' }]) {
    const parsed = options(raw);
    const bots = Array.from({ length: parsed.seats }, () => rollAndFightBots[level]);
    const { failure, outcome } = simulate(rollAndFightGame, { options: parsed, seed: `bots-${level}`, bots, maxMoves: 3000 });
    expect([failure, outcome === undefined]).toEqual([undefined, false]);
  }
}, 300_000);

test('a fight search finds the kill behind the grunt', () => {
  const table = fight({ hero: 'johnny', boss: 'roxyKween', round: 4, room: 'J', dead: ['J:gb'], sets: [['punch', 'KKK'], ['punch', 'KDK']], change: (player) => { player.bossDamage = 2; } });
  const plan = decide(new FightSearch(0, { beam: 8, outcomes: 40 }).think(table.state));
  for (const move of plan.moves) table.play(0, move);
  expect(table.happened('bossKilled')).toHaveLength(1);
  expect(plan.nodes).toBeGreaterThan(2);
});

test('a wider beam is never worse in the end', () => {
  const table = fight({ boss: 'prez', sets: [['punch', 'KDK'], ['dash', 'MM'], ['dash', 'MM'], ['charge', 'MKKG'], ['fire', 'GGK']] });
  const [narrow = 0, wide = 0] = [1, 24].map((beam) => decide(new FightSearch(0, { beam, outcomes: 60 }).think(table.state)).value);
  expect(wide).toBeGreaterThanOrEqual(narrow);
});

test('the chances of a roll add up to one', () => {
  for (const dice of [1, 2, 3, 4]) expect(rollsOf(dice).reduce((sum, chance) => sum + chance.probability, 0)).toBeCloseTo(1, 10);
});

test('a hand with a set is worth more than one without', () => {
  const player = me(rolling());
  const values = new HandValues(shapesOf(player, ['dash', 'punch']).map((shape) => ({ ...shape, worth: 1 })));
  const value = (letters: string): number => values.of(handOf(facesOf(letters)));
  expect(value('MMGG')).toBeGreaterThan(value('MGGG'));
  expect(value('MGGG')).toBeGreaterThan(value('WWWW'));
  expect(values.bestSet(handOf(facesOf('MMKG')))?.ability).toBe('dash');
  expect(values.bestSet(handOf(facesOf('MGKG')))).toBeUndefined();
});

test('a bot thinks the same thought twice', () => {
  const table = rolling({ seats: 2 });
  for (const level of BOT_LEVELS) {
    const [first, second] = [1, 2].map(() => decide(rollAndFightBots[level].think(table.state, 0, Random.fromSeed('same'))));
    expect(first).toEqual(second);
  }
});
