import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 200;

/** A thread that ends its own process when that has used more of the processor than it may: a test that runs for ever cannot do so itself. */
const WATCHMAN = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > workerData[0]) process.kill(process.pid, 'SIGKILL');
}, ${LOOK_EVERY_MS});
`;

const limit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

export function watch(): void {
  limit[0] = Infinity;
  new Worker(WATCHMAN, { eval: true, execArgv: [], workerData: limit }).unref();
}

/** From now on it may use so much more. */
export function allow(cpuMs: number): void {
  const { user, system } = process.cpuUsage();
  limit[0] = (user + system) / 1000 + cpuMs;
}
