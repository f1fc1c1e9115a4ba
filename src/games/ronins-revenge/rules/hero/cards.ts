import { nearestFrame } from '@/engine/decisions/frames';

import type { Step, Steps } from '../../content/effects';
import type { HeroId } from '../../content/terms';
import type { Who } from '../../content/who';
import { itemWindow } from '../boss/items';
import { bossRules } from '../boss/rules';
import { takeBossCard } from '../boss/sequence';
import { callReveal } from '../ending';
import { away } from '../field/position';
import type { WindowName } from '../frames';
import { itemNamed, kitOf } from '../kit';
import { customDoesSomething } from '../lines/customs';
import { afterAttack, callLines } from '../lines/lines';
import { whenHolds, type Situation } from '../lines/when';
import { whoIsMeant } from '../lines/who';
import { plain } from '../names';
import type { FigureRef } from '../refs';
import { canPay, pay, wholeCost } from '../resources';
import { heroOf, isComrade, isOver, isStanding, type BattleState, type HeroState } from '../state';
import { process, type Play } from '../world';
import { hasExtraAttack } from './attack/offers';
import { momentOf, PAD_CARDS, usingCard, type OwnCards, type Usable } from './usables';

export type { Usable };

const FREE = wholeCost({});

/** An item as its hero uses it, its own or the party's; undefined: it is not used by its name. */
function itemCard(id: string, from: 'item' | 'party'): Usable | undefined {
  const item = itemNamed(id);
  const steps = item?.kind === 'relic' ? item.once : item?.steps;
  if (!item || !steps) return undefined;
  const interrupt = item.kind === 'relic' ? undefined : item.interrupt;
  const moment = (interrupt === undefined ? itemWindow(id) : undefined) ?? momentOf(interrupt);
  return { id, name: item.name, words: item.words, cost: FREE, steps, interrupt, moment, when: undefined, specialAction: false, from, cooldown: 0, use: usingCard(id) };
}

const itemCards = { item: new Map<string, Usable | undefined>(), party: new Map<string, Usable | undefined>() };

/** Items are asked for in every window; each is read once. */
function addItems(found: Usable[], ids: readonly string[], from: 'item' | 'party'): void {
  const known = itemCards[from];
  for (const id of ids) {
    if (!known.has(id)) known.set(id, itemCard(id, from));
    const usable = known.get(id);
    if (usable) found.push(usable);
  }
}

const NOTHING: readonly Usable[] = [];

/** What a hero has with it for the moment, and what the party has. */
function itemsOf(state: BattleState, { items }: HeroState): readonly Usable[] {
  if (items.length === 0 && state.partyItems.length === 0) return NOTHING;
  const found: Usable[] = [];
  addItems(found, items, 'item');
  addItems(found, state.partyItems, 'party');
  return found;
}

const ownCards = (hero: HeroState): OwnCards => kitOf(hero)?.usables ?? PAD_CARDS[hero.hero];

/** Everything a hero has, ready or not. A Comrade has no use for items (RR-473). */
export function usablesOf(state: BattleState, id: HeroId): readonly Usable[] {
  const hero = heroOf(state.heroes, id);
  const own = ownCards(hero).all;
  const items = isComrade(hero) ? NOTHING : itemsOf(state, hero);
  return items.length === 0 ? own : [...own, ...items];
}

export function usableNamed(state: BattleState, id: HeroId, card: string): Usable | undefined {
  for (const usable of usablesOf(state, id)) if (usable.id === card) return usable;
  return undefined;
}

/** Turns until a card is ready; 0: it is. */
export function cooldownOf(hero: HeroState, card: string): number {
  const place = hero.loadout?.skills.indexOf(card) ?? -1;
  return place < 0 ? 0 : (hero.cooldowns[place] ?? 0);
}

/** RR-273: once another has stepped in, a blow is no longer meant for the hero the window is about. */
function isStillFor(state: BattleState, about: HeroId | null): boolean {
  const strike = nearestFrame(state, 'strike');
  return strike === undefined || strike.targets[strike.place] === about;
}

