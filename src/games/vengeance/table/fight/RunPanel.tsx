import { StyleSheet, View } from 'react-native';

import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { lairIn } from '../../rules/fight/scene';
import type { State } from '../../rules/state';
import { runForecast } from '../../preview/ways';
import { zoneName } from '../../rules/fight/names';
import type { Asking } from '../asking';
import { PlainPanel } from '../PlainPanel';

interface RunPanelProps {
  readonly view: State;
  readonly asking: Asking;
  /** The zone that was touched on the board. */
  readonly chosen: number | undefined;
  onGo(): void;
  onChoose(zone: number | undefined): void;
}

/** Run first or stay: the dice fall either way. */
export function RunPanel({ view, asking, chosen, onGo, onChoose }: RunPanelProps) {
  const { moves } = asking;
  const small = useRoom().kind === 'smallPhone';
  const lair = lairIn(view);
  const { hurt, knocksOut } = runForecast(view);
  const runs = moves.flatMap((move) => (move.kind === 'run' ? [move.zone] : []));
  const cars = moves.filter(({ kind }) => kind === 'useItemAt');
  const price = hurt === 0 ? 'free' : `−${hurt}${knocksOut ? ', knocks you out' : ''}`;
  return (
    <View style={styles.panel}>
      <View style={styles.buttons}>
        {runs.map((zone) => (
          <Pointable key={zone} label={`Run to ${zoneName(lair, zone)}`} style={small ? styles.tight : styles.grow}>
            <Button icon={small ? undefined : 'sprint'} style={small && styles.narrow} label={`Run to ${zoneName(lair, zone)}: ${price}`} aria-pressed={chosen === zone} kind={chosen === zone ? 'danger' : 'secondary'} onPress={() => onChoose(chosen === zone ? undefined : zone)} />
          </Pointable>
        ))}
        <Pointable label={chosen === undefined ? 'Stay and roll' : 'Run and roll'} style={styles.grow}>
          <Button kind="primary" icon="perspective-dice-six-faces-random" label={chosen === undefined ? 'Stay and roll' : `Run to ${zoneName(lair, chosen)} and roll`} onPress={onGo} />
        </Pointable>
      </View>
      {runs.length === 0 && <Text size="small" tone="dim">A Blocker stands in your way: no running from here.</Text>}
      {cars.length > 0 && <PlainPanel view={view} asking={asking} moves={cars} />}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.small },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  grow: { flexGrow: 1, flexBasis: 150 },
  // Two ways on one line, and the roll in sight below them.
  tight: { flexGrow: 1 },
  narrow: { paddingHorizontal: space.small },
});
