import * as v from 'valibot';

import { pull } from '@/engine/parts/grid/slide';
import { squareNamed } from '@/engine/parts/grid/squares';

import type { CustomCall, CustomId } from '../../../content/customs';
import { bossInPlay } from '../../../content/bossInPlay';
import type { Step } from '../../../content/effects';
import { FIELD, HERO_IDS, type HeroId } from '../../../content/terms';
import { freeSquares } from '../../field/ground';
import { boardOf } from '../../field/map';
import { away } from '../../field/position';
import { sees } from '../../field/sight';
import { loseHealth } from '../../health';
import { callLines } from '../../lines/lines';
import { bossRef, isBossRef, isHeroRef, isThingRef, squareOfThing } from '../../refs';
import { isOver, isStanding, type BattleState } from '../../state';
import { giveThreat, standingFrom } from '../../threat';
import { answer, decision, type Play } from '../../world';
import { heroName } from '../../names';
import { part, type Doll, type DollsExtra } from '../extra';
import type { StrikeBody } from '../frames';
import { modOf } from '../mods';
import { callBasicAttack } from '../phase';
import type { BossRules } from '../rules';
import { baseOf, boundTo, carriedBy, DOLL_HP, dollsOf, dollSquares, lies, nearDollOf } from './doll';
import { carry, carrying } from './dollCarrying';

/** Lady Kugi, Mistress of the Nail Garden: straw dolls, each bound to a hero (RR-560 … RR-569). */

const RED_CORD = 'redCord';

const extraOf = ({ extra }: BattleState): DollsExtra => part(extra.dolls);
/** Whether a doll mirrors under the active Wound card. */
function mirrors(state: BattleState, doll: Doll): boolean {
  const mod = modOf(state, 'mirror');
  const [lady] = state.figures;
  if (!mod || !lady || !modOf(state, 'mirrorHalf')) return false;
  const base = baseOf(state, doll);
  return (!mod.los || sees(state, lady, base)) && (mod.range === undefined || away(lady, base) <= mod.range);
}

/** At 0 HP a doll leaves play. Its hero loses what it has to lose first; if it still stands it may gain Ki (RR-564). */
function passOnAndBreak(run: Play, doll: Doll, bound: HeroId, loss: number): void {
  const { state } = run;
  const breaks = doll.hp === 0;
  if (breaks) {
    const extra = extraOf(state);
    extra.dolls = extra.dolls.filter((each) => each !== doll);
    run.emit({ type: 'dollBroken', of: doll.of });
  }
  passOn(run, bound, loss);
  const [lady] = state.figures;
  if (breaks && lady && modOf(state, 'breakGivesKi')) callLines(run, [{ do: 'gain', res: 'ki', n: 1, who: 'target' }], { by: bossRef(lady), target: bound, why: 'a doll broke' });
}

/** RR-568: once a round somebody else may take what a doll passes on. */
function isNailShared(state: BattleState): boolean {
  const { sharedNail } = extraOf(state);
  return sharedNail !== undefined && sharedNail !== state.round;
}

/** The hero of a doll loses HP, unless somebody helps (RR-568). */
function passOn(run: Play, hero: HeroId, n: number): void {
  const { state } = run;
  if (n <= 0 || !isStanding(state.heroes[hero]) || isOver(state)) return;
  if (isNailShared(state) || state.partyItems.includes(RED_CORD)) run.call({ kind: 'dollLoss', hero, n });
  else loseHealth(run, hero, n, { why: 'effect' });
}

const dollLoss = decision('dollLoss', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero, n }) => `${heroName(hero)} is about to lose ${n} HP through a doll.`,
  answers: {
    sufferDoll: answer({ by: v.picklist([...HERO_IDS, 'nobody']) })({
      offers: (state, { hero }) => {
        const others = isNailShared(state) ? HERO_IDS.filter((id) => id !== hero && isStanding(state.heroes[id])) : [];
        return [hero, ...others, ...(state.partyItems.includes(RED_CORD) ? (['nobody'] as const) : [])].map((by) => ({ by }));
      },
      otherwise: ['RR-568', 'A standing hero takes the loss, or the Red Cord is used.'],
      label: (_, { hero, n }, { by }) => (by === 'nobody'
        ? { label: 'Use the Red Cord', help: 'Nobody loses HP. Once in this battle.', tone: 'primary' }
        : { label: by === hero ? `${heroName(hero)} takes it` : `${heroName(by)} takes it instead`, help: `${n} HP`, tone: 'secondary' }),
      play: (run, { hero, n }, { by }) => {
        run.end();
        const { state } = run;
        if (by === 'nobody') state.partyItems = state.partyItems.filter((item) => item !== RED_CORD);
        else {
          if (by !== hero) extraOf(state).sharedNail = state.round;
          loseHealth(run, by, n, { why: 'effect' });
        }
      },
    }),
  },
});

