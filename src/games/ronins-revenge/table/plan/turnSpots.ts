import { squareName } from '@/engine/parts/grid/squares';

import { FIELD, type HeroId } from '../../content/terms';
import { figureName } from '../../rules/names';
import { baseOfTarget, isThingRef, type TargetRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import type { ReachedSquare } from '../field/drawReach';
import { rectOfBase, rectOfSquare } from '../field/places';
import type { FieldSpot } from '../field/spots';
import { explainFigure } from '../words';
import type { Command } from './commands';
import { isAttack, moreOf, nearestTo, turnsOf, type Attack } from './likeness';
import type { Plan } from './usePlan';
import { endOf, isWalk, pricesOf, type Walk } from './walks';

const FACINGS = 4;

/** A touch on the chosen square turns the hero; on another one it walks there instead. */
export function walkSpots(view: BattleState, hero: HeroId, walks: readonly Walk[], reached: readonly ReachedSquare[], { draft, think }: Plan): FieldSpot[] {
  const chosen = draft && isWalk(draft.move) ? draft.move : undefined;
  const priceOf = pricesOf(view, hero, reached);
  return walks.flatMap((walk): FieldSpot[] => {
    const square = endOf(walk);
    if (square === undefined) return [];
    const isChosen = chosen !== undefined && endOf(chosen) === square;
    return [{
      id: square, at: rectOfSquare(square), lit: false, pressed: isChosen,
      label: `Move to ${squareName(FIELD, square)}${priceOf(square)}`,
      onPress: () => think({ command: undefined, move: isChosen ? { ...chosen, facing: (chosen.facing + 1) % FACINGS } : walk }),
    }];
  });
}

/** Whom an attack may strike; a touch on somebody takes the way that differs least from the present one. */
function targetSpots(view: BattleState, commands: readonly Command[], { draft, think }: Plan): FieldSpot[] {
  const current = draft && isAttack(draft.move) ? draft.move : undefined;
  const open = current && draft?.command ? [draft.command] : commands.filter(({ group }) => group === 'attack');
  const targets = new Map<TargetRef, { readonly command: Command; readonly moves: Attack[] }>();
  for (const command of open) {
    for (const move of command.moves.filter(isAttack)) {
      for (const ref of move.targets) {
        const known = targets.get(ref);
        if (!known) targets.set(ref, { command, moves: [move] });
        else if (known.command === command) known.moves.push(move);
      }
    }
  }
  return [...targets].flatMap(([ref, { command, moves }]): FieldSpot[] => {
    const base = baseOfTarget(view, ref);
    const move = current ? nearestTo(moves, current) : moves[0];
    if (!base || !move) return [];
    return [{
      id: ref, at: rectOfBase(base), lit: true, pressed: current?.targets.includes(ref) === true, label: `Attack ${figureName(view, ref)}`,
      ...(isThingRef(ref) ? {} : { explain: explainFigure(view, ref) }),
      onPress: () => think({ command, move }),
    }];
  });
}

/** Where a card lets its hero strike from, and how: each place with the blow most like the one that is thought of. Undefined: where it stands. */
export function standsOf({ draft }: Pick<Plan, 'draft'>): ReadonlyMap<number | undefined, Attack> {
  const stands = new Map<number | undefined, Attack>();
  if (!draft?.command || !isAttack(draft.move)) return stands;
  const from = new Map<number | undefined, Attack[]>();
  for (const move of draft.command.moves.filter(isAttack)) {
    const known = from.get(endOf(move));
    if (known) known.push(move);
    else from.set(endOf(move), [move]);
  }
  for (const [place, moves] of from) stands.set(place, nearestTo(moves, draft.move) ?? draft.move);
  return stands;
}

/** The same blow from the same place, with the hero turned to the next side from which it can be struck. */
function turned(view: BattleState, { draft }: Plan, now: Attack): Attack {
  const like = turnsOf(view, draft?.command?.moves.filter(isAttack) ?? [], now).filter((move) => moreOf(move) === moreOf(now));
  for (let turn = 1; turn < FACINGS; turn++) {
    const next = like.find(({ facing }) => facing === (now.facing + turn) % FACINGS);
    if (next) return { ...next, way: now.way };
  }
  return now;
}

/** Squares a card takes its hero to before it strikes, and its own place; a touch on the chosen one turns the hero. */
function standSpots(view: BattleState, hero: HeroId, stands: ReadonlyMap<number | undefined, Attack>, reached: readonly ReachedSquare[], plan: Plan): FieldSpot[] {
  const { draft, think } = plan;
  if (!draft || !isAttack(draft.move) || reached.length === 0) return [];
  const { command, move: now } = draft;
  const priceOf = pricesOf(view, hero, reached);
  return [...stands].map(([square, move]) => {
    const pressed = endOf(now) === square;
    return {
      pressed, onPress: () => think({ command, move: pressed ? turned(view, plan, now) : move }),
      ...(square === undefined
        ? { id: hero, at: rectOfBase(view.heroes[hero]), lit: true, label: 'Strike from here' }
        : { id: square, at: rectOfSquare(square), lit: false, label: `Strike from ${squareName(FIELD, square)}${priceOf(square)}` }),
    };
  });
}

/** Everything on the field that a turn can touch. */
export function turnSpots(view: BattleState, hero: HeroId, commands: readonly Command[], walks: readonly Walk[], reached: readonly ReachedSquare[], plan: Plan): readonly FieldSpot[] {
  const attacks = targetSpots(view, commands, plan);
  const squares = plan.draft && isAttack(plan.draft.move) ? standSpots(view, hero, standsOf(plan), reached, plan) : walkSpots(view, hero, walks, reached, plan);
  return [...squares, ...attacks];
}
