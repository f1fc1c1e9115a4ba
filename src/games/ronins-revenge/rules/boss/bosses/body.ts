import * as v from 'valibot';

import { ARCS } from '@/engine/parts/grid/facing';
import { isOnMap, squareAt, xOf, yOf } from '@/engine/parts/grid/squares';

import type { Boss } from '../../../content/boss';
import { bossInPlay } from '../../../content/bossInPlay';
import { FIELD, HERO_IDS, type Arc, type AttackCardId, type LimbId } from '../../../content/terms';
import { wayCloser } from '../../field/approach';
import { placeToken } from '../../field/objects';
import { away, standsIn } from '../../field/position';
import { zoneOf } from '../../field/zones';
import type { AttackBody } from '../../frames';
import { loseHealth } from '../../health';
import { bossRef, isBossRef, type TargetRef } from '../../refs';
import { isStanding, type BattleState, type BossFigure, type MinionState } from '../../state';
import { answer, decision, type Play } from '../../world';
import { heroName } from '../../names';
import { part, type BodyExtra } from '../extra';
import { activate, callMinionWalk, minionGround } from '../minions';
import { attackCard, modOf } from '../mods';
import { minionMove } from '../moves';
import { closestHero, planOf, type Plan } from '../plan';
import { intentOf, type Reading } from '../reading';
import type { BossRules } from '../rules';
import { discard, takeOut } from '../sequence';

/** Gasha-O, the Hollow Colossus: taken apart side by side (RR-580 … RR-589). */

const bodyOf = ({ extra }: BattleState): BodyExtra => part(extra.body);
type Limb = NonNullable<Boss['limbs']>[number];
const limbs = (): readonly Limb[] => bossInPlay('gashaO').limbs ?? [];
const LAST_NAIL = 'kugisLastNail';
const ARC_NAMES = ['front', 'right', 'rear', 'left'] as const;

const limbOf = (id: LimbId): Limb | undefined => limbs().find((limb) => limb.id === id);
const limbIn = (arc: Arc): Limb | undefined => limbs().find((limb) => limb.arc === arc);
const isBroken = (state: BattleState, { id }: Limb): boolean => bodyOf(state).broken.includes(id);
/** RR-581: an arc whose limb is broken. */
const isOpen = (state: BattleState, arc: Arc): boolean => {
  const limb = limbIn(arc);
  return limb !== undefined && isBroken(state, limb);
};
const arcsAt = (figure: BossFigure, hero: { anchor: number; side: number }): Arc[] => ARC_NAMES.filter((arc) => standsIn(figure, arc, hero));

/** RR-582: the side an attack strikes: the one chosen in a corner, else the only one. */
function struckArc(state: BattleState, figure: BossFigure, attack: AttackBody): Arc {
  const arcs = arcsAt(figure, state.heroes[attack.by]);
  const { chosen } = bodyOf(state);
  return chosen && chosen.hero === attack.by && arcs.includes(chosen.arc) ? chosen.arc : (arcs[0] ?? 'front');
}

const isArc = (word: string | undefined): word is Arc => ARC_NAMES.some((arc) => arc === word);

/** RR-588: the attack strikes an open side. */
const isOpenSide = (state: BattleState, target: TargetRef, note: string | undefined): boolean =>
  state.extra.body !== undefined && isBossRef(target) && isArc(note) && isOpen(state, note);

/** RR-581, RR-586: a whole limb resists two types; under Locked Joints both limbs of a corner do. */
function resistant(state: BattleState, figure: BossFigure, attack: AttackBody): boolean {
  if (attack.type === 'crushing' && bodyOf(state).hammer) return false;
  const arcs = modOf(state, 'lockedJoints') ? arcsAt(figure, state.heroes[attack.by]) : [struckArc(state, figure, attack)];
  return arcs.some((arc) => {
    const limb = limbIn(arc);
    return limb !== undefined && !isBroken(state, limb) && limb.resists.includes(attack.type);
  });
}