/** RR-565: on its own square of the map, or on the free square nearest to it. */
function nail(run: Play, hero: HeroId): void {
  const { state } = run;
  if (!isStanding(state.heroes[hero]) || dollsOf(state).some(({ of }) => of === hero)) return;
  const home = bossInPlay('kugi').map.dolls?.find((doll) => doll.hero === hero)?.at;
  const at = nearestFree(state, squareNamed(FIELD, home ?? 'D3'));
  extraOf(state).dolls.push({ of: hero, hp: DOLL_HP, at });
  run.emit({ type: 'dollNailed', of: hero, square: at });
}

function nearestFree(state: BattleState, from: number): number {
  const free = freeSquares(state);
  let best = from;
  let least = free[from] === 1 ? 0 : Infinity;
  for (let square = 0; square < free.length; square++) {
    const far = away({ anchor: from, side: 1 }, { anchor: square, side: 1 });
    if (free[square] === 1 && far < least) [best, least] = [square, far];
  }
  return best;
}

function pullDoll(run: Play, doll: Doll, n: number): void {
  const { state } = run;
  const [lady] = state.figures;
  if (!lady || !lies(doll)) return;
  const free = freeSquares(state);
  const way = pull(boardOf(state), { side: 1, cost: free, free, tight: new Uint8Array(FIELD * FIELD) }, lady, { anchor: doll.at, side: 1 }, n);
  const end = way[way.length - 1];
  if (end === undefined) return;
  doll.at = end;
  run.emit({ type: 'dollMoved', of: doll.of, square: end });
}

const isCustom = <I extends CustomId>(step: Step, id: I): step is Step & Extract<CustomCall, { readonly id: I }> => step.do === 'custom' && step.id === id;

/** A custom line of the card that strikes. */
function stepIn<I extends CustomId>({ values }: StrikeBody, id: I): Extract<CustomCall, { readonly id: I }> | undefined {
  for (const step of values.steps) if (isCustom(step, id)) return step;
  return undefined;
}

/** RR-567: against a hero at half its HP or less. */
function hasOldWound({ heroes }: BattleState, strike: StrikeBody, hero: HeroId): number {
  const step = stepIn(strike, 'oldWound');
  return step && 2 * heroes[hero].hp <= heroes[hero].maxHp ? step.n : 0;
}

/** RR-567: so much for each doll in play. */
function dollsInPlay(state: BattleState, strike: StrikeBody): number {
  const step = stepIn(strike, 'perDoll');
  return step ? Math.min(step.max, step.n * dollsOf(state).length) : 0;
}

