import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { cheapestEscape, scoreLines, scoreNow } from '@/games/roll-and-fight/rules/scoring';
import type { Player, State } from '@/games/roll-and-fight/rules/state';
import { situation } from '@tests/kit/situation';
import { emptyRooms, flashback, me, resolution, type Spec, type Table } from './table';

const lineOf = (table: Table, label: string): number | undefined => scoreLines(me(table)).find((line) => line.label === label)?.points;
const lettersOf = (table: Table): string => cheapestEscape(me(table)).path.map((room) => 'ABCDEFGHIJKL'.charAt(room)).join('');
const clearDen = (player: Player): void => player.minions.forEach((_, minion) => { player.minions[minion] = 1; });

/** A finished game with these players. */
function over(spec: Spec, change: (players: Player[], state: State) => void): Table {
  return flashback(spec).change((state) => {
    state.phase = 'over';
    change(state.players, state);
  });
}

test('RF-31, RF-191 round 4 ends with its Resolution, then everybody living scores', () => {
  const table = resolution({ round: 4, empty: ['A', 'B', 'C', 'D'], visited: ['D'] });
  expect(table.outcome).toBeUndefined();
  table.play(0, { type: 'collect', room: 3, choice: { action: 'loot' } });
  expect(table.outcome).toBeUndefined();
  table.play(0, { type: 'endResolution' });
  expect(table.outcome?.scores).toEqual([1]);
});

test('RF-192, RF-193 loot and training score by their tracks, spent experience too', () => {
  const table = flashback({ change: (player) => Object.assign(player, { loot: 3, xp: 11, xpSpent: 9 }) });
  expect([lineOf(table, 'Loot'), lineOf(table, 'Training')]).toEqual([4, 3]);
});

test('RF-194, RF-195 damage on the boss scores, and his death five more', () => {
  const hurt = flashback({ boss: 'prez', change: (player) => { player.bossDamage = 5; } });
  expect([lineOf(hurt, 'Damage to the boss'), lineOf(hurt, 'Boss dead')]).toEqual([5, 0]);
  const dead = flashback({ boss: 'prez', change: (player) => { player.bossDamage = 6; } });
  expect([lineOf(dead, 'Damage to the boss'), lineOf(dead, 'Boss dead')]).toEqual([6, 5]);
});

test('RF-196 marked objectives score their points', () => {
  const table = flashback({ change: (player) => { player.objectives = (1 << 2) | (1 << 5); } });
  expect(lineOf(table, 'Objectives')).toBe(7);
});

test('RF-197 the escape takes the path through the fewest rooms with living enemies', () => {
  const table = flashback({ room: 'J', boss: 'prez', empty: ['H', 'G', 'E', 'B'] });
  // The straight way J H C A meets the boss, the Dining Hall and the entrance; the long way round only two of them.
  expect(cheapestEscape(me(table)).cost).toBe(2);
  expect(lettersOf(table)).toBe('JHGEBA');
  expect(lineOf(table, 'Escape')).toBe(-2);
  const straight = flashback({ room: 'J', boss: 'prez' });
  expect([cheapestEscape(me(straight)).cost, lettersOf(straight)]).toEqual([4, 'JHCA']);
});

test('RF-198 formerly evaded minions count in the escape', () => {
  const table = flashback({ change: (player) => { player.minions[0] = 2; } });
  expect(cheapestEscape(me(table)).cost).toBe(1);
});

test('RF-199 in the entrance the path is one room', () => {
  const table = flashback({ room: 'A' });
  expect(cheapestEscape(me(table))).toEqual({ cost: 1, path: [0] });
  table.change((state) => { if (state.players[0]) emptyRooms(state.players[0], 'A'); });
  expect(cheapestEscape(me(table))).toEqual({ cost: 0, path: [0] });
});

test('RF-200 the total may be below zero', () => {
  expect(scoreNow(me(flashback({ room: 'J', boss: 'prez' })))).toBe(-4);
});

const DUEL: Spec = { seats: 2, heroes: ['johnny', 'gudrun'] };

