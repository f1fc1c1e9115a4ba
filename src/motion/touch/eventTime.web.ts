/**
 * When the touch that is being told of happened, in milliseconds of `performance.now`. A browser stamps every touch,
 * and a busy page hears of it late: measured by its own clock, a quick flick would look slow.
 */
export function eventTime(): number {
  const { event } = globalThis as { readonly event?: Event };
  return event instanceof UIEvent ? event.timeStamp : performance.now();
}
