import { View } from 'react-native';

import { Segmented, Text } from '@/theme/ui';

import { usePreferences } from '../preferences';

const CHOICES = [{ value: 'always', label: 'Always' }, { value: 'danger', label: 'If somebody could fall' }, { value: 'never', label: 'Never' }] as const;

/** Whether one is asked about every blow of an enemy. */
export function AskedChoice() {
  const { blows, setBlows } = usePreferences();
  return (
    <View>
      <Text size="small" tone="dim">Ask about blows</Text>
      <Segmented label="Ask about blows" value={blows} segments={CHOICES} onChange={setBlows} />
    </View>
  );
}
