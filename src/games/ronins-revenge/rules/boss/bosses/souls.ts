import { xOf, yOf } from '@/engine/parts/grid/squares';
import { nearestFrame } from '@/engine/decisions/frames';

import type { AttackCard } from '../../../content/boss';
import { FIELD, type HeroId, type SoulName } from '../../../content/terms';
import type { AttackBody, Cause } from '../../frames';
import { away } from '../../field/position';
import { loseHealth } from '../../health';
import { gain, takeAway } from '../../resources';
import { isBossRef, isHeroRef } from '../../refs';
import { isComrade, isOver, isStanding, type BattleState, type BossFigure } from '../../state';
import type { Play } from '../../world';
import { part, type SoulsExtra } from '../extra';
import { modOf } from '../mods';
import type { Reading } from '../reading';
import type { BossRules } from '../rules';
import { removeCube } from '../wounds';

/** The Caged Dawn: two souls in one base (RR-610 … RR-619). */

const soulsOf = ({ extra }: BattleState): SoulsExtra => part(extra.souls);
const other = (soul: SoulName): SoulName => (soul === 'night' ? 'dawn' : 'night');
const fullSoul = (state: BattleState): number => modOf(state, 'souls')?.hp ?? 0;

/** RR-610: the line through the middle of the base cuts the whole map in two. */
export function isOnFrontSide({ anchor, side, facing }: BossFigure, square: number): boolean {
  const half = side >> 1;
  const [x, y] = [xOf(FIELD, square) - xOf(FIELD, anchor), yOf(FIELD, square) - yOf(FIELD, anchor)];
  return [y < half, x >= half, y >= half, x < half][facing] === true;
}

/** Whose side a hero stands on. */
export function sideOf(state: BattleState, hero: HeroId): SoulName {
  const [figure] = state.figures;
  const { front } = soulsOf(state);
  return figure && isOnFrontSide(figure, state.heroes[hero].anchor) ? front : other(front);
}

/** Standing heroes in [n] of the boss on the side of a soul. */
function heroesOnSide(state: BattleState, soul: SoulName, n: number): HeroId[] {
  const [figure] = state.figures;
  return state.line.filter((id) => figure && isStanding(state.heroes[id]) && away(figure, state.heroes[id]) <= n && sideOf(state, id) === soul);
}

/** RR-617: the Bent Key turns the blow of its hero's own turn to the other soul. */
const isTurned = ({ extra }: BattleState, { by, as }: AttackBody): boolean => extra.keyTurned === by && as !== 'counter';
const struckBy = (state: BattleState, attack: AttackBody): SoulName => (isTurned(state, attack) ? other(sideOf(state, attack.by)) : sideOf(state, attack.by));

/** Takes from one soul as much as it has; returns what is left. */
function drain(souls: SoulsExtra, soul: SoulName, n: number): number {
  const taken = Math.min(n, souls[soul]);
  souls[soul] -= taken;
  return n - taken;
}

const areOut = ({ night, dawn }: SoulsExtra): boolean => night === 0 && dawn === 0;

/** RR-611: the struck soul, then half of the rest from the other, then the next bar. Other losses are not halved. */
function takeFromSouls(run: Play, n: number, struck: SoulName | undefined): number {
  const { state } = run;
  const souls = soulsOf(state);
  let rest = n;
  let cubes = 0;
  while (rest > 0) {
    const first = struck ?? (souls.night === souls.dawn ? souls.front : souls.night > souls.dawn ? 'night' : 'dawn');
    rest = drain(souls, first, rest);
    if (rest > 0 && souls[other(first)] > 0) rest = drain(souls, other(first), struck ? rest >> 1 : rest);
    if (!areOut(souls)) break;
    cubes += 1;
    state.bossHp = 0;
    if (removeCube(run)) return cubes;
    souls.night = souls.dawn = fullSoul(state);
    if (state.difficulty === 'hard') rest = 0;
  }
  state.bossHp = souls.night + souls.dawn;
  return cubes;
}

