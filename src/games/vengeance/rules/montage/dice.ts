import * as v from 'valibot';

import { listsMadeOnce } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { MONTAGE_DIE, MONTAGE_FACES, type MontageFace } from '../../content/dice';
import { hasSwap, mindValue } from '../hero/tracks';
import { playerOf, type Montage, type Player, type State } from '../state';
import { answer, decision, type Play } from '../world';

/** Montage dice: how many of each face, in the order of MONTAGE_FACES; where there are none the list is empty. */
const ONE_OF_EACH = MONTAGE_FACES.length;
const placeOf = (face: MontageFace): number => MONTAGE_FACES.indexOf(face);
export const diceOf = (dice: readonly number[], face: MontageFace): number => dice[placeOf(face)] ?? 0;
export const countDice = (dice: readonly number[]): number => dice.reduce((sum, count) => sum + count, 0);

export function changeDice(dice: number[], face: MontageFace, by: number): void {
  while (dice.length < ONE_OF_EACH) dice.push(0);
  const place = placeOf(face);
  dice[place] = (dice[place] ?? 0) + by;
}

export function rollDice(count: number, random: Random): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) changeDice(dice, random.pick(MONTAGE_DIE), 1);
  return dice;
}

const faceField = v.picklist(MONTAGE_FACES);

export function montageOf(state: State): Montage {
  if (!state.montage) throw new Error('there is no Montage going on');
  return state.montage;
}

/** All roll into one pool; how many dice, and whether one may be turned, is fixed now (VG-42, VG-77, VG-82). */
export function rollPool(run: Play): void {
  const { state, random } = run;
  const owed = state.players.map(mindValue);
  const pool = rollDice(owed.reduce((sum, dice) => sum + dice, 0), random);
  const swaps = state.players.reduce((seats, player, seat) => (hasSwap(player) ? seats | (1 << seat) : seats), 0);
  state.montage = { pool, owed, swaps, revealed: 0 };
  run.emit({ type: 'montageRolled', dice: pool.slice() });
}

/** Who claims next: round after round in player order, whoever is not done (VG-78). */
export function nextClaimant(state: State): Seat | undefined {
  const { owed } = montageOf(state);
  let next: Seat | undefined;
  let fewest = Infinity;
  for (const seat of state.order) {
    if ((owed[seat] ?? 0) === 0) continue;
    const claimed = countDice(playerOf(state, seat).dice);
    if (claimed < fewest) [next, fewest] = [seat, claimed];
  }
  return next;
}

export const mayTurn = ({ montage }: State, seat: Seat): boolean => ((montage?.swaps ?? 0) & (1 << seat)) !== 0;

/** The faces that these dice show, one bit each. */
const facesOf = (dice: readonly number[]): number => {
  let set = 0;
  for (let i = 0; i < dice.length; i++) if ((dice[i] ?? 0) > 0) set |= 1 << i;
  return set;
};
const facesIn = (set: number): MontageFace[] => MONTAGE_FACES.filter((_, i) => (set & (1 << i)) !== 0);

/** Everything one die may be turned into. */
const turnsFrom = listsMadeOnce((set) => facesIn(set).flatMap((from) => MONTAGE_FACES.filter((into) => into !== from).map((into) => ({ kind: 'turnDie', from, into }))));
const turnsOf = ({ dice }: Player): readonly { readonly from: MontageFace; readonly into: MontageFace }[] => turnsFrom(facesOf(dice));

const claimsFrom = listsMadeOnce((set) => facesIn(set).map((face) => ({ kind: 'claimDie', face })));

function turnOneDie(run: Play, seat: Seat, from: MontageFace, into: MontageFace): void {
  const { dice } = playerOf(run.state, seat);
  changeDice(dice, from, -1);
  changeDice(dice, into, 1);
  if (run.state.montage) run.state.montage.swaps &= ~(1 << seat);
  run.emit({ type: 'dieTurned', seat, from, into });
}

const FACE_NAMES: Readonly<Record<MontageFace, string>> = { doubleHeal: 'Double Heal', upgrade: 'Upgrade', recon: 'Recon', wild: 'Wild', speed: 'Speed' };
export const faceName = (face: MontageFace): string => FACE_NAMES[face];

