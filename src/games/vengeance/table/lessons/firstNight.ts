import { topFrame } from '@/engine/decisions/frames';
import type { Lesson } from '@/table/learn/lesson';

import { SOLO_MISSIONS } from '../../content/soloMissions';
import type { Move } from '../../rules/decisions';
import type { State } from '../../rules/state';

const FIRST_COMBAT = 2;
const { survived, vengeance, overkill } = SOLO_MISSIONS.shadowman.grades;

const isAsked = (...kinds: readonly string[]) => (state: State): boolean => kinds.includes(topFrame(state)?.kind ?? '');
const inFight = (state: State): boolean => state.fight !== undefined;

/** A first Montage and a first Fight of Shadowman's mission, with hints, as far as the learner likes. */
export const firstNight: Lesson<Move, State> = {
  id: 'first-night',
  title: 'A first night, with hints',
  options: { seats: 1, heroes: ['shadowman', 'kaja', 'johnnySilver', 'littleGudrun', 'leaPistolera'], leftOut: 'random', hardcoreMontage: false, timer: 0, quickstart: false, bestLine: true },
  seed: 'first night 3',
  names: ['Kit'],
  seat: 0,
  steps: [
    { kind: 'say', say: `Static, the first mission of Vengeance for One. You are Shadowman. Kill Roxy Kween, the queen of the Lordz, clear one Den, and earn ${survived} points. The bar above keeps count.` },
    { kind: 'until', say: 'Alone you roll all the dice. You may roll any of them again, once: Speed and Recon matter less tonight.', done: isAsked('place', 'turnDie', 'card') },
    { kind: 'until', say: 'Place your cards: healing Broken gives you dice, upgrades make dice better. Highest boost for what you need most.', done: isAsked('card', 'spend') },
    { kind: 'until', say: 'Resolve your cards one after the other. Two abilities are worth more than many tokens.', done: ({ round }) => round >= FIRST_COMBAT },
    { kind: 'until', say: 'Get ready. Den values stand on their signs: begin with a 2. A Lordz Boss pays best, because your cards in play are theirs. Recon tokens tell you who waits.', done: (state) => inFight(state) || state.round > FIRST_COMBAT },
    { kind: 'until', say: 'In you go. Run, roll, and ask for a hint whenever you like: it says who could fall, and how to begin if you ask again.', when: inFight, done: (state) => !inFight(state) },
    { kind: 'say', say: `Whatever you killed stays killed, and a dead Boss opens a new Den. You win with all objectives and ${survived} points; ${vengeance} and ${overkill} are better grades.` },
    { kind: 'free', say: 'Play the night to its end, or leave and start a mission of your own.' },
  ],
};
