import { randomBot } from '@/engine/bots/random';
import type { SavedCampaign } from '@/engine/campaign/campaign';
import { CAMPAIGN_FORMAT, checksum, parseCampaignSave, type CampaignSave } from '@/engine/campaign/campaignSave';
import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import type { Outcome } from '@/engine/game';
import { UnreadableSave } from '@/engine/save';
import { pig } from '@/games/pig';
import { describeCampaign } from '@tests/kit/describeCampaign';
import { bidsGame } from '@tests/kit/toys/bids';
import { chapters } from '@tests/kit/toys/chapters';
import { errands } from '@tests/kit/toys/errands';

const anybody = randomBot(bidsGame);
const bids = { game: bidsGame, bots: { easy: anybody, medium: anybody, hard: anybody } };

describeCampaign(errands, { boxes: { pig }, optionSets: [{ seats: 1 }], campaigns: 3, maxMatches: 9, maxMoves: 500, mustEnd: false });
describeCampaign(chapters, { boxes: { pig, 'toy-bids': bids }, optionSets: [{ seats: 2 }], campaigns: 6, maxMatches: 6, maxMoves: 500 });

const WON: Outcome = { kind: 'together', won: true, places: [1], scores: [5], lines: [[{ label: 'Turns to spare', points: 5 }]], words: 'Fetched.' };
const fetch = (running: RunningCampaign<object, { seats: number }, { pig: number }>, match: string, turns: number) =>
  running.recordEnd({ match, game: 'pig', outcome: WON, state: { turns: [turns] } });
const errand = (seed = 'monday') => RunningCampaign.start(errands, { seats: 1 }, seed);

describe('missions that are all open', () => {
  test('are played in any order, and only the best of each counts', () => {
    const running = errand();
    fetch(running, 'beer', 7);
    fetch(running, 'beer', 5);
    fetch(running, 'beer', 9);
    fetch(running, 'bread', 4);
    expect(running.document).toEqual({ best: { beer: 5, bread: 4 } });
    expect(running.ahead.outcome).toBeUndefined();
    fetch(running, 'candles', 6);
    expect(running.ahead).toMatchObject({ outcome: { won: true } });
    expect(running.ahead.matches).toHaveLength(3);
  });

  test('have seeds that do not depend on what else was played meanwhile', () => {
    const running = errand();
    const before = running.openMatch('bread');
    fetch(running, 'beer', 7);
    expect(running.openMatch('bread')).toEqual(before);
    expect(running.openMatch('beer')?.seed).not.toBe(errand().openMatch('beer')?.seed);
    expect(before?.seed).not.toBe(errand('tuesday').openMatch('bread')?.seed);
  });
});

test('a document once handed out does not change', () => {
  const running = errand();
  const before = running.document;
  fetch(running, 'beer', 7);
  expect(before).toEqual({ best: {} });
});

test('a campaign where nothing can be played and nothing is over is refused', () => {
  expect(() => RunningCampaign.start({ ...errands, next: () => ({ matches: [] }) }, { seats: 1 }, 'x')).toThrow('nothing can be played and nothing is over');
});

describe('a defeat in a chapter', () => {
  const battle = (running: ReturnType<typeof begin>, winner: number) => {
    const match = running.ahead.matches[0]?.id ?? '';
    running.recordEnd({ match, game: 'pig', outcome: WON, state: { goal: 50, scores: [0, 0, 0].map((_, seat) => (seat === winner ? 50 : 0)) } });
  };
  const begin = () => {
    const running = RunningCampaign.start(chapters, { seats: 2 }, 'book');
    running.recordEnd({ match: 'chapter-1/story', game: 'toy-bids', outcome: WON, state: { scores: [1, 9] } });
    return running;
  };

  test('is fought again, and what was voted for comes along', () => {
    const running = begin();
    battle(running, 2);
    expect(running.ahead.matches).toMatchObject([{ id: 'chapter-1/battle', options: { headStart: [10, 0, 0] } }]);
    expect(running.timesPlayed('chapter-1/battle')).toBe(1);
  });

  test('the second time leaves a scar, and the story goes on', () => {
    const running = begin();
    battle(running, 2);
    battle(running, 2);
    expect(running.document).toMatchObject({ chapter: 2, phase: 'story', scars: 1, facts: ['pride'] });
  });
});

