import { holds } from '../conditions';
import { sameJson } from '../json';
import type { AnyProgram, AnyRules, AnyStep, AnyVerb } from './erased';

const NOTHING: readonly unknown[] = [];

/** Inside an `each` every step knows whose turn it is. */
export const bind = (steps: AnyProgram = [], it: unknown): AnyProgram => (it === undefined ? steps : steps.map((step) => ({ ...step, it })));

export const declinable = (step: AnyStep): boolean => step.may === true || step.do === 'may';

export function waysOf(step: AnyStep): readonly AnyProgram[] | undefined {
  if (step.do === 'either') return step.ways;
  return step.do === 'may' && step.steps ? [step.steps] : undefined;
}

/** Reads steps: what they come to, whether they can be done, and to whom. Changes nothing. */
export class Reader {
  private readonly same: (a: unknown, b: unknown) => boolean;

  constructor(private readonly rules: AnyRules) {
    this.same = rules.same ? (a, b) => rules.same?.(a, b) === true : sameJson;
  }

  verbOf(step: AnyStep): AnyVerb {
    const verb = this.rules.verbs[step.do];
    if (!verb) throw new RangeError(`no verb is called ${step.do}`);
    return verb;
  }

  applies(look: unknown, step: AnyStep, memory: object): boolean {
    return step.when === undefined || holds(this.rules.tests, step.when, look, memory);
  }

  /** What a step that settles itself comes to; undefined: it is a verb, or somebody must choose. */
  expansion(look: unknown, step: AnyStep, memory: object): AnyProgram | undefined {
    switch (step.do) {
      case 'if':
        return bind(holds(this.rules.tests, step.test ?? {}, look, memory) ? step.then : step.otherwise, step.it);
      case 'repeat':
        return this.repeated(look, step, memory);
      case 'each': {
        if (step.left !== undefined) return step.left.length === 0 ? [] : undefined;
        const members = this.rules.each?.members(look, step.of, memory) ?? [];
        return step.order === 'chosen' ? [{ ...step, left: members }] : members.flatMap((member) => bind(step.steps, member));
      }
      default:
        return undefined;
    }
  }

  private repeated(look: unknown, step: AnyStep, memory: object): AnyProgram {
    const times = typeof step.times === 'string' ? (this.rules.measures[step.times]?.of(look, memory) ?? 0) : (step.times ?? 0);
    const steps = bind(step.steps, step.it);
    const expanded: AnyStep[] = [];
    for (let i = 0; i < times; i++) expanded.push(...steps);
    return expanded;
  }

  /** The first of the steps before `end` that would be done or asked about; undefined: they cannot be begun. */
  lead(look: unknown, program: AnyProgram, memory: object, end: number): AnyStep | undefined {
    for (let i = 0; i < end; i++) {
      const step = program[i];
      if (step === undefined || !this.applies(look, step, memory)) continue;
      const expanded = this.expansion(look, step, memory);
      const first = expanded ? this.lead(look, expanded, memory, expanded.length) : step;
      if (first === undefined) continue;
      if (this.possible(look, first, memory)) return first;
      if (!declinable(first)) return undefined;
    }
    return undefined;
  }

  leadOfWay(look: unknown, step: AnyStep, way: AnyProgram, memory: object): AnyStep | undefined {
    return this.lead(look, bind(way, step.it), memory, way.length);
  }

  targets(look: unknown, step: AnyStep, memory: object): readonly unknown[] {
    const verb = this.rules.verbs[step.do];
    if (verb) return verb.targets ? verb.targets(look, step, memory) : NOTHING;
    const ways = waysOf(step);
    if (ways) {
      return ways.flatMap((way) => {
        const first = this.leadOfWay(look, step, way, memory);
        return first ? this.targets(look, first, memory) : NOTHING;
      });
    }
    return step.left ?? NOTHING;
  }

  /** The target as the rules offer it; undefined: they do not. */
  offered(look: unknown, step: AnyStep, memory: object, target: unknown): unknown {
    const { same } = this;
    return this.targets(look, step, memory).find((one) => same(one, target));
  }

  without(members: readonly unknown[], member: unknown): readonly unknown[] {
    const { same } = this;
    return members.filter((one) => !same(one, member));
  }

  possible(look: unknown, step: AnyStep, memory: object): boolean {
    const verb = this.rules.verbs[step.do];
    if (verb === undefined) return this.controlPossible(look, step, memory);
    if (verb.possible && !verb.possible(look, step, memory)) return false;
    return verb.targets === undefined || verb.targets(look, step, memory).length > 0;
  }

  private controlPossible(look: unknown, step: AnyStep, memory: object): boolean {
    const ways = waysOf(step);
    if (ways) return ways.some((way) => this.leadOfWay(look, step, way, memory) !== undefined);
    const expanded = this.expansion(look, step, memory);
    return expanded === undefined || this.lead(look, expanded, memory, expanded.length) !== undefined;
  }

  /** Whether it can be done without a target being named. */
  needsNoTarget(step: AnyStep): boolean {
    const verb = this.rules.verbs[step.do];
    return verb !== undefined && verb.targets === undefined;
  }

  /** Whether this way can be taken without naming a target. */
  isOpenWay(look: unknown, step: AnyStep, way: AnyProgram, memory: object): boolean {
    const first = this.leadOfWay(look, step, way, memory);
    return first !== undefined && (declinable(first) || waysOf(first) !== undefined || this.needsNoTarget(first));
  }

  /** The way that this target means. */
  wayOf(look: unknown, step: AnyStep, memory: object, target: unknown): AnyProgram | undefined {
    return waysOf(step)?.find((way) => {
      const first = this.leadOfWay(look, step, way, memory);
      return first !== undefined && this.offered(look, first, memory, target) !== undefined;
    });
  }
}
