import { listed } from '@/engine/words';

import { HERO_IDS } from '../../content/terms';
import { bossName, figureName } from '../../rules/names';
import { isStanding, type BattleState } from '../../rules/state';

/** Why the battle was won or lost, as far as the field still shows it. */
export function reasonsOf(view: BattleState): readonly string[] {
  const { heroes, result, round, bossHp, cubes, wound } = view;
  const boss = bossName(view.boss);
  const all = HERO_IDS.reduce((sum, id) => sum + heroes[id].dealt, 0);
  const first = [...HERO_IDS].sort((a, b) => heroes[b].dealt - heroes[a].dealt)[0] ?? 'takahiro';
  const fallen = HERO_IDS.filter((id) => !isStanding(heroes[id]));
  if (result === 'won') {
    return [
      `The last cube was gone in round ${round}.`,
      `${figureName(view, first)} dealt most of it: ${heroes[first].dealt} of ${all} damage.`,
      fallen.length === 0 ? 'Nobody lay on the ground at the end.' : `${listed(fallen.map((id) => figureName(view, id)))} lay on the ground at the end.`,
    ];
  }
  const left = cubes.slice(wound).reduce((sum, n) => sum + n, 0);
  const flasks = HERO_IDS.filter((id) => heroes[id].charges > 0);
  return [
    `${boss} had ${bossHp} HP left on the bar, and ${left} ${left === 1 ? 'cube' : 'cubes'} behind it.`,
    ...(flasks.length > 0 ? [`${listed(flasks.map((id) => figureName(view, id)))} still had something in the Flask: a Rest in time, or standing up, would have used it.`] : []),
  ];
}
