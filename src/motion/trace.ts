import { SAMPLE_FIELDS, type MotionSample } from './sample';
import { shareSource, type MotionSource, type Unsubscribe } from './motionSource';

/**
 * A recorded stretch of samples as compact JSON. Each row is the milliseconds since the row before and the nine
 * fields in hundredths, in the order of `SAMPLE_FIELDS`.
 */
export interface MotionTrace {
  readonly version: 1;
  readonly name: string;
  readonly rows: readonly (readonly number[])[];
}

const UNITS = 100;

/** JSON knows no −0, so a trace has none either. */
function hundredths(value: number): number {
  return Math.round(value * UNITS) + 0;
}

export function traceOf(name: string, samples: Iterable<MotionSample>): MotionTrace {
  const rows: number[][] = [];
  let before: number | undefined;
  for (const sample of samples) {
    const t = Math.round(sample.t);
    rows.push([before === undefined ? 0 : t - before, ...SAMPLE_FIELDS.map((field) => hundredths(sample[field]))]);
    before = t;
  }
  return { version: 1, name, rows };
}

/** The samples of a trace, its clock starting at `start`. */
export function samplesOf(trace: MotionTrace, start = 0): MotionSample[] {
  let t = start;
  return trace.rows.map(([gap = 0, ax = 0, ay = 0, az = 0, gx = 0, gy = 0, gz = 0, rx = 0, ry = 0, rz = 0]) => {
    t += gap;
    return {
      t,
      ax: ax / UNITS, ay: ay / UNITS, az: az / UNITS,
      gx: gx / UNITS, gy: gy / UNITS, gz: gz / UNITS,
      rx: rx / UNITS, ry: ry / UNITS, rz: rz / UNITS,
    };
  });
}

/** Listens to a source until `stop`, which returns what was heard. At most `maxSamples`, the earliest. */
export function recordTrace(source: MotionSource, name: string, maxSamples = 3600): { stop(): MotionTrace } {
  const samples: MotionSample[] = [];
  const unsubscribe: Unsubscribe = source.subscribe((sample) => {
    if (samples.length < maxSamples) samples.push(sample);
  });
  return {
    stop() {
      unsubscribe();
      return traceOf(name, samples);
    },
  };
}

/** Plays a trace as if a hand were moving the device: in real time, from its beginning for whoever listens first. */
export function traceSource(trace: MotionTrace): MotionSource {
  return shareSource({
    available: () => Promise.resolve(true),
    permission: () => Promise.resolve('unneeded'),
    requestPermission: () => Promise.resolve('unneeded'),
    start(deliver) {
      const samples = samplesOf(trace);
      let next = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const step = () => {
        const sample = samples[next];
        if (sample === undefined) return;
        next += 1;
        timer = setTimeout(step, (samples[next]?.t ?? sample.t) - sample.t);
        deliver(sample);
      };
      timer = setTimeout(step, 0);
      return () => clearTimeout(timer);
    },
  });
}