/** The soul the attack under way strikes, as its snapshot says. */
function struckIn(state: BattleState, cause: Cause): SoulName | undefined {
  if (cause.why !== 'attack' || !cause.credit) return undefined;
  const note = nearestFrame(state, 'attack')?.targets.find(({ ref }) => isBossRef(ref))?.note;
  return note === 'night' || note === 'dawn' ? note : undefined;
}

function swap(run: Play): void {
  const souls = soulsOf(run.state);
  souls.front = other(souls.front);
  run.emit({ type: 'soulsSwapped', front: souls.front });
}

const isSilent = (state: BattleState, { soul }: AttackCard): boolean => soul !== undefined && soulsOf(state)[soul] === 0;

/** RR-613, RR-614. */
function reads(state: BattleState, reading: Reading): Reading {
  const { card } = reading;
  if (!card?.soul) return reading;
  return { ...reading, ...(isSilent(state, card) ? { silent: true as const } : {}), ...(card.soul === soulsOf(state).front ? {} : { rearward: true as const }) };
}

/** RR-616: heat and cold at the end of the round. */
function heatAndCold(run: Play): void {
  const { state } = run;
  const mod = modOf(state, 'heatAndCold');
  const [figure] = state.figures;
  if (!mod || !figure) return;
  for (const id of state.line) {
    const hero = state.heroes[id];
    if (!isStanding(hero) || away(figure, hero) > mod.range) continue;
    if (sideOf(state, id) === 'dawn' || isComrade(hero)) loseHealth(run, id, mod.n, { why: 'effect' });
    else takeAway(run, id, 'stamina', mod.n, 'the cold of Night');
  }
}

function relight(run: Play): void {
  const { state } = run;
  const mod = modOf(state, 'soulRelight');
  const souls = soulsOf(state);
  if (mod) {
    for (const soul of ['night', 'dawn'] as const) if (souls[soul] === 0 && souls[other(soul)] > 0) souls[soul] = mod.n;
    state.bossHp = souls.night + souls.dawn;
    run.emit({ type: 'soulsLit', night: souls.night, dawn: souls.dawn });
  }
  if (modOf(state, 'swapEachRound')) swap(run);
}

export const soulsRules: BossRules = {
  reads,
  isSilent,
  heroesOnSide,
  note: (state, _, attack) => struckBy(state, attack),
  /** RR-612: only the Vulnerability of the struck soul counts. */
  vulnerability: (state, card, _, attack) => (struckBy(state, attack) === 'night' ? card.vulnerable : card.dawnVulnerable) ?? null,
  takesFromBars: (run, n, cause) => takeFromSouls(run, n, struckIn(run.state, cause)),
  attackGained: (run, attack) => {
    const note = attack.targets.find(({ ref }) => isBossRef(ref))?.note;
    if (!modOf(run.state, 'soulGift', attack.snapshot?.wound) || attack.as !== 'main' || attack.dealt === 0 || !note || isOver(run.state)) return;
    if (note === 'night') gain(run, attack.by, 'yin', 1, 'gift of Night');
    else gain(run, attack.by, 'yang', 1, 'gift of Dawn');
  },
  attackOver: (run, attack) => {
    if (isTurned(run.state, attack) && attack.targets.some(({ ref }) => isBossRef(ref))) delete run.state.extra.keyTurned;
  },
  roundBegins: (run) => {
    delete run.state.extra.keyTurned;
  },
  roundEndsFirst: heatAndCold,
  roundEndsLast: relight,
  customs: {
    swapSouls: swap,
    /** RR-617: the next blow of this turn strikes the other soul. */
    bentKey: (run, _, { by }) => {
      if (isHeroRef(by)) run.state.extra.keyTurned = by;
    },
  },
  /** RR-618: the last word swaps the souls. */
  actions: ({ extra }, hero) => (extra.speaker === hero ? [{ id: 'lastWord', target: '', label: 'Speak the last word', help: 'Night and Dawn change halves. Once in the whole battle.' }] : []),
  act: (run) => {
    delete run.state.extra.speaker;
    swap(run);
  },
};

export const cagedDawn = { rules: soulsRules, kinds: {} };
