import { featsIn, type Story } from '@/engine/achievements';
import { achievements } from '@/games/bounty-trail/achievements';
import { bareSpace } from '@/games/bounty-trail/rules/cards';
import type { Event } from '@/games/bounty-trail/rules/events';
import type { State } from '@/games/bounty-trail/rules/state';

import { bid, IDLER, IDLING, ride, trail, type Trail, type TrailSetup } from './trail';

type Hunt = Story<State, Event>;
type HunterSetup = NonNullable<TrailSetup['hunters']>[number];

const BARE_4 = ['-- -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'];
const STROLL = 'r1c2 r1c3 r2c3';

/** The last round of a hunt; afterwards it is over and can be told. */
function lastRound(setup: TrailSetup, act: (s: Trail) => void): Hunt {
  return tell(trail({ round: 5, duel: 'die', grid: BARE_4, ...setup }), act);
}

function tell(s: Trail, act: (s: Trail) => void): Hunt {
  const start = s.state;
  act(s);
  if (!s.outcome) throw new Error('this hunt is not over');
  return { chapters: [{ events: [], state: start }, { events: s.events.slice(), state: s.state }], end: s.state, outcome: s.outcome };
}

/** Seat 0 strolls over bare ground, seat 1 idles: only what they bring along counts. */
const stroll = (hunter: HunterSetup, other: HunterSetup = {}): Hunt =>
  lastRound({ hunters: [{ at: 'r1c1', ...hunter }, { ...IDLER, ...other }] }, (s) => ride(s, STROLL, IDLING));

/** Seat 0 walks over one card on r1c2, seat 1 idles. */
const enter = (card: string, hunter: HunterSetup, path = STROLL, other: HunterSetup = {}): Hunt =>
  lastRound({ grid: [`-- ${card} -- --`, ...BARE_4.slice(1)], hunters: [{ at: 'r1c1', ...hunter }, { ...IDLER, ...other }] }, (s) => ride(s, path, IDLING));

/** Four cards in the first column of a 5×5 grid, entered from the south one after the other. */
const northwards = (cards: readonly string[]): Hunt =>
  lastRound(
    { seats: 3, grid: [...cards.map((card) => `${card} -- -- -- --`), '-- -- -- -- --'], hunters: [{ at: 'r5c1' }, { at: 'r5c5' }, { at: 'r5c5' }] },
    (s) => ride(s, 'r4c1 r3c1 r2c1 r1c1', 'r4c5 r3c5 r2c5', 'r4c5 r3c5 r2c5'),
  );

/** Both come to Gus Half-Past-Noon in the first beat and bid. */
const contest = (mine: number, theirs: number): Hunt =>
  lastRound({ grid: ['-- Y12 -- --', ...BARE_4.slice(1)], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] }, (s) => {
    ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
    s.play(0, bid(mine));
    s.play(1, bid(theirs));
  });

/** A timed bounty on r1c2 waits out some rounds before seat 0 takes it in the fifth. */
function timed(card: string, roundsUntouched: number): Hunt {
  const s = trail({ round: 5 - roundsUntouched, duel: 'die', grid: [`-- ${card} -- --`, ...BARE_4.slice(1)], hunters: [{ at: 'r2c1' }, IDLER] });
  const clearAway = (): unknown => s.change((state) => { state.grid = state.grid.map((space) => (space.card === card ? space : bareSpace())); });
  return tell(s, () => {
    for (let round = 0; round < roundsUntouched; round++) {
      ride(s, round % 2 === 0 ? 'r3c1 r3c2 r2c2' : 'r3c2 r3c1 r2c1', round % 2 === 0 ? IDLING : 'r3c3 r4c3 r4c4');
      clearAway();
    }
    ride(s, 'r1c2 r1c3 r1c4', roundsUntouched % 2 === 0 ? IDLING : 'r3c3 r4c3 r4c4');
  });
}

