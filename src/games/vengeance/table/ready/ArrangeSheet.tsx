import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DragTable } from '@/table/kit/drag/DragTable';
import { Draggable } from '@/table/kit/drag/Draggable';
import { DropSpot } from '@/table/kit/drag/DropSpot';
import { space, useTheme } from '@/theme';
import { Button, Sheet, Text } from '@/theme/ui';

import { ABILITIES } from '../../content/abilities';
import { HEROES } from '../../content/heroes';
import { DEFAULT_SLOT, type TileId } from '../../content/tiles';
import type { Player } from '../../rules/state';
import { TileFace } from '../cards/TileFace';
import { explainTile, tileWords } from '../words';

type Slots = readonly (readonly TileId[])[];

interface ArrangeSheetProps {
  readonly player: Player;
  onClose(): void;
  onArrange(slots: Slots): Promise<boolean>;
}

/** Tiles have no names of their own where there are several of a kind: where it lies tells which one it is. */
const thingOf = (slot: number, at: number): string => `${slot}/${at}`;

/** Takes one tile from its stack and lays it on top of another. */
export function moved(slots: Slots, thing: string, to: number): Slots {
  const [slot = -1, at = -1] = thing.split('/').map(Number);
  const tile = slots[slot]?.[at];
  if (tile === undefined) return slots;
  return slots.map((stack, i) => [...stack.filter((_, j) => i !== slot || j !== at), ...(i === to ? [tile] : [])]);
}

/** Any order of tiles in the four slots; what lies on top of a stack is active (VG-72). */
export function ArrangeSheet({ player, onClose, onArrange }: ArrangeSheetProps) {
  const { colours } = useTheme();
  const [slots, setSlots] = useState<Slots>(player.slots);
  return (
    <Sheet title="Arrange tiles" visible onClose={onClose}>
      <Text size="small" tone="dim">{`The last tile of a slot lies on top and is active. ${ABILITIES[HEROES[player.hero].ability].name} is active while the last slot is empty.`}</Text>
      <DragTable onDrop={(thing, spot) => setSlots((before) => moved(before, thing, Number(spot)))}>
        <View style={styles.slots}>
          {slots.map((stack, slot) => (
            <DropSpot key={slot} id={`${slot}`} label={`Slot ${slot + 1}, ${stack.length === 0 ? 'empty' : `${stack.length} tiles`}`} accepts={() => true} holds style={[styles.slot, { backgroundColor: colours.card }]}>
              <Text size="tiny" bold>{`Slot ${slot + 1}`}</Text>
              {slot === DEFAULT_SLOT && stack.length === 0 && <TileFace id={HEROES[player.hero].ability} short />}
              {stack.map((tile, at) => (
                <Draggable key={thingOf(slot, at)} id={thingOf(slot, at)} label={tileWords(tile)} explain={explainTile(tile)}>
                  {() => <View style={at < stack.length - 1 && styles.covered}><TileFace id={tile} short /></View>}
                </Draggable>
              ))}
            </DropSpot>
          ))}
        </View>
      </DragTable>
      <Button
        kind="primary"
        label="Leave them like this"
        onPress={async () => {
          if (await onArrange(slots)) onClose();
        }}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  slots: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  slot: { flexGrow: 1, flexBasis: 130, padding: space.tiny, gap: space.tiny, minHeight: 90 },
  covered: { opacity: 0.6 },
});
