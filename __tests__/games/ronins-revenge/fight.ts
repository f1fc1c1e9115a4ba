import { battleGame } from '@/games/ronins-revenge/game';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import type { AttackCardId, DamageType, HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { hasCondition, addCondition, type ConditionName } from '@/games/ronins-revenge/rules/conditions';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { attackCard } from '@/games/ronins-revenge/rules/hero/attack/card';
import type { Strike } from '@/games/ronins-revenge/rules/hero/defence';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { DEFAULTS, type MemberChoice, type Options } from '@/games/ronins-revenge/rules/options';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import type { TargetRef } from '@/games/ronins-revenge/rules/refs';
import { Situation, situation } from '@tests/kit/situation';

import { at } from './battle';

/** A battle for tests: one seat plays everybody, without luck unless told otherwise, on a bare field. */

export type Fight = Situation<BattleState, Move, Options, BattleEvent>;

const OPTIONS: Options = { ...DEFAULTS, difficulty: 'standard', others: 'heroes', modes: ['noLuck', 'noLuck', 'noLuck', 'noLuck'] };

/** A loadout that differs from the recommended one. */
export const withKit = (hero: HeroId, changes: Partial<MemberChoice['loadout']>): MemberChoice => ({ hero, loadout: { ...RECOMMENDED_LOADOUTS[hero], ...changes } });

/** After the first places are taken: nothing on the field but the boss on F6, facing south, and four heroes along the south edge. */
export function fight(changes: Partial<Options> = {}): Fight {
  const s = situation(battleGame, { ...OPTIONS, ...changes });
  s.play(0, { kind: 'begin' });
  return s.change((state) => {
    state.objects = [];
    state.minions = [];
    state.zones.fill(0);
    for (const figure of state.figures) {
      figure.anchor = at('F6');
      figure.facing = 2;
    }
    (['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).forEach((id, i) => {
      state.heroes[id].anchor = at('L1') + 3 * i;
      state.heroes[id].facing = 0;
    });
    state.line = ['takahiro', 'sayaka', 'kosuke', 'kensho'];
    state.threat = 'takahiro';
  });
}

/** It is this hero's turn; nothing of it is done yet. */
export const turnOf = (s: Fight, hero: HeroId): Fight =>
  s.change((state) => {
    state.frames = [
      { kind: 'battle', step: 'round' },
      { kind: 'round', turn: state.line.indexOf(hero) + 1, step: 'turns' },
      { kind: 'heroTurn', hero, moved: false, acted: false, walked: false, sheltered: false, step: 'end' },
      { kind: 'turn', hero },
    ];
  });

export const put = (s: Fight, hero: HeroId, square: SquareName): Fight => s.change((state) => { state.heroes[hero].anchor = at(square); });

export const give = (s: Fight, ref: HeroId | 'boss', name: ConditionName): Fight =>
  s.change((state) => {
    const figure = ref === 'boss' ? state.figures[0] : state.heroes[ref];
    if (figure) addCondition(figure, name);
  });

export const has = (s: Fight, ref: HeroId | 'boss', name: ConditionName): boolean => {
  const figure = ref === 'boss' ? s.state.figures[0] : s.state.heroes[ref];
  return figure !== undefined && hasCondition(figure, name);
};

/** These cards lie on top of their decks. */
export const onTop = (s: Fight, ...cards: AttackCardId[]): Fight =>
  s.change((state) => {
    for (const card of cards) {
      const deck = card.startsWith('L') ? state.decks.L : card.startsWith('H') ? state.decks.H : state.decks.S;
      deck.cards = [...deck.cards.filter((each) => each !== card), card];
      deck.known = deck.cards.map((_, i) => (i === deck.cards.length - 1 ? -1 : 0));
    }
  });

/** This card lies in a slot of the Sequence, from 0. */
export const inSlot = (s: Fight, slot: number, card: AttackCardId, broken = false): Fight =>
  onTop(s, card).change((state) => {
    const deck = card.startsWith('L') ? state.decks.L : card.startsWith('H') ? state.decks.H : state.decks.S;
    deck.cards.pop();
    deck.known.pop();
    deck.known[deck.known.length - 1] = -1;
    state.sequence[slot] = { card, broken };
  });

type AttackMove = Extract<Move, { kind: 'attack' }>;

/** The attack of this name at this target; the first way to make it. */
export function strikeWith(s: Fight, hero: HeroId, name: string, target: TargetRef = 'boss:0', changes: Partial<AttackMove> = {}): AttackMove {
  for (const move of s.moves(0)) {
    if (move.kind !== 'attack' || !move.targets.includes(target)) continue;
    if (attackCard(s.state, hero, { weapon: move.weapon, attack: move.attack })?.name !== name) continue;
    if (changes.way === undefined && move.way.length > 0) continue;
    return { ...move, ...changes };
  }
  throw new Error(`${hero} cannot strike ${target} with ${name}`);
}

/** Plays the attack, no Destiny card, nothing added. */
export function strike(s: Fight, hero: HeroId, name: string, target: TargetRef = 'boss:0'): readonly BattleEvent[] {
  const events = [...s.play(0, strikeWith(s, hero, name, target))];
  return [...events, ...plain(s)];
}

/** Declines whatever an attack asks, until the next turn or another kind of question. */
export function plain(s: Fight): BattleEvent[] {
  const events: BattleEvent[] = [];
  for (;;) {
    const kind = s.outcome ? '' : s.prompt(0).kind;
    if (kind === 'destiny') events.push(...s.play(0, { kind: 'noDestiny' }));
    else if (kind === 'attackModifiers') events.push(...s.play(0, { kind: 'strike' }));
    else if (kind === 'special') events.push(...s.play(0, { kind: 'declineSpecial' }));
    else return events;
  }
}

/** What the last blow at the boss did. */
export const damageIn = (events: readonly BattleEvent[]): number => {
  const struck = events.find((event) => event.type === 'struck');
  return struck?.type === 'struck' ? struck.damage : 0;
};

interface TestStrike {
  readonly precision?: number;
  readonly damage?: number;
  readonly type?: DamageType;
  readonly cannotBeDodged?: true;
  readonly ignoresArmor?: true;
  readonly pattern?: boolean;
  readonly range?: number;
  /** What the card does besides. */
  readonly steps?: Strike['values']['steps'];
}

/** The boss strikes these heroes in this order; the first is asked how it defends itself. */
export function struckBy(s: Fight, { precision = 5, damage = 5, type = 'slashing', pattern, range = 12, ...more }: TestStrike, ...targets: HeroId[]): Fight {
  const [target = 'takahiro'] = targets;
  return s.change((state) => {
    const [boss] = state.figures;
    state.frames = [
      { kind: 'battle', step: 'round' },
      { kind: 'round', turn: 4, step: 'minions' },
      {
        kind: 'strike', step: 'compare', by: 'boss:0', from: { own: 'basic' }, way: [],
        values: { name: 'Test', precision, damage, type, reach: pattern ? { pattern: 'reach2' } : { range }, steps: [], threat: 'keep', ...more },
        target, targets, spots: targets.map((hero) => state.heroes[hero].anchor), place: 0, outcome: null, hit: [], dodged: [], later: [], anchor: boss?.anchor ?? 0, facing: boss?.facing ?? 0, wound: state.wound, arced: [],
        defence: { hero: target, dodge: 0, armor: 0, auto: false, reduce: 0, atMost: null, yang: 0 },
      },
      { kind: 'defend', hero: target },
    ];
  });
}
