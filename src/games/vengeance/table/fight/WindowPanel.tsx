import { StyleSheet, View } from 'react-native';

import { ForecastLines } from '@/table/kit/forecast/ForecastLines';
import { space } from '@/theme';

import type { State } from '../../rules/state';
import { hurtForecast } from '../../preview/hurt';
import type { Asking } from '../asking';
import { PlainPanel } from '../PlainPanel';

/** A moment for an Item: what is about to be paid, and what could be done about it. */
export function WindowPanel({ view, asking, early }: { readonly view: State; readonly asking: Asking; readonly early: boolean }) {
  const { sum, hurt } = hurtForecast(view, early);
  return (
    <View style={styles.panel}>
      {hurt > 0 && <ForecastLines forecast={sum} size="small" />}
      <PlainPanel view={view} asking={asking} />
    </View>
  );
}

const styles = StyleSheet.create({ panel: { padding: space.small, gap: space.small } });
