import type { AttackCard, EventCard, Minion, WoundCard } from '../../content/boss';
import type { Mod, ModId } from '../../content/bossMods';
import { bossInPlay } from '../../content/bossInPlay';
import type { AttackCardId, EventId, MinionId } from '../../content/terms';
import type { BattleState } from '../state';

/** The cards of the battle, and what those in force say of the boss. */

const cardsByBoss = new Map<string, Map<AttackCardId, AttackCard>>();

function attackCardsOf(boss: BattleState['boss']): Map<AttackCardId, AttackCard> {
  const known = cardsByBoss.get(boss);
  if (known) return known;
  const { attacks, pack } = bossInPlay(boss);
  const cards = new Map([...attacks, ...pack.attacks].map((card) => [card.id, card]));
  cardsByBoss.set(boss, cards);
  return cards;
}

export function attackCard({ boss }: Pick<BattleState, 'boss'>, id: AttackCardId): AttackCard {
  const card = attackCardsOf(boss).get(id);
  if (!card) throw new RangeError(`${boss} has no card ${id}`);
  return card;
}

export function eventCard({ boss }: Pick<BattleState, 'boss'>, id: EventId): EventCard {
  const card = bossInPlay(boss).events.find((event) => event.id === id);
  if (!card) throw new RangeError(`${boss} has no Event ${id}`);
  return card;
}

export function minionCard({ boss }: Pick<BattleState, 'boss'>, id: MinionId): Minion {
  const found = bossInPlay(boss).minions.find((minion) => minion.id === id);
  if (!found) throw new RangeError(`${boss} has no minion ${id}`);
  return found;
}

/** The Wound cards of this battle, in order: `cubes` has one entry for each, so a card from the pack may follow (RR-589). */
export function woundCard({ boss }: Pick<BattleState, 'boss'>, order: number): WoundCard | undefined {
  const { wounds, pack } = bossInPlay(boss);
  return order < wounds.length ? wounds[order] : pack.wounds?.[order - wounds.length];
}

/** What the card says on the difficulty that is played. */
export const woundText = ({ difficulty }: Pick<BattleState, 'difficulty'>, { words, wordsOn }: WoundCard): string => (wordsOn ? `${words} ${wordsOn[difficulty]}` : words);

/** What the Event says in this story. */
export const eventText = ({ facts }: Pick<BattleState, 'facts'>, { words, wordsWith }: EventCard): string => (wordsWith && facts.includes(wordsWith.fact) ? wordsWith.words : words);

export const activeWound = (state: BattleState): WoundCard | undefined => woundCard(state, state.wound);

const NO_MODS: readonly Mod[] = [];
const isMod = <I extends ModId>(mod: Mod, id: I): mod is Extract<Mod, { readonly mod: I }> => mod.mod === id;

function find<I extends ModId>(mods: readonly Mod[], id: I): Extract<Mod, { readonly mod: I }> | undefined {
  for (const mod of mods) if (isMod(mod, id)) return mod;
  return undefined;
}

/** What the active Wound card, a Fact or the boss card says by this name (RR-373); the Wound card comes first, so that it may replace the other. */
export function modOf<I extends ModId>(state: BattleState, id: I, wound = state.wound): Extract<Mod, { readonly mod: I }> | undefined {
  return find(woundCard(state, wound)?.mods ?? NO_MODS, id) ?? find(state.mods, id) ?? find(bossInPlay(state.boss).card.mods, id);
}

/** Everything in force, the boss card first. */
export function modsInForce(state: BattleState): readonly (readonly Mod[])[] {
  return [bossInPlay(state.boss).card.mods, state.mods, activeWound(state)?.mods ?? NO_MODS];
}
