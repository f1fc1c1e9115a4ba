import { isOwn } from '@/engine/own';
import { listed } from '@/engine/words';

import { ABILITIES, type AbilityId } from '../content/abilities';
import { achievementOf, pointWords } from '../content/achievements';
import { bossOf } from '../content/bosses';
import { DAMAGE_NAMES, type Wound } from '../content/damage';
import { denOf } from '../content/dens';
import { MONTAGE_FACES, type FightFace, type Token } from '../content/dice';
import { HEROES } from '../content/heroes';
import { ITEMS, type ItemId } from '../content/items';
import { MINIONS } from '../content/minions';
import { MONTAGE_CARDS, SPECIALS } from '../content/montageCards';
import { ROUND_KINDS } from '../content/rounds';
import { tileName } from '../content/tiles';
import { cardOf } from '../content/vengeanceCards';
import type { Event, HurtBy } from './events';
import { enemyName, zoneName } from './fight/names';
import { lairIn } from './fight/scene';
import { faceName } from './montage/dice';
import { actionName } from './montage/spending';
import { isSolo, type State } from './state';

/** What happened, as a sentence for the log and the screen reader. */

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Teller<T extends Event['type']> = (event: Of<T>, view: State, name: (seat: number) => string) => string | undefined;

/** "A, B and C", or "nothing". */
export const listedOrNothing = (parts: readonly string[]): string => listed(parts) || 'nothing';

const counted = (count: number, what: string): string => (count === 1 ? `${/^[AEIOU]/i.test(what) ? 'an' : 'a'} ${what}` : `${count} ${what}s`);

const FIGHT_FACE_NAMES: Readonly<Record<FightFace, string>> = {
  move: 'Move', hit: 'Hit', doubleHit: 'Double Hit', shot: 'Shot', skull: 'Skull', miss: 'Miss', skillShot: 'Skill Shot',
};
const TOKEN_NAMES: Readonly<Record<Token, string>> = { move: 'Move', slip: 'Move past Blockers', hit: 'Hit', doubleHit: 'Double Hit', shot: 'Shot' };
export const faceWord = (face: FightFace): string => FIGHT_FACE_NAMES[face];
export const tokenWord = (token: Token): string => TOKEN_NAMES[token];

/** "1 severe Broken and 2 Hurt". */
export const damageWords = (damage: readonly Wound[]): string =>
  listedOrNothing(damage.map(({ track, severe, count }) => `${count} ${severe ? 'severe ' : ''}${DAMAGE_NAMES[track]}`));

const diceWords = (dice: readonly number[]): string =>
  listedOrNothing(MONTAGE_FACES.flatMap((face, i) => ((dice[i] ?? 0) > 0 ? [`${dice[i] ?? 0} ${faceName(face)}`] : [])));

const isItemId = (id: string): id is ItemId => isOwn(ITEMS, id);
const sourceName = (id: AbilityId | ItemId): string => (isItemId(id) ? ITEMS[id].name : ABILITIES[id].name);

const HURT_WORDS: Readonly<Record<HurtBy, string>> = { run: 'running', activation: 'from the enemies', exit: 'on the way out', death: 'from the last blow of the Boss' };
const ROUND_WORDS = { wronging: 'The Wronging begins.', montage: 'A Montage begins.', combat: 'A Combat round begins.' } as const;

