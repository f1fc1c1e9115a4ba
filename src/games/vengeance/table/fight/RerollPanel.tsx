import { StyleSheet, View } from 'react-native';

import { sameJson } from '@/engine/json';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import type { Move } from '../../rules/decisions';
import { faceWord } from '../../rules/describe';
import { countSkulls } from '../../rules/fight/dice';
import { fighter, fightOf } from '../../rules/fight/scene';
import { activeIn } from '../../rules/hero/tiles';
import type { State } from '../../rules/state';
import type { Asking } from '../asking';
import { tileTitle } from './tileKinds';

/** What rolls dice again: an ability or an Item in a slot, or a kept Speed die. */
export type RerollSource = { readonly kind: 'reroll' | 'useItemDice'; readonly slot: number } | { readonly kind: 'speedReroll' };

const sameSource = (a: RerollSource, b: RerollSource): boolean => sameJson(a, b);

function sourcesIn(moves: readonly Move[]): readonly RerollSource[] {
  const found: RerollSource[] = [];
  for (const move of moves) {
    const source: RerollSource | undefined =
      move.kind === 'reroll' || move.kind === 'useItemDice' ? { kind: move.kind, slot: move.slot } : move.kind === 'speedReroll' ? { kind: 'speedReroll' } : undefined;
    if (source && !found.some((known) => sameSource(known, source))) found.push(source);
  }
  return found;
}

/** The move that rolls these dice again; undefined: the source does not reach them all. */
function rerollMove(moves: readonly Move[], source: RerollSource, dice: readonly number[]): Move | undefined {
  const sorted = [...dice].sort();
  return moves.find((move) => {
    if (source.kind === 'speedReroll') return move.kind === 'speedReroll' && dice.length === 1 && move.die === dice[0];
    return move.kind === source.kind && 'dice' in move && 'slot' in move && move.slot === source.slot && sameJson([...move.dice].sort(), sorted);
  });
}

interface RerollPanelProps {
  readonly view: State;
  readonly asking: Asking;
  readonly source: RerollSource | undefined;
  /** Dice marked in the tray. */
  readonly marked: readonly number[];
  onSource(source: RerollSource | undefined): void;
}

/** Three Skulls, an ability, an Item, a Speed die: everything that may still change the roll; then the fight begins. */
export function RerollPanel({ view, asking: { moves, play }, source, marked, onSource }: RerollPanelProps) {
  const player = fighter(view);
  const sourceName = (each: RerollSource): string => {
    if (each.kind === 'speedReroll') return `Speed die (${player.kept} kept)`;
    const tile = activeIn(player, each.slot);
    return tile === undefined ? '' : tileTitle(tile);
  };
  const again = source && rerollMove(moves, source, marked);
  const skulls = countSkulls(fightOf(view));
  const small = useRoom().kind === 'smallPhone';
  const fight = !source && (
    <Pointable label="Fight" style={small && styles.third}>
      <Button large={!small} kind="primary" icon={small ? undefined : 'fist'} label="Fight" onPress={() => play({ kind: 'finishRerolls' })} style={small && styles.high} />
    </Pointable>
  );
  return (
    <View style={styles.panel}>
      <View style={styles.buttons}>
        {moves.flatMap((move) => (move.kind === 'skullReroll' ? [move] : [])).map((move) => (
          <Pointable key={move.discard} label="Discard" style={small ? styles.third : styles.half}>
            <Button icon={small ? undefined : 'death-skull'} label={`Discard ${move.discard === 'bonus' ? 'the green' : 'a red'} Skull, roll ${skulls - 1} again`} onPress={() => play(move)} style={styles.narrow} />
          </Pointable>
        ))}
        {sourcesIn(moves).map((each) => {
          const chosen = source !== undefined && sameSource(source, each);
          return <Button key={sourceName(each)} icon="clockwise-rotation" label={`${sourceName(each)}: roll again`} aria-pressed={chosen} kind={chosen ? 'danger' : 'secondary'} onPress={() => onSource(chosen ? undefined : each)} style={styles.grow} />;
        })}
        {small && fight}
      </View>
      {source && !again && <Text size="small" bold>{marked.length === 0 ? 'Now touch the dice to roll again.' : 'It does not roll all of these again: take one back.'}</Text>}
      {source && again && (
        <Button kind="primary" icon="perspective-dice-six-faces-random" label={`Roll ${marked.map((die) => faceWord(fightOf(view).dice[die]?.face ?? 'miss')).join(', ')} again`} onPress={() => play(again)} />
      )}
      {!small && fight}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.small },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  grow: { flexGrow: 1 },
  /** The red Skull and the green one side by side. */
  half: { flexGrow: 1, flexBasis: 150 },
  // On the smallest phones everything that may be done stands in one row.
  third: { flexGrow: 1, flexBasis: 96 },
  high: { flexGrow: 1 },
  narrow: { paddingHorizontal: space.small },
});
