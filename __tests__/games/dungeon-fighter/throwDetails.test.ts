import { PLAIN_STANCE } from '@/games/dungeon-fighter/content/stances';
import { dungeonFighterGame as game } from '@/games/dungeon-fighter/game';
import { DEFAULTS, optionFields, parseOptions } from '@/games/dungeon-fighter/rules/options';
import type { DfOptions, Edition, GateValue } from '@/games/dungeon-fighter/rules/state';
import { startOf } from '@/games/dungeon-fighter/rules/throw/flight';
import { propHeight } from '@/games/dungeon-fighter/rules/throw/launch';
import { azimuthOf } from '@/games/dungeon-fighter/rules/throw/sample';
import { nearestIn, stanceFor, unsteadiness, zoneStance } from '@/games/dungeon-fighter/rules/throw/stance';
import { situation } from '@tests/kit/situation';

import { fight } from './kit';

const LAUNCH = { x: 10, y: -4200, z: 1800, vx: 0, vy: 0, vz: -300, wx: 1, wy: 2, wz: 3 };

test('DF-197 a sway turns the way of the die, not its speed; the tumble adds to its spin', () => {
  const start = (vx: number, vy: number, sway: number) =>
    startOf({ launch: { ...LAUNCH, vx, vy }, turn: 5, yaw: 16, tumble: [10, -20, 30], sway, props: [], obstacles: [] });
  const way = (vx: number, vy: number, sway: number) => { const { vx: x, vy: y } = start(vx, vy, sway); return [x, y]; };
  expect([way(1000, 0, 0), way(1000, 0, 128), way(0, 1000, 128), way(600, 800, 256), way(600, 800, -256)]).toEqual([[1000, 0], [707, 707], [-707, 707], [-800, 600], [800, -600]]);
  expect(start(0, 0, 17)).toEqual({ x: 10, y: -4200, z: 1800, vx: 0, vy: 0, vz: -300, wx: 11, wy: -18, wz: 33, turn: 5, tilt: 0, yaw: 16 });
});

test('DF-203 a card is higher only where it stands alone, whatever else is told of the throw', () => {
  const alone: GateValue = { req: 'cardJumpShot', method: 'touch', key: 'cardAlone', value: 1 };
  const held: GateValue = { req: 'cardJumpShot', method: 'touch', key: 'cardHeld', value: 1 };
  expect([[], [held], [{ ...alone, value: 0 }], [alone], [held, alone]].map((gates) => propHeight('card', gates))).toEqual([36, 36, 36, 40, 40]);
  expect(propHeight('wall', [alone])).toBe(120);
});

test('DF-59 the samples are thrown from all around the table, the first hero from the south', () => {
  const sides = (heroes: NonNullable<Parameters<typeof fight>[0]>['heroes'] & object) => { const { s } = fight({ heroes }); return heroes.map((_, place) => azimuthOf(s, place)); };
  expect(sides(['torm', 'quill'])).toEqual([768, 256]);
  expect(sides(['torm', 'quill', 'brunna'])).toEqual([768, 85, 427]);
  expect(sides(['torm', 'quill', 'brunna', 'mumble'])).toEqual([768, 0, 256, 512]);
});

test('DF-36 throws are offered with no weapon, with each, and with all; never with anything else', () => {
  const armed = (f: ReturnType<typeof fight>) => new Set(f.table.moves(0).flatMap((move) => (move.kind === 'throw' ? [move.weapons.join()] : [])));
  expect(armed(fight().equip('torm', 'leftHandedLadle', 'barrelWithStraps'))).toEqual(new Set(['', 'leftHandedLadle']));
  expect(armed(fight().equip('torm', 'leftHandedLadle', 'garterKnife'))).toEqual(new Set(['', 'leftHandedLadle', 'garterKnife', 'leftHandedLadle,garterKnife']));
  expect(armed(fight().equip('torm', 'barrelWithStraps'))).toEqual(new Set(['']));
});

test('DF-186 a plain distance is kept where the zone allows it, its very ends included', () => {
  expect(PLAIN_STANCE.distance).toBe(420);
  // Under the leg from 420 to 460, off the head from 380 to 420, off the elbow from 310 to 350.
  expect([['underTheLegShot', 'blindShot'] as const, ['headShot', 'blindShot'] as const, ['elbowShot', 'blindShot'] as const].map((ids) => zoneStance(ids).distance)).toEqual([420, 420, 330]);
});

test('DF-304 the nearest of several spans is taken', () => {
  expect([nearestIn(5, [[0, 10]]), nearestIn(5, [[6, 10], [0, 2]]), nearestIn(5, [[9, 10], [0, 2]]), nearestIn(-3, [[0, 10], [20, 30]])]).toEqual([5, 6, 2, 0]);
});

