import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { useSettings } from '@/store/settings';
import { radius, space, useTheme } from '@/theme';
import { Button, Heading, Text } from '@/theme/ui';

import { FACES } from '../../../faces.generated';
import type { Page } from '../../../story/state';
import type { Told } from '../../../story/told';
import { InkPicture } from '../ink/InkPicture';
import { placeOf } from '../ink/places';
import { keepStory } from '../LastWord';
import { proseOf } from '../reading/bookFace';
import { pageText } from '../reading/pageText';

const HIGHEST = 340;

/** How it ended, for whoever wants to read it once more: the ending, the four, the scars and the last page; all of it may be shared. */
export function LastPages({ told }: { readonly told: Told }) {
  const pages = told.pages.filter(({ kind }) => kind !== 'entry' && kind !== 'scar');
  return (
    <>
      {pages.map((page, at) => <LastPage key={at} told={told} page={page} />)}
      <Button large icon="share" label="Keep or share this story" onPress={() => void keepStory(told)} />
    </>
  );
}

function LastPage({ told, page }: { readonly told: Told; readonly page: Page }) {
  const { colours, type } = useTheme();
  const { readingScale } = useSettings();
  const [width, setWidth] = useState(0);
  const { over, title, paragraphs, hero } = pageText(told, page);
  return (
    <View role="article" aria-label={title} style={[styles.page, { backgroundColor: colours.raised, borderColor: colours.line }]} onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width - 2)}>
      {page.kind === 'ending' && width > 0 && <InkPicture place={placeOf(told, page)} page={0} width={width} most={HIGHEST} />}
      <View style={styles.words}>
        <View style={styles.head}>
          <View style={styles.title}>
            <Text size="small" tone="dim">{over}</Text>
            <Heading level={2} size="title">{title}</Heading>
          </View>
          {hero && <FacePicture sheet={FACES} id={hero} treatment={sumi} side={FACE} />}
        </View>
        {paragraphs.map((text) => <Text key={text} style={proseOf(Math.round(type.large.fontSize * readingScale))}>{text}</Text>)}
      </View>
    </View>
  );
}

const FACE = 64;

const styles = StyleSheet.create({
  page: { borderWidth: 1, borderRadius: radius.medium, overflow: 'hidden' },
  words: { padding: space.large, gap: space.medium },
  head: { flexDirection: 'row', alignItems: 'flex-end', gap: space.small },
  title: { flex: 1, gap: space.tiny },
});
