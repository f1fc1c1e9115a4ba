import { squareName } from '@/engine/parts/grid/squares';

import { FIELD, type HeroId } from '../../content/terms';
import type { Move } from '../../rules/decisions';
import { figureName } from '../../rules/names';
import { baseOfTarget, isThingRef, type TargetRef } from '../../rules/refs';
import { isComrade, type BattleState } from '../../rules/state';
import type { ReachedSquare } from '../field/drawReach';
import { rectOfBase, rectOfSquare } from '../field/places';
import type { FieldSpot } from '../field/spots';
import { explainFigure } from '../words';
import type { Command } from './commands';
import type { Plan } from './usePlan';

type Walk = Extract<Move, { kind: 'move' }>;
type Attack = Extract<Move, { kind: 'attack' | 'padAttack' }>;

const FACINGS = 4;
const isAttack = (move: Move): move is Attack => move.kind === 'attack' || move.kind === 'padAttack';
const endOf = ({ way }: { readonly way: readonly number[] }): number | undefined => way[way.length - 1];

/** A touch on the chosen square turns the hero; on another one it walks there instead. */
function walkSpots(view: BattleState, hero: HeroId, walks: readonly Walk[], reached: readonly ReachedSquare[], { draft, think }: Plan): FieldSpot[] {
  const chosen = draft?.move.kind === 'move' ? draft.move : undefined;
  const strength = isComrade(view.heroes[hero]) ? 'Life Force' : 'Stamina';
  return walks.flatMap((walk): FieldSpot[] => {
    const square = endOf(walk);
    if (square === undefined) return [];
    const isChosen = chosen !== undefined && endOf(chosen) === square;
    const { bought = 0, hurt = 0 } = reached.find((each) => each.square === square) ?? {};
    return [{
      id: square, at: rectOfSquare(square), lit: false, pressed: isChosen,
      label: `Move to ${squareName(FIELD, square)}${bought > 0 ? `, ${bought} ${strength}` : ''}${hurt > 0 ? `, loses ${hurt} HP` : ''}`,
      onPress: () => think({ command: undefined, move: isChosen ? { ...chosen, facing: (chosen.facing + 1) % FACINGS } : walk }),
    }];
  });
}

/** Whom an attack may strike; a touch on somebody takes the way that differs least from the present one. */
function targetSpots(view: BattleState, commands: readonly Command[], { draft, think }: Plan): FieldSpot[] {
  const current = draft && isAttack(draft.move) ? draft.move : undefined;
  const open = current && draft?.command ? [draft.command] : commands.filter(({ group }) => group === 'attack');
  const targets = new Map<TargetRef, { readonly command: Command; readonly move: Attack }>();
  for (const command of open) for (const move of command.moves) if (isAttack(move)) for (const ref of move.targets) if (!targets.has(ref)) targets.set(ref, { command, move });
  return [...targets].flatMap(([ref, { command, move }]): FieldSpot[] => {
    const base = baseOfTarget(view, ref);
    if (!base) return [];
    return [{
      id: ref, at: rectOfBase(base), lit: true, pressed: current?.targets.includes(ref) === true, label: `Attack ${figureName(view, ref)}`,
      ...(isThingRef(ref) ? {} : { explain: explainFigure(view, ref) }),
      onPress: () => think({ command, move }),
    }];
  });
}

/** Squares a card takes its hero to before it strikes. */
function standSpots({ draft, think }: Plan): FieldSpot[] {
  if (!draft?.command || !isAttack(draft.move)) return [];
  const { command, move: now } = draft;
  const stands = new Map<number, Attack>();
  for (const move of command.moves) {
    const square = isAttack(move) ? endOf(move) : undefined;
    if (square !== undefined && isAttack(move) && (!stands.has(square) || move.targets.join() === now.targets.join())) stands.set(square, move);
  }
  return [...stands].map(([square, move]) => ({
    id: square, at: rectOfSquare(square), lit: false, pressed: endOf(now) === square, label: `Strike from ${squareName(FIELD, square)}`, onPress: () => think({ command, move }),
  }));
}

/** Everything on the field that a turn can touch. */
export function turnSpots(view: BattleState, hero: HeroId, commands: readonly Command[], walks: readonly Walk[], reached: readonly ReachedSquare[], plan: Plan): readonly FieldSpot[] {
  const attacks = targetSpots(view, commands, plan);
  const stands = standSpots(plan);
  const squares = plan.draft && isAttack(plan.draft.move) ? stands : walkSpots(view, hero, walks, reached, plan);
  return [...squares, ...attacks];
}
