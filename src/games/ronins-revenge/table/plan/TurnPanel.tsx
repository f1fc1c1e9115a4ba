import { StyleSheet, View } from 'react-native';

import { squareName } from '@/engine/parts/grid/squares';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { FIELD } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import type { Command } from './commands';
import { CommandTile } from './CommandTile';
import { MoveList } from './MoveList';
import type { Advice } from './useAdvice';

interface TurnPanelProps {
  readonly view: BattleState;
  readonly seat: number;
  readonly commands: readonly Command[];
  readonly walks: readonly Extract<Move, { kind: 'move' }>[];
  readonly advice: Advice;
  onCommand(command: Command, move: Move): void;
  onWalk(move: Move): void;
  onBarred(rule: string, words: string): void;
}

/** "Move to H6", "Measured Cut: Ushikado": an answer in words, where it is no button. */
const adviceWords = (view: BattleState, seat: number, move: Move): string => {
  if (move.kind === 'move' && move.way.length > 0) return `Move to ${squareName(FIELD, move.way[move.way.length - 1] ?? 0)}.`;
  return `${battleDecisions.label(view, seat, move).label}.`;
};

/** Whether this command is what was advised. */
const isAdvised = (command: Command, move: Move | undefined): boolean =>
  move !== undefined && move.kind !== 'move' && command.moves.some((own) => own.kind === move.kind && JSON.stringify(own) === JSON.stringify(move));

/** Everything the hero may do on its turn; walking is done on the field, and listed here for whoever cannot touch it. */
export function TurnPanel({ view, seat, commands, walks, advice, onCommand, onWalk, onBarred }: TurnPanelProps) {
  const touch = (command: Command) => {
    const [first] = command.moves;
    const advised = advice.found && command.moves.find((move) => JSON.stringify(move) === JSON.stringify(advice.found?.move));
    if (first) onCommand(command, advised ?? first);
    else if (command.barred) onBarred(command.barred.rule, command.barred.words);
  };
  // What can be done stands first; attacks that cannot be made say why when they are touched.
  const shown = [...commands.filter(({ barred }) => !barred), ...commands.filter(({ group, barred }) => group !== 'card' && barred)];
  const resting = commands.filter(({ group, barred }) => group === 'card' && barred);
  return (
    <View style={styles.panel}>
      {advice.found && (
        <AdviceLine words={`${adviceWords(view, seat, advice.found.move)} ${advice.found.reason}`} onTake={() => advice.found && onWalk(advice.found.move)} walks={advice.found.move.kind === 'move'} />
      )}
      <View role="group" aria-label="What to do" style={styles.tiles}>
        {shown.map((command) => <CommandTile key={command.key} command={command} advised={isAdvised(command, advice.found?.move)} onPress={() => touch(command)} />)}
      </View>
      <View style={styles.line}>
        {walks.length > 0 && <View style={styles.list}><MoveList walks={walks} onWalk={onWalk} /></View>}
        {!advice.found && <Button kind="quiet" icon="teacher" label={advice.asked ? 'Thinking…' : 'What would you do?'} onPress={advice.ask} />}
      </View>
      {resting.length > 0 && (
        <View role="group" aria-label="Not now" style={styles.tiles}>
          {resting.map((command) => <CommandTile key={command.key} command={command} advised={false} onPress={() => touch(command)} />)}
        </View>
      )}
    </View>
  );
}

function AdviceLine({ words, walks, onTake }: { readonly words: string; readonly walks: boolean; onTake(): void }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.advice, { backgroundColor: colours.raised, borderColor: colours.glow }]} aria-live="polite">
      <Icon name="teacher" size={18} />
      <Text size="small" style={styles.grow}>{words}</Text>
      {walks && <Button kind="quiet" label="Show it" onPress={onTake} />}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  line: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, alignItems: 'center' },
  grow: { flex: 1 },
  list: { flexGrow: 1, flexShrink: 1 },
  advice: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny },
});
