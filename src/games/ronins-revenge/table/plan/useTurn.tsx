import { useMemo } from 'react';

import type { Speed } from '@/store/settings';
import type { Asking } from '@/table/kit/decisions/asking';
import { useRoom } from '@/table/kit/room/useRoom';

import type { HeroId } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { PlanSheet } from '../later';
import type { Shown } from '../shown';
import { commandsOf } from './commands';
import { isAttack } from './likeness';
import { TurnPanel } from './TurnPanel';
import { standsOf, turnSpots } from './turnSpots';
import { useDrawnWay } from './useDrawnWay';
import { useAdvice } from './useAdvice';
import type { Draft, Plan } from './usePlan';
import { endOf, freeSquares, pricesOf, squaresOfMove } from './walks';

interface TurnProps {
  readonly view: BattleState;
  readonly hero: HeroId | undefined;
  readonly asking: Asking<BattleState, Move> | undefined;
  readonly plan: Plan;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  explainRefusal(rule: string, words: string): void;
}

type OwnMove = Extract<Move, { kind: 'move' }>;

/** What a turn offers, found once for a position: there are hundreds of answers. */
function useOffers(view: BattleState, seat: number | undefined, hero: HeroId | undefined) {
  return useMemo(() => {
    if (seat === undefined || hero === undefined) return { commands: [], walks: [], reached: [] };
    const moves = [...battleDecisions.moves(view, seat)];
    const walks = moves.filter((move): move is OwnMove => move.kind === 'move' && move.way.length > 0);
    return { commands: commandsOf(view, seat, hero, moves), walks, reached: walks.length === 0 ? [] : squaresOfMove(view, hero) };
  }, [view, seat, hero]);
}

/** A way drawn by hand: of the Move, or of the attack that is thought of, turned as it must be to strike from there. */
function draftAlong({ draft }: Plan, way: readonly number[], ahead: number): Draft | undefined {
  if (!draft || !isAttack(draft.move)) return way.length === 0 ? undefined : { command: undefined, move: { kind: 'move', way, facing: ahead } };
  const { facing } = standsOf({ draft }).get(endOf({ way })) ?? draft.move;
  return { ...draft, move: { ...draft.move, way, facing } };
}

/** A hero’s turn: think on the field or in the panel, see what would come of it, and do it. Undefined: nobody is asked for a turn. */
export function useTurn({ view, hero: acting, asking: asked, plan, explainRefusal, speed, reducedMotion }: TurnProps): Shown | undefined {
  const asking = asked?.kind === 'turn' ? asked : undefined;
  const hero = asking && acting;
  const { commands, walks, reached } = useOffers(view, asking?.seat, hero);
  const advice = useAdvice(view, hero);
  const { roomy } = useRoom();
  const drawing = useDrawnWay(view, hero, plan, (way, ahead) => draftAlong(plan, way, ahead));
  if (!asking || hero === undefined) return undefined;
  const { seat } = asking;
  const { draft, think } = plan;
  const lit = draft !== undefined && draft.move.kind !== 'move' ? freeSquares(view, hero, [...standsOf(plan).values()]) : reached;
  return {
    field: { reached: lit, spots: turnSpots(view, hero, commands, walks, lit, plan), plan: draft && { hero, move: draft.move }, drawing: lit.length > 0 ? drawing : undefined },
    hero,
    // On a phone the panel begins anew with the advice; where there is room nothing moves.
    panelKey: draft ? `plan ${draft.command?.key ?? 'walk'}` : advice.found && !roomy ? 'turn advised' : 'turn',
    panel: draft
      ? <PlanSheet view={view} seat={seat} plan={plan} dice={{ speed, reducedMotion }} />
      : (
        <TurnPanel
          view={view} seat={seat} commands={commands} walks={walks} priceOf={pricesOf(view, hero, reached)} advice={advice} onBarred={explainRefusal}
          onCommand={(command, move) => (command.group === 'end' ? void asking.play(move) : think({ command, move }))}
          onWalk={(move) => think({ command: undefined, move })}
        />
      ),
  };
}
