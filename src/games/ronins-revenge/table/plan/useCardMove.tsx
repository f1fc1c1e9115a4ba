import { StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import type { Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision } from '@/table/kit/decisions/useDecision';
import { space } from '@/theme';

import { battleDecisions, type Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { PlanSheet } from '../later';
import type { Shown } from '../shown';
import { MoveList } from './MoveList';
import { walkSpots } from './turnSpots';
import { useDrawnWay } from './useDrawnWay';
import type { Plan } from './usePlan';
import { freeSquares, pricesOf, type Walk } from './walks';

const nothingToPlay = (): Promise<boolean> => Promise.resolve(false);

/** A Move that a card gives, thought over as one of the own turn: by which way, what the ground takes, facing where. Undefined: none is asked for. */
export function useCardMove(view: BattleState, asked: Asking<BattleState, Move> | undefined, plan: Plan): Shown | undefined {
  const asking = asked?.kind === 'cardMove' ? asked : undefined;
  const { seat = 0, key = '', moves = [], play = nothingToPlay } = asking ?? {};
  const top = topFrame(view);
  const hero = top?.kind === 'cardMove' ? top.hero : undefined;
  const drawing = useDrawnWay(view, hero, plan, (way, facing) => (way.length === 0 ? undefined : { command: undefined, move: { kind: 'walk', way, facing } }));
  const staying = useDecision({ decisions: battleDecisions, view, seat, moves: moves.filter(({ kind }) => kind !== 'walk'), question: key, play });
  if (!asking || hero === undefined) return undefined;
  const walks = moves.filter((move): move is Walk => move.kind === 'walk');
  const reached = freeSquares(view, hero, walks);
  const { draft, think } = plan;
  return {
    field: { reached, spots: walkSpots(view, hero, walks, reached, plan), plan: draft && { hero, move: draft.move }, drawing },
    hero,
    panelKey: draft ? 'plan walk' : key,
    panel: draft
      ? <PlanSheet view={view} seat={seat} plan={plan} />
      : <View><DecisionButtons decision={staying} /><View style={styles.list}><MoveList walks={walks} priceOf={pricesOf(view, hero, reached)} onWalk={(move) => think({ command: undefined, move })} /></View></View>,
  };
}

const styles = StyleSheet.create({ list: { paddingHorizontal: space.small, alignItems: 'flex-start' } });
