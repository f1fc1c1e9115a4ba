import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { squareName } from '@/engine/parts/grid/squares';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';
import { Button } from '@/theme/ui';

import { FIELD } from '../../content/terms';
import { endOf, type Walk } from './walks';

interface MoveListProps {
  readonly walks: readonly Walk[];
  /** What a square costs, said after its name. */
  priceOf(square: number | undefined): string;
  onWalk(move: Walk): void;
}

/** The squares of the field as a list: for keyboards and screen readers, and for whoever prefers names to squares. */
export function MoveList({ walks, priceOf, onWalk }: MoveListProps) {
  const [open, setOpen] = useState(false);
  const { roomy } = useRoom();
  // A phone has one line for this and for whoever would help.
  const name = open ? (roomy ? 'Close the list' : 'Close') : roomy ? 'Squares as a list' : 'Squares';
  return (
    <View style={styles.list}>
      <Button kind="quiet" icon="footsteps" label={name} aria-label={open ? 'Close the list of squares' : 'Squares as a list: where to move'} onPress={() => setOpen(!open)} />
      {open && (
        <View role="group" aria-label="Squares to move to" style={styles.squares}>
          {walks.map((walk) => {
            const name = squareName(FIELD, endOf(walk) ?? 0);
            return <Button key={name} kind="secondary" label={name} aria-label={`${name}${priceOf(endOf(walk))}`} onPress={() => onWalk(walk)} />;
          })}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.small },
  squares: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
});
