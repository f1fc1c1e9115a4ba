import { StyleSheet, View } from 'react-native';

import { squareName } from '@/engine/parts/grid/squares';
import { useRoom } from '@/table/kit/room/useRoom';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Button, Text } from '@/theme/ui';

import { FIELD } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import type { Command } from './commands';
import { CommandTile } from './CommandTile';
import { MoveList } from './MoveList';
import type { Advice } from './useAdvice';
import type { Walk } from './walks';

interface TurnPanelProps {
  readonly view: BattleState;
  readonly seat: number;
  readonly commands: readonly Command[];
  readonly walks: readonly Walk[];
  /** What a square costs, said after its name. */
  priceOf(square: number | undefined): string;
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
export function TurnPanel({ view, seat, commands, walks, priceOf, advice, onCommand, onWalk, onBarred }: TurnPanelProps) {
  const touch = (command: Command) => {
    const [first] = command.moves;
    const wanted = advice.found && command.moves.find((move) => JSON.stringify(move) === JSON.stringify(advice.found?.move));
    if (first) onCommand(command, wanted ?? first);
    else if (command.barred) onBarred(command.barred.rule, command.barred.words);
  };
  // What can be done stands first, and who would help; what cannot be done says why when it is touched, attacks before cards.
  const open = commands.filter(({ barred }) => !barred);
  const resting = [...commands.filter(({ group, barred }) => group !== 'card' && barred), ...commands.filter(({ group, barred }) => group === 'card' && barred)];
  const advised = commands.find((command) => isAdvised(command, advice.found?.move));
  const showsAdvice = advised ? advised.group !== 'end' : advice.found?.move.kind === 'move';
  const showAdvice = () => {
    if (advised) touch(advised);
    else if (advice.found) onWalk(advice.found.move);
  };
  const { roomy } = useRoom();
  const found = advice.found && <AdviceLine what={adviceWords(view, seat, advice.found.move)} why={advice.found.reason} {...(showsAdvice && { onShow: showAdvice })} />;
  return (
    <View style={styles.panel}>
      {!roomy && found}
      <View role="group" aria-label="What to do" style={styles.tiles}>
        {open.map((command) => <CommandTile key={command.key} command={command} advised={isAdvised(command, advice.found?.move)} onPress={() => touch(command)} />)}
      </View>
      <View style={styles.line}>
        {/* The answer stands where the question was asked; on a phone, which shows a part of the panel, that begins with it. */}
        {found
          ? roomy && found
          : <Button kind="quiet" icon="teacher" label={advice.asked ? 'Thinking…' : advice.lost ? 'The advice could not be fetched. Ask again' : 'What would you do?'} onPress={advice.ask} style={styles.ask} />}
        {walks.length > 0 && <View style={styles.list}><MoveList walks={walks} priceOf={priceOf} onWalk={onWalk} /></View>}
      </View>
      {resting.length > 0 && (
        <View role="group" aria-label="Not now" style={styles.tiles}>
          {resting.map((command) => <CommandTile key={command.key} command={command} advised={false} onPress={() => touch(command)} />)}
        </View>
      )}
    </View>
  );
}

/** What a good player would do, and below it why; what can be looked at before it is paid for is a touch away. */
function AdviceLine({ what, why, onShow }: { readonly what: string; readonly why: string; onShow?(): void }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.advice, { backgroundColor: colours.raised, borderColor: colours.glow }]} aria-live="polite">
      <View style={styles.head}>
        <Icon grows name="teacher" size={18} />
        <Text size="small" bold style={styles.grow}>{apart(what)}</Text>
        {onShow && <Button kind="quiet" label="Show it" onPress={onShow} />}
      </View>
      <Text size="small">{why}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  line: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, alignItems: 'center' },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  ask: { maxWidth: '100%' },
  list: { flexGrow: 1, flexShrink: 1, alignItems: 'flex-start' },
  advice: { width: '100%', borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny },
});
