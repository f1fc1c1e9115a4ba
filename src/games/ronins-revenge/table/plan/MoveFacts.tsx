import { View } from 'react-native';

import { squareName } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS } from '../../content/terms';
import type { PlanForecast } from '../../preview/plan';
import type { Move } from '../../rules/decisions';
import { figureName } from '../../rules/names';
import { isComrade, type BattleState } from '../../rules/state';
import { Fact } from '../inspect/InspectFrame';
import { FACING_WORDS } from '../words';

interface MoveFactsProps {
  readonly view: BattleState;
  readonly move: Extract<Move, { kind: 'move' }>;
  readonly forecast: PlanForecast;
}

/** What a walk costs, and what the ground takes on the way. */
export function MoveFacts({ view, move, forecast: { events, lost } }: MoveFactsProps) {
  const moved = events.find((event) => event.type === 'moved');
  const bought = moved?.type === 'moved' ? moved.bought : 0;
  const strength = moved?.type === 'moved' && isComrade(view.heroes[moved.hero]) ? 'Life Force' : 'Stamina';
  const way = move.way.map((square) => squareName(FIELD, square)).join(', ');
  return (
    <View role="group" aria-label="The way">
      {move.way.length > 0 && <Fact icon="footsteps">{`${way}, then facing ${FACING_WORDS[move.facing] ?? ''}. ${bought === 0 ? 'It costs nothing.' : `It costs ${bought} ${strength}.`}`}</Fact>}
      {HERO_IDS.flatMap((id) => (lost[id] === undefined ? [] : [<Fact key={id} icon="hearts" tone="danger">{`The ground hurts: ${figureName(view, id)} loses ${lost[id]} HP on the way.`}</Fact>]))}
    </View>
  );
}
