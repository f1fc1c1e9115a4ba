import { holds, type AnyTests } from '@/engine/conditions';
import { squareNamed } from '@/engine/parts/grid/squares';

import type { Boss, FactChange } from '../content/boss';
import type { SetupStep, StartStep } from '../content/setup';
import { FIELD, HERO_IDS, type AttackCardId, type ConditionToken, type HeroId, type MinionId, type ObjectKind } from '../content/terms';
import { setUpCustom, setUpRank } from './boss/setup';
import { removeCard } from './cards';
import { addCondition, type ConditionName } from './conditions';
import { freeSquares } from './field/ground';
import { firstFacingToward, nearestHero } from './field/position';
import { addToken, removeToken, zoneNamed } from './field/zones';
import { itemCalled, kitOf } from './kit';
import type { BattlePlan } from './plan';
import { isComrade, type BattleState, type Figure, type HeroState } from './state';
import { NO_STORY, type StartChange, type Story } from './story';
import { threatAfter } from './threat';

/** What the story changes about a battle before it begins (RR-91, RR-434, RR-492, RR-503). */

export const storyOf = ({ story = NO_STORY }: BattlePlan): Story => story;

const holdsFact = ({ facts, heroFacts }: Story, { fact, hero }: FactChange): boolean =>
  (hero === undefined ? facts.includes(fact) : heroFacts.some((each) => each.fact === fact && each.hero === hero));

/** Before the battle there is nothing but Facts to ask for. */
const FACT_TESTS: AnyTests = { fact: { holds: (story: Story, _detail: unknown, fact: string) => story.facts.includes(fact), words: (fact: string) => fact } };

/** Fact changes that hold, in listed order, each with those of its steps whose own condition holds. */
const changesOf = (boss: Boss, story: Story): readonly FactChange[] =>
  boss.factChanges.filter((change) => holdsFact(story, change))
    .map((change) => ({ ...change, steps: change.steps.filter(({ when }) => when === undefined || holds(FACT_TESTS, when, story, undefined)) }));

/** EX-12: a swapped card stands for the one that leaves, so a deck keeps its seven cards. */
export function swappedAttacks(boss: Boss, story: Story): AttackCardId[] {
  const cards = boss.attacks.map(({ id }) => id);
  for (const { steps } of changesOf(boss, story)) {
    for (const step of steps) {
      if (step.do !== 'swapAttack') continue;
      const place = cards.indexOf(step.out);
      if (place >= 0) cards[place] = step.in;
    }
  }
  return cards;
}

/** HP, Stamina: all changes of one kind are added up first (RR-503). */
interface Sums {
  hp: number;
  stamina: number;
}

function raise(hero: HeroState, { hp, stamina }: Sums): void {
  const life = isComrade(hero) ? hp + stamina : hp;
  if (life > 0) hero.maxHp += life;
  hero.hp = Math.max(1, Math.min(hero.maxHp, hero.hp + life));
  if (isComrade(hero)) return;
  if (stamina > 0) hero.maxStamina += stamina;
  hero.stamina = Math.max(0, Math.min(hero.maxStamina, hero.stamina + stamina));
}

export function conditionNamed(token: ConditionToken): ConditionName | undefined {
  if (token.name !== 'vulnerable' && token.name !== 'resistant') return token.name;
  return typeof token.dtype === 'string' ? `${token.name}:${token.dtype}` : undefined;
}

const heroesMeant = (state: BattleState, story: Story, who: string | undefined, owner: HeroId | undefined): readonly HeroId[] => {
  if (who === 'threat') return [state.threat];
  if (who === 'sitter') return story.sitter ? [story.sitter] : [];
  if (who === 'tested') return story.tested ? [story.tested] : [];
  if (who === 'self') return owner ? [owner] : [];
  return owner ? [owner] : HERO_IDS;
};

class Changing {
  private readonly sums: Record<HeroId, Sums> = {
    takahiro: { hp: 0, stamina: 0 }, sayaka: { hp: 0, stamina: 0 }, kosuke: { hp: 0, stamina: 0 }, kensho: { hp: 0, stamina: 0 },
  };

  constructor(
    private readonly state: BattleState,
    private readonly boss: Boss,
    private readonly story: Story,
  ) {}

  start(step: StartStep, owner?: HeroId): void {
    const { state, story } = this;
    if (step.do === 'startCond' && (step.who === 'boss' || step.who === 'eachBrother')) return this.startBossCondition(step);
    for (const id of heroesMeant(state, story, step.who, owner)) {
      if (step.do === 'startHp') this.sums[id].hp += step.n;
      else if (step.do === 'startStamina') this.sums[id].stamina += step.n;
      else if (step.do === 'startRes') state.heroes[id][step.res] += step.n;
      else this.addTo(state.heroes[id], step);
    }
  }

  note(changed: StartChange, owner: HeroId): void {
    if (changed.do === 'startToken') addCondition(this.state.heroes[owner], `${changed.name}:${changed.dtype}`);
    else if (changed.do === 'startCond') addCondition(this.state.heroes[owner], changed.name);
    else this.start(changed, owner);
  }

  private startBossCondition(step: Extract<StartStep, { do: 'startCond' }>): void {
    const { starts } = this.boss;
    // RR-600: whoever never gains Empowered does not start with it either.
    if (step.name === 'empowered' && this.state.extra.neverEmpowered) return;
    for (const figure of this.state.figures) if (step.figure === undefined || starts[figure.start]?.brother === step.figure) this.addTo(figure, step);
  }

