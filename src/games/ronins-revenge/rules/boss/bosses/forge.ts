import { closestEnd, newCosts, reachFrom, wayTo } from '@/engine/parts/grid/reach';
import { squareName } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, type HeroId } from '../../../content/terms';
import { bossGround } from '../../field/approach';
import { callWalk } from '../../field/callWalk';
import { boardOf } from '../../field/map';
import { away } from '../../field/position';
import { giveCondition, removeCondition } from '../../conditions';
import { canPay, pay } from '../../resources';
import { bossFigureOf, bossRef, isBossRef, isHeroRef, type FigureRef } from '../../refs';
import { isComrade, isStanding, type BattleState, type BossFigure } from '../../state';
import type { Play } from '../../world';
import { part, type ForgeExtra } from '../extra';
import { isOpenBetween } from '../force';
import { modOf } from '../mods';
import { callBasicAttack } from '../phase';
import { actingFigure } from '../verbs';
import type { BossAction, BossRules } from '../rules';
import { costWords } from '../../../words/costs';

/** Aka and Ao, the Iron Brothers (RR-570 … RR-579). */

const forgeOf = ({ extra }: BattleState): ForgeExtra => part(extra.forge);
const TROUGH_PRICE = 2;
const TROUGH_RANGE = 2;

/** The brother who does not act; none where only one was placed. */
const otherBrother = ({ figures }: BattleState, acting: BossFigure): BossFigure | undefined => figures.find((figure) => figure !== acting);

/** RR-575: in [1] of the brother who does not strike. */
export function isBetweenBrothers(state: BattleState, attacker: FigureRef, hero: HeroId): boolean {
  const acting = isBossRef(attacker) ? bossFigureOf(state, attacker) : undefined;
  const other = acting && otherBrother(state, acting);
  return other !== undefined && away(other, state.heroes[hero]) <= 1;
}

/** RR-577: close enough to shield each other. */
export function areWelded(state: BattleState): boolean {
  const mod = modOf(state, 'welded');
  const [aka, ao] = state.figures;
  return mod !== undefined && aka !== undefined && ao !== undefined && away(aka, ao) <= mod.range;
}

const empower = (run: Play, figure: BossFigure): void => giveCondition(run, bossRef(figure), 'empowered');

/** RR-576: the other brother comes as near as he can in at most n steps; no voluntary movement, and he does not turn. */
function closes(run: Play, acting: BossFigure, n: number): void {
  const { state } = run;
  const other = otherBrother(state, acting);
  if (!other) return;
  const board = boardOf(state);
  const ground = bossGround(state, other);
  const costs = newCosts(board);
  reachFrom(board, ground, other.anchor, n, costs);
  const end = closestEnd(ground, costs, ground.free.map((_, anchor) => away({ anchor, side: other.side }, acting)));
  if (end === undefined || end === other.anchor) return;
  const who = bossRef(other);
  callWalk(run, who, wayTo(board, ground, costs, other.anchor, end), 'forced', { why: 'terrain', by: who });
}

/** RR-574: whom no hero has hurt this round comes back Empowered. */
function leftAlone(run: Play): void {
  const { state } = run;
  const forge = forgeOf(state);
  if (modOf(state, 'leftAlone') && !forge.neverAlone) {
    for (const figure of state.figures) if ((forge.touched & (1 << figure.start)) === 0) empower(run, figure);
  }
  forge.touched = 0;
}

/** RR-579: a trough in [1], with no wall between. */
function troughs(state: BattleState, hero: HeroId): BossAction[] {
  const self = state.heroes[hero];
  const cost = { stamina: TROUGH_PRICE };
  if (!canPay(state, hero, cost)) return [];
  return state.objects
    .filter(({ kind, square }) => kind === 'trough' && isOpenBetween(state, self.anchor, square))
    .map(({ square }) => ({ id: 'quench', target: String(square), label: `Tip the trough on ${squareName(FIELD, square)}`, help: `${costWords(cost, isComrade(self))}. Each brother within 2 of it loses Empowered and is Slowed; the trough is gone.` }));
}

function quench(run: Play, hero: HeroId, { target }: BossAction): void {
  const { state } = run;
  const square = Number(target);
  state.objects = state.objects.filter((object) => object.kind !== 'trough' || object.square !== square);
  run.emit({ type: 'objectUsed', hero, kind: 'trough', square });
  pay(run, hero, { stamina: TROUGH_PRICE }, 'Quench Trough');
  for (const figure of state.figures) {
    if (away(figure, { anchor: square, side: 1 }) > TROUGH_RANGE) continue;
    removeCondition(run, bossRef(figure), 'empowered');
    giveCondition(run, bossRef(figure), 'slowed');
  }
}

const WELDED = 'welded';

export const forgeRules: BossRules = {
  onTheAnvil: isBetweenBrothers,
  note: (state) => (areWelded(state) ? WELDED : undefined),
  areWelded: (note) => note === WELDED,
  roundEndsFirst: leftAlone,
  bossHurt: (run, figure, _, cause) => {
    const hero = cause.credit ?? (cause.by && isHeroRef(cause.by) ? cause.by : undefined);
    if (figure && hero) forgeOf(run.state).touched |= 1 << figure.start;
  },
  /** A Wound card revealed after set-up ends the time in which nobody is left alone (RR-578). */
  woundRevealed: (run) => {
    if (run.state.round > 0) delete forgeOf(run.state).neverAlone;
  },
  actions: troughs,
  act: quench,
  cardLost: (run, figure) => {
    if (modOf(run.state, 'shutOut')) empower(run, figure);
  },
  strikeOver: (run, strike) => {
    const mod = modOf(run.state, 'closesAfterAttack');
    const acting = isBossRef(strike.by) ? bossFigureOf(run.state, strike.by) : undefined;
    if (mod && acting) closes(run, acting, mod.n);
  },
  mayPlace: (state, minion) => !(minion === 'slagImp' && state.round === 0 && forgeOf(state).noFirstImp),
  customs: {
    brotherCloses: (run, { n }, context) => {
      const acting = actingFigure(run.state, context);
      if (acting) closes(run, acting, n);
    },
    swapPlaces: (run) => {
      const [aka, ao] = run.state.figures;
      if (!aka) return;
      if (!ao) {
        callBasicAttack(run, aka);
        return;
      }
      [aka.anchor, ao.anchor] = [ao.anchor, aka.anchor];
      for (const figure of [aka, ao]) run.emit({ type: 'placed', who: bossRef(figure), at: figure.anchor });
    },
    unwatched: (run, { n }) => {
      const { state } = run;
      const lonely = state.figures.filter((figure) => !HERO_IDS.some((id) => isStanding(state.heroes[id]) && away(figure, state.heroes[id]) <= n));
      for (const figure of lonely) empower(run, figure);
    },
  },
};

export const akaAo = { rules: forgeRules, kinds: {} };
