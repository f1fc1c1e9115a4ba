import { DEN_IDS } from '@/games/roll-and-fight/content/dens';
import { denOf } from '@/games/roll-and-fight/rules/den';
import { isMarked, progress } from '@/games/roll-and-fight/rules/objectives';
import { objectivesOf, objectiveWords } from '@/games/roll-and-fight/rules/preview';
import { objectivePoints } from '@/games/roll-and-fight/rules/scoring';
import { EVADED } from '@/games/roll-and-fight/rules/state';
import { fight, flashback, go, me, minionOf, resolution, roomOf, strike, spendSet, type Table } from './table';

const MARK = { type: 'markObjective' } as const;
const mayMark = (table: Table): boolean => table.moves(0).some((move) => move.type === 'markObjective');

test('RF-160 an objective is marked in its room while its condition holds', () => {
  const table = fight({ room: 'F', visited: ['C', 'D'] });
  expect(table.refused(0, MARK)).toBe('RF-160');
  table.change((state) => { const player = state.players[0]; if (player) player.visited |= 1 << roomOf(player, 'I'); });
  table.play(0, MARK);
  expect([isMarked(me(table), me(table).room), objectivePoints(me(table))]).toEqual([true, 3]);
});

test('RF-161 an objective is marked once and stays', () => {
  const table = flashback({ hero: 'johnny', room: 'G', extraHealth: 3 });
  table.play(0, MARK);
  expect(table.refused(0, MARK)).toBe('RF-161');
  table.change((state) => { if (state.players[0]) state.players[0].extraHealth = 0; });
  expect(objectivePoints(me(table))).toBe(4);
});

test('RF-162 objectives are marked in Flashback, Fighting and Resolution, also between two effects', () => {
  const table = fight({ room: 'D', visited: ['C', 'I'], boss: 'prez', sets: [['charge', 'MKKG']] });
  spendSet(table, 'charge');
  go(table, 'F');
  table.play(0, MARK);
  expect(me(table).activation).toBeDefined();
  strike(table, 'F', 'gunman');
  const late = resolution({ room: 'F', visited: ['C', 'D', 'I'] });
  late.play(0, MARK);
  expect(objectivePoints(me(late))).toBe(3);
  const rolling = flashback({ room: 'F', visited: ['C', 'D', 'I'] });
  rolling.play(0, { type: 'ready' });
  expect(rolling.refused(0, MARK)).toBe('RF-162');
});

test('RF-163 meeting the condition elsewhere does nothing', () => {
  const table = flashback({ room: 'H', extraHealth: 3 });
  expect(mayMark(table)).toBe(false);
  expect(table.refused(0, MARK)).toBe('RF-163');
});

test('RF-164 killAdjacent: all enemies of the types next door are dead, evaded is not dead', () => {
  const table = fight({ den: '1B', room: 'G', dead: ['D:t', 'J:tt'] });
  expect(mayMark(table)).toBe(true);
  const evaded = fight({ den: '1B', room: 'G', dead: ['D:t', 'J:t'], change: (player) => { player.minions[minionOf(player, 'J', 'toughGuy', 1)] = EVADED; } });
  expect(mayMark(evaded)).toBe(false);
});

test('RF-165 visitCount: so many rooms are visited, the entrance included', () => {
  const eight = { den: '2B', room: 'B', empty: ['B'], visited: ['A', 'D', 'E', 'G', 'H', 'F', 'I'], sets: [['dash', 'MM']] } as const;
  const table = fight(eight);
  spendSet(table, 'dash');
  go(table, 'C');
  table.play(0, MARK);
  expect(objectivePoints(me(table))).toBe(6);
  expect(mayMark(fight({ ...eight, room: 'C', visited: ['D', 'E', 'G', 'H', 'F', 'I'], empty: [] }))).toBe(false);
});

