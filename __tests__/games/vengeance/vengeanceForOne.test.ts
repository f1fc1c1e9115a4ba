import type { Outcome } from '@/engine/game';
import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { vengeance } from '@/games/vengeance';
import { vengeanceForOne } from '@/games/vengeance/campaign/vengeanceForOne';
import { missionEnd, type MissionEnd } from '@/games/vengeance/campaign/ledger';
import type { BossId } from '@/games/vengeance/content/bosses';
import type { HeroId } from '@/games/vengeance/content/heroes';
import { SOLO_MISSIONS, SOLO_ORDER } from '@/games/vengeance/content/soloMissions';
import { STORIES } from '@/games/vengeance/content/stories';
import { vengeanceGame } from '@/games/vengeance/game';
import type { State } from '@/games/vengeance/rules/state';
import { describeCampaign } from '@tests/kit/describeCampaign';

import { me, newGame } from './table';

describeCampaign(vengeanceForOne, {
  boxes: { vengeance },
  optionSets: [vengeanceForOne.defaults],
  campaigns: 1,
  maxMatches: 3,
  maxMoves: 3000,
  mustEnd: false,
  playerOf: ({ bots }) => bots.easy,
});

const OVER: Outcome = { kind: 'together', won: true, places: [1], scores: [0], lines: [], words: 'Over.' };
const begin = () => RunningCampaign.start(vengeanceForOne, vengeanceForOne.defaults, 'lists');
type Nights = ReturnType<typeof begin>;

/** The last state of a mission in which these died and so much was scored. */
function endOf(hero: HeroId, points: number, killed: readonly BossId[], change: (state: State) => void = () => undefined): State {
  return newGame({ heroes: [hero] }, (state) => {
    state.wall = killed.map((boss) => [boss, 0]);
    state.frames = [];
    me(state).vp = points;
    me(state).mind = [0, 0];
    me(state).cleared = 1;
    change(state);
  }).state;
}

function play(nights: Nights, hero: HeroId, end: State): Nights {
  const match = nights.ahead.matches.find(({ title }) => title === SOLO_MISSIONS[hero].title);
  if (!match) throw new Error(`${hero} cannot be played`);
  nights.recordEnd({ match: match.id, game: 'vengeance', outcome: OVER, state: end });
  return nights;
}

test('VG-283 VG-284 all five missions are open from the start, Shadowman’s first, in rising difficulty', () => {
  const { ahead, standing } = begin();
  expect(ahead.outcome).toBeUndefined();
  expect(ahead.matches.map(({ options }) => (options as { heroes?: unknown }).heroes)).toEqual([['shadowman'], ['kaja'], ['johnnySilver'], ['littleGudrun'], ['leaPistolera']]);
  expect(standing.words).toContain('Shadowman');
  expect(standing.stations.map(({ when }) => when)).toEqual(['now', 'now', 'now', 'now', 'now']);
});

test.each(SOLO_ORDER)('the mission of %s is told: prologue, what has to be done, what it is worth', (hero) => {
  const match = begin().ahead.matches.find(({ title }) => title === SOLO_MISSIONS[hero].title);
  for (const line of STORIES[hero].prologue) expect(match?.words).toContain(line);
  expect(match?.stakes?.join(' ')).toContain(`Survived: ${SOLO_MISSIONS[hero].grades.survived} points`);
  expect(vengeanceGame.parseOptions(match?.options)).toMatchObject({ seats: 1, heroes: [hero] });
});

test.each([
  [16, undefined],
  [17, 'survived'],
  [23, 'vengeance'],
  [28, 'overkill'],
] as const)('VG-282 %i points with all objectives of Static are %s', (points, grade) => {
  expect(missionEnd.take(endOf('shadowman', points, ['roxyKween']))).toEqual<MissionEnd>({ hero: 'shadowman', points, fallen: ['roxyKween'], ...(grade && { grade }) });
});

