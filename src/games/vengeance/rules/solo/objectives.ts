import { bossOf, isBigBoss, type BossId } from '../../content/bosses';
import { GANGS } from '../../content/gangs';
import { GRADES, SOLO_MISSIONS, type Grade, type Objective, type SoloMission } from '../../content/soloMissions';
import { gangOf } from '../../content/vengeanceCards';
import { cubesOn, stressPenalty } from '../hero/tracks';
import { isSolo, playerOf, type State } from '../state';

/** Vengeance for One: objectives and grades (VG-271, VG-281, VG-282). */

export const missionOf = (state: State): SoloMission => SOLO_MISSIONS[playerOf(state, 0).hero];

const wasKilled = (state: State, boss: BossId): boolean => state.wall.some(([killed]) => killed === boss);

/** How far an objective is, and how far it has to be. */
export function progressOf(state: State, objective: Objective): { readonly done: number; readonly of: number } {
  const player = playerOf(state, 0);
  switch (objective.kind) {
    case 'killBoss':
      return { done: wasKilled(state, objective.boss) ? 1 : 0, of: 1 };
    case 'killOthers':
      return { done: state.wall.filter(([boss]) => bossOf(boss).gang === objective.gang && !isBigBoss(boss)).length, of: objective.count };
    case 'clearDens':
      return { done: player.cleared, of: objective.count };
    case 'calmMind':
      return { done: cubesOn(player, 'mind') <= objective.cubes ? 1 : 0, of: 1 };
    case 'killMinions':
      return { done: player.minions, of: objective.count };
    case 'scoreGang':
      return { done: player.scored.filter((card) => gangOf(card) === objective.gang).length, of: 1 };
  }
}

export const isFulfilled = (state: State, objective: Objective): boolean => {
  const { done, of } = progressOf(state, objective);
  return done >= of;
};

/** Whether the Boss's own name stands in an objective that is still open. */
export const isWanted = (state: State, boss: BossId): boolean =>
  isSolo(state) && missionOf(state).objectives.some((objective) => objective.kind === 'killBoss' && objective.boss === boss && !isFulfilled(state, objective));

/** The grade that the victory points are worth, stress counted; undefined: too few. */
export function gradeOf(state: State): Grade | undefined {
  const player = playerOf(state, 0);
  const vp = player.vp - stressPenalty(player);
  const { grades } = missionOf(state);
  let reached: Grade | undefined;
  for (const grade of GRADES) if (vp >= grades[grade]) reached = grade;
  return reached;
}

export function objectiveWords(objective: Objective): string {
  switch (objective.kind) {
    case 'killBoss':
      return `Kill ${bossOf(objective.boss).name}`;
    case 'killOthers':
      return `Kill ${objective.count} other ${GANGS[objective.gang].name} Bosses`;
    case 'clearDens':
      return objective.count === 1 ? 'Clear a Den' : `Clear ${objective.count} Dens`;
    case 'calmMind':
      return `End with at most ${objective.cubes} cubes on Mind`;
    case 'killMinions':
      return `Kill ${objective.count} Minions in all`;
    case 'scoreGang':
      return `Score a ${GANGS[objective.gang].name} card`;
  }
}
