import { StorageTrouble } from '@/store/storage/keyValue';
import { Vault } from '@/store/storage/vault';

import { BreakableStorage, QuotaExceeded } from './crashing';

const OLD = 'the old text';
const NEW = 'the new text';
const DOCUMENT = 'save/one';

/** Runs an action that breaks after `changes` changes, then starts again as the app would. */
function afterCrash(changes: number, prepare: (vault: Vault) => void, act: (vault: Vault) => void): { vault: Vault; storage: BreakableStorage; finished: boolean } {
  const storage = new BreakableStorage();
  prepare(new Vault(storage));
  storage.changesLeft = changes;
  let finished = true;
  try {
    act(new Vault(storage));
  } catch {
    finished = false;
  }
  const brokeOff = storage.changesLeft <= 0;
  storage.changesLeft = Infinity;
  const vault = new Vault(storage);
  vault.sweep();
  return { vault, storage, finished: finished && !brokeOff };
}

describe('a document', () => {
  test('is read as it was written last', () => {
    const vault = new Vault(new BreakableStorage());
    expect(vault.read(DOCUMENT)).toBeUndefined();
    vault.write(DOCUMENT, OLD);
    vault.write(DOCUMENT, NEW);
    expect(vault.read(DOCUMENT)).toBe(NEW);
  });

  test('leaves nothing of its earlier versions behind', () => {
    const storage = new BreakableStorage();
    const vault = new Vault(storage);
    for (let i = 0; i < 20; i++) vault.write(DOCUMENT, `version ${i}`);
    expect(storage.kept.size).toBe(2);
  });

  test('is listed by its folder, and not by its slots', () => {
    const vault = new Vault(new BreakableStorage());
    vault.write('save/one', OLD);
    vault.write('save/two', OLD);
    vault.write('settings', OLD);
    expect([...vault.names('save/')].sort()).toEqual(['save/one', 'save/two']);
  });

  test('is gone after removal, with all its slots', () => {
    const storage = new BreakableStorage();
    const vault = new Vault(storage);
    vault.write(DOCUMENT, OLD);
    vault.remove(DOCUMENT);
    expect(vault.read(DOCUMENT)).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });
});

/** Enough for every change that a write or a removal makes, and one more that is never reached. */
const EVERY_MOMENT = [0, 1, 2, 3, 4];

describe('a crash while a document is replaced', () => {
  test.each(EVERY_MOMENT)('after %i changes leaves the old text or the new one, whole', (changes) => {
    const { vault, storage } = afterCrash(changes, (before) => before.write(DOCUMENT, OLD), (during) => during.write(DOCUMENT, NEW));
    expect(vault.read(DOCUMENT)).toBe(changes < 2 ? OLD : NEW);
    expect(storage.kept.size).toBe(2);
  });

  test.each(EVERY_MOMENT)('after %i changes does not stop the next write', (changes) => {
    const { vault } = afterCrash(changes, (before) => before.write(DOCUMENT, OLD), (during) => during.write(DOCUMENT, NEW));
    vault.write(DOCUMENT, 'a third text');
    expect(vault.read(DOCUMENT)).toBe('a third text');
  });
});

test.each(EVERY_MOMENT)('a crash after %i changes of a first write leaves no document or a whole one', (changes) => {
  const { vault, storage } = afterCrash(changes, () => undefined, (during) => during.write(DOCUMENT, NEW));
  expect(vault.read(DOCUMENT)).toBe(changes < 2 ? undefined : NEW);
  expect(storage.kept.size).toBe(changes < 2 ? 0 : 2);
});

test.each(EVERY_MOMENT)('a crash after %i changes of a removal leaves the whole document or nothing', (changes) => {
  const { vault, storage } = afterCrash(changes, (before) => before.write(DOCUMENT, OLD), (during) => during.remove(DOCUMENT));
  expect(vault.read(DOCUMENT)).toBe(changes < 1 ? OLD : undefined);
  expect(storage.kept.size).toBe(changes < 1 ? 2 : 0);
});

test('a damaged pointer does not lose the document', () => {
  const storage = new BreakableStorage();
  const vault = new Vault(storage);
  vault.write(DOCUMENT, OLD);
  vault.write(DOCUMENT, NEW);
  storage.set(`grudgebox:${DOCUMENT}`, 'rubbish');
  expect(new Vault(storage).read(DOCUMENT)).toBe(NEW);
});

describe('storage that is full', () => {
  test.each([0, 1])('at change %i is told in words and keeps what was there', (changes) => {
    const storage = new BreakableStorage();
    const vault = new Vault(storage);
    vault.write(DOCUMENT, OLD);
    storage.failure = () => new QuotaExceeded('the quota has been exceeded');
    storage.staysBroken = false;
    storage.changesLeft = changes;
    expect(() => vault.write(DOCUMENT, NEW)).toThrow(StorageTrouble);
    expect(vault.read(DOCUMENT)).toBe(OLD);
    expect(storage.kept.size).toBe(2);
  });

  test('says what to do about it', () => {
    const storage = new BreakableStorage();
    storage.failure = () => new Error('database or disk is full');
    storage.changesLeft = 0;
    expect(() => new Vault(storage).write(DOCUMENT, NEW)).toThrow(/no room left .* delete old matches/i);
  });
});
