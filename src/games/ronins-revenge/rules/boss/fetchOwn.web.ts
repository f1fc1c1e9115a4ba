import type { BossId } from '../../content/roster';
import { battleDecisions } from '../decisions';
import { hasCome, keepRules } from './own.web';
import type { BossRules } from './rules';

/** What one boss brings of its own: its rules, and the frames that only they call. */
interface OwnRules {
  readonly rules: BossRules;
  readonly kinds: Parameters<typeof battleDecisions.add>[0];
}

type LateBoss = Exclude<BossId, 'ushikado'>;

const RULES: Readonly<Record<LateBoss, () => Promise<OwnRules>>> = {
  itoguruma: async () => (await import('./bosses/loom')).itoguruma,
  funakuro: async () => (await import('./bosses/river')).funakuro,
  nineFaces: async () => (await import('./bosses/castQuestions')).nineFaces,
  raitora: async () => (await import('./bosses/storm')).raitora,
  kugi: async () => (await import('./bosses/dolls')).kugi,
  akaAo: async () => (await import('./bosses/forge')).akaAo,
  gashaO: async () => (await import('./bosses/body')).gashaO,
  harunobu: async () => (await import('./bosses/duel')).harunobu,
  fifthWanderer: async () => (await import('./bosses/wanderer')).fifthWanderer,
  cagedDawn: async () => (await import('./bosses/souls')).cagedDawn,
  devouringNight: async () => (await import('./bosses/night')).devouringNight,
};

async function fetchOwn(boss: LateBoss): Promise<void> {
  const { rules, kinds } = await RULES[boss]();
  if (hasCome(boss)) return;
  battleDecisions.add(kinds);
  keepRules(boss, rules);
}

const isMissing = (boss: BossId): boss is LateBoss => !hasCome(boss);

export function fetchOwnRules(bosses: readonly BossId[]): Promise<unknown> | undefined {
  const missing = bosses.filter(isMissing);
  return missing.length === 0 ? undefined : Promise.all(missing.map(fetchOwn));
}
