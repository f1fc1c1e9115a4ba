import { topFrame } from '@/engine/decisions/frames';
import type { IconName } from '@/theme/iconNames';
import type { ButtonKind } from '@/theme/ui';

import { equipmentCard } from '../../content/equipment';
import { heroCard } from '../../content/heroes';
import { monsterCard } from '../../content/monsters';
import { LEVEL_VALUE } from '../../content/vocabulary';
import type { DfMove } from '../../rules/decisions';
import { cardOf } from '../../rules/fight/monsters';
import type { DfState } from '../../rules/state';
import { abilityName, abilityWords, effectWords } from '../../words/abilities';
import { ABILITY_ICONS, DIE_MARKS, HERO_ICONS, cardIcon } from '../emblems';

export interface MoveWords {
  readonly label: string;
  readonly help?: string;
  readonly icon?: IconName;
  readonly kind?: ButtonKind;
}

const yes = (label: string, help: string, icon: IconName): MoveWords => ({ label, help, icon, kind: 'primary' });
const no = (label: string): MoveWords => ({ label });

const END_WORDS: Partial<Readonly<Record<string, string>>> = { react: 'Go on', distribute: 'Leave the rest', shop: 'Leave the shop' };

/** A button for a move: what it says and what it means. */
export function moveWords(view: DfState, move: DfMove): MoveWords {
  switch (move.kind) {
    case 'chooseOption': {
      const level = view.encounter && cardOf(view.encounter.monster).level;
      return move.option === 'A'
        ? yes('Throw a bonus die', `${view.chest.bonusDice} in the chest`, 'perspective-dice-six-faces-random')
        : { label: 'Let everybody suffer', help: `Each standing hero loses ${level ? LEVEL_VALUE[level] : 0}, the hero dice come back`, icon: 'broken-heart', kind: 'danger' };
    }
    case 'backDown': return move.agree ? { label: 'Back down', help: 'Everybody loses 1, another monster comes', icon: 'flying-flag', kind: 'danger' } : yes('Stay and fight', 'One no is enough', 'crossed-swords');
    case 'useSwingAgain': return move.use ? yes('Throw again', 'Forget this throw', 'clockwise-rotation') : no('Keep it');
    case 'payBerserk': return move.pay ? yes('Go berserk', 'Pay 1 hit point, double the section', 'flame') : no('Stay calm');
    case 'payMelody': return move.pay ? yes('Pay 1 gold', 'The monster’s trick is silenced', 'musical-notes') : no('No');
    case 'takeSecondThrow': return move.take ? yes('Throw again', 'The same die, a full throw', 'sword-spin') : no('Enough');
    case 'chooseBonusColor': {
      const hero = view.encounter?.thrown?.hero;
      if (move.color === 'none' || !hero) return no('None');
      const ability = heroCard(hero).abilities[move.color];
      return { label: `${DIE_MARKS[move.color].mark} ${abilityName(ability)}`, help: abilityWords(ability), icon: ABILITY_ICONS[ability.kind] };
    }
    case 'chooseScar': {
      const top = topFrame(view);
      const ability = top?.kind === 'scar' ? heroCard(top.hero).abilities[move.color] : undefined;
      return { label: `Lose ${DIE_MARKS[move.color].mark} ${ability ? abilityName(ability) : move.color}`, help: ability && abilityWords(ability), icon: ability && ABILITY_ICONS[ability.kind] };
    }
    case 'placeBeer': return { label: heroCard(move.hero).name, help: 'feels no miss', icon: HERO_ICONS[move.hero] };
    case 'chooseDestroyed': return { label: `Lose ${equipmentCard(move.card).name}`, help: effectWords(equipmentCard(move.card).effect), icon: cardIcon(move.card) };
    case 'spendSeduced': return { label: `Send ${monsterCard(move.monster).name}`, help: `${monsterCard(move.monster).damage} more damage`, icon: 'charm' };
    case 'playCard': {
      const { name, effect } = equipmentCard(move.card);
      return { label: `${name}${move.target ? ` for ${heroCard(move.target).name}` : ''}`, help: `${heroCard(move.hero).name}: ${effectWords(effect)}`, icon: cardIcon(move.card) };
    }
    case 'giveEquipment': return { label: `To ${heroCard(move.to).name}`, icon: HERO_ICONS[move.to] };
    case 'discardEquipment': return { label: 'Leave it behind', icon: 'trash-can', kind: 'danger' };
    case 'assignCard': return { label: heroCard(move.hero).name, help: equipmentCard(move.card).name, icon: HERO_ICONS[move.hero] };
    case 'buyCard': return { label: `For ${heroCard(move.hero).name}`, icon: HERO_ICONS[move.hero] };
    case 'buyHealing': return { label: `${heroCard(move.hero).name} +${move.points}`, help: `${move.points} gold`, icon: 'health-potion' };
    case 'buyBonusDie': return { label: 'Bonus die', help: '2 gold', icon: 'perspective-dice-six-faces-random' };
    case 'assignHealing': return move.points.length === 0 ? no('Heal nobody') : yes(move.points.map(({ hero, points }) => `${heroCard(hero).name} +${points}`).join(', '), 'divine intervention', 'angel-wings');
    case 'endStep': return no(END_WORDS[topFrame(view)?.kind ?? ''] ?? 'Go on');
    case 'chooseCorridor': return { label: `Room ${move.room.toUpperCase()}` };
    case 'throw': return { label: `Throw the ${move.die} die` };
  }
}
