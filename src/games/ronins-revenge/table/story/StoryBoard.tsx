import { use, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { useSettings } from '@/store/settings';
import type { TableProps } from '@/table/contract';
import { FurnitureContext } from '@/table/kit/layout/furniture';
import { Scroll } from '@/table/kit/layout/Scroll';
import { isLarge } from '@/table/kit/layout/shares';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import type { ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { SLOWNESS } from '@/table/pace';
import { space, useTheme } from '@/theme';
import { Button } from '@/theme/ui';

import type { HeroId } from '../../content/terms';
import type { StoryMove } from '../../story/decisions';
import { openNotes } from '../../story/books';
import type { StoryState } from '../../story/state';
import { CALLS, CARD_MS, endsInVote, isDecided, NOTABLE, testAsked } from './asked';
import { KeepTool, LastWord } from './LastWord';
import { ChapterNow } from './log/ChapterNow';
import { LogSheet } from './log/LogSheet';
import { CampFoot, CampPanel } from './panels/CampPanel';
import { DraftPanel } from './panels/DraftPanel';
import { BooksPanel, ChoosePanel, OmensPanel } from './panels/OtherPanels';
import { TestTray } from './panels/TestTray';
import { Turned } from './panels/Turned';
import { BallotPanel, CommitPanel, DeclarePanel, type PanelProps } from './panels/VotePanel';
import { PageTools } from './PageTools';
import { ReaderTools, Tool } from './ReaderTools';
import { BookPage } from './reading/BookPage';
import { PageView } from './reading/PageView';
import { SidePicture } from './reading/SidePicture';
import { useReader } from './useReader';
import { useThrow } from './useThrow';

const PANELS: Readonly<Record<string, (props: PanelProps) => ReactNode>> = {
  declare: DeclarePanel, commit: CommitPanel, ballot: BallotPanel, choose: ChoosePanel, omens: OmensPanel, journals: BooksPanel,
};
/** What takes the place of the page: nobody reads beside it. `Foot`: what stands below it, always in reach. */
const TABLES: Readonly<Record<string, { readonly Table: (props: PanelProps) => ReactNode; readonly Foot?: (props: PanelProps) => ReactNode }>> = {
  camp: { Table: CampPanel, Foot: CampFoot }, keep: { Table: DraftPanel },
};

/** A vote does so where there is room for one of them only. */
const VOTES: typeof TABLES = { declare: { Table: DeclarePanel }, ballot: { Table: BallotPanel } };

/** Room for a vote; nobody reads much beside it. */
const TALL = { smallPhone: 400, phone: 440, landscape: 220, tablet: 460, desktop: 460 } as const;
/** Room for a vote with its cards face up. */
const DECIDED = { smallPhone: 310, phone: 340, landscape: 240, tablet: 350, desktop: 350 } as const;
/** Room for a hand of cards, or a book. */
const MIDDLING = { smallPhone: 250, phone: 270, landscape: 200, tablet: 290, desktop: 290 } as const;
const SHORT = 76;
/** With large letters a button grows less than what stands around it; the one below a table has two lines of words. */
const SHORT_LARGE = 54;
/** Of the shorter side, what a page keeps beside a question in large letters; it has been read. */
const GLIMPSE = 0.3;
/** Of the height of a lying phone. */
const SIDE_PICTURE = 0.42;
const MODEST: readonly string[] = ['commit', 'journals', 'choose', 'omens'];

/** What stands below the page, and how much room it wants; `quiet`: the page has not been read yet, so nothing is asked. */
interface Asked {
  readonly content?: ReactNode;
  readonly height: ByRoom<number>;
  readonly quiet?: true;
}

const hush = (content: ReactNode, height: ByRoom<number> = SHORT): Asked => ({ content, height, quiet: true });

/** The book lies open: pages to read, and below them what is asked. */
export function StoryBoard({ view, mine, legal, mode, speed, reducedMotion, players, play, playAs }: TableProps<StoryState, StoryMove>) {
  const { beside, roomy, kind: room, height: tall } = useRoom();
  const furniture = use(FurnitureContext);
  const { readingScale } = useSettings();
  const large = isLarge(useTheme().textScale);
  const reader = useReader(view, mode === 'play');
  const { flying, shaken, landed } = useThrow();
  const [log, setLog] = useState(false);
  const [book, setBook] = useState<HeroId>();
  // Where there is little room the last page has it.
  const brief = large || room === 'smallPhone';
  const { place, last, leafing } = reader;
  const page = view.pages[place];
  const [prompt] = mode === 'replay' ? [] : mine;
  // Around one page everybody has heard it before the first of them votes in secret.
  const isHeard = reader.heard || prompt === undefined || CALLS[prompt.kind] === undefined || (prompt.kind === 'ballot' && view.seats > 1);
  const leadsToVote = prompt?.kind === 'turnPage' && endsInVote(view, page);
  const table = prompt && place === last && !flying && isHeard ? (TABLES[prompt.kind] ?? (room === 'smallPhone' ? VOTES[prompt.kind] : undefined)) : undefined;

  const panelProps = (seat: Seat): PanelProps => ({ view, seat, moves: [...legal(seat)], play: (move) => (mine.length > 1 ? playAs(seat, move) : play(move)), onHold: setBook });
  const readOn = async () => {
    if (prompt && (await playAs(prompt.seat, { kind: 'turn' })) && !leadsToVote) reader.turnTo(place + 1);
  };
  const roll = (seat: Seat) => (hard: number) => {
    shaken(hard);
    void playAs(seat, { kind: 'roll' });
  };

  const ask = (): Asked => {
    const tray = { speed, reducedMotion, onLanded: landed };
    if (flying) return hush(<TestTray asked={{ ...flying.result, dice: flying.faces.length }} thrown={flying} {...tray} />, TALL);
    if (place < last) {
      const beatMs = reader.isNew && !reducedMotion ? CARD_MS * SLOWNESS[speed] : 0;
      return hush(<Turned key={place} view={view} page={page} beatMs={beatMs} label={place === last - 1 ? 'Read on' : `On to page ${place + 2}`} onPress={() => reader.turnTo(place + 1)} />, isDecided(page) ? DECIDED : SHORT);
    }
    if (!prompt) return { height: SHORT };
    if (table && leafing) return hush(<Button large kind="primary" label={CALLS[prompt.kind] ?? 'Back to the table'} onPress={() => reader.leaf(false)} style={styles.on} />);
    if (table) return { content: table.Foot && <table.Foot {...panelProps(prompt.seat)} />, height: SHORT };
    if (prompt.kind === 'turnPage') {
      if (page?.kind === 'last') return hush(<LastWord view={view} brief={brief} onShut={() => void readOn()} />, brief ? SHORT : SHORT * 2);
      const turn = <Button large kind="primary" label={leadsToVote ? 'To the vote' : 'Read on'} onPress={() => void readOn()} style={styles.on} />;
      // Alone nobody has to be told whose turn it is to turn.
      return view.seats === 1 ? hush(turn) : { content: turn, height: SHORT };
    }
    const call = CALLS[prompt.kind];
    if (call && !isHeard) return hush(<Button large kind="primary" label={call} onPress={reader.hear} style={styles.on} />);
    if (prompt.kind === 'roll') return { content: <TestTray asked={testAsked(view)} thrown={undefined} {...tray} onRoll={roll(prompt.seat)} />, height: TALL };
    const Panel = PANELS[prompt.kind];
    return { content: Panel && <Scroll label="What is asked" style={styles.panel}><Panel {...panelProps(prompt.seat)} /></Scroll>, height: MODEST.includes(prompt.kind) ? MIDDLING : TALL };
  };

  const { content, height, quiet } = ask();
  const isShort = typeof height === 'number';
  // Answers in the place of the page have their question above them; beside the page it stands at the head of the column anyway.
  const above = table !== undefined && !leafing && !beside;
  // A column with one button in it has room for what lies beside the page.
  const idle = quiet === true && isShort && !large;
  const back = table && !leafing ? () => reader.leaf(true) : place > 0 ? () => reader.turnTo(place - 1) : undefined;
  const board = (
    <View style={styles.book}>
      {above && furniture.prompt}
      {table && prompt && !leafing
        ? <Scroll label="On the table" style={styles.panel}><View style={styles.table}><table.Table {...panelProps(prompt.seat)} /></View></Scroll>
        : page && <PageView key={place} view={view} page={page} letters={readingScale} pictured={room !== 'landscape' && ((isShort && !large) || beside || (roomy && height !== TALL))} decided={place !== last - 1} />}
      <ReaderTools place={`${place + 1} of ${last + 1}`} onBack={back}>
        {page && (leafing || !table) && <PageTools key={place} view={view} page={page} />}
        {brief && page?.kind === 'last' && <KeepTool view={view} />}
        <Tool label="Map of the chapter and Facts" words="Map" onPress={() => setLog(true)} />
      </ReaderTools>
    </View>
  );
  return (
    <FurnitureContext value={quiet || above ? { ...furniture, prompt: undefined } : furniture}>
      <TableLayout board={board} panel={content} {...(idle && { more: <ChapterNow view={view} /> })} {...(idle && room === 'landscape' && page && { own: <SidePicture view={view} page={page} most={tall * SIDE_PICTURE} /> })} panelFills={!(idle && room === 'desktop')} panelHeight={isShort && large && !table ? (height * SHORT_LARGE) / SHORT : height} {...(!quiet && !table && { leastBoard: GLIMPSE })} cover={prompt?.kind === 'journals' && book && <BookPage hero={book} notes={openNotes(view, book)} letters={readingScale} />} />
      {log && <LogSheet view={view} players={players} onClose={() => setLog(false)} onNote={prompt && NOTABLE.includes(prompt.kind) ? (text) => playAs(prompt.seat, { kind: 'note', text }) : undefined} />}
    </FurnitureContext>
  );
}

const styles = StyleSheet.create({
  book: { flex: 1 },
  panel: { flex: 1 },
  table: { width: '100%', maxWidth: 760, alignSelf: 'center' },
  on: { margin: space.medium },
});
