import { HERO_IDS, type HeroId } from '../content/terms';
import { dealtBy, dealtInAll, type ChapterRecord } from './record';
import { nameOf } from './words';

/** What somebody has done in all these chapters. */
export interface Deeds {
  readonly hero: HeroId;
  readonly tests: number;
  readonly passed: number;
  /** How often the party went the way of its letter. */
  readonly followed: number;
  readonly dealt: number;
  /** Of all that was dealt to bosses, in percent. */
  readonly share: number;
}

export function deedsOf(history: readonly ChapterRecord[]): readonly Deeds[] {
  const all = dealtInAll(history);
  return HERO_IDS.map((hero) => {
    const tests = history.flatMap((record) => record.tests).filter((test) => test.hero === hero);
    const dealt = dealtBy(hero, history);
    return {
      hero, tests: tests.length, passed: tests.filter(({ success }) => success).length,
      followed: history.flatMap(({ votes }) => votes).filter(({ letter, letters }) => letters[hero] === letter).length,
      dealt, share: all === 0 ? 0 : Math.floor((100 * dealt) / all + 0.5),
    };
  });
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`);

function testWords({ tests, passed }: Deeds): string {
  if (tests === 0) return 'was never put to the test';
  if (tests === 1) return passed === 1 ? 'stood the one test' : 'failed the one test';
  if (passed === tests) return tests === 2 ? 'stood both tests' : `stood all ${inWords(tests)} tests`;
  return `stood ${passed === 0 ? 'none' : inWords(passed)} of ${inWords(tests)} tests`;
}

/** "stood two of three tests, was followed nine times, and dealt the bosses 412, 31 % of all they took." */
export function deedPhrase(deeds: Deeds): string {
  const { followed, dealt, share } = deeds;
  const fought = dealt === 0 ? '' : `, and dealt the bosses ${dealt}, ${share} % of all they took`;
  return `${testWords(deeds)}${fought === '' ? ' and' : ','} was ${followed === 0 ? 'never followed' : `followed ${times(followed)}`}${fought}.`;
}

export const deedWords = (deeds: Deeds): string => `${nameOf(deeds.hero)} ${deedPhrase(deeds)}`;
