import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState, type ReactNode } from 'react';

import { CLOCK } from '@/engine/game';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { plain } from '@/games/ronins-revenge/rules/names';
import { openNotes } from '@/games/ronins-revenge/story/books';
import type { StoryMove } from '@/games/ronins-revenge/story/decisions';
import { newRecord, type ChapterRecord } from '@/games/ronins-revenge/story/record';
import storyTable from '@/games/ronins-revenge/table/story';
import { endsInVote } from '@/games/ronins-revenge/table/story/asked';
import { LogSheet } from '@/games/ronins-revenge/table/story/log/LogSheet';
import { CampFoot, CampPanel } from '@/games/ronins-revenge/table/story/panels/CampPanel';
import { DraftPanel } from '@/games/ronins-revenge/table/story/panels/DraftPanel';
import { BooksPanel, ChoosePanel, OmensPanel } from '@/games/ronins-revenge/table/story/panels/OtherPanels';
import { Turned } from '@/games/ronins-revenge/table/story/panels/Turned';
import { BallotPanel, CommitPanel, DeclarePanel, type PanelProps } from '@/games/ronins-revenge/table/story/panels/VotePanel';
import { BookPage } from '@/games/ronins-revenge/table/story/reading/BookPage';
import { sizeThatFits } from '@/games/ronins-revenge/table/story/reading/bookFace';
import { pageText } from '@/games/ronins-revenge/table/story/reading/pageText';
import { show } from '@tests/components/shelf/show';
import { PAIR, SOLO, openAt, partyOf, readOn, story, type Story } from '@tests/games/ronins-revenge/story/party';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

/** A panel over a situation: presses are moves. */
function panel(s: Story, Panel: (props: PanelProps) => ReactNode, seat = 0) {
  const played: StoryMove[] = [];
  const play = (move: StoryMove) => {
    played.push(move);
    s.play(seat, move);
    return Promise.resolve(true);
  };
  const props = () => ({ view: s.view(seat), seat, moves: [...s.moves(seat)], play });
  function Held() {
    const [book, setBook] = useState<HeroId>();
    return <><Panel {...props()} onHold={setBook} />{book && <BookPage hero={book} notes={openNotes(s.view(seat), book)} letters={1} />}</>;
  }
  show(<Held />);
  return played;
}

const KAJA = { name: 'Kaja', plays: 'person' } as const;
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('RR-414 opinions show the reason first and never the power', () => {
  panel(readOn(story(SOLO)), DeclarePanel);
  expect(screen.getByText(/^Doors are for guests. The boy has already shown us the better one. Sayaka, for A/)).toBeOnTheScreen();
  expect(screen.getByLabelText(/^Sayaka: Doors.*For A, with a hidden power/)).toBeOnTheScreen();
  expect(screen.queryByText(/\b3\b/)).toBeNull();
});

test('RR-411 a letter is named by touching its words', () => {
  const played = panel(readOn(story(SOLO)), DeclarePanel);
  press('B: Raise the banner on the road');
  expect(played).toEqual([{ kind: 'declare', hero: 'takahiro', letter: 'B' }]);
});

test('RR-410 an option the story has closed stands there dimmed and says why', () => {
  panel(openAt({ ...SOLO, chapter: 2 }, 11), DeclarePanel);
  expect(screen.getByRole('button', { name: /^C: First tell her.*would have to have gone otherwise/ })).toBeDisabled();
});

test('RR-412 RR-416 six cards; a spent one cannot be laid', () => {
  const s = readOn(story(SOLO)).change((draft) => { draft.party.takahiro.spent = ['moon']; });
  s.play(0, { kind: 'declare', hero: 'takahiro', letter: 'A' });
  const played = panel(s, CommitPanel);
  expect(screen.getByRole('button', { name: '6 spent: Moon' })).toBeDisabled();
  press('5 Stone');
  expect(played).toEqual([{ kind: 'commit', hero: 'takahiro', card: 'stone' }]);
});

test('RR-422 a secret letter is followed by the hand in its place, and may be changed until a card lies', () => {
  const played = panel(readOn(story({ ...SOLO, secretLetters: true })), BallotPanel);
  expect(screen.queryByRole('button', { name: '6 Moon' })).toBeNull();
  press('A: Take the drain');
  expect(screen.queryByRole('button', { name: /^B: / })).toBeNull();
  press('Another letter');
  press('B: Raise the banner on the road');
  press('6 Moon');
  expect(played).toEqual([{ kind: 'ballot', hero: 'takahiro', letter: 'B', card: 'moon' }]);
});

