import { emptyList } from '@/engine/lists';

import type { Steps } from '../../content/effects';
import type { HeroId } from '../../content/terms';
import type { ThreatTo } from '../../content/who';
import { dropStrikeTokens } from '../damage/tokens';
import type { Approach } from '../field/approach';
import { callWalk } from '../field/callWalk';
import { breakThings, isThingToBreak } from '../field/objects';
import { sees } from '../field/sight';
import { dodgeAgainst, isDodged, precisionAgainst } from '../damage/strike';
import { callLater, heroDodged } from '../hero/defence';
import { returnAfterDefence } from '../hero/destiny';
import { callWindow } from '../hero/windows';
import { always, callLines, onHit } from '../lines/lines';
import { bossRef, enemyOf, isBossRef } from '../refs';
import { heroOf, isOver, isStanding, type BattleState, type BossFigure, type Figure } from '../state';
import { giveThreat, threatAfter } from '../threat';
import { process, type Play } from '../world';
import type { BossFrames, StrikeBody, StrikeSource } from './frames';
import { addedOnHit } from './onHit';
import type { Plan } from './plan';
import type { Reading } from './reading';
import { bossRules } from './rules';
import { hasEscaped, letEscape, squaresStruck } from './struck';

type StrikeFrame = { readonly kind: 'strike' } & BossFrames['strike'];

/** Whose strike it is, on whom, and how. */
type Origin = Pick<StrikeBody, 'by' | 'from' | 'values' | 'target' | 'through' | 'silent' | 'rearward' | 'arc'>;

/** A strike that has found its place. */
export function newStrike(state: BattleState, origin: Origin, { anchor }: Pick<Figure, 'anchor'>, { way, facing }: Approach): StrikeFrame {
  const { by, from, values, target, through, silent, rearward, arc } = origin;
  return {
    kind: 'strike', step: undefined, by, from, values, target, way, through, silent, rearward, arc, keepThreat: undefined,
    targets: emptyList(), spots: undefined, place: 0, outcome: null, hit: emptyList(), dodged: emptyList(), defence: null, later: emptyList(),
    anchor: way[way.length - 1] ?? anchor, facing, wound: state.wound, arced: emptyList(),
  };
}

export function strikeFrame(state: BattleState, { from, values, through, silent, rearward, arc }: Reading, plan: Plan): StrikeFrame {
  return newStrike(state, { by: bossRef(plan.figure), from, values, target: plan.target, through, silent, rearward, arc }, plan.figure, plan);
}

/** RR-338: a single target, or every standing hero in a covered square that is seen, in initiative order. */
function targetsOf(state: BattleState, strike: StrikeBody): HeroId[] {
  const enemy = enemyOf(state, strike.by);
  if (strike.values.reach.pattern === undefined || !enemy) return [strike.target];
  const squares = squaresStruck(strike);
  return state.line.filter((id) => isStanding(heroOf(state.heroes, id)) && squares.includes(heroOf(state.heroes, id).anchor) && sees(state, enemy, heroOf(state.heroes, id)));
}

/** RR-350: what still happens to a hero who fell: an Arc leaps on from its square (RR-553). */
const onTheFallen = (steps: Steps): Steps => steps.filter((step) => step.do === 'custom' && step.id === 'arc');

function onHitLines(state: BattleState, strike: StrikeBody, hero: HeroId): Steps {
  if (strike.silent) return [];
  const steps = [...onHit(strike.values.steps), ...(isBossRef(strike.by) ? addedOnHit(state, strike) : [])];
  return isStanding(heroOf(state.heroes, hero)) ? steps : onTheFallen(steps);
}

/** A Threat line, measured from where the enemy stands, or stood (RR-108 … RR-113). */
export function threatLine(run: Play, to: ThreatTo, from: StrikeSource, figure: Pick<BossFigure, 'anchor' | 'side'>): void {
  const { state } = run;
  const said = bossRules(state).threatTo?.(state, to, from) ?? to;
  const hero = said === 'keep' ? undefined : threatAfter(state, said, figure);
  if (hero) giveThreat(run, hero);
}

const heroAt = ({ targets, place }: StrikeBody): HeroId | undefined => targets[place];

