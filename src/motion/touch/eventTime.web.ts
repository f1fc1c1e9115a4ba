/** A browser without motion sensors may not know the event at all. */
const isStamped = (event: Event | undefined): event is Event =>
  event instanceof UIEvent || (typeof DeviceMotionEvent !== 'undefined' && event instanceof DeviceMotionEvent);

/**
 * When the touch or movement that is being told of happened, in milliseconds of `performance.now`. A browser stamps every
 * one, and a busy page hears of it late: measured by its own clock, a quick flick would look slow.
 */
export function eventTime(): number {
  const { event } = globalThis as { readonly event?: Event };
  return isStamped(event) ? event.timeStamp : performance.now();
}
