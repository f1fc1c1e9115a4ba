import { nearestFrame } from '@/engine/decisions/frames';
import { emptyList } from '@/engine/lists';

import { DESTINY } from '../../../content/destiny';
import { BLACK_DIE, WHITE_DIE } from '../../../content/dice';
import { HEROES } from '../../../content/heroes';
import type { Step, Steps } from '../../../content/effects';
import type { DestinyId } from '../../../content/destiny';
import type { HeroId } from '../../../content/terms';
import { paperOf } from '../../boss/paper';
import { bossRules } from '../../boss/rules';
import { takeBossCard } from '../../boss/sequence';
import { removeCondition } from '../../conditions';
import { plusDamage } from '../../damage/combat';
import { explainDamage, heroBlow } from '../../damage/heroBlow';
import { dropAttackTokens } from '../../damage/tokens';
import { multiplierOf } from '../../damage/weakness';
import { callReveal, checkDefeat } from '../../ending';
import { callWalk } from '../../field/callWalk';
import { breakObject, objectAt } from '../../field/objects';
import type { Aimed, AttackBody, AttackChoice, Cause, Fortune } from '../../frames';
import { loseHealth, trigger } from '../../health';
import { callLines } from '../../lines/lines';
import { whenHolds } from '../../lines/when';
import { isBossRef, isThingRef, squareOfThing, type FigureRef } from '../../refs';
import { gain, pay } from '../../resources';
import { heroOf, isComrade, isOver, isStanding, type BattleFrame, type BattleState } from '../../state';
import { process, type Play } from '../../world';
import { returnDestiny } from '../destiny';
import { cardPoints } from '../march';
import { cardOf } from './card';
import { costOf, type Aim, type Terms } from './offers';
import { isThere } from './reach';
import { takeSnapshot } from './snapshot';

export type Attack = Extract<BattleFrame, { readonly kind: 'attack' }>;

/** An attack that has been declared, before anything is paid. */
export function declared(state: BattleState, by: HeroId, choice: AttackChoice, { more, way, facing, targets }: Aim, { as, free }: Terms): Attack {
  const { category, type } = cardOf(state, by, choice);
  return {
    kind: 'attack', step: undefined, by, choice, as, free, more, way, facing, aim: targets, category, type,
    targets: emptyList(), snapshot: null, fortune: null, flats: emptyList(), place: 0, specials: 0, after: emptyList(), used: false, cubesRemoved: 0, minionsDefeated: 0, dealt: 0,
  };
}

const isDown = ({ state }: Play, { by }: Attack): boolean => !isStanding(heroOf(state.heroes, by));

/** What waits for this attack, what was paid for it, what lasts (RR-205). */
export function addStanding(state: BattleState, attack: AttackBody): void {
  const hero = heroOf(state.heroes, attack.by);
  const card = cardOf(state, attack.by, attack.choice);
  if (attack.more > 0) attack.flats.push(plusDamage(attack.more * card.moreDamage, `${attack.more} more Stamina`));
  for (const { dmg, why } of attack.as === 'counter' ? [] : hero.next) if (dmg > 0) attack.flats.push(plusDamage(dmg, why));
  if (attack.as === 'counter') for (const { stat, n, why } of hero.buffs) if (stat === 'counterDamage') attack.flats.push(plusDamage(n, why));
}

/** Next-attack cards are used up by the attack they were waiting for. */
function takeNext(run: Play, attack: Attack): void {
  if (attack.as === 'counter') return;
  const hero = heroOf(run.state.heroes, attack.by);
  for (const { after, triggerSpecial } of hero.next) {
    attack.after.push(...after);
    if (attack.fortune) attack.fortune.special += triggerSpecial;
  }
  hero.next = [];
}

const NO_FORTUNE: Fortune = { dmg: 0, yin: 0, yang: 0, special: 0 };

