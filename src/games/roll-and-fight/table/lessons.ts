import type { Lesson } from '@/table/contract';

import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { SHOOTING } from './shootingLesson';

/** In this seed the dice fall as the teacher says, whatever is done in between. */
const FIRST_ROUND: Lesson<Move, State> = {
  id: 'first-round',
  title: 'Your first round',
  options: { seats: 1, heroes: ['kaja'], bosses: ['donZemun'], boards: [1], rollingMode: 'throwBudget', rollSettleMs: 350 },
  seed: 'alley666',
  names: ['Kaja'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'You are Kaja, and Don Zemun sits at the top of this den. In four rounds: hurt him, do the objectives with a star, grab loot, and stand near the exit at the end.', point: 'Don Zemun' },
    { kind: 'do', say: 'Both sides of the board are dens. The noodle house is a good first one: go in.', point: 'Enter', expect: { type: 'chooseSide', side: 'A' }, otherwise: 'Take the Lantern Noodle House for this lesson.' },
    { kind: 'say', say: 'Every round begins with a Flashback: three dice for all and a bonus action. Kaja’s old scars have broken a heart.', point: 'Your board' },
    { kind: 'do', say: 'The first die is Training: two experience, which later buys abilities.', point: 'Train', expect: { type: 'act', sources: [0], choice: { action: 'training' } }, otherwise: 'Use the first die: Training.' },
    { kind: 'do', say: 'The second is Recon. It gives one ability a free use in this round. Scout for Dash.', point: 'Recon Dash', expect: { type: 'act', sources: [1], choice: { action: 'recon', ability: 'dash' } }, otherwise: 'Choose the second die and Recon Dash.' },
    { kind: 'do', say: 'The third is Purchase: one charge of an item. Buy Bandages.', point: 'Buy Bandages', expect: { type: 'act', sources: [2], choice: { action: 'purchase', item: 0 } }, otherwise: 'Choose the third die and buy Bandages.' },
    { kind: 'do', say: 'And the bonus: heal the scar.', point: 'Clear', expect: { type: 'act', sources: [3], choice: { action: 'healing', way: 'clear' } }, otherwise: 'Use the bonus to clear the Wound.' },
    { kind: 'do', say: 'All four are used. Say that you are ready.', point: 'Ready', expect: { type: 'ready' }, otherwise: 'Press Ready.' },
    { kind: 'do', say: 'Now the dice. Normally the clock runs; here it does not. Touch the felt, press Roll or shake the phone.', point: 'Roll', expect: { type: 'roll' }, otherwise: 'Roll all four dice.' },
    { kind: 'do', say: 'Two runners are a Dash: it glows. Touch it, or drag a runner onto it. The wound comes back into your hand with it; otherwise a wound stays where it lies.', point: 'Dash', expect: { type: 'assign', ability: 'dash' }, otherwise: 'Lay the two runners on Dash.' },
    { kind: 'do', say: 'You have two dice left. Touch the supply to fill your hand again. With others at the table everybody takes from the same dice.', point: 'Supply', expect: { type: 'take' }, otherwise: 'Take dice from the supply first.' },
    { kind: 'do', say: 'Roll again, all of them.', point: 'Roll', expect: { type: 'roll', dice: [0, 2, 4, 5] }, otherwise: 'Roll all four dice: a locked die is let go by a tap.' },
    { kind: 'do', say: 'Three knives, one of them double: a Punch that hits twice.', point: 'Punch', expect: { type: 'assign', ability: 'punch' }, otherwise: 'Lay the knives on Punch.' },
    { kind: 'do', say: 'You could go on until the throws are used up. Enough for now: hold Stop.', point: 'Stop', expect: { type: 'stop' }, otherwise: 'Hold Stop for a moment.' },
    { kind: 'do', say: 'The fight is a puzzle: use your sets, the scouted Dash and the item in any order. First the Punch.', point: 'Use Punch', expect: { type: 'activate', source: { from: 'set', set: 1 } }, otherwise: 'Begin with the Punch.' },
    { kind: 'do', say: 'Hit the grunt in your room. There is nobody else here, so the second Hit is lost.', point: 'Grunt', expect: { type: 'resolve', target: { kind: 'minion', minion: 0 } }, otherwise: 'Hit the grunt in the Back Alley.' },
    { kind: 'do', say: 'Now use the Dash.', point: 'Use Dash, dice set', expect: { type: 'activate', source: { from: 'set', set: 0 } }, otherwise: 'Use the Dash that lies there as dice.' },
    { kind: 'do', say: 'Next door the Dining Hall is full of people who would wound you. The Scullery is quiet. Touch it.', point: 'Go to Scullery', expect: { type: 'resolve', target: { kind: 'room', room: 1 } }, otherwise: 'Go to the Scullery.' },
    { kind: 'say', say: 'A blocker: until he falls you cannot leave. The signs below tell what you would get if you ended here.', point: 'Scullery' },
    { kind: 'do', say: 'Nobody here wounds you, so end the fight. The scouted Dash is lost.', point: 'End fight', expect: { type: 'endFight' }, otherwise: 'End the fight.' },
    { kind: 'do', say: 'In Resolution loot is collected from rooms you visited and cleared, then the enemies strike. All quiet: finish the round.', point: 'Finish the round', expect: { type: 'endResolution' }, otherwise: 'Finish the round.' },
    { kind: 'free', say: 'Three more rounds are yours. When every heart is broken at the end of a round you take a Beating; the second one is death. Whoever is alive with the most points after round four wins; alone you need the points in the bar above. Press long on anything to hear what it does.' },
  ],
};

export const lessons: readonly Lesson<Move, State>[] = [FIRST_ROUND, SHOOTING];