  private addTo(figure: Figure, token: ConditionToken): void {
    const name = conditionNamed(token);
    if (name) addCondition(figure, name);
  }

  fact(step: SetupStep, owner?: HeroId): void {
    const { state } = this;
    switch (step.do) {
      case 'startHp': case 'startStamina': case 'startRes': case 'startCond': return this.start(step, owner);
      case 'startThreat': state.threat = threatAfter(state, step.to, state.figures[0]) ?? state.threat; return;
      case 'placeMinion': return this.placeMinion(step.minion, squareNamed(FIELD, step.at));
      case 'removeStart': return this.removeFrom(squareNamed(FIELD, step.at));
      case 'removeEvent': removeCard(state.events, step.id); state.eventSet.splice(0, state.eventSet.length, ...state.eventSet.filter((id) => id !== step.id)); return;
      case 'woundCubes': if (state.wound < step.order) state.cubes[step.order - 1] = step.n; return;
      case 'revealWound': state.publicWounds |= 1 << (step.order - 1); return;
      case 'unlockItem': state.partyItems.push(step.id); return;
      case 'roundStart': state.roundStarts.push({ rounds: step.rounds, steps: step.steps }); return;
      case 'bossMods': state.mods.push(...step.mods); return;
      case 'zoneAdd': if (typeof step.where === 'object' && 'zone' in step.where) addToken(state, zoneNamed(step.where.zone), step.token); return;
      case 'zoneRemove': if (typeof step.where === 'object' && 'zone' in step.where && step.token !== 'anyDangerous') removeToken(state, zoneNamed(step.where.zone), step.token); return;
      case 'objAdd': return this.addObject(step.kind, squareNamed(FIELD, step.where));
      case 'custom': return step.id === 'startBeside' ? this.beside(step.who) : setUpCustom(state, step);
      case 'altStarts': return this.otherStarts(step);
      case 'swapAttack': return;
    }
  }

  /** RR-600: whom the story means starts beside the boss. */
  private beside(who: 'sitter' | 'tested'): void {
    const hero = this.story[who];
    if (hero) this.state.extra.beside = [...(this.state.extra.beside ?? []), hero];
  }

  /** RR-364: a figure in the supply and a free square. */
  private placeMinion(minion: MinionId, square: number): void {
    const { state, boss } = this;
    const card = boss.minions.find(({ id }) => id === minion);
    const taken = state.minions.filter((each) => each.minion === minion).map(({ band }) => band);
    const band = card?.bands.findIndex((_, i) => !taken.includes(i)) ?? -1;
    if (!card || band < 0 || freeSquares(state)[square] !== 1) return;
    const placed = { minion, band, hp: card.hp, anchor: square, side: 1, facing: 0, conditions: 0 };
    state.minions.push(placed);
    const nearest = nearestHero(state, placed);
    if (nearest) placed.facing = firstFacingToward(placed, state.heroes[nearest]);
  }

  /** What stands there at the start: a minion, or a pillar (RR-578). */
  private removeFrom(square: number): void {
    const { state } = this;
    state.minions = state.minions.filter(({ anchor }) => anchor !== square);
    state.objects = state.objects.filter((object) => object.kind !== 'pillar' || object.square !== square);
  }

  private addObject(kind: ObjectKind, square: number): void {
    if (freeSquares(this.state)[square] === 1) this.state.objects.push({ kind, square });
  }

  /** Where heroes may, or must, start instead; choosing is part of taking places. */
  private otherStarts({ squares, max, force }: Extract<SetupStep, { do: 'altStarts' }>): void {
    const { state } = this;
    const named = squares.map((name) => squareNamed(FIELD, name));
    state.altStarts = { squares: named, max };
    if (!force) return;
    state.line.slice(0, max).forEach((id, i) => {
      state.heroes[id].anchor = named[i] ?? state.heroes[id].anchor;
    });
    state.altStarts = null;
  }

  settle(): void {
    for (const id of HERO_IDS) raise(this.state.heroes[id], this.sums[id]);
  }
}

/** Facts in listed order, what is in the pack, relics, journals, scars; then the sums (RR-91, RR-503). */
export function applyStory(state: BattleState, boss: Boss, story: Story): void {
  state.facts.push(...story.facts, ...story.heroFacts.map(({ fact }) => fact));
  state.partyItems.push(...story.party);
  const changing = new Changing(state, boss, story);
  const changes = changesOf(boss, story).flatMap(({ steps, hero }) => steps.map((step) => ({ step, hero })));
  for (const { step, hero } of changes.sort((a, b) => setUpRank(a.step) - setUpRank(b.step))) changing.fact(step, hero);
  for (const { hero, items } of story.items) state.heroes[hero].items.push(...items);
  for (const id of HERO_IDS) {
    const hero = state.heroes[id];
    for (const relic of kitOf(hero) && hero.loadout?.relics ? hero.loadout.relics : []) {
      const item = itemCalled(relic);
      if (item.kind !== 'relic') continue;
      for (const step of item.start ?? []) changing.start(step, id);
      if (item.once && !hero.items.includes(relic)) hero.items.push(relic);
    }
    if (story.hp !== 0) changing.start({ do: 'startHp', n: story.hp }, id);
  }
  for (const { hero, changes } of story.notes) for (const change of changes) changing.note(change, hero);
  changing.settle();
}
