import { importFile, type Imported } from '@/box/importFile';
import { botFor, type AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { checksum, type MatchSave } from '@/engine/save';
import { findBox } from '@/games';
import { pig } from '@/games/pig';
import { longNight } from '@/games/pig/campaign/longNight';
import { playableBoxes } from '@/games/playableBoxes';
import { openCampaign, startCampaign } from '@/store/campaignMatches';
import { useCampaigns } from '@/store/campaigns';
import { LARGEST_FILE, LARGEST_SEALED_FILE } from '@/store/fileText';
import { useSaves } from '@/store/saves';
import { sealed, unsealed } from '@/store/sealing';
import type { SeatPlayer } from '@/store/seats';
import { currentVault, installStorage } from '@/store/storage/current';
import { memoryStorage, type KeyValue } from '@/store/storage/keyValue';
import { fileOf, mutant } from '@tests/kit/mutants';

const PLAYERS: readonly SeatPlayer[] = [{ name: 'Kaja', plays: 'person' }, { name: 'Ash', plays: 'hard' }];
const LABEL = { id: 'm1', name: 'Kaja against Ash', game: 'pig', players: PLAYERS, createdAt: 5, finished: false, summary: 'Turn 3' };

let storage: KeyValue;
const saves = () => useSaves.getState();
const entryOf = (id: string) => saves().entries.find((entry) => entry.id === id);

const played = (moves: number, seed = 'a seed') => {
  const match = Match.create(pig.game, { seats: 2, goal: 50 }, seed);
  for (let i = 0; i < moves && !match.outcome; i++) match.play(match.prompts()[0]?.seat ?? 0, { type: match.state.turnTotal > 15 ? 'hold' : 'roll' });
  return match;
};
const written = (match: unknown, label: object = LABEL): string => JSON.stringify({ format: 1, label, match });
const forged = (save: MatchSave, changes: object): MatchSave => {
  const changed = { ...save, ...changes };
  return { ...changed, check: checksum(changed) };
};
const bring = (text: string): Promise<Imported> => importFile(findBox, text);
const idOf = (imported: Imported): string => {
  if (!imported.ok) throw new Error(imported.words);
  return imported.id;
};

beforeEach(() => {
  storage = memoryStorage();
  installStorage(storage);
  saves().open((id) => (id === 'pig' ? pig.game : undefined));
  useCampaigns.getState().open();
});

/** Refused in words, and nothing is left of it. */
async function expectRefused(text: string, words: RegExp): Promise<void> {
  expect(await bring(text)).toEqual({ ok: false, words: expect.stringMatching(words) });
  expect(storage.keys()).toEqual([]);
  expect(saves().entries).toEqual([]);
}

test('an exported match is the same match when it is imported', async () => {
  const match = played(5);
  saves().put(LABEL, match.save());
  const id = idOf(await bring(saves().exportFile('m1')?.text ?? ''));
  expect(id).not.toBe('m1');
  expect(Match.load(pig.game, saves().load(id)).hash()).toBe(match.hash());
  expect(entryOf(id)).toMatchObject({ name: LABEL.name, players: PLAYERS, finished: false });
});

describe('what is not ours stays outside, in words', () => {
  const save = played(3).save();
  test.each([
    ['nothing', ''],
    ['a shopping list', 'milk, eggs'],
    ['other JSON', '{"hello":"world"}'],
    ['a list', '[1,2,3]'],
    ['a damaged match', written({ format: 1 })],
    ['a match that was changed by hand', written({ ...save, seed: 'luckier' })],
    ['a match of a box that is not here', written(forged(save, { game: 'chess' }))],
    ['a match of a name every object has', written(forged(save, { game: 'constructor' }))],
    ['a match with impossible options', written(forged(save, { options: { seats: 99, goal: 50 } }))],
    ['a match with moves nobody was asked for', written(forged(save, { moves: [...save.moves, [7, { type: 'roll' }]], checkpoint: undefined }))],
    ['a match whose moves lead elsewhere', written(forged(played(30, 'other').save(), { seed: 'a seed' }))],
    ['a match with fewer players on its label', written(save, { ...LABEL, players: PLAYERS.slice(1) })],
    ['a match with a name too long on its label', written(save, { ...LABEL, players: [PLAYERS[0], { name: 'x'.repeat(1000), plays: 'easy' }] })],
    ['a match with tricks for names', written(save).replace('"name":', '"__proto__":{"finished":true},"name":')],
    ['a file folded too deep', `{"format":1,"label":${'['.repeat(100_000)}`],
    ['a folded file that is well formed', written({ ...save, options: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown })],
    ['a file that is too large', written({ ...save, seed: 'x'.repeat(LARGEST_FILE) })],
    ['a sealed file that is too large', sealed(written({ ...save, seed: 'x'.repeat(LARGEST_FILE) }), '')],
    ['more than anybody would read', 'x'.repeat(LARGEST_SEALED_FILE + 1)],
    ['a seal around nothing of ours', sealed('milk', '')],
    ['a long seed', written(forged(save, { seed: 'x'.repeat(201) }))],
    ['one long move, played thousands of times', written({ ...save, moves: { table: [{ type: 'roll', why: 'x'.repeat(100_000) }], list: Array.from({ length: 8000 }, (_, i) => (i % 2 ? 0 : 0)) } })],
  ])('%s', async (_, text) => expectRefused(text, /^This is not a Grudgebox file\./));

  test('a file of a newer app says so', async () => {
    await expectRefused(JSON.stringify({ format: 9, label: {}, match: {} }), /newer/);
    await expectRefused(sealed('{}', '').replace('"seal": 1', '"seal": 2'), /newer/);
  });

  test('an exception that nobody expected becomes words', async () => {
    const broken = () => {
      throw new TypeError('x is not a function');
    };
    expect(await importFile(broken, written(save))).toEqual({ ok: false, words: expect.stringMatching(/could not be imported/) });
    expect(await importFile(() => ({ ...findBox('pig'), contents: { box: { here: undefined, load: () => Promise.reject(new Error('http://x/y.js')) } } }) as never, written(save))).toEqual({
      ok: false,
      words: expect.stringMatching(/could not be fetched\. Try again/),
    });
    expect(storage.keys()).toEqual([]);
  });
});

test('what is stored is what the moves led to: nothing else of the file comes in', async () => {
  const match = played(400);
  expect(match.outcome).toBeDefined();
  const text = written({ ...match.save(), extra: 'ballast' }, { ...LABEL, finished: false, summary: 'x'.repeat(300), createdAt: 1e300, name: 'two\nlines', extra: 'ballast', day: '2031-05-04', campaign: { id: 'c', match: 'm', attempt: 0 } });
  const id = idOf(await bring(text));
  expect(entryOf(id)).toMatchObject({ finished: true, summary: '', name: 'Unnamed match', createdAt: 0 });
  expect(entryOf(id)?.day).toBeUndefined();
  expect(entryOf(id)?.campaign).toBeUndefined();
  expect(currentVault().read(`save/${id}`)).not.toContain('ballast');
});

test('a computer player of a temperament that only every object has is a plain one', async () => {
  const players = [PLAYERS[0], { name: 'Ash', plays: 'hard', temperament: 'constructor' }];
  const id = idOf(await bring(written(played(2).save(), { ...LABEL, players })));
  expect(entryOf(id)?.players[1]).toEqual({ name: 'Ash', plays: 'hard' });
  const box: AnyBox = { ...(pig as unknown as AnyBox), temperaments: {} };
  expect(botFor(box, 'hard', 'constructor')).toBe(box.bots.hard);
  expect(botFor(box, 'hard', '__proto__')).toBe(box.bots.hard);
});

describe('secrets in files', () => {
  const SEED = 'w~thisseedtellseverythingthatwillhappen';

  test('a match that is not over is marked and holds neither seed nor moves in the open', async () => {
    saves().put(LABEL, played(4, SEED).save());
    const file = saves().exportFile('m1');
    expect(file).toMatchObject({ isSealed: true, fileName: 'kaja-against-ash.sealed.grudge.json' });
    expect(file?.text).toContain('still being played');
    for (const secret of [SEED, 'roll', 'moves', 'checkpoint']) expect(file?.text).not.toContain(secret);
    expect(Match.load(pig.game, saves().load(idOf(await bring(file?.text ?? '')))).seed).toBe(SEED);
  });

  test('a match that is over is a replay anybody may read', () => {
    const match = played(400, SEED);
    saves().put({ ...LABEL, finished: true }, match.save());
    expect(saves().exportFile('m1')).toMatchObject({ isSealed: false, fileName: 'kaja-against-ash.grudge.json', text: expect.stringContaining(SEED) });
  });

  test('a finished match of a campaign is sealed: its seed tells the other matches’ seeds', () => {
    saves().put({ ...LABEL, finished: true, campaign: { id: 'c', match: 'table-1', attempt: 0 } }, played(400, SEED).save());
    expect(saves().exportFile('m1')?.text).not.toContain(SEED);
  });

  test('a campaign under way is sealed, and its seed is as wide as a match’s', async () => {
    const started = startCampaign(pig, longNight, { seats: 1, candles: 3 }, PLAYERS.slice(0, 1));
    if (!started.ok) throw new Error(started.words);
    const { seed } = useCampaigns.getState().load(started.id);
    expect(seed).toMatch(/^w~[0-9a-z]{28}$/);
    const text = useCampaigns.getState().exportFile(started.id)?.text ?? '';
    expect(text).not.toContain(seed);
    expect(openCampaign(longNight, idOf(await bring(text))).seed).toBe(seed);
  });

  test('a broken seal is found out', async () => {
    saves().put(LABEL, played(4).save());
    const text = saves().exportFile('m1')?.text ?? '';
    saves().remove('m1');
    const { sealed: hidden } = JSON.parse(text) as { sealed: string };
    const other = hidden.slice(0, 40) + (hidden[40] === 'A' ? 'B' : 'A') + hidden.slice(41);
    await expectRefused(text.replace(hidden, other), /not a Grudgebox file/);
    await expectRefused(text.replace(hidden, '%%%'), /not a Grudgebox file/);
  });

  test('every letter comes out of a seal as it went in', () => {
    const text = JSON.stringify({ name: 'Zoë “the Blade” 小刀 🎲', empty: '' });
    const inside = unsealed(sealed(text, 'about'));
    expect(inside && 'text' in inside ? JSON.parse(inside.text) : undefined).toEqual(JSON.parse(text));
  });
});

test('10,000 mutated files: no exception, and nothing comes in that cannot be opened and deleted', async () => {
  const boxes = new Map((await playableBoxes()).map(({ id, box }) => [id, box]));
  saves().open((id) => boxes.get(id)?.game);
  const started = startCampaign(pig, longNight, { seats: 1, candles: 3 }, PLAYERS.slice(0, 1));
  if (!started.ok) throw new Error(started.words);
  const campaign = currentVault().read(`campaign/${started.id}`) ?? '';
  useCampaigns.getState().remove(started.id);
  const files = [campaign, ...[...boxes.values()].flatMap((box) => [0, 3, 8].map((moves) => fileOf(box, `file ${moves}`, moves)))];
  for (const file of files) idOf(await bring(file));
  for (const { id } of saves().entries) saves().remove(id);
  for (const { id } of useCampaigns.getState().entries) useCampaigns.getState().remove(id);
  const random = Random.fromSeed('mutants');
  let opened = 0;
  const demand = (holds: boolean, what: string, text: string) => {
    if (!holds) throw new Error(`${what}: ${text.slice(0, 2000)}`);
  };
  for (let i = 0; i < 10_000; i++) {
    const text = mutant(random.pick(files), random);
    const imported = await bring(text);
    if (!imported.ok) demand(/^This (is not a Grudgebox file|match|campaign|file)/.test(imported.words), imported.words, text);
    else if (imported.kind === 'campaign') {
      openCampaign(longNight, imported.id);
      useCampaigns.getState().remove(imported.id);
    } else {
      const entry = entryOf(imported.id);
      const box = boxes.get(entry?.game ?? '');
      if (!box) throw new Error(`stored, but of no box: ${text}`);
      const match = Match.load(box.game, saves().load(imported.id));
      demand(entry?.players.length === match.options.seats, 'the label does not fit the match', text);
      saves().remove(imported.id);
    }
    demand(storage.keys().length === 0, 'something is left', text);
    if (imported.ok) opened += 1;
  }
  // Some changes do no harm; if all were refused, only the refusing would be tested.
  expect(opened).toBeGreaterThan(200);
}, 240_000);
