import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, TOUCH, radius, space, useTheme } from '@/theme';
import { Button, Heading, Sheet, Text, TextField, Touchable } from '@/theme/ui';

import { factName } from '../../content/story/factNames';
import { chronicleOf, type Place, type ToldChapter, type ToldFact } from '../../story/chronicle';
import { MOST_LETTERS, marginLeft } from '../../story/decisions';
import { LAST_CHAPTER } from '../../story/progress';
import type { StoryState } from '../../story/state';
import { nameOf } from '../../story/words';
import { proseOf } from './reading/bookFace';

interface LogSheetProps {
  readonly view: StoryState;
  readonly open: boolean;
  onClose(): void;
  /** Absent while nothing may be written. */
  onNote?(text: string): Promise<boolean>;
}

/** The log as a map: the way through every chapter, what was not taken blank; every Fact, where it came from and what it did. */
export function LogSheet({ view, open, onClose, onNote }: LogSheetProps) {
  const [note, setNote] = useState('');
  const room = Math.min(MOST_LETTERS, marginLeft(view));
  const write = async () => {
    if (await onNote?.(note)) setNote('');
  };
  return (
    <Sheet title="The log" visible={open} onClose={onClose}>
      {open && [...chronicleOf(view)].reverse().map((told) => <ChapterMap key={told.chapter} told={told} />)}
      {view.chapter < LAST_CHAPTER && <Text size="small" tone="dim">{`Chapters ${view.chapter + 1} to ${LAST_CHAPTER} are blank.`}</Text>}
      {onNote && room > 0 && (
        <View style={styles.note}>
          <TextField label="A note for the log" value={note} maxLength={room} placeholder="Nezu eats nothing." onChange={setNote} onSubmit={() => void write()} />
          <Button label="Write it down" disabled={note.trim() === ''} onPress={() => void write()} />
        </View>
      )}
    </Sheet>
  );
}

const battleWords = ({ battles }: ToldChapter): string =>
  battles.map(({ won, rounds }) => `${won ? 'Won' : 'Lost'} in round ${rounds}`).join('. ');

function ChapterMap({ told }: { readonly told: ToldChapter }) {
  const { colours } = useTheme();
  const { chapter, title, when, places, unseen, facts, notes, battles } = told;
  return (
    <View style={[styles.chapter, { borderColor: when === 'now' ? colours.accent : colours.line }]}>
      <Text size="tiny" bold tone={when === 'now' ? 'accent' : 'dim'}>{when === 'now' ? `CHAPTER ${chapter}, NOW` : `CHAPTER ${chapter}`}</Text>
      <Heading level={2} size="large">{title}</Heading>
      <View role="list" aria-label={`The way through ${title}`}>
        {places.map((place, at) => <Step key={`${at} ${place.entry}`} place={place} />)}
      </View>
      {battles.length > 0 && <Text size="small" bold>{`${battleWords(told)}.`}</Text>}
      <Text size="small" tone="dim">{unseen === 1 ? 'One place of this chapter was not seen.' : `${unseen} places of this chapter were not seen.`}</Text>
      {facts.length > 0 && <View role="list" aria-label={`Facts of ${title}`} style={styles.facts}>{facts.map((fact) => <Fact key={fact.fact} told={fact} />)}</View>}
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
      {test && <Text size="tiny" tone="dim">{`${nameOf(test.hero)} was tested: ${test.success ? 'enough' : 'not enough'}.`}</Text>}
    </View>
  );
}

function Fact({ told: { fact, from, did } }: { readonly told: ToldFact }) {
  const { colours } = useTheme();
  return (
    <View role="listitem" style={[styles.fact, { borderColor: colours.accent }]}>
      <Text size="small" bold>{factName(fact)}</Text>
      <Text size="tiny" tone="dim">{`From: ${from}`}</Text>
      {did.map(({ boss, words }) => <Text key={`${boss} ${words}`} size="tiny">{`${boss}: ${words}`}</Text>)}
    </View>
  );
}

const styles = StyleSheet.create({
  chapter: { borderWidth: 1.5, borderRadius: radius.medium, padding: space.medium, gap: space.small },
  step: { borderLeftWidth: 2, paddingLeft: space.medium, gap: space.tiny },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: TOUCH },
  grow: { flex: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  way: { borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, minWidth: 32, minHeight: 28, justifyContent: 'center', alignItems: 'center' },
  facts: { gap: space.small },
  fact: { borderLeftWidth: 3, paddingLeft: space.small },
  note: { gap: space.small, paddingTop: space.medium },
});
