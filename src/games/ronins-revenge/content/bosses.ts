import type { Boss } from './boss';
import { AKA_AO } from './bosses/akaAo';
import { CAGED_DAWN } from './bosses/cagedDawn';
import { DEVOURING_NIGHT } from './bosses/devouringNight';
import { FIFTH_WANDERER } from './bosses/fifthWanderer';
import { FUNAKURO } from './bosses/funakuro';
import { GASHA_O } from './bosses/gashaO';
import { HARUNOBU } from './bosses/harunobu';
import { ITOGURUMA } from './bosses/itoguruma';
import { KUGI } from './bosses/kugi';
import { NINE_FACES } from './bosses/nineFaces';
import { RAITORA } from './bosses/raitora';
import { USHIKADO } from './bosses/ushikado';
import type { BossId } from './roster';

export { BOSS_IDS, type BossId } from './roster';

/** Chapter by chapter; the last has three shapes. A battle asks `bossInPlay`: in a browser not all of them have come. */
export const BOSSES: Readonly<Record<BossId, Boss>> = {
  ushikado: USHIKADO,
  itoguruma: ITOGURUMA,
  funakuro: FUNAKURO,
  nineFaces: NINE_FACES,
  raitora: RAITORA,
  kugi: KUGI,
  akaAo: AKA_AO,
  gashaO: GASHA_O,
  harunobu: HARUNOBU,
  fifthWanderer: FIFTH_WANDERER,
  cagedDawn: CAGED_DAWN,
  devouringNight: DEVOURING_NIGHT,
};
