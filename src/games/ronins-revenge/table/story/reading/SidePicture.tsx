import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';

import { FACES } from '../../../faces.generated';
import type { Page, StoryState } from '../../../story/state';
import { InkPicture } from '../ink/InkPicture';
import { placeOf } from '../ink/places';

interface SidePictureProps {
  readonly view: StoryState;
  readonly page: Page;
  /** How high it may be. */
  readonly most: number;
}

/** The picture of a page beside it: a lying phone has the height of the page for its text. */
export function SidePicture({ view, page, most }: SidePictureProps) {
  const [width, setWidth] = useState(0);
  if (page.kind === 'epilogue') return <View style={styles.portrait}><FacePicture sheet={FACES} id={page.hero} treatment={sumi} side={most} /></View>;
  return (
    <View onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
      {width > 0 && <InkPicture place={placeOf(view, page)} page={page.kind === 'entry' ? page.entry : 0} width={width} most={most} />}
    </View>
  );
}

const styles = StyleSheet.create({ portrait: { alignItems: 'center' } });
