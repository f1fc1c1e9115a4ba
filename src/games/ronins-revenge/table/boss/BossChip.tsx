import { StyleSheet, View } from 'react-native';

import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, TOUCH, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { bossInPlay } from '../../content/bossInPlay';
import type { BattleState } from '../../rules/state';
import type { Focus } from '../focus';
import { BOSS_SIGNS } from '../look';
import { BATTLE_SIGNS } from '../signs';
import { cubesLeft, cubeWords } from './cubes';

interface BossChipProps {
  readonly view: BattleState;
  readonly focus: Focus | undefined;
  onFocus(focus: Focus | undefined): void;
}

/** The boss at the end of the line: what is left of its bar; a touch shows its Wound card and its own rules. */
export function BossChip({ view, focus, onFocus }: BossChipProps) {
  const { colours } = useTheme();
  const { kind: room, roomy } = useRoom();
  const chosen = focus?.kind === 'boss';
  // A side column has room for its name and its bar.
  const wide = room === 'desktop';
  const [name = ''] = bossInPlay(view.boss).name.split(',');
  const left = cubesLeft(view);
  const rest = `${cubeWords(left)}, Wound card ${view.wound + 1}`;
  return (
    <Pointable label={name}>
      <Touchable
        aria-label={wide ? `${name} ${view.bossHp} HP, ${rest}` : roomy ? `${view.bossHp}, ${left}: ${name}, ${view.bossHp} HP, ${rest}` : `${view.bossHp} HP: ${name}, ${rest}`} aria-pressed={chosen} onPress={() => onFocus(chosen ? undefined : { kind: 'boss' })}
        style={[styles.chip, wide && styles.wide, { borderColor: chosen ? colours.accent : colours.line, backgroundColor: chosen ? colours.card : colours.raised }]}
      >
        <Icon name={BOSS_SIGNS[view.boss]} size={24} colour={colours.ink} />
        {wide
          ? <Text size="small" bold style={styles.words}>{`${name} `}<Text size="small" tone="dim">{`${view.bossHp} HP, ${rest}`}</Text></Text>
          : (
            <View style={styles.counts}>
              <Text size="tiny" bold align="center">{String(view.bossHp)}</Text>
              {roomy && <View style={styles.cubes}><Icon grows name={BATTLE_SIGNS.cube} size={13} colour={colours.dim} /><Text size="tiny" bold tone="dim">{String(left)}</Text></View>}
            </View>
          )}
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  wide: { flexDirection: 'row', justifyContent: 'flex-start', gap: space.small, paddingHorizontal: space.small, minHeight: TOUCH },
  words: { flex: 1 },
  counts: { flexDirection: 'row', gap: space.tiny },
  cubes: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  chip: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: 2, borderWidth: 1.5, borderRadius: radius.small },
});