/** RR-234, RR-235. */
function rollFortune(run: Play, { by }: Attack): Fortune {
  const [black, white] = [run.random.below(BLACK_DIE.length), run.random.below(WHITE_DIE.length)];
  const [a = {}, b = {}] = [BLACK_DIE[black], WHITE_DIE[white]];
  run.emit({ type: 'attackRolled', hero: by, black, white });
  return {
    black, white, dmg: (a.dmg ?? 0) + (b.dmg ?? 0), yin: (a.yin ?? 0) + (b.yin ?? 0), yang: (a.yang ?? 0) + (b.yang ?? 0), special: (a.special ?? 0) + (b.special ?? 0),
  };
}

/** RR-241, RR-244: what a Destiny card gives to an attack. */
export function fortuneOf(card: DestinyId): Fortune {
  const face: { readonly dmg?: number; readonly yin?: number; readonly yang?: number; readonly special?: number } = DESTINY[card].attack;
  return { card, dmg: face.dmg ?? 0, yin: face.yin ?? 0, yang: face.yang ?? 0, special: face.special ?? 0 };
}

const fortuneFlat = ({ dmg, card }: Fortune) => plusDamage(dmg, card === undefined ? 'dice' : DESTINY[card].name);

function strikeThing(run: Play, attack: Attack, square: number, damage: number): void {
  if (objectAt(run.state, square)) breakObject(run, square, attack.by, attack.by);
  else bossRules(run.state).strikeThing?.(run, square, damage, attack);
}

/** The damage of one target (RR-212); what it takes from the target comes last. For paper none is worked out (RR-541). */
function strike(run: Play, attack: Attack, aimed: Aimed): void {
  const { state } = run;
  const cause: Cause = { why: 'attack', credit: attack.by, by: attack.by };
  if (!isThingRef(aimed.ref) && paperOf(state, aimed.ref) === 'surely') {
    attack.used = true;
    return loseHealth(run, aimed.ref, 1, cause);
  }
  const { value, lines } = explainDamage(state, attack, aimed);
  run.emit({ type: 'struck', hero: attack.by, target: aimed.ref, damage: value, damageType: attack.type, lines });
  attack.used = true;
  if (isThingRef(aimed.ref)) return strikeThing(run, attack, squareOfThing(aimed.ref), value);
  const { uses } = multiplierOf(heroBlow(state, attack, aimed));
  if (uses !== null) removeCondition(run, aimed.ref, `${uses}:${attack.type}`);
  if (isBossRef(aimed.ref)) attack.dealt += value;
  loseHealth(run, aimed.ref, value, cause);
}

const isConditional = ({ when }: Step): boolean => when !== undefined;

/** Lines of cards never change: each is stripped of its condition once. */
const bareSteps = new WeakMap<Step, Step>();
function withoutCondition(step: Step): Step {
  const known = bareSteps.get(step);
  if (known) return known;
  const { when: _, ...bare } = step;
  bareSteps.set(step, bare as Step);
  return bare as Step;
}

/** The lines that hold for one of these targets, without their conditions. RR-514: for a gain one fitting target is enough. */
function fitting(state: BattleState, { by }: Attack, targets: readonly Aimed[], steps: Steps): Steps {
  if (!steps.some(isConditional)) return steps;
  const found: Step[] = [];
  for (const step of steps) {
    const { when } = step;
    if (when === undefined || targets.some((aimed) => whenHolds(when, { state, hero: by, attacker: by, target: aimed.ref, aimed }))) found.push(withoutCondition(step));
  }
  return found;
}

const figureOf = (aimed: Aimed | undefined): FigureRef | undefined => (aimed && !isThingRef(aimed.ref) ? aimed.ref : undefined);

function callFor(run: Play, attack: Attack, steps: Steps, why: string, target: FigureRef | undefined = figureOf(attack.targets[0])): void {
  if (steps.length > 0) callLines(run, steps, { by: attack.by, attacker: attack.by, credit: attack.by, why, ...(target === undefined ? {} : { target }) });
}

