import { importFile } from '@/box/importFile';
import { findBox } from '@/games';
import { pig } from '@/games/pig';
import { useSaves } from '@/store/saves';
import { seatingOf, type SeatPlayer } from '@/store/seats';
import { startMatch } from '@/store/startMatch';
import { currentVault, installStorage } from '@/store/storage/current';
import { memoryStorage } from '@/store/storage/keyValue';

const KAJA: SeatPlayer = { name: 'Kaja', plays: 'person' };
const NOOR: SeatPlayer = { name: 'Noor', plays: 'person' };
const saves = () => useSaves.getState();

beforeEach(() => {
  installStorage(memoryStorage());
  saves().open();
});

function startAround(): string {
  const started = startMatch(pig, { seats: 2, goal: 50 }, [KAJA, NOOR], 'around');
  if (!started.ok) throw new Error(started.words);
  return started.id;
}

test('how people share the screen is kept over a restart', () => {
  const id = startAround();
  saves().open();
  expect(saves().entries.find((entry) => entry.id === id)?.sharing).toBe('around');
});

test.each([
  ['without it', undefined],
  ['with nonsense in its place', 'upside down'],
])('a save %s stays readable', async (_, sharing) => {
  const file = JSON.parse(currentVault().read(`save/${startAround()}`) ?? '') as { label: object };
  const imported = await importFile(findBox, JSON.stringify({ ...file, label: { ...file.label, sharing } }));
  if (!imported.ok) throw new Error(imported.words);
  const entry = saves().entries.find(({ id }) => id === imported.id);
  expect(entry).toMatchObject({ players: [KAJA, NOOR] });
  expect(entry?.sharing).toBeUndefined();
  expect(entry?.unreadable).toBeUndefined();
});

test('several people pass the device round unless they say otherwise; one person never does', () => {
  expect(seatingOf([KAJA, NOOR])).toBe('pass');
  expect(seatingOf([KAJA, NOOR], 'around')).toBe('around');
  expect(seatingOf([KAJA, { name: 'Ash', plays: 'easy' }], 'around')).toBe('solo');
});
