import { median } from './table';

/** Does some work and says how many units it was. */
export type Work = () => number;

const WARM_UP = 2;

/** Units per second of CPU time: waiting for other programs does not count. */
function rateOf(work: Work): number {
  const before = process.cpuUsage();
  const units = work();
  const { user, system } = process.cpuUsage(before);
  return units / ((user + system) / 1e6);
}

/** The rates of several workers, taken in turns and in changing order so that none profits from a warm machine. */
export function duel<K extends string>(workers: Readonly<Record<K, Work>>, rounds = 7): Record<K, number> {
  const names = Object.keys(workers) as K[];
  const rates = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.slice().reverse()) {
      const rate = rateOf(workers[name]);
      if (round >= 0) rates.get(name)?.push(rate);
    }
  }
  const medians = {} as Record<K, number>;
  for (const name of names) medians[name] = median(rates.get(name) ?? []);
  return medians;
}

export function markdownTable(rows: readonly (readonly (string | number)[])[]): string {
  const [heading = [], ...body] = rows;
  return [heading, heading.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