test('DF-188 handicaps add as squares; of a relay only the launchers before the last count half', () => {
  expect(unsteadiness([])).toBe(1);
  expect(unsteadiness(['crossbowShot', 'blindShot'])).toBeCloseTo(Math.sqrt(2.4 ** 2 + 3.5 ** 2 - 1), 10);
  expect(unsteadiness(['crossbowShot', 'headShot'])).toBeCloseTo(Math.sqrt(1 + 1.2 ** 2), 10);
  expect(unsteadiness(['crossbowShot', 'catapultShot'])).toBeCloseTo(Math.sqrt(1.2 ** 2 + 1.4 ** 2), 10);
  // A posture that forgives little is thrown from with care, unless something else launches.
  expect(unsteadiness(['underTheTableShot', 'blindShot'])).toBeCloseTo(0.5 * 3.5, 10);
  expect(unsteadiness(['crossbowShot', 'underTheTableShot'])).toBeCloseTo(2.4, 10);
});

test('DF-293 a plain throw is made as a plain hand makes it', () => {
  expect(stanceFor([])).toEqual(PLAIN_STANCE);
});

const options = (change: Partial<DfOptions>): DfOptions => parseOptions({ ...DEFAULTS, ...change });

test('DF-8 a wish for a further hero counts once every player has a hero, and nobody is wished for twice', () => {
  const wishes = (change: Partial<DfOptions>) => { const { second, third } = options({ second: 'quill', third: 'brunna', ...change }); return [second, third]; };
  expect(wishes({})).toEqual(['quill', 'brunna']);
  expect(wishes({ heroes: [] })).toEqual(['random', 'random']);
  expect(wishes({ heroes: ['quill'] })).toEqual(['random', 'brunna']);
  expect(wishes({ third: 'quill' })).toEqual(['quill', 'random']);
  expect(wishes({ second: 'random' })).toEqual(['random', 'brunna']);
  expect(wishes({ party: 2 })).toEqual(['quill', 'random']);
  expect(wishes({ seats: 2, party: 4, heroes: ['torm'] })).toEqual(['random', 'random']);
  expect(wishes({ seats: 2, party: 4, heroes: ['torm', 'mumble'] })).toEqual(['quill', 'brunna']);
});

test('DF-15 a leader’s place beyond the party is drawn', () => {
  expect([2, 3, -1].map((leader) => options({ leader }).leader)).toEqual([2, -1, -1]);
});

test('DF-271 what is asked before a game depends on the players and their party', () => {
  const asked = (change: Partial<DfOptions>) => optionFields(options(change)).map(({ key, kind }) => `${key}: ${kind}`);
  const [difficulty, heroes, party, second, third, leader, assist, owners] = [
    'difficulty: choice', 'heroes: perSeat', 'party: choice', 'second: choice', 'third: choice', 'leader: choice', 'assist: choice', 'askOwners: toggle',
  ];
  expect(asked({})).toEqual([difficulty, heroes, party, second, third, leader, assist]);
  expect(asked({ party: 2 })).toEqual([difficulty, heroes, party, second, leader, assist]);
  expect(asked({ seats: 2, party: 2 })).toEqual([difficulty, heroes, party, leader, assist, owners]);
  expect(asked({ seats: 2, party: 4 })).toEqual([difficulty, heroes, party, second, third, leader, assist, owners]);
  expect(asked({ seats: 3 })).toEqual([difficulty, heroes, leader, assist, owners]);
});

test('DF-271 every choice that is offered is one the game takes', () => {
  for (const field of optionFields(options({}))) {
    if (field.kind !== 'choice') continue;
    expect(field.choices.length).toBeGreaterThan(1);
    for (const { value } of field.choices) expect(parseOptions({ ...DEFAULTS, [field.key]: value })).toHaveProperty(field.key);
  }
  const values = (key: string) => optionFields(options({})).flatMap((field) => (field.key === key && field.kind === 'choice' ? field.choices.map(({ value }) => value) : []));
  expect([values('party'), values('leader')]).toEqual([[3, 2], [0, -1]]);
  expect(values('second').slice(0, 1)).toEqual(['random']);
});

test('DF-27 a match of the first edition meets monsters of the first edition', () => {
  const met = (edition: Edition) => situation(game, { edition }).state.encounter?.monster;
  expect(met(1)).toEqual({ kind: 'monster', id: expect.any(String) as string });
  // The third edition has the cards of the second.
  for (const edition of [2, 3] as const) expect(met(edition)).toEqual({ kind: 'monster', id: expect.any(String) as string, edition: 2 });
});
