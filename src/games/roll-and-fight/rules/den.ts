import { doorsByLetter, makeGraph, neighbours, type DenGraph } from '@/engine/parts/den/graph';
import { roomsBeyond } from '@/engine/parts/den/ways';

import { bossOf, BOSS_IDS, type BossId } from '../content/bosses';
import { DEN_IDS, DEN_PLANS, type DenId } from '../content/dens';
import type { DenPlan, Room } from '../content/dens/den';
import type { MinionType } from '../content/minions';

/** A den with its doors worked out; rooms are numbered in the order of the plan. */
export interface Den extends DenGraph {
  readonly id: DenId;
  readonly name: string;
  readonly words: string;
  readonly rooms: readonly Room[];
  /** Where a Jump from each room may end (RF-144, RF-147). */
  readonly jumps: readonly (readonly number[])[];
  readonly entrance: number;
  readonly bossRoom: number;
}

/** A minion as printed, or as added by the boss. Its number is its place in `Lair.minions`. */
export interface Printed {
  readonly type: MinionType;
  readonly room: number;
}

/** A den with one boss in it: everybody the hero will meet there. */
export interface Lair {
  readonly den: Den;
  readonly minions: readonly Printed[];
  readonly inRoom: readonly (readonly number[])[];
}

function buildDen(id: DenId, plan: DenPlan): Den {
  const { rooms } = plan;
  const graph = makeGraph(rooms.length, doorsByLetter(rooms.map((room) => room.id), plan.doors));
  return {
    ...graph, id, name: plan.name, words: plan.words, rooms,
    jumps: rooms.map((_, room) => roomsBeyond(graph, room, 2)),
    entrance: rooms.findIndex((room) => room.entrance),
    bossRoom: rooms.findIndex((room) => room.boss),
  };
}

function buildLair(den: Den, boss: BossId): Lair {
  const minions: Printed[] = den.rooms.flatMap((room, index) => room.minions.map((type) => ({ type, room: index })));
  for (const type of bossOf(boss).guards ?? []) {
    for (const room of [den.bossRoom, ...neighbours(den, den.bossRoom)]) minions.push({ type, room });
  }
  const inRoom = den.rooms.map((_, room) => minions.flatMap((minion, index) => (minion.room === room ? [index] : [])));
  return { den, minions, inRoom };
}

const DENS = Object.fromEntries(DEN_IDS.map((id) => [id, buildDen(id, DEN_PLANS[id])])) as Record<DenId, Den>;
const LAIRS = Object.fromEntries(
  DEN_IDS.map((id) => [id, Object.fromEntries(BOSS_IDS.map((boss) => [boss, buildLair(DENS[id], boss)]))]),
) as Record<DenId, Record<BossId, Lair>>;

export const denOf = (id: DenId): Den => DENS[id];
export const lair = (den: DenId, boss: BossId): Lair => LAIRS[den][boss];

export const roomAt = (den: Den, room: number): Room => {
  const found = den.rooms[room];
  if (!found) throw new RangeError(`${den.name} has no room ${room}`);
  return found;
};
