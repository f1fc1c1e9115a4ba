import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Text } from '@/theme/ui';

import type { Move, ResolutionMove } from '../../rules/moves';
import type { Player, State } from '../../rules/state';
import { choiceIcon } from '../emblems';
import { choiceGives, choiceWords, count, roomName } from '../words';
import { Chip, ChipRow } from './Chip';
import { explainChoiceLarge } from './LargeCards';
import { MarkButton } from './MarkButton';
import { PanelButton } from './PanelButton';
import { ResolutionSteps } from './ResolutionSteps';

type Collect = Extract<ResolutionMove, { type: 'collect' }>;
export const isCollect = (move: Move): move is Collect => move.type === 'collect';

interface LootPanelProps {
  readonly view: State;
  readonly player: Player;
  readonly moves: readonly Move[];
  readonly room: number | undefined;
  onRoom(room: number): void;
  play(move: Move): Promise<boolean>;
}

/** Step 2 of Resolution: every icon of a visited, cleared room is one Loot action. */
export function LootPanel({ view, player, moves, room, onRoom, play }: LootPanelProps) {
  const collects = moves.filter(isCollect);
  const rooms = [...new Set(collects.map((move) => move.room))];
  const chosen = room !== undefined && rooms.includes(room) ? room : rooms[0];
  return (
    <View style={styles.panel}>
      <ResolutionSteps view={view} player={player} />
      {rooms.length > 1 && (
        <ChipRow label="Rooms with loot">
          {rooms.map((one) => <Chip key={one} label={roomName(player, one)} icon="money-stack" pressed={one === chosen} lit onPress={() => onRoom(one)} />)}
        </ChipRow>
      )}
      {rooms.length === 1 && chosen !== undefined && <Text size="small" bold>{`${roomName(player, chosen)}: ${count(player.lootLeft[chosen] ?? 0, 'loot', 'loot')}`}</Text>}
      <ChipRow label="What the loot gives">
        {collects.filter((move) => move.room === chosen).map((move) => (
          <Chip key={JSON.stringify(move.choice)} label={choiceWords(player, move.choice)} under={choiceGives(player, move.choice)} icon={choiceIcon(player, move.choice)} explain={explainChoiceLarge(player, move.choice)} most={190} lit onPress={() => play(move)} />
        ))}
      </ChipRow>
      <View style={styles.row}>
        <MarkButton player={player} moves={moves} play={play} />
        <PanelButton label="Leave the rest" onPress={() => play({ type: 'endLoot' })} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.tiny, flex: 1, justifyContent: 'space-between' },
  row: { flexDirection: 'row', gap: space.small },
});