const chooseSide = decision('chooseSide', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${heroName(hero)} stands at a corner of the colossus. Which side does the blow strike?`,
  answers: {
    strikeSide: answer({ arc: v.picklist(ARC_NAMES) })({
      offers: (_, { arcs }) => arcs.map((arc) => ({ arc })),
      otherwise: ['RR-582', 'You strike a side on which you stand.'],
      label: (state, _, { arc }) => {
        const limb = limbIn(arc);
        const help = limb && !isBroken(state, limb) ? `It resists ${limb.resists.join(' and ')}; a cube taken here breaks it.` : 'The limb is broken: nothing resists.';
        return { label: `Strike the ${limb?.name ?? arc}`, help, target: arc };
      },
      play: (run, { hero }, { arc }) => {
        run.end();
        bodyOf(run.state).chosen = { hero, arc };
      },
    }),
  },
});

const nailLimb = decision('nailLimb', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { limb }) => `The ${limbOf(limb)?.name ?? limb} has broken. Drive the last nail into it?`,
  answers: {
    driveNail: answer({ use: v.boolean() })({
      otherwise: ['RR-589', 'Use the nail, or keep it.'],
      label: (_, __, { use }) => (use ? { label: 'Nail it', help: 'It can never mend in this battle.', tone: 'primary' } : { label: 'Keep the nail', tone: 'secondary' }),
      play: (run, { limb }, { use }) => {
        run.end();
        if (!use) return;
        run.state.partyItems = run.state.partyItems.filter((item) => item !== LAST_NAIL);
        bodyOf(run.state).nailed.push(limb);
      },
    }),
  },
});

/** RR-584: (1) broken; (2) its cards in the Sequence turn down; (3) its other cards are set aside; (4) Bones outside that side. */
function breakLimb(run: Play, limb: Limb): void {
  const { state } = run;
  const body = bodyOf(state);
  const [figure] = state.figures;
  body.broken.push(limb.id);
  run.emit({ type: 'limbBroken', limb: limb.id });
  const busy = new Set(state.frames.flatMap((frame) => (frame.kind === 'slot' ? [frame.slot] : [])));
  state.sequence.forEach((slot, place) => {
    if (slot && 'card' in slot && attackCard(state, slot.card).limb === limb.id && !busy.has(place)) slot.broken = true;
  });
  for (const card of cardsOf(state, limb)) if (takeOut(run, card)) body.aside.push(card);
  const square = figure && outsideMiddle(figure, limb.arc);
  if (square !== undefined) placeToken(run, zoneOf(square), 'bones');
}

/** Its cards of all decks, those of the pack included. */
function cardsOf(state: BattleState, limb: Limb): AttackCardId[] {
  const { attacks, pack } = bossInPlay(state.boss);
  return [...attacks, ...pack.attacks].filter((card) => card.limb === limb.id).map((card) => card.id);
}

/** The square directly outside the middle of a side; none: off the map. */
function outsideMiddle({ anchor, side, facing }: BossFigure, arc: Arc): number | undefined {
  const middle = side >> 1;
  const [left, top] = [xOf(FIELD, anchor), yOf(FIELD, anchor)];
  const beyond: readonly (readonly [number, number])[] = [[left + middle, top - 1], [left + side, top + middle], [left + middle, top + side], [left - 1, top + middle]];
  const [x, y] = beyond[(facing + ARCS[arc]) % ARC_NAMES.length] ?? [-1, -1];
  return isOnMap(FIELD, x, y) ? squareAt(FIELD, x, y) : undefined;
}

/** RR-587: whole again; its cards go to their discard piles. */
function mend(run: Play, limb: Limb): void {
  const body = bodyOf(run.state);
  body.broken = body.broken.filter((id) => id !== limb.id);
  const back = body.aside.filter((card) => attackCard(run.state, card).limb === limb.id && !body.out.includes(card));
  body.aside = body.aside.filter((card) => !back.includes(card));
  for (const card of back) discard(run, card);
  run.emit({ type: 'limbMended', limb: limb.id });
}

const mendable = (state: BattleState): Limb[] => ARC_NAMES.map(limbIn).filter((limb): limb is Limb => limb !== undefined && isBroken(state, limb) && !bodyOf(state).nailed.includes(limb.id));

/** The squares beside the body in an open arc that may mend. */
function isMendingPlace(state: BattleState, figure: BossFigure, square: number): boolean {
  const base = { anchor: square, side: 1 };
  return away(figure, base) <= 1 && mendable(state).some(({ arc }) => standsIn(figure, arc, base));
}

/** RR-587: a Pilgrim walks to an open side and does not attack. */
function pilgrim(run: Play, minion: MinionState): boolean {
  const { state } = run;
  const [figure] = state.figures;
  if (!modOf(state, 'pilgrimsMend') || !figure || minion.minion !== 'bonePilgrim') return false;
  const ground = minionGround(state, minion);
  const accepts = (anchor: number): boolean => isMendingPlace(state, figure, anchor);
  if (accepts(minion.anchor)) return true;
  if (!ground.free.some((free, anchor) => free === 1 && accepts(anchor))) {
    activate(run, minion);
    return true;
  }
  callMinionWalk(run, minion, wayCloser(state, minion, ground, figure, accepts, minionMove(state, minion)));
  return true;
}

/** RR-587: at end of round one Pilgrim joins. */
function join(run: Play): void {
  const { state } = run;
  const [figure] = state.figures;
  if (!modOf(state, 'pilgrimsMend') || !figure) return;
  const [first] = state.minions.filter((each) => each.minion === 'bonePilgrim' && isMendingPlace(state, figure, each.anchor)).sort((a, b) => a.anchor - b.anchor);
  const limb = first && mendable(state).find(({ arc }) => standsIn(figure, arc, first));
  if (!first || !limb) return;
  state.minions.splice(state.minions.indexOf(first), 1);
  run.emit({ type: 'minionGone', minion: first.minion, band: first.band });
  mend(run, limb);
}

/** RR-588: who is near and in no arc of a whole limb loses HP. */
function breathe(run: Play): void {
  const { state } = run;
  const mod = modOf(state, 'hollowBreath');
  const [figure] = state.figures;
  if (!mod || !figure) return;
  const caught = state.line.filter((id) => {
    const hero = state.heroes[id];
    return isStanding(hero) && away(figure, hero) <= mod.range && arcsAt(figure, hero).every((arc) => isOpen(state, arc));
  });
  for (const id of caught) loseHealth(run, id, mod.loseHp, { why: 'effect' });
}

/** RR-583: an arc of its own for a limb, any for a Hollow card; nobody is turned to. */
function reads(state: BattleState, reading: Reading): Reading {
  const limb = reading.card?.limb && limbOf(reading.card.limb);
  const nearest = bodyOf(state).farthestIsClosest && reading.card?.target === 'farthest' ? closestHero(state, reading.figures) : undefined;
  return { ...reading, fixed: true, target: nearest ?? reading.target, ...(reading.values.reach.pattern === undefined ? { arc: limb ? limb.arc : ('any' as const) } : {}) };
}

/** RR-583: the standing hero it can attack with the fewest steps; of equals the northernmost, then the westernmost. */
function otherwise(state: BattleState, reading: Reading): Plan | undefined {
  if (!modOf(state, 'blindSides') || !reading.card) return undefined;
  const plans = HERO_IDS
    .filter((id) => id !== reading.target && isStanding(state.heroes[id]))
    .sort((a, b) => state.heroes[a].anchor - state.heroes[b].anchor)
    .flatMap((target) => planOf(state, intentOf(state, { ...reading, target })) ?? []);
  const [best] = plans.sort((a, b) => a.way.length - b.way.length);
  return best;
}

export const bodyRules: BossRules = {
  isOpenSide,
  /** RR-589: on the dark road nobody strikes far. */
  farthestAttack: ({ extra, round }) => (extra.body?.darkRoad?.rounds.includes(round) ? extra.body.darkRoad.n : undefined),
  reads,
  otherwise,
  resistant,
  note: struckArc,
  aimed: (run, attack) => {
    const { state } = run;
    const [figure] = state.figures;
    delete bodyOf(state).chosen;
    if (!figure || !attack.aim.some((ref) => isBossRef(ref))) return;
    const arcs = arcsAt(figure, state.heroes[attack.by]);
    if (arcs.length > 1) run.call({ kind: 'chooseSide', hero: attack.by, arcs });
  },
  /** RR-584: one attack breaks at most one limb, when it has ended. */
  attackOver: (run, attack) => {
    const note = attack.targets.find(({ ref }) => isBossRef(ref))?.note;
    const limb = isArc(note) ? limbIn(note) : undefined;
    if (attack.cubesRemoved === 0 || !limb || isBroken(run.state, limb)) return;
    breakLimb(run, limb);
    if (run.state.partyItems.includes(LAST_NAIL)) run.call({ kind: 'nailLimb', hero: attack.by, limb: limb.id });
  },
  setAside: (state, card) => {
    const body = bodyOf(state);
    const { limb } = attackCard(state, card);
    if (!limb || !body.broken.includes(limb)) return false;
    body.aside.push(card);
    return true;
  },
  minionActs: pilgrim,
  roundEndsFirst: join,
  slotsOver: breathe,
  threatTo: (state, to) => {
    const body = bodyOf(state);
    if (to === 'keep') return to;
    if (body.threatClosest?.includes(state.round)) return 'closest';
    return to === 'farthest' && body.farthestIsClosest ? 'closest' : to;
  },
  customs: {
    turnBoss: (run, { n }) => {
      const [figure] = run.state.figures;
      if (!figure) return;
      figure.facing = (figure.facing + n) % ARC_NAMES.length;
      run.emit({ type: 'turned', who: bossRef(figure), facing: figure.facing });
    },
    mendTwo: (run) => mendable(run.state).slice(0, 2).forEach((limb) => mend(run, limb)),
  },
};

export const gashaO = { rules: bodyRules, kinds: { chooseSide, nailLimb } };
