import { useLayoutEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { onEscape } from '../onEscape';
import { Dragging, DraggingContext, type Drops } from './dragging';

interface DragTableProps extends Drops {
  readonly children: ReactNode;
}

/** Everything that can be dragged and every spot it can go to lie in one of these. Escape puts a thing back. */
export function DragTable({ onDrop, onRefuse, children }: DragTableProps) {
  const [dragging] = useState(() => new Dragging());
  // Before anything inside it could put a thing somewhere.
  useLayoutEffect(() => dragging.tell({ onDrop, onRefuse }), [dragging, onDrop, onRefuse]);
  return (
    <DraggingContext value={dragging}>
      <View style={styles.table} {...onEscape(() => dragging.putBack())}>{children}</View>
    </DraggingContext>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });
