import type { Outcome } from '@/engine/game';
import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { pig } from '@/games/pig';
import { longNight } from '@/games/pig/campaign/longNight';
import type { NightOptions } from '@/games/pig/campaign/night';
import { pigGame } from '@/games/pig/game';
import { describeCampaign } from '@tests/kit/describeCampaign';
import { situation } from '@tests/kit/situation';

describeCampaign(longNight, {
  boxes: { pig },
  optionSets: [
    { seats: 1, candles: 3 },
    { seats: 2, candles: 5 },
  ],
  campaigns: 6,
  maxMatches: 8,
  maxMoves: 3000,
});

const OVER: Outcome = { kind: 'versus', places: [], scores: [], lines: [], words: 'Somebody won.' };
const begin = (options: Partial<NightOptions> = {}, seed = 'snow') => RunningCampaign.start(longNight, { ...longNight.defaults, ...options }, seed);
type Evening = ReturnType<typeof begin>;

/** Ends the table that comes with a seat at this many points. */
function end(night: Evening, winner: number, score: number): Evening {
  const [match] = night.ahead.matches;
  if (!match) throw new Error('the night is over');
  const state = { ...situation(pigGame, pigGame.parseOptions(match.options)).state };
  state.scores = state.scores.map((points, seat) => (seat === winner ? score : points));
  night.recordEnd({ match: match.id, game: 'pig', outcome: OVER, state });
  return night;
}
const coming = (night: Evening) => night.ahead.matches[0];
const GUEST = 3;

describe('PG-16 head starts', () => {
  test('are points kept before the first turn', () => {
    expect(situation(pigGame, { seats: 2, goal: 100, headStart: [12, 0] }).state).toMatchObject({ scores: [12, 0], turnTotal: 0, seat: 0 });
  });

  test.each([[[12]], [[1, 2, 3]], [[50, 0]], [[-1, 0]], [[1.5, 0]]])('%j for two seats to 50 points is refused', (headStart) => {
    expect(() => pigGame.parseOptions({ seats: 2, goal: 50, headStart })).toThrow('not a game of Pig');
  });
});

describe('PG-17 the tables', () => {
  const plays = (night: Evening) => coming(night)?.seats.map((seat) => ('player' in seat ? `player ${seat.player}` : seat.plays));

  test('grow harder for one player, and those beaten sit down again', () => {
    const night = begin();
    expect([plays(night), coming(night)?.options]).toEqual([['player 0', 'easy'], { seats: 2, goal: 50, headStart: [0, 0] }]);
    end(night, 0, 50);
    expect([plays(night), coming(night)?.options]).toEqual([['player 0', 'medium'], { seats: 2, goal: 100, headStart: [0, 0] }]);
    end(night, 0, 100);
    expect([plays(night), coming(night)?.options.seats]).toEqual([['player 0', 'hard', 'medium', 'easy'], 4]);
  });

  test('have two guests for two players', () => {
    const night = begin({ seats: 2 });
    expect(plays(night)).toEqual(['player 0', 'player 1', 'easy', 'easy']);
    end(end(night, 1, 50), 0, 100);
    expect(plays(night)).toEqual(['player 0', 'player 1', 'hard', 'medium']);
  });

  test('have other guests from night to night', () => {
    const hosts = new Set(Array.from({ length: 12 }, (_, i) => coming(begin({}, `night ${i}`))?.words));
    expect(hosts.size).toBe(2);
  });
});

test.each([3, 5] as const)('PG-18 a night has %i candles', (candles) => {
  expect(begin({ candles }).document).toMatchObject({ candles, burning: candles });
  expect(() => begin({ candles: 4 as 3 })).toThrow('Long Night');
});

test('PG-19 a table won by either player is won', () => {
  expect(end(begin({ seats: 2 }), 1, 50).document).toMatchObject({ at: 1, burning: 3 });
});

test('PG-19 a lost table puts out a candle and is played again', () => {
  const night = end(begin(), 1, 52);
  expect(night.document).toMatchObject({ at: 0, burning: 2 });
  expect(coming(night)?.id).toBe('table-1');
  expect(night.standing.stations[0]?.result).toEqual({ won: false, words: 'Lost once.' });
});

