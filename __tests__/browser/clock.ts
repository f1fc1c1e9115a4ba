/** A browser's frames by hand: nothing moves until a test lets time pass. */
type Callback = (time: number) => void;

let time = 0;
let asked: Callback[] = [];

/** Takes the place of the browser's clock; to be called before each test. */
export function startClock(): void {
  time = 1000;
  asked = [];
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  globalThis.requestAnimationFrame = (callback: Callback) => asked.push(callback);
}

/** So many milliseconds later, one frame. */
export function frameAfter(ms: number): void {
  time += ms;
  const callbacks = asked;
  asked = [];
  for (const callback of callbacks) callback(time);
}

/** Whether anybody waits for a frame. */
export const isIdle = (): boolean => asked.length === 0;
