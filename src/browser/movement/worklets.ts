/** What our tables use of react-native-worklets, for browsers, which have one thread: see metro.config.js. */
export function scheduleOnRN<Args extends readonly unknown[]>(work: (...args: Args) => unknown, ...args: Args): void {
  queueMicrotask(() => void work(...args));
}
