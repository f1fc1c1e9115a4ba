import { equipmentCard, type CardId } from '../content/equipment';
import { heroCard, type HeroId } from '../content/heroes';
import { monsterCard } from '../content/monsters';
import { REQUIREMENTS } from '../content/requirements';
import type { MissReason } from '../content/vocabulary';
import type { CardLoss, DamagePart, DfEvent, GoldReason, HurtCause } from '../rules/events';
import { damageOf } from '../rules/fight/damage';
import { currentFace, cardOf } from '../rules/fight/monsters';
import type { DfState, LossReason, ThrowResult, Tokens } from '../rules/state';
import { ABILITY_NAMES } from './abilities';
import { wishWords } from './wish';
import { LOSS_BANTER, backDownBanter, defeatBanter, faintBanter, givingInBanter, throwBanter } from './banter';

const nameOf = (hero: HeroId): string => heroCard(hero).name;
const cardName = (card: CardId): string => equipmentCard(card).name;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const MISS_WORDS: Readonly<Record<MissReason, string>> = {
  noBounce: 'no bounce on the table first',
  hole: 'in a hole',
  bone: 'on a bone',
  outside: 'off the board',
  smallTarget: 'the 1 does not count here',
  requirementFailed: 'not thrown as demanded',
};

/** A landing in words: "section 3, eye up" or "on a bone". */
export function landingWords({ contact, region, special, missReasons, failed }: ThrowResult): string {
  const face = special ? ', eye up' : '';
  if (contact) return region === 10 ? `bullseye${face}` : `section ${region}${face}`;
  const reasons = missReasons.map((reason) =>
    reason === 'requirementFailed' ? `${MISS_WORDS[reason]} (${failed.map((id) => REQUIREMENTS[id].name).join(', ')})` : MISS_WORDS[reason],
  );
  return `${reasons.join(', ')}${face}`;
}

/** The sum as it is reckoned: "3 × 2 + 3 = 9". */
export function sumWords(parts: readonly DamagePart[]): string {
  if (parts.length < 2) return '';
  const terms = parts.map(({ source, amount }, index) => (index === 0 ? `${amount}` : source === 'berserk' ? `× ${amount}` : `+ ${amount}`));
  return ` (${terms.join(' ')} = ${damageOf(parts)})`;
}

const HURT_WORDS: Readonly<Record<HurtCause, string>> = {
  miss: '',
  criticalMiss: ' by the critical miss',
  partyDefeat: ' in the party’s defeat',
  backDown: ' for backing down',
  berserk: ' to the rage',
};

const GOLD_WORDS: Readonly<Record<GoldReason, string>> = {
  start: '',
  monster: ' from the monster',
  treasure: ' from the treasure',
  pickpocket: ' out of somebody’s pocket',
  melody: ' for the melody',
  monsterAbility: ' to the monster’s tricks',
  card: ' for equipment',
  healing: ' for healing',
  bonusDie: ' for a bonus die',
};

const LOST_CARD: Readonly<Record<CardLoss, (card: string, who: string | undefined) => string | undefined>> = {
  played: (card, who) => `${who ?? 'Somebody'} plays ${card}.`,
  destroyed: (card, who) => `${who ?? 'Somebody'} loses ${card}.`,
  discarded: (card, who) => `${who ?? 'Somebody'} leaves ${card} behind.`,
  unsold: () => undefined,
  unclaimed: (card) => `Nobody takes ${card}.`,
};

const TOKEN_WORDS: Readonly<Record<keyof Tokens, (who: string) => string>> = {
  toad: () => 'The monster is a toad now: misses cost 2 less.',
  tracking: () => 'The monster is tracked: every contact deals 1 more.',
  melody: () => 'The melody silences the monster’s special ability.',
  charm: (who) => `The monster has fallen for ${who}.`,
  beer: (who) => `${who} has the beer and feels no miss.`,
};

const LOST_WORDS: Readonly<Record<LossReason, string>> = {
  allFainted: 'All heroes have fainted. The party has lost.',
  allEliminated: 'The last hero is out. The party has lost.',
  noDice: 'No die is left against the final boss. The party has lost.',
};

/** A sentence, and what somebody could not help saying. */
const aside = (sentence: string, remark: string): string => (remark === '' ? sentence : `${sentence} ${remark}`);

type Teller = { readonly [T in DfEvent['type']]: (event: Extract<DfEvent, { readonly type: T }>, s: DfState) => string | undefined };

