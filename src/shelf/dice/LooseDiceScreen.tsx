import { lazy, Suspense, useState } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { loadSkia } from '@/skia/loadSkia';
import { Screen, Slider, Text } from '@/theme/ui';

import { useGoBack } from '../useGoBack';

const FEWEST = 1;
const MOST = 46;
const AT_FIRST = 5;
/** Title bar and slider; the tray takes what is left of the window. */
const FURNITURE = 230;
const SHORTEST = 300;

const LooseDice = lazy(async () => {
  await loadSkia();
  return import('./LooseDice');
});

/** A tray of loose dice for whatever is on the table today; also the place to try one's hand at shaking. */
export function LooseDiceScreen() {
  const goBack = useGoBack();
  const window = useWindowDimensions();
  const [count, setCount] = useState(AT_FIRST);
  return (
    <Screen title="Loose dice" onBack={goBack}>
      <View style={{ height: Math.max(SHORTEST, window.height - FURNITURE) }}>
        <Suspense fallback={<Text align="center">Fetching the dice…</Text>}>
          <LooseDice key={count} count={count} />
        </Suspense>
      </View>
      <Slider label="How many dice" value={count} min={FEWEST} max={MOST} step={1} onChange={setCount} words={(dice) => (dice === 1 ? '1 die' : `${dice} dice`)} />
    </Screen>
  );
}
