import { StyleSheet, View } from 'react-native';

import { nearestFrame } from '@/engine/decisions/frames';
import type { Brush } from '@/skia/brush';
import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { TableLoading } from '@/table/furniture/TableLoading';
import { askingOf, type Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision, type Choice, type DrawnDecision } from '@/table/kit/decisions/useDecision';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { space } from '@/theme';

import type { HeroId } from '../content/terms';
import { battleDecisions, type Move } from '../rules/decisions';
import { walkable } from '../rules/hero/move';
import type { BattleState } from '../rules/state';
import type { ReachedSquare } from './field/drawReach';
import { FieldBoard } from './field/FieldBoard';
import { placeOf } from './field/places';
import { FONTS } from './look';
import { PartyRow } from './panels/PartyRow';
import { SequenceStrip } from './panels/SequenceStrip';
import { useTelling } from './useTelling';

type BattleTable = TableProps<BattleState, Move>;
type BattleAsking = Asking<BattleState, Move>;

/** Ronin’s Revenge on the table: the field, what the boss will do, the party, the question. */
export function Board(table: BattleTable) {
  const brush = useBrush(FONTS);
  return brush ? <Battle table={table} brush={brush} /> : <TableLayout board={<TableLoading />} />;
}

function Battle({ table, brush }: { readonly table: BattleTable; readonly brush: Brush }) {
  useTelling();
  const { view } = table;
  const acting = nearestFrame(view, 'heroTurn')?.hero;
  const asking = askingOf(table, battleDecisions);
  return asking
    ? <Asked view={view} brush={brush} acting={acting} asking={asking} />
    : <Table view={view} acting={acting} board={<FieldBoard brush={brush} view={view} acting={acting} reached={[]} picker={undefined} />} />;
}

interface TablePieces {
  readonly view: BattleState;
  readonly acting: HeroId | undefined;
  readonly board: React.ReactNode;
  readonly panel?: React.ReactNode;
}

const Table = ({ view, acting, board, panel }: TablePieces) => (
  <TableLayout
    board={board}
    own={<View style={styles.own}><SequenceStrip view={view} /><PartyRow view={view} acting={acting} /></View>}
    panel={panel}
  />
);

interface AskedProps {
  readonly view: BattleState;
  readonly brush: Brush;
  readonly acting: HeroId | undefined;
  readonly asking: BattleAsking;
}

/** Squares a Move of the hero whose turn it is may end on. */
function reachedBy(view: BattleState, { kind, moves }: BattleAsking, hero: HeroId | undefined): readonly ReachedSquare[] {
  if (kind !== 'turn' || hero === undefined || !moves.some((move) => move.kind === 'move')) return [];
  return [...walkable(view, hero)].flatMap(({ way, bought }) => {
    const square = way[way.length - 1];
    return square === undefined ? [] : [{ square, bought }];
  });
}

/** Attacks first; one button for what is worded alike; squares are touched on the field, unless several things can be done on one. */
function choicesOf({ choices, picker }: DrawnDecision<Move>): readonly Choice<Move>[] {
  const onField = new Set(picker.targets.filter(({ at, id }) => at !== undefined && typeof id === 'number').map(({ id }) => id));
  const shown = choices.filter(({ target }) => target === undefined || !onField.has(target) || picker.chosen.includes(target));
  const different = [...new Map(shown.map((choice) => [`${choice.label}/${choice.help ?? ''}/${choice.target ?? ''}`, choice])).values()];
  return [...different.filter(({ tone }) => tone === 'primary'), ...different.filter(({ tone }) => tone !== 'primary')];
}

function Asked({ view, brush, acting, asking }: AskedProps) {
  const { seat, kind, key, moves, play } = asking;
  const decision = useDecision({ decisions: battleDecisions, view, seat, moves, question: key, place: (target) => placeOf(view, kind, target), play });
  const choices = choicesOf(decision);
  return (
    <Table
      view={view}
      acting={acting}
      board={<FieldBoard brush={brush} view={view} acting={acting} reached={reachedBy(view, asking, acting)} picker={decision.picker} />}
      panel={<DecisionButtons decision={{ ...decision, choices }} />}
    />
  );
}

const styles = StyleSheet.create({ own: { gap: space.tiny, padding: space.tiny } });
