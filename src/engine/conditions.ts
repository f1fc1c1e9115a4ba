/**
 * Conditions are data: `{ arc: 'rear', allyIn: 2 }` holds when every test named in it holds. A box declares its tests
 * once; its modifiers (`engine/hooks`) and its programs (`engine/effects`) speak of them by name.
 */

/** In a box's list of tests: what a test is told besides its name, and about what situations it can judge. */
export interface TestOf<Argument, Detail = unknown> {
  readonly argument: Argument;
  readonly detail: Detail;
}

/** The tests that can judge a situation of this kind; all that are named must hold. */
export type Condition<Tests, Detail = unknown> = {
  readonly [Name in keyof Tests as Tests[Name] extends TestOf<unknown, infer Known> ? ([Detail] extends [Known] ? Name : never) : never]?:
    Tests[Name] extends TestOf<infer Argument, unknown> ? Argument : never;
} & {
  readonly not?: Condition<Tests, Detail>;
  /** At least one of these. */
  readonly any?: readonly Condition<Tests, Detail>[];
};

/** How a box judges a test and says it: "you stand in its rear". */
export interface Test<Holder, Detail, Argument> {
  holds(holder: Holder, detail: Detail, argument: Argument): boolean;
  words(argument: Argument): string;
}

export type TestsOf<Tests, Holder> = {
  readonly [Name in keyof Tests]: Tests[Name] extends TestOf<infer Argument, infer Detail> ? Test<Holder, Detail, Argument> : never;
};

/** The same without a box's own types, for the engine. */
export type AnyCondition = Readonly<Record<string, unknown>>;
export type AnyTests = Readonly<Record<string, Test<unknown, unknown, unknown>>>;

const isCondition = (value: unknown): value is AnyCondition => typeof value === 'object' && value !== null;

function testNamed(tests: AnyTests, name: string): Test<unknown, unknown, unknown> {
  const test = tests[name];
  if (!test) throw new RangeError(`no test is called ${name}`);
  return test;
}

function holdsPart(tests: AnyTests, condition: AnyCondition, name: string, holder: unknown, detail: unknown): boolean {
  const argument = condition[name];
  if (name === 'not') return !isCondition(argument) || !holds(tests, argument, holder, detail);
  if (name === 'any') return !Array.isArray(argument) || holdsOne(tests, argument, holder, detail);
  return testNamed(tests, name).holds(holder, detail, argument);
}

/** Whether the condition holds; runs often, so it allocates nothing. */
export function holds(tests: AnyTests, condition: AnyCondition, holder: unknown, detail: unknown): boolean {
  for (const name in condition) if (!holdsPart(tests, condition, name, holder, detail)) return false;
  return true;
}

/** The same where the names in the condition are known: several times as fast. */
export function holdsNamed(tests: AnyTests, condition: AnyCondition, names: readonly string[], holder: unknown, detail: unknown): boolean {
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    if (name !== undefined && !holdsPart(tests, condition, name, holder, detail)) return false;
  }
  return true;
}

function holdsOne(tests: AnyTests, conditions: readonly unknown[], holder: unknown, detail: unknown): boolean {
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i];
    if (isCondition(condition) && holds(tests, condition, holder, detail)) return true;
  }
  return false;
}

/** The condition as a clause: "you hold Threat and not: an ally is near". */
export function conditionWords(tests: AnyTests, condition: AnyCondition): string {
  return Object.keys(condition).map((name) => {
    const argument = condition[name];
    if (name === 'not') return isCondition(argument) ? `not: ${conditionWords(tests, argument)}` : '';
    if (name === 'any') return Array.isArray(argument) ? argument.filter(isCondition).map((one) => conditionWords(tests, one)).join(' or ') : '';
    return testNamed(tests, name).words(argument);
  }).join(' and ');
}
