import type { BotLevel } from '@/engine/box';
import { UPGRADE_IDS, UPGRADES } from '@/games/vengeance/content/abilities';
import { BOSS_IDS } from '@/games/vengeance/content/bosses';
import { densWorth } from '@/games/vengeance/content/dens';
import type { TileId } from '@/games/vengeance/content/tiles';

import { fightOnce } from './dens';
import { mean, print } from './play';

/** What a Hurt avoided counts, as in the catalogue. */
const HURT = 0.25;
/** Lies over the printed ability and does nothing in a Fight. */
const IDLE: TileId = 'fieldKit';

/** What each ability alone adds to a Fight in Dens worth 2 and 3: the catalogue's measure, with our own bot and the same dice for all. */
export function abilitiesReport(fights: number, level: BotLevel, seeds: string): void {
  const meanOf = (tile: TileId | undefined): number => {
    const worths: number[] = [];
    for (const den of [...densWorth(2), ...densWorth(3)]) {
      for (const boss of BOSS_IDS) {
        for (let i = 0; i < fights; i++) {
          const { vp, hurt } = fightOnce(den, boss, { broken: 1, hurt: 0, tiles: [tile, undefined, undefined, IDLE] }, level, `${seeds}-${den}-${boss}-${i}`);
          worths.push(vp - HURT * hurt);
        }
      }
    }
    return mean(worths);
  };
  const without = meanOf(undefined);
  print('without any ability', without.toFixed(2));
  const worths = UPGRADE_IDS.map((id) => ({ id, worth: meanOf(id) - without })).sort((a, b) => a.worth - b.worth);
  for (const { id, worth } of worths) print(id, worth.toFixed(2), `costs ${UPGRADES[id].cost}`);
}
