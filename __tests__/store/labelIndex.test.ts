import { Match } from '@/engine/match';
import type { MatchSave } from '@/engine/save';
import { pig } from '@/games/pig';
import { useSaves } from '@/store/saves';
import { installStorage } from '@/store/storage/current';
import { memoryStorage, type KeyValue } from '@/store/storage/keyValue';

const LABEL = { name: 'Evening', game: 'pig', players: [{ name: 'Kaja', plays: 'person' }], createdAt: 5, finished: false, summary: 'Turn 3' } as const;
const IDS = ['a', 'b', 'c'];

const kept = memoryStorage();
const opened = new Set<string>();
/** A save is opened when its slot is read; a pointer beside it is not it. */
const watched: KeyValue = {
  ...kept,
  get: (key) => {
    const [, id] = /save\/(\w+)#/.exec(key) ?? [];
    if (id !== undefined) opened.add(id);
    return kept.get(key);
  },
};

const saves = () => useSaves.getState();
const save = (moves: number): MatchSave => {
  const match = Match.create(pig.game, { seats: 1, goal: 50 }, 'a seed');
  for (let i = 0; i < moves; i++) match.play(0, { type: 'roll' });
  return match.save();
};
/** Starts the app again; returns which saves it opened to list them. */
function openedAtStart(): readonly string[] {
  opened.clear();
  installStorage(watched);
  const alreadyOpened = opened.size;
  saves().open(() => pig.game);
  return alreadyOpened === 0 ? [...opened].sort() : ['installing the storage has opened saves'];
}
const summaries = () => Object.fromEntries(saves().entries.map(({ id, summary }) => [id, summary]));

beforeEach(() => {
  for (const key of kept.keys()) kept.remove(key);
  installStorage(watched);
  saves().open(() => pig.game);
  for (const id of IDS) saves().put({ ...LABEL, id }, save(1));
});

test('the list is read once and then opens from its index, without opening a save', () => {
  expect(openedAtStart()).toEqual(IDS);
  const { entries } = saves();
  expect(openedAtStart()).toEqual([]);
  expect(saves().entries).toEqual(entries);
});

test('only what has changed since is opened', () => {
  openedAtStart();
  saves().put({ ...LABEL, id: 'b', summary: 'Turn 4' }, save(2));
  expect(openedAtStart()).toEqual(['b']);
  expect(summaries()).toEqual({ a: 'Turn 3', b: 'Turn 4', c: 'Turn 3' });
});

test('what was deleted is not listed', () => {
  openedAtStart();
  saves().remove('b');
  expect(openedAtStart()).toEqual([]);
  expect(Object.keys(summaries()).sort()).toEqual(['a', 'c']);
});

test('what could not be opened is looked at again, and an index that cannot be read costs nothing', () => {
  kept.set('grudgebox:save/b#1', 'torn');
  openedAtStart();
  expect(saves().entries.find(({ id }) => id === 'b')?.unreadable?.reason).toBe('damaged');
  expect(openedAtStart()).toEqual(['b']);
  const key = kept.keys().find((each) => /index-save#/.test(each));
  expect(key).toBeDefined();
  kept.set(key ?? '', 'torn');
  expect(openedAtStart()).toEqual(IDS);
});
