import { NOBODY } from '@/engine/parts/cards/eyes';
import { fitsOnMap, squareName, squaresOfBase, type Base } from '@/engine/parts/grid/squares';

import { CUBE_HP } from '../../content/roster';
import { CATEGORIES, FIELD, HERO_IDS } from '../../content/terms';
import { objectAt } from '../field/objects';
import { bossRef, minionRef } from '../refs';
import type { BattleState } from '../state';

/** Every attack card lies in one place, and the next one of each deck lies open (RR-93). */
function cardFaults(state: BattleState): string[] {
  const inSequence = state.sequence.flatMap((slot) => (slot && 'card' in slot ? [slot.card] : []));
  const aside = [...(state.extra.body?.aside ?? []), ...(state.extra.body?.out ?? [])];
  const all = [...CATEGORIES.flatMap((category) => [...state.decks[category].cards, ...state.discards[category].cards]), ...inSequence, ...aside];
  const covered = CATEGORIES.filter((category) => state.decks[category].known[state.decks[category].known.length - 1] === NOBODY);
  return [
    ...(all.length !== state.attackSet.length || new Set(all).size !== all.length ? [`${all.length} attack cards instead of ${state.attackSet.length}`] : []),
    ...covered.map((category) => `the top card of the deck ${category} lies face down`),
  ];
}

/** RR-68: figures stand on the map, and none on another or on an object; but for whoever is walking over somebody just now, or fell there in the end. */
function placeFaults(state: BattleState): string[] {
  if (state.result !== null || state.frames.some(({ kind }) => kind === 'walk')) return [];
  const stands: { readonly name: string; readonly base: Base }[] = [
    ...HERO_IDS.map((id) => ({ name: id, base: state.heroes[id] })),
    ...state.figures.map((figure) => ({ name: bossRef(figure), base: figure })),
    ...state.minions.map((minion) => ({ name: minionRef(minion), base: minion })),
  ];
  const taken = new Map<number, string>();
  const faults: string[] = [];
  for (const { name, base } of stands) {
    if (!fitsOnMap(FIELD, base)) faults.push(`${name} stands off the map`);
    for (const square of squaresOfBase(FIELD, base)) {
      const other = taken.get(square);
      if (other) faults.push(`${name} and ${other} share ${squareName(FIELD, square)}`);
      if (objectAt(state, square)) faults.push(`${name} stands on an object on ${squareName(FIELD, square)}`);
      taken.set(square, name);
    }
  }
  return faults;
}

/** What must always hold on the boss’s side; each broken one in words. */
export function brokenBoss(state: BattleState): readonly string[] {
  const faults = [...cardFaults(state), ...placeFaults(state)];
  const { result, bossHp, cubes, wound, sequence, extra } = state;
  if (sequence.length !== 4) faults.push('the Sequence has four slots');
  if (result === null && (bossHp < 1 || bossHp > CUBE_HP)) faults.push(`the boss has ${bossHp} HP`);
  if (cubes.some((each, order) => each < 0 || (order < wound && each > 0))) faults.push('a Wound card that is gone has cubes');
  if (result === null && (cubes[wound] ?? 0) < 1) faults.push('the active Wound card has no cube');
  if (extra.souls && result === null && extra.souls.night + extra.souls.dawn !== bossHp) faults.push('the souls are not the bar');
  if (new Set(state.minions.map(minionRef)).size !== state.minions.length) faults.push('two minions have one band');
  if (extra.cast && state.round > 0 && !state.figures.some(({ start }) => start === extra.cast?.true) && extra.cast.true >= 0) faults.push('the true figure is not on the map');
  return faults;
}
