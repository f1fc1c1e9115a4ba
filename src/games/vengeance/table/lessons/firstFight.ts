import type { Lesson } from '@/table/learn/lesson';

import type { Move } from '../../rules/decisions';
import type { State } from '../../rules/state';
import { dress, putBoss } from './arrange';

/** The numbers of the people in Paper Lantern with Batoman in it, and of its zones. */
const [GRUNT, TOUGH_GUY, HENCHMAN, ESCORT, BATOMAN] = [0, 1, 2, 3, 4];
const [ZONE_A, BOSS_ZONE] = [1, 2];
const DEN = 'D2-1';
/** The place that Paper Lantern has in the city of a game for two. */
const PLACE = 0;

/** Kaja in the Ready phase, hardly hurt, with one grudge against Batoman: the worked fight of the catalogue (W5). */
function arrange(state: State): void {
  const [kaja] = state.players;
  if (!kaja) return;
  dress(state, kaja, { stress: 1 });
  putBoss(state, DEN, 'batoman');
  state.order = [0, 1];
  state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'combat', turn: 1, step: 'next' }, { kind: 'turn', seat: 0, step: 'fight' }, { kind: 'ready', seat: 0 }];
}

/** The dice of this seed fall as the example tells it; `scripts/lesson-seed.ts` has found it. */
export const firstFight: Lesson<Move, State> = {
  id: 'first-fight',
  title: 'Your first fight',
  options: { seats: 2, heroes: ['kaja', 'shadowman'], leftOut: 'random', hardcoreMontage: false, timer: 0, quickstart: true, bestLine: false },
  seed: 'lesson 547938',
  names: ['Kit', 'Ada'],
  seat: 0,
  arrange,
  before: [[0, { kind: 'attack', place: PLACE }]],
  steps: [
    { kind: 'say', say: 'You are Kit, playing Kaja the Florist. Batoman wronged you, and his Den is open. Get to him, make him pay, get out. You have three rolls.', point: 'Batoman' },
    { kind: 'say', say: 'You stand in the entry, where nobody can hurt you. Doorways lead on: first zone A, then the boss zone. Hold a finger on anybody to learn about them.', point: 'Zone A' },
    { kind: 'do', say: 'Before each roll you may run through one doorway. It costs 1 Health for every enemy you leave behind: here, none. Touch “Run to zone A”, then roll.', point: 'Run to zone A', expect: { kind: 'run', zone: ZONE_A }, otherwise: 'Run to zone A first: touch it, then roll.' },
    { kind: 'say', say: 'A Hit, two Shots and a Skull. A Skull means that everybody who reaches you strikes once, after your actions. The black strip always says what that will cost.', point: '1 Skull' },
    { kind: 'do', say: 'The Henchman strikes for 2, like all Tengu-Kai. Touch the Hit, then the Henchman, or drag it there.', point: 'Tengu-Kai Henchman', expect: { kind: 'hit', enemy: HENCHMAN }, otherwise: 'Use the Hit on the Henchman: he hits hardest.' },
    { kind: 'do', say: 'Shots go into the next zone, and Grunts there come first. Shoot the Grunt beside Batoman.', point: 'Grunt, in the boss zone', expect: { kind: 'shoot', enemy: ESCORT }, otherwise: 'Touch the Shot, then the Grunt in the boss zone.' },
    { kind: 'do', say: 'The other Shot is no use here: a Shot never hits your own zone. But your ability Veteran turns a Shot into a Hit, once in every roll. Touch it.', point: 'Veteran', expect: { kind: 'convert', input: 'shot' }, otherwise: 'Touch Veteran below: it makes a Hit of the Shot.' },
    { kind: 'do', say: 'Now the Grunt beside you.', point: 'Grunt, in zone A', expect: { kind: 'hit', enemy: GRUNT }, otherwise: 'Hit the Grunt in your zone. The Tough Guy takes two damage in one roll.' },
    { kind: 'do', say: 'No actions left. Only the Tough Guy reaches you: 1 Health. Take the hit.', point: 'Take the hit', expect: { kind: 'endActions' }, otherwise: 'Touch “Take the hit” to end the roll.' },
    { kind: 'do', say: 'Second roll. Running now would cost 1, for the Tough Guy. Stay and roll.', point: 'Stay and roll', expect: { kind: 'stay' }, otherwise: 'Stay this time: a Move on the dice is free.' },
    { kind: 'do', say: 'A Move: walking costs nothing. Touch the Move, and the number in a lit zone says what its people would do to you. Go to Batoman all the same.', point: 'The boss zone', expect: { kind: 'move', zone: BOSS_ZONE }, otherwise: 'Use the Move to go to the boss zone.' },
    { kind: 'do', say: 'One Hit is left, but Batoman takes two damage in one roll: wounds do not last. Save your breath and take the hit. The table asks once more, because a Hit is unused.', point: 'Take the hit', expect: { kind: 'endActions' }, otherwise: 'One damage would be wiped off at the end of the roll. End it.' },
    { kind: 'do', say: 'He hit for 2: one Skull or two, each strikes only once. Last roll. Stay.', point: 'Stay and roll', expect: { kind: 'stay' }, otherwise: 'You are where you want to be: stay and roll.' },
    { kind: 'do', say: 'A Double Hit! Two damage to one enemy. You know who.', point: 'Batoman', expect: { kind: 'doubleHit', enemy: BATOMAN }, otherwise: 'The Double Hit belongs to Batoman.' },
    { kind: 'do', say: 'Batoman is down, and the Wild token of the zone is yours. If nobody at all is left, you also score the Den. Shoot the Tough Guy in zone A.', point: 'Tough Guy', expect: { kind: 'shoot', enemy: TOUGH_GUY }, otherwise: 'Two Shots, one Tough Guy: shoot him.' },
    { kind: 'do', say: 'One more: damage adds up within a roll. See the dashed pip.', point: 'Tough Guy', expect: { kind: 'shoot', enemy: TOUGH_GUY }, otherwise: 'Shoot the Tough Guy once more.' },
    { kind: 'do', say: 'The Den is cleared: no Skull counts any more, and you walk out unhurt. Now your Batoman card pays: 2 points for him and 2 for the Den. Score it.', point: 'Score', expect: { kind: 'scoreBoss' }, otherwise: 'Take the four points.' },
    { kind: 'say', say: 'That is how one wins: suffer wrongs as cards, kill the Bosses on them, clear their Dens, and have the most points after the third act. Stress left on you costs points at the end.' },
    { kind: 'free', say: 'The next lesson shows the Montage: how you heal, train and look around between Fights.' },
  ],
};
