import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { handOver } from '@/store/files';
import type { TableProps } from '@/table/contract';
import { Scroll } from '@/table/kit/layout/Scroll';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { useEventFeed } from '@/table/tableContext';
import { TOUCH, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import type { StoryMove } from '../../story/decisions';
import type { StoryEvent, StoryState } from '../../story/state';
import { LogSheet } from './LogSheet';
import { CampPanel } from './panels/CampPanel';
import { DraftPanel } from './panels/DraftPanel';
import { BooksPanel, ChoosePanel, OmensPanel, RollPanel } from './panels/OtherPanels';
import { BallotPanel, CommitPanel, DeclarePanel, type PanelProps } from './panels/VotePanel';
import { PageView } from './reading/PageView';
import { keepsake, pageText, spoken } from './reading/pageText';
import { voice } from './reading/readAloud';

const LETTERS = [0.85, 1, 1.2, 1.45] as const;
/** How large the reader likes it; kept while the app runs. */
let usual = 1;

const PANELS: Readonly<Record<string, (props: PanelProps) => React.ReactNode>> = {
  declare: DeclarePanel, commit: CommitPanel, ballot: BallotPanel, choose: ChoosePanel, roll: RollPanel, omens: OmensPanel, journals: BooksPanel, camp: CampPanel, keep: DraftPanel,
};

/** What is pressed once the page has been read. */
const CALLS: Readonly<Record<string, string>> = { declare: 'To the vote', ballot: 'To the vote', choose: 'To the test' };

/** Questions beside which something may be written down. */
const NOTABLE: readonly string[] = ['turnPage', 'declare', 'omens', 'camp'];

/** Room for a vote; nobody reads much beside it. */
const TALL = { smallPhone: 330, phone: 440, landscape: 220, tablet: 460, desktop: 460 } as const;
const SHORT = 76;

/** The book lies open: pages to read, and below them what is asked. */
export function StoryBoard({ view, mine, legal, mode, play, playAs }: TableProps<StoryState, StoryMove>) {
  const { colours } = useTheme();
  const { beside } = useRoom();
  const last = view.pages.length - 1;
  // Where this reader is. The story may have gone on: the next page waits until it is turned.
  const [at, setAt] = useState(last);
  const [letters, setLetters] = useState(usual);
  const [log, setLog] = useState(false);
  // A vote or a test waits until its page has been read.
  const [heard, setHeard] = useState(-1);
  const place = mode === 'play' ? Math.min(at, last) : last;
  const page = view.pages[place];
  const [prompt] = mine;
  const answering = heard >= place || (prompt !== undefined && CALLS[prompt.kind] === undefined);

  useEventFeed<StoryEvent, StoryState>((event, beat) => {
    beat.arrive();
    if (event.type === 'revealed') feel('flip');
    if (event.type === 'rolled') feel('diceSettle');
    if (event.type === 'gained') feel('tick');
    return Promise.resolve();
  });

  const turnTo = (next: number) => {
    voice?.hush();
    setAt(next);
    feel('pageTurn');
  };
  const readOn = async () => {
    if (prompt && (await playAs(prompt.seat, { kind: 'turn' }))) turnTo(place + 1);
  };
  const resize = () => {
    usual = LETTERS[(LETTERS.findIndex((each) => each === letters) + 1) % LETTERS.length] ?? 1;
    setLetters(usual);
  };

  const answer = () => {
    if (place < last) return <Button large kind="primary" label={place === last - 1 ? 'Read on' : `On to page ${place + 2}`} onPress={() => turnTo(place + 1)} style={styles.on} />;
    if (!prompt || mode === 'replay') return undefined;
    if (prompt.kind === 'turnPage') return <Button large kind="primary" label="Read on" onPress={() => void readOn()} style={styles.on} />;
    const call = CALLS[prompt.kind];
    if (call && !answering) return <Button large kind="primary" label={call} onPress={() => setHeard(place)} style={styles.on} />;
    const Panel = PANELS[prompt.kind];
    return Panel && <Panel view={view} seat={prompt.seat} moves={[...legal(prompt.seat)]} play={(move) => (mine.length > 1 ? playAs(prompt.seat, move) : play(move))} />;
  };

  const text = page && pageText(view, page);
  const short = place < last || !prompt || prompt.kind === 'turnPage' || !answering;
  const board = (
    <View style={styles.book}>
      {page && <PageView key={place} view={view} page={page} letters={letters} pictured={short || beside} />}
      <View style={[styles.tools, { backgroundColor: colours.paper, borderColor: colours.line }]}>
        <Tool label="Back" words="‹ Back" disabled={place === 0} onPress={() => turnTo(place - 1)} />
        <Text size="small" tone="dim">{`${place + 1} of ${last + 1}`}</Text>
        <View style={styles.right}>
          {page?.kind === 'last' && <Tool label="Keep or share this story" words="Keep" onPress={() => void handOver('souls-of-kurokai.txt', keepsake(view))} />}
          {voice && text && <Tool label="Read this page aloud" words="Aloud" onPress={() => voice?.read(spoken(text))} />}
          <Tool label="Size of the letters" words="Aa" onPress={resize} />
          <Tool label="Map of the chapter and Facts" words="Map" onPress={() => setLog(true)} />
        </View>
      </View>
    </View>
  );
  const asked = answer();
  return (
    <>
      <TableLayout board={board} panel={asked && <Scroll label="What is asked" style={styles.panel}>{asked}</Scroll>} panelFills panelHeight={short ? SHORT : TALL} />
      <LogSheet view={view} open={log} onClose={() => setLog(false)} onNote={prompt && NOTABLE.includes(prompt.kind) ? (text) => playAs(prompt.seat, { kind: 'note', text }) : undefined} />
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly words: string;
  readonly disabled?: boolean;
  onPress(): void;
}

function Tool({ label, words, disabled = false, onPress }: ToolProps) {
  return (
    <Touchable aria-label={label} disabled={disabled} onPress={onPress} style={styles.tool}>
      <Text size="small" bold tone={disabled ? 'dim' : 'accent'}>{words}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  book: { flex: 1 },
  tools: { flexDirection: 'row', alignItems: 'center', borderTopWidth: 1, paddingHorizontal: space.small, gap: space.tiny, flexWrap: 'wrap' },
  right: { flexDirection: 'row', flexGrow: 1, justifyContent: 'flex-end', flexWrap: 'wrap' },
  tool: { minHeight: TOUCH, minWidth: TOUCH, paddingHorizontal: space.small, alignItems: 'center', justifyContent: 'center' },
  panel: { flex: 1 },
  on: { margin: space.medium },
});