export const dollRules: BossRules = {
  oldWound: hasOldWound,
  perDoll: dollsInPlay,
  actions: carrying,
  act: carry,
  carriesDoll: (state, hero) => carriedBy(state, hero) !== undefined,
  debt: (state) => dollsOf(state).reduce((sum, doll) => sum + (isStanding(state.heroes[boundTo(state, doll)]) ? doll.hp : 0), 0),
  /** At least 1 is left: the Movement of every hero is 3 or more. */
  movement: (state, hero) => {
    const doll = carriedBy(state, hero);
    return doll && !doll.light ? -1 : 0;
  },
  heroHurt: (run, hero) => {
    const doll = carriedBy(run.state, hero);
    if (!doll || isStanding(run.state.heroes[hero])) return;
    const at = nearestFree(run.state, run.state.heroes[hero].anchor);
    doll.at = at;
    run.emit({ type: 'dollMoved', of: doll.of, square: at });
  },
  nearDoll: (state) => {
    const doll = nearDollOf(state);
    return doll && { target: boundTo(state, doll), through: baseOf(state, doll).anchor };
  },
  moreTargets: (state, strike) => {
    const step = stepIn(strike, 'dollsReached');
    const [lady] = state.figures;
    if (!step || !lady) return [];
    return state.line.filter((id) => id !== strike.target && isStanding(state.heroes[id]) && dollsOf(state).some((doll) => doll.of === id && away(lady, baseOf(state, doll)) <= step.n));
  },
  things: dollSquares,
  /** RR-564: an attack that hits her and dolls hits the dolls first. */
  aimed: (run, attack) => {
    const dolls = attack.aim.filter((ref) => isThingRef(ref) && dollSquares(run.state).includes(squareOfThing(ref)));
    if (dolls.length > 0) attack.aim = [...dolls, ...attack.aim.filter((ref) => !dolls.includes(ref))];
  },
  /** RR-564: the bound hero loses half of what the doll lost. */
  strikeThing: (run, square, damage) => {
    const doll = dollsOf(run.state).find(({ at }) => at === square);
    if (!doll) return;
    const lost = Math.min(doll.hp, damage);
    const bound = boundTo(run.state, doll);
    doll.hp -= lost;
    run.emit({ type: 'dollHurt', of: doll.of, n: lost, hp: doll.hp });
    passOnAndBreak(run, doll, bound, lost >> 1);
  },
  /** The near doll of the snapshot, if it mirrors, and whose it is (RR-562). */
  note: (state) => {
    const doll = nearDollOf(state);
    return doll && mirrors(state, doll) ? `${doll.of}>${boundTo(state, doll)}` : '';
  },
  attackLanded: (run, attack) => {
    const note = attack.targets.find(({ ref }) => isBossRef(ref))?.note ?? '';
    const [of, bound] = note.split('>');
    const doll = dollsOf(run.state).find((each) => each.of === of);
    if (!doll || attack.dealt === 0 || isOver(run.state) || bound === undefined || !isHeroRef(bound)) return;
    const lost = Math.min(attack.dealt >> 1, doll.hp);
    if (lost === 0) return;
    doll.hp -= lost;
    run.emit({ type: 'mirrored', of: doll.of, hero: bound, n: lost });
    passOnAndBreak(run, doll, bound, lost);
  },
  /** RR-565: too few dolls at the start of a round. */
  roundBegins: (run) => {
    const { state } = run;
    const mod = modOf(state, 'nailAtRoundStart');
    const bound = dollsOf(state).filter(({ of }) => of !== 'nameless' && isStanding(state.heroes[of]));
    if (!mod || bound.length >= mod.below) return;
    const place = state.line.indexOf(state.threat);
    const inOrder = state.line.map((_, i) => standingFrom(state, place + i));
    const without = inOrder.find((id) => id !== undefined && !dollsOf(state).some(({ of }) => of === id));
    if (without) nail(run, without);
  },
  customs: {
    // Read where the numbers and the targets of the strike are found.
    oldWound: () => undefined,
    perDoll: () => undefined,
    dollsReached: () => undefined,
    nailDoll: (run, { who }, { target }) => {
      const hero = who === 'threat' ? run.state.threat : target;
      if (hero && isHeroRef(hero)) nail(run, hero);
    },
    restockDolls: (run) => run.state.line.forEach((hero) => nail(run, hero)),
    mendDolls: (run, { n }) => {
      for (const doll of extraOf(run.state).dolls) if (doll.hp < DOLL_HP) doll.hp = Math.min(DOLL_HP, doll.hp + n);
      run.emit({ type: 'dollsMended' });
    },
    dollPull: (run, { n, which }, { target }) => {
      const [lady] = run.state.figures;
      const dolls = dollsOf(run.state).filter((doll) => lies(doll) && (which === 'all' || doll.of === target));
      const far = (doll: Doll): number => (lady ? away(lady, baseOf(run.state, doll)) : 0);
      for (const doll of dolls.sort((a, b) => far(a) - far(b) || baseOf(run.state, a).anchor - baseOf(run.state, b).anchor)) pullDoll(run, doll, n);
    },
    nearDollPrice: (run, { n }) => {
      const doll = nearDollOf(run.state);
      if (!doll) return callBasicAttack(run);
      const hero = boundTo(run.state, doll);
      giveThreat(run, hero);
      loseHealth(run, hero, n, { why: 'effect' });
    },
  },
};

export const kugi = { rules: dollRules, kinds: { dollLoss } };
