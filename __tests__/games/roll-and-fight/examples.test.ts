import { CLOCK } from '@/engine/game';
import { healthSpaces } from '@/games/roll-and-fight/rules/health';
import { scoreLines, scoreNow, trainingPoints } from '@/games/roll-and-fight/rules/scoring';
import { activationTray, minionsOfRoom, setOffers, stepName, stepsToCome } from '@/games/roll-and-fight/rules/preview';
import { bestSet } from '@/games/roll-and-fight/rules/rolling/offers';
import { EVADED } from '@/games/roll-and-fight/rules/state';
import { dice, faceLetters, fight, flashback, go, here, isDeadMinion, me, minionOf, resolution, roomOf, rolling, setPool, strike, strikeBoss, throws, spend, spendItem, spendSet } from './table';

test('E-1 Dash, pick-up, refill', () => {
  const table = rolling({ seats: 2 }, 'MMGW');
  expect(table.refused(0, { type: 'roll', t: 0, dice: [3] })).toBe('RF-63');
  table.play(0, { type: 'assign', t: 0, ability: 'dash', dice: [0, 1], pickUp: 3 });
  table.play(0, { type: 'take', t: 0, seats: [0] });
  expect(me(table).pool.map((die) => die.id)).toEqual([2, 3, 8, 9]);
  expect([faceLetters(me(table)), table.state.supply.length]).toEqual(['G---', 14]);
  throws(table, 'KKKK');
  table.play(0, { type: 'roll', t: 0, dice: [2, 3, 8, 9] });
  expect(faceLetters(me(table))).toBe('KKKK');
});

const laid = (letters: string, ability: 'punch' | 'fire' | 'charge', used: readonly number[]) => {
  const table = rolling({ hero: 'johnny' }, letters);
  return { table, refusal: () => table.refused(0, { type: 'assign', t: 0, ability, dice: used }), play: () => table.play(0, { type: 'assign', t: 0, ability, dice: used }) };
};

test.each([['KKKM', 1], ['KDKM', 2], ['DDDM', 2]])('E-2 a Punch of %s gives %i', (letters, hits) => {
  const { table, play } = laid(letters, 'punch', [0, 1, 2]);
  play();
  const { dice: set = [] } = me(table).sets[0] ?? {};
  const fighting = fight({ hero: 'johnny', room: 'C', sets: [['punch', letters.slice(0, 3)]] });
  expect(set.map(({ id }) => id)).toEqual([0, 1, 2]);
  spendSet(fighting, 'punch');
  for (let nth = 0; nth < hits; nth++) strike(fighting, 'C', 'grunt', nth);
  expect([me(fighting).activation, fighting.happened('minionKilled').length]).toEqual([undefined, hits]);
});

test('E-2 two knives are no Punch', () => expect(laid('KKMM', 'punch', [0, 1, 2]).refusal()).toBe('RF-64'));

test.each(['GGK', 'GGG', 'GGD'])('E-3 %s is a Fire', (letters) => {
  const { table, play } = laid(`${letters}M`, 'fire', [0, 1, 2]);
  play();
  expect(me(table).sets.map(({ ability }) => ability)).toEqual(['fire']);
});

test.each(['GKK', 'GGM'])('E-3 %s is no Fire', (letters) => expect(laid(`${letters}W`, 'fire', [0, 1, 2]).refusal()).toBe('RF-64'));

test('E-3 a Fire is one Shoot', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', room: 'A', sets: [['fire', 'GGK']] });
  spendSet(table, 'fire');
  strike(table, 'C', 'grunt');
  expect([me(table).activation, table.happened('minionKilled').length]).toEqual([undefined, 1]);
});

test.each(['MKDG', 'MKKK'])('E-4 %s is a Charge', (letters) => {
  const { table, play } = laid(letters, 'charge', [0, 1, 2, 3]);
  play();
  expect(me(table).sets.map(({ ability }) => ability)).toEqual(['charge']);
});

test.each(['MKGG', 'MMKK'])('E-4 %s is no Charge', (letters) => expect(laid(letters, 'charge', [0, 1, 2, 3]).refusal()).toBe('RF-64'));

