import type { ReactNode } from 'react';

import { topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import type { Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision, type Choice, type DrawnDecision } from '@/table/kit/decisions/useDecision';

import type { HeroId } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import { isHeroRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { BattleLayout, type Shared } from '../BattleLayout';
import { DefencePanel } from '../defence/DefencePanel';
import { FieldBoard } from '../field/FieldBoard';
import { placeOf } from '../field/places';
import { spotsOfPicker } from '../field/spots';
import { DestinyPanel, ModifiersPanel } from './AttackPanels';
import { damageAfter } from './blows';

type BattleAsking = Asking<BattleState, Move>;

/** Attacks first; one button for what is worded alike; what lies on the field is touched there, unless several things can be done on it. */
function choicesOf({ choices, picker }: DrawnDecision<Move>): readonly Choice<Move>[] {
  const onField = new Set(picker.targets.filter(({ at, id }) => at !== undefined && (typeof id === 'number' || isHeroRef(id))).map(({ id }) => id));
  const isPlacing = choices.some(({ move }) => move.kind === 'turnTo' || move.kind === 'place');
  const shown = choices.filter(({ target }) => target === undefined || !onField.has(target) || picker.chosen.includes(target) || (typeof target === 'string' && !isPlacing));
  const different = [...new Map(shown.map((choice) => [`${choice.label}/${choice.help ?? ''}/${choice.target ?? ''}`, choice])).values()];
  return [...different.filter(({ tone }) => tone === 'primary'), ...different.filter(({ tone }) => tone !== 'primary')];
}

/** The hero whom a question is about. */
function heroAsked(view: BattleState): HeroId | undefined {
  const top = topFrame(view);
  return top && 'hero' in top && typeof top.hero === 'string' ? top.hero : undefined;
}

/** Answers that are attacks say what they would do. */
function withDamage(view: BattleState, seat: Seat, choices: readonly Choice<Move>[]): readonly Choice<Move>[] {
  return choices.map((choice) => {
    const { move, help } = choice;
    if (move.kind !== 'counter' && move.kind !== 'attack') return choice;
    return { ...choice, help: [`${damageAfter(view, seat, move)} damage`, help].filter(Boolean).join(', ') };
  });
}

/** Heroes and squares are touched on the field; what is touched there shows its answers. */
function panelOf(view: BattleState, { seat, kind, moves, play }: BattleAsking, decision: DrawnDecision<Move>): ReactNode {
  const hero = heroAsked(view);
  const choices = withDamage(view, seat, choicesOf(decision));
  if (kind === 'defend' && hero !== undefined) return <DefencePanel view={view} seat={seat} hero={hero} moves={moves} play={play} />;
  if (kind === 'destiny') return <DestinyPanel view={view} seat={seat} moves={moves} play={play} />;
  if (kind === 'attackModifiers') return <ModifiersPanel view={view} decision={{ ...decision, choices }} />;
  return <DecisionButtons decision={{ ...decision, choices }} />;
}

/** Any question of a battle that has no drawing of its own: lit places on the field, and a button for each answer. */
export function QuestionTable({ asking, ...shared }: Shared & { readonly asking: BattleAsking }) {
  const { view, brush, acting, strikes, incoming, onLook } = shared;
  const { seat, kind, key, moves, play } = asking;
  const decision = useDecision({ decisions: battleDecisions, view, seat, moves, question: key, place: (target) => placeOf(view, kind, target), play });
  return (
    <BattleLayout
      {...shared}
      board={<FieldBoard brush={brush} view={view} acting={acting} reached={[]} spots={spotsOfPicker(decision.picker)} strikes={strikes} incoming={incoming} onLook={onLook} />}
      hero={heroAsked(view)}
      panelKey={key}
      panel={panelOf(view, asking, decision)}
    />
  );
}
