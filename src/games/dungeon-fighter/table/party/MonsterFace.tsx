import { Canvas, Picture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { View } from 'react-native';

import type { Brush } from '@/skia/brush';

import { monsterPicture } from './drawMonster';
import type { MonsterFigure } from './figures';

/** The monster in its torch-lit frame, with its level. */
export function MonsterFace({ brush, monster, side }: { brush: Brush; monster: MonsterFigure; side: number }) {
  const { ref, tokens, beaten } = monster;
  const picture = useMemo(() => monsterPicture(brush, { ref, tokens, beaten }, side), [brush, ref, tokens, beaten, side]);
  const size = { width: side, height: side };
  return (
    <View style={size} aria-hidden>
      <Canvas style={size}><Picture picture={picture} /></Canvas>
    </View>
  );
}
