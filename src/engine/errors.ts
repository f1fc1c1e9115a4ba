/** A move that the rules forbid. Nothing has changed; the words are shown where the finger was. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    /** The rule's id in docs/rules, such as "BT-31". */
    readonly rule: string,
    readonly words: string,
  ) {
    super(`${rule}: ${words}`);
  }
}

/** Data from outside (a save, an import, a move, options) that is not what it should be. */
export class BadInput extends Error {
  override readonly name = 'BadInput';

  constructor(
    words: string,
    /** The rule it offends, where there is one. */
    readonly rule?: string,
  ) {
    super(words);
  }
}

export function refuse(rule: string, words: string): never {
  throw new Refusal(rule, words);
}

/** Refuses with the rule unless the condition holds: rules read as a list of demands. */
export function demand(condition: boolean, rule: string, words: string): asserts condition {
  if (!condition) throw new Refusal(rule, words);
}

/**
 * Whether a list of demands is met: the same checker for what is offered and what is accepted. Nobody reads where such a
 * refusal came from, and in a search noting that down would cost more than the rules.
 */
export function allows(demands: () => void): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    demands();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
