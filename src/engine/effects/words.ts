import { conditionWords } from '../conditions';
import { capital } from '../words';
import type { AnyProgram, AnyRules, AnyStep } from './erased';

const HOW_OFTEN = ['never', 'once', 'twice', 'three times', 'four times', 'five times'];
const often = (times: number): string => HOW_OFTEN[times] ?? `${times} times`;

/** "move, hit twice, then heal": equal neighbours are counted. */
function listed(phrases: readonly string[]): string {
  const counted: string[] = [];
  for (let i = 0; i < phrases.length;) {
    const phrase = phrases[i] ?? '';
    let times = 1;
    while (phrases[i + times] === phrase) times += 1;
    counted.push(times === 1 ? phrase : `${phrase} ${often(times)}`);
    i += times;
  }
  const last = counted[counted.length - 1] ?? 'nothing';
  return counted.length < 2 ? last : `${counted.slice(0, -1).join(', ')}, then ${last}`;
}

const listOf = (rules: AnyRules, program: AnyProgram = []): string => listed(program.map((step) => phraseOf(rules, step)));

function unconditional(rules: AnyRules, step: AnyStep): string {
  switch (step.do) {
    case 'either':
      return (step.ways ?? []).map((way) => listOf(rules, way)).join(' or ');
    case 'may':
      return `you may ${listOf(rules, step.steps)}`;
    case 'if': {
      const otherwise = step.otherwise ? `; otherwise ${listOf(rules, step.otherwise)}` : '';
      return `if ${conditionWords(rules.tests, step.test ?? {})}: ${listOf(rules, step.then)}${otherwise}`;
    }
    case 'repeat': {
      const { times = 0 } = step;
      return `${listOf(rules, step.steps)} ${typeof times === 'number' ? often(times) : (rules.measures[times]?.words ?? times)}`;
    }
    case 'each':
      return `${rules.each?.words(step.of) ?? 'each'}: ${listOf(rules, step.steps)}`;
    default:
      return rules.verbs[step.do]?.words(step) ?? step.do;
  }
}

function phraseOf(rules: AnyRules, step: AnyStep): string {
  const phrase = step.may ? `you may ${unconditional(rules, step)}` : unconditional(rules, step);
  return step.when ? `if ${conditionWords(rules.tests, step.when)}: ${phrase}` : phrase;
}

export function programWords(rules: AnyRules, program: AnyProgram): string {
  return `${capital(listOf(rules, program))}.`;
}
