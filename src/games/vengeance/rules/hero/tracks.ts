import { addCubes, covered, firstFree, isFull, lastCovered, removeCubes } from '@/engine/parts/counts/cubes';

import { TRACKS, type TrackName, type Wound } from '../../content/damage';
import { HEROES, type Bonus } from '../../content/heroes';
import { NORMAL, SEVERE, type Player } from '../state';

/** The three attribute tracks of a hero and the cubes on them (VG-35 … VG-50). */

export const spacesOf = (player: Player, track: TrackName): number => HEROES[player.hero][track].length;

/** Montage dice (VG-36). */
export const mindValue = (player: Player): number => firstFree(player.mind, HEROES[player.hero].mind)?.value ?? 0;
export const hasSwap = (player: Player): boolean => firstFree(player.mind, HEROES[player.hero].mind)?.swap ?? false;

/** Red Fight dice (VG-37) and the green one (VG-38 … VG-40). */
export const skillValue = (player: Player): number => firstFree(player.skill, HEROES[player.hero].skill)?.value ?? 0;
export const skillBonus = (player: Player): Bonus => firstFree(player.skill, HEROES[player.hero].skill)?.bonus ?? 'none';

export const healthValue = (player: Player): number => firstFree(player.health, HEROES[player.hero].health) ?? 0;

/** Victory points that Stress costs at the end (VG-245). */
export const stressPenalty = (player: Player): number => lastCovered(player.mind, HEROES[player.hero].mind)?.penalty ?? 0;

const isTrackFull = (player: Player, track: TrackName): boolean => isFull(player[track], spacesOf(player, track));
export const isKnockedOut = (player: Player): boolean => TRACKS.some((track) => isTrackFull(player, track));

export const cubesOn = (player: Player, track: TrackName): number => covered(player[track]);
export const totalCubes = (player: Player): number => TRACKS.reduce((sum, track) => sum + covered(player[track]), 0);
export const severeCubes = (player: Player): number => TRACKS.reduce((sum, track) => sum + (player[track][SEVERE] ?? 0), 0);

/** A severe cube pushes the normal ones to the right; what finds no space is discarded (VG-44, VG-45, VG-50). */
export const suffer = (player: Player, track: TrackName, severe: boolean, count: number): number =>
  addCubes(player[track], severe ? SEVERE : NORMAL, count, spacesOf(player, track));

export const heal = (player: Player, track: TrackName, severe: boolean, count: number): number =>
  removeCubes(player[track], severe ? SEVERE : NORMAL, count);

/** Whether all this damage leaves an empty space on every track that it touches (VG-48). */
export function canSuffer(player: Player, wounds: readonly Wound[]): boolean {
  for (const track of TRACKS) {
    let more = 0;
    for (const wound of wounds) if (wound.track === track) more += wound.count;
    if (more > 0 && covered(player[track]) + more > spacesOf(player, track) - 1) return false;
  }
  return true;
}