const three = (money: readonly number[]): Hunt =>
  lastRound(
    { seats: 3, grid: ['-- K01 -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --'], hunters: [{ at: 'r1c1', cash: money[0] }, { at: 'r5c5', cash: money[1] }, { at: 'r5c5', cash: money[2] }] },
    (s) => ride(s, 'r1c2 r1c3 r1c4', 'r4c5 r3c5 r2c5', 'r4c5 r3c5 r2c5'),
  );

/** The last round alone over bare ground. */
function alone(level: TrailSetup['level'], cash: number, rival: readonly string[] = []): Hunt {
  const s = trail({ seats: 1, level, round: 5, lines: [1], grid: ['-- -- --', '-- -- --', '-- -- --'], hunters: [{ at: 'r1c2', cash }] });
  s.change((state) => { state.rivalBounties = [...rival]; });
  return tell(s, () => ride(s, 'r1c3 r2c3 r3c3'));
}

const FIFTEEN = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06', 'G07', 'G08', 'G09', 'G10', 'G11', 'G12', 'G13', 'G14', 'G15'];
const WINDING = ['r1c2', 'r1c3', 'r1c4', 'r2c4', 'r2c3', 'r2c2', 'r2c1', 'r3c1', 'r3c2', 'r3c3'];

/** Each achievement, once done and once narrowly missed, for seat 0. */
const CASES: Readonly<Record<string, { readonly done: () => Hunt; readonly missed: Readonly<Record<string, () => Hunt>> }>> = {
  firstCollar: { done: () => stroll({ holds: ['G02'] }), missed: { 'only cash': () => stroll({ cash: 900 }) } },
  posterWall: { done: () => stroll({ holds: FIFTEEN }), missed: { 'fourteen bounties': () => stroll({ holds: FIFTEEN.slice(1) }) } },
  ghostWalk: { done: () => northwards(['G02', 'G12', 'Y05', 'R06']), missed: { 'one of four was paid': () => northwards(['G02', 'Y07', 'Y05', 'R06']) } },
  openDoor: {
    done: () => northwards(['--', '--', '--', 'K05']),
    missed: { 'paid for it': () => enter('K05', {}), 'a lesser bounty': () => northwards(['--', '--', '--', 'R06']) },
  },
  nickOfTime: { done: () => timed('Y02', 1), missed: { 'no cube yet': () => timed('Y02', 0), 'two squares left': () => timed('R17', 1) } },
  lockAndKey: { done: () => stroll({ holds: ['G02!', 'G04!'] }), missed: { 'one of two': () => stroll({ holds: ['G02!', 'G04'] }) } },
  gangBreaker: {
    done: () => stroll({ holds: ['K01', 'G02', 'G08', 'Y03', 'Y06'] }),
    missed: {
      'three others': () => stroll({ holds: ['K01', 'G02', 'G08', 'Y03', 'Y04'] }),
      'a red boss': () => stroll({ holds: ['R02', 'G02', 'G08', 'Y03', 'Y06'] }),
      'no boss': () => stroll({ holds: ['K04', 'G02', 'G08', 'Y06', 'Y15'] }),
    },
  },
  merciless: {
    done: () => enter('Y07', { bullets: 3, holds: ['G02', 'G03', 'G04', 'G05'] }),
    missed: {
      'gave one up': () => enter('Y07', { bullets: 2, holds: ['G02', 'G03', 'G04', 'G05', 'G06'] }),
      'four bounties': () => enter('Y07', { bullets: 3, holds: ['G02', 'G03', 'G04'] }),
      'somebody went down': () => enter('K12', { hearts: 2, holds: ['G02', 'G03', 'G04', 'G05', 'G06'] }),
    },
  },
  emptyThreat: { done: () => enter('G27', { bullets: 2 }), missed: { 'a bounty was lost': () => enter('G27', { bullets: 2, holds: ['G02'] }), 'one bullet left': () => enter('G27', { bullets: 3 }) } },
  notAScratch: { done: () => stroll({ cash: 100 }), missed: { 'nine hearts': () => stroll({ cash: 100, hearts: 9 }), 'not the winner': () => stroll({}, { cash: 100 }) } },
  lastBreath: { done: () => stroll({ cash: 100, hearts: 1 }), missed: { 'two hearts': () => stroll({ cash: 100, hearts: 2 }), 'not the winner': () => stroll({ hearts: 1 }, { cash: 100 }) } },
  longHaul: {
    done: () => lastRound({ hunters: [{ at: 'r1c1' }, IDLER] }, (s) => ride(s, WINDING.join(' '), IDLING)),
    missed: {
      'nine steps': () => lastRound({ hunters: [{ at: 'r1c1' }, IDLER] }, (s) => ride(s, WINDING.slice(0, 9).join(' '), IDLING)),
      'went down on the way': () => enter('K12', { hearts: 2 }, WINDING.join(' ')),
    },
  },
  shortFuse: {
    done: () => enter('G27', { cash: 100 }, 'r1c2 r1c3 r2c3 r2c2'),
    missed: { 'five steps': () => enter('G27', { cash: 100 }, 'r1c2 r1c3 r2c3 r2c2 r2c1'), 'not the winner': () => stroll({}, { cash: 100 }) },
  },
  allIn: { done: () => contest(10, 9), missed: { 'one kept back': () => contest(9, 8), 'tied': () => contest(10, 10) } },
  cheapTalk: { done: () => contest(1, 0), missed: { 'a bid of 2': () => contest(2, 1), 'tied': () => contest(1, 1) } },
  byAHair: {
    done: () => stroll({ cash: 450 }, { cash: 400 }),
    missed: { 'by $100': () => stroll({ cash: 500 }, { cash: 400 }), 'beaten by a hair': () => stroll({ cash: 400 }, { cash: 450 }) },
  },
  darkHorse: {
    done: () => three([100, 150, 200]),
    missed: { 'not the last': () => three([100, 100, 200]), 'not the winner': () => three([100, 150, 2000]), 'only two at the table': () => enter('K05', { cash: 100 }, STROLL, { cash: 150 }) },
  },
  goldStar: { done: () => alone('tenderfoot', 4300), missed: { silver: () => alone('tenderfoot', 4250), 'the Rival has more': () => alone('tenderfoot', 4300, ['K01', 'K02', 'K03', 'K04']) } },
  livingLegend: { done: () => alone('legend', 7900), missed: { 'a level below': () => alone('marshal', 7900), lost: () => alone('legend', 7850) } },
  thinPickings: { done: () => alone('tenderfoot', 3300, ['Y01', 'Y03']), missed: { 'he has $550': () => alone('tenderfoot', 3300, ['Y01', 'G02', 'G14']), lost: () => alone('tenderfoot', 3250) } },
};

