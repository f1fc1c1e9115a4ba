import { madeOnce, numbered } from '@/engine/decisions/madeOnce';
import type { Seat } from '@/engine/game';
import { neighbours, leadsTo } from '@/engine/parts/den/graph';
import { roomsWithin } from '@/engine/parts/den/ways';
import { wholeNumber } from '@/engine/parse';

import { FIGHT_ROLLS } from '../../content/rounds';
import { renewLimits } from '../goals/achievements';
import { isKnockedOut } from '../hero/tracks';
import { playerOf, type State } from '../state';
import { answer, decision, process } from '../world';
import { activate, beginActivation } from './activation';
import { noTokens, rollFightDice } from './dice';
import { itemIn, itemLabel, itemsFor, slotField, spendItem, whyNotItem, WRONG_WINDOW } from './items';
import { knockOut } from './killing';
import { countBits } from './lair';
import { zoneName } from './names';
import { aliveIn, fighter, fightOf, hurtHero, isBlocked, lairIn } from './scene';
import { NO_RUN_NOW } from './tooLate';

/** Three Fight rolls, each through the same stages; none is entered twice (VG-122, VG-288). */
export const rolls = process('rolls', {
  run: (run) => {
    renewLimits(run.state, 'roll');
    run.call({ kind: 'run', seat: fightOf(run.state).seat });
  },
  roll: (run) => {
    const fight = fightOf(run.state);
    const missing = fight.penalty;
    rollFightDice(fight, fighter(run.state), run.random);
    fight.timed = run.state.settings.timer > 0;
    run.emit({ type: 'rolled', seat: fight.seat, roll: fight.roll, faces: fight.dice.map((die) => die.face), missing });
  },
  reroll: (run) => run.call({ kind: 'reroll', seat: fightOf(run.state).seat }),
  preActivation: (run) => run.call({ kind: 'afterRerolls', seat: fightOf(run.state).seat }),
  early: (run) => beginActivation(run, true),
  earlyHurt: (run) => activate(run, true),
  actions: (run) => run.call({ kind: 'actions', seat: fightOf(run.state).seat }),
  activation: (run) => beginActivation(run, false),
  hurt: (run) => activate(run, false),
  cleanup: (run) => {
    const fight = fightOf(run.state);
    const { roll, seat } = fight;
    fight.dice = [];
    fight.gained = noTokens();
    fight.damage = fight.damage.map(() => 0);
    fight.activated = 0;
    fight.used = 0;
    if (roll < FIGHT_ROLLS) {
      fight.itemUsed = false;
      fight.roll += 1;
    }
    run.emit({ type: 'rollOver', seat, roll });
    return roll < FIGHT_ROLLS ? 'run' : undefined;
  },
});

/** Running out of a zone costs 1 Hurt for each enemy there (VG-127). */
export const runCost = (s: State): number => {
  const fight = fightOf(s);
  return countBits(aliveIn(lairIn(s), fight.alive, fight.zone));
};

const runTargets = (s: State): readonly number[] => {
  const [fight, lair] = [fightOf(s), lairIn(s)];
  return isBlocked(fight, lair) ? [] : neighbours(lair.graph, fight.zone);
};

const ZONES = 10;
const RUNS = madeOnce(ZONES, (zone) => ({ kind: 'run', zone }));

/** Where a Getaway Car leads, past Blockers (VG-307). */
function getawaysOf(s: State, seat: Seat): { slot: number; zone: number }[] {
  const [fight, lair] = [fightOf(s), lairIn(s)];
  return itemsFor(s, seat, 'beforeRoll', ({ do: verb }) => verb === 'getaway').flatMap((slot) => {
    const { effect } = itemIn(playerOf(s, seat), slot, 'beforeRoll');
    const zones = effect.do === 'getaway' ? roomsWithin(lair.graph, fight.zone, effect.doorways) : [];
    return zones.filter((zone) => zone !== fight.zone).map((zone) => ({ slot, zone }));
  });
}

export const runStage = decision('run', {
  who: (_s, { seat }) => seat,
  words: (s) => {
    const cost = runCost(s);
    return `Roll ${fightOf(s).roll} of ${FIGHT_ROLLS}: run to another zone first${cost > 0 ? ` for ${cost} Hurt` : ''}, or stay and roll.`;
  },
  answers: {
    stay: answer({})({ untimely: NO_RUN_NOW, label: () => ({ label: 'Stay and roll', tone: 'primary' }), play: (run) => run.end() }),
    run: answer({ zone: wholeNumber(0, ZONES - 1) })({
      offers: (s) => numbered(RUNS, runTargets(s)),
      otherwise: (s, _frame, { zone }) =>
        leadsTo(lairIn(s).graph, fightOf(s).zone, zone) ? ['VG-129', 'A Blocker bars the way: no Run.'] : ['VG-126', 'One Run goes through one doorway.'],
      untimely: NO_RUN_NOW,
      label: (s, _frame, { zone }) => ({ label: `Run to ${zoneName(lairIn(s), zone)}`, help: `${runCost(s)} Hurt`, target: `zone ${zone}` }),
      play: (run, { seat }, { zone }) => {
        const fight = fightOf(run.state);
        const cost = runCost(run.state);
        const from = fight.zone;
        fight.zone = zone;
        run.emit({ type: 'ran', seat, from, zone });
        hurtHero(run, cost, 'run');
        if (isKnockedOut(fighter(run.state))) knockOut(run);
        else run.end();
      },
    }),
    useItemAt: answer({ slot: slotField, zone: wholeNumber(0, ZONES - 1) })({
      offers: (s, { seat }) => getawaysOf(s, seat),
      otherwise: (s, { seat }, { slot }) => whyNotItem(s, seat, slot, 'beforeRoll'),
      untimely: WRONG_WINDOW,
      label: (s, { seat }, { slot, zone }) => ({ ...itemLabel(s, seat, slot), help: `To ${zoneName(lairIn(s), zone)}` }),
      play: (run, { seat }, { slot, zone }) => {
        const fight = fightOf(run.state);
        const by = spendItem(run, seat, slot, 'beforeRoll');
        const from = fight.zone;
        fight.zone = zone;
        run.emit({ type: 'ran', seat, from, zone, by });
        run.end();
      },
    }),
  },
});
