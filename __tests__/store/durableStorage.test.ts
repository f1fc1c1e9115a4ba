import 'fake-indexeddb/auto';

import { DurableStorage, type Messenger } from '@/store/storage/durableStorage';
import { memoryStorage } from '@/store/storage/keyValue';
import { Vault } from '@/store/storage/vault';

let databases = 0;
const freshName = () => `test-${databases++}`;
const open = (name: string, messenger?: Messenger) => DurableStorage.open({ messenger, name });

/** Two windows of one browser: what one tells, the other hears. */
function windows(): readonly [Messenger, Messenger] {
  const ears: [((keys: readonly string[]) => void)[], ((keys: readonly string[]) => void)[]] = [[], []];
  const side = (own: 0 | 1): Messenger => ({
    tell: (keys) => ears[own === 0 ? 1 : 0].forEach((hear) => hear(keys)),
    listen: (hear) => ears[own].push(hear),
  });
  return [side(0), side(1)];
}

test('what was accepted is there at once, and after everything was closed', async () => {
  const name = freshName();
  const storage = await open(name);
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  await storage.settled();
  const again = await open(name);
  expect([again.get('a'), again.keys()]).toEqual(['1', ['a']]);
});

test('the steps of one document go to the disk together, durably', async () => {
  const name = freshName();
  const storage = await open(name);
  const asked: [string, unknown][] = [];
  const transaction = IDBDatabase.prototype.transaction;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...told) {
    asked.push([told[1] ?? 'readonly', told[2]]);
    return transaction.apply(this, told);
  });
  new Vault(storage).write('save/x', 'text');
  await storage.settled();
  jest.restoreAllMocks();
  expect(asked).toEqual([['readwrite', { durability: 'strict' }]]);
  expect(new Vault(await open(name)).read('save/x')).toBe('text');
});

test('what localStorage kept moves over once, and never overwrites', async () => {
  const name = freshName();
  const first = await open(name);
  first.set('grudgebox:b', 'newer');
  await first.settled();
  const earlier = memoryStorage([['grudgebox:a', 'kept'], ['grudgebox:b', 'older'], ['other', 'not ours']]);
  const storage = await DurableStorage.open({ earlier, name });
  expect([storage.get('grudgebox:a'), storage.get('grudgebox:b'), storage.get('other')]).toEqual(['kept', 'newer', undefined]);
  expect(earlier.keys()).toEqual(['other']);
});

test('a full disk is told with the next change, which is tried again', async () => {
  const name = freshName();
  const storage = await open(name);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  storage.set('a', '1');
  await expect(storage.settled()).rejects.toThrow('no room');
  expect(() => storage.set('a', '2')).toThrow('no room');
  put.mockRestore();
  storage.set('a', '3');
  await storage.settled();
  expect((await open(name)).get('a')).toBe('3');
});

test('what cannot be written is told at once, without waiting for the next change, and told when it could be', async () => {
  const told: unknown[] = [];
  const storage = await DurableStorage.open({ name: freshName(), onTrouble: (trouble) => told.push(trouble) });
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  storage.set('a', '1');
  await storage.settled().catch(() => undefined);
  expect(told).toEqual([expect.objectContaining({ name: 'QuotaExceededError' })]);
  put.mockRestore();
  expect(() => storage.set('a', '2')).toThrow('no room');
  await storage.settled();
  expect(told[1]).toBeUndefined();
});

test('what one window writes, the other reads', async () => {
  const name = freshName();
  const [here, there] = windows();
  const [one, other] = [await open(name, here), await open(name, there)];
  const heard: (readonly string[])[] = [];
  other.watch((keys) => heard.push(keys));
  one.set('a', '1');
  await one.settled();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([other.get('a'), heard]).toEqual(['1', [['a']]]);
});

test('two windows that write different documents in any order lose none of them', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const name = freshName();
    const [here, there] = windows();
    const writers = [await open(name, here), await open(name, there)] as const;
    for (let i = 0; i < 12; i++) {
      const which = (seed >> (i % 5)) & 1;
      new Vault(writers[which === 0 ? 0 : 1]).write(`save/${which}-${i}`, `text ${i}`);
      if (i % 3 === seed % 3) await Promise.resolve();
    }
    await Promise.all(writers.map((writer) => writer.settled()));
    const vault = new Vault(await open(name));
    expect(vault.names('save/')).toHaveLength(12);
    for (let i = 0; i < 12; i++) expect(vault.read(`save/${(seed >> (i % 5)) & 1}-${i}`)).toBe(`text ${i}`);
  }
});