test('VG-282 without an objective there is no grade, however many points', () => {
  expect(missionEnd.take(endOf('shadowman', 40, ['kidKarat'])).grade).toBeUndefined();
  expect(missionEnd.take(endOf('shadowman', 40, ['roxyKween'], (state) => { me(state).cleared = 0; })).grade).toBeUndefined();
});

test('VG-281 stress counts against the points', () => {
  expect(missionEnd.take(endOf('shadowman', 14, ['roxyKween'], (state) => { me(state).mind = [0, 5]; }))).toMatchObject({ points: 10 });
});

test('only the best night of a mission counts, and worse ones change nothing', () => {
  const nights = play(begin(), 'shadowman', endOf('shadowman', 25, ['roxyKween']));
  expect(nights.document.missions.shadowman).toEqual({ tries: 1, grade: 'vengeance', points: 25 });
  play(nights, 'shadowman', endOf('shadowman', 19, ['roxyKween']));
  play(nights, 'shadowman', endOf('shadowman', 30, []));
  expect(nights.document.missions.shadowman).toEqual({ tries: 3, grade: 'vengeance', points: 25 });
  play(nights, 'shadowman', endOf('shadowman', 27, ['roxyKween']));
  expect(nights.document.missions.shadowman).toEqual({ tries: 4, grade: 'vengeance', points: 27 });
  expect(nights.standing.stations[0]).toMatchObject({ when: 'behind', result: { won: true, words: 'Best: Vengeance with 27 points, in 4 nights.' } });
});

test('the night is told: a line for every name, the epilogue of its grade, and who waits', () => {
  const { words } = play(begin(), 'shadowman', endOf('shadowman', 31, ['kidKarat', 'roxyKween'])).standing;
  const { fallen, epilogues } = STORIES.shadowman;
  expect(words).toContain(`${fallen.kidKarat ?? '?'} ${fallen.roxyKween ?? '?'}`);
  expect(words).toContain(`Overkill, with 31 points. ${epilogues.overkill}`);
  expect(words).toContain('Cut Flowers');
});

test('a lost night has its own end', () => {
  const { words, stations } = play(begin(), 'kaja', endOf('kaja', 3, ['batoman'])).standing;
  expect(words).toContain(STORIES.kaja.lost);
  expect(stations[1]).toMatchObject({ when: 'now', result: { won: false, words: 'Not avenged yet, after one night.' } });
});

test('with all five avenged the campaign is won by its lowest grade, and can be played on', () => {
  const nights = begin();
  const kills: Readonly<Record<HeroId, readonly BossId[]>> = {
    shadowman: ['roxyKween'], kaja: ['kazuOno', 'batoman', 'tallKenji'], johnnySilver: ['donZemun'], littleGudrun: ['prez'], leaPistolera: ['donZemun'],
  };
  for (const hero of SOLO_ORDER) {
    expect(nights.ahead.outcome).toBeUndefined();
    play(nights, hero, endOf(hero, hero === 'kaja' ? 17 : 40, kills[hero], (state) => { me(state).minions = 18; me(state).scored = ['ZC1', 'HR1']; }));
  }
  expect(nights.ahead.outcome).toMatchObject({ won: true, title: 'Five lists, all crossed out' });
  expect(nights.ahead.matches).toHaveLength(5);
  play(nights, 'kaja', endOf('kaja', 40, kills.kaja));
  expect(nights.ahead.outcome?.title).toBe('Nobody left to ask');
});

test('a ledger that cannot have come about is refused', () => {
  const good = play(begin(), 'shadowman', endOf('shadowman', 25, ['roxyKween'])).document;
  expect(vengeanceForOne.broken?.(good)).toEqual([]);
  const forged = [{ last: undefined }, { missions: {} }, { missions: { shadowman: { tries: 1, grade: 'overkill', points: 25 } } }, { missions: { shadowman: { tries: 1, grade: 'vengeance' } } }];
  for (const change of forged) expect(vengeanceForOne.broken?.({ ...good, ...change } as typeof good)?.length).toBeGreaterThan(0);
});
