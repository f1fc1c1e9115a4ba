import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { buildSync } from 'esbuild';

import type { Answer, Job } from './worker';

const WORKER = path.resolve('.cache/mutants/worker.cjs');
const LOOK_EVERY_MS = 200;
/** A list that grows for ever must end the thread before it is too long for the engine, which would end the whole process. */
const MEMORY_MB = 600;

/** The thread ran for ever, or broke. */
export interface Lost {
  readonly verdict: 'lost';
  readonly fault: string;
}

/** One thread that runs tests. What takes more of the processor than it is given has run for ever, and gets a new thread. */
export class Workshop {
  private worker: Worker | undefined;
  private settle: (answer: Answer | Lost) => void = () => undefined;

  static build(): void {
    mkdirSync(path.dirname(WORKER), { recursive: true });
    buildSync({ entryPoints: [path.join(__dirname, 'worker.ts')], bundle: true, platform: 'node', packages: 'external', outfile: WORKER });
  }

  async run(job: Job, cpuMs = Infinity): Promise<Answer | Lost> {
    const worker = (this.worker ??= this.open());
    const start = process.cpuUsage();
    let watch: NodeJS.Timeout | undefined;
    const answer = await new Promise<Answer | Lost>((resolve) => {
      watch = setInterval(() => {
        const { user, system } = process.cpuUsage(start);
        if ((user + system) / 1000 > cpuMs) resolve({ verdict: 'lost', fault: 'it never ends' });
      }, LOOK_EVERY_MS);
      this.settle = resolve;
      worker.postMessage(job);
    });
    clearInterval(watch);
    if (answer.verdict === 'lost') await this.close();
    return answer;
  }

  private open(): Worker {
    const worker = new Worker(WORKER, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker.on('message', (answer: Answer) => this.settle(answer));
    worker.on('error', (error) => this.settle({ verdict: 'lost', fault: error.message }));
    return worker;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
