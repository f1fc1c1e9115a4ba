import type { Line } from '@/engine/hooks/language';
import { squareName } from '@/engine/parts/grid/squares';
import { capital, listed } from '@/engine/words';

import type { Boss } from '../../content/boss';
import { bossInPlay } from '../../content/bossInPlay';
import { FIELD, type DamageType, type LimbId, type MinionId, type SoulName, type WoundId } from '../../content/terms';
import { runsOf } from '../../words/squares';
import { anObject, OBJECT_NAMES } from '../../words/things';
import { bossName, dollName, figureName, plain, zoneName } from '../names';
import type { BattleState } from '../state';
import type { BossEvent } from './events';
import type { SoulsExtra } from './extra';
import { attackCard, eventCard, eventText, woundText } from './mods';
import { bossRules } from './rules';

const DECKS = { L: 'Light', H: 'Heavy', S: 'Special' } as const;
const SOUL_NAMES = { night: 'Night', dawn: 'Dawn' } as const;

const on = (square: number): string => squareName(FIELD, square);
const minionName = (view: BattleState, minion: MinionId, band: number): string => figureName(view, `${minion}:${band}`);
function limbName(view: BattleState, limb: LimbId): string {
  const { limbs = [] }: Boss = bossInPlay(view.boss);
  return `the ${limbs.find(({ id }) => id === limb)?.name ?? 'limb'}`;
}
function woundWords(view: BattleState, wound: WoundId): string {
  const { wounds, pack }: Boss = bossInPlay(view.boss);
  const card = [...wounds, ...(pack.wounds ?? [])].find(({ id }) => id === wound);
  return card ? `${card.name}. ${plain(woundText(view, card)).replace(/^When revealed: (.+)/, (_, said: string) => capital(said))}` : '';
}

/** The card that lies in a slot. */
function queuedName(view: BattleState, slot: number): string {
  const content = view.sequence[slot];
  return content && 'card' in content ? attackCard(view, content.card).name : 'A card';
}

/** Whether a card of the boss, and no price, is the reason why somebody has lost something. */
export function isTakenByBoss({ boss }: Pick<BattleState, 'boss'>, why: string): boolean {
  const { card, attacks, events, wounds, minions, pack }: Boss = bossInPlay(boss);
  return [card.basic, ...attacks, ...pack.attacks, ...events, ...wounds, ...(pack.wounds ?? []), ...minions].some(({ name }) => name === why);
}

/** A minion has one attack, which is called like itself. */
const beganWords = ({ name }: { readonly name: string }, by: string, at: string): string => `${by} strikes at ${at}${by.endsWith(name) ? '' : `: ${name}`}.`;

/** " (Armor −3, Vulnerable ×2)": how a number came about; nothing where the card prints it. */
export const changesWords = (lines: readonly Line<number>[]): string =>
  (lines.length === 0 ? '' : ` (${lines.map(({ why, change }) => `${why} ${change}`).join(', ')})`);

/** Whoever dodges by a card needs no Dodge for it. */
const dodgedWords = ({ dodge, precision }: { readonly dodge: number; readonly precision: number }, name: string): string =>
  (dodge >= precision ? `${name} dodges: ${dodge} Dodge against Precision ${precision}.` : `${name} dodges.`);

function describeStrike(event: BossEvent, view: BattleState): string | undefined {
  switch (event.type) {
    case 'slotReached': return undefined;
    case 'slotSkipped': return `${queuedName(view, event.slot)} is Broken and does not come.`;
    case 'strikeBegan': return beganWords(event, figureName(view, event.by), listed(event.targets.map((hero) => figureName(view, hero))));
    case 'cardLost': return `${attackCard(view, event.card).name} finds nobody.`;
    case 'escaped': return `${figureName(view, event.hero)} is out of reach.`;
    case 'dodged': return dodgedWords(event, figureName(view, event.hero));
    case 'heroStruck': return `${figureName(view, event.hero)} takes ${event.damage} ${event.damageType} damage${changesWords(event.lines)}.`;
    case 'shielded': return `${figureName(view, event.by)} takes the blow.`;
    default: return describeOwn(event, view);
  }
}