test.each([
  [50, 0],
  [51, 3],
  [57, 21],
  [60, 30],
  [71, 30],
])('PG-20 whoever wins to 50 with %i begins the next table with %i', (score, headStart) => {
  expect(coming(end(begin(), 0, score))?.options).toMatchObject({ headStart: [headStart, 0] });
});

test('PG-20 only the winner has something to carry', () => {
  expect(coming(end(begin({ seats: 2 }), 1, 54))?.options).toMatchObject({ headStart: [0, 12, 0, 0] });
});

test('PG-21 a table played again begins without a head start', () => {
  expect(coming(end(end(begin(), 0, 57), 1, 100))?.options).toMatchObject({ headStart: [0, 0] });
});

test('PG-22 the third table wins the night', () => {
  const night = end(end(end(begin(), 0, 50), 0, 100), 0, 103);
  expect(night.ahead).toMatchObject({ matches: [], outcome: { won: true, title: 'Morning, and not a candle lost' } });
});

test('PG-22 the last candle loses it', () => {
  const night = end(end(end(end(begin(), 0, 50), 1, 100), 1, 100), 1, 100);
  expect(night.ahead).toMatchObject({ matches: [], outcome: { won: false, title: 'Dark before dawn' } });
});

test('PG-23 a table that is over is final, and a retry is dealt anew', () => {
  const night = begin();
  const first = night.openMatch('table-1');
  end(night, 1, 50);
  const again = night.openMatch('table-1');
  expect([first?.attempt, again?.attempt]).toEqual([0, 1]);
  expect(again?.seed).not.toBe(first?.seed);
  end(night, 0, 50);
  expect(() => night.recordEnd({ match: 'table-1', game: 'pig', outcome: OVER, state: { goal: 50, scores: [50, 0] } })).toThrow('not open');
});

describe('the night is told', () => {
  test('at its beginning, after a win and after a defeat', () => {
    const night = begin();
    expect(night.standing).toMatchObject({ summary: 'Table 1 of 3, three candles' });
    expect(night.standing.words).toContain('three candles');
    end(night, 0, 54);
    expect(night.standing.words).toContain('You won with 54, and this house pays three for every point too many: 12 points lie ready');
    expect(coming(night)?.words).toContain('You begin with 12 points.');
    end(night, 1, 100);
    expect(night.standing.words).toContain('Two candles left.');
    expect(night.standing.carried).toEqual([
      { id: 'candles', label: 'Candles', value: '2 of 3 burning', signs: { has: 2, of: 3 } },
      { id: 'headStart', label: 'Head start', value: '0 points' },
    ]);
  });

  test('on the card before the first move: what winning and losing mean', () => {
    const night = begin();
    expect(coming(night)?.stakes).toEqual(['Every point above 50 is worth three at the next table, up to 30.', 'A table lost puts out a candle. You have three.']);
    end(end(end(end(night, 0, 50), 0, 100), GUEST, 100), GUEST, 100);
    expect(coming(night)?.stakes).toEqual(['Win this one, and the room is yours.', 'This is your last candle: lose, and the night is over.']);
  });

  test.each([
    [0, 'Morning, and not a candle lost', 'at the first try'],
    [1, 'Morning, with two candles burning', 'at the second try'],
    [2, 'Morning, by the last candle', 'after two defeats'],
  ])('after %i defeats at the last table: %s', (defeats, title, tries) => {
    const night = end(end(begin(), 0, 50), 0, 100);
    for (let i = 0; i < defeats; i++) end(night, GUEST, 100);
    end(night, 0, 101);
    expect(night.ahead.outcome?.title).toBe(title);
    expect(night.standing.stations[2]?.result?.words).toBe(`Won with 101, ${tries}.`);
    expect(night.standing.stations.map(({ when }) => when)).toEqual(['behind', 'behind', 'behind']);
  });
});

test('a night that cannot have come about is refused', () => {
  const good = end(begin(), 1, 50).document;
  expect(longNight.broken?.(good)).toEqual([]);
  const faults = [{ burning: 3 }, { at: 1 }, { headStart: [31] }, { headStart: [] }, { tables: good.tables.slice(1) }].map((change) => longNight.broken?.({ ...good, ...change })?.length);
  for (const count of faults) expect(count).toBeGreaterThan(0);
});
