import type { BossId } from '../../content/roster';
import { bodyRules } from './bosses/body';
import { castRules } from './bosses/cast';
import { dollRules } from './bosses/dolls';
import { duelRules } from './bosses/duel';
import { forgeRules } from './bosses/forge';
import { loomRules } from './bosses/loom';
import { nightRules } from './bosses/night';
import { riverRules } from './bosses/river';
import { soulsRules } from './bosses/souls';
import { stormRules } from './bosses/storm';
import { wandererRules } from './bosses/wanderer';
import type { BossRules } from './rules';

const PLAIN: BossRules = {};

/** The rules that were asked for last: mostly they are asked for now, with every step. */
let latest: { readonly boss: BossId; readonly rules: BossRules } | undefined;

export function ownRules(boss: BossId): BossRules {
  if (latest?.boss !== boss) latest = { boss, rules: rulesOf(boss) };
  return latest.rules;
}

/** The rules of each boss of its own. A function, because the rules of bosses and those of the battle know each other. */
function rulesOf(boss: BossId): BossRules {
  switch (boss) {
    case 'ushikado': return PLAIN;
    case 'itoguruma': return loomRules;
    case 'funakuro': return riverRules;
    case 'nineFaces': return castRules;
    case 'raitora': return stormRules;
    case 'kugi': return dollRules;
    case 'akaAo': return forgeRules;
    case 'gashaO': return bodyRules;
    case 'harunobu': return duelRules;
    case 'fifthWanderer': return wandererRules;
    case 'cagedDawn': return soulsRules;
    case 'devouringNight': return nightRules;
  }
}
