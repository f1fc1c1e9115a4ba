import { bossInPlay } from '../content/bossInPlay';
import { HEROES } from '../content/heroes';
import { FIELD, ZONE, type HeroId } from '../content/terms';
import { squareAt, squareName } from '@/engine/parts/grid/squares';
import { OBJECT_NAMES } from '../words/things';
import { isBossRef, isHeroRef, isThingRef, squareOfThing, type FigureRef, type TargetRef } from './refs';
import { objectAt } from './field/objects';
import type { BattleState } from './state';

const NAMES: Readonly<Record<string, string>> = { aka: 'Aka', ao: 'Ao', crane: 'the Crane', pine: 'the Pine', moon: 'the Moon' };

/** The first name of a hero, the short name of a boss. */
const short = (name: string): string => name.split(',')[0] ?? name;

/** A boss within a sentence: "Ushikado", "the Nine-Faced Actor". */
export const bossName = (boss: BattleState['boss']): string => short(bossInPlay(boss).name).replace(/^The /, 'the ');

const ACROSS = FIELD / ZONE;

/** A Zone by its corners, as they stand beside the field: “D7–F9”. */
export function zoneName(zone: number): string {
  const [column, row] = [(zone % ACROSS) * ZONE, Math.floor(zone / ACROSS) * ZONE];
  return `${squareName(FIELD, squareAt(FIELD, column, row))}–${squareName(FIELD, squareAt(FIELD, column + ZONE - 1, row + ZONE - 1))}`;
}

/** What the catalogue calls otherwise than the table does. */
const AT_THE_TABLE: readonly (readonly [RegExp, string])[] = [
  [/\b(Difficult|Dangerous) Terrain\b/g, '$1 Ground'], [/\b(Once|once|each) (per )?combat\b/g, '$1 $2battle'], [/\bin initiative\b/g, 'in line'],
];
const asAtTheTable = (words: string): string => AT_THE_TABLE.reduce((said, [name, ours]) => said.replace(name, ours), words);

/** The short forms of cards in full: “in [2]”, “Z23”, “Resistant (Mystic)”, “LoS”, “-1”, “until end of round”, “Deal 4 Piercing to”, “Push 2 each hero”. */
export const plain = (words: string): string =>
  asAtTheTable(words)
    .replace(/\bfarther than \[(\d+)\]/g, 'more than $1 away')
    .replace(/\bin \[(\d+)\]/g, 'within $1')
    .replace(/\[(\d+)\]/g, 'range $1')
    .replace(/\bZ([1-4])([1-4])\b/g, (_, row: string, column: string) => zoneName((Number(row) - 1) * ACROSS + Number(column) - 1))
    .replace(/\b(Vulnerable|Resistant) \((\w+)\)/g, (_, condition: string, type: string) => `${condition} to ${type.toLowerCase()}`)
    .replace(/\bLoS\b/g, 'line of sight')
    .replace(/\b(until|at|Until|At) end of (round|turn)\b/g, '$1 the end of the $2')
    .replace(/\bEnd of round:/g, 'At the end of the round:')
    .replace(/\b([Dd]eal) (\d+)(?: (Slashing|Piercing|Crushing|Mystic))? to\b/g, (_, deal: string, n: string, type?: string) => `${deal} ${n} ${type ? `${type.toLowerCase()} ` : ''}damage to`)
    .replace(/\b(Push|Pull) (\d+) (each|one) /g, '$1 $2: $3 ')
    .replace(/\b(Push|Pull) (\d+) (that hero|the Threat holder)\b/g, '$1 $3 $2')
    .replace(/\b(Push|Pull) (\d+) (toward \w+) each /g, '$1 $2 $3: each ')
    .replace(/(^|\W)-(?=\d)/g, '$1−');

/** What a hero is called by the others: the name without the family. */
const called = (hero: HeroId): string => HEROES[hero].name.split(' ')[1] ?? HEROES[hero].name;
const HERO_NAMES: Readonly<Record<HeroId, string>> = { takahiro: called('takahiro'), sayaka: called('sayaka'), kosuke: called('kosuke'), kensho: called('kensho') };
export const heroName = (hero: HeroId): string => HERO_NAMES[hero];

/** “Sayaka’s doll”, “the nameless doll”. */
export const dollName = (of: HeroId | 'nameless'): string => (of === 'nameless' ? 'the nameless doll' : `${heroName(of)}’s doll`);

/** What can be struck and is nobody: “the Oil Barrel on E5”, “Kensho’s doll”. */
function thingName(state: BattleState, square: number): string {
  const doll = state.extra.dolls?.dolls.find(({ at }) => at === square);
  if (doll) return dollName(doll.of);
  const object = objectAt(state, square);
  return `${object ? `the ${OBJECT_NAMES[object.kind]}` : 'what lay'} on ${squareName(FIELD, square)}`;
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

/** What comes for somebody: a card of the boss by its name, and a minion, whose blow is called like itself, as the figure it is. */
export const blowName = (state: BattleState, { by, values }: { readonly by: FigureRef; readonly values: { readonly name: string } }): string =>
  (isBossRef(by) ? values.name : figureName(state, by));