/** What only one boss does. Nothing is said that its event does not tell everybody. */
function describeOwn(event: BossEvent, view: BattleState): string | undefined {
  switch (event.type) {
    case 'cocooned': return `${figureName(view, event.hero)} is spun into a Cocoon.`;
    case 'cocoonGone': return `${figureName(view, event.hero)} is free of the Cocoon.`;
    case 'tideChanged': return event.tide === 0 ? 'The water has gone.' : `The water stands ${event.tide} high.`;
    case 'objectDrifted': return `The ${OBJECT_NAMES[event.kind]} ${event.square < 0 ? 'drifts off the field' : `drifts to ${on(event.square)}`}.`;
    case 'farePaid': return `${figureName(view, event.hero)} pays a Fare of ${event.n}.`;
    case 'chestOpened': return `${figureName(view, event.hero)} opens the chest.`;
    case 'figureTorn': return 'A paper figure is torn.';
    case 'figureEntered': return `A figure steps onto ${on(event.square)}.`;
    case 'castDrawn': return 'The cast changes places.';
    case 'unmasked': return 'The true one is unmasked.';
    case 'maskWorn': return 'Another mask is put on.';
    case 'curtain': return 'The curtain falls.';
    case 'figureRead': return event.isTrue ? 'The slate shows the true one.' : 'The slate shows paper.';
    case 'villagerMoved': return `A Village Bannerman goes from ${on(event.from)} to ${on(event.square)}.`;
    case 'villagerGone': return `A Village Bannerman takes the blow meant for ${figureName(view, event.hero)}.`;
    case 'eyeMoved': return event.square < 0 ? 'The tiger itself is the eye of the storm.' : `The eye of the storm moves to ${on(event.square)}.`;
    case 'lightning': return `Lightning strikes ${listed(runsOf(event.squares))}.`;
    case 'dollNailed': return `${dollName(event.of)} is nailed down on ${on(event.square)}.`;
    case 'dollMoved': return `${dollName(event.of)} lies on ${on(event.square)}.`;
    case 'dollTaken': return `${figureName(view, event.hero)} takes ${dollName(event.of)}.`;
    case 'dollHurt': return `${dollName(event.of)} takes ${event.n} damage.`;
    case 'dollBroken': return `${dollName(event.of)} breaks.`;
    case 'dollsMended': return 'The dolls are mended.';
    case 'mirrored': return `${figureName(view, event.hero)} feels ${event.n} of what was done to ${event.of === event.hero ? 'the doll' : dollName(event.of)}.`;
    case 'limbBroken': return `${limbName(view, event.limb)} breaks.`;
    case 'limbMended': return `${limbName(view, event.limb)} is whole again.`;
    case 'guardChanged': return guardWords(bossRules(view).guard?.(view) ?? []);
    case 'cardTurnedDown': return `${attackCard(view, event.card).name} is turned face down.`;
    case 'cardWritten': return `${queuedName(view, event.slot)} is written as a ${event.damageType} attack.`;
    case 'soulsSwapped': return `${SOUL_NAMES[event.front]} comes to the front.`;
    case 'soulsLit': return `Night has ${event.night} HP now, Dawn ${event.dawn}.`;
    case 'zoneEaten': return `The ground of ${zoneName(event.zone)} is eaten.`;
    default: return undefined;
  }
}

const guardWords = (types: readonly DamageType[]): string => (types.length === 0 ? 'He has no Guard now.' : `His Guard is ${listed(types)} now.`);

/** "Aka and Ao lose", "Ushikado loses". */
const loses = (boss: BattleState['boss']): string => `${bossName(boss)} ${bossName(boss).includes(' and ') ? 'lose' : 'loses'}`;

/** What a blow has taken, and what is left of the bar; several figures have one. */
function hurtWords(view: BattleState, { n, hp, cubes }: Extract<BossEvent, { type: 'bossHurt' }>): string {
  const isNextBar = cubes > 0 && hp > 0;
  const { souls } = view.extra;
  if (souls) return `${bossName(view.boss)} is hurt. ${isNextBar ? 'Of the next bar ' : ''}${soulWords(souls)}.`;
  return `${loses(view.boss)} ${n} HP: ${hp === 0 ? 'none' : hp} left${isNextBar ? ' of the next bar' : ''}.`;
}

/** RR-611: a blow takes from both in its own way; what each has left says it all. */
const soulWords = ({ night, dawn }: Pick<SoulsExtra, SoulName>): string => `Night has ${night} HP left, Dawn ${dawn}`;

/** What the boss and its own did, as a sentence for the log. */
export function describeBoss(event: BossEvent, view: BattleState): string | undefined {
  switch (event.type) {
    case 'cardTaken': return `${figureName(view, event.by)} pulls ${attackCard(view, event.card).name}${event.broken ? ' and breaks it' : ''}.`;
    case 'deckShuffled': return `The ${DECKS[event.category]} cards are shuffled again.`;
    case 'eventPlaced': return `Event: ${eventCard(view, event.event).name}${event.swallowed === undefined ? '' : ` takes the place of ${attackCard(view, event.swallowed).name}`}.`;
    case 'eventsRebuilt': return 'The Events begin again.';
    case 'eventResolved': return `${eventCard(view, event.event).name}: ${plain(eventText(view, eventCard(view, event.event)))}`;
    case 'bossHurt': return hurtWords(view, event);
    case 'cubeRemoved': return `A cube is gone: ${event.left} left on this Wound card.`;
    case 'woundRevealed': return `A new Wound card, ${woundWords(view, event.wound)}`;
    case 'minionPlaced': return `${minionName(view, event.minion, event.band)} comes to ${on(event.square)}.`;
    case 'minionDefeated': return `${minionName(view, event.minion, event.band)} is defeated.`;
    case 'minionGone': return `${minionName(view, event.minion, event.band)} is gone.`;
    case 'objectPlaced': return `${capital(anObject(event.kind))} stands on ${on(event.square)}.`;
    case 'placed': return `${figureName(view, event.who)} stands on ${on(event.at)} now.`;
    default: return describeStrike(event, view);
  }
}
