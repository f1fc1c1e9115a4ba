import { equipmentCard, type CardId } from '../../content/equipment';
import { heroOf } from '../party/heroes';
import { encounterOf } from '../run';
import type { DfState } from '../state';
import { requirementsInForce } from './inForce';
import { evidenceFor, gestureOf, launchOf, propsFor, stanceFor, startsBelowTable } from './stance';
import { diceToThrow } from './throwing';
import type { ThrowAnswer } from './throwMove';

/** Each seat throws from its own side of the table in the samples. */
export const azimuthOf = (s: DfState, hero: number): number => Math.round((768 + (1024 * hero) / s.heroes.length) % 1024);

const isWeapon = (card: CardId): boolean => equipmentCard(card).type === 'weapon';

/** No weapon, each one alone, and all together. */
function weaponChoices(cards: readonly CardId[]): CardId[][] {
  const weapons = cards.filter(isWeapon);
  return [[], ...weapons.map((card) => [card]), ...(weapons.length > 1 ? [weapons] : [])];
}

/** A fair sample of throws: every die, every way to arm, as a competent hand would make it. */
export function* sampleThrows(s: DfState): Iterable<ThrowAnswer> {
  const { turn } = encounterOf(s);
  const azimuth = azimuthOf(s, s.heroes.findIndex((hero) => hero.id === turn));
  for (const weapons of weaponChoices(heroOf(s, turn).cards)) {
    const ids = requirementsInForce(s, weapons);
    const launch = launchOf(gestureOf({ azimuth, stance: stanceFor(ids) }, startsBelowTable(ids)));
    for (const die of diceToThrow(s)) {
      yield { hero: turn, die, weapons, mode: 'touch', launch, props: propsFor(ids, azimuth), gates: evidenceFor(ids) };
    }
  }
}
