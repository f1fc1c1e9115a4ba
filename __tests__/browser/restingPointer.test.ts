type Told = Record<string, (event: object) => void>;

/** A page, and what it tells of its pointer. */
async function page() {
  const told: Told = {};
  Object.assign(globalThis, { document: { addEventListener: (name: string, listener: Told[string]) => (told[name] = listener) } });
  let hasComeSince: (moment: number) => boolean = () => false;
  await jest.isolateModulesAsync(async () => {
    ({ hasComeSince } = await import('@/table/restingPointer.web'));
  });
  const at = (x: number, y: number, pointerType = 'mouse') => ({ pointerType, clientX: x, clientY: y });
  return { move: (...where: Parameters<typeof at>) => told['pointermove']?.(at(...where)), press: (...where: Parameters<typeof at>) => told['pointerdown']?.(at(...where)), hasComeSince };
}

beforeEach(() => jest.useFakeTimers({ now: 10_000 }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

test('a mouse that comes and rests asks what lies under it', async () => {
  const { move, hasComeSince } = await page();
  const entered = Date.now();
  move(40, 40);
  jest.advanceTimersByTime(700);
  expect(hasComeSince(entered)).toBe(true);
});

test('a mouse that has pressed and not moved since asks nothing, whatever comes to lie under it', async () => {
  const { move, press, hasComeSince } = await page();
  move(40, 40);
  jest.advanceTimersByTime(500);
  press(40, 40);
  jest.advanceTimersByTime(500);
  const entered = Date.now();
  // What a browser tells when the page changes under a pointer at rest.
  move(40, 40);
  jest.advanceTimersByTime(700);
  expect(hasComeSince(entered)).toBe(false);
});

test('a mouse that comes and presses has said what it wants', async () => {
  const { move, press, hasComeSince } = await page();
  const entered = Date.now();
  move(40, 40);
  jest.advanceTimersByTime(300);
  press(40, 40);
  jest.advanceTimersByTime(400);
  expect(hasComeSince(entered)).toBe(false);
});

test('something new under a mouse that rested long before asks nothing', async () => {
  const { move, hasComeSince } = await page();
  move(40, 40);
  jest.advanceTimersByTime(5000);
  const entered = Date.now();
  move(40, 40);
  jest.advanceTimersByTime(700);
  expect(hasComeSince(entered)).toBe(false);
});

test('a finger that taps or slides asks nothing: it presses long', async () => {
  const { move, press, hasComeSince } = await page();
  const entered = Date.now();
  press(40, 40, 'touch');
  jest.advanceTimersByTime(50);
  move(60, 40, 'touch');
  jest.advanceTimersByTime(700);
  expect(hasComeSince(entered)).toBe(false);
});
