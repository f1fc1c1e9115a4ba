import { Hotspot } from '../../board/Hotspot';
import type { TargetPicker } from './useTargets';

/** The targets that lie on the board, lit; inside a BoardCanvas. */
export function TargetSpots<Id extends string | number>({ picker: { targets, chosen, atOnce, touch } }: { picker: TargetPicker<Id> }) {
  return targets.map((target) => {
    const { id, label, help, at, round, barred, explain } = target;
    return at && (
      <Hotspot
        key={id}
        at={at}
        round={round}
        label={[label, help, barred].filter(Boolean).join(', ')}
        lit={barred === undefined}
        pressed={atOnce || barred !== undefined ? undefined : chosen.includes(id)}
        explain={explain}
        onPress={() => touch(target)}
      />
    );
  });
}