const earns = (hunt: Hunt, id: string): boolean => featsIn(hunt, achievements, [0]).some((feat) => feat.id === id);

test('there are twenty achievements, each with its own words and its cases here', () => {
  expect(achievements).toHaveLength(20);
  for (const say of ['id', 'title', 'task', 'praise'] as const) expect(new Set(achievements.map((one) => one[say])).size).toBe(20);
  expect(achievements.map(({ id }) => id).sort()).toEqual(Object.keys(CASES).sort());
});

describe.each(achievements)('$title ($id): $task', ({ id }) => {
  const { done, missed = {} } = CASES[id] ?? {};

  test('is earned', () => {
    if (!done) throw new Error(`${id} has no case`);
    expect(earns(done(), id)).toBe(true);
  });

  test.each(Object.keys(missed))('is not earned: %s', (name) => {
    const near = missed[name];
    if (!near) throw new Error(`no near miss “${name}”`);
    expect(earns(near(), id)).toBe(false);
  });
});

test('only the seat that did it earns it', () => {
  const hunt = contest(10, 9);
  expect(featsIn(hunt, achievements, [0, 1]).filter(({ id }) => id === 'allIn')).toEqual([{ id: 'allIn', seat: 0 }]);
  expect(earns(contest(9, 10), 'allIn')).toBe(false);
});
