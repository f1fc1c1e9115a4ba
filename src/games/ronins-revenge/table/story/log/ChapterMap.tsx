import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, TOUCH, radius, space, useTheme } from '@/theme';
import { apart, Heading, Text, Touchable } from '@/theme/ui';

import type { Place, ToldChapter } from '../../../story/chronicle';
import { nameOf } from '../../../story/words';
import { proseOf } from '../reading/bookFace';

const unseenWords = ({ unseen }: ToldChapter): string => (unseen === 1 ? 'One place of this chapter is unseen.' : `${unseen} places of this chapter are unseen.`);

const battleWords = ({ battles }: ToldChapter): string => battles.map(({ won, rounds }) => `${won ? 'Won' : 'Lost'} in round ${rounds}`).join('. ');

/** A chapter of the map. Those that lie behind are folded to what was decided in them, unless it is the one somebody reads. */
export function ChapterMap({ told, unfolded = told.when === 'now' }: { readonly told: ToldChapter; readonly unfolded?: boolean }) {
  const { colours, type } = useTheme();
  const { chapter, title, when, places, notes, battles } = told;
  const [open, setOpen] = useState(unfolded);
  const over = when === 'now' ? `CHAPTER ${chapter}, NOW` : `CHAPTER ${chapter}`;
  const taken = places.flatMap(({ ways }) => ways.flatMap(({ letter, label }) => (label === undefined ? [] : [`${letter}: ${label}`])));
  return (
    <View style={[styles.chapter, { borderColor: when === 'now' ? colours.accent : colours.line }]}>
      <Touchable aria-expanded={open} aria-label={`${over} ${title}: ${open ? 'fold the way' : 'show the way'}`} onPress={() => setOpen(!open)} style={styles.head}>
        <View style={styles.grow}>
          <Text size="tiny" bold tone={when === 'now' ? 'accent' : 'dim'}>{apart(over)}</Text>
          <Heading level={2} size="large">{title}</Heading>
        </View>
        <Icon name={open ? 'minus' : 'plus'} size={type.body.fontSize} colour={colours.dim} />
      </Touchable>
      {battles.length > 0 && <Text size="small" bold>{`${battleWords(told)}.`}</Text>}
      {open ? (
        <>
          <View role="list" aria-label={`The way through ${title}`}>
            {places.map((place, at) => <Step key={`${at} ${place.entry}`} place={place} />)}
          </View>
          <Text size="small" tone="dim">{unseenWords(told)}</Text>
        </>
      ) : taken.length > 0 && <Text size="small" tone="dim">{taken.join(' · ')}</Text>}
      {notes.map((note) => <Text key={note} size="small">{`Note: ${note}`}</Text>)}
    </View>
  );
}

/** A place on the way, to be read again by touching it; where it forked, the way taken by its words and the others as blanks. */
function Step({ place: { title, ways, test, paragraphs } }: { readonly place: Place }) {
  const { colours, type } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <View role="listitem" style={[styles.step, { borderColor: colours.ink }]}>
      <Touchable aria-expanded={open} aria-label={`${title}: ${open ? 'shut the page' : 'read it again'}`} onPress={() => setOpen(!open)} style={styles.place}>
        <Text size="small" bold={open} style={styles.grow}>{title}</Text>
        <Icon name={open ? 'minus' : 'plus'} size={type.small.fontSize} colour={colours.dim} />
      </Touchable>
      {open && paragraphs.map((text) => <Text key={text} style={proseOf(type.body.fontSize)}>{text}</Text>)}
      {ways.length > 0 && (
        <View style={styles.ways}>
          {ways.map(({ letter, label }) => (
            <View
              key={letter}
              aria-label={label === undefined ? `${letter}: not taken` : `${letter}: ${label}, taken`}
              style={[styles.way, label === undefined ? { borderColor: colours.line, borderStyle: 'dashed' } : { borderColor: colours.accent, backgroundColor: colours.raised }]}
            >
              <Text size="tiny" bold={label !== undefined} tone={label === undefined ? 'dim' : 'ink'}>{label === undefined ? letter : `${letter}: ${label}`}</Text>
            </View>
          ))}
        </View>
      )}
      {test && <Text size="tiny" tone="dim">{`${nameOf(test.hero)} was tested: it was ${test.success ? '' : 'not '}enough.`}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  chapter: { borderWidth: 1.5, borderRadius: radius.medium, padding: space.medium, gap: space.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: TOUCH },
  step: { borderLeftWidth: 2, paddingLeft: space.medium, gap: space.tiny },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: TOUCH },
  grow: { flex: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  way: { borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, minWidth: 32, minHeight: 28, justifyContent: 'center', alignItems: 'center' },
});
