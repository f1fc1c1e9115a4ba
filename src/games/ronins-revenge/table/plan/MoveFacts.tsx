import { View } from 'react-native';

import { nearestFrame } from '@/engine/decisions/frames';
import { squareName } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS } from '../../content/terms';
import type { PlanForecast } from '../../preview/plan';
import { describe } from '../../rules/describe';
import type { BattleEvent } from '../../rules/events';
import { marchOver, pooledPoints } from '../../rules/hero/march';
import { movementOf } from '../../rules/hero/traits';
import { figureName } from '../../rules/names';
import { isBossRef, isHeroRef } from '../../rules/refs';
import { isComrade, type BattleState } from '../../rules/state';
import { healthWord } from '../../words/costs';
import { Fact } from '../inspect/InspectFrame';
import { FACING_WORDS } from '../words';
import type { Walk } from './walks';

interface MoveFactsProps {
  readonly view: BattleState;
  readonly move: Walk;
  readonly forecast: PlanForecast;
}

/** What enemies lose to whoever crosses them. */
const isHarm = (event: BattleEvent): boolean => event.type === 'bossHurt' || (event.type === 'hpLost' && !isHeroRef(event.who) && !isBossRef(event.who));

/** "3 of 5 free steps.", "7 steps, 5 of them free: costs 2 Stamina.": what a card gives costs nothing. */
function priceWords(view: BattleState, { kind, way }: Walk): string {
  const id = nearestFrame(view, 'heroTurn')?.hero;
  if (kind === 'walk' || id === undefined) return 'It costs nothing.';
  const hero = view.heroes[id];
  const { points, bought } = marchOver(view, hero, way);
  const [steps, free] = [pooledPoints(hero, points), movementOf(view, hero)];
  if (steps <= free) return `${steps} of ${free} free steps.`;
  const price = bought === 0 ? 'nothing' : `${bought} ${isComrade(hero) ? 'Life Force' : 'Stamina'}`;
  return `${steps} steps, ${free} of them free: costs ${price}.`;
}

/** What a walk costs, what the ground takes on the way, and what a card does to those who are crossed. */
export function MoveFacts({ view, move, forecast: { events, lost } }: MoveFactsProps) {
  const way = move.way.map((square) => squareName(FIELD, square)).join(', ');
  return (
    <View role="group" aria-label="The way">
      {/* The field shows the way; whoever listens hears it. */}
      {move.way.length > 0 && <Fact icon="footsteps" label={`${way}, then facing ${FACING_WORDS[move.facing] ?? ''}. ${priceWords(view, move)}`}>{priceWords(view, move)}</Fact>}
      {events.filter(isHarm).map((event, i) => <Fact key={i} icon="crossed-swords" tone="good">{describe(event, view) ?? ''}</Fact>)}
      {HERO_IDS.flatMap((id) => (lost[id] === undefined ? [] : [<Fact key={id} icon="hearts" tone="danger">{`The ground hurts: ${figureName(view, id)} loses ${lost[id]} ${healthWord(isComrade(view.heroes[id]))} on the way.`}</Fact>]))}
    </View>
  );
}
