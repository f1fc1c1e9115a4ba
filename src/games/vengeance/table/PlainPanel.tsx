import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision } from '@/table/kit/decisions/useDecision';

import { vengeanceDecisions, type Move } from '../rules/decisions';
import type { State } from '../rules/state';
import type { Asking } from './asking';

interface PlainPanelProps {
  readonly view: State;
  readonly asking: Asking;
  /** Only some of the answers, where others are drawn elsewhere. */
  readonly moves?: readonly Move[];
}

/** Any question as buttons, one for each answer. */
export function PlainPanel({ view, asking: { seat, key, moves: all, play }, moves = all }: PlainPanelProps) {
  const decision = useDecision({ decisions: vengeanceDecisions, view, seat, moves, question: key, play });
  return <DecisionButtons decision={decision} />;
}
