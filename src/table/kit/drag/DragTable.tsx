import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Dragging, DraggingContext, type Drops } from './dragging';

interface DragTableProps extends Drops {
  readonly children: ReactNode;
}

/** Everything that can be dragged and every spot it can go to lie in one of these. Escape puts a thing back. */
export function DragTable({ onDrop, onRefuse, children }: DragTableProps) {
  const [dragging] = useState(() => new Dragging());
  useEffect(() => dragging.tell({ onDrop, onRefuse }), [dragging, onDrop, onRefuse]);
  const keys = {
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Escape') dragging.putBack();
    },
  };
  return (
    <DraggingContext value={dragging}>
      <View style={styles.table} {...keys}>{children}</View>
    </DraggingContext>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });
