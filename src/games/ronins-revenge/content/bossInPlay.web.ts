import type { Boss } from './boss';
import type { BossId } from './roster';

/** In a browser the cards of a boss come when a battle against it is set up or opened. */
const CARDS: Readonly<Record<BossId, () => Promise<Boss>>> = {
  ushikado: async () => (await import('./bosses/ushikado')).USHIKADO,
  itoguruma: async () => (await import('./bosses/itoguruma')).ITOGURUMA,
  funakuro: async () => (await import('./bosses/funakuro')).FUNAKURO,
  nineFaces: async () => (await import('./bosses/nineFaces')).NINE_FACES,
  raitora: async () => (await import('./bosses/raitora')).RAITORA,
  kugi: async () => (await import('./bosses/kugi')).KUGI,
  akaAo: async () => (await import('./bosses/akaAo')).AKA_AO,
  gashaO: async () => (await import('./bosses/gashaO')).GASHA_O,
  harunobu: async () => (await import('./bosses/harunobu')).HARUNOBU,
  fifthWanderer: async () => (await import('./bosses/fifthWanderer')).FIFTH_WANDERER,
  cagedDawn: async () => (await import('./bosses/cagedDawn')).CAGED_DAWN,
  devouringNight: async () => (await import('./bosses/devouringNight')).DEVOURING_NIGHT,
};
const here = new Map<BossId, Boss>();

export function bossInPlay(boss: BossId): Boss {
  const cards = here.get(boss);
  if (!cards) throw new Error(`the cards of ${boss} have not come`);
  return cards;
}

const fetchBoss = async (boss: BossId): Promise<void> => void here.set(boss, await CARDS[boss]());

export function fetchBosses(bosses: readonly BossId[]): Promise<unknown> | undefined {
  const missing = bosses.filter((boss) => !here.has(boss));
  return missing.length === 0 ? undefined : Promise.all(missing.map(fetchBoss));
}
