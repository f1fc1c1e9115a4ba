import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { arriving } from '@/box/arriving';
import { LostPart } from '@/box/LostPart';
import { useArrival } from '@/box/useArrival';
import { loadSkia } from '@/skia/loadSkia';
import { Screen, Slider, Text } from '@/theme/ui';

import { useGoBack } from '../useGoBack';

const FEWEST = 1;
const MOST = 46;
const AT_FIRST = 5;
/** Title bar and slider; the tray takes what is left of the window. */
const FURNITURE = 230;
const SHORTEST = 300;

const looseDice = arriving(async () => {
  await loadSkia();
  return import('./LooseDice');
});

/** A tray of loose dice for whatever is on the table today; also the place to try one's hand at shaking. */
export function LooseDiceScreen() {
  const goBack = useGoBack();
  const window = useWindowDimensions();
  const [count, setCount] = useState(AT_FIRST);
  const { part, lost, again } = useArrival(looseDice);
  if (lost) return <LostPart onAgain={again} onBack={goBack} />;
  return (
    <Screen title="Loose dice" onBack={goBack}>
      <View style={{ height: Math.max(SHORTEST, window.height - FURNITURE) }}>
        {part ? <part.default key={count} count={count} /> : <Text align="center">Fetching the dice…</Text>}
      </View>
      <Slider label="How many dice" value={count} min={FEWEST} max={MOST} step={1} onChange={setCount} words={(dice) => (dice === 1 ? '1 die' : `${dice} dice`)} />
    </Screen>
  );
}
