import { importFile } from '@/box/importFile';
import type { AnyBox } from '@/engine/box';
import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { Match } from '@/engine/match';
import { findBox } from '@/games';
import { pig } from '@/games/pig';
import { longNight } from '@/games/pig/campaign/longNight';
import { matchAt, openCampaign, playMatch, settleCampaign, startCampaign } from '@/store/campaignMatches';
import { useCampaigns } from '@/store/campaigns';
import { useSaves } from '@/store/saves';
import type { SeatPlayer } from '@/store/seats';
import { currentVault, installStorage } from '@/store/storage/current';

import { BreakableStorage, PowerCut } from './crashing';

const KAJA: readonly SeatPlayer[] = [{ name: 'Kaja', plays: 'person' }];
const boxOf = (): Promise<AnyBox> => Promise.resolve(pig);

let storage: BreakableStorage;
const openAgain = () => {
  installStorage(storage);
  useSaves.getState().open();
  useCampaigns.getState().open();
};
const campaigns = () => useCampaigns.getState();
const saves = () => useSaves.getState();

beforeEach(() => {
  storage = new BreakableStorage();
  openAgain();
});

const unwrap = (started: ReturnType<typeof startCampaign>): string => {
  if (!started.ok) throw new Error(started.words);
  return started.id;
};
const begin = (players = KAJA) => unwrap(startCampaign(pig, longNight, { seats: players.length, candles: 3 }, players, undefined, 'snow'));
const entryOf = (id: string) => {
  const entry = campaigns().entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error('the campaign is not listed');
  return entry;
};
const night = (id: string) => openCampaign(longNight, id);
const coming = (id: string) => night(id).ahead.matches[0]?.id ?? '';
const sitDown = (id: string) => unwrap(playMatch(entryOf(id), night(id), coming(id), pig));

/** Rolls and holds for everybody until the match is over, and stores it as the table does. */
function playOut(save: string): void {
  const match = Match.load(pig.game, saves().load(save));
  while (!match.outcome) match.play(match.prompts()[0]?.seat ?? 0, { type: match.state.turnTotal >= 20 ? 'hold' : 'roll' });
  const entry = saves().entries.find(({ id }) => id === save);
  if (entry) saves().put({ ...entry, finished: true }, match.save());
}

test('a campaign is listed with where it stands, and comes back after a restart', () => {
  const id = begin();
  openAgain();
  expect(entryOf(id)).toMatchObject({ name: 'The Long Night', campaign: 'the-long-night', box: 'pig', finished: false, summary: 'Table 1 of 3, three candles', players: KAJA });
  expect(night(id).hash()).toBe(RunningCampaign.start(longNight, { seats: 1, candles: 3 }, 'snow').hash());
});

test('two people on a campaign are in its name', () => {
  expect(entryOf(begin([...KAJA, { name: 'Bo', plays: 'person' }])).name).toBe('The Long Night: Kaja, Bo');
});

describe('a match of a campaign', () => {
  test('is dealt by the campaign, with its players and guests, and knows its place', () => {
    const id = begin();
    const save = sitDown(id);
    const open = night(id).openMatch('table-1');
    expect(saves().load(save)).toMatchObject({ seed: open?.seed, options: open?.options });
    const entry = saves().entries.find((each) => each.id === save);
    expect(entry).toMatchObject({ campaign: { id, match: 'table-1', attempt: 0, stakes: open?.stakes }, name: 'The Long Night: The table by the door' });
    expect(entry?.players).toMatchObject([KAJA[0], { plays: 'easy' }]);
  });

  test('is gone on with while it is under way, and dealt the same if its save was deleted', () => {
    const id = begin();
    const save = sitDown(id);
    openAgain();
    expect(sitDown(id)).toBe(save);
    const { seed } = saves().load(save);
    saves().remove(save);
    const again = sitDown(id);
    expect(again).not.toBe(save);
    expect(saves().load(again).seed).toBe(seed);
  });

  test('cannot be played before its time', () => {
    const id = begin();
    expect(playMatch(entryOf(id), night(id), 'table-3', pig)).toEqual({ ok: false, words: 'This match cannot be played now.' });
  });

  test('is recorded when it is over, and the list follows', async () => {
    const id = begin();
    playOut(sitDown(id));
    expect(await settleCampaign(longNight, id, boxOf)).toEqual({ ok: true });
    expect(night(id).results).toHaveLength(1);
    expect(entryOf(id).summary).toBe(night(id).standing.summary);
    expect(entryOf(id).summary).not.toBe('Table 1 of 3, three candles');
  });

  test('is not recorded before it is over', async () => {
    const id = begin();
    sitDown(id);
    await settleCampaign(longNight, id, boxOf);
    expect(night(id).results).toHaveLength(0);
  });

  test('is recorded once, however often and by however many', async () => {
    const id = begin();
    playOut(sitDown(id));
    await Promise.all([settleCampaign(longNight, id, boxOf), settleCampaign(longNight, id, boxOf)]);
    openAgain();
    await settleCampaign(longNight, id, boxOf);
    expect(night(id).results).toHaveLength(1);
  });

  test('that the campaign did not deal is not recorded', async () => {
    const id = begin();
    const foreign = Match.create(pig.game, { seats: 2, goal: 50 }, 'another seed');
    while (!foreign.outcome) foreign.play(foreign.prompts()[0]?.seat ?? 0, { type: foreign.state.turnTotal >= 20 ? 'hold' : 'roll' });
    saves().put({ id: 'forged', name: '', game: 'pig', players: KAJA, createdAt: 0, finished: true, summary: '', campaign: { id, match: 'table-1', attempt: 0 } }, foreign.save());
    await settleCampaign(longNight, id, boxOf);
    expect(night(id).results).toHaveLength(0);
  });

  test('that is imported as a file belongs to no campaign here', async () => {
    const imported = await importFile(findBox, saves().exportFile(sitDown(begin()))?.text ?? '');
    if (!imported.ok) throw new Error(imported.words);
    expect(saves().entries.find((entry) => entry.id === imported.id)?.campaign).toBeUndefined();
  });
});

