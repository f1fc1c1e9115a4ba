import * as v from 'valibot';

import { demand } from '@/engine/errors';

import { firstName } from '../../content/heroes';
import { LEVEL_VALUE } from '../../content/vocabulary';
import { instruction } from '../../words/instruction';
import { isBossFight, mustChooseOption, partyDefeat } from '../fight/encounter';
import { cardOf } from '../fight/monsters';
import { encounterOf, type Run } from '../run';
import type { DfState, Frame } from '../state';
import { sampleThrows } from '../throw/sample';
import { demandThrow, throwDie } from '../throw/throwing';
import { THROW_FIELDS } from '../throw/throwMove';
import { demandBackDown, mayBackDown, proposeBackDown } from './backDown';
import { answer, decision, seatInTurn } from './declare';

type Swing = Extract<Frame, { readonly kind: 'swing' }>;

/** What every standing hero loses for the hero dice to come back (DF-45). */
function suffering(s: DfState): number {
  const { level } = cardOf(encounterOf(s).monster);
  return level ? LEVEL_VALUE[level] : 0;
}

function optionWords(s: DfState): string {
  const encounter = encounterOf(s);
  const name = firstName(encounter.turn);
  if (isBossFight(s)) return `${name}: the hero dice are spent. Take a bonus die from the chest.`;
  return s.chest.bonusDice > 0
    ? `${name}: throw a bonus die, or let everybody lose ${suffering(s)}?`
    : `${name}: no dice are left. Everybody loses ${suffering(s)}.`;
}

function throwWords(s: DfState, { die, second }: Swing): string {
  const name = firstName(encounterOf(s).turn);
  const how = instruction(s, []);
  const which = die === undefined ? 'a die' : `the ${die} die`;
  const again = second ? ' once more' : '';
  return how ? `${name}: throw ${which}${again}, ${how}.` : `${name}: bounce ${which} off the table${again}.`;
}

function demandOption(s: DfState, option: 'A' | 'B'): void {
  demand(mustChooseOption(s), option === 'A' ? 'DF-34' : 'DF-35', 'There is still a hero die to throw.');
  if (option === 'B') demand(!isBossFight(s), 'DF-250', 'The final boss takes no surrender: throw a bonus die.');
  else demand(s.chest.bonusDice > 0, 'DF-44', 'There is no bonus die in the chest.');
}

function takeBonusDie(run: Run): void {
  run.state.chest.bonusDice -= 1;
  run.replace({ kind: 'swing', die: 'bonus' });
  run.emit({ type: 'bonusDieTaken', hero: encounterOf(run.state).turn });
}

const OPTIONS = ['A', 'B'] as const;

export const swing = decision('swing', {
  who: seatInTurn,
  words: (s, frame) => (mustChooseOption(s) ? optionWords(s) : throwWords(s, frame)),
  as: (s) => (mustChooseOption(s) ? 'option' : 'throw'),
  answers: {
    chooseOption: answer({ option: v.picklist(OPTIONS) })({
      offers: (s) => OPTIONS.filter((option) => mustChooseOption(s) && (option === 'A' ? s.chest.bonusDice > 0 : !isBossFight(s))).map((option) => ({ option })),
      judge: (s, _frame, { option }) => demandOption(s, option),
      untimely: 'DF-43',
      final: ({ option }) => option === 'B',
      confirm: true,
      label: (s, _frame, { option }) =>
        option === 'A'
          ? { label: 'Throw a bonus die', help: `${s.chest.bonusDice} in the chest`, tone: 'primary' }
          : { label: 'Let everybody suffer', help: `Each standing hero loses ${suffering(s)}, the hero dice come back`, tone: 'danger' },
      play: (run, _frame, { option }) => (option === 'A' ? takeBonusDie(run) : partyDefeat(run, encounterOf(run.state).turn)),
    }),
    throw: answer(THROW_FIELDS)({
      offers: (s) => (mustChooseOption(s) ? [] : sampleThrows(s)),
      judge: demandThrow,
      untimely: 'DF-32',
      label: (_s, _frame, { die }) => ({ label: `Throw the ${die} die` }),
      play: throwDie,
    }),
    backDown: answer({ agree: v.boolean() })({
      offers: (s) => (mayBackDown(s) ? [{ agree: true }] : []),
      judge: (s, { die }, { agree }) => {
        demand(die === undefined, 'DF-254', 'This is not the moment for that.');
        demand(agree, 'DF-254', 'To fight on, just throw.');
        demandBackDown(s);
      },
      untimely: 'DF-254',
      final: true,
      confirm: true,
      label: () => ({ label: 'Back down', help: 'Everybody loses 1, another monster comes', tone: 'danger' }),
      play: (run, _frame, _answer, seat) => proposeBackDown(run, seat),
    }),
  },
});