const TELLERS: { readonly [T in Event['type']]: Teller<T> } = {
  roundBegan: ({ round }) => ROUND_WORDS[ROUND_KINDS[round] ?? 'combat'],
  nightOver: () => 'The night is over.',
  orderSet: ({ order }, _view, name) => (order.length > 1 ? `Player order: ${listedOrNothing(order.map(name))}.` : undefined),
  picked: ({ seat }, _view, name) => `${name(seat)} has picked a card.`,
  handsPassed: () => 'The hands go to the left.',
  deckMade: () => 'Cards that nobody took are the Vengeance deck.',
  suffered: ({ seat, card }, _view, name) => {
    const { boss, title, damage } = cardOf(card);
    return `${name(seat)} suffers “${title}”${boss ? ` by ${bossOf(boss).name}` : ''}: ${damageWords(damage)}.`;
  },
  drew: ({ seat, count }, _view, name) => `${name(seat)} draws ${counted(count, 'Vengeance card')}.`,
  sawCards: ({ cards }) => `Drawn: ${listedOrNothing(cards.map((card) => `“${cardOf(card).title}”`))}.`,
  putUnder: ({ seat }, _view, name) => `${name(seat)} puts a card under the Vengeance deck.`,

  montageRolled: ({ seat, dice }, view, name) => `${seat === undefined && !isSolo(view) ? 'All roll' : `${name(seat ?? 0)} rolls`}: ${diceWords(dice)}.`,
  rolledAgain: ({ seat, dice }, _view, name) => `${name(seat)} rolls again and has ${diceWords(dice)}.`,
  diceTaken: ({ seat }, _view, name) => `${name(seat)} takes all the dice.`,
  dieClaimed: ({ seat, face }, _view, name) => `${name(seat)} claims ${faceName(face)}.`,
  dieTurned: ({ seat, from, into }, _view, name) => `${name(seat)} turns ${faceName(from)} into ${faceName(into)}.`,
  actionDiceLost: () => undefined,
  speedDiceLost: () => undefined,
  montageOver: () => undefined,
  cardsPlaced: ({ seat }, _view, name) => `${name(seat)} has placed three cards.`,
  cardsRevealed: ({ cards }, view, name) =>
    `Turned up: ${listedOrNothing(cards.map((card, seat) => {
      const found = MONTAGE_CARDS[view.players[seat]?.hero ?? 'kaja'][card];
      return found ? `${name(seat)} ${actionName(found.type)} ${found.points}` : name(seat);
    }))}.`,
  specialUsed: ({ seat, special }, _view, name) => `${name(seat)} uses ${SPECIALS[special].name}.`,
  boosted: ({ seat, action, points }, _view, name) => `${name(seat)} has ${counted(points, `${actionName(action)} point`)}.`,
  healed: ({ seat, track, severe, count }, _view, name) => `${name(seat)} heals ${count} ${severe ? 'severe ' : ''}${DAMAGE_NAMES[track]}.`,
  bought: ({ seat, tile, cost }, _view, name) => `${name(seat)} buys ${tileName(tile)} for ${cost}.`,
  shopFilled: () => undefined,
  columnReplaced: ({ seat, column }, _view, name) => `${name(seat)} replaces column ${column + 1} of the shop.`,
  reconGained: ({ seat }, _view, name) => `${name(seat)} gains a Recon token.`,
  speedSettled: ({ speeds }, _view, name) => `Speed: ${listedOrNothing(speeds.map((speed, seat) => `${name(seat)} ${speed}`))}.`,
  montageCardsRemoved: ({ seat, cards }, _view, name) => `${name(seat)} gives up ${counted(cards.length, 'montage card')} for good.`,

  claimed: ({ seat, card, vp }, _view, name) => `${name(seat)} claims ${achievementOf(card).name}: ${pointWords(vp)}.`,
  achievementDealt: ({ card }) => `New achievement: ${achievementOf(card).name}. ${achievementOf(card).words}`,
  tokenTaken: ({ seat, slot }, view, name) => {
    const card = view.achievements[slot]?.card;
    return card ? `${name(seat)} takes a token for ${achievementOf(card).name}.` : undefined;
  },

  reconnoitred: ({ seat, den }, _view, name) => `${name(seat)} looks at the Boss of ${denOf(den).name}.`,
  sawBoss: ({ boss }) => `It is ${bossOf(boss).name}.`,
  bossTurnedUp: ({ boss }) => `${bossOf(boss).name} is turned up.`,
  arranged: ({ seat }, _view, name) => `${name(seat)} rearranges upgrades.`,
  itemUsed: ({ seat, item }, _view, name) => `${name(seat)} uses ${ITEMS[item].name}.`,
  denRemoved: ({ seat, den, boss }, _view, name) => `${name(seat)} lets ${bossOf(boss).name} go: ${denOf(den).name} is gone.`,
  satOut: ({ seat }, _view, name) => `${name(seat)} sits out.`,

  denTurned: ({ from, den }) => `${denOf(from).name} becomes ${denOf(den).name}.`,
  denOpened: ({ den }) => `A new Den opens: ${denOf(den).name}, worth ${denOf(den).vp}.`,
  placeEmptied: ({ den }) => `Nothing takes the place of ${denOf(den).name}.`,
  denRepopulated: ({ den }) => `Everybody is back in ${denOf(den).name}.`,

  attacked: ({ seat, den, boss }, view, name) =>
    `${name(seat)} storms ${denOf(den).name} as ${HEROES[view.players[seat]?.hero ?? 'kaja'].name}; ${bossOf(boss).name} waits there.`,
  ran: ({ seat, zone }, view, name) => `${name(seat)} runs to ${zoneName(lairIn(view), zone)}.`,
  rolled: ({ seat, roll, faces, missing }, _view, name) =>
    `${name(seat)}, roll ${roll}: ${listedOrNothing(faces.map(faceWord))}${missing > 0 ? `, ${counted(missing, 'die').replace('dies', 'dice')} missing` : ''}.`,
  rerolled: ({ seat, faces }, _view, name) => `${name(seat)} rolls again: ${listedOrNothing(faces.map(faceWord))}.`,
  dieDiscarded: ({ seat }, _view, name) => `${name(seat)} discards a Skull.`,
  skullsRemoved: ({ count, by }) => `${sourceName(by)} removes ${counted(count, 'Skull')}.`,
  gainedActions: ({ seat, by, inputs, tokens }, _view, name) =>
    `${name(seat)}, ${sourceName(by)}: ${inputs.length > 0 ? `${listedOrNothing(inputs.map(tokenWord))} becomes ` : ''}${listedOrNothing(tokens.map(tokenWord))}.`,
  moved: ({ seat, zone }, view, name) => `${name(seat)} moves to ${zoneName(lairIn(view), zone)}.`,
  struck: () => undefined,
  killed: ({ seat, enemies }, view, name) => {
    const lair = lairIn(view);
    return `${name(seat)} kills ${listedOrNothing(enemies.map((enemy) => enemyName(lair, enemy)))}.`;
  },
  wildTaken: ({ seat }, _view, name) => `${name(seat)} takes a Wild token.`,
  activated: ({ enemies, hurt, prevented }, view) => {
    const lair = lairIn(view);
    const who = listedOrNothing(enemies.map((enemy) => {
      const type = lair.enemies[enemy]?.type ?? 'boss';
      return `${type === 'boss' ? bossOf(lair.boss).name : MINIONS[type].name} ${lair.enemies[enemy]?.hurt ?? 0}`;
    }));
    return `Skulls: ${who}; ${hurt} Hurt${prevented > 0 ? `, ${prevented} of it prevented` : ''}.`;
  },
  diceLost: ({ seat, count }, _view, name) => `${name(seat)} will roll ${count} fewer ${count === 1 ? 'die' : 'dice'}.`,
  hurt: ({ seat, count, by }, _view, name) => `${name(seat)} takes ${count} Hurt ${HURT_WORDS[by]}.`,
  knockedOut: ({ seat }, _view, name) => `${name(seat)} is knocked out.`,
  carriedOut: ({ seat }, _view, name) => `${name(seat)} is carried out.`,
  rollOver: () => undefined,
  fightOver: () => undefined,
  denCleared: ({ seat, den }, _view, name) => `${name(seat)} has cleared ${denOf(den).name}.`,
  timeRanOut: ({ seat }, _view, name) => `Time is up: ${name(seat)} runs for the exit.`,
  exited: ({ seat }, _view, name) => `${name(seat)} gets out.`,
  scored: ({ seat, cards, vp, boss, den }, _view, name) =>
    `${name(seat)} scores ${boss && den ? 'Boss and Den' : boss ? 'the Boss' : 'the Den'} with ${counted(cards.length, 'card')}: ${vp} points.`,
};

export function describe(event: Event, view: State, names: readonly string[]): string | undefined {
  const tell = TELLERS[event.type] as Teller<Event['type']>;
  return tell(event, view, (seat) => names[seat] ?? `Player ${seat + 1}`);
}
