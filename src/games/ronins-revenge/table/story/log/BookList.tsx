import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { HoldHandle } from '@/table/kit/drawer/HoldHandle';
import { space } from '@/theme';
import { Button, Segmented, Text } from '@/theme/ui';

import type { HeroId } from '../../../content/terms';
import { FACES } from '../../../faces.generated';
import type { BookChapter } from '../../../story/books';
import { nameOf } from '../../../story/words';

interface Book {
  readonly hero: HeroId;
  readonly chapters: readonly BookChapter[];
}

export interface Reader {
  readonly seat: Seat;
  readonly name: string;
  readonly books: readonly Book[];
}

export interface HeldPage {
  readonly hero: HeroId;
  readonly chapter: number;
}

interface BookListProps {
  readonly readers: readonly Reader[];
  /** Who has the device in hand and may read. */
  readonly open: Seat | undefined;
  /** Nobody else is there to be kept from looking. */
  readonly alone: boolean;
  readonly held: HeldPage | undefined;
  onOpen(seat: Seat): void;
  onShut(): void;
  onHold(page: HeldPage | undefined): void;
}

const isWritten = ({ books }: Reader): boolean => books.some(({ chapters }) => chapters.length > 0);
const bookNames = ({ books }: Reader): string => books.map(({ hero }) => `${nameOf(hero)}’s`).join(' and ');

/** Whose books there are, and the pages of the one that is open. */
export function BookList({ readers, open, alone, held, onOpen, onShut, onHold }: BookListProps) {
  if (!readers.some(isWritten)) return <Text size="small" tone="dim">The Books of Secrets are opened before the first battle.</Text>;
  return (
    <>
      <Text size="small" tone="dim">{alone ? 'What your Books of Secrets said before each battle.' : 'What the Books of Secrets said before each battle, each for its own player.'}</Text>
      {readers.filter(isWritten).map((reader) => (
        <View key={reader.seat} style={styles.reader}>
          {reader.seat === open
            ? <OpenBooks books={reader.books} held={held} onHold={onHold} />
            : <Button icon="hidden" label={`${reader.name}: open ${bookNames(reader)} ${reader.books.length === 1 ? 'book' : 'books'}`} onPress={() => onOpen(reader.seat)} />}
          {reader.seat === open && !alone && <Button label={`${reader.name} is done: shut it`} onPress={onShut} />}
        </View>
      ))}
    </>
  );
}

function OpenBooks({ books, held, onHold }: { readonly books: readonly Book[] } & Pick<BookListProps, 'held' | 'onHold'>) {
  const [chosen, setChosen] = useState<HeroId>();
  const book = books.find(({ hero }) => hero === chosen) ?? books[0];
  if (!book) return null;
  const { hero, chapters } = book;
  return (
    <>
      {books.length > 1 && <Segmented<HeroId> label="Whose book" value={hero} segments={books.map((each) => ({ value: each.hero, label: nameOf(each.hero) }))} onChange={setChosen} />}
      <View style={styles.head}>
        <FacePicture sheet={FACES} id={hero} treatment={sumi} side={FACE} />
        <Text bold style={styles.words}>{`${nameOf(hero)}’s Book of Secrets`}</Text>
      </View>
      {chapters.map(({ chapter, title }) => (
        <HoldHandle
          key={chapter} label={`${chapter}. ${title}`} shown={held?.hero === hero && held.chapter === chapter}
          onShow={(shown) => onHold(shown ? { hero, chapter } : undefined)}
        />
      ))}
    </>
  );
}

const FACE = 44;

const styles = StyleSheet.create({
  reader: { gap: space.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  words: { flex: 1 },
});
