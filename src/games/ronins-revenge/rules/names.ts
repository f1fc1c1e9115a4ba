import { bossInPlay } from '../content/bossInPlay';
import { HEROES } from '../content/heroes';
import { FIELD, ZONE, type HeroId } from '../content/terms';
import { squareAt, squareName } from '@/engine/parts/grid/squares';
import { isBossRef, isHeroRef, isThingRef, squareOfThing, type FigureRef, type TargetRef } from './refs';
import type { Doll } from './boss/extra';
import { objectAt } from './field/objects';
import type { BattleState } from './state';

const NAMES: Readonly<Record<string, string>> = { aka: 'Aka', ao: 'Ao', crane: 'the Crane', pine: 'the Pine', moon: 'the Moon' };
const THINGS: Readonly<Record<string, string>> = { barrel: 'the Oil Barrel', pot: 'the Sealed Pot' };

/** The first name of a hero, the short name of a boss. */
const short = (name: string): string => name.split(',')[0] ?? name;

/** A boss within a sentence: "Ushikado", "the Nine-Faced Actor". */
export const bossName = (boss: BattleState['boss']): string => short(bossInPlay(boss).name).replace(/^The /, 'the ');

const ACROSS = FIELD / ZONE;

/** "Kosuke", "Kosuke and Kensho", "Sayaka, Kosuke and Kensho". */
export const together = (names: readonly string[]): string => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** A Zone by its corners, as they stand beside the field: “D7–F9”. */
export function zoneName(zone: number): string {
  const [column, row] = [(zone % ACROSS) * ZONE, Math.floor(zone / ACROSS) * ZONE];
  return `${squareName(FIELD, squareAt(FIELD, column, row))}–${squareName(FIELD, squareAt(FIELD, column + ZONE - 1, row + ZONE - 1))}`;
}

/** The short forms of cards in full: “in [2]”, “Z23”, “Resistant (Mystic)”, “LoS”, “-1”. */
export const plain = (words: string): string =>
  words
    .replace(/\bin \[(\d+)\]/g, 'within $1')
    .replace(/\[(\d+)\]/g, 'range $1')
    .replace(/\bZ([1-4])([1-4])\b/g, (_, row: string, column: string) => zoneName((Number(row) - 1) * ACROSS + Number(column) - 1))
    .replace(/\b(Vulnerable|Resistant) \((\w+)\)/g, (_, condition: string, type: string) => `${condition} to ${type.toLowerCase()}`)
    .replace(/\bLoS\b/g, 'line of sight')
    .replace(/(^|\W)-(?=\d)/g, '$1−');

/** What a hero is called by the others: the name without the family. */
const called = (hero: HeroId): string => HEROES[hero].name.split(' ')[1] ?? HEROES[hero].name;
const HERO_NAMES: Readonly<Record<HeroId, string>> = { takahiro: called('takahiro'), sayaka: called('sayaka'), kosuke: called('kosuke'), kensho: called('kensho') };
export const heroName = (hero: HeroId): string => HERO_NAMES[hero];

export const dollName = ({ of }: Pick<Doll, 'of'>): string => (of === 'nameless' ? 'Nameless Doll' : `Straw Doll of ${heroName(of)}`);

/** What can be struck and is nobody: “the Oil Barrel on E5”, “the Straw Doll of Kensho”. */
function thingName(state: BattleState, square: number): string {
  const doll = state.extra.dolls?.dolls.find(({ at }) => at === square);
  return doll ? `the ${dollName(doll)}` : `${THINGS[objectAt(state, square)?.kind ?? ''] ?? 'what stands'} on ${squareName(FIELD, square)}`;
}

/** What a figure is called. */
export function figureName(state: BattleState, ref: FigureRef | TargetRef): string {
  if (isHeroRef(ref)) return heroName(ref);
  if (isThingRef(ref)) return thingName(state, squareOfThing(ref));
  const boss = bossInPlay(state.boss);
  const number = Number(ref.slice(ref.indexOf(':') + 1));
  if (isBossRef(ref)) {
    const start = boss.starts[number];
    return NAMES[start?.brother ?? start?.crest ?? ''] ?? short(boss.name);
  }
  const minion = boss.minions.find(({ id }) => id === ref.slice(0, ref.indexOf(':')));
  return minion ? `the ${minion.bands[number] ?? ''} ${minion.name}` : 'somebody who has left';
}
