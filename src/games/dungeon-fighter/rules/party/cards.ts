import { topFrame } from '@/engine/decisions/frames';
import { allows, demand, refuse } from '@/engine/errors';
import type { Seat } from '@/engine/game';

import { equipmentCard, type CardId } from '../../content/equipment';
import { heroCard, type HeroId } from '../../content/heroes';
import type { EquipmentEffect, EquipmentEffectKind } from '../../content/vocabulary';
import { lossesOfMiss } from '../fight/misses';
import { encounterOf, type Run } from '../run';
import type { DfState, FrameKind, HeroState } from '../state';
import { takeBack } from '../throw/throwing';
import { takeFrom } from './equipment';
import { heal, heroOf, inParty, isStanding, isWounded, standing } from './heroes';
import { toDiscard } from './supply';

/** A single-use card in somebody's hand, and whom it is for. */
export interface CardPlay {
  readonly hero: HeroId;
  readonly card: CardId;
  readonly target?: HeroId;
}
type EffectOf<K extends EquipmentEffectKind> = Extract<EquipmentEffect, { readonly kind: K }>;

interface CardRule<K extends EquipmentEffectKind> {
  /** Refuses when the card cannot be played now. */
  demand(s: DfState, owner: HeroState, move: CardPlay): void;
  play(run: Run, effect: EffectOf<K>, move: CardPlay): void;
}

/** Moments of a throw at which it can still be taken back as a whole (DF-111); `resolve`: the window is about to open. */
const BEFORE_ABILITIES: readonly FrameKind[] = ['resolve', 'react', 'bonusColor', 'swingAgain'];

function demandOwnThrow(s: DfState, owner: HeroState, rule: string): void {
  const thrown = s.encounter?.thrown;
  demand(thrown !== undefined && thrown.hero === owner.id && !thrown.settled, rule, 'This card is for the owner’s own throw, when the die lies.');
}

const RULES: { readonly [K in EquipmentEffectKind]?: CardRule<K> } = {
  healHero: {
    demand: (s, _owner, { target }) => {
      demand(target !== undefined && inParty(s, target), 'DF-164', 'Choose the hero who is healed.');
      demand(isStanding(heroOf(s, target)), 'DF-147', 'Only a standing hero can be healed.');
      demand(isWounded(heroOf(s, target)), 'DF-147', `${heroCard(target).name} has all hit points.`);
    },
    play: (run, { amount }, { target }) => {
      if (target) heal(run, heroOf(run.state, target), amount, 'card');
    },
  },
  healParty: {
    demand: (s) => demand(s.heroes.some(isWounded), 'DF-147', 'Nobody who stands is wounded.'),
    play: (run, { amount }) => {
      for (const hero of standing(run.state)) heal(run, hero, amount, 'card');
    },
  },
  swingAgain: {
    demand: (s, owner) => {
      demandOwnThrow(s, owner, 'DF-166');
      const top = topFrame(s);
      demand(top !== undefined && BEFORE_ABILITIES.includes(top.kind), 'DF-166', 'The throw has already taken effect.');
    },
    play: (run) => takeBack(run, 'swingAgain'),
  },
  piercingDamage: {
    demand: (s, owner) => {
      demandOwnThrow(s, owner, 'DF-167');
      demand(encounterOf(s).thrown?.result.contact === true, 'DF-167', 'It adds to a contact only.');
    },
    play: ({ state: s }, { amount }) => {
      const { thrown } = encounterOf(s);
      if (thrown) thrown.piercingCards += amount;
    },
  },
  agileInstincts: {
    demand: (s, owner) => {
      demandOwnThrow(s, owner, 'DF-168');
      demand(encounterOf(s).thrown?.result.contact === false, 'DF-168', 'It saves from a miss only.');
      demand(lossesOfMiss(s).some(({ hero, amount }) => hero.id === owner.id && amount > 0), 'DF-168', 'This miss costs nothing anyway.');
    },
    play: ({ state: s }) => {
      const { thrown } = encounterOf(s);
      if (thrown) thrown.dodge = true;
    },
  },
};

function ruleOf(card: CardId): CardRule<EquipmentEffectKind> | undefined {
  const { effect, singleUse } = equipmentCard(card);
  return singleUse ? (RULES[effect.kind] as CardRule<EquipmentEffectKind> | undefined) : undefined;
}

/** Single-use cards, at any time but while a die moves (DF-163). */
export function demandCard(s: DfState, move: CardPlay): void {
  demand(inParty(s, move.hero), 'DF-163', 'That hero is not in this party.');
  const owner = heroOf(s, move.hero);
  demand(owner.cards.includes(move.card), 'DF-163', `${heroCard(owner.id).name} does not hold that card.`);
  demand(isStanding(owner), 'DF-173', `${heroCard(owner.id).name} cannot use cards now.`);
  const rule = ruleOf(move.card);
  if (!rule) refuse('DF-163', 'Only single-use cards are played.');
  rule.demand(s, owner, move);
}

export function playCard(run: Run, move: CardPlay): void {
  takeFrom(heroOf(run.state, move.hero), move.card);
  toDiscard(run, move.card, 'played', move.hero);
  ruleOf(move.card)?.play(run, equipmentCard(move.card).effect, move);
}

/** Every single-use card that could be played now, with its targets. */
export function* playableCards(s: DfState): Iterable<CardPlay> {
  for (const owner of s.heroes) {
    for (const card of owner.cards) {
      const { effect, singleUse } = equipmentCard(card);
      if (!singleUse) continue;
      const targets: (HeroId | undefined)[] = effect.kind === 'healHero' ? s.heroes.map((hero) => hero.id) : [undefined];
      for (const target of targets) {
        const move: CardPlay = { hero: owner.id, card, ...(target ? { target } : {}) };
        if (allows(() => demandCard(s, move))) yield move;
      }
    }
  }
}

const HEALING: readonly EquipmentEffectKind[] = ['healHero', 'healParty'];

/** Who should be asked before the throw takes effect: whose card could change it, or save somebody (DF-109). The thrower comes first. */
export function seatsToReact(s: DfState): Seat[] {
  const { thrown } = encounterOf(s);
  if (!thrown) return [];
  const thrower = heroOf(s, thrown.hero);
  const seats = new Set<Seat>();
  if (thrown.result.contact && thrower.seduced.length > 0) seats.add(thrower.seat);
  const faints = !thrown.result.contact && lossesOfMiss(s).some(({ hero, amount }) => amount >= hero.hp);
  for (const { hero, card } of playableCards(s)) {
    if (faints || !HEALING.includes(equipmentCard(card).effect.kind)) seats.add(s.ownersAsked ? heroOf(s, hero).seat : thrower.seat);
  }
  return [...seats].sort((a, b) => Number(b === thrower.seat) - Number(a === thrower.seat));
}