test('RR-415 the cards of a vote are turned up one after the other; the winner is named when all are up', () => {
  const s = readOn(story(SOLO));
  s.play(0, { kind: 'declare', hero: 'takahiro', letter: 'A' });
  s.play(0, { kind: 'commit', hero: 'takahiro', card: 'moon' });
  const page = s.state.pages.find((each) => each.kind === 'entry' && each.vote !== undefined);
  jest.useFakeTimers();
  try {
    show(<Turned view={s.view(0)} page={page} beatMs={100} label="Read on" onPress={() => undefined} />);
    expect(screen.getByText(/^Takahiro \? \+ Sayaka \? \+ Kosuke \? = 0$/)).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText(/^Takahiro 6 \+ Sayaka \? \+ Kosuke \? = 6$/)).toBeOnTheScreen();
    expect(screen.queryByText(/is followed/)).toBeNull();
    for (let card = 0; card < 3; card++) act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText(/is followed/)).toBeOnTheScreen();
  } finally {
    jest.useRealTimers();
  }
});

test('RR-425 whom to send: everybody with the number of dice', () => {
  const played = panel(openAt(SOLO, 3), ChoosePanel);
  expect(screen.getByRole('button', { name: 'Sayaka' })).toHaveTextContent(/Agility 4 · 77 %/);
  press('Sayaka');
  expect(played).toEqual([{ kind: 'propose', hero: 'sayaka' }]);
});

test('RR-409 RR-434 what the Facts change is shown one by one', () => {
  panel(readOn(openAt({ ...SOLO, facts: ['villageRises', 'ledgerKept'] }, 24)), OmensPanel);
  expect(screen.getByText('The village has risen')).toBeOnTheScreen();
  expect(screen.queryByText('Ledger kept')).toBeNull();
  press('Next: 2 of 2');
  expect(screen.getByText('Ledger kept')).toBeOnTheScreen();
  press('Go on');
});

test('RR-433 what comes out of the Secret Pack is shown with what it does', () => {
  panel(readOn(openAt({ ...SOLO, facts: ['bellTaken'] }, 24)), OmensPanel);
  const bell = BOSSES.ushikado.pack.items.find(({ id }) => id === 'foxBell');
  expect(screen.getByText(`Fox Bell: ${plain(bell?.words ?? '')}`)).toBeOnTheScreen();
});

test('RR-428 a book is not even drawn until it is held, and shut again when let go', () => {
  panel(atBooks(), BooksPanel);
  const note = CHAPTERS[0]?.journals.takahiro[0]?.text ?? '';
  expect(screen.queryByText(note)).toBeNull();
  const book = screen.getByRole('button', { name: /^Takahiro’s book: hold to look/ });
  fireEvent(book, 'pressIn');
  for (const leaf of screen.UNSAFE_root.findAll(({ props }) => typeof props.onLayout === 'function')) fireEvent(leaf, 'layout', { nativeEvent: { layout: { width: 300, height: 400 } } });
  expect(screen.getByText(note)).toBeOnTheScreen();
  expect(screen.queryByText(CHAPTERS[0]?.journals.sayaka[3]?.text ?? '')).toBeNull();
  fireEvent(book, 'pressOut');
  expect(screen.queryByText(note)).toBeNull();
});

test('RR-437 loot: the cards in hand, what they are, and for whom', () => {
  const s = readOn(story({ ...SOLO, part: 'victory' })).change((draft) => {
    if (draft.draft) draft.draft.piles.takahiro = ['shackleHooks', 'burntPrayerStrip', 'crimson', 'linkMail', 'saltPouch'];
  });
  const played = panel(s, DraftPanel);
  expect(screen.getByRole('button', { name: 'Shackle Hooks' })).toHaveTextContent(/Weapon\s*Not for a samurai/);
  expect(screen.getByRole('button', { name: 'Burnt Prayer Strip' })).toHaveTextContent(/Relic\s*Belongs to Takahiro/);
  press('Burnt Prayer Strip');
  expect(played).toEqual([]);
  press('Keep Burnt Prayer Strip');
  expect(played).toEqual([{ kind: 'keep', hero: 'takahiro', card: 'burntPrayerStrip' }]);
});

test('RR-443 RR-83 camp: a skill that can be learned, what is worn, and the way on', () => {
  const s = readOn(story({ ...SOLO, part: 'defeat', chapter: 3, level: 2, party: partyOf({ takahiro: 0 }, { takahiro: { souls: { crimson: 2, azure: 0, jade: 0, violet: 0 } } }) }));
  s.play(0, { kind: 'goOn' });
  const played = panel(s, CampPanel);
  expect(screen.queryByRole('button', { name: /^Later: Formation Call/ })).toBeNull();
  press(/^Skills for later: /);
  expect(screen.getByRole('button', { name: /^Later: Formation Call/ })).toBeOnTheScreen();
  press(/^Learn: Iron Promise, 2 crimson/);
  expect(played).toEqual([{ kind: 'learn', hero: 'takahiro', skill: 'ironPromise' }]);
});

test('RR-409 the way into the battle stands below the camp', () => {
  const s = readOn(openAt(SOLO, 24));
  s.play(0, { kind: 'goOn' });
  s.play(0, { kind: 'shut', hero: 'takahiro' });
  const played = panel(s, CampFoot);
  press('Ready for the battle');
  expect(played).toEqual([{ kind: 'ready' }]);
});