test('E-4 after a Beating the hand never holds a Charge', () => {
  const table = rolling({ hero: 'johnny', change: (player) => { player.beatings = 1; } }, 'MKK');
  expect(table.refused(0, { type: 'take', t: 0, seats: [0] })).toBe('RF-77');
});

test('E-5 too many wounds', () => {
  const table = rolling({ seats: 2, hero: 'johnny' }, 'WWWM');
  expect(table.moves(0).filter((move) => move.type === 'roll')).toEqual([{ type: 'roll', t: 0, dice: [3] }]);
  table.play(0, { type: 'assignWound', t: 0, die: 0, pickUp: [1, 2] });
  expect(healthSpaces(me(table)).slice(0, 3)).toEqual(['die', 'free', 'free']);
  table.play(0, { type: 'take', t: 0, seats: [0] });
  expect(faceLetters(me(table))).toBe('--M-');
});

test('E-6 leftover wounds go back to the supply and hurt nobody', () => {
  const table = rolling({ hero: 'johnny' }, 'WWK');
  const before = table.state.supply.length;
  table.play(0, { type: 'stop', t: 0 });
  expect([me(table).pool, table.state.supply.length, me(table).wounds]).toEqual([[], before + 3, 0]);
});

test('E-7 recon marks', () => {
  const table = flashback({ tiles: ['swordKata'], flashback: ['recon', 'recon', 'training'] });
  table.play(0, { type: 'act', sources: [0, 1], choice: { action: 'recon', ability: 'swordKata' } });
  table.play(0, { type: 'act', sources: [3], choice: { action: 'recon', ability: 'dash' } });
  table.play(0, { type: 'ready' });
  setPool(table, 'DDKK');
  expect(table.refused(0, { type: 'assign', t: 0, ability: 'swordKata', dice: dice(table, 0, 1, 2, 3) })).toBe('RF-73');
  setPool(table, 'MM');
  table.play(0, { type: 'assign', t: 0, ability: 'dash', dice: dice(table, 0, 1) });
  table.play(0, { type: 'stop', t: 0 });
  expect(activationTray(me(table)).map((view) => [view.name, view.source.from])).toEqual([['Dash', 'set'], ['Sword Kata', 'recon'], ['Dash', 'recon']]);
  table.play(0, { type: 'endFight' });
  expect(me(table).recon).toEqual([]);
});

test('E-8 buying and replacing', () => {
  const table = flashback({ tiles: ['parry', 'wildRush', 'exploitWeakness', 'swordKata'], change: (player) => Object.assign(player, { xp: 10, xpSpent: 6 }) });
  table.play(0, { type: 'buyTile', tile: 'reverseBlade', discard: 'parry' });
  expect([me(table).xpSpent, me(table).xp - me(table).xpSpent, trainingPoints(me(table))]).toEqual([9, 1, 3]);
});

test('E-9 Start of Fighting', () => {
  const table = fight({ hero: 'gudrun', room: 'D', tiles: ['vengefulStrike'], woundDice: 2, sets: [['punch', 'KKK']] });
  spend(table, { from: 'tile', tile: 'vengefulStrike' });
  strike(table, 'D', 'grunt');
  strike(table, 'D', 'toughGuy');
  expect([me(table).wounds, isDeadMinion(table, 'D', 'toughGuy')]).toEqual([2, false]);
  spendSet(table, 'punch');
  strike(table, 'D', 'toughGuy');
  expect(isDeadMinion(table, 'D', 'toughGuy')).toBe(true);
});

test('E-10 Rage Brew', () => {
  const table = fight({ room: 'C', wounds: 2, charges: { rageBrewK: 1 }, sets: [['punch', 'KDK']] });
  spendItem(table, 'rageBrewK');
  spendSet(table, 'punch');
  for (const [type, nth] of [['grunt', 0], ['grunt', 1], ['henchman', 0], ['blocker', 0]] as const) strike(table, 'C', type, nth);
  expect([table.happened('minionKilled').length, me(table).beatings]).toEqual([4, 0]);
  table.playAll(0, { type: 'endFight' }, { type: 'endResolution' });
  expect(me(table).beatings).toBe(1);
});

