import { use, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { useSettings } from '@/store/settings';
import { Turned } from '@/table/board/turning';
import type { TableProps } from '@/table/contract';
import { FurnitureContext } from '@/table/kit/layout/furniture';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { space, useTheme } from '@/theme';

import type { HeroId } from '../../../content/terms';
import { openNotes } from '../../../story/books';
import { storyDecisions, type StoryMove } from '../../../story/decisions';
import type { StoryState } from '../../../story/state';
import { NOTABLE } from '../asked';
import { KeepTool } from '../LastWord';
import { ChapterNow } from '../log/ChapterNow';
import { LogSheet } from '../log/LogSheet';
import { PageTools } from '../PageTools';
import { ReaderTools, Tool } from '../ReaderTools';
import { BookPage } from '../reading/BookPage';
import { Corner, isAnsweredAtCorners } from './Corner';
import { Leaf } from './Leaf';
import { useRound } from './useRound';

/** How deep the corners are: enough for letters and what they stand for, or for a row of cards, the handle to look at them and the way on. */
const DEPTHS: Readonly<Record<string, number>> = { declare: 180, choose: 180, commit: 240, ballot: 240, journals: 176 };
const READING = 72;
/** Corners are made of lines and of buttons, and buttons grow less. */
const GROWTH = 0.6;
const TOOLS = 60;
/** Read from the far side of a table. */
const LARGER = 1.15;

/**
 * Around one device: the book lies open towards both long sides, and everybody has a corner there, turned to them. All
 * answer at the same time, secrets under the hand; nobody is sent away but for the Books of Secrets.
 */
export function AroundStory(table: TableProps<StoryState, StoryMove>) {
  const { view, names, players, speed, reducedMotion, knownTo, playAs } = table;
  const { readingScale } = useSettings();
  const { textScale } = useTheme();
  const round = useRound(table);
  const [log, setLog] = useState(false);
  const [book, setBook] = useState<{ readonly hero: HeroId; readonly seat: Seat }>();
  const { reader: { place, last }, page, answers, fills, on, sides, first, back } = round;
  const furniture = use(FurnitureContext);
  const saidAtCorners = on !== undefined || answers.some(({ kind }) => isAnsweredAtCorners(kind));
  const roll = (strength: number) => {
    round.shaken(strength);
    if (first) void playAs(first.seat, { kind: 'roll' });
  };
  const corner = (seat: Seat) => {
    const known = knownTo(seat);
    const asked = answers.find((prompt) => prompt.seat === seat);
    return (
      <Corner
        key={seat} name={names[seat] ?? ''} view={known} seat={seat} asked={asked} on={on?.seat === seat ? on : undefined}
        moves={asked ? [...storyDecisions.moves(known, seat)] : []} play={(move) => playAs(seat, move)} onHold={(hero) => setBook(hero && { hero, seat })}
      />
    );
  };
  const depth = { height: (DEPTHS[answers[0]?.kind ?? ''] ?? READING) * (1 + (textScale - 1) * GROWTH) };
  const side = (seats: readonly Seat[], silent: boolean) => (
    <View style={styles.room}>
      {!fills && <View style={styles.room}><Leaf key={place} round={round} view={view} seats={seats} letters={readingScale * LARGER} speed={speed} reducedMotion={reducedMotion} silent={silent} onRoll={roll} /></View>}
      <View style={[styles.corners, fills ? styles.room : depth]}>{seats.map(corner)}</View>
    </View>
  );
  return (
    <FurnitureContext value={saidAtCorners ? { ...furniture, prompt: undefined } : furniture}>
      <TableLayout
        board={(
          <View style={styles.room}>
            <View style={styles.room}><Turned turn={180}>{side(sides.north, true)}</Turned></View>
            <View style={styles.room}><Turned turn={0}>{side(sides.south, false)}</Turned></View>
          </View>
        )}
        panel={(
          <ReaderTools place={`${place + 1} of ${last + 1}`} onBack={back}>
            {page && <PageTools key={place} view={view} page={page} />}
            {page?.kind === 'last' && <KeepTool view={view} />}
            <Tool label="Map of the chapter and Facts" words="Map" onPress={() => setLog(true)} />
          </ReaderTools>
        )}
        panelHeight={TOOLS}
        more={<ChapterNow view={view} />}
        cover={book && <View style={styles.cover}><Turned turn={sides.north.includes(book.seat) ? 180 : 0}><BookPage hero={book.hero} notes={openNotes(knownTo(book.seat), book.hero)} letters={readingScale} /></Turned></View>}
      />
      {log && <LogSheet view={view} players={players} onClose={() => setLog(false)} onNote={first && NOTABLE.includes(first.kind) ? (text) => playAs(first.seat, { kind: 'note', text }) : undefined} />}
    </FurnitureContext>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  corners: { flexDirection: 'row', gap: space.tiny, padding: space.tiny },
  cover: { ...StyleSheet.absoluteFill, zIndex: 6, pointerEvents: 'none' },
});