test('RF-201 the highest total wins', () => {
  const table = over(DUEL, (players) => players.forEach((player, seat) => { clearDen(player); player.loot = 2 + seat; }));
  expect(table.outcome).toMatchObject({ kind: 'versus', places: [2, 1], scores: [2, 4] });
});

test('RF-202 a tie is decided by available Health spaces, then shared', () => {
  const decided = over(DUEL, (players) => players.forEach((player, seat) => { clearDen(player); player.wounds = 1 - seat; }));
  expect(decided.outcome?.places).toEqual([2, 1]);
  const shared = over(DUEL, (players) => players.forEach(clearDen));
  expect(shared.outcome).toMatchObject({ places: [1, 1] });
  expect(shared.outcome?.words).toContain('share');
});

test('RF-203 the dead rank below the living, and if all are dead nobody wins at once', () => {
  const one = over(DUEL, (players) => players.forEach((player, seat) => { player.beatings = seat === 0 ? 2 : 0; player.loot = 5; }));
  expect(one.outcome?.places).toEqual([2, 1]);
  const table = resolution({ ...DUEL, empty: ['A', 'B', 'C', 'D'], wounds: 3, change: (player, state) => { player.beatings = 1; Object.assign(state.players[1] ?? {}, { beatings: 1, wounds: 3 }); } });
  table.play(0, { type: 'endResolution' });
  table.play(1, { type: 'endResolution' });
  expect([table.state.round, table.state.phase]).toEqual([1, 'over']);
  expect(table.outcome).toMatchObject({ kind: 'together', won: false });
  expect(table.outcome?.words).toContain('nobody wins');
});

/** An empty den, the boss dead (10) and all training (6): 16 points, and what loot and objectives add. */
const CHALLENGES = [
  ['easy', { loot: 1, objectives: 0 }, { loot: 2, objectives: 0 }, 18],
  ['medium', { loot: 2, objectives: 1 << 2 }, { loot: 4, objectives: 0 }, 23],
  ['hard', { loot: 5, objectives: 0 }, { loot: 3, objectives: (1 << 2) | (1 << 4) }, 28],
] as const;

test.each(CHALLENGES)('RF-208 the challenge on level %s is won with the points of its target', (pointsLevel, less, enough, target) => {
  const play = (marks: Partial<Player>) =>
    over({ options: { pointsLevel } }, ([player]) => {
      if (!player) return;
      clearDen(player);
      Object.assign(player, { bossDamage: 5, xp: 18 }, marks);
    }).outcome;
  expect(play(less)).toMatchObject({ won: false, scores: [target - 1] });
  expect(play(enough)).toMatchObject({ won: true, scores: [target] });
});

test('RF-208 whoever got out with less than nothing is told so with a minus sign', () => {
  const { scores, words } = over({}, () => undefined).outcome ?? { scores: [], words: '' };
  expect(scores[0]).toBeLessThan(0);
  expect(words).toContain(`with only −${-(scores[0] ?? 0)} of `);
});

test('RF-209 dice, time and points are three separate settings', () => {
  const table = flashback({ options: { diceLevel: 'hard', timeLevel: 'easy', pointsLevel: 'medium' } });
  expect(table.state.diceInGame).toBe(12);
  expect(table.state.options).toMatchObject({ timeLevel: 'easy', pointsLevel: 'medium' });
  expect(rollAndFightGame.optionFields(table.state.options).map((field) => field.key)).toEqual(expect.arrayContaining(['diceLevel', 'timeLevel', 'pointsLevel']));
});

test('RF-210 solo is otherwise the same game: a side to choose, a random boss, a random board', () => {
  const dealt = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => situation(rollAndFightGame, {}, undefined, seed));
  expect(new Set(dealt.map((table) => me(table).boss)).size).toBeGreaterThan(1);
  expect(new Set(dealt.map((table) => me(table).board)).size).toBeGreaterThan(1);
  expect(dealt[0]?.prompt(0).kind).toBe('chooseSide');
});
