import { Text } from 'react-native';

import type { DenBoard as RealBoard } from '@/games/vengeance/table/den/DenBoard';
import { Draggable } from '@/table/kit/drag/Draggable';
import { DropSpot } from '@/table/kit/drag/DropSpot';

/** A Den without a drawing: zones, people and the hero as plain buttons. */
export function DenBoard({ zone, people: { lair }, zoneSpot, enemySpot, heroPiece }: React.ComponentProps<typeof RealBoard>) {
  return (
    <>
      <Text>{`The hero stands in ${zone}`}</Text>
      {Array.from({ length: lair.bossZone + 1 }, (_, number) => {
        const { label, accepts, onPress } = zoneSpot(number);
        return <DropSpot key={number} id={`zone ${number}`} label={label} accepts={accepts} onPress={onPress} />;
      })}
      {lair.enemies.map((_, number) => {
        const spot = enemySpot(number);
        return spot && <DropSpot key={number} id={`enemy ${number}`} label={spot.label} accepts={spot.accepts} onPress={spot.onPress} />;
      })}
      {heroPiece && <Draggable id={heroPiece.id} label={heroPiece.label}>{() => null}</Draggable>}
    </>
  );
}
