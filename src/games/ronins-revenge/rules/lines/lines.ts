import { emptyList } from '@/engine/lists';

import type { Step, Steps } from '../../content/effects';
import type { When } from '../../content/who';
import type { LineContext } from '../frames';
import { isHeroRef, type FigureRef } from '../refs';
import { heroOf, isOver, isStanding, type BattleFrame, type BattleState } from '../state';
import { process, type Play } from '../world';
import { applyStep, forFallen } from './verbs';
import { asksOfTarget, situationOf, whenHolds } from './when';
import { zonesMeant } from './where';
import { actorOf, isAffected, whoIsMeant, type Meant } from './who';

export type Lines = Extract<BattleFrame, { readonly kind: 'lines' }>;

/** RR-484: lines that come only with a hit; those that come anyway. Lines for other moments of an attack are neither. */
export const onHit = (steps: Steps): Steps => steps.filter((step) => step.on === 'hit');
export const always = (steps: Steps): Steps => steps.filter((step) => step.on === undefined && step.at === undefined);
export const afterAttack = (steps: Steps): Steps => steps.filter((step) => step.at === 'afterAttack');

/** Lines of a card, done one after the other before anything else goes on (RR-2). `when`: only if this holds now. */
export function callLines(run: Play, steps: Steps, context: LineContext, when?: When): void {
  if (steps.length === 0 || isOver(run.state)) return;
  if (when !== undefined && !whenHolds(when, situationOf(run.state, context, context.target))) return;
  const { by, target, attacker, why, credit } = context;
  run.call({ kind: 'lines', step: undefined, by, target, attacker, why, credit, steps, at: 0, same: null, zone: null, aimed: false, crossed: emptyList() });
}

const holdsFor = (state: BattleState, { when }: Step, lines: Lines, ref: FigureRef): boolean =>
  when === undefined || whenHolds(when, situationOf(state, asksOfTarget(when) ? { ...lines, target: ref } : lines, ref));

/** Whom the line means; a line without “who” happens by itself. */
function meantBy(state: BattleState, step: Step, lines: Lines): Meant | undefined {
  if (!('who' in step) || step.do === 'custom') return undefined;
  return whoIsMeant(state, step.who, step.do === 'pull' && step.figure ? { ...lines, by: actorOf(state, step, lines.by) } : lines, step.do === 'healOrRevive');
}

function ask(run: Play, lines: Lines, step: Step, options: readonly FigureRef[]): void {
  const hero = isHeroRef(lines.by) ? lines.by : run.state.threat;
  run.call({ kind: 'chooseFigure', hero, options, words: lines.why, optional: step.may === true });
  lines.aimed = true;
}

/** Asks what is still open about the line; true: it must be answered first. */
function isAsked(run: Play, lines: Lines, step: Step, meant: Meant | undefined): boolean {
  if (meant?.oneOf) {
    const options = meant.oneOf.filter((ref) => isAffected(run.state, ref, forFallen(step)) && holdsFor(run.state, step, lines, ref));
    lines.same = null;
    if (options.length > 0) ask(run, lines, step, options);
    else lines.at += 1;
    return true;
  }
  if (step.do !== 'zoneAdd' && step.do !== 'zoneRemove') return false;
  const zones = zonesMeant(run.state, step.where, lines);
  if (!zones.oneOf) return false;
  lines.zone = null;
  run.call({ kind: 'chooseZone', hero: isHeroRef(lines.by) ? lines.by : run.state.threat, options: zones.oneOf, words: lines.why });
  lines.aimed = true;
  return true;
}

const NOBODY: readonly FigureRef[] = [];

/** Of those whom a line means, the figures it works on now. */
function affected(state: BattleState, step: Step, lines: Lines, meant: readonly FigureRef[]): readonly FigureRef[] {
  return meant.filter((ref) => isAffected(state, ref, forFallen(step)) && holdsFor(state, step, lines, ref));
}

/** RR-379: a hero who has fallen does nothing more. */
const isActorDown = (state: BattleState, { by }: Lines): boolean => isHeroRef(by) && !isStanding(heroOf(state.heroes, by));

export const lines = process('lines', {
  next: (run, frame) => {
    const step = frame.steps[frame.at];
    if (!step || isOver(run.state) || isActorDown(run.state, frame)) return 'done';
    const answered = frame.aimed;
    if (!answered && step.when !== undefined && !asksOfTarget(step.when) && isHeroRef(frame.by) && !whenHolds(step.when, situationOf(run.state, frame, frame.target))) {
      frame.at += 1;
      return 'next';
    }
    const meant = answered ? undefined : meantBy(run.state, step, frame);
    if (!answered && isAsked(run, frame, step, meant)) return 'next';
    frame.aimed = false;
    frame.at += 1;
    const all = answered ? (frame.same === null ? NOBODY : [frame.same]) : (meant?.all ?? NOBODY);
    applyStep(run, frame, step, affected(run.state, step, frame, all));
    return 'next';
  },
  done: () => undefined,
});
