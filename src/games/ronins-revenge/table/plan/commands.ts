import type { Seat } from '@/engine/game';
import type { Explanation } from '@/table/contract';
import type { IconName } from '@/theme';

import type { HeroId } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import type { AttackChoice } from '../../rules/frames';
import { attackCard, type AttackCard } from '../../rules/hero/attack/card';
import { attacksOf } from '../../rules/hero/attack/offers';
import { cooldownOf, usablesOf, type Usable } from '../../rules/hero/cards';
import { bossRef } from '../../rules/refs';
import { isComrade, type BattleState } from '../../rules/state';
import { costWords, restWords } from '../../words/costs';
import { CATEGORY_LOOK, TYPE_NAMES } from '../look';
import { plain } from '../../rules/names';

/** Something a hero can do on its turn, or could; with every way to do it. */
export interface Command {
  readonly key: string;
  readonly group: 'attack' | 'card' | 'other' | 'end';
  readonly name: string;
  readonly icon: IconName;
  /** What it is and costs, in a line. */
  readonly facts: string;
  readonly moves: readonly Move[];
  /** Why it cannot be done now. */
  readonly barred?: { readonly rule: string; readonly words: string };
  readonly explain?: Explanation;
}

const reachOf = ({ reach }: AttackCard): string => (reach.pattern === undefined ? `range ${reach.range}` : 'area');

const isOf = (choice: AttackChoice, move: Move): boolean =>
  'weapon' in choice
    ? move.kind === 'attack' && move.weapon === choice.weapon && move.attack === choice.attack
    : move.kind === 'padAttack' && move.pad === choice.pad && move.type === choice.type;

/** The plainest attack of this kind, to hear why it cannot be made. */
function sample(view: BattleState, hero: HeroId, choice: AttackChoice): Move {
  const [boss] = view.figures;
  const aim = { way: [], facing: view.heroes[hero].facing, targets: boss ? [bossRef(boss)] : [] };
  return 'weapon' in choice ? { kind: 'attack', ...choice, more: 0, ...aim } : { kind: 'padAttack', ...choice, ...aim };
}

/** Ways without extra steps and extra Stamina first, then as the hero stands. */
function sorted(moves: readonly Move[], facing: number): readonly Move[] {
  const weight = (move: Move): number =>
    ('way' in move ? move.way.length * 100 : 0) + ('more' in move ? move.more * 10 : 0) + ('facing' in move && move.facing !== facing ? 1 : 0)
    + ('targets' in move && !move.targets.some((ref) => ref.startsWith('boss:')) ? 5 : 0);
  return [...moves].sort((a, b) => weight(a) - weight(b));
}

function attacks(view: BattleState, seat: Seat, hero: HeroId, moves: readonly Move[]): Command[] {
  return attacksOf(view, hero).flatMap((choice): Command[] => {
    const card = attackCard(view, hero, choice);
    if (!card) return [];
    const { sign, name: category } = CATEGORY_LOOK[card.category];
    const own = sorted(moves.filter((move) => isOf(choice, move)), view.heroes[hero].facing);
    const why = own.length > 0 ? undefined : battleDecisions.refusal(view, seat, sample(view, hero, choice));
    const cost = costWords(card.cost, isComrade(view.heroes[hero]));
    return [{
      key: JSON.stringify(choice), group: 'attack', name: card.name, icon: sign, moves: own,
      facts: [`${card.damage} ${TYPE_NAMES[card.type].toLowerCase()}`, reachOf(card), cost].filter(Boolean).join(', '),
      explain: { title: `${card.name}, ${category}`, text: `${card.damage} ${card.type} damage, ${reachOf(card)}. It takes the ${category} card of the boss.${cost === '' ? '' : ` It costs ${cost}.`}` },
      ...(why ? { barred: { rule: why.rule, words: why.words } } : {}),
    }];
  });
}

const SIGNS: Readonly<Record<Usable['from'], IconName>> = { skill: 'scroll-unfurled', ultimate: 'sunrise', item: 'swap-bag', party: 'swap-bag' };

function cards(view: BattleState, seat: Seat, hero: HeroId, moves: readonly Move[]): Command[] {
  return usablesOf(view, hero).map((usable): Command => {
    const own = moves.filter((move) => move.kind === 'useCard' && move.card === usable.id);
    const why = own.length > 0 ? undefined : battleDecisions.refusal(view, seat, { kind: 'useCard', card: usable.id });
    const wait = cooldownOf(view.heroes[hero], usable.id);
    const cost = costWords(usable.cost, isComrade(view.heroes[hero]));
    const state = wait > 0 ? `ready in ${wait}` : usable.interrupt ? 'interrupt' : usable.specialAction ? 'Special Action' : '';
    return {
      key: `card ${usable.id}`, group: 'card', name: usable.name, icon: SIGNS[usable.from], moves: own,
      facts: [usable.from === 'ultimate' ? (view.heroes[hero].ultimateUsed ? 'used up' : 'once a battle') : '', cost, state].filter(Boolean).join(', '),
      explain: { title: usable.name, text: plain(usable.words) },
      ...(why ? { barred: { rule: why.rule, words: why.words } } : {}),
    };
  });
}

const REST = { icon: 'meditation', name: 'Rest' } as const;

function rest(view: BattleState, seat: Seat, hero: HeroId, moves: readonly Move[]): Command {
  const breath = restWords('A', isComrade(view.heroes[hero]));
  const own = moves.filter((move) => move.kind === 'rest');
  const why = own.length > 0 ? undefined : battleDecisions.refusal(view, seat, { kind: 'rest', choice: 'A', flask: false });
  return {
    key: 'rest', group: 'other', ...REST, facts: `${breath}, or Yin and Yang`, moves: own,
    explain: { title: 'Rest', text: `A Special Action: ${breath}, or 1 Yin and 1 Yang, and a drink from the Flask if you like. It takes the Special card of the boss, never Broken.`, ruleId: 'RR-183' },
    ...(why ? { barred: { rule: why.rule, words: why.words } } : {}),
  };
}

const TURN: Command['key'] = 'turn';

/** Objects, what this boss allows, Ki, turning: a command for each answer, worded as the rules word it. */
function others(view: BattleState, seat: Seat, moves: readonly Move[]): Command[] {
  const turns = moves.filter((move) => move.kind === 'move' && move.way.length === 0);
  const found = moves.filter(({ kind }) => kind === 'useObject' || kind === 'bossAction' || kind === 'ki' || kind === 'fuse').map((move): Command => {
    const { label, help = '' } = battleDecisions.label(view, seat, move);
    return { key: JSON.stringify(move), group: 'other', name: label, icon: move.kind === 'useObject' ? 'shinto-shrine' : move.kind === 'bossAction' ? 'crossed-swords' : 'yin-yang', facts: help, moves: [move] };
  });
  return turns.length === 0 ? found : [...found, { key: TURN, group: 'other', name: 'Turn on the spot', icon: 'back-forth', facts: 'uses up the Move', moves: turns }];
}

/** Everything but walking, which is done on the field. */
export function commandsOf(view: BattleState, seat: Seat, hero: HeroId, moves: readonly Move[]): readonly Command[] {
  const end = moves.filter(({ kind }) => kind === 'endTurn');
  return [
    ...attacks(view, seat, hero, moves),
    rest(view, seat, hero, moves),
    ...cards(view, seat, hero, moves),
    ...others(view, seat, moves),
    ...(end.length > 0 ? [{ key: 'end', group: 'end', name: 'End the turn', icon: 'check-mark', facts: '', moves: end } as const] : []),
  ];
}
