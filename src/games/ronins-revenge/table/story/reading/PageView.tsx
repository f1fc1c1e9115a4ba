import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { isLarge } from '@/table/kit/layout/shares';
import { useRoom } from '@/table/kit/room/useRoom';
import { radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { FACES } from '../../../faces.generated';
import type { Page, StoryState } from '../../../story/state';
import { factName } from '../../../content/story/factNames';
import { PEOPLE, castOf } from '../../../content/story/people';
import { InkPicture } from '../ink/InkPicture';
import { placeOf } from '../ink/places';
import { TestOutcome } from '../panels/TestOutcome';
import { VoteOutcome } from '../panels/VoteOutcome';
import { proseOf } from './bookFace';
import { pageText } from './pageText';

interface PageViewProps {
  readonly view: StoryState;
  readonly page: Page;
  /** The reader's own size of letters, besides that of the app. */
  readonly letters: number;
  /** Without its picture where a vote needs the room. */
  readonly pictured: boolean;
  /** Whether the page says how it was decided; where the way on says it, it need not. */
  readonly decided: boolean;
}

/** One page of the book. */
export function PageView({ view, page, letters, pictured, decided }: PageViewProps) {
  const { colours, type, textScale } = useTheme();
  const [width, setWidth] = useState(0);
  const { over, title, paragraphs, hero, lines } = pageText(view, page);
  const cast = page.kind === 'entry' ? castOf(view.chapter, page.entry) : [];
  const { roomy, height: tall, kind: room } = useRoom();
  const size = Math.round(type.large.fontSize * letters * (roomy ? FROM_AFAR : 1));
  const prose = proseOf(size);
  return (
    <ScrollView
      style={[styles.page, { backgroundColor: colours.paper }]}
      contentContainerStyle={styles.sheet}
      tabIndex={0}
      role="article"
      aria-label={title}
      onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}
    >
      {pictured && width > 0 && hero === undefined && <InkPicture place={placeOf(view, page)} page={page.kind === 'entry' ? page.entry : 0} width={width} most={tall * MOST_PICTURE} />}
      <View style={[styles.column, roomy && styles.broad]}>
        {hero && room !== 'landscape' && !isLarge(textScale) && <View style={styles.portrait}><FacePicture sheet={FACES} id={hero} treatment={sumi} side={96} /></View>}
        <View style={styles.head}>
          <View style={styles.title}>
            {page.kind !== 'entry' && <Text size="small" tone="dim" style={styles.over}>{over}</Text>}
            <Heading level={1} size="title">{title}</Heading>
          </View>
          {cast.map((person) => (
            <View key={person} role="img" aria-label={PEOPLE[person]} style={[styles.person, { borderColor: colours.line }]}>
              <FacePicture sheet={FACES} id={person} treatment={sumi} side={FACE} />
            </View>
          ))}
        </View>
        {paragraphs.map((text, at) => (
          <Text key={text} style={[prose, at > 0 && !lines && styles.indented]}>
            {at === 0 && !lines && width > 0 ? <Text tone="accent" style={[prose, { fontSize: Math.round(size * 1.5) }]}>{text.charAt(0)}</Text> : null}
            {at === 0 && !lines && width > 0 ? text.slice(1) : text}
          </Text>
        ))}
        {decided && page.kind === 'entry' && page.vote && <VoteOutcome view={view} entry={page.entry} result={page.vote} />}
        {decided && page.kind === 'entry' && page.test && <TestOutcome result={page.test} />}
        {page.kind === 'entry' && page.gained.length > 0 && (
          <View style={[styles.facts, { borderColor: colours.line }]}>
            <Text size="small" tone="dim">{`The log: ${page.gained.map(factName).join('. ')}.`}</Text>
          </View>
        )}
      </View>
    </ScrollView>
  );
}

/** Letters on a screen that nobody holds in one hand. */
const FROM_AFAR = 1.2;
/** Of the height of the screen: the text is what is read. */
const MOST_PICTURE = 0.4;
const FACE = 64;

const styles = StyleSheet.create({
  page: { flex: 1 },
  sheet: { alignItems: 'center', paddingBottom: space.huge },
  column: { width: '100%', maxWidth: 640, paddingHorizontal: space.wide, gap: space.medium, paddingTop: space.medium },
  broad: { maxWidth: 740 },
  portrait: { alignSelf: 'center', paddingTop: space.large },
  head: { flexDirection: 'row', alignItems: 'flex-end', gap: space.small },
  title: { flex: 1, gap: space.tiny },
  person: { borderWidth: 1, borderRadius: radius.small, overflow: 'hidden' },
  over: { letterSpacing: 1 },
  indented: { paddingLeft: space.large },
  facts: { borderTopWidth: 1, paddingTop: space.small, borderRadius: radius.small },
});
