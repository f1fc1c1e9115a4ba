import type { Spoils } from './boss';
import type { BossId } from './roster';
import { AKA_AO_SPOILS } from './spoils/akaAo';
import { CAGED_DAWN_SPOILS } from './spoils/cagedDawn';
import { DEVOURING_NIGHT_SPOILS } from './spoils/devouringNight';
import { FIFTH_WANDERER_SPOILS } from './spoils/fifthWanderer';
import { FUNAKURO_SPOILS } from './spoils/funakuro';
import { GASHA_O_SPOILS } from './spoils/gashaO';
import { HARUNOBU_SPOILS } from './spoils/harunobu';
import { ITOGURUMA_SPOILS } from './spoils/itoguruma';
import { KUGI_SPOILS } from './spoils/kugi';
import { NINE_FACES_SPOILS } from './spoils/nineFaces';
import { RAITORA_SPOILS } from './spoils/raitora';
import { USHIKADO_SPOILS } from './spoils/ushikado';

/** What each boss leaves behind: heroes may carry it in any later battle. */
export const SPOILS: Readonly<Record<BossId, Spoils>> = {
  ushikado: USHIKADO_SPOILS,
  itoguruma: ITOGURUMA_SPOILS,
  funakuro: FUNAKURO_SPOILS,
  nineFaces: NINE_FACES_SPOILS,
  raitora: RAITORA_SPOILS,
  kugi: KUGI_SPOILS,
  akaAo: AKA_AO_SPOILS,
  gashaO: GASHA_O_SPOILS,
  harunobu: HARUNOBU_SPOILS,
  fifthWanderer: FIFTH_WANDERER_SPOILS,
  cagedDawn: CAGED_DAWN_SPOILS,
  devouringNight: DEVOURING_NIGHT_SPOILS,
};
