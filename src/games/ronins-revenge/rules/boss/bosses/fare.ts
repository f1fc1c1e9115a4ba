import * as v from 'valibot';

import type { Steps } from '../../../content/effects';
import type { HeroId } from '../../../content/terms';
import { callLines } from '../../lines/lines';
import { heroName } from '../../names';
import { bossRef } from '../../refs';
import { pay, tokensOf } from '../../resources';
import { isStanding, type BattleState } from '../../state';
import { answer, decision, type Play } from '../../world';
import { riverOf } from '../extra';

/** What the ferry asks for. */

/** RR-534: pay n tokens, or suffer. */
export function askFare(run: Play, hero: HeroId, n: number, otherwise: Steps, why: string): void {
  const { state } = run;
  const river = riverOf(state);
  if (!isStanding(state.heroes[hero])) return;
  if (river.prepaid.includes(hero)) {
    river.prepaid = river.prepaid.filter((each) => each !== hero);
    return;
  }
  run.call({ kind: 'fare', hero, n, otherwise, why });
}

const PURSE = ['ki', 'yin', 'yang'] as const;
type Purse = Readonly<Record<(typeof PURSE)[number], number>>;

/** Every way to pay n tokens. */
function* payments(state: BattleState, hero: HeroId, n: number): Generator<Purse> {
  const [kis, yins, yangs] = PURSE.map((res) => tokensOf(state, hero, res));
  for (let ki = 0; ki <= Math.min(n, kis ?? 0); ki++) {
    for (let yin = 0; yin <= Math.min(n - ki, yins ?? 0); yin++) {
      const yang = n - ki - yin;
      if (yang <= (yangs ?? 0)) yield { ki, yin, yang };
    }
  }
}

const said = ({ ki, yin, yang }: Purse): string => [ki ? `${ki} Ki` : '', yin ? `${yin} Yin` : '', yang ? `${yang} Yang` : ''].filter((each) => each !== '').join(' and ');

export const fare = decision('fare', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero, n }) => `The ferry asks ${heroName(hero)} for its fare: ${n} token${n > 1 ? 's' : ''}.`,
  ifOnly: 'refuseFare',
  answers: {
    payFare: answer({ ki: v.number(), yin: v.number(), yang: v.number() })({
      offers: (state, { hero, n }) => payments(state, hero, n),
      otherwise: ['RR-534', 'A Fare is paid in full with tokens you have, or not at all.'],
      label: (_, __, paid) => ({ label: `Pay ${said(paid)}`, help: 'The tokens go into the chest.', tone: 'primary' }),
      play: (run, { hero, n }, paid) => {
        run.end();
        pay(run, hero, paid, 'Fare');
        riverOf(run.state).chest += n;
        run.emit({ type: 'farePaid', hero, n });
      },
    }),
    refuseFare: answer({})({
      label: (_, { why }) => ({ label: 'Do not pay', help: `Suffer what ${why} says.`, tone: 'danger' }),
      play: (run, { hero, otherwise, why }) => {
        run.end();
        const [figure] = run.state.figures;
        callLines(run, otherwise, { by: figure ? bossRef(figure) : hero, target: hero, why });
      },
    }),
  },
});
