import type { Seat } from '@/engine/game';

import { achievementOf, WITNESSED_FROM, type Deed } from '../content/achievements';
import { bossOf, isBigBoss } from '../content/bosses';
import type { MissionId } from '../content/missions';
import { cardOf, type CardId } from '../content/vengeanceCards';
import type { Lair } from '../rules/fight/lair';
import { waysFor, type Way } from '../rules/fight/scoring';
import { hasClaimed } from '../rules/goals/achievements';
import { isFulfilled, missionOf } from '../rules/solo/objectives';
import { EMPTY, isSolo, type State } from '../rules/state';
import { fightsAfter } from './time';

/** What a Fight is about, in victory points. */
export interface Stakes {
  /** By who is dead at its end: nobody, the Boss, all Minions, everybody. */
  readonly prizes: readonly [number, number, number, number];
  readonly hurt: number;
  readonly knockOut: number;
  readonly wild: number;
  readonly minion: number;
}

const HURT = 0.3;
const KNOCKED_OUT = 1;
/** Cubes break ties, and nothing else hurts when the night is over. */
const LAST_HURT = 0.02;
const WILD = 0.6;
const LAST_WILD = 0.05;

/** What a scored card is worth besides its points, for the missions in play. */
const CARD_FOR: Partial<Readonly<Record<MissionId, number>>> = { killEmAll: 0.5, oneBloodline: 0.4, everyLastGang: 0.5 };
const CLEARED_FOR: Partial<Readonly<Record<MissionId, number>>> = { scorchedEarth: 1 };
const sumFor = (s: State, table: Partial<Readonly<Record<MissionId, number>>>): number => s.missions.reduce((sum, id) => sum + (table[id] ?? 0), 0);

/** A way to score, with what it does for the missions. */
export const wayWorth = (s: State, way: Way): number => way.vp + sumFor(s, CARD_FOR) * way.cards.length;

/** Achievements in play that this deed would earn. */
function deedWorth(s: State, seat: Seat, deed: Deed): number {
  if (isSolo(s) || hasClaimed(s, seat)) return 0;
  let best = 0;
  for (const { card } of s.achievements) {
    if (card === EMPTY) continue;
    const { condition, vp } = achievementOf(card);
    if (condition.kind === 'event' && condition.deed === deed) best = Math.max(best, vp);
  }
  return best;
}

const OBJECTIVE = 6;
const STEP_TO_OBJECTIVE = 2.5;
/** Alone every dead Boss brings the Big Boss nearer. */
const NEARER = 1;
/** A Boss who is not on a card in play dies unscored; alive he and his Den are still good for something. */
const DIED_FOR_NOTHING = 1.2;

function soloBossWorth(s: State, { boss }: Lair): number {
  const { objectives, bigBoss } = missionOf(s);
  let worth = s.wall.some(([killed]) => killed === bigBoss) ? 0 : NEARER;
  for (const objective of objectives) {
    if (isFulfilled(s, objective)) continue;
    if (objective.kind === 'killBoss' && objective.boss === boss) worth += OBJECTIVE;
    if (objective.kind === 'killOthers' && bossOf(boss).gang === objective.gang && !isBigBoss(boss)) worth += STEP_TO_OBJECTIVE;
  }
  return worth;
}

const openObjective = (s: State, kind: 'clearDens' | 'killMinions'): boolean =>
  isSolo(s) && missionOf(s).objectives.some((objective) => objective.kind === kind && !isFulfilled(s, objective));

/** Alone a card of a gang may have to be scored at all. */
const gangWorth = (s: State, lair: Lair): number =>
  isSolo(s) && missionOf(s).objectives.some((objective) => objective.kind === 'scoreGang' && objective.gang === bossOf(lair.boss).gang && !isFulfilled(s, objective)) ? STEP_TO_OBJECTIVE : 0;

export function stakesOf(s: State, seat: Seat, lair: Lair, inPlay: readonly CardId[], blind: boolean): Stakes {
  const points = (bossDead: boolean, minionsDead: boolean): number => {
    const ways = waysFor({ lair, bossDead, minionsDead }, inPlay).map((way) => wayWorth(s, way));
    return ways.length > 0 ? Math.max(...ways) + gangWorth(s, lair) : 0;
  };
  const boss = isSolo(s)
    ? soloBossWorth(s, lair)
    : (inPlay.some((card) => cardOf(card).boss === lair.boss) ? 0 : -DIED_FOR_NOTHING) + (blind ? deedWorth(s, seat, 'blindKill') : 0) + (isBigBoss(lair.boss) ? deedWorth(s, seat, 'killedBigBoss') : 0);
  const cleared = (lair.den.vp >= WITNESSED_FROM ? deedWorth(s, seat, 'clearedDen') : 0) + sumFor(s, CLEARED_FOR) + (openObjective(s, 'clearDens') ? OBJECTIVE : 0);
  const last = fightsAfter(s) === 0;
  return {
    prizes: [0, points(true, false) + boss, points(false, true), points(true, true) + boss + cleared],
    hurt: last ? LAST_HURT : HURT,
    knockOut: last ? LAST_HURT : KNOCKED_OUT,
    wild: last ? LAST_WILD : WILD,
    minion: openObjective(s, 'killMinions') ? 0.35 : 0.03,
  };
}