const TELL: Teller = {
  roomEntered: ({ floor, room }, s) => `The party enters room ${room.toUpperCase()} of floor ${floor + 1}, ${currentFace(s).name}.`,
  monsterRevealed: ({ monster, hp }) => {
    const { name, level, damage } = cardOf(monster);
    return `${name} appears: ${level ? `level ${level}, ` : ''}${hp} hit points, damage ${damage}.`;
  },
  turnBegan: () => undefined,
  bonusDieTaken: ({ hero }) => `${nameOf(hero)} takes a bonus die.`,
  dieThrown: ({ hero, die, result }) => aside(`${nameOf(hero)} throws the ${die} die: ${result.contact ? '' : 'a miss, '}${landingWords(result)}.`, throwBanter(result)),
  dieTakenBack: ({ hero, why }) => `${nameOf(hero)} ${why === 'swingAgain' ? 'forgets that throw and throws again' : 'throws a second time'}.`,
  abilityActivated: ({ hero, ability, effect }) => `${nameOf(hero)}: ${ABILITY_NAMES[ability]}${effect ? '.' : ', without effect.'}`,
  tokenPlaced: ({ token, hero }) => TOKEN_WORDS[token](nameOf(hero)),
  monsterHurt: ({ cause, amount, hp, parts }) => {
    if (cause === 'bullseye') return 'Bullseye with the special face: one throw is enough.';
    return `The monster loses ${amount}${sumWords(parts)}${cause === 'counterblow' ? ' by the counterblow' : ''}: ${hp} left.`;
  },
  monsterHealed: ({ amount, hp }) => `The monster regains ${amount}: ${hp}.`,
  monsterDefeated: ({ monster }, s) => aside(`${cardOf(monster).name} is defeated.`, monster.kind === 'boss' ? '' : defeatBanter(s.stats.throws)),
  monsterPutAway: () => undefined,
  heroHurt: ({ hero, cause, amount, hp }) => `${nameOf(hero)} loses ${amount}${HURT_WORDS[cause]}: ${hp} left.`,
  heroSafe: ({ hero }) => `${nameOf(hero)} loses nothing.`,
  heroHealed: ({ hero, amount, hp }) => `${nameOf(hero)} regains ${amount}: ${hp}.`,
  heroFainted: ({ hero }, s) => aside(`${nameOf(hero)} faints.`, faintBanter(s.stats.throws)),
  heroScarred: ({ hero, color }) => `${nameOf(hero)} wakes up with a scar on the ${color} ability.`,
  heroEliminated: ({ hero }) => `${nameOf(hero)} is out of the game.`,
  leaderChanged: ({ hero }) => `${nameOf(hero)} leads the party now.`,
  partyDefeated: ({ hero, loss }, s) => aside(`${nameOf(hero)} gives in: everybody loses ${loss}, the hero dice come back.`, givingInBanter(s.stats.partyDefeats)),
  diceCleared: () => undefined,
  leaderTokenTurned: ({ undefeated }) => (undefeated ? undefined : 'The party counts as defeated in this room.'),
  backDownProposed: ({ hero }) => `${nameOf(hero)} would rather back down.`,
  backDownRefused: () => 'Somebody wants to stay. It can be offered again until a die is thrown.',
  ownerAsked: ({ hero, wish }) => `${nameOf(hero)} is asked to ${wishWords(wish)}.`,
  ownerRefused: ({ hero, card }) => `${nameOf(hero)} keeps ${cardName(card)}.`,
  backedDown: ({ monster }, s) => aside(`The party backs down from ${monsterCard(monster).name}.`, backDownBanter(s.stats.rooms)),
  bonusDiceGained: ({ amount }) => `${counted(amount, 'bonus die', 'bonus dice')} into the chest.`,
  goldChanged: ({ amount, reason, gold }) =>
    `${amount > 0 ? `${amount} gold in` : `${-amount} gold lost`}${GOLD_WORDS[reason]}: ${gold} in the chest.`,
  cardStolen: ({ hero }) => `${nameOf(hero)} pockets an equipment card unseen.`,
  cardsRevealed: ({ cards, from }) => `${from === 'shop' ? 'In the shop' : 'To give out'}: ${cards.map(cardName).join(', ')}.`,
  cardTaken: ({ hero, card, price }) => `${nameOf(hero)} gets ${cardName(card)}${price > 0 ? ` for ${price} gold` : ''}.`,
  cardGiven: ({ giver, taker, card }) => `${nameOf(giver)} gives ${cardName(card)} to ${nameOf(taker)}.`,
  cardLost: ({ hero, card, why }) => LOST_CARD[why](cardName(card), hero && nameOf(hero)),
  monsterSeduced: ({ hero, monster }) => `${monsterCard(monster).name} follows ${nameOf(hero)}.`,
  seducedSpent: ({ hero, monster, damage }) => `${nameOf(hero)} sends ${monsterCard(monster).name} along: ${damage} more.`,
  fountainUsed: () => 'Everybody drinks from the fountain.',
  deckShuffled: () => 'The equipment deck is shuffled anew.',
  won: () => 'The final boss is defeated. The party has won!',
  lost: ({ reason }) => aside(LOST_WORDS[reason], LOSS_BANTER[reason]),
};

/** An event as a sentence; heroes are known by their own names, whoever leads them. */
export const describe = (event: DfEvent, s: DfState, _names: readonly string[]): string | undefined =>
  (TELL[event.type] as (event: DfEvent, s: DfState) => string | undefined)(event, s);