/** RR-489: whether the moment is the one the card names. `about`: the hero who is struck. */
function isItsMoment(state: BattleState, id: HeroId, { interrupt, moment }: Usable, at: WindowName | 'turn', about: HeroId | null): boolean {
  if (moment !== at) return false;
  if (typeof interrupt === 'object') return about !== null && away(heroOf(state.heroes, id), heroOf(state.heroes, about)) <= interrupt.preDamageHeroIn;
  if (interrupt === undefined || interrupt === 'onAnyHeroTargeted') return true;
  if (at === 'enemyTargeted' && !isStillFor(state, about)) return false;
  return interrupt === 'onAllyTargeted' ? about !== id : about === id;
}

/** Whom a line that reaches for others may mean, from where its hero stands. */
export function meantBy(state: BattleState, id: HeroId, step: Step, who: Who): readonly FigureRef[] {
  const { all, oneOf } = whoIsMeant(state, who, { kind: 'lines', by: id, why: '', steps: [], at: 0, same: null, zone: null, aimed: false, crossed: [] }, step.do === 'healOrRevive');
  return all ?? oneOf ?? [];
}

/** Whether the line can do anything at all now. */
function canDo(state: BattleState, id: HeroId, step: Step): boolean {
  if (step.do === 'extraAttack') return hasExtraAttack(state, id, step.category);
  if (step.do === 'custom') return customDoesSomething(state, step.id, id);
  if (!('who' in step) || typeof step.who !== 'object') return true;
  return meantBy(state, id, step, step.who).length > 0;
}

function canDoAny(state: BattleState, id: HeroId, steps: Steps): boolean {
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (step && canDo(state, id, step)) return true;
  }
  return false;
}

const attacks = (steps: Steps): boolean => {
  for (let i = 0; i < steps.length; i++) if (steps[i]?.do === 'extraAttack') return true;
  return false;
};

/** What the condition of a card is asked about. */
function situationOf(state: BattleState, id: HeroId, about: HeroId | null): Situation {
  const strike = nearestFrame(state, 'strike');
  return { state, hero: id, strike, attacker: strike?.by, ally: about !== null && about !== id ? about : undefined };
}

/** What keeps a card from being used, in the order in which it is looked for. */
type Obstacle = 'fallen' | 'moment' | 'barred' | 'spent' | 'waiting' | 'price' | 'when' | 'idle' | 'bound';

const barring = (state: BattleState, { from, id }: Usable): readonly [rule: string, words: string] | undefined =>
  (from === 'item' || from === 'party' ? bossRules(state).whyNotItem?.(state, id) : undefined);

/** What keeps a card from being used now; undefined: nothing. Asked for every card of every list: words are made only for whoever is refused. */
function obstacleTo(state: BattleState, id: HeroId, usable: Usable, at: WindowName | 'turn', about: HeroId | null): Obstacle | undefined {
  const hero = heroOf(state.heroes, id);
  if (!isStanding(hero)) return 'fallen';
  if (!isItsMoment(state, id, usable, at, about)) return 'moment';
  if (barring(state, usable)) return 'barred';
  if (usable.from === 'ultimate' && hero.ultimateUsed) return 'spent';
  if (cooldownOf(hero, usable.id) > 0) return 'waiting';
  if (!canPay(state, id, usable.cost)) return 'price';
  if (usable.when !== undefined && !whenHolds(usable.when, situationOf(state, id, about))) return 'when';
  if (!canDoAny(state, id, usable.steps)) return 'idle';
  // RR-523: whoever is bound makes no attack, and takes no Main Action but Rest.
  return (usable.specialAction || attacks(usable.steps)) && bossRules(state).isBound?.(state, id) === true ? 'bound' : undefined;
}

