import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';

import { CATEGORIES } from '../../content/terms';
import { visibleCard } from '../../rules/boss/sequence';
import type { BattleState } from '../../rules/state';
import { sameFocus, type Focus } from '../focus';
import type { ShownSlot } from '../useForecasts';
import { DeckTab } from './DeckTab';
import { SlotCell } from './SlotCell';
import { useStripRoom } from './useStripRoom';

interface SequenceStripProps {
  readonly view: BattleState;
  readonly forecasts: readonly ShownSlot[];
  readonly focus: Focus | undefined;
  /** The slot the boss plays now, while it is told. */
  readonly now: number | undefined;
  onFocus(focus: Focus | undefined): void;
  onHover(slot: number | undefined): void;
}

/** What the boss will do, slot by slot, and the three cards that the heroes’ attacks will pull. */
export function SequenceStrip({ view, forecasts, focus, now, onFocus, onHover }: SequenceStripProps) {
  const { tight: inOneRow, inColumn } = useStripRoom();
  const toggle = (wanted: Focus) => onFocus(sameFocus(focus, wanted) ? undefined : wanted);
  // A small or lying phone has one row of signs, a column beside the field everything below each other, everybody else a row of slots and a row of cards.
  return (
    <View style={inOneRow ? styles.line : [styles.strip, inColumn && styles.filled]}>
      <View role="group" aria-label="What the boss will do" style={[styles.cells, inOneRow && styles.slots, inColumn && styles.stack]}>
        {forecasts.map((forecast) => (
          <SlotCell
            key={forecast.slot} view={view} forecast={forecast} chosen={focus?.kind === 'slot' && focus.slot === forecast.slot} now={now === forecast.slot}
            onPress={() => toggle({ kind: 'slot', slot: forecast.slot })} onHover={(over) => onHover(over ? forecast.slot : undefined)}
          />
        ))}
      </View>
      <View role="group" aria-label="Cards on top" style={[styles.cells, inOneRow && styles.decks, inColumn && styles.stack]}>
        {CATEGORIES.map((category) => {
          const card = visibleCard(view, category);
          return card && <DeckTab key={category} card={card} chosen={focus?.kind === 'deck' && focus.category === category} onPress={() => toggle({ kind: 'deck', category })} />;
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { gap: space.tiny },
  cells: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  filled: { flexGrow: 1, gap: space.small },
  stack: { flexDirection: 'column', flexWrap: 'nowrap', flexGrow: 1 },
  line: { flexDirection: 'row', gap: space.tiny },
  slots: { flex: 4 },
  decks: { flex: 3 },
});
