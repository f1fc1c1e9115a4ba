import { StyleSheet, View } from 'react-native';

import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import type { DrawnDecision } from '@/table/kit/decisions/useDecision';
import { ForecastLines } from '@/table/kit/forecast/ForecastLines';
import { space } from '@/theme';
import { Button } from '@/theme/ui';

import type { Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { DestinyHand } from '../defence/DestinyHand';
import { blowsNow, destinyWorth } from './blows';

interface DestinyPanelProps {
  readonly view: BattleState;
  readonly seat: number;
  readonly moves: readonly Move[];
  play(move: Move): Promise<boolean>;
}

/** Without luck: a card for the attack, each with the damage it would make. */
export function DestinyPanel({ view, seat, moves, play }: DestinyPanelProps) {
  const cards = moves.flatMap((move) => (move.kind === 'playDestiny' ? [move.card] : []));
  return (
    <View style={styles.panel}>
      <DestinyHand side="attack" cards={cards} chosen={undefined} worth={destinyWorth(view, seat, moves)} onChoose={(card) => void play({ kind: 'playDestiny', card })} />
      <Button label="Play none" onPress={() => void play({ kind: 'noDestiny' })} />
      <Blows view={view} />
    </View>
  );
}

/** The last moment before the damage: what it comes to now, and what can be added. */
export function ModifiersPanel({ view, decision }: { readonly view: BattleState; readonly decision: DrawnDecision<Move> }) {
  return (
    <View>
      <DecisionButtons decision={decision} />
      <View style={styles.panel}><Blows view={view} /></View>
    </View>
  );
}

const Blows = ({ view }: { readonly view: BattleState }) => blowsNow(view).map((forecast, i) => <ForecastLines key={i} size="small" forecast={forecast} />);

const styles = StyleSheet.create({ panel: { padding: space.small, gap: space.small } });