/** Why a card cannot be used now; undefined: it can. */
export function whyNotUse(state: BattleState, id: HeroId, usable: Usable, at: WindowName | 'turn', about: HeroId | null): readonly [rule: string, words: string] | undefined {
  const { name, words } = usable;
  switch (obstacleTo(state, id, usable, at, about)) {
    case undefined: return undefined;
    case 'fallen': return ['RR-379', 'A fallen hero cannot use anything.'];
    case 'moment': return usable.interrupt ? ['RR-269', `${name} interrupts: ${plain(words)}`] : ['RR-275', `${name} is for your own turn.`];
    case 'barred': return barring(state, usable);
    case 'spent': return ['RR-274', 'An ultimate works once in a battle, and this one has been used.'];
    case 'waiting': {
      const wait = cooldownOf(heroOf(state.heroes, id), usable.id);
      return ['RR-266', `${name} is ready again in ${wait === 1 ? 'one turn' : `${wait} turns`}.`];
    }
    case 'price': return ['RR-262', `${name} cannot be paid.`];
    case 'when': return ['RR-262', `${name}: ${plain(words)}`];
    case 'idle': return ['RR-262', `${name} would do nothing here.`];
    case 'bound': return ['RR-523', 'A Cocooned hero cannot attack, nor take any Action but a Rest.'];
  }
}

export const canUse = (state: BattleState, id: HeroId, usable: Usable, at: WindowName | 'turn', about: HeroId | null): boolean =>
  obstacleTo(state, id, usable, at, about) === undefined;

/** What can be used at this moment. */
export function usableNow(state: BattleState, id: HeroId, at: WindowName | 'turn', about: HeroId | null): readonly Usable[] {
  const hero = heroOf(state.heroes, id);
  if (!isStanding(hero)) return NOTHING;
  const found: Usable[] = [];
  for (const usable of ownCards(hero).at[at]) if (canUse(state, id, usable, at, about)) found.push(usable);
  if (!isComrade(hero)) for (const usable of itemsOf(state, hero)) if (canUse(state, id, usable, at, about)) found.push(usable);
  return found;
}

/** Whether anything can be: asked in every window. */
export function hasUsable(state: BattleState, id: HeroId, at: WindowName | 'turn', about: HeroId | null): boolean {
  const hero = heroOf(state.heroes, id);
  if (!isStanding(hero)) return false;
  for (const usable of ownCards(hero).at[at]) if (canUse(state, id, usable, at, about)) return true;
  if (!isComrade(hero)) for (const usable of itemsOf(state, hero)) if (canUse(state, id, usable, at, about)) return true;
  return false;
}

function exhaust(run: Play, id: HeroId, { from, id: card, cooldown }: Usable): void {
  const hero = heroOf(run.state.heroes, id);
  const without = (list: readonly string[]): string[] => list.filter((_, i) => i !== list.indexOf(card));
  if (from === 'ultimate') hero.ultimateUsed = true;
  else if (from === 'item') hero.items = without(hero.items);
  else if (from === 'party') run.state.partyItems = without(run.state.partyItems);
  else if (cooldown > 0) hero.cooldowns[hero.loadout?.skills.indexOf(card) ?? 0] = cooldown;
}

/** RR-509: parts that come after the attack wait with it. */
function putOff(run: Play, id: HeroId, later: Steps, at: WindowName | 'turn', why: string): void {
  if (later.length === 0) return;
  if (at === 'attackModifiers') nearestFrame(run.state, 'attack')?.after.push(...later);
  else nearestFrame(run.state, 'strike')?.later.push({ hero: id, steps: later, why });
}

export const cardUse = process('cardUse', {
  begin: (run, { hero, card, at }) => {
    const usable = usableNamed(run.state, hero, card);
    if (!usable) return 'done';
    pay(run, hero, usable.cost, usable.name);
    exhaust(run, hero, usable);
    run.emit({ type: 'cardUsed', hero, card, name: usable.name });
    const later = at === 'turn' ? [] : afterAttack(usable.steps);
    putOff(run, hero, later, at, usable.name);
    const strike = at === 'turn' ? undefined : nearestFrame(run.state, 'strike');
    const now = later.length === 0 ? usable.steps : usable.steps.filter((step) => !later.includes(step));
    callLines(run, now, { by: hero, why: usable.name, ...(strike ? { attacker: strike.by } : {}) });
    return usable.specialAction ? 'bossCard' : 'done';
  },
  bossCard: (run, { hero }) => {
    if (!isOver(run.state)) takeBossCard(run, 'S', hero, null);
  },
  done: (run) => callReveal(run),
});
