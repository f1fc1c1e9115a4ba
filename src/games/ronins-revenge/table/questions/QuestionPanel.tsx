import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import type { Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import type { Choice, DrawnDecision } from '@/table/kit/decisions/useDecision';
import { space } from '@/theme';

import type { Move } from '../../rules/decisions';
import { flaskOf } from '../../rules/hero/rest';
import { isHeroRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { DefencePanel } from '../defence/DefencePanel';
import { Fact } from '../inspect/InspectFrame';
import { strengthWords } from '../words';
import { DestinyPanel, ModifiersPanel } from './AttackPanels';
import { damageAfter, lossAhead, worthOfChoosing } from './blows';
import { heroAsked } from './heroAsked';

const STRIKES: readonly Move['kind'][] = ['counter', 'attack', 'strike'];

/** Answers that are attacks say what they would do. */
function withDamage(view: BattleState, seat: Seat, choices: readonly Choice<Move>[]): readonly Choice<Move>[] {
  return choices.map((choice) => {
    const { move, help } = choice;
    if (!STRIKES.includes(move.kind)) return choice;
    return { ...choice, help: [`${damageAfter(view, seat, move)} damage`, help].filter(Boolean).join('. ') };
  });
}

/** Whoever can be chosen says what comes of it and how they are, and who can stand up what that is worth. */
function withWorth(view: BattleState, seat: Seat, choices: readonly Choice<Move>[]): readonly Choice<Move>[] {
  const asked = heroAsked(view);
  return choices.map((choice) => {
    const { move, help } = choice;
    if (help !== undefined) return choice;
    if (move.kind === 'choose') {
      const worth = worthOfChoosing(view, seat, move);
      const strength = isHeroRef(move.figure) ? strengthWords(view.heroes[move.figure]) : undefined;
      return { ...choice, help: worth !== undefined && strength !== undefined ? `${worth} Now ${strength}` : (worth ?? strength) };
    }
    return move.kind === 'standUp' && asked !== undefined ? { ...choice, help: `The Flask heals ${flaskOf(view, view.heroes[asked]).heal}` } : choice;
  });
}

interface QuestionPanelProps {
  readonly view: BattleState;
  readonly asking: Asking<BattleState, Move>;
  /** Its answers as they are to be shown. */
  readonly decision: DrawnDecision<Move>;
  /** Most answers are places that are lit on the field. */
  readonly onField: boolean;
}

/** The answers to a question, each with what comes of it. Heroes and squares are touched on the field; what is touched there shows its answers. */
export function QuestionPanel({ view, asking: { seat, kind, moves, play }, decision: drawn, onField }: QuestionPanelProps) {
  const hero = heroAsked(view);
  if (kind === 'defend' && hero !== undefined) return <DefencePanel view={view} seat={seat} hero={hero} moves={moves} play={play} />;
  if (kind === 'destiny') return <DestinyPanel view={view} seat={seat} moves={moves} play={play} />;
  const decision = { ...drawn, choices: withWorth(view, seat, withDamage(view, seat, drawn.choices)) };
  if (kind === 'attackModifiers') return <ModifiersPanel view={view} decision={decision} />;
  const ahead = kind === 'interrupt' ? lossAhead(view) : undefined;
  if (ahead === undefined && !onField) return <DecisionButtons decision={decision} />;
  return (
    <View style={styles.panel}>
      <View style={styles.ahead}>
        {ahead !== undefined && <Fact icon="hearts" tone="danger">{ahead}</Fact>}
        {onField && <Fact icon="targeted">{decision.choices.length > 0 ? 'Touch one of the lit places on the field, or:' : 'Touch one of the lit places on the field.'}</Fact>}
      </View>
      <DecisionButtons decision={decision} />
    </View>
  );
}

const styles = StyleSheet.create({ panel: { gap: space.small, paddingHorizontal: space.small }, ahead: { paddingHorizontal: space.small } });
