import { decide } from '@/engine/bots/bot';
import { BOT_LEVELS } from '@/engine/box';
import { Random } from '@/engine/random';
import { simulate } from '@/engine/simulation';
import { rollAndFightBots } from '@/games/roll-and-fight/bot';
import { FightSearch } from '@/games/roll-and-fight/bot/fightSearch';
import { CHANCES, facesOf, handOf, HANDS, keepsOf, SIZE_OF, without, WOUNDS_OF } from '@/games/roll-and-fight/bot/hands';
import { RollValues, type RollProblem } from '@/games/roll-and-fight/bot/rollValues';
import { shapesOf } from '@/games/roll-and-fight/bot/sets';
import { Survey } from '@/games/roll-and-fight/bot/survey';
import { CAREFUL, worth } from '@/games/roll-and-fight/bot/worth';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { facesOf as letters, fight, flashback, me, rolling, roomOf, type Spec } from './table';

const options = (raw: object) => rollAndFightGame.parseOptions(raw);

test.each(BOT_LEVELS)('the %s bot plays whole games in every mode', (level) => {
  for (const raw of [{ seats: 1 }, { seats: 1, rollingMode: 'throwBudget' }, { seats: 2, rollingMode: 'turns' }, { seats: 2, rollingMode: 'equalShare', heroPick: 'table' }]) {
    const parsed = options(raw);
    const bots = Array.from({ length: parsed.seats }, () => rollAndFightBots[level]);
    const { failure, outcome } = simulate(rollAndFightGame, { options: parsed, seed: `bots-${level}`, bots, maxMoves: 3000 });
    expect([failure, outcome === undefined]).toEqual([undefined, false]);
  }
}, 300_000);

const search = (spec: Spec, beam: number) => decide(new FightSearch(0, { beam, outcomes: 60, temper: CAREFUL }).think(fight(spec).state));

test('a fight search finds the kill behind the grunt', () => {
  const spec: Spec = { hero: 'johnny', boss: 'roxyKween', round: 4, room: 'J', dead: ['J:gb'], sets: [['punch', 'KKK'], ['punch', 'KDK']], change: (player) => { player.bossDamage = 2; } };
  const plan = search(spec, 8);
  const table = fight(spec);
  for (const move of plan.moves) table.play(0, move);
  expect(table.happened('bossKilled')).toHaveLength(1);
  expect(plan.nodes).toBeGreaterThan(2);
});

test('in the last round a beam far narrower than the fight walks three rooms for the kill', () => {
  const spec: Spec = { boss: 'prez', round: 4, empty: ['A', 'C', 'H', 'J'], sets: [['dash', 'MM'], ['dash', 'MM'], ['dash', 'MM'], ['punch', 'KDK']], change: (player) => { player.bossDamage = 4; player.objectives = (1 << 10) - 1; } };
  const table = fight(spec);
  for (const move of search(spec, 40).moves) table.play(0, move);
  expect(table.happened('bossKilled')).toHaveLength(1);
});

test('a wider beam is never worse in the end', () => {
  const spec: Spec = { boss: 'prez', sets: [['punch', 'KDK'], ['dash', 'MM'], ['dash', 'MM'], ['charge', 'MKKG'], ['fire', 'GGK']] };
  expect(search(spec, 24).value).toBeGreaterThanOrEqual(search(spec, 1).value);
});

test('a survey counts doors, blockers, guards and damage on the way', () => {
  const player = me(fight({ room: 'C', boss: 'donZemun' }));
  const survey = new Survey().of(player);
  // Out of C past its blocker to H, past the blocker of H to J.
  expect([survey.wayTo(roomOf(player, 'H')), survey.wayTo(roomOf(player, 'J'))]).toEqual([2, 4]);
  expect([survey.toBoss, survey.toClear[roomOf(player, 'E')], survey.kills]).toEqual([6, 5, 0]);
  const ghost = me(fight({ hero: 'shadowman', tiles: ['ghostWalk'], room: 'C', boss: 'donZemun' }));
  expect(new Survey().of(ghost).wayTo(roomOf(ghost, 'J'))).toBe(2);
});