test('RF-166 killCount: kills of all rounds anywhere in the den count', () => {
  const dead = ['A:g', 'B:g', 'C:gg', 'D:g'];
  expect(mayMark(fight({ room: 'E', dead }))).toBe(false);
  const table = fight({ room: 'E', dead: [...dead, 'G:gg'] });
  table.play(0, MARK);
  expect(objectivePoints(me(table))).toBe(4);
});

test('RF-167 healthSix: all three extra spaces are marked right now', () => {
  expect(mayMark(flashback({ room: 'G', extraHealth: 2 }))).toBe(false);
  const table = flashback({ room: 'G', extraHealth: 2, flashback: ['healing', 'training', 'training'] });
  table.playAll(0, { type: 'act', sources: [0], choice: { action: 'healing', way: 'extra' } }, MARK);
  expect(objectivePoints(me(table))).toBe(4);
});

test('RF-168 hitBoss: one damage at any time is enough, also if it was cleared', () => {
  const table = fight({ den: '3B', boss: 'bandaboi', room: 'K', dead: ['K:gg'], sets: [['punch', 'KKK']] });
  const stand = (letter: string): void => { table.change((state) => { const player = state.players[0]; if (player) player.room = roomOf(player, letter); }); };
  stand('B');
  expect(mayMark(table)).toBe(false);
  stand('K');
  spendSet(table, 'punch');
  table.play(0, { type: 'resolve', target: { kind: 'boss' } });
  table.playAll(0, { type: 'endFight' }, { type: 'endResolution' });
  expect(me(table).bossDamage).toBe(0);
  stand('B');
  expect(mayMark(table)).toBe(true);
});

test('RF-169 visitAdjacent: every room next door is visited', () => {
  expect(mayMark(fight({ room: 'F', visited: ['C', 'D'] }))).toBe(false);
  expect(mayMark(fight({ room: 'F', visited: ['C', 'D', 'I'] }))).toBe(true);
});

test('RF-170 clearInOne: all alive when the fight began and Cleared now, evaded ones counting', () => {
  const sets = [['punch', 'KDK'], ['punch', 'KKK']] as const;
  const table = fight({ room: 'C', sets });
  spendSet(table, 'punch');
  strike(table, 'C', 'grunt');
  strike(table, 'C', 'grunt', 1);
  spendSet(table, 'punch');
  strike(table, 'C', 'henchman');
  table.change((state) => { const player = state.players[0]; if (player) player.minions[minionOf(player, 'C', 'blocker')] = EVADED; });
  table.play(0, { type: 'endFight' });
  table.play(0, MARK);
  expect(objectivePoints(me(table))).toBe(4);
  const tooLate = fight({ room: 'C', dead: ['C:g'] });
  tooLate.change((state) => { const player = state.players[0]; if (player) for (const type of ['henchman', 'blocker'] as const) player.minions[minionOf(player, 'C', type)] = EVADED; });
  expect(progress(me(tooLate), 2, { kind: 'clearInOne', points: 4 })).toEqual({ done: 0, of: 4 });
});

test('RF-171 every objective is worth three to six points and says what it wants', () => {
  for (const id of DEN_IDS) {
    for (const { objective } of denOf(id).rooms) {
      if (!objective) continue;
      expect(objective.points).toBeGreaterThanOrEqual(3);
      expect(objective.points).toBeLessThanOrEqual(6);
      expect(objectiveWords(objective)).toMatch(/\.$/);
    }
  }
});

test('the table can show how far every objective is', () => {
  const views = objectivesOf(me(fight({ room: 'F', visited: ['C'], dead: ['C:gg'] })));
  expect(views.map((view) => [view.objective.kind, view.progress.done, view.progress.of, view.met])).toEqual([
    ['clearInOne', 0, 4, false], ['killCount', 2, 7, false], ['visitAdjacent', 1, 3, false], ['healthSix', 0, 3, false], ['killAdjacent', 0, 6, false],
  ]);
});
