import { demand, refuse } from '@/engine/errors';

import { equipmentCard, type CardId } from '../content/equipment';
import { heroCard, type HeroId } from '../content/heroes';
import { monsterCard } from '../content/monsters';
import type { EquipmentEffect, EquipmentEffectKind } from '../content/vocabulary';
import { takeFrom } from './equipment';
import { heal, heroOf, inParty, isStanding, isWounded, standing } from './heroes';
import { lossesOfMiss } from './misses';
import type { MoveOf } from './moves';
import { allows, encounterOf, topFrame, type Run } from './run';
import type { DfState, FrameKind, HeroState } from './state';
import { toDiscard } from './supply';
import { takeBack } from './throwing';

type PlayCard = MoveOf<'playCard'>;
type EffectOf<K extends EquipmentEffectKind> = Extract<EquipmentEffect, { readonly kind: K }>;

interface CardRule<K extends EquipmentEffectKind> {
  /** Refuses when the card cannot be played now. */
  demand(s: DfState, owner: HeroState, move: PlayCard): void;
  play(run: Run, effect: EffectOf<K>, move: PlayCard): void;
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
      if (target) heal(run, heroOf(run.s, target), amount, 'card');
    },
  },
  healParty: {
    demand: (s) => demand(s.heroes.some(isWounded), 'DF-147', 'Nobody who stands is wounded.'),
    play: (run, { amount }) => {
      for (const hero of standing(run.s)) heal(run, hero, amount, 'card');
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
    play: ({ s }, { amount }) => {
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
    play: ({ s }) => {
      const { thrown } = encounterOf(s);
      if (thrown) thrown.dodge = true;
    },
  },
};

function ruleOf(card: CardId): CardRule<EquipmentEffectKind> | undefined {
  const { effect, singleUse } = equipmentCard(card);
  return singleUse ? (RULES[effect.kind] as CardRule<EquipmentEffectKind> | undefined) : undefined;
}

function demandCard(s: DfState, move: PlayCard): CardRule<EquipmentEffectKind> {
  demand(inParty(s, move.hero), 'DF-163', 'That hero is not in this party.');
  const owner = heroOf(s, move.hero);
  demand(owner.cards.includes(move.card), 'DF-163', `${heroCard(owner.id).name} does not hold that card.`);
  demand(isStanding(owner), 'DF-173', `${heroCard(owner.id).name} cannot use cards now.`);
  const rule = ruleOf(move.card);
  if (!rule) refuse('DF-163', 'Only single-use cards are played.');
  rule.demand(s, owner, move);
  return rule;
}

/** Single-use cards: whoever is asked may play them for their owner, at any time but while a die moves (DF-163). */
export function playCard(run: Run, move: PlayCard): void {
  const rule = demandCard(run.s, move);
  takeFrom(heroOf(run.s, move.hero), move.card);
  toDiscard(run, move.card, 'played', move.hero);
  rule.play(run, equipmentCard(move.card).effect, move);
}

/** Every single-use card that could be played now, with its targets. */
export function* playableCards(s: DfState): Iterable<PlayCard> {
  for (const owner of s.heroes) {
    for (const card of owner.cards) {
      const { effect, singleUse } = equipmentCard(card);
      if (!singleUse) continue;
      const targets: (HeroId | undefined)[] = effect.kind === 'healHero' ? s.heroes.map((hero) => hero.id) : [undefined];
      for (const target of targets) {
        const move: PlayCard = { kind: 'playCard', hero: owner.id, card, ...(target ? { target } : {}) };
        if (allows(() => demandCard(s, move))) yield move;
      }
    }
  }
}

const HEALING: readonly EquipmentEffectKind[] = ['healHero', 'healParty'];

/** Whether somebody should be asked before the throw takes effect: a card could change it, or save somebody (DF-109). */
export function reactionsMatter(s: DfState): boolean {
  const { thrown } = encounterOf(s);
  if (!thrown) return false;
  const thrower = heroOf(s, thrown.hero);
  if (thrown.result.contact && thrower.seduced.length > 0) return true;
  const faints = !thrown.result.contact && lossesOfMiss(s).some(({ hero, amount }) => amount >= hero.hp);
  for (const { card } of playableCards(s)) {
    if (faints || !HEALING.includes(equipmentCard(card).effect.kind)) return true;
  }
  return false;
}

/** A charmed monster of an earlier room strikes along, once (DF-143). */
export function spendSeduced({ s, table }: Run, { monster }: MoveOf<'spendSeduced'>): void {
  const thrown = s.encounter?.thrown;
  demand(thrown !== undefined && !thrown.settled, 'DF-143', 'A seduced monster helps with a throw that lies on the board.');
  const hero = heroOf(s, thrown.hero);
  demand(thrown.result.contact, 'DF-143', 'It adds its damage to a contact only.');
  demand(hero.seduced.includes(monster), 'DF-143', `${heroCard(hero.id).name} has not seduced that monster.`);
  hero.seduced = hero.seduced.filter((each) => each !== monster);
  s.monsterDiscard.push(monster);
  const { damage } = monsterCard(monster);
  thrown.seducedDamage += damage;
  table.emit({ type: 'seducedSpent', hero: hero.id, monster, damage });
}
