import { useSettings } from '@/store/settings';
import { installStorage } from '@/store/storage/current';
import { memoryStorage, type KeyValue } from '@/store/storage/keyValue';
import { Vault } from '@/store/storage/vault';

let storage: KeyValue;
const settings = () => useSettings.getState();
const openAgain = () => {
  installStorage(storage);
  settings().open();
};

beforeEach(() => {
  storage = memoryStorage();
  openAgain();
});

test('what was set is still set after a restart', () => {
  settings().change({ speed: 'fast', textScale: 1.6, leftHanded: true });
  openAgain();
  expect(settings()).toMatchObject({ speed: 'fast', textScale: 1.6, leftHanded: true, sound: true });
});

test('one value that makes no sense does not cost the others', () => {
  new Vault(storage).write('settings', JSON.stringify({ speed: 'warp', textScale: 40, haptics: false }));
  openAgain();
  expect(settings()).toMatchObject({ speed: 'normal', textScale: 1, haptics: false });
});

test('damaged settings become the ordinary ones', () => {
  settings().change({ speed: 'slow' });
  new Vault(storage).write('settings', '{{{');
  openAgain();
  expect(settings().speed).toBe('normal');
});

test('setting everything back reaches storage', () => {
  settings().change({ quiet: true });
  settings().reset();
  openAgain();
  expect(settings().quiet).toBe(false);
});

test('the size of the letters of a story is remembered', () => {
  settings().change({ readingScale: 1.2 });
  openAgain();
  expect(settings().readingScale).toBe(1.2);
});