export const claimDie = decision('claimDie', {
  who: (_s, { seat }) => seat,
  words: (s, { seat }) => `Claim a die from the pool. ${montageOf(s).owed[seat] ?? 0} left for you.`,
  answers: {
    claimDie: answer({ face: faceField })({
      offers: (s) => claimsFrom(facesOf(montageOf(s).pool)),
      otherwise: ['VG-79', 'No such die lies in the pool.'],
      label: (_s, _frame, { face }) => ({ label: faceName(face), target: face }),
      play: (run, _frame, { face }, seat) => {
        const { pool, owed } = montageOf(run.state);
        changeDice(pool, face, -1);
        owed[seat] = (owed[seat] ?? 0) - 1;
        changeDice(playerOf(run.state, seat).dice, face, 1);
        run.emit({ type: 'dieClaimed', seat, face });
        run.end();
      },
    }),
    turnDie: answer({ from: faceField, into: faceField })({
      when: (s, _frame, seat) => mayTurn(s, seat),
      offers: (s, _frame, seat) => turnsOf(playerOf(s, seat)),
      otherwise: ['VG-80', 'You may turn one die that you have claimed, once, if your Mind shows an S.'],
      label: (_s, _frame, { from, into }) => ({ label: `Turn ${faceName(from)} into ${faceName(into)}` }),
      play: (run, _frame, { from, into }, seat) => turnOneDie(run, seat, from, into),
    }),
  },
});

/** The last moment to turn a die: before the Dice Draft ends, or after the dice of somebody who sits out (VG-80, VG-211). */
export const turnDie = decision('turnDie', {
  who: (s, { seat }) => (countDice(playerOf(s, seat).dice) > 0 ? seat : []),
  words: 'Your Mind shows an S: turn one of your dice to another face, or leave them.',
  answers: {
    turnDie: answer({ from: faceField, into: faceField })({
      offers: (s, { seat }) => turnsOf(playerOf(s, seat)),
      otherwise: ['VG-80', 'You do not have that die.'],
      label: (_s, _frame, { from, into }) => ({ label: `Turn ${faceName(from)} into ${faceName(into)}` }),
      play: (run, { seat }, { from, into }) => {
        turnOneDie(run, seat, from, into);
        run.end();
      },
    }),
    keepDice: answer({})({ label: () => ({ label: 'Leave them' }), play: (run) => run.end() }),
  },
});

/** Every choice of some of these dice. */
function choicesOf(dice: readonly number[]): { dice: number[] }[] {
  const choices: { dice: number[] }[] = [];
  const choose = (choice: number[], face: number): void => {
    if (face === ONE_OF_EACH) return void choices.push({ dice: choice });
    for (let count = 0; count <= (dice[face] ?? 0); count++) choose([...choice, count], face + 1);
  };
  choose([], 0);
  return choices;
}

/** Alone: any dice of the roll once more (VG-268). */
export const rollAgain = decision('rollAgain', {
  who: (_s, { seat }) => seat,
  words: 'Your Montage dice: roll any of them again, once, or keep them all.',
  answers: {
    rollAgain: answer({ dice: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.length(MONTAGE_FACES.length)) })({
      offers: (s) => choicesOf(montageOf(s).pool),
      judge: (s, _frame, { dice }) => {
        const { pool } = montageOf(s);
        demand(dice.every((count, face) => count <= (pool[face] ?? 0)), 'VG-268', 'Only dice of this roll are rolled again.');
      },
      label: (_s, _frame, { dice }) => {
        const names = MONTAGE_FACES.flatMap((face, i) => Array<string>(dice[i] ?? 0).fill(faceName(face)));
        return { label: names.length > 0 ? `Roll again: ${names.join(', ')}` : 'Keep all' };
      },
      play: (run, { seat }, { dice }) => {
        const { pool } = montageOf(run.state);
        const count = countDice(dice);
        const rolled = rollDice(count, run.random);
        for (let i = 0; i < ONE_OF_EACH; i++) pool[i] = (pool[i] ?? 0) - (dice[i] ?? 0) + (rolled[i] ?? 0);
        if (count > 0) run.emit({ type: 'rolledAgain', seat, dice: pool.slice() });
        run.end();
      },
    }),
  },
});
