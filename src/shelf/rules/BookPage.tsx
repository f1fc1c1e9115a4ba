import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BoxManifest } from '@/box/manifest';
import { useArrival } from '@/box/useArrival';
import { paragraphFor, paragraphNamed, searchBook, type Chapter, type PlayersBook } from '@/rulebook';
import type { BookPictures } from '@/rulebook/pictures';
import { Icon, radius, space, useTheme } from '@/theme';
import { Card, Heading, Screen, Text, TextField, Touchable } from '@/theme/ui';

import { ParagraphView } from './ParagraphView';

interface BookPageProps {
  readonly box: BoxManifest;
  readonly book: PlayersBook;
  /** A rule that somebody wants to read about. */
  readonly rule: string | undefined;
  onBack(): void;
}

const NO_PICTURES: BookPictures = {};

/** The rulebook of a box: what was asked for first, then chapter by chapter, and an index of the words people use. */
export function BookPage({ box, book, rule, onBack }: BookPageProps) {
  const { colours } = useTheme();
  const { part: pictures = NO_PICTURES } = useArrival(box.pictures ?? NOTHING_TO_COME);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<string | undefined>(rule === undefined ? book.chapters[0]?.title : undefined);
  const asked = rule === undefined ? undefined : paragraphFor(book, rule);
  const searching = typed.trim() !== '';
  const found = searchBook(book, typed);
  const [wanted, setWanted] = useState<string>();
  const read = wanted === undefined ? asked : paragraphNamed(book, wanted);
  return (
    <Screen title={`How to play ${box.title}`} onBack={onBack}>
      <View style={styles.search}>
        <Icon name="magnifying-glass" size={20} colour={colours.dim} />
        <TextField label="Search the rulebook" placeholder="Find a word" value={typed} onChange={setTyped} style={styles.field} />
      </View>
      {searching && <Text size="small" tone="dim" aria-live="polite">{foundWords(found)}</Text>}
      {!searching && read && (
        <Card style={[styles.asked, { borderColor: colours.accent }]}>
          <Text size="tiny" bold tone="accent">What you asked about</Text>
          <ParagraphView paragraph={read} pictures={pictures} />
        </Card>
      )}
      {found.map((chapter) => (
        <ChapterCard
          key={chapter.title} chapter={chapter} pictures={pictures} open={searching || open === chapter.title}
          onToggle={() => setOpen(open === chapter.title ? undefined : chapter.title)}
        />
      ))}
      {!searching && <Index book={book} onWord={setWanted} />}
    </Screen>
  );
}

/** A box without drawings. */
const NOTHING_TO_COME = { here: NO_PICTURES, load: () => Promise.resolve(NO_PICTURES) };

function foundWords(chapters: readonly Chapter[]): string {
  const count = chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  if (count === 0) return 'Nothing found. Try another word.';
  return count === 1 ? '1 paragraph found' : `${count} paragraphs found`;
}

interface ChapterCardProps {
  readonly chapter: Chapter;
  readonly pictures: BookPictures;
  readonly open: boolean;
  onToggle(): void;
}

function ChapterCard({ chapter: { title, icon, paragraphs }, pictures, open, onToggle }: ChapterCardProps) {
  const { colours } = useTheme();
  return (
    <Card style={styles.chapter}>
      <Touchable aria-label={title} aria-expanded={open} onPress={onToggle} style={styles.head}>
        <Icon name={icon} size={22} colour={colours.accent} />
        <Heading level={2} size="large" style={styles.title}>{title}</Heading>
        <Icon name={open ? 'minus' : 'plus'} size={18} colour={colours.accent} />
      </Touchable>
      {open && <View style={styles.body}>{paragraphs.map((paragraph) => <ParagraphView key={paragraph.id} paragraph={paragraph} pictures={pictures} />)}</View>}
    </Card>
  );
}

/** Every word people look for, in order; a touch shows its paragraph above. */
function Index({ book, onWord }: { readonly book: PlayersBook; onWord(id: string): void }) {
  const { colours } = useTheme();
  const words = Object.keys(book.index).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return (
    <Card style={styles.chapter}>
      <Heading level={2} size="large">Index</Heading>
      <View style={styles.index} role="group" aria-label="Index">
        {words.map((word) => (
          <Touchable key={word} role="link" aria-label={word} onPress={() => onWord(book.index[word] ?? '')} style={[styles.word, { borderColor: colours.line }]}>
            <Text size="small" bold tone="accent">{word}</Text>
          </Touchable>
        ))}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  search: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  field: { flex: 1 },
  asked: { borderWidth: 2, gap: space.small },
  chapter: { paddingVertical: space.tiny, gap: 0 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderRadius: radius.small },
  title: { flex: 1 },
  body: { gap: space.large, paddingBottom: space.medium },
  index: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, paddingVertical: space.small },
  word: { justifyContent: 'center', borderWidth: 1, borderRadius: radius.round, paddingHorizontal: space.medium },
});
