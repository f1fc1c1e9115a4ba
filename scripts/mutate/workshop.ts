import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import type { Answer, Job } from './worker';

const WORKER = path.resolve('.cache/mutants/worker.cjs');
/** A list that grows for ever ends the process that runs the tests, and nothing else. */
const MEMORY_MB = 600;

/** The process ran for ever, or broke. */
export interface Lost {
  readonly verdict: 'lost';
  readonly fault: string;
}

/** One process that runs tests. What takes more of the processor than it is given has run for ever, and gets a new process. */
export class Workshop {
  private worker: ChildProcess | undefined;
  private settle: (answer: Answer | Lost) => void = () => undefined;

  static build(): void {
    mkdirSync(path.dirname(WORKER), { recursive: true });
    buildSync({ entryPoints: [path.join(__dirname, 'worker.ts')], bundle: true, platform: 'node', packages: 'external', outfile: WORKER });
  }

  async run(job: Job): Promise<Answer | Lost> {
    const worker = (this.worker ??= this.open());
    return new Promise((resolve) => {
      this.settle = resolve;
      worker.send(job);
    });
  }

  private open(): ChildProcess {
    const worker = fork(WORKER, { execArgv: [`--max-old-space-size=${MEMORY_MB}`], stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
    worker.on('message', (answer: Answer) => this.settle(answer));
    worker.on('exit', (code, signal) => {
      if (this.worker === worker) this.worker = undefined;
      this.settle({ verdict: 'lost', fault: signal === 'SIGKILL' ? 'it never ends' : `it broke (${signal ?? code})` });
    });
    return worker;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    if (!worker) return;
    const gone = new Promise((resolve) => void worker.once('exit', resolve));
    worker.kill();
    await gone;
  }
}
