import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Segmented, Text } from '@/theme/ui';

import { usePreferences } from '../preferences';

const BLOWS = [{ value: 'always', label: 'Always' }, { value: 'danger', label: 'If somebody could fall' }, { value: 'never', label: 'Never' }] as const;
const MOMENTS = [{ value: 'always', label: 'Always' }, { value: 'never', label: 'Never' }] as const;

/** Whether one is asked about every blow of an enemy, and about cards that interrupt at other moments. */
export function AskedChoice() {
  const { blows, moments, prefer } = usePreferences();
  return (
    <View style={styles.choices}>
      <Text size="small" tone="dim">Ask about blows</Text>
      <Segmented label="Ask about blows" value={blows} segments={BLOWS} onChange={(value) => prefer({ blows: value })} />
      <Text size="small" tone="dim">Ask about cards that interrupt at other moments</Text>
      <Segmented label="Ask about cards that interrupt" value={moments} segments={MOMENTS} onChange={(value) => prefer({ moments: value })} />
    </View>
  );
}

const styles = StyleSheet.create({ choices: { gap: space.tiny, padding: space.small } });
