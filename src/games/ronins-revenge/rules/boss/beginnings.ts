import * as v from 'valibot';

import { squareName } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS } from '../../content/terms';
import { callLines } from '../lines/lines';
import { likelyFacing } from '../lines/questions';
import { bossRef } from '../refs';
import { isStanding } from '../state';
import { answer, decision, type Play } from '../world';
import { dollName, heroName } from '../names';
import { part } from './extra';
import { bossFigure } from './plan';
import { freeBeside } from './spawn';

/** What Facts let the players choose when everybody has a place, before the first Wound card does its text. */
export function askBeginnings(run: Play): void {
  const { extra } = run.state;
  const { chooseThreat, beside = [] } = extra;
  delete extra.chooseThreat;
  delete extra.beside;
  if (chooseThreat) run.call({ kind: 'chooseThreat', ki: chooseThreat.ki });
  for (const hero of beside) run.call({ kind: 'startBeside', hero });
  if (extra.dolls?.sleeve) run.call({ kind: 'sleeveDoll' });
}

/** What Facts do once all that is chosen (RR-568, RR-600). */
export function callOpenings(run: Play): void {
  const { extra } = run.state;
  const { openings = [] } = extra;
  delete extra.openings;
  const figure = bossFigure(run.state);
  if (figure) callLines(run, openings, { by: bossRef(figure), why: 'The story' });
}

/** RR-529, RR-549: the players agree on who starts with Threat. */
export const chooseThreat = decision('chooseThreat', {
  who: ({ heroes, line }) => heroes[line[0] ?? 'takahiro'].seat,
  words: 'Who starts with Threat?',
  answers: {
    takeThreat: answer({ hero: v.picklist(HERO_IDS) })({
      otherwise: ['RR-529', 'One of the four heroes.'],
      label: (_, { ki }, { hero }) => ({ label: heroName(hero), target: hero, ...(ki > 0 ? { help: `Starts with ${ki} Ki.` } : {}) }),
      play: (run, { ki }, { hero }) => {
        run.end();
        run.state.threat = hero;
        run.state.heroes[hero].ki += ki;
        run.emit({ type: 'threatMoved', hero });
      },
    }),
  },
});

/** RR-600: this hero starts on a free square beside the boss. */
export const startBeside = decision('startBeside', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${heroName(hero)} starts beside the boss. On which square?`,
  answers: {
    standBeside: answer({ square: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FIELD * FIELD - 1)) })({
      offers: (state, { hero }) => {
        const figure = bossFigure(state);
        const squares = figure ? freeBeside(state, figure) : [];
        return (squares.length > 0 ? squares : [state.heroes[hero].anchor]).map((square) => ({ square }));
      },
      otherwise: ['RR-600', 'It has to be a free square right beside the boss.'],
      label: (_, __, { square }) => ({ label: squareName(FIELD, square), target: square }),
      play: (run, { hero }, { square }) => {
        run.end();
        run.state.heroes[hero].anchor = square;
        run.state.heroes[hero].facing = likelyFacing(run.state, hero, square);
        run.emit({ type: 'placed', who: hero, at: square });
      },
    }),
  },
});

/** RR-568: one hero starts with a doll in its sleeve. */
export const sleeveDoll = decision('sleeveDoll', {
  who: ({ heroes, line }) => heroes[line[0] ?? 'takahiro'].seat,
  words: 'One hero starts with a doll up their sleeve. Who, and whose doll?',
  answers: {
    hideDoll: answer({ hero: v.picklist(HERO_IDS), doll: v.picklist(HERO_IDS) })({
      offers: ({ extra, heroes }) => part(extra.dolls).dolls.flatMap(({ of, rooted }) =>
        (of === 'nameless' || rooted ? [] : HERO_IDS.filter((hero) => isStanding(heroes[hero])).map((hero) => ({ hero, doll: of })))),
      otherwise: ['RR-568', 'A hero, and the doll of a hero that can be taken.'],
      label: (_, __, { hero, doll }) => ({ label: `${heroName(hero)} hides ${doll === hero ? 'their own doll' : dollName(doll)}`, target: hero }),
      play: (run, _, { hero, doll }) => {
        run.end();
        const dolls = part(run.state.extra.dolls);
        delete dolls.sleeve;
        const hidden = dolls.dolls.find(({ of }) => of === doll);
        if (!hidden) return;
        hidden.at = hero;
        hidden.light = true;
        run.emit({ type: 'dollTaken', of: doll, hero });
      },
    }),
  },
});
