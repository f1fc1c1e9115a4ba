import { tsImport } from 'tsx/esm/api';

const { TRACES } = await tsImport('../../../src/motion/traces/library.ts', import.meta.url);

/** The rows of a recorded hand as readings: milliseconds, acceleration, acceleration with gravity, rotation. */
function readingsOf(name) {
  let t = 0;
  return TRACES[name].rows.map(([gap, ...fields]) => {
    t += gap;
    const [ax, ay, az, gx, gy, gz, rx, ry, rz] = fields.map((value) => value / 100);
    return { t, a: { x: ax, y: ay, z: az }, g: { x: gx, y: gy, z: gz }, r: { alpha: rx, beta: ry, gamma: rz } };
  });
}

/**
 * Lets the page feel a recorded hand in real time, as motion events of its own that carry the recording's times. Resolves
 * at the moment `until` (a finger is lifted then, while the hand goes on), or at the end, to the moment at which the
 * recording began, in milliseconds since the epoch. `wrist` names a recording whose turns replace the arm's.
 */
export async function replayTrace(page, name, until = Infinity, wrist = undefined) {
  const turns = wrist ? readingsOf(wrist) : [];
  const readings = readingsOf(name).map((reading, index) => ({ ...reading, r: turns[index]?.r ?? reading.r }));
  const begun = await page.evaluate((readings) => {
    const begun = performance.now();
    globalThis.traceTime = 0;
    // A hand that still went on from the throw before would speak for this one.
    const run = (globalThis.traceRun ?? 0) + 1;
    globalThis.traceRun = run;
    const step = (index) => {
      const reading = readings[index];
      if (!reading) {
        globalThis.traceTime = Infinity;
        return;
      }
      setTimeout(() => {
        if (globalThis.traceRun !== run) return;
        const event = new DeviceMotionEvent('devicemotion', { acceleration: reading.a, accelerationIncludingGravity: reading.g, rotationRate: reading.r, interval: 16 });
        // A timer comes late; the hand that was recorded did not.
        Object.defineProperty(event, 'timeStamp', { value: begun + reading.t });
        window.dispatchEvent(event);
        globalThis.traceTime = reading.t;
        step(index + 1);
      }, Math.max(0, begun + reading.t - performance.now()));
    };
    step(0);
    return performance.timeOrigin + begun;
  }, readings);
  await page.waitForFunction((moment) => globalThis.traceTime >= moment, until, { polling: 'raf' });
  return begun;
}
