import { StyleSheet, View } from 'react-native';

import { capital, listed } from '@/engine/words';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { PanelButton } from './PanelButton';

interface ReadyQuestionProps {
  /** What could still be done, by its name. */
  readonly unspent: readonly string[];
  onBack(): void;
  onReady(): void;
}

/** Whoever is ready too early loses something: that is asked, once, where the choices were. */
export function ReadyQuestion({ unspent, onBack, onReady }: ReadyQuestionProps) {
  const several = unspent.length > 1;
  return (
    <View style={styles.question}>
      <Text size="small" bold tone="danger" aria-live="polite">{`${capital(listed(unspent))} ${several ? 'are' : 'is'} not spent yet and would be lost.`}</Text>
      <View style={styles.row}>
        <PanelButton kind="primary" label="Keep choosing" icon="back" onPress={onBack} />
        <PanelButton kind="danger" label="Ready all the same" icon="check-mark" onPress={onReady} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  question: { flex: 1, justifyContent: 'space-between', gap: space.small },
  row: { flexDirection: 'row', gap: space.small },
});
