import { ABILITIES, DEFAULT_ABILITIES, UPGRADES, UPGRADE_IDS, type Ability, type DefaultAbilityId } from '@/games/vengeance/content/abilities';
import { ACHIEVEMENTS, achievementOf, ACHIEVEMENT_IDS } from '@/games/vengeance/content/achievements';
import { BOSSES, bossOf, BOSS_IDS, isBigBoss, type BossId } from '@/games/vengeance/content/bosses';
import { DAMAGE_NAMES } from '@/games/vengeance/content/damage';
import { DENS, DEN_IDS } from '@/games/vengeance/content/dens';
import { GANGS } from '@/games/vengeance/content/gangs';
import { HEROES, HERO_IDS, type HeroId } from '@/games/vengeance/content/heroes';
import { ITEM_IDS } from '@/games/vengeance/content/items';
import { MISSIONS, MISSION_IDS } from '@/games/vengeance/content/missions';
import { MONTAGE_CARDS, NORMAL_CARDS } from '@/games/vengeance/content/montageCards';
import { PRESETS } from '@/games/vengeance/content/quickstart';
import { SOLO_MISSIONS, SOLO_ORDER } from '@/games/vengeance/content/soloMissions';
import { itemOf } from '@/games/vengeance/content/tiles';
import { cardOf, CARD_IDS, cardsOfGang } from '@/games/vengeance/content/vengeanceCards';

import { rowsUnder } from './catalogue';

/** The tables of the code say what the catalogue's tables say. */
const LETTERS: Readonly<Record<string, string>> = {
  move: 'M', slip: 'M', hit: 'H', doubleHit: 'D', shot: 'S', any: 'A',
  grunt: 'g', toughGuy: 't', gunman: 'n', blocker: 'b', henchman: 'h',
};
const spell = (parts: readonly string[]): string => parts.map((part) => LETTERS[part] ?? '?').join(' ');
const heroNamed = (name: string): HeroId | undefined => HERO_IDS.find((id) => name.startsWith(HEROES[id].name));

function effectText({ effect }: Ability): string {
  switch (effect.kind) {
    case 'convert':
      return `${spell(effect.in)} ${effect.eitherWay ? '↔' : '→'} ${spell(effect.out)}${effect.out.includes('slip') ? '; these Moves ignore Blockers' : ''}`;
    case 'gain':
      return `if ${Array(effect.skulls).fill('K').join('+')}, gain ${spell(effect.out)}${effect.removeSkulls ? ` and remove ${effect.removeSkulls} K` : ''}`;
    case 'reroll':
      return effect.only ? `re-roll up to ${effect.dice} K` : `re-roll ${effect.dice} die of any face`;
    case 'shield':
      return 'prevent the first Hurt of enemy activation in this roll';
  }
}

test('the five heroes have the tracks and default abilities of the catalogue', () => {
  const rows = rowsUnder('Heroes (5 of 5)');
  expect(rows).toHaveLength(5);
  for (const [name = '', mind, penalties, skill = '', health, ability = ''] of rows) {
    const id = heroNamed(name);
    if (!id) throw new Error(`no hero ${name}`);
    const hero = HEROES[id];
    expect(hero.mind.map((space) => `${space.value}${space.swap ? 'S' : ''}`).join(' ')).toBe(mind);
    expect(hero.mind.map((space) => space.penalty).join(' ')).toBe(penalties);
    expect(hero.skill.map((space) => `${space.value}${{ shot: 's', plain: 'b', none: '' }[space.bonus]}`).join(' ')).toBe(skill.replace(' (numbers )', ''));
    expect(`${hero.health[0]}…${hero.health[hero.health.length - 1]}`).toBe(health);
    const [abilityName, effect = ''] = ability.split(': ');
    expect(DEFAULT_ABILITIES[hero.ability].name).toBe(abilityName?.trim());
    expect(effect.startsWith(effectText(ABILITIES[hero.ability]))).toBe(true);
  }
  expect(Object.keys(DEFAULT_ABILITIES).sort()).toEqual(HERO_IDS.map((id): DefaultAbilityId => HEROES[id].ability).sort());
});

test('the 45 montage cards are those of the catalogue', () => {
  const prefixes: Readonly<Record<string, HeroId>> = { KA: 'kaja', GU: 'littleGudrun', JS: 'johnnySilver', SH: 'shadowman', LE: 'leaPistolera' };
  const rows = rowsUnder('Montage cards (45 of 45)');
  expect(rows).toHaveLength(45);
  for (const [id = '', type = '', points, speed, special] of rows) {
    const hero = prefixes[id.slice(0, 2)];
    const number = Number(id.charAt(2)) - 1;
    const card = hero ? MONTAGE_CARDS[hero][number] : undefined;
    expect([id, card]).toEqual([id, { type: type.toLowerCase(), points: Number(points), speed: Number(speed), ...(special ? { special } : {}) }]);
    expect([id, id.includes('hc')]).toEqual([id, number >= NORMAL_CARDS]);
  }
});

test('the 20 bosses are those of the catalogue', () => {
  const rows = rowsUnder('Bosses (20 of 20)');
  expect(rows).toHaveLength(20);
  let gang = '';
  for (const [gangName, name, id = '', health, escort, copies, ladder] of rows) {
    gang = gangName || gang;
    const boss = bossOf(id as BossId);
    expect([GANGS[boss.gang].name, boss.name, String(boss.health), spell(boss.escort), String(boss.ladder.length), boss.ladder.join('/')]).toEqual([
      gang, name, health, escort, copies, ladder?.replace(/ /g, ''),
    ]);
  }
  expect(rows.map((row) => row[2]).sort()).toEqual(Object.keys(BOSSES).sort());
});

test('the 40 vengeance cards are those of the catalogue', () => {
  const rows = rowsUnder('Vengeance cards (40 of 40)');
  expect(rows.map((row) => row[0])).toEqual(CARD_IDS);
  CARD_IDS.forEach((id, i) => {
    const { boss, title, damage } = cardOf(id);
    const words = damage.map((wound) => `${wound.count} ${wound.severe ? 'severe ' : ''}${DAMAGE_NAMES[wound.track]}`).sort();
    const [, name, wronging, printed = ''] = rows[i] ?? [];
    expect([boss ? bossOf(boss).name : 'Blitz', title, words]).toEqual([name, wronging, printed.split(', ').sort()]);
  });
});

test('the 24 dens are those of the catalogue', () => {
  const rows = rowsUnder('Dens (24 of 24)').filter((row) => /^D\d/.test(row[0] ?? ''));
  expect(rows.map((row) => row[0])).toEqual(DEN_IDS);
  DEN_IDS.forEach((id, i) => {
    const { vp, name, zones, doors } = DENS[id];
    const lines: string[][] = [];
    for (const zone of zones) (lines[zone.row] ??= [])[zone.place] = zone.letter;
    const spots = zones.flatMap((zone) => {
      const marks = zone.minions.map((minion) => LETTERS[minion]).join('') + (zone.wild ? '*' : '');
      return marks ? [`${zone.letter} ${marks}`] : [];
    });
    const doorWords = doors.map(([a, b]) => `${zones[a]?.letter}-${zones[b]?.letter}`);
    expect([id, String(vp), name, lines.map((line) => line.join(' ')).join(' / '), doorWords.join(' '), spots.join(' · ')]).toEqual(rows[i]);
  });
});

test('the 28 abilities are those of the catalogue', () => {
  const rows = rowsUnder('Abilities (28 of 28)');
  expect(rows.map((row) => row[0]).sort()).toEqual([...UPGRADE_IDS].sort());
  for (const [id, name, cost, kind, effect] of rows) {
    const ability: Ability | undefined = Object.entries(UPGRADES).find(([key]) => key === id)?.[1];
    if (!ability) throw new Error(`no ability ${id}`);
    expect([ability.name, String(ability.cost), ability.effect.kind, effectText(ability)]).toEqual([name?.replace(' (name )', ''), cost, kind, effect]);
  }
});

test('the 16 items are those of the catalogue', () => {
  const rows = rowsUnder('Items (16 of 16)');
  expect(rows.map((row) => row[0]).sort()).toEqual([...ITEM_IDS].sort());
  for (const [id, name, cost, window, effect] of rows) {
    const found = itemOf(ITEM_IDS.find((each) => each === id) ?? 'crowbar');
    expect([found.name, String(found.cost), [...found.windows].sort()]).toEqual([name, cost, window?.split(' or ').sort()]);
    if (found.effect.do === 'gain') expect(`gain ${spell(found.effect.out)}`).toBe(effect);
  }
});

test('missions, achievements and their values are those of the catalogue', () => {
  expect(rowsUnder('Missions (5 of 5)').map((row) => row[0])).toEqual(MISSION_IDS);
  for (const [id, , words = ''] of rowsUnder('Missions (5 of 5)')) {
    const { scoring } = MISSIONS[MISSION_IDS.find((each) => each === id) ?? 'killEmAll'];
    const [first, second] = scoring.kind === 'gangs' ? [scoring.all, scoring.allButOne] : [scoring.first, scoring.second];
    expect(words.replace(/at least \d/g, '').match(/\d/g)?.slice(0, 2)).toEqual([String(first), String(second)]);
  }
  const rows = rowsUnder('Achievements (15 of 15)');
  expect(rows.map((row) => row[0])).toEqual(Object.keys(ACHIEVEMENTS));
  for (const id of ACHIEVEMENT_IDS) {
    const { vp, name, condition } = achievementOf(id);
    const kind = { event: 'E', state: 'S', tokens: `T(${condition.kind === 'tokens' ? condition.count : 0})` }[condition.kind];
    expect([name, String(vp), kind]).toEqual(rows.find((row) => row[0] === id)?.slice(1, 4));
  }
});

test('the five solo missions are those of the catalogue', () => {
  const rows = rowsUnder('Solo missions (5 of 5)');
  expect(rows).toHaveLength(5);
  rows.forEach(([title = '', name = '', deck, suffered, , objectives = '', grades], i) => {
    const hero = heroNamed(name);
    if (!hero) throw new Error(`no hero ${name}`);
    const mission = SOLO_MISSIONS[hero];
    expect(SOLO_ORDER[i]).toBe(hero);
    expect(title.replace(' (beginner)', '').replace('\'', '’')).toBe(mission.title);
    expect(`${mission.bosses.map((id) => bossOf(id).name).join(', ')}; ${bossOf(mission.bigBoss).name}`).toBe(deck);
    expect(mission.suffered.join(', ')).toBe(suffered);
    expect(Object.values(mission.grades).join(' / ')).toBe(grades);
    expect(objectives.startsWith(`kill ${bossOf(mission.bigBoss).name}; `)).toBe(true);
  });
});

test('a solo mission’s Vengeance deck holds what its row names, none of it suffered already', () => {
  const own = { shadowman: 'lordz', kaja: 'tenguKai', johnnySilver: 'zuceClan', littleGudrun: 'hellRiders', leaPistolera: 'zuceClan' } as const;
  const more = { shadowman: [], kaja: [], johnnySilver: ['LZ2', 'LZ3', 'LZ4', 'LZ5'], littleGudrun: [], leaPistolera: ['HR1', 'HR3', 'HR6', 'HR7'] } as const;
  for (const hero of HERO_IDS) {
    const { suffered, deck } = SOLO_MISSIONS[hero];
    const rest = cardsOfGang(own[hero]).filter((id) => !suffered.includes(id));
    expect([...deck].sort()).toEqual([...rest, ...more[hero]].sort());
  }
});

test('the quickstart presets are those of the catalogue', () => {
  const rows = rowsUnder('Quickstart presets');
  expect(rows).toHaveLength(5);
  for (const [name = '', cards, ability] of rows) {
    const hero = heroNamed(name);
    if (!hero) throw new Error(`no hero ${name}`);
    expect([PRESETS[hero].inPlay.join(', '), UPGRADES[PRESETS[hero].ability].name]).toEqual([cards, ability]);
  }
});

test('every boss that a table names exists, and the four Big Bosses are those of the catalogue', () => {
  expect(BOSS_IDS.filter(isBigBoss).sort()).toEqual(rowsUnder('Gangs and Big Bosses').map((row) => row[3]?.split(' ').pop()).sort());
});
