import { topFrameAs } from '@/engine/decisions/frames';
import type { IconName } from '@/theme/iconSheets';

import { heroCard, type HeroId } from '../../content/heroes';
import type { Color } from '../../content/vocabulary';
import type { DfMove } from '../../rules/decisions';
import type { DfState } from '../../rules/state';
import { ABILITY_ICONS, HERO_ICONS, cardIcon } from '../emblems';

const abilityIcon = (hero: HeroId | undefined, color: Color): IconName | undefined => hero && ABILITY_ICONS[heroCard(hero).abilities[color].kind];

/** The picture on the button of an answer; its words come with the rules. */
export function answerIcon(view: DfState, move: DfMove): IconName | undefined {
  switch (move.kind) {
    case 'chooseOption': return move.option === 'A' ? 'perspective-dice-six-faces-random' : 'broken-heart';
    case 'backDown': return move.agree ? 'flying-flag' : 'crossed-swords';
    case 'useSwingAgain': return move.use ? 'clockwise-rotation' : undefined;
    case 'payBerserk': return move.pay ? 'flame' : undefined;
    case 'payMelody': return move.pay ? 'musical-notes' : undefined;
    case 'takeSecondThrow': return move.take ? 'sword-spin' : undefined;
    case 'chooseBonusColor': return move.color === 'none' ? undefined : abilityIcon(view.encounter?.thrown?.hero, move.color);
    case 'chooseScar': return abilityIcon(topFrameAs(view, 'scar')?.hero, move.color);
    case 'placeBeer': return HERO_ICONS[move.hero];
    case 'chooseDestroyed':
    case 'playCard': return cardIcon(move.card);
    case 'spendSeduced': return 'charm';
    case 'giveEquipment': return HERO_ICONS[move.to];
    case 'discardEquipment': return 'trash-can';
    default: return undefined;
  }
}
