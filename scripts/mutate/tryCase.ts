import { mutated } from './mutants';
import type { Verdict } from './report';
import type { Case } from './survey';
import type { Workshop } from './workshop';

/** What a run may take before it counts as endless: loading everything, and then longer than it should. */
const LOADING_MS = 6_000;
const TIMES_LONGER = 3;
const AT_MOST_LONGER_MS = 10_000;

export async function tryCase(workshop: Workshop, { mutant, tests, ms }: Case): Promise<Verdict> {
  if (tests.length === 0) return { mutant, noticed: false, by: 'no test comes by' };
  const answer = await workshop.run({ texts: { [mutant.file]: mutated(mutant) }, tests, survey: false, cpuMs: LOADING_MS + ms + Math.min(TIMES_LONGER * ms, AT_MOST_LONGER_MS) });
  switch (answer.verdict) {
    case 'failed': return { mutant, noticed: true, by: answer.test };
    case 'lost': return { mutant, noticed: true, by: answer.fault };
    case 'badSyntax': return { mutant, noticed: undefined, by: 'no program any more' };
    default: return { mutant, noticed: false, by: `${tests.length} tests come by` };
  }
}
