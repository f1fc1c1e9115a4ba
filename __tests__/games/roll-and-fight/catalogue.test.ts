import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BASICS, TILES, TILE_IDS } from '@/games/roll-and-fight/content/abilities';
import { BOSSES, BOSS_IDS } from '@/games/roll-and-fight/content/bosses';
import { DEN_IDS, DEN_PLANS } from '@/games/roll-and-fight/content/dens';
import type { Objective } from '@/games/roll-and-fight/content/dens/den';
import { ITEM_IDS, ITEMS } from '@/games/roll-and-fight/content/items';
import { MINIONS } from '@/games/roll-and-fight/content/minions';

/** The tables of the catalogue and the tables of the code say the same. */
const text = readFileSync(path.join(__dirname, '../../../docs/rules/roll-and-fight.md'), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('|')).map((line) => line.slice(1, -1).split('|').map((cell) => cell.trim()));
const rowOf = (id: string): string[] => rows.find((cells) => cells.includes(`\`${id}\``)) ?? [];
const diceText = (dice: readonly (readonly string[])[]): string => dice.map((slot) => `[${[...slot].sort().join(', ')}]`).join(' ');
const sortedDice = (cell: string): string => cell.replace(/\[([^\]]*)\]/g, (_, slot: string) => `[${slot.split(', ').sort().join(', ')}]`);

test.each(TILE_IDS)('the tile %s costs what the catalogue says', (id) => {
  const tile = TILES[id];
  const [hero, , name, xp, dice, oneUse] = rowOf(id);
  expect([hero, name, Number(xp)]).toEqual([tile.hero, tile.name, tile.xp]);
  if (tile.timing === 'dice') expect([sortedDice(dice ?? ''), oneUse]).toEqual([diceText(tile.dice), 'oneUse' in tile ? 'yes' : 'no']);
  else expect(dice).toBe(tile.timing === 'passive' ? 'passive' : 'none');
});

test.each(Object.keys(BASICS) as (keyof typeof BASICS)[])('the basic ability %s takes the dice of the catalogue', (id) => {
  const found = rows.find((cells) => cells[0] === `\`${id}\`` && cells[1]?.startsWith('['));
  expect([sortedDice(found?.[1] ?? ''), Number(found?.[3])]).toEqual([diceText(BASICS[id].dice), BASICS[id].recon]);
});

test.each(ITEM_IDS)('the item %s belongs to the hero of the catalogue', (id) => {
  const [hero, , name] = rowOf(id);
  expect([hero, name]).toEqual([ITEMS[id].hero, ITEMS[id].name]);
});

test.each(BOSS_IDS)('the boss %s has the health of the catalogue', (id) => {
  const [, name = '', health] = rowOf(id);
  expect([name.replace(' (sibling game)', ''), Number(health)]).toEqual([BOSSES[id].name, BOSSES[id].health]);
});

function objectiveText(objective: Objective | undefined): string {
  const plain = (type: keyof typeof MINIONS): string => MINIONS[type].name.toLowerCase();
  if (!objective) return '–';
  switch (objective.kind) {
    case 'killAdjacent':
      return `killAdjacent(${objective.types.map(plain).join(', ')}) ${objective.points}`;
    case 'visitCount':
      return `visitCount(${objective.count}) ${objective.points}`;
    case 'killCount':
      return `killCount(${plain(objective.type)}, ${objective.count}) ${objective.points}`;
    default:
      return `${objective.kind} ${objective.points}`;
  }
}

test.each(DEN_IDS)('den %s is the one of the catalogue', (id) => {
  const plan = DEN_PLANS[id];
  const section = text.slice(text.indexOf(`#### ${id} ${plan.name}`)).split('\n#### ')[0] ?? '';
  const table = section.split('\n').filter((line) => /^\| (▲ |★ )?[A-L] \|/.test(line)).map((line) => line.slice(1, -1).split('|').map((cell) => cell.trim()));
  const written = plan.rooms.map((room) => [
    `${room.entrance ? '▲ ' : room.boss ? '★ ' : ''}${room.id}`,
    room.name.replace('’', "'"),
    `${room.cell.join(',')}${room.tall > 1 ? ` (${room.tall} tall)` : ''}`,
    room.minions.map((type) => MINIONS[type].letter).join(' '),
    room.loot > 0 ? String(room.loot) : '–',
    objectiveText(room.objective),
  ]);
  expect(table).toEqual(written);
  expect(section).toContain(`Doors: ${plan.doors.map((pair) => pair.split('').join('–')).join(' ')}`);
  const minions = plan.rooms.flatMap((room) => room.minions);
  const count = (type: keyof typeof MINIONS): number => minions.filter((minion) => minion === type).length;
  expect(section).toContain(`Minions ${minions.length} (g ${count('grunt')}, t ${count('toughGuy')}, b ${count('blocker')}, h ${count('henchman')}, s ${count('gunman')})`);
});
