import type { Prompt, Seat } from '@/engine/game';

import { equipmentCard } from '../content/equipment';
import { heroCard, type HeroId } from '../content/heroes';
import { REQUIREMENTS } from '../content/requirements';
import { mayBackDown, votersLeft } from './backDown';
import { isBossFight, mustChooseOption } from './encounter';
import { heroOf } from './heroes';
import { requirementsInForce } from './inForce';
import { cardOf } from './monsters';
import { encounterOf, thrownOf, topFrame } from './run';
import type { DfState, Frame } from './state';

const seatOf = (s: DfState, id: HeroId): Seat => heroOf(s, id).seat;

/** Who is asked. What concerns all is the leader's (DF-23, DF-243, DF-301). */
export function deciders(s: DfState): readonly Seat[] {
  const top = topFrame(s);
  switch (top?.kind) {
    case undefined:
    case 'resolve':
    case 'maintenance':
      return [];
    case 'movement':
    case 'distribute':
    case 'shop':
      return [seatOf(s, s.leader)];
    case 'vote':
      return votersLeft(s, top.agreed);
    case 'scar':
      return [seatOf(s, top.hero)];
    default:
      return [seatOf(s, encounterOf(s).turn)];
  }
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1] ?? ''}`;

/** All requirements as one instruction: "with your eyes closed and spinning like a top". */
export const instruction = (s: DfState, weapons: Parameters<typeof requirementsInForce>[1]): string =>
  joined(requirementsInForce(s, weapons).map((id) => REQUIREMENTS[id].words));

function swingWords(s: DfState, frame: Extract<Frame, { readonly kind: 'swing' }>): string {
  const { turn } = encounterOf(s);
  const { name } = heroCard(turn);
  const how = instruction(s, []);
  if (mustChooseOption(s)) {
    if (isBossFight(s)) return `${name}: the hero dice are spent. Take a bonus die from the chest.`;
    const { level } = cardOf(encounterOf(s).monster);
    return s.chest.bonusDice > 0
      ? `${name}: throw a bonus die, or let everybody suffer level ${level ?? ''} and take the hero dice back?`
      : `${name}: no dice are left. Everybody suffers level ${level ?? ''}, then the hero dice come back.`;
  }
  const which = frame.die === undefined ? 'throw a die' : `throw the ${frame.die} die${frame.second ? ' once more' : ''}`;
  const manner = how ? `, ${how}` : '';
  return `${name}: ${which}${manner}. Bounce it off the table first.${mayBackDown(s) ? ' Or back down.' : ''}`;
}

type Words = { readonly [K in Frame['kind']]: (s: DfState, frame: Extract<Frame, { readonly kind: K }>) => string };

const thrower = (s: DfState): string => heroCard(thrownOf(s).hero).name;

const WORDS: Words = {
  movement: () => 'Choose a corridor. Equipment may change hands before you go.',
  swing: swingWords,
  vote: () => 'Back down? Everybody loses 1 hit point and another monster comes. One no is enough to stay.',
  resolve: () => '',
  maintenance: () => '',
  react: (s) => `${thrower(s)}: play a card on this throw, or go on.`,
  bonusColor: (s) => `${thrower(s)}: which ability does the bonus die set off?`,
  swingAgain: (s) => `${thrower(s)}: forget this throw and throw the die again?`,
  beer: () => 'Who gets the beer? That hero loses nothing on a miss.',
  melody: () => 'Pay 1 gold to silence the monster’s special ability?',
  berserk: (s) => `${thrower(s)}: pay 1 hit point to double the section?`,
  destroy: (s) => `${thrower(s)}: choose a card to lose.`,
  secondThrow: (s) => `${thrower(s)}: throw the same die a second time?`,
  divine: (_s, { points }) => `Share ${points} hit points of healing among the heroes.`,
  scar: (_s, { hero }) => `${heroCard(hero).name} wakes with a scar: which ability is lost for good?`,
  distribute: (_s, { cards }) => `Give out ${joined(cards.map((card) => equipmentCard(card).name))}, or leave it.`,
  shop: (s) => `The shop is open, the chest holds ${s.chest.gold} gold. Buy cards, healing or bonus dice, then leave.`,
};

/** The kind the table shows: a swing is a throw, or the choice between A and B. */
function kindOf(s: DfState, frame: Frame): string {
  if (frame.kind !== 'swing') return frame.kind;
  return mustChooseOption(s) ? 'option' : 'throw';
}

export function prompts(s: DfState): readonly Prompt[] {
  const top = topFrame(s);
  if (s.over || !top) return [];
  const words = (WORDS[top.kind] as (s: DfState, frame: Frame) => string)(s, top);
  return deciders(s).map((seat) => ({ seat, kind: kindOf(s, top), words }));
}
