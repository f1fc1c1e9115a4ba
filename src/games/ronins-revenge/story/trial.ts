import * as v from 'valibot';
import { capital } from '@/engine/words';

import { SKILL_DIE } from '../content/dice';
import { HEROES } from '../content/heroes';
import type { AbilityTest } from '../content/story/chapter';
import { isMet } from '../content/story/conditions';
import { HERO_IDS, type HeroId } from '../content/terms';
import { BY_PRIORITY, allSeats } from './party';
import { currentEntry, entryPage } from './pages';
import { partySituation } from './situations';
import type { Purpose, StoryState, TestResult } from './state';
import { goOn } from './voting';
import { nameOf } from './words';
import { answer, decision, process } from './world';

function testOf(s: StoryState): AbilityTest {
  const { test } = currentEntry(s);
  if (!test) throw new Error('nothing is tested here');
  return test;
}

/** RR-517: what has to be reached, as everybody sees it. */
export function difficultyOf(s: StoryState, { difficulty, ease = [] }: AbilityTest): number {
  const now = partySituation(s);
  return Math.max(1, ease.reduce((left, { if: needs, n }) => (isMet(needs, now) ? left - n : left), difficulty));
}

/** RR-424: a die for each point. */
export const diceOf = (hero: HeroId, { stat }: Pick<AbilityTest, 'stat'>): number => HEROES[hero].stats[stat];

/** RR-425: the hero all agree on; in dispute the one who is best at it, then the one whose vote counts first. */
function agreed(s: StoryState, purpose: Purpose): HeroId {
  const named = BY_PRIORITY.filter((hero) => s.proposals.includes(hero));
  const worth = (hero: HeroId): number => (purpose === 'test' ? diceOf(hero, testOf(s)) : 0);
  const most = Math.max(...named.map(worth));
  const found = named.find((hero) => worth(hero) === most);
  if (!found) throw new Error('nobody has been named');
  return found;
}

const QUESTION: Readonly<Record<Purpose, (s: StoryState) => string>> = {
  test: (s) => `Who takes the test of ${capital(testOf(s).stat)}? It takes ${difficultyOf(s, testOf(s))} or more.`,
  sitter: () => 'One of you sat down on the seat. Who was it?',
};

/** One hero is named by the party, full or Comrade. */
export const choose = decision('choose', {
  who: (s) => allSeats(s).filter((seat) => s.proposals[seat] === null),
  words: (s, { purpose }) => QUESTION[purpose](s),
  answers: {
    propose: answer({ hero: v.picklist(HERO_IDS) })({
      label: (s, { purpose }, { hero }) => {
        if (purpose === 'sitter') return { label: nameOf(hero), target: hero };
        const dice = diceOf(hero, testOf(s));
        return { label: nameOf(hero), help: `${capital(testOf(s).stat)} ${dice}: ${dice} dice`, target: hero };
      },
      untimely: 'RR-425',
      play: (run, { purpose }, { hero }, seat) => {
        const { state } = run;
        state.proposals[seat] = hero;
        if (state.seats > 1) run.emit({ type: 'proposed', seat, hero });
        if (state.proposals.includes(null)) return;
        const chosen = agreed(state, purpose);
        state.proposals = state.proposals.map(() => null);
        if (purpose === 'test') state.tested = chosen;
        else state.sitter = chosen;
        run.emit({ type: 'chosen', hero: chosen, purpose });
        run.end();
        if (purpose === 'test') run.call({ kind: 'roll', hero: chosen });
      },
    }),
  },
});

/** RR-424, RR-427: everybody rolls Skill dice, whatever luck they fight with. */
export const trial = process('trial', {
  choose: (run) => run.call({ kind: 'choose', purpose: 'test' }),
  follow: (run) => {
    const { success, fail } = testOf(run.state);
    goOn(run, entryPage(run.state).test?.success ? success : fail);
  },
});

export const roll = decision('roll', {
  who: (s, { hero }) => s.party[hero].seat,
  words: (s, { hero }) => `${nameOf(hero)}, ${capital(testOf(s).stat)}: ${diceOf(hero, testOf(s))} dice, and ${difficultyOf(s, testOf(s))} or more is enough.`,
  answers: {
    roll: answer({})({
      label: () => ({ label: 'Roll', tone: 'primary' }),
      untimely: 'RR-424',
      play: (run, { hero }) => {
        const { state, random } = run;
        const test = testOf(state);
        const faces = Array.from({ length: diceOf(hero, test) }, () => SKILL_DIE[random.die(SKILL_DIE.length) - 1] ?? 0);
        const needs = difficultyOf(state, test);
        const result: TestResult = { hero, stat: test.stat, faces, needs, success: faces.reduce((sum, face) => sum + face, 0) >= needs };
        entryPage(state).test = result;
        run.emit({ type: 'rolled', result });
        run.end();
      },
    }),
  },
});
