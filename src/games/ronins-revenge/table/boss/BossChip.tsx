import { StyleSheet, View } from 'react-native';

import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { bossInPlay } from '../../content/bossInPlay';
import type { BattleState } from '../../rules/state';
import { BOSS_SIGNS } from '../look';

interface BossChipProps {
  readonly view: BattleState;
  readonly chosen: boolean;
  onPress(): void;
}

/** The boss at the end of the line: what is left of its bar; a touch shows its Wound card and its own rules. */
export function BossChip({ view, chosen, onPress }: BossChipProps) {
  const { colours } = useTheme();
  const [name = ''] = bossInPlay(view.boss).name.split(',');
  return (
    <Pointable label={name}>
      <Touchable
        aria-label={`${view.bossHp} HP: ${name}, Wound card ${view.wound + 1}`} aria-pressed={chosen} onPress={onPress}
        style={[styles.chip, { borderColor: chosen ? colours.accent : colours.line, backgroundColor: chosen ? colours.card : colours.raised }]}
      >
        <Icon name={BOSS_SIGNS[view.boss]} size={24} colour={colours.ink} />
        <View><Text size="tiny" bold align="center">{String(view.bossHp)}</Text></View>
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  chip: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: 2, borderWidth: 1.5, borderRadius: radius.small },
});