test('work that is done is worth more than work that is left, and a Beating less than none', () => {
  const value = (spec: Spec): number => {
    const table = fight(spec);
    return worth(table.state, me(table), CAREFUL, 0).now;
  };
  expect(value({ room: 'H', empty: ['H'] })).toBeGreaterThan(value({ room: 'A' }));
  expect(value({ room: 'C', wounds: 2, empty: ['C'] })).toBeGreaterThan(value({ room: 'C', wounds: 2 }));
  const table = fight({ room: 'A', round: 4 });
  const { now, promise } = worth(table.state, me(table), CAREFUL, 6);
  expect(promise).toBeGreaterThan(now);
});

test('hands know their parts, and the chances of a die add up to one', () => {
  expect([HANDS, CHANCES.reduce((sum, chance) => sum + chance, 0)]).toEqual([126, expect.closeTo(1, 10)]);
  const hand = handOf(letters('MMKW'));
  expect([SIZE_OF[hand], WOUNDS_OF[hand], facesOf(without(hand, handOf(letters('MM'))))]).toEqual([4, 1, ['knife', 'wound']]);
  expect(without(hand, handOf(letters('G')))).toBe(-1);
  expect(keepsOf(hand).every((kept) => WOUNDS_OF[kept] === 1)).toBe(true);
});

const problem = (more: Partial<RollProblem> = {}): RollProblem => ({
  shapes: shapesOf(me(rolling()), ['dash', 'punch']).map((shape) => ({ ...shape, worth: shape.ability === 'punch' ? 4 : 1 })),
  woundWorth: -1, health: 2, poolLimit: 4, ...more,
});
const EVERYTHING = { mayRoll: true, mayLay: true, mayBear: true };

function chosen(hand: string, rolls: number, dice: number, more?: Partial<RollProblem>): string {
  const values = new RollValues(problem(more));
  decide(values.prepare(rolls, dice));
  const shown = letters(hand);
  const choice = values.choose(handOf(shown), shown.filter((face) => face === undefined).length, rolls, dice, EVERYTHING);
  if (choice.do === 'lay') return choice.shape.ability;
  return choice.do === 'roll' ? `roll all but ${facesOf(choice.keep).join()}` : choice.do;
}

test('a rolling plan keeps what it needs, lays what is good and waits for better while there is time', () => {
  expect(chosen('KKKM', 6, 8)).toBe('punch');
  expect(chosen('KKGG', 6, 8)).toBe('roll all but knife,knife');
  // Two knives and no time: the Dash at hand is not thrown away for a Punch that may never come.
  expect(chosen('MMKG', 0, 0)).not.toBe('stop');
  expect(chosen('KKMM', 12, 12, { shapes: problem().shapes.map((shape) => ({ ...shape, worth: shape.ability === 'punch' ? 20 : 0.1 })) })).toBe('roll all but knife,knife');
});

test('a rolling plan bears a wound only to get going again', () => {
  expect(chosen('WWWW', 6, 8)).toBe('bear');
  expect(chosen('WWWW', 6, 8, { health: 0 })).toBe('stop');
  expect(chosen('KKKW', 6, 8)).toBe('punch');
  expect(chosen('GGGW', 6, 8, { woundWorth: 2 })).toBe('bear');
});

test('a bot trains before it buys, buys what it can use and does not buy what the boss makes useless', () => {
  const table = flashback({ hero: 'shadowman', boss: 'sledgeRuiz', flashback: ['training', 'training', 'training'] });
  const first = decide(rollAndFightBots.hard.think(table.state, 0, Random.fromSeed('x')));
  expect(first).toMatchObject({ type: 'act', choice: { action: 'training' } });
  while (table.state.phase === 'flashback') table.play(0, decide(rollAndFightBots.hard.think(table.state, 0, Random.fromSeed('x'))));
  expect(me(table).tiles.length).toBeGreaterThan(0);
  expect(me(table).tiles).not.toContain('lastWord');
});

test('a bot thinks the same thought twice', () => {
  const table = rolling({ seats: 2 });
  for (const level of BOT_LEVELS) {
    const [first, second] = [1, 2].map(() => decide(rollAndFightBots[level].think(table.state, 0, Random.fromSeed('same'))));
    expect(first).toEqual(second);
  }
});
