import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import type { Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision, type Choice, type DrawnDecision } from '@/table/kit/decisions/useDecision';
import { space } from '@/theme';

import type { HeroId } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import { flaskOf } from '../../rules/hero/rest';
import { isHeroRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { placeOf } from '../field/places';
import { spotsOfPicker, squaresOf } from '../field/spots';
import { Fact } from '../inspect/InspectFrame';
import { DefencePanel, DestinyPanel, ModifiersPanel } from '../later';
import type { Shown } from '../shown';
import { strengthWords } from '../words';
import { AskedChoice } from './AskedChoice';
import { damageAfter, lossAhead, worthOfChoosing } from './blows';

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
  return choices.map((choice) => {
    const { move, help } = choice;
    const asked = heroAsked(view);
    if (move.kind === 'choose' && help === undefined) {
      const worth = worthOfChoosing(view, seat, move);
      const strength = isHeroRef(move.figure) ? strengthWords(view.heroes[move.figure]) : undefined;
      return { ...choice, help: worth !== undefined && strength !== undefined ? `${worth} Now ${strength}` : (worth ?? strength) };
    }
    return move.kind === 'standUp' && help === undefined && asked !== undefined ? { ...choice, help: `The Flask heals ${flaskOf(view, view.heroes[asked]).heal}` } : choice;
  });
}

/** Heroes and squares are touched on the field; what is touched there shows its answers. */
function panelOf(view: BattleState, { seat, kind, moves, play }: BattleAsking, decision: DrawnDecision<Move>): ReactNode {
  const hero = heroAsked(view);
  const choices = withWorth(view, seat, withDamage(view, seat, choicesOf(decision)));
  if (kind === 'defend' && hero !== undefined) return <DefencePanel view={view} seat={seat} hero={hero} moves={moves} play={play} />;
  if (kind === 'destiny') return <DestinyPanel view={view} seat={seat} moves={moves} play={play} />;
  if (kind === 'attackModifiers') return <ModifiersPanel view={view} decision={{ ...decision, choices }} />;
  if (kind === 'interrupt') {
    const ahead = lossAhead(view);
    return (
      <View style={styles.panel}>
        {ahead !== undefined && <View style={styles.ahead}><Fact icon="hearts" tone="danger">{ahead}</Fact></View>}
        <DecisionButtons decision={{ ...decision, choices }} />
      </View>
    );
  }
  return <DecisionButtons decision={{ ...decision, choices }} />;
}

const styles = StyleSheet.create({ panel: { gap: space.small, paddingHorizontal: space.small }, ahead: { paddingHorizontal: space.small }, asked: { padding: space.small } });

/** Questions that one may wish to be spared. */
const SPARED: readonly string[] = ['defend', 'interrupt'];

const nothingToPlay = (): Promise<boolean> => Promise.resolve(false);

/** Any question of a battle but a turn: lit places on the field, and a button or a drawing for each answer. Undefined: nobody is asked. */
export function useQuestion(view: BattleState, asking: BattleAsking | undefined): Shown | undefined {
  const { seat = 0, kind = '', key = '', moves = [], play = nothingToPlay } = asking ?? {};
  const decision = useDecision({ decisions: battleDecisions, view, seat, moves, question: key, place: (target) => placeOf(view, kind, target), play });
  if (!asking) return undefined;
  const spots = spotsOfPicker(decision.picker);
  return { field: { reached: squaresOf(spots), spots }, hero: heroAsked(view), panelKey: key, panel: panelOf(view, asking, decision), last: SPARED.includes(kind) && <View style={styles.asked}><AskedChoice /></View> };
}