function callTargetLines(run: Play, attack: Attack, aimed: Aimed, target: FigureRef): void {
  const { name, forTarget } = cardOf(run.state, attack.by, attack.choice);
  if (forTarget.length > 0) callFor(run, attack, fitting(run.state, attack, [aimed], forTarget), name, target);
}

/** Gains of card, passive, dice and Destiny card (RR-207, RR-236). */
function callGains(run: Play, attack: Attack): void {
  const { by, fortune, snapshot } = attack;
  const card = cardOf(run.state, by, attack.choice);
  if (card.gain && 'choice' in card.gain) run.call({ kind: 'chooseResource', hero: by, of: card.gain.choice, n: 1, why: card.name });
  else {
    gain(run, by, 'yin', card.gain?.yin ?? 0, card.name);
    gain(run, by, 'yang', card.gain?.yang ?? 0, card.name);
  }
  const { passive } = HEROES[by];
  if (snapshot?.passive) callFor(run, attack, passive.steps.filter(({ do: verb }) => verb !== 'dmg'), passive.name);
  gain(run, by, 'yin', fortune?.yin ?? 0, 'dice');
  gain(run, by, 'yang', fortune?.yang ?? 0, 'dice');
}

/** RR-208, RR-276: the weapon of the last attack on the own turn is ready to answer its printed type. */
function prime(run: Play, { by, choice, type, as }: Attack): void {
  const hero = heroOf(run.state.heroes, by);
  if (as === 'counter' || isComrade(hero) || 'pad' in choice || nearestFrame(run.state, 'heroTurn')?.hero !== by) return;
  hero.primed = { weapon: choice.weapon, type };
  run.emit({ type: 'primed', hero: by, weapon: choice.weapon, damageType: type });
}

/** RR-286: a Counterstrike takes the cube; Wolf Hour leaves it once. */
function spendCube(run: Play, { by }: Attack): void {
  const hero = heroOf(run.state.heroes, by);
  const wolf = hero.buffs.find(({ stat, n }) => stat === 'wolfHour' && n > 0);
  if (wolf) wolf.n = 0;
  else if (hero.primed) {
    hero.primed = null;
    run.emit({ type: 'cubeGone', hero: by });
  }
}

