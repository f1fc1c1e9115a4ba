import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import type { Seat } from '@/engine/game';
import { handOver } from '@/store/files';
import { useSettings } from '@/store/settings';
import type { TableProps } from '@/table/contract';
import { Scroll } from '@/table/kit/layout/Scroll';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { TOUCH, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import type { StoryMove } from '../../story/decisions';
import { currentEntry } from '../../story/pages';
import type { StoryState } from '../../story/state';
import { diceOf, difficultyOf } from '../../story/trial';
import { LogSheet } from './LogSheet';
import { CampPanel } from './panels/CampPanel';
import { DraftPanel } from './panels/DraftPanel';
import { BooksPanel, ChoosePanel, OmensPanel } from './panels/OtherPanels';
import { TestTray } from './panels/TestTray';
import { BallotPanel, CommitPanel, DeclarePanel, type PanelProps } from './panels/VotePanel';
import { PageView } from './reading/PageView';
import { keepsake, pageText, spoken } from './reading/pageText';
import { voice } from './reading/readAloud';
import { useThrow } from './useThrow';

const LETTERS = [0.85, 1, 1.2, 1.45] as const;

const PANELS: Readonly<Record<string, (props: PanelProps) => React.ReactNode>> = {
  declare: DeclarePanel, commit: CommitPanel, ballot: BallotPanel, choose: ChoosePanel, omens: OmensPanel, journals: BooksPanel, camp: CampPanel, keep: DraftPanel,
};

/** What is pressed once the page has been read. */
const CALLS: Readonly<Record<string, string>> = { declare: 'To the vote', ballot: 'To the vote', choose: 'To the test' };

/** Questions beside which something may be written down. */
const NOTABLE: readonly string[] = ['turnPage', 'declare', 'omens', 'camp'];

/** Room for a vote, a pack or a draft; nobody reads much beside it. */
const TALL = { smallPhone: 400, phone: 440, landscape: 220, tablet: 460, desktop: 460 } as const;
/** Room for a hand of cards or a book. */
const MIDDLING = { smallPhone: 250, phone: 260, landscape: 200, tablet: 280, desktop: 280 } as const;
const SHORT = 76;
const MODEST: readonly string[] = ['commit', 'journals', 'choose'];

/** Whom the dice are for, and how many points are enough. */
function testAsked(view: StoryState) {
  const top = view.frames[view.frames.length - 1];
  const { test } = currentEntry(view);
  if (top?.kind !== 'roll' || !test) throw new Error('nobody is tested');
  return { hero: top.hero, needs: difficultyOf(view, test), dice: diceOf(top.hero, test) };
}

/** The book lies open: pages to read, and below them what is asked. */
export function StoryBoard({ view, mine, legal, mode, speed, reducedMotion, play, playAs }: TableProps<StoryState, StoryMove>) {
  const { colours } = useTheme();
  const { beside } = useRoom();
  const last = view.pages.length - 1;
  // Where this reader is. The story may have gone on: the next page waits until it is turned.
  const [at, setAt] = useState(last);
  const { readingScale, change } = useSettings();
  const [log, setLog] = useState(false);
  // A vote or a test waits until its page has been read.
  const [heard, setHeard] = useState(-1);
  const place = mode === 'play' ? Math.min(at, last) : last;
  const page = view.pages[place];
  const [prompt] = mine;
  const answering = heard >= place || (prompt !== undefined && CALLS[prompt.kind] === undefined);

  const { flying, shaken, landed } = useThrow();

  const turnTo = (next: number) => {
    voice?.hush();
    setAt(next);
    feel('pageTurn');
  };
  const readOn = async () => {
    if (prompt && (await playAs(prompt.seat, { kind: 'turn' }))) turnTo(place + 1);
  };
  const resize = () => change({ readingScale: LETTERS[(LETTERS.findIndex((each) => each === readingScale) + 1) % LETTERS.length] ?? 1 });
  const roll = (seat: Seat) => (hard: number) => {
    shaken(hard);
    void playAs(seat, { kind: 'roll' });
  };

  const answer = () => {
    if (flying) return <TestTray asked={{ ...flying.result, dice: flying.faces.length }} thrown={flying} speed={speed} reducedMotion={reducedMotion} onLanded={landed} />;
    if (place < last) return <Button large kind="primary" label={place === last - 1 ? 'Read on' : `On to page ${place + 2}`} onPress={() => turnTo(place + 1)} style={styles.on} />;
    if (!prompt || mode === 'replay') return undefined;
    if (prompt.kind === 'turnPage') return <Button large kind="primary" label="Read on" onPress={() => void readOn()} style={styles.on} />;
    const call = CALLS[prompt.kind];
    if (call && !answering) return <Button large kind="primary" label={call} onPress={() => setHeard(place)} style={styles.on} />;
    if (prompt.kind === 'roll') return <TestTray asked={testAsked(view)} thrown={undefined} speed={speed} reducedMotion={reducedMotion} onLanded={landed} onRoll={roll(prompt.seat)} />;
    const Panel = PANELS[prompt.kind];
    return Panel && <Panel view={view} seat={prompt.seat} moves={[...legal(prompt.seat)]} play={(move) => (mine.length > 1 ? playAs(prompt.seat, move) : play(move))} />;
  };

  const text = page && pageText(view, page);
  const short = !flying && (place < last || !prompt || prompt.kind === 'turnPage' || !answering);
  const board = (
    <View style={styles.book}>
      {page && <PageView key={place} view={view} page={page} letters={readingScale} pictured={short || beside} />}
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
      <TableLayout board={board} panel={asked && <Scroll label="What is asked" style={styles.panel}>{asked}</Scroll>} panelFills panelHeight={short ? SHORT : prompt && MODEST.includes(prompt.kind) ? MIDDLING : TALL} />
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
