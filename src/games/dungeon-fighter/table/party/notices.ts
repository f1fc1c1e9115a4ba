import type { IconName } from '@/theme/iconSheets';

import { equipmentCard } from '../../content/equipment';
import { firstName, heroCard } from '../../content/heroes';
import { monsterCard } from '../../content/monsters';
import type { DfEvent } from '../../rules/events';
import type { CardSource } from '../../rules/state';
import { abilityName } from '../../words/abilities';
import { HERO_ICONS, monsterIcon } from '../emblems';

/** A card that lies on the table for a moment: one per step of what happens by itself. */
export interface Notice {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
  readonly tone: 'good' | 'danger' | 'accent';
}

const REVEALED: Readonly<Record<CardSource | 'shop', readonly [title: string, words: string, icon: IconName]>> = {
  stolen: ['Out of the sleeves', 'What was pocketed in the fight is turned up.', 'robber-hand'],
  inherited: ['Last will', 'The others may take what is left.', 'open-treasure-chest'],
  treasure: ['A chest!', 'It was not even locked.', 'open-treasure-chest'],
  shop: ['The shop', 'The bell rings. Nobody has ever left without a receipt.', 'shop'],
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const DICE_ICON = 'perspective-dice-six-faces-random';

/** The card an event deserves, if it is a step of its own between two throws or two rooms. */
export function noticeOf(event: DfEvent): Notice | undefined {
  switch (event.type) {
    case 'bonusDiceGained': {
      if (event.why === 'shop') return undefined;
      const dice = counted(event.amount, 'bonus die', 'bonus dice');
      return { icon: DICE_ICON, title: event.why === 'treasure' ? 'Treasure' : 'Dice to spare', words: event.why === 'treasure' ? `${dice} for the chest.` : `Unthrown and undefeated: ${dice} for the chest.`, tone: 'good' };
    }
    case 'goldChanged':
      if (event.reason === 'monster') return { icon: 'coins', title: 'Loot', words: `${event.amount} gold for the chest. It was only being looked after.`, tone: 'good' };
      if (event.reason === 'treasure') return { icon: 'coins', title: 'Treasure', words: `${event.amount} gold for the chest.`, tone: 'good' };
      return undefined;
    case 'monsterSeduced':
      return { icon: 'charm', title: 'A new admirer', words: `${monsterCard(event.monster).name} follows ${firstName(event.hero)} and hits once for ${event.damage}, later.`, tone: 'good' };
    case 'cardsRevealed': {
      const [title, words, icon] = REVEALED[event.from];
      return { icon, title, words: event.from === 'shop' ? words : `${words} ${event.cards.map((card) => equipmentCard(card).name).join(', ')}.`, tone: 'accent' };
    }
    case 'heroFainted':
      return { icon: HERO_ICONS[event.hero], title: `${firstName(event.hero)} faints`, words: 'Out until the fight is over. Then it leaves a scar.', tone: 'danger' };
    case 'heroScarred':
      return { icon: 'stitched-wound', title: `${firstName(event.hero)} is back`, words: `${abilityName(heroCard(event.hero).abilities[event.color])} is gone for good. ${event.maxHp} hit points from now on.`, tone: 'danger' };
    case 'heroEliminated':
      return { icon: 'angel-wings', title: `${firstName(event.hero)} is out`, words: 'Three scars are one too many. The halo suits well.', tone: 'danger' };
    case 'leaderChanged':
      return { icon: 'crown', title: `${firstName(event.hero)} leads`, words: 'Somebody has to hold the map.', tone: 'accent' };
    case 'partyDefeated':
      return { icon: 'broken-heart', title: 'Everybody suffers', words: `Each standing hero loses ${event.loss}. The three hero dice come back.`, tone: 'danger' };
    case 'backedDown':
      return { icon: monsterIcon({ kind: 'monster', id: event.monster }), title: 'A tactical retreat', words: `Everybody loses 1. ${monsterCard(event.monster).name} goes back to the end of the queue.`, tone: 'danger' };
    case 'fountainUsed':
      return { icon: 'fountain', title: 'The fountain', words: 'Everybody drinks and is whole again. Nobody asks what is in it.', tone: 'good' };
    default:
      return undefined;
  }
}
