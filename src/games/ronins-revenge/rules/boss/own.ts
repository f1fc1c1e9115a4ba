import type { BossId } from '../../content/bosses';
import type { BossRules } from './rules';

const PLAIN: BossRules = {};

/** The rules of each boss of its own. */
export const ownRules = (_boss: BossId): BossRules => PLAIN;
