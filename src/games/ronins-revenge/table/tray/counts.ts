import type { IconName } from '@/theme';

import type { HeroId } from '../../content/terms';
import { conditionKind, conditionsOf, type ConditionKind, type ConditionName } from '../../rules/conditions';
import { usablesOf } from '../../rules/hero/cards';
import { flaskOf } from '../../rules/hero/rest';
import { movementOf } from '../../rules/hero/traits';
import { isComrade, type BattleState, type HeroState } from '../../rules/state';
import { heroName, plain } from '../../rules/names';
import { TYPE_NAMES } from '../look';
import { BATTLE_SIGNS, conditionSign, RESOURCE_SIGNS } from '../signs';
import { conditionWords } from '../../words/conditions';

/** A number on the tray, with its meaning. */
export interface Count {
  readonly sign: IconName;
  /** Empty: the sign says it all. */
  readonly value: string;
  readonly title: string;
  readonly text: string;
  readonly ruleId?: string;
  readonly faint?: boolean;
}

const TOKEN_TEXTS = {
  ki: 'One Ki is worth 2 Stamina, 2 HP, 2 damage, 1 Yin or 1 Yang. It can be spent whenever you are asked.',
  yin: 'Pays for skills and Specials. One Yin and one Yang fuse into one Ki.',
  yang: 'Pays for skills and Specials. One Yin and one Yang fuse into one Ki.',
} as const;
const TOKEN_NAMES = { ki: 'Ki', yin: 'Yin', yang: 'Yang' } as const;

const CONDITION_TEXTS: Readonly<Record<ConditionKind, string>> = {
  weakened: 'The next attack does half damage.', empowered: 'The next attack does double damage.', slowed: 'The next Move goes half as far.', hastened: 'The next Move goes twice as far.',
  vulnerable: 'The next blow of this type does double damage.', resistant: 'The next blow of this type does half damage.',
};

const conditionCount = (name: ConditionName): Count => ({
  sign: conditionSign(name), value: conditionWords(name), title: conditionWords(name), text: CONDITION_TEXTS[conditionKind(name)],
});

function vigour(view: BattleState, hero: HeroState): Count[] {
  const move = { sign: 'footsteps', value: String(movementOf(view, hero)), title: 'Move', text: 'Steps a Move has for nothing; every further one costs 1.', ruleId: 'RR-133' } as const;
  if (isComrade(hero)) return [{ sign: RESOURCE_SIGNS.hp, value: `${hero.hp}/${hero.maxHp}`, title: 'Life Force', text: 'A Comrade pays for everything with it, and falls at 0.', ruleId: 'RR-455' }, move];
  return [
    { sign: RESOURCE_SIGNS.hp, value: `${hero.hp}/${hero.maxHp}`, title: 'HP', text: 'At 0 the hero falls. With a sip left in the Flask they can stand up again.' },
    { sign: RESOURCE_SIGNS.stamina, value: `${hero.stamina}/${hero.maxStamina}`, title: 'Stamina', text: 'Pays for attacks, further steps and Dodge. Every turn brings 3, a Rest 5.', ruleId: 'RR-178' },
    move,
  ];
}

/** Everything a hero has: strength, tokens, conditions, what its weapon is ready for, Flask, cards and ultimate. */
export function countsOf(view: BattleState, id: HeroId): readonly Count[] {
  const hero = view.heroes[id];
  const tokens = (['ki', 'yin', 'yang'] as const).flatMap((token): Count[] => (hero[token] > 0 ? [{ sign: RESOURCE_SIGNS[token], value: String(hero[token]), title: TOKEN_NAMES[token], text: TOKEN_TEXTS[token] }] : []));
  const ultimate = usablesOf(view, id).find(({ from }) => from === 'ultimate');
  const flask = flaskOf(view, hero);
  return [
    ...vigour(view, hero),
    ...tokens,
    ...conditionsOf(hero).map(conditionCount),
    ...(hero.primed ? [{ sign: BATTLE_SIGNS.counterstrike, value: TYPE_NAMES[hero.primed.type], title: 'Counterstrike ready', text: `When a ${hero.primed.type} blow is meant for ${heroName(id)}, they may strike back for no Stamina.`, ruleId: 'RR-277' }] : []),
    { sign: BATTLE_SIGNS.flask, value: String(hero.charges), title: 'Flask', text: `Heals ${flask.heal} during a Rest, or lets the fallen stand up.`, ruleId: 'RR-187', faint: hero.charges === 0 },
    ...(hero.noLuck && hero.destiny.length > 0 ? [{ sign: BATTLE_SIGNS.destiny, value: String(hero.destiny.length), title: 'Destiny cards', text: 'One may be played for an attack, one for a defence. When the last is gone, all come back.', ruleId: 'RR-241' }] : []),
    ...(ultimate ? [{ sign: 'sunrise', value: '', title: ultimate.name, text: hero.ultimateUsed ? 'The ultimate has been used.' : `Once in a battle: ${plain(ultimate.words)}`, ruleId: 'RR-274', faint: hero.ultimateUsed } as const] : []),
  ];
}
