import { dungeonFighterGame as game } from '@/games/dungeon-fighter/game';
import type { DfState } from '@/games/dungeon-fighter/rules/state';

import { fight } from './kit';

const faults = (change: (s: DfState) => void): readonly string[] => game.broken?.(fight({ change }).s) ?? [];
const first = (s: DfState) => { const hero = s.heroes[0]; if (!hero) throw new Error('no hero'); return hero; };
const encounter = (s: DfState) => { if (!s.encounter) throw new Error('no fight'); return s.encounter; };
const lying = { by: 'torm', face: 3, special: false, region: 'outside', rest: { x: 0, y: 3000, z: 80, yaw: 0, fallen: false } } as const;

test('DF-82 a fight as it is made has no fault', () => {
  expect(faults(() => undefined)).toEqual([]);
});

test.each([
  ['DF-82 nobody is asked anything', (s) => { s.frames = []; }, ['the game stands still (nothing)']],
  ['DF-82 a throw is resolved for ever', (s) => { s.frames = [{ kind: 'resolve' }]; }, ['the game stands still (resolve)']],
  ['DF-82 maintenance never ends', (s) => { s.frames = [{ kind: 'maintenance' }]; }, ['the game stands still (maintenance)']],
  ['DF-9 more hit points than the most', (s) => { first(s).hp = 10; }, ['torm: 10 of 9 hit points']],
  ['DF-39 fewer hit points than none', (s) => { Object.assign(first(s), { hp: -1, status: 'fainted' }); }, ['torm: -1 of 9 hit points']],
  ['DF-39 standing without hit points', (s) => { first(s).hp = 0; }, ['torm is standing with 0 hit points']],
  ['DF-39 fainted with a hit point', (s) => { Object.assign(first(s), { hp: 1, status: 'fainted' }); }, ['torm is fainted with 1 hit points']],
  ['DF-219 a scar that cost nothing', (s) => { first(s).scars = ['blue']; s.supply.scars -= 1; }, ['torm: 1 scars and a maximum of 9']],
  ['DF-219 one ability scarred twice', (s) => { Object.assign(first(s), { scars: ['blue', 'blue'], maxHp: 3, hp: 3 }); s.supply.scars -= 2; }, ['torm: one ability scarred twice']],
  ['DF-268 a scar that no token marks', (s) => { Object.assign(first(s), { scars: ['blue'], maxHp: 6, hp: 6 }); }, ['scar tokens lost']],
  ['DF-158 more cards than slots', (s) => { s.deck = s.deck.filter((card) => card !== 'whetstone'); first(s).cards = ['whetstone']; }, ['torm carries 1 cards of type item']],
  ['DF-267 a coin too many', (s) => { s.chest.gold += 1; }, ['31 coins instead of 30']],
  ['DF-267 a coin on the monster too few', (s) => { encounter(s).gold -= 1; }, ['29 coins instead of 30']],
  ['DF-267 a chest in debt', (s) => { s.supply.gold += s.chest.gold + 1; s.chest.gold = -1; }, ['something below zero in chest or supply']],
  ['DF-266 a bonus die too many', (s) => { s.supply.bonusDice += 1; }, ['10 bonus dice instead of 9']],
  ['DF-266 a bonus die from nowhere lies on the table', (s) => { encounter(s).lying = [{ die: 'bonus', ...lying }]; }, ['10 bonus dice instead of 9']],
  ['DF-266 a bonus die from nowhere is in the hand', (s) => { s.frames = [{ kind: 'swing', die: 'bonus' }]; }, ['10 bonus dice instead of 9']],
  ['DF-266 a supply in debt', (s) => { s.chest.bonusDice = 10; s.supply.bonusDice = -1; }, ['something below zero in chest or supply']],
  ['DF-14 a card is lost', (s) => { s.deck.pop(); }, ['52 equipment cards instead of 53']],
  ['DF-14 a card is stolen twice', (s) => { const card = s.deck[1]; if (card) { s.deck.shift(); first(s).stolen = [card]; } }, ['an equipment card exists twice']],
  ['DF-234 a discarded monster is fought again', (s) => { s.monsterDiscard = ['goblin']; }, ['a monster exists twice']],
  ['DF-142 a monster follows and is discarded', (s) => { s.tower.I = s.tower.I.filter((id) => id !== 'cuteBear'); s.monsterDiscard = ['cuteBear']; first(s).seduced = ['cuteBear']; }, ['a monster exists twice']],
  ['DF-30 a hero die is lost', (s) => { encounter(s).hand = ['blue', 'red']; }, ['the green die exists 0 times']],
  ['DF-41 a die in the hand lies on the table as well', (s) => { encounter(s).lying = [{ die: 'red', ...lying }]; }, ['the red die exists 2 times']],
  ['DF-27 a monster above its printed hit points', (s) => { encounter(s).hp = 8; }, ['the monster has 8 hit points']],
  ['DF-27 a monster below nothing', (s) => { encounter(s).hp = -1; }, ['the monster has -1 hit points']],
] as const satisfies readonly (readonly [string, (s: DfState) => void, readonly string[]])[])('%s: that is a fault', (_name, change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test('DF-82 a die that is thrown again, cards on display and the end of a game are no faults', () => {
  expect(faults((s) => { encounter(s).hand = ['blue', 'red']; s.frames = [{ kind: 'swing', die: 'green' }]; })).toEqual([]);
  expect(faults((s) => { s.chest.bonusDice = 0; s.frames = [{ kind: 'swing', die: 'bonus' }]; })).toEqual([]);
  expect(faults((s) => { const [card] = s.deck.splice(0, 1); if (card && card !== 'hidden') s.frames = [{ kind: 'shop', cards: [card] }]; })).toEqual([]);
  expect(faults((s) => { s.frames = []; s.over = { won: true }; })).toEqual([]);
  expect(faults((s) => { Object.assign(first(s), { hp: 0, status: 'fainted' }); })).toEqual([]);
});