test('RR-428 a page of a book is set so that all of it is seen at once: a finger that holds cannot scroll', () => {
  const long = CHAPTERS.flatMap(({ journals }) => journals.takahiro).slice(0, 4).map(({ text }) => text);
  expect(sizeThatFits(long.slice(0, 1), { width: 320, height: 480 }, 18)).toBe(18);
  const size = sizeThatFits(long, { width: 320, height: 380 }, 36);
  expect(size).toBeLessThan(36);
  expect(size).toBeGreaterThanOrEqual(12);
});

test('RR-449 from the last pages one may leaf back to the victory: whether a page ends in a vote is asked of that page', () => {
  const s = readOn(story({ ...SOLO, chapter: 10, part: 'scar', variant: 'cagedDawn' })).change((draft) => {
    draft.pages.unshift({ kind: 'entry', entry: 1, also: [], gained: [] });
  });
  const { pages } = s.state;
  expect(pages[pages.length - 1]?.kind).not.toBe('entry');
  expect(pages.map((page) => endsInVote(s.state, page))).toEqual(pages.map(() => false));
  const [, atVote] = readOn(story(SOLO)).state.pages;
  expect(endsInVote(story(SOLO).state, atVote)).toBe(true);
});

test('RR-516 a page is its entry and the paragraphs whose conditions held, word for word', () => {
  const s = story({ ...SOLO, chapter: 2, facts: ['villageRises'] });
  const [page] = s.state.pages;
  const entry = CHAPTERS[1]?.entries[0];
  expect(page && pageText(s.state, page)).toEqual({ over: 'Chapter 2: The Loom in the Cedars', title: 'The Hem', paragraphs: [entry?.text, entry?.also?.[0]?.text] });
});

/** Two people with their books before them. */
function atBooks(): Story {
  const s = readOn(openAt({ ...PAIR, facts: ['bannerRaised', 'ledgerKept', 'bellTaken'] }, 24));
  s.play(s.asks(0) ? 0 : 1, { kind: 'goOn' });
  return s;
}

test('RR-407 a place on the map is touched and read again, word for word', () => {
  const s = story(SOLO);
  show(<LogSheet view={s.view(0)} players={[KAJA]} onClose={() => undefined} />);
  const text = CHAPTERS[0]?.entries[0]?.text ?? '';
  expect(screen.queryByText(text)).toBeNull();
  press('Posting House: read it again');
  expect(screen.getByText(text)).toBeOnTheScreen();
  press('Posting House: shut the page');
  expect(screen.queryByText(text)).toBeNull();
});

test('RR-407 chapters behind are folded to what was decided in them; Facts lie apart, with what they did', () => {
  const first: ChapterRecord = {
    ...newRecord(), path: [1, 2, 3, 6], votes: [{ vote: 'v1', letter: 'A', letters: { takahiro: 'A', sayaka: 'A', kosuke: 'A', kensho: 'C' } }], gained: ['cellsFound'],
    battles: [{ won: true, rounds: 5, dealt: { takahiro: 30, sayaka: 60, kosuke: 0, kensho: 10 } }],
  };
  const s = story({ ...SOLO, chapter: 2, facts: ['cellsFound'], history: [first, newRecord()] });
  show(<LogSheet view={s.view(0)} players={[KAJA]} onClose={() => undefined} />);
  expect(screen.getByText('A: Take the drain')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'The Drain: read it again' })).toBeNull();
  press('CHAPTER 1 The Ash Gate: show the way');
  expect(screen.getByRole('button', { name: 'The Drain: read it again' })).toBeOnTheScreen();
  expect(screen.queryByText(/Up to two heroes may start/)).toBeNull();
  fireEvent.press(screen.getByRole('radio', { name: '1 Fact' }));
  expect(screen.getByText(/^Cells found\. From: The Dry Shelf$/)).toBeOnTheScreen();
  expect(screen.getByText(/^Ushikado, Gaoler of the Ash Gate: Up to two heroes may start/)).toBeOnTheScreen();
});

test('RR-480 the log, the goal bar, the headline and the line among the saves hold nothing of an open book', () => {
  const s = atBooks();
  const notes = [...(s.state.notes.takahiro ?? []), ...(s.state.notes.sayaka ?? [])];
  const secrets = (CHAPTERS[0] ? [...CHAPTERS[0].journals.takahiro, ...CHAPTERS[0].journals.sayaka] : []).filter(({ id }) => notes.includes(id)).map(({ text }) => text);
  expect(secrets.length).toBeGreaterThan(2);
  show(<LogSheet view={s.view(0)} players={[KAJA]} onClose={() => undefined} />);
  const seen = JSON.stringify([screen.toJSON(), storyTable.summary?.(s.view(CLOCK)), storyTable.headline?.(s.view(0)), storyTable.goal?.(s.view(0), 0)]);
  expect(seen).toContain('The Ash Gate');
  expect(secrets.filter((text) => seen.includes(text))).toEqual([]);
});
