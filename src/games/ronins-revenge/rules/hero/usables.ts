import { madeWhenAsked } from '@/engine/decisions/madeOnce';

import { COMRADES } from '../../content/comrades';
import type { Steps } from '../../content/effects';
import type { Cost, Interrupt, Skill, Ultimate } from '../../content/kit';
import type { HeroId } from '../../content/terms';
import type { When } from '../../content/who';
import type { WindowName } from '../frames';
import { wholeCost } from '../resources';

/** When a card may be used: on the own turn, in a window, or only when a rule of the boss asks for it. */
export type Moment = WindowName | 'turn' | 'never';

/** Skills, ultimates and items: whatever a hero uses by its name. */
export interface Usable {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly cost: Cost;
  readonly steps: Steps;
  readonly interrupt: Interrupt | undefined;
  readonly moment: Moment;
  readonly when: When | undefined;
  readonly specialAction: boolean;
  /** How it is used up: a cooldown starts, the ultimate is gone, the item leaves. */
  readonly from: 'skill' | 'ultimate' | 'item' | 'party';
  readonly cooldown: number;
  /** The move that uses it. */
  readonly use: UseCard;
}

export interface UseCard {
  readonly kind: 'useCard';
  readonly card: string;
}
export const usingCard = madeWhenAsked((card: string): UseCard => ({ kind: 'useCard', card }));

/** RR-489: the moment that the interrupt of a card names; without any, the own turn. */
export function momentOf(interrupt: Interrupt | undefined): Moment {
  if (typeof interrupt === 'object') return 'beforeDamage';
  switch (interrupt) {
    case undefined: return 'turn';
    case 'onSelfTargeted': case 'onAllyTargeted': case 'onAnyHeroTargeted': return 'enemyTargeted';
    case 'preDamageSelf': return 'beforeDamage';
    case 'onSelfWouldFall': return 'wouldFall';
    case 'afterSelfHit': return 'afterHit';
    case 'onOwnAttack': return 'attackModifiers';
  }
}

/** Cards of a hero that never change in a battle, and those of each moment: every window asks, and for most there is none. */
export interface OwnCards {
  readonly all: readonly Usable[];
  readonly at: Readonly<Record<Moment, readonly Usable[]>>;
}

function byMoment(all: readonly Usable[]): OwnCards {
  const of = (moment: Moment): readonly Usable[] => all.filter((usable) => usable.moment === moment);
  return {
    all,
    at: {
      turn: of('turn'), never: of('never'), enemyTargeted: of('enemyTargeted'), beforeDamage: of('beforeDamage'), afterHit: of('afterHit'),
      attackModifiers: of('attackModifiers'), wouldFall: of('wouldFall'), eventReplacement: of('eventReplacement'),
      startOfRound: of('startOfRound'), endOfRound: of('endOfRound'),
    },
  };
}

const ultimateCard = ({ id, name, words, steps, interrupt }: Omit<Ultimate, 'cost'>, cost: Cost): Usable =>
  ({ id, name, words, cost: wholeCost(cost), steps, interrupt, moment: momentOf(interrupt), when: undefined, specialAction: false, from: 'ultimate', cooldown: 0, use: usingCard(id) });

/** What the cards of a full hero let it use. */
export function cardsOfKit(skills: readonly Skill[], ultimate: Ultimate): OwnCards {
  const found: Usable[] = [];
  for (const skill of skills) {
    if (skill.passive) continue;
    const { id, name, words, cost, steps, cooldown = 0, interrupt, when, specialAction = false } = skill;
    found.push({ id, name, words, cost: wholeCost(cost), steps, interrupt, moment: momentOf(interrupt), when, specialAction, from: 'skill', cooldown, use: usingCard(id) });
  }
  return byMoment([...found, ultimateCard(ultimate, ultimate.cost)]);
}

const NO_COST: Cost = {};
const padCards = (id: HeroId): OwnCards => byMoment([ultimateCard(COMRADES[id].ultimate, NO_COST)]);

/** A Comrade has the ultimate of its pad. */
export const PAD_CARDS: Readonly<Record<HeroId, OwnCards>> = {
  takahiro: padCards('takahiro'), sayaka: padCards('sayaka'), kosuke: padCards('kosuke'), kensho: padCards('kensho'),
};