/** A hero’s attack in its eleven steps (RR-199 … RR-209). */
export const attack = process('attack', {
  // Steps 1 to 4
  pay: (run, frame) => {
    const { by, choice, more, free, as, category, type, aim, way, facing } = frame;
    const card = cardOf(run.state, by, choice);
    run.emit({ type: 'attackDeclared', hero: by, choice, as, name: card.name, category, damageType: type, targets: aim });
    pay(run, by, costOf(card, free), card.name, more);
    if (way.length > 0) {
      const turn = nearestFrame(run.state, 'heroTurn');
      if (turn?.hero === by) turn.walked = true;
      callWalk(run, by, way, 'card', { why: 'terrain' }, facing);
    } else if (card.moveBefore > 0 && cardPoints(heroOf(run.state.heroes, by), card.moveBefore) === 0) removeCondition(run, by, 'slowed'); // RR-144
  },
  // Step 5
  aim: (run, frame) => {
    const hero = heroOf(run.state.heroes, frame.by);
    // RR-505: whoever falls on the way makes no attack and adds no card.
    if (isDown(run, frame)) return 'fallen';
    if (hero.facing !== frame.facing) {
      hero.facing = frame.facing;
      run.emit({ type: 'turned', who: frame.by, facing: frame.facing });
    }
    bossRules(run.state).aimed?.(run, frame);
    return 'snapshot';
  },
  snapshot: (run, frame) => {
    frame.snapshot = takeSnapshot(run.state, frame, frame.aim);
    addStanding(run.state, frame);
    return 'fortune';
  },
  fallen: (run) => {
    callReveal(run);
    return 'over';
  },
  // Step 6
  fortune: (run, frame) => {
    const hero = heroOf(run.state.heroes, frame.by);
    if (isComrade(hero)) frame.fortune = { ...NO_FORTUNE };
    else if (hero.noLuck) {
      frame.fortune = { ...NO_FORTUNE };
      run.call({ kind: 'destiny', hero: frame.by });
    } else frame.fortune = rollFortune(run, frame);
  },
  // Step 7
  modifiers: (run, frame) => {
    if (frame.fortune && frame.fortune.dmg > 0) frame.flats.push(fortuneFlat(frame.fortune));
    takeNext(run, frame);
    run.call({ kind: 'attackModifiers', hero: frame.by });
  },
  // Step 8
  strike: (run, frame) => {
    const aimed = frame.targets[frame.place];
    if (!aimed || isOver(run.state)) return 'lines';
    if (isThere(run.state, aimed.ref)) strike(run, frame, aimed);
    return 'targetLines';
  },
  targetLines: (run, frame) => {
    const aimed = frame.targets[frame.place];
    frame.place += 1;
    if (aimed && !isThingRef(aimed.ref) && !isDown(run, frame)) callTargetLines(run, frame, aimed, aimed.ref);
    return 'strike';
  },
  lines: (run, frame) => {
    checkDefeat(run);
    if (isOver(run.state)) return;
    if (frame.used) dropAttackTokens(run, frame);
    const card = cardOf(run.state, frame.by, frame.choice);
    if (card.once.length > 0) callFor(run, frame, fitting(run.state, frame, frame.targets, card.once), card.name);
  },
  landed: (run, frame) => {
    if (!isOver(run.state)) bossRules(run.state).attackLanded?.(run, frame);
  },
  // Step 9
  specials: (run, frame) => {
    if (isDown(run, frame)) return 'bossCard';
    const { timing } = HEROES[frame.by].special;
    frame.specials = timing === 'afterAttack' && !isComrade(heroOf(run.state.heroes, frame.by)) ? (frame.fortune?.special ?? 0) : 0;
    return 'special';
  },
  special: (run, frame) => {
    if (frame.specials <= 0 || isDown(run, frame)) return 'gains';
    frame.specials -= 1;
    run.call({ kind: 'special', hero: frame.by });
    return 'special';
  },
  gains: (run, frame) => {
    if (!isDown(run, frame)) callGains(run, frame);
  },
  later: (run, frame) => {
    if (isDown(run, frame)) return 'bossCard';
    const { after } = frame;
    frame.after = [];
    for (const aimed of frame.targets) if (!isThingRef(aimed.ref)) callFor(run, frame, after.filter((step) => 'who' in step && step.who === 'target'), 'after the attack', aimed.ref);
    callFor(run, frame, after.filter((step) => !('who' in step && step.who === 'target')), 'after the attack');
    if (frame.cubesRemoved > 0) trigger(run, frame.by, 'onYouRemoveCube');
    if (frame.cubesRemoved > 0 || frame.minionsDefeated > 0) trigger(run, frame.by, 'onYouDefeatMinionOrRemoveCube');
    return 'gained';
  },
  gained: (run, frame) => {
    if (!isOver(run.state)) bossRules(run.state).attackGained?.(run, frame);
  },
  // Step 10
  cube: (run, frame) => {
    if (!isDown(run, frame)) prime(run, frame);
  },
  // Step 11
  bossCard: (run, frame) => {
    returnDestiny(run, frame.by);
    if (frame.as === 'counter') spendCube(run, frame);
    if (frame.as === 'main' && !isOver(run.state)) takeBossCard(run, frame.category, frame.by, frame);
  },
  end: (run, frame) => {
    if (!isOver(run.state)) bossRules(run.state).attackOver?.(run, frame);
  },
  reveal: (run) => {
    callReveal(run);
  },
  over: () => undefined,
});
