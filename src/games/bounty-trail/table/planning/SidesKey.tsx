import { StyleSheet, View } from 'react-native';

import { Still } from '@/skia/Still';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import type { Entry } from '../../content/card';
import { bountyTrail } from '../../manifest';
import { entryStill } from '../draw/entryStill';

const SIGNS = ([['h1', 'costs a heart'], ['b3', 'costs 3 bullets'], ['blind', 'costs nothing'], ['sealed', 'no way in']] as const satisfies readonly (readonly [Entry, string])[])
  .map(([entry, words]) => ({ drawing: entryStill(entry), words }));

/** What the signs around a poster ask for, where there is room and nothing is drawn yet. */
export function SidesKey() {
  const { roomy } = useRoom();
  return (
    <View style={styles.key}>
      <Text size={roomy ? 'body' : 'small'} tone="dim">You pay what stands on the side you come in by:</Text>
      <View style={styles.signs}>
        {SIGNS.map(({ drawing, words }) => (
          <View key={words} style={styles.sign}>
            <Still fonts={bountyTrail.fonts} drawing={drawing} width={roomy ? 34 : 28} />
            <Text size={roomy ? 'body' : 'small'} style={styles.words}>{words}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  key: { gap: space.small, paddingTop: space.medium },
  signs: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.small },
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.small, flexBasis: '50%', minWidth: 150 },
  words: { flexShrink: 1 },
});