test('E-11 a fight in den 1A', () => {
  const table = fight({ room: 'C', wounds: 1, sets: [['punch', 'KDK'], ['charge', 'MKKG'], ['dash', 'MM']] });
  expect(table.refused(0, { type: 'activate', source: { from: 'set', set: 2 } })).toBe('RF-117');
  spendSet(table, 'punch');
  strike(table, 'C', 'blocker');
  strike(table, 'C', 'henchman');
  spendSet(table, 'charge');
  go(table, 'H');
  strike(table, 'H', 'blocker');
  spendSet(table, 'dash');
  go(table, 'J');
  table.play(0, { type: 'endFight' });
  expect(table.happened('attackedBy')).toMatchObject([{ taken: 2, ignored: 1 }]);
  table.play(0, { type: 'endResolution' });
  expect([me(table).beatings, me(table).wounds, me(table).pool.length]).toEqual([1, 0, 3]);
});

test('E-12 the boss behind a grunt', () => {
  const table = fight({ boss: 'roxyKween', room: 'J', dead: ['J:gb'], tiles: ['swordKata'], sets: [['swordKata', 'DDKK']], change: (player) => { player.bossDamage = 2; } });
  spendSet(table, 'swordKata');
  strike(table, 'J', 'grunt', 1);
  strikeBoss(table);
  strikeBoss(table);
  expect(me(table).activation).toBeUndefined();
  expect(scoreLines(me(table)).slice(2, 4).map((line) => line.points)).toEqual([4, 5]);
});

const TOUGH_NEXT_DOOR = { hero: 'johnny', boss: 'prez', den: '1B', room: 'A' } as const;

test('E-13 a tough guy is hurt from next door and finished in his room', () => {
  const table = fight({ ...TOUGH_NEXT_DOOR, empty: ['A'], dead: ['B:gb'], sets: [['fire', 'GGK'], ['dash', 'MM'], ['punch', 'KKK']] });
  spendSet(table, 'fire');
  strike(table, 'B', 'toughGuy');
  expect(table.happened('minionKilled')).toEqual([]);
  spendSet(table, 'dash');
  go(table, 'B');
  spendSet(table, 'punch');
  strike(table, 'B', 'toughGuy');
  expect(isDeadMinion(table, 'B', 'toughGuy')).toBe(true);
});

test('E-13 without the second blow he is as good as new in the next round', () => {
  const table = fight({ ...TOUGH_NEXT_DOOR, empty: ['A'], sets: [['fire', 'GGK']] });
  spendSet(table, 'fire');
  strike(table, 'B', 'toughGuy');
  const tough = minionOf(me(table), 'B', 'toughGuy');
  const hurt = me(table).minions[tough];
  table.play(0, { type: 'endFight' });
  expect([me(table).minions[tough] === hurt, me(table).minions[tough]]).toEqual([false, 0]);
});

test('E-14 Jump over a blocker room', () => {
  const table = fight({ den: '5B', room: 'A', dead: ['A:g'], charges: { powerHerbs: 1 } });
  spendItem(table, 'powerHerbs');
  go(table, 'H');
  expect([here(table), table.refused(0, { type: 'markObjective' })]).toEqual(['H', 'RF-160']);
});

test('E-15 Evade and loot', () => {
  const table = resolution({ den: '3B', room: 'B', empty: ['A', 'B', 'E'], visited: ['C'], dead: ['C:tg'] }, (player) => { player.minions[minionOf(player, 'C', 'gunman')] = EVADED; });
  table.play(0, { type: 'collect', room: roomOf(me(table), 'C'), choice: { action: 'loot' } });
  expect([me(table).loot, me(table).wounds]).toEqual([1, 0]);
  table.play(0, { type: 'endResolution' });
  expect(minionsOfRoom(me(table), roomOf(me(table), 'C')).map((view) => [view.type, view.dead, view.evaded])).toEqual([['grunt', true, false], ['toughGuy', true, false], ['gunman', false, false]]);
});