/** A strike of the boss or a minion, from the first step to the Threat line (RR-320, RR-338 … RR-351). */
export const strike = process('strike', {
  walk: (run, frame) => {
    if (frame.way.length === 0) return 'turn';
    callWalk(run, frame.by, frame.way, isBossRef(frame.by) ? 'boss' : 'minion', { why: 'terrain', by: frame.by });
    return 'turn';
  },
  turn: (run, frame) => {
    const enemy = enemyOf(run.state, frame.by);
    if (!enemy || enemy.anchor !== frame.anchor) return 'lost';
    if (enemy.facing === frame.facing) return 'aim';
    enemy.facing = frame.facing;
    run.emit({ type: 'turned', who: frame.by, facing: frame.facing });
    return 'aim';
  },
  /** It was torn or stopped on its way; nobody strikes for a minion. */
  lost: (run, frame) => {
    run.end();
    if (isBossRef(frame.by)) bossRules(run.state).stoppedOnTheWay?.(run, frame);
  },
  aim: (run, frame) => {
    const { state } = run;
    frame.wound = state.wound;
    frame.targets = targetsOf(state, frame);
    const more = isBossRef(frame.by) ? (bossRules(state).moreTargets?.(state, frame) ?? []) : [];
    frame.targets.push(...more);
    frame.spots = frame.targets.map((hero) => heroOf(state.heroes, hero).anchor);
    run.emit({ type: 'strikeBegan', by: frame.by, name: frame.values.name, target: frame.target, targets: frame.targets.slice(), damageType: frame.values.type });
    return 'next';
  },
  next: (run, frame) => {
    const { heroes } = run.state;
    for (let hero = heroAt(frame); hero !== undefined; hero = heroAt(frame)) {
      if (isStanding(heroOf(heroes, hero))) {
        frame.outcome = null;
        frame.defence = null;
        run.call({ kind: 'defence', step: undefined, hero });
        return 'compare';
      }
      frame.place += 1;
    }
    return 'spent';
  },
  compare: (run, frame) => {
    const hero = heroAt(frame);
    if (hero === undefined || !isStanding(heroOf(run.state.heroes, hero))) return 'past';
    if (hasEscaped(run.state, frame)) return 'escaped';
    if (isDodged(run.state, frame, hero)) {
      frame.outcome = 'dodged';
      frame.dodged.push(hero);
      run.emit({ type: 'dodged', by: frame.by, hero, dodge: dodgeAgainst(run.state, frame, hero), precision: precisionAgainst(run.state, frame, hero) });
      heroDodged(run, hero);
      return 'past';
    }
    frame.outcome = 'hit';
    frame.hit.push(hero);
    run.call({ kind: 'hit', step: undefined, hero });
    return 'landed';
  },
  /** RR-273: an interrupt has taken it out of reach. */
  escaped: (run, frame) => {
    letEscape(run, frame);
    return 'past';
  },
  landed: (run, frame) => {
    const hero = heroAt(frame);
    if (frame.outcome === 'gone') return 'past';
    if (hero !== undefined) callLines(run, onHitLines(run.state, frame, hero), { by: frame.by, target: hero, why: frame.values.name });
    return 'afterHit';
  },
  afterHit: (run, frame) => {
    const hero = heroAt(frame);
    if (hero !== undefined && isStanding(heroOf(run.state.heroes, hero))) callWindow(run, 'afterHit', hero);
    return 'past';
  },
  past: (_, frame) => {
    frame.place += 1;
    return 'next';
  },
  spent: (run, frame) => {
    if (frame.hit.length > 0) dropStrikeTokens(run, frame.by);
    const enemy = enemyOf(run.state, frame.by);
    const squares = squaresStruck(frame);
    if (enemy) breakThings(run, squares.filter((square) => isThingToBreak(run.state, square) && sees(run.state, enemy, { anchor: square, side: 1 })), frame.by);
    return isOver(run.state) ? undefined : 'lines';
  },
  lines: (run, frame) => {
    if (!frame.silent) callLines(run, always(frame.values.steps), { by: frame.by, target: frame.target, why: frame.values.name });
    return 'counter';
  },
  counter: (run, frame) => {
    returnAfterDefence(run);
    if (isBossRef(frame.by)) bossRules(run.state).beforeCounter?.(run, frame);
    return 'answer';
  },
  answer: (run, frame) => {
    const heroes = run.state.line.filter((hero) => (frame.hit.includes(hero) || frame.dodged.includes(hero)) && isStanding(heroOf(run.state.heroes, hero)));
    if (enemyOf(run.state, frame.by) && heroes.length > 0) {
      run.call({ kind: 'counterstrikes', step: undefined, heroes, place: 0, enemy: frame.by, type: frame.values.type });
    }
    return 'later';
  },
  later: (run, frame) => {
    callLater(run, frame);
    return 'ends';
  },
  ends: (run, frame) => {
    if (isBossRef(frame.by)) bossRules(run.state).strikeEnds?.(run, frame);
    return 'threat';
  },
  threat: (run, frame) => {
    if (!isBossRef(frame.by)) return 'finish';
    if (frame.keepThreat) return 'over';
    const enemy = enemyOf(run.state, frame.by);
    const side = run.state.figures[0]?.side ?? 1;
    threatLine(run, frame.values.threat, frame.from, enemy ?? { anchor: frame.anchor, side });
    return 'over';
  },
  over: (run, frame) => {
    bossRules(run.state).strikeOver?.(run, frame);
    return 'finish';
  },
  finish: () => undefined,
});
