import { TRACKS, type TrackName } from '../content/damage';
import { HEROES } from '../content/heroes';
import { healCost, type Purse } from '../rules/montage/prices';
import { NORMAL, SEVERE, type Player } from '../rules/state';
import type { Ahead } from './time';

/** What cubes on the tracks cost a hero, and which to heal with so many points. */

/** Victory points a Fight: a red die, the green one. */
const RED = 1.3;
const GREEN = { none: 0, plain: 0.5, shot: 0.8 } as const;
/** A Montage die, in every Montage to come. */
const MONTAGE_DIE = 0.8;
/** A cube too many where the mission asks for a calm mind. */
const RESTLESS = 3.5;
/** What it means to have so much Health left when the next Fight begins. */
const HEALTH = [-2.5, -1, -0.1, 0.5, 0.9, 1.2, 1.4, 1.55] as const;

/** What a hero with so many cubes on a track can expect of it. */
function trackWorth({ hero }: Player, track: TrackName, cubes: number, { fights, montages, calm = Infinity }: Ahead): number {
  const { mind, skill, health } = HEROES[hero];
  switch (track) {
    case 'health':
      return fights === 0 ? 0 : (HEALTH[Math.max(0, health.length - cubes)] ?? 0);
    case 'skill': {
      const space = skill[cubes];
      return fights * 0.8 * (space ? RED * space.value + GREEN[space.bonus] : -1);
    }
    case 'mind':
      return MONTAGE_DIE * montages * ((mind[cubes]?.value ?? 0) + (mind[cubes]?.swap ? 0.2 : 0)) - (mind[cubes - 1]?.penalty ?? 0) - RESTLESS * Math.max(0, cubes - calm);
  }
}

interface Cure {
  readonly points: number;
  readonly worth: number;
  readonly severe: boolean;
}

/** Taking one, two, three … cubes off a track, the cheapest first. */
function curesOf(player: Player, track: TrackName, purse: Purse, ahead: Ahead): Cure[] {
  const normal = player[track][NORMAL] ?? 0;
  const severe = player[track][SEVERE] ?? 0;
  const now = trackWorth(player, track, normal + severe, ahead);
  const cures: Cure[] = [{ points: 0, worth: 0, severe: false }];
  let points = 0;
  const cheapFirst = healCost(purse, { track, severe: true }) < healCost(purse, { track, severe: false });
  for (let i = 1; i <= normal + severe; i++) {
    const isSevere = cheapFirst ? i <= severe : i > normal;
    points += healCost(purse, { track, severe: isSevere });
    cures.push({ points, worth: trackWorth(player, track, normal + severe - i, ahead) - now, severe: isSevere });
  }
  return cures;
}

export interface Healing {
  readonly worth: number;
  /** The first cube to take off; absent: there is nothing worth healing. */
  readonly first?: { readonly track: TrackName; readonly severe: boolean };
}

/** Points left over count a little, so that nothing is healed for nothing. */
const NOTHING: Healing = { worth: 0 };

/** The best use of so many Heal points. */
export function bestHealing(player: Player, points: number, purse: Purse, ahead: Ahead): Healing {
  const [mind = [], skill = [], health = []] = TRACKS.map((track) => curesOf(player, track, purse, ahead));
  let best = NOTHING;
  for (let s = 0; s < skill.length; s++) {
    for (let m = 0; m < mind.length; m++) {
      for (let h = 0; h < health.length; h++) {
        const cures = [mind[m], skill[s], health[h]];
        if (cures.reduce((sum, cure) => sum + (cure?.points ?? 0), 0) > points) break;
        const worth = cures.reduce((sum, cure) => sum + (cure?.worth ?? 0), 0);
        if (worth <= best.worth) continue;
        const at = s > 0 ? 1 : m > 0 ? 0 : 2;
        const lists = [mind, skill, health] as const;
        const [track, first] = [TRACKS[at] ?? 'health', lists[at]?.[1]];
        best = { worth, first: { track, severe: first?.severe ?? false } };
      }
    }
  }
  return best;
}

/** What the damage of a card would cost this hero. */
export function damageWorth(player: Player, wounds: readonly { readonly track: TrackName; readonly count: number }[], ahead: Ahead): number {
  return TRACKS.reduce((sum, track) => {
    const more = wounds.reduce((cubes, wound) => (wound.track === track ? cubes + wound.count : cubes), 0);
    if (more === 0) return sum;
    const cubes = (player[track][NORMAL] ?? 0) + (player[track][SEVERE] ?? 0);
    return sum + trackWorth(player, track, cubes, ahead) - trackWorth(player, track, cubes + more, ahead);
  }, 0);
}