test('E-16 the fourth gunman is shot from the Engine Shed, and marked in the Turntable', () => {
  const table = fight({ den: '2B', hero: 'johnny', boss: 'prez', room: 'H', empty: ['B', 'E', 'H'], sets: [['fire', 'GGK'], ['dash', 'MM']] });
  spendSet(table, 'fire');
  strike(table, 'I', 'gunman');
  expect(table.refused(0, { type: 'markObjective' })).toBe('RF-160');
  spendSet(table, 'dash');
  go(table, 'G');
  table.play(0, { type: 'markObjective' });
  expect(table.happened('objectiveMarked')).toHaveLength(1);
});

test('E-17 Resolution saves the hero', () => {
  const table = resolution({ hero: 'johnny', boss: 'prez', room: 'E', wounds: 2, empty: ['D'], visited: ['D'] });
  table.play(0, { type: 'collect', room: 3, choice: { action: 'healing', way: 'extra' } });
  expect([me(table).extraHealth, me(table).wounds]).toEqual([1, 3]);
  table.play(0, { type: 'endResolution' });
  expect(me(table).beatings).toBe(0);
});

test('E-18 the final score', () => {
  const table = flashback({ room: 'E', empty: ['B'], change: (player) => Object.assign(player, { loot: 3, xp: 11, bossDamage: 5, objectives: (1 << 2) | (1 << 5) }) });
  expect(scoreLines(me(table)).map((line) => line.points)).toEqual([4, 3, 5, 5, 7, -2]);
  expect(scoreNow(me(table))).toBe(22);
});

test('E-20 the end of the phase', () => {
  const table = rolling({ seats: 2 }, 'M');
  table.change((state) => { state.players[0]?.sets.push({ ability: 'dash', dice: state.supply.splice(0).map((id) => ({ id, face: 'move' })) }); });
  setPool(table, 'MM', 1);
  table.change((state) => { state.players[0]?.sets.push({ ability: 'dash', dice: state.supply.splice(0).map((id) => ({ id, face: 'move' })) }); });
  table.play(1, { type: 'roll', t: 0, dice: [4] });
  expect(table.happened('stopped')).toEqual([{ type: 'stopped', seat: 0, why: 'tooFewDice' }]);
  setPool(table, 'MM', 1);
  table.play(1, { type: 'assign', t: 0, ability: 'dash', dice: [4, 5] });
  expect(table.state.phase).toBe('fighting');
});

test('E-21 the solo timer', () => {
  const table = rolling({}, 'GGKM');
  table.change((state) => { state.rolling.rolled = true; });
  expect(table.asks(CLOCK)).toBe(true);
  table.play(0, { type: 'assign', t: 61_000, ability: 'fire', dice: dice(table, 0, 1, 2) });
  expect([me(table).sets, table.state.phase, table.happened('supplyLocked').length]).toEqual([me(table).sets, 'fighting', 1]);
  expect(me(table).sets).toHaveLength(1);
});

test('the app lays plain knives first, but one double knife for a Punch', () => {
  const letters = (pool: string): string => bestSet(me(rolling({ tiles: ['parry'] }, pool)), 'punch')?.map((die) => die.face).join() ?? '';
  expect(letters('KKKD')).toBe('knife,knife,doubleKnife');
  const parry = bestSet(me(rolling({ tiles: ['parry'] }, 'DKKM')), 'parry');
  expect(parry?.map((die) => die.face)).toEqual(['knife', 'knife']);
  expect(setOffers(me(rolling({ tiles: ['parry'] }, 'MMKK'))).map((offer) => offer.ability)).toEqual(['dash', 'parry']);
});

test('the tray says what will happen, and why something cannot start', () => {
  const table = fight({ room: 'C', sets: [['dash', 'MM'], ['charge', 'MKKG']], tiles: ['followingThrough'], recon: ['punch'] });
  const tray = activationTray(me(table));
  expect(tray.map((view) => [view.name, view.steps.join(' '), view.obstacle?.rule])).toEqual([
    ['Dash', 'Move', 'RF-117'], ['Charge', 'Move Hit', 'RF-117'], ['Punch', 'Hit Move?', undefined],
  ]);
  spend(table, { from: 'recon', ability: 'punch' });
  expect(stepsToCome(me(table)).map(stepName)).toEqual(['Hit', 'Move?']);
});
