import type { Line } from '@/engine/hooks/language';
import { squareName } from '@/engine/parts/grid/squares';
import { capital, listed } from '@/engine/words';

import type { Boss } from '../../content/boss';
import { bossInPlay } from '../../content/bossInPlay';
import { FIELD, type LimbId, type MinionId, type SoulName, type WoundId } from '../../content/terms';
import { anObject, OBJECT_NAMES } from '../../words/things';
import { bossName, dollName, figureName, plain, zoneName } from '../names';
import type { BattleState } from '../state';
import type { BossEvent } from './events';
import type { SoulsExtra } from './extra';
import { attackCard, eventCard, eventText, woundText } from './mods';

const DECKS = { L: 'Light', H: 'Heavy', S: 'Special' } as const;
const SOUL_NAMES = { night: 'Night', dawn: 'Dawn' } as const;

const on = (square: number): string => squareName(FIELD, square);
const minionName = (view: BattleState, minion: MinionId, band: number): string => figureName(view, `${minion}:${band}`);
function limbName(view: BattleState, limb: LimbId): string {
  const { limbs = [] }: Boss = bossInPlay(view.boss);
  return limbs.find(({ id }) => id === limb)?.name ?? 'A limb';
}
const woundWords = (view: BattleState, wound: WoundId): string => {
  const card = bossInPlay(view.boss).wounds.find(({ id }) => id === wound);
  return plain(card ? woundText(view, card) : '').replace(/^When revealed: (.+)/, (_, said: string) => capital(said));
};

/** A minion has one attack, which is called like itself. */
const beganWords = ({ name }: { readonly name: string }, by: string, at: string): string => `${by} strikes at ${at}${by.endsWith(name) ? '' : `: ${name}`}.`;

/** " (Armor −3, Vulnerable ×2)": how a number came about; nothing where the card prints it. */
export const changesWords = (lines: readonly Line<number>[]): string =>
  (lines.length === 0 ? '' : ` (${lines.map(({ why, change }) => `${why} ${change}`).join(', ')})`);

/** Whoever dodges by a card needs no Dodge for it. */
const dodgedWords = ({ dodge, precision }: { readonly dodge: number; readonly precision: number }, name: string): string =>
  (dodge >= precision ? `${name} dodges: ${dodge} against ${precision}.` : `${name} dodges.`);

function describeStrike(event: BossEvent, view: BattleState): string | undefined {
  switch (event.type) {
    case 'slotReached': return undefined;
    case 'slotSkipped': return 'A Broken attack does not come.';
    case 'strikeBegan': return beganWords(event, figureName(view, event.by), listed(event.targets.map((hero) => figureName(view, hero))));
    case 'cardLost': return `${attackCard(view, event.card).name} finds nobody.`;
    case 'escaped': return `${figureName(view, event.hero)} is out of its reach.`;
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
    case 'objectDrifted': return `The ${OBJECT_NAMES[event.kind]} drifts to ${on(event.square)}.`;
    case 'farePaid': return `${figureName(view, event.hero)} pays a Fare of ${event.n}.`;
    case 'chestOpened': return `${figureName(view, event.hero)} opens the chest.`;
    case 'figureTorn': return 'A paper figure is torn.';
    case 'figureEntered': return `A figure steps onto ${on(event.square)}.`;
    case 'castDrawn': return 'The cast changes places.';
    case 'unmasked': return 'The true one is unmasked.';
    case 'maskWorn': return 'Another mask is put on.';
    case 'curtain': return 'Curtain.';
    case 'figureRead': return event.isTrue ? 'The slate shows the true one.' : 'The slate shows paper.';
    case 'villagerMoved': return `A Village Bannerman goes from ${on(event.from)} to ${on(event.square)}.`;
    case 'villagerGone': return `A Village Bannerman takes the blow meant for ${figureName(view, event.hero)}.`;
    case 'eyeMoved': return event.square < 0 ? 'The tiger itself is the eye of the storm.' : `The eye of the storm moves to ${on(event.square)}.`;
    case 'lightning': return `Lightning strikes ${event.squares.map(on).join(', ')}.`;
    case 'dollNailed': return `${dollName(event.of)} is nailed down on ${on(event.square)}.`;
    case 'dollMoved': return `${dollName(event.of)} lies on ${on(event.square)}.`;
    case 'dollTaken': return `${figureName(view, event.hero)} takes ${dollName(event.of)}.`;
    case 'dollHurt': return `${dollName(event.of)} takes ${event.n} damage.`;
    case 'dollBroken': return `${dollName(event.of)} breaks.`;
    case 'dollsMended': return 'The dolls are mended.';
    case 'mirrored': return `${figureName(view, event.hero)} feels ${event.n} of what was done to ${dollName(event.of)}.`;
    case 'limbBroken': return `${limbName(view, event.limb)} breaks.`;
    case 'limbMended': return `${limbName(view, event.limb)} is whole again.`;
    case 'guardChanged': return 'He changes his guard.';
    case 'cardTurnedDown': return `${attackCard(view, event.card).name} is turned down.`;
    case 'cardWritten': return `A card is written over: ${event.damageType}.`;
    case 'soulsSwapped': return `${SOUL_NAMES[event.front]} comes to the front.`;
    case 'soulsLit': return `Night ${event.night}, Dawn ${event.dawn}.`;
    case 'zoneEaten': return `The ground of ${zoneName(event.zone)} is eaten.`;
    default: return undefined;
  }
}

/** RR-611: a blow takes from both in its own way; what each has left says it all. */
const soulWords = ({ night, dawn }: Pick<SoulsExtra, SoulName>): string => `Night has ${night} and Dawn ${dawn} HP left`;

/** What the boss and its own did, as a sentence for the log. */
export function describeBoss(event: BossEvent, view: BattleState): string | undefined {
  switch (event.type) {
    case 'cardTaken': return `${figureName(view, event.by)} pulls ${attackCard(view, event.card).name}${event.broken ? ' and breaks it' : ''}.`;
    case 'deckShuffled': return `The ${DECKS[event.category]} cards are shuffled again.`;
    case 'eventPlaced': return `Event: ${eventCard(view, event.event).name}${event.swallowed === undefined ? '' : ` takes the place of ${attackCard(view, event.swallowed).name}`}.`;
    case 'eventsRebuilt': return 'The Events begin again.';
    case 'eventResolved': return plain(eventText(view, eventCard(view, event.event)));
    // Several figures have one bar.
    case 'bossHurt': return view.extra.souls ? `${bossName(view.boss)}: ${soulWords(view.extra.souls)}${event.cubes > 0 && event.hp > 0 ? ' of the next bar' : ''}.` : `${bossName(view.boss)}: ${event.n} HP gone, ${event.hp} left${event.cubes > 0 && event.hp > 0 ? ' of the next bar' : ''}.`;
    case 'cubeRemoved': return `A cube is gone: ${event.left} left on this Wound card.`;
    case 'woundRevealed': return `A new Wound card. ${woundWords(view, event.wound)}`;
    case 'minionPlaced': return `${minionName(view, event.minion, event.band)} comes to ${on(event.square)}.`;
    case 'minionDefeated': return `${minionName(view, event.minion, event.band)} is defeated.`;
    case 'minionGone': return `${minionName(view, event.minion, event.band)} is gone.`;
    case 'objectPlaced': return `${capital(anObject(event.kind))} stands on ${on(event.square)}.`;
    case 'placed': return `${figureName(view, event.who)} stands on ${on(event.at)} now.`;
    default: return describeStrike(event, view);
  }
}
