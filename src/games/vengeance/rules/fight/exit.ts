import * as v from 'valibot';

import { cheapestWay, type Way } from '@/engine/parts/den/costs';
import { waysBetween } from '@/engine/parts/den/ways';
import { wholeNumber } from '@/engine/parse';

import { ENTRY } from '../../content/dens';
import { isKnockedOut } from '../hero/tracks';
import type { State } from '../state';
import { answer, decision, type Play } from '../world';
import { itemsFor, plainItem } from './items';
import { countBits } from './lair';
import { aliveIn, fighter, fightOf, hurtHero, lairIn } from './scene';

/** The way out (VG-188 … VG-193, VG-308). */

const enemiesInZones = (s: State): number[] => {
  const { alive } = fightOf(s);
  const lair = lairIn(s);
  return lair.inZone.map((_, zone) => countBits(aliveIn(lair, alive, zone)));
};

/** 1 Hurt for each enemy in every zone on the path, the first included. */
export function exitCost(s: State, path: readonly number[]): number {
  const enemies = enemiesInZones(s);
  return path.reduce((sum, zone) => sum + (enemies[zone] ?? 0), 0);
}

export const exitPaths = (s: State): number[][] => waysBetween(lairIn(s).graph, fightOf(s).zone, ENTRY);

/** The way that the table proposes: the least damage. */
export function bestExit(s: State): Way {
  const way = cheapestWay(lairIn(s).graph, fightOf(s).zone, ENTRY, enemiesInZones(s));
  if (!way) throw new Error('there is no way out');
  return way;
}

function leave(run: Play, path: readonly number[], hurt: number): void {
  const fight = fightOf(run.state);
  fight.zone = ENTRY;
  run.emit({ type: 'exited', seat: fight.seat, path });
  hurtHero(run, hurt, 'exit');
  if (isKnockedOut(fighter(run.state))) run.emit({ type: 'knockedOut', seat: fight.seat });
}

/** A knocked-out hero is carried out, a hero without enemies walks out; others choose a way if there is something to choose. */
export function exitDen(run: Play): void {
  const { state } = run;
  const fight = fightOf(state);
  if (isKnockedOut(fighter(state))) {
    fight.zone = ENTRY;
    return run.emit({ type: 'carriedOut', seat: fight.seat });
  }
  const best = bestExit(state);
  if (best.cost === 0) return leave(run, best.path, 0);
  if (exitPaths(state).length > 1 || itemsFor(state, fight.seat, 'exit', () => true).length > 0) return run.call({ kind: 'exit', seat: fight.seat });
  leave(run, best.path, best.cost);
}

export const exit = decision('exit', {
  who: (_s, { seat }) => seat,
  words: (s) => `Time to get out: the cheapest way costs ${bestExit(s).cost} Hurt.`,
  answers: {
    exit: answer({ path: v.pipe(v.array(wholeNumber(0, 9)), v.maxLength(10)) })({
      offers: (s) => exitPaths(s).map((path) => ({ path })),
      otherwise: ['VG-189', 'That is no way from your zone to the entry.'],
      label: (s, _frame, { path }) => ({
        label: `Through ${path.map((zone) => lairIn(s).den.zones[zone]?.letter ?? '?').join(', ')}`, help: `${exitCost(s, path)} Hurt`, target: path.join(' '),
      }),
      play: (run, _frame, { path }) => {
        run.end();
        leave(run, path, exitCost(run.state, path));
      },
    }),
    useItem: plainItem('exit', (_s, effect) => effect.do === 'noExitDamage', (run) => {
      run.end();
      leave(run, bestExit(run.state).path, 0);
    }),
  },
});
