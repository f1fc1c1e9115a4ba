import { vengeanceGame } from '@/games/vengeance/game';
import { lairIn } from '@/games/vengeance/rules/fight/scene';
import type { Player, State } from '@/games/vengeance/rules/state';

import { me, newGame, ready } from './table';

/** What can never be, and is named when it is. */
const broken = (state: State): readonly string[] => vengeanceGame.broken?.(state) ?? [];
const faults = (change: (s: State) => void): readonly string[] => broken(newGame({ seats: 2, heroes: ['kaja', 'shadowman'], quickstart: true }, change).state);

/** A Fight as play leads to it: nothing has been laid out by hand but whose turn it is. */
function fighting(change: (s: State) => void): readonly string[] {
  const s = newGame({ seats: 2, heroes: ['kaja', 'shadowman'], quickstart: true }, (state) => { state.frames = ready().state.frames; state.order = [0, 1]; });
  const attack = s.moves(0).find(({ kind }) => kind === 'attack');
  if (!attack) throw new Error('a Den can be attacked');
  s.play(0, attack);
  return broken(s.change(change).state);
}
const fight = (s: State) => { if (!s.fight) throw new Error('no Fight'); return s.fight; };
const achievement = (s: State) => { const [slot] = s.achievements; if (!slot) throw new Error('no achievement'); return slot; };

test('a match as it is made has no fault, and neither has a Fight', () => {
  expect([faults(() => undefined), fighting(() => undefined)]).toEqual([[], []]);
});

test.each([
  ['cubes below nothing', (p) => { p.mind = [-1, 0]; }, 'mind has cubes -1+0'],
  ['half a cube', (p) => { p.skill = [0, 0.5]; }, 'skill has cubes 0+0.5'],
  ['more cubes than spaces', (p) => { p.health = [0, 99]; }, 'health has cubes 0+99'],
  ['Wild tokens in debt', (p) => { p.wild = -1; }, 'tokens -1, 0, 0'],
  ['more Recon tokens than there are', (p) => { p.recon = 7; }, 'tokens 0, 7, 0'],
  ['Recon tokens in debt', (p) => { p.recon = -1; }, 'tokens 0, -1, 0'],
  ['dice kept in debt', (p) => { p.kept = -1; }, 'tokens 0, 0, -1'],
  ['a slot too many', (p) => { p.slots.push([]); }, '5 slots'],
  ['dice in debt', (p) => { p.dice[0] = -1; }, 'dice -1'],
  ['more dice than there are', (p) => { p.dice[0] = 99; }, 'dice 99'],
  ['a montage card twice', (p) => { p.placed = [3, 3]; }, 'montage cards 3,3'],
  ['a montage card that is out', (p) => { p.placed = [3]; p.removed = 1 << 3; }, 'a montage card that is out of the game'],
  ['an achievement of the future', (p) => { p.claimed = 9; }, 'an achievement of the future'],
] satisfies readonly (readonly [string, (player: Player) => void, unknown])[])('%s: that is a fault of its player', (_name, change, expected) => {
  const found = faults((s) => { Object.assign(me(s), { wild: 0, recon: 0, kept: 0 }); change(me(s)); });
  const words = found.map((fault) => fault.replace(/^seat 0: /, ''));
  expect(words).toContainEqual(expected);
  expect(found.every((fault) => fault.startsWith('seat 0: '))).toBe(true);
});

test('montage cards that lie there in a Montage may be out afterwards', () => {
  expect(faults((s) => { me(s).placed = [3]; me(s).removed = 1 << 3; s.montage = { pool: [], owed: [], swaps: 0, revealed: 0 }; })).toEqual([]);
  expect(faults((s) => { me(s).placed = [3, -1]; me(s).removed = 1 << 4; })).toEqual([]);
});

test.each([
  ['a Boss is lost', (s) => { s.bossDeck.cards.pop(); s.bossDeck.known.pop(); }, /^Bosses are /],
  ['a Vengeance card is lost', (s) => { s.vengeanceDeck.cards.pop(); s.vengeanceDeck.known.pop(); }, /^Vengeance cards are /],
  ['a Vengeance card is there twice', (s) => { me(s).inPlay.push('TK1', 'TK1'); }, /^Vengeance cards are /],
  ['an Ability is lost', (s) => { s.abilities.cards.pop(); s.abilities.known.pop(); }, /^Abilities are /],
  ['an Item is lost', (s) => { s.items.cards.pop(); s.items.known.pop(); }, /^Items are /],
  ['an achievement is lost', (s) => { s.achievementPile.cards.pop(); s.achievementPile.known.pop(); }, /^achievements are /],
  ['somebody knows a card that is not there', (s) => { s.items.known.push(0); }, /^Items: knowledge of cards that are not there$/],
  ['a Den board is lost', (s) => { s.goneDens.pop(); s.thirds.cards.pop(); s.thirds.known.pop(); }, /^\d+ Den boards$/],
  ['a shop too small', (s) => { s.shop.pop(); }, /^a shop of \d+ spaces$/],
  ['a round after the last', (s) => { s.round = 99; }, /^round 99$/],
  ['somebody out of turn order', (s) => { s.order = [0, 0]; }, /^order 0,0$/],
  ['a Den without a Boss', (s) => { const place = s.places.find(({ id }) => id !== undefined); if (place) place.boss = { cards: [], known: [] }; }, /^a Den without a Boss, or a Boss without a Den$/],
  ['more objective tokens than there are', (s) => { achievement(s).tokens = [9, 99]; }, /^too many objective tokens$/],
] satisfies readonly (readonly [string, (s: State) => void, RegExp])[])('%s: that is a fault', (_name, change, words) => {
  expect(faults(change)).toContainEqual(expect.stringMatching(words));
});

test.each([
  ['a hero in a zone that is not there', (s) => { fight(s).zone = 99; }, /^the hero stands in zone 99$/],
  ['a fourth roll', (s) => { fight(s).roll = 4; }, /^roll 4$/],
  ['gained actions in debt', (s) => { fight(s).gained[0] = -1; }, /^gained actions -1/],
  ['enemies from elsewhere', (s) => { fight(s).alive |= 1 << 30; }, /^enemies from elsewhere$/],
  ['somebody who should be dead', (s) => { fight(s).damage[0] = lairIn(s).enemies[0]?.health ?? 0; }, /^somebody should be dead$/],
] satisfies readonly (readonly [string, (s: State) => void, RegExp])[])('%s: that is a fault of a Fight', (_name, change, words) => {
  expect(fighting(change)).toEqual([expect.stringMatching(words)]);
});

test('the last of everything is no fault', () => {
  expect(fighting((s) => { fight(s).zone = lairIn(s).den.zones.length - 1; fight(s).roll = 3; fight(s).damage[0] = (lairIn(s).enemies[0]?.health ?? 1) - 1; })).toEqual([]);
});
