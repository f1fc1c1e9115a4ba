import { StyleSheet, View } from 'react-native';

import { isLarge } from '@/table/kit/layout/shares';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { State } from '../../rules/state';

function wordsOf({ beat, beats }: NonNullable<State['walk']>): string {
  if (beat === 0) return 'Maps on the table';
  return beat === beats ? 'Last step. Everybody, now.' : `Step ${beat} of ${beats}`;
}

/** Which step of the round everybody takes now. The log says it too, so screen readers pass it over; large letters would hide a row of cards. */
export function StepBanner({ walk }: { readonly walk: State['walk'] }) {
  const { textScale } = useTheme();
  if (!walk || isLarge(textScale)) return null;
  return (
    <View aria-hidden pointerEvents="none" style={styles.place}>
      <View style={styles.banner}><Text size="small" bold style={styles.words}>{wordsOf(walk)}</Text></View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', top: 0, left: 0, right: 0, alignItems: 'center' },
  banner: { backgroundColor: '#2A190D', borderColor: '#FFD36B', borderWidth: 1, borderRadius: radius.round, paddingHorizontal: space.large, paddingVertical: space.hair },
  words: { color: '#FFE9BE' },
});
