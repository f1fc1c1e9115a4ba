import { capital } from '@/engine/words';

import type { Spoils } from '../content/boss';
import { HEROES } from '../content/heroes';
import type { LootCard, Relic } from '../content/kit';
import { BOSS_IDS, type BossId } from '../content/roster';
import { SPOILS } from '../content/spoils';
import { HERO_IDS, SOULS, type HeroClass, type HeroId, type Soul } from '../content/terms';
import type { LootId } from './state';

const ALL_SPOILS: readonly Spoils[] = BOSS_IDS.map((boss) => SPOILS[boss]);

/** Every loot card of the box by id; the last boss has the same last gifts in all its shapes. */
const CARDS: ReadonlyMap<LootId, LootCard> = new Map(ALL_SPOILS.flatMap(({ loot }) => loot).map((card) => [card.id, card]));
const PACK_ITEMS = ALL_SPOILS.flatMap(({ items }) => items);
const PACK_RELICS: readonly Relic[] = PACK_ITEMS.flatMap((item) => (item.kind === 'relic' ? [item] : []));

export const LOOT_IDS: readonly LootId[] = [...CARDS.keys()];
export const isSoul = (card: LootId): card is Soul => SOULS.some((soul) => soul === card);
/** Undefined for a Soul. */
export const lootCard = (card: LootId): LootCard | undefined => CARDS.get(card);
export const lootName = (card: LootId): string => (isSoul(card) ? `${capital(card)} Soul` : (lootCard(card)?.name ?? card));

/** What comes out of a Secret Pack (RR-433). */
export const packItemName = (id: string): string => PACK_ITEMS.find((item) => item.id === id)?.name ?? id;

/** The twenty cards of a boss in deck order: its Souls by colour, then its loot as listed (RR-436). */
export function lootDeck(boss: BossId): LootId[] {
  const { souls, loot } = SPOILS[boss];
  return [...SOULS.flatMap((soul) => new Array<LootId>(souls[soul]).fill(soul)), ...loot.map(({ id }) => id)];
}

/** RR-441: weapons are for certain classes, armor is for everybody. */
export function canUse(card: LootId, heroClass: HeroClass): boolean {
  const found = lootCard(card);
  return found?.kind === 'weapon' ? found.for.includes(heroClass) : found?.kind === 'armor';
}

const RELICS: Readonly<Record<HeroId, ReadonlySet<LootId>>> = relicsByHero();

function relicsByHero(): Record<HeroId, Set<LootId>> {
  const relics = [...PACK_RELICS, ...[...CARDS.values()].flatMap((card) => (card.kind === 'relic' ? [card] : []))];
  const of = (hero: HeroId): Set<LootId> => new Set(relics.filter(({ affinity }) => affinity.includes(hero)).map(({ id }) => id));
  return { takahiro: of('takahiro'), sayaka: of('sayaka'), kosuke: of('kosuke'), kensho: of('kensho') };
}

export const relicsFor = (hero: HeroId): ReadonlySet<LootId> => RELICS[hero];

/** How many Souls of each colour lie face up. */
const soulsOnTable = (taken: Readonly<Record<HeroId, readonly LootId[]>>): Record<Soul, number> => {
  const counts: Record<Soul, number> = { crimson: 0, azure: 0, jade: 0, violet: 0 };
  for (const hero of HERO_IDS) for (const card of taken[hero]) if (isSoul(card)) counts[card] += 1;
  return counts;
};

/** RR-438: a relic of its own, what its class can use, the rarest Soul, then whatever comes first in the deck. */
export function comradesPick(hero: HeroId, pile: readonly LootId[], taken: Readonly<Record<HeroId, readonly LootId[]>>, boss: BossId): LootId {
  const deck = lootDeck(boss);
  const inOrder = [...pile].sort((a, b) => deck.indexOf(a) - deck.indexOf(b));
  const counts = soulsOnTable(taken);
  const rarest = SOULS.filter((soul) => pile.includes(soul)).sort((a, b) => counts[a] - counts[b])[0];
  const first = inOrder[0];
  if (first === undefined) throw new RangeError('nothing is left to take');
  return inOrder.find((card) => relicsFor(hero).has(card)) ?? inOrder.find((card) => canUse(card, HEROES[hero].class)) ?? rarest ?? first;
}
