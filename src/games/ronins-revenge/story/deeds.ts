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

/** "Sayaka stood two of three tests, was followed nine times, and dealt 412 of what the bosses took, 31 %." */
export function deedWords({ hero, tests, passed, followed, dealt, share }: Deeds): string {
  const tested = tests === 0 ? 'was never put to the test' : `stood ${inWords(passed)} of ${inWords(tests)} ${tests === 1 ? 'test' : 'tests'}`;
  const fought = dealt === 0 ? '' : `, and dealt ${dealt} of what the bosses took, ${share} %`;
  return `${nameOf(hero)} ${tested}${fought === '' ? ' and' : ','} was ${followed === 0 ? 'never followed' : `followed ${times(followed)}`}${fought}.`;
}
