import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import type { Size } from '@/table/board/fit';
import { useRoom } from '@/table/kit/room/useRoom';
import { radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import type { HeroId } from '../../../content/terms';
import { FACES } from '../../../faces.generated';
import { nameOf } from '../../../story/words';
import { proseOf, sizeThatFits } from './bookFace';

interface BookPageProps {
  readonly hero: HeroId;
  readonly notes: readonly string[];
  /** The reader's own size of letters, besides that of the app. */
  readonly letters: number;
}

/** RR-428: the page of a Book of Secrets, over everything while it is held. A finger that holds cannot scroll: all of it fits. */
export function BookPage({ hero, notes, letters }: BookPageProps) {
  const { colours, type } = useTheme();
  const { roomy } = useRoom();
  const [room, setRoom] = useState<Size>();
  const prose = room && proseOf(sizeThatFits(notes, room, Math.round(type[roomy ? 'heading' : 'title'].fontSize * letters)));
  return (
    <View aria-live="polite" style={[StyleSheet.absoluteFill, styles.over, { backgroundColor: colours.paper }]}>
      <View style={[styles.leaf, { backgroundColor: colours.raised, borderColor: colours.accent }]}>
        <View style={styles.head}>
          <FacePicture sheet={FACES} id={hero} treatment={sumi} side={FACE} />
          <Heading level={2} size="large" style={styles.words}>{`${nameOf(hero)}’s Book of Secrets`}</Heading>
        </View>
        <View style={styles.notes} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
          {prose && notes.map((text) => <Text key={text} style={prose}>{text}</Text>)}
        </View>
      </View>
    </View>
  );
}

const FACE = 56;

const styles = StyleSheet.create({
  // The finger stays on the handle below.
  over: { zIndex: 6, padding: space.small, alignItems: 'center', pointerEvents: 'none' },
  leaf: { flex: 1, width: '100%', maxWidth: 640, borderWidth: 2, borderRadius: radius.medium, padding: space.large, gap: space.medium },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  words: { flex: 1 },
  notes: { flex: 1, gap: space.large, overflow: 'hidden' },
});