const refusalOf = (read: () => unknown): UnreadableSave => {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableSave) return error;
    throw error;
  }
  throw new Error('it was read');
};
const sign = ({ check: _check, ...save }: CampaignSave, changes: Partial<CampaignSave>): CampaignSave => {
  const changed = { ...save, ...changes };
  return { ...changed, check: checksum(changed) };
};

describe('a save', () => {
  const saved = () => {
    const running = errand();
    fetch(running, 'beer', 7);
    return running.save();
  };

  test('that was changed without a new signature is damaged', () => {
    expect(refusalOf(() => parseCampaignSave({ ...saved(), seed: 'other' }))).toMatchObject({ reason: 'damaged', message: expect.stringContaining('checksum') });
  });

  test('of which half is missing is damaged, and it is said where', () => {
    const { results: _results, ...half } = saved();
    expect(refusalOf(() => parseCampaignSave(half))).toMatchObject({ reason: 'damaged', message: expect.stringContaining('results') });
    expect(refusalOf(() => parseCampaignSave('nonsense')).reason).toBe('damaged');
  });

  test('of a newer app or a newer campaign waits for an update', () => {
    expect(refusalOf(() => parseCampaignSave({ ...saved(), format: CAMPAIGN_FORMAT + 1 })).reason).toBe('newer');
    expect(refusalOf(() => RunningCampaign.load(errands, sign(saved(), { version: 2 }))).reason).toBe('newer');
  });

  test('of another campaign is named', () => {
    expect(refusalOf(() => RunningCampaign.load(errands, RunningCampaign.start(chapters, { seats: 2 }, 'x').save()))).toMatchObject({ reason: 'unknownGame', message: expect.stringContaining('toy-chapters') });
  });

  test('with a document that no results lead to is damaged', () => {
    expect(refusalOf(() => RunningCampaign.load(errands, sign(saved(), { document: { best: { beer: 1 } } }))).message).toContain('do not lead to where it was saved');
  });

  test('with facts that nobody can have is damaged', () => {
    const impossible = { ...chapters, start: () => ({ ...chapters.start({ seats: 2 }, never), scars: 4 }) };
    const save = { ...RunningCampaign.start(chapters, { seats: 2 }, 'x').save() };
    expect(refusalOf(() => RunningCampaign.load(impossible, save)).message).toContain('facts or scars that nobody can have');
  });
});

const never = { pick: <T>([first]: readonly T[]): T => first as T } as Parameters<typeof chapters.start>[1];

describe('an older version', () => {
  /** From version 2 on a mug of beer takes a turn longer. */
  const later = (step?: (saved: SavedCampaign) => SavedCampaign): typeof errands => ({
    ...errands,
    version: 2,
    record: (draft, result, random) => errands.record(draft, { ...result, taken: result.taken + 1 }, random),
    ...(step && { migrations: { 1: step } }),
  });
  const old = () => {
    const running = errand();
    fetch(running, 'beer', 7);
    fetch(running, 'bread', 4);
    return running.save();
  };

  test('without a migration is refused, and says so', () => {
    expect(refusalOf(() => RunningCampaign.load(later(), old())).message).toContain('version 1 of Errands cannot be continued by version 2');
  });

  test('goes on from where it stood if the migration keeps the document', () => {
    const running = RunningCampaign.load(later((saved) => saved), old());
    expect(running.document).toEqual({ best: { beer: 7, bread: 4 } });
    fetch(running, 'candles', 5);
    expect(running.document).toEqual({ best: { beer: 7, bread: 4, candles: 6 } });
    const again = RunningCampaign.load(later(), parseCampaignSave(JSON.parse(JSON.stringify(running.save()))));
    expect(again.document).toEqual(running.document);
    expect(again.timesPlayed('beer')).toBe(1);
  });

  test('is told again by the new rules if the migration leaves the document out', () => {
    const running = RunningCampaign.load(later(({ options, results }) => ({ options, results })), old());
    expect(running.document).toEqual({ best: { beer: 8, bread: 5 } });
    expect(RunningCampaign.load(later(), running.save()).hash()).toBe(running.hash());
  });

  test('with a changed rule and the same version does not lead where it led', () => {
    expect(refusalOf(() => RunningCampaign.load({ ...later(), version: 1 }, old())).message).toContain('result 1 does not lead to where it led');
  });
});
