import { format } from 'node:util';

/** The words of a test file, as jest knows them: collected here, run when and as often as wanted. */
export interface Test {
  readonly name: string;
  readonly run: () => Promise<void>;
}

type Body = (...args: readonly unknown[]) => unknown;
interface Group {
  readonly name: string;
  readonly above?: Group;
  readonly before: Body[];
  readonly after: Body[];
  /** Once for all tests of the group: where one of them is run alone, it is run before it. */
  readonly once: { readonly body: Body; done: boolean }[];
}

const newGroup = (name: string, above?: Group): Group => ({ name, above, before: [], after: [], once: [] });

const groupsOf = (group: Group): Group[] => [...(group.above ? groupsOf(group.above) : []), group];

/** An answer that never comes is a fault, too. */
const LONGEST_WAIT_MS = 20_000;
const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis;

async function answered(body: Body, args: readonly unknown[] = []): Promise<void> {
  const result = body(...args);
  if (!(result instanceof Promise)) return;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((_, reject) => {
    timer = setRealTimeout(() => reject(new Error('no answer')), LONGEST_WAIT_MS);
  });
  await Promise.race([result, tooLate]).finally(() => clearRealTimeout(timer));
}

async function runIn(group: Group, body: Body, args: readonly unknown[]): Promise<void> {
  const groups = groupsOf(group);
  for (const step of groups.flatMap(({ once }) => once)) {
    if (step.done) continue;
    step.done = true;
    await answered(step.body);
  }
  try {
    for (const step of groups.flatMap(({ before }) => before)) await answered(step);
    await answered(body, args);
  } finally {
    for (const step of groups.reverse().flatMap(({ after }) => after)) await answered(step);
  }
}

/** “%s falls at %i” with the values of its row. */
const titled = (title: string, args: readonly unknown[]): string => format(title, ...args.slice(0, (title.match(/%[sdifjoOp]/g) ?? []).length));

const rowsOf = (table: readonly unknown[]): (readonly unknown[])[] => table.map((row) => (Array.isArray(row) ? row : [row]));

/** Runs a test file by `load` and gives back the tests it has declared. */
export function collectTests(load: () => void): Test[] {
  let group = newGroup('');
  const tests: Test[] = [];
  const describe = (name: string, body: Body, args: readonly unknown[] = []) => {
    const above = group;
    group = newGroup(name, above);
    try {
      body(...args);
    } finally {
      group = above;
    }
  };
  const test = (name: string, body: Body, args: readonly unknown[] = []) => {
    const own = group;
    tests.push({ name: [...groupsOf(own).map((one) => one.name), name].filter(Boolean).join(' › '), run: () => runIn(own, body, args) });
  };
  const each = (declare: typeof test) => (table: readonly unknown[]) => (name: string, body: Body) => rowsOf(table).forEach((row) => declare(titled(name, row), body, row));
  const declared = (declare: typeof test) => Object.assign((name: string, body: Body) => declare(name, body), { each: each(declare) });
  Object.assign(globalThis, {
    describe: declared(describe),
    test: declared(test),
    it: declared(test),
    beforeEach: (body: Body) => group.before.push(body),
    afterEach: (body: Body) => group.after.push(body),
    beforeAll: (body: Body) => group.once.push({ body, done: false }),
    afterAll: () => undefined,
  });
  load();
  return tests;
}
