import { CLOCK, type Seat } from '@/engine/game';
import { capital, listed } from '@/engine/words';
import type { SeatStatus } from '@/table/contract';
import type { Goal, Opening } from '@/table/kit/goal/goal';

import { bossInPlay } from '../content/bossInPlay';
import { CUBE_HP } from '../content/roster';
import { HEROES } from '../content/heroes';
import { HERO_IDS, type HeroId } from '../content/terms';
import { bossName, figureName } from '../rules/names';
import { cubesAtStart } from '../rules/setup';
import { isComrade, isStanding, type BattleState } from '../rules/state';
import { cubesLeft, cubeWords } from './boss/cubes';
import { BOSS_SIGNS } from './look';

/** What is left of the boss: its bar, and a bar for every cube. */
const bossLeft = (view: BattleState): number => view.bossHp + cubesLeft(view) * CUBE_HP;
const bossWhole = ({ boss, difficulty }: BattleState): number => CUBE_HP + cubesAtStart(boss, difficulty).reduce((sum, cubes) => sum + cubes * CUBE_HP, 0);

export function goalOf(view: BattleState): Goal {
  const [left, whole] = [bossLeft(view), bossWhole(view)];
  const standing = HERO_IDS.filter((id) => isStanding(view.heroes[id])).length;
  return {
    // The name stands beside it, above what is left: a phone has one line for the goal.
    wins: view.round === 0 ? 'Beat the boss' : `Round ${view.round}: beat the boss`,
    mine: [{ icon: 'three-friends', have: `${standing} of ${HERO_IDS.length}`, share: standing / HERO_IDS.length, words: `${standing} of ${HERO_IDS.length} heroes stand; when all have fallen, the battle is lost` }],
    seatsOnTable: true,
    rivals: [{
      name: capital(bossName(view.boss)), icon: BOSS_SIGNS[view.boss], have: `${view.bossHp} HP`, share: Math.min(1, left / whole),
      words: `${view.bossHp} HP left of this bar, ${cubeWords(cubesLeft(view))} to go`,
    }],
  };
}

/** Who fights beside whoever reads this: the Comrades they move themselves, or everybody's where one card is for all. */
function companyWords(view: BattleState, seat: Seat): string {
  const comrades = HERO_IDS.filter((id) => isComrade(view.heroes[id]));
  if (comrades.length === 0) return 'All four fight in full.';
  const own = comrades.filter((id) => seat === CLOCK || view.heroes[id].seat === seat);
  return own.length === 0 ? 'Others move the Comrades.' : `${listed(own.map((id) => figureName(view, id)))} ${own.length === 1 ? 'comes along, a Comrade' : 'come along, Comrades'}: ${own.length === 1 ? 'a simple fighter' : 'simple fighters'} whom you move.`;
}

/** Who it is and what it does: its first two sentences. The rest can be read while the battle waits. */
const inShort = (words: string): string => (words.match(/[^.]+\./g) ?? [words]).slice(0, 2).join('');

/** The full heroes of whoever reads this, or everybody's where one card is for all. */
export const heroesOf = (view: BattleState, seat: Seat): readonly HeroId[] =>
  HERO_IDS.filter((id) => (seat === CLOCK || view.heroes[id].seat === seat) && !isComrade(view.heroes[id]));

export function openingOf(view: BattleState, seat: Seat): Opening {
  const mine = heroesOf(view, seat);
  return {
    you: { icon: 'samurai-helmet', name: listed(mine.map((id) => HEROES[id].name)) || 'The party', text: companyWords(view, seat) },
    wins: `Bring down ${bossInPlay(view.boss).name.replace(/^The /, 'the ')}. If all four heroes lie on the ground, the battle is lost.`,
    today: ['A Light attack pulls the Light card of the boss, a Heavy one the Heavy card. Meet what the card prints as its Break, and it will not strike.', inShort(bossInPlay(view.boss).words)],
  };
}

export function statusOf(view: BattleState, seat: Seat): SeatStatus {
  const own = HERO_IDS.map((id) => view.heroes[id]).filter((hero) => hero.seat === seat);
  const [hp, most] = own.reduce(([sum, whole], hero) => [sum + hero.hp, whole + hero.maxHp], [0, 0]);
  const standing = own.filter(isStanding).length;
  return { short: `${hp} HP`, words: `${hp} of ${most} HP, ${standing} of ${own.length} standing`, share: most === 0 ? 0 : hp / most };
}

export const summaryOf = (view: BattleState): string => `Round ${view.round} against ${bossName(view.boss)}`;
