import { StyleSheet, View } from 'react-native';

import { space, useTheme, radius } from '@/theme';
import { Text } from '@/theme/ui';

import type { Move, Target } from '../../rules/moves';
import { minionsOfRoom, stepName, stepsToCome } from '../../rules/preview';
import { woundForecast } from '../../rules/resolution';
import { lairOf } from '../../rules/scene';
import type { Player, State } from '../../rules/state';
import { MINION_ICONS, choiceIcon } from '../emblems';
import { choiceGives, count, explainMinion, explainRoom, roomName, roomOfTarget, targetWords } from '../words';
import { Chip, ChipRow } from './Chip';
import { explainChoiceLarge } from './LargeCards';
import { MarkButton } from './MarkButton';
import { PanelButton } from './PanelButton';

/** Minions of one room, type and state are one target: which of them falls makes no difference. */
export function differentTargets(player: Player, targets: readonly Target[]): readonly Target[] {
  const seen = new Set<string>();
  return targets.filter((target) => {
    const key = target.kind === 'minion' ? minionKey(player, target.minion) : JSON.stringify(target);
    return !seen.has(key) && seen.add(key);
  });
}

function minionKey(player: Player, minion: number): string {
  const printed = lairOf(player).minions[minion];
  return printed ? `${printed.room}/${printed.type}/${player.minions[minion]}` : String(minion);
}

interface TargetPanelProps {
  readonly view: State;
  readonly player: Player;
  readonly moves: readonly Move[];
  /** Only targets of this room, if it holds any. */
  readonly room: number | undefined;
  play(move: Move): Promise<boolean>;
}

export const targetsIn = (moves: readonly Move[]): readonly Target[] => moves.flatMap((move) => (move.type === 'resolve' ? [move.target] : []));

/** Every legal target of the running effect as a chip; the same targets glow on the board. */
export function TargetPanel({ view, player, moves, room, play }: TargetPanelProps) {
  const { colours } = useTheme();
  const all = differentTargets(player, targetsIn(moves));
  const inRoom = all.filter((target) => roomOfTarget(player, target) === room);
  const targets = inRoom.length > 0 ? inRoom : all;
  return (
    <View style={styles.panel}>
      <View style={styles.steps} aria-label="Effects to come" role="group">
        {stepsToCome(player).map((step, i) => (
          <View key={i} style={[styles.step, { borderColor: i === 0 ? colours.accent : colours.line }]}>
            <Text size="small" bold tone={i === 0 ? 'accent' : 'dim'}>{stepName(step)}</Text>
          </View>
        ))}
      </View>
      <ChipRow label="Targets">
        {targets.map((target) => <TargetChip key={JSON.stringify(target)} view={view} player={player} target={target} onPress={() => play({ type: 'resolve', target })} />)}
      </ChipRow>
      <View style={styles.row}>
        <MarkButton player={player} moves={moves} play={play} />
        {moves.some(({ type }) => type === 'skip') && <PanelButton label="Skip this effect" onPress={() => play({ type: 'skip' })} />}
      </View>
    </View>
  );
}

/** What would happen to somebody who ended the fight in that room. */
function stayWords(view: State, player: Player, room: number): string {
  const { total } = woundForecast(view, { ...player, room });
  const held = minionsOfRoom(player, room).some(({ type, dead, evaded }) => type === 'blocker' && !dead && !evaded);
  return [total === 0 ? 'safe to stay' : `${count(total, 'Wound')} if you stay`, held ? 'a blocker holds you' : ''].filter(Boolean).join(', ');
}

function TargetChip({ view, player, target, onPress }: { view: State; player: Player; target: Target; onPress(): void }) {
  const words = targetWords(player, target);
  const room = roomOfTarget(player, target) ?? 0;
  switch (target.kind) {
    case 'room':
      return <Chip label={words} under={stayWords(view, player, room)} words={`Go to ${words}, ${stayWords(view, player, room)}`} icon="footprint" explain={explainRoom(player, room)} lit onPress={onPress} />;
    case 'boss':
      return <Chip label={words} under={roomName(player, room)} face={player.boss} explain={explainRoom(player, room)} lit onPress={onPress} />;
    case 'choice':
      return <Chip label={words} under={choiceGives(player, target.choice)} icon={choiceIcon(player, target.choice)} explain={explainChoiceLarge(player, target.choice)} most={190} lit onPress={onPress} />;
    case 'minion': {
      const enemy = minionsOfRoom(player, room).find(({ minion }) => minion === target.minion);
      if (!enemy) return null;
      const [name] = words.split(',');
      const state = enemy.dotted ? ', hurt' : enemy.evaded ? ', evaded' : '';
      return <Chip label={`${name}${state}`} under={roomName(player, room)} icon={MINION_ICONS[enemy.type]} explain={explainMinion(enemy.type)} lit onPress={onPress} />;
    }
  }
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small, flex: 1, justifyContent: 'space-between' },
  steps: { flexDirection: 'row', gap: space.tiny, flexWrap: 'wrap' },
  step: { borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.small, paddingVertical: 1 },
  row: { flexDirection: 'row', gap: space.small, minHeight: 44 },
});