test('a whole night, with the app closed after every step', async () => {
  const id = begin();
  for (let table = 0; table < 8 && night(id).ahead.matches.length > 0; table++) {
    openAgain();
    playOut(sitDown(id));
    openAgain();
    await settleCampaign(longNight, id, boxOf);
  }
  expect(night(id).ahead.outcome).toBeDefined();
  expect(entryOf(id)).toMatchObject({ finished: true, summary: night(id).ahead.outcome?.title });
  expect(saves().entries).toHaveLength(night(id).results.length);
});

test.each([0, 1, 2, 3, 4])('the battery falling out after %i changes of the recording loses nothing and records nothing twice', async (changes) => {
  const id = begin();
  playOut(sitDown(id));
  storage.changesLeft = changes;
  await settleCampaign(longNight, id, boxOf).catch((error: unknown) => expect(error).toBeInstanceOf(PowerCut));
  storage.changesLeft = Infinity;
  openAgain();
  expect(night(id).results).toHaveLength(changes < 2 ? 0 : 1);
  await settleCampaign(longNight, id, boxOf);
  await settleCampaign(longNight, id, boxOf);
  expect(night(id).results).toHaveLength(1);
  expect(matchAt({ id, match: 'table-1', attempt: 0 })?.finished).toBe(true);
});

test('a full device is told in words, and the result is recorded later', async () => {
  const id = begin();
  playOut(sitDown(id));
  Object.assign(storage, { failure: () => new Error('quota exceeded'), staysBroken: false, changesLeft: 0 });
  expect(await settleCampaign(longNight, id, boxOf)).toMatchObject({ ok: false, words: expect.stringContaining('no room left') });
  expect(night(id).results).toHaveLength(0);
  expect(await settleCampaign(longNight, id, boxOf)).toEqual({ ok: true });
  expect(night(id).results).toHaveLength(1);
});

describe('damaged campaigns', () => {
  const plant = (text: string) => {
    storage.set('grudgebox:campaign/c1#1', text);
    storage.set('grudgebox:campaign/c1', '1');
    openAgain();
  };
  const stored = () => currentVault().read(`campaign/${begin()}`) ?? '';

  test('are listed with the reason and kept', () => {
    plant(stored().replace('"seed":"snow"', '"seed":"slush"'));
    expect(entryOf('c1').unreadable).toMatchObject({ reason: 'damaged', words: expect.stringContaining('checksum') });
    expect(() => night('c1')).toThrow('checksum');
    plant('{"half a file');
    expect(entryOf('c1')).toMatchObject({ unreadable: { reason: 'damaged' }, name: 'Damaged save' });
  });

  test('stop their own recording only, in words', async () => {
    plant(stored().replace('"seed":"snow"', '"seed":"slush"'));
    const good = begin();
    playOut(sitDown(good));
    saves().put({ id: 'lost', name: '', game: 'pig', players: KAJA, createdAt: 0, finished: true, summary: '', campaign: { id: 'c1', match: 'table-1', attempt: 0 } }, Match.create(pig.game, { seats: 1, goal: 50 }, 'x').save());
    expect(await settleCampaign(longNight, 'c1', boxOf)).toMatchObject({ ok: false, words: expect.stringContaining('damaged') });
    expect(await settleCampaign(longNight, good, boxOf)).toEqual({ ok: true });
    expect(night(good).results).toHaveLength(1);
  });
});

test('a campaign is a file that can be taken out, removed, brought back and imported', async () => {
  const id = begin();
  playOut(sitDown(id));
  await settleCampaign(longNight, id, boxOf);
  const file = campaigns().exportFile(id);
  expect(file?.fileName).toBe('the-long-night.sealed.grudge.json');
  campaigns().remove(id);
  expect(campaigns().entries).toHaveLength(0);
  campaigns().undoRemove();
  expect(night(id).results).toHaveLength(1);
  campaigns().remove(id);
  const imported = await importFile(findBox, file?.text ?? '');
  if (!imported.ok) throw new Error(imported.words);
  expect(night(imported.id).results).toHaveLength(1);
});
