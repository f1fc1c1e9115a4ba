import { act, fireEvent, screen } from '@testing-library/react-native';

import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import type { Saga } from '@/games/ronins-revenge/campaign/saga';
import { toldOf } from '@/games/ronins-revenge/campaign/told';
import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { bookOf } from '@/games/ronins-revenge/story/books';
import { ChapterNow } from '@/games/ronins-revenge/table/story/log/ChapterNow';
import LogPage from '@/games/ronins-revenge/table/story/log/LogPage';
import { LogSheet } from '@/games/ronins-revenge/table/story/log/LogSheet';
import { pageText } from '@/games/ronins-revenge/table/story/reading/pageText';
import { handOver } from '@/store/files';
import type { SeatPlayer } from '@/store/seats';
import { show } from '@tests/components/shelf/show';
import { playSaga } from '@tests/games/ronins-revenge/campaign/reached';
import { PAIR, SOLO, openAt, readOn, story, type Story } from '@tests/games/ronins-revenge/story/party';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));
jest.mock('@/games/ronins-revenge/table/story/ink/InkPicture', () => ({ InkPicture: () => null }));
jest.mock('@/store/files', () => ({ handOver: jest.fn(async () => undefined) }));

const person = (name: string): SeatPlayer => ({ name, plays: 'person' });
const KAJA = [person('Kaja')];
const PEOPLE = [person('Kaja'), person('Noor')];
const sagaOf = (seats: number, heroes: readonly HeroId[], chance: number): Saga => playSaga(`page-${seats}`, new Set(), { options: { seats, heroes, others: 'comrades' }, chance }).document;
const alone = sagaOf(1, ['sayaka'], 95);
const together = sagaOf(2, ['kosuke', 'kensho'], 50);

const onPage = (document: Saga, players: readonly SeatPlayer[]) => show(<LogPage document={document} players={players} onBack={() => undefined} />);
const tab = (name: string | RegExp) => fireEvent.press(screen.getByRole('radio', { name }));
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const hold = (name: string) => act(() => fireEvent(screen.getByRole('button', { name: `${name}: hold to look` }), 'pressIn'));
const letGo = (name: string) => act(() => fireEvent(screen.getByRole('button', { name: `${name}: hold to look` }), 'pressOut'));
/** A page that is held is set once its room is known. */
function settle(): void {
  for (const leaf of screen.UNSAFE_root.findAll(({ props }) => typeof props.onLayout === 'function')) fireEvent(leaf, 'layout', { nativeEvent: { layout: { width: 320, height: 500 } } });
}
const secretsOf = (heroes: readonly HeroId[]): readonly string[] => CHAPTERS.flatMap(({ journals }) => heroes.flatMap((hero) => journals[hero].map(({ text }) => text)));
const seenOf = (texts: readonly string[]): readonly string[] => texts.filter((text) => screen.queryByText(text) !== null);
const GATE = '1. The Ash Gate';

test('RR-449 a campaign that is over opens its log at the end: ending, four epilogues, last page; all of it can be shared', () => {
  onPage(alone, KAJA);
  const told = toldOf(alone);
  expect(told.pages.length).toBeGreaterThanOrEqual(6);
  for (const page of told.pages) for (const text of pageText(told, page).paragraphs) expect(screen.getByText(text)).toBeOnTheScreen();
  expect(screen.getByText('Four people sat by a fire that none of them had lit.')).toBeOnTheScreen();
  press('Keep or share this story');
  expect(handOver).toHaveBeenCalledWith('souls-of-kurokai.txt', expect.stringContaining('1. The Ash Gate'), 'text/plain');
});

test('RR-407 RR-408 the map of a campaign that is over: ten chapters from the first, every place to be read again, Facts with where they came from', () => {
  onPage(alone, KAJA);
  tab('The way');
  expect(screen.getAllByRole('button', { name: /: show the way$/ }).map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel).slice(0, 10))[0]).toBe('CHAPTER 1 ');
  expect(screen.getAllByRole('button', { name: /: show the way$/ })).toHaveLength(10);
  press(`CHAPTER 1 The Ash Gate: show the way`);
  press('Posting House: read it again');
  expect(screen.getByText(CHAPTERS[0]?.entries[0]?.text ?? '')).toBeOnTheScreen();
  tab(`${alone.facts.length} Facts`);
  expect(screen.getAllByText(/From: /).length).toBeGreaterThanOrEqual(alone.facts.length);
});

test('RR-428 alone one holds a page of the own book to read it; nothing of it stays when it is let go', () => {
  onPage(alone, KAJA);
  tab('Books');
  const own = bookOf(toldOf(alone), 'sayaka')[0]?.notes ?? [];
  expect(own.length).toBeGreaterThan(0);
  expect(seenOf(secretsOf(HERO_IDS))).toEqual([]);
  hold(GATE);
  settle();
  expect(seenOf(secretsOf(HERO_IDS))).toEqual(own);
  letGo(GATE);
  expect(seenOf(secretsOf(HERO_IDS))).toEqual([]);
});

test('RR-480 of several people each opens the own book behind a curtain, and only that one', () => {
  onPage(together, PEOPLE);
  tab('Books');
  expect(screen.queryByRole('button', { name: /hold to look$/ })).toBeNull();
  press('Noor: open Kensho’s book');
  expect(screen.getByLabelText('Pass to Noor')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /hold to look$/ })).toBeNull();
  press('Noor has it');
  expect(screen.queryByLabelText('Pass to Noor')).toBeNull();
  hold(GATE);
  settle();
  expect(seenOf(secretsOf(['kensho'])).length).toBeGreaterThan(0);
  expect(seenOf(secretsOf(['takahiro', 'sayaka', 'kosuke']))).toEqual([]);
  letGo(GATE);
  press('Noor is done: shut it');
  expect(screen.queryByRole('button', { name: /hold to look$/ })).toBeNull();
});

test('RR-480 whoever looks at something else shuts the book', () => {
  onPage(together, PEOPLE);
  tab('Books');
  press('Kaja: open Kosuke’s book');
  press('Kaja has it');
  tab('The way');
  tab('Books');
  expect(screen.queryByRole('button', { name: /hold to look$/ })).toBeNull();
});

/** Before the battle of chapter 1, with the books before everybody's eyes. */
function atBooks(): Story {
  const s = readOn(openAt(PAIR, 24));
  s.play(s.asks(0) ? 0 : 1, { kind: 'goOn' });
  return s;
}

test('RR-428 beside the book that lies open, a page can be read again once all have shut their books', () => {
  const s = atBooks();
  show(<LogSheet view={s.view(0)} players={PEOPLE} onClose={() => undefined} />);
  tab('Books');
  expect(screen.getByText(/opened before the first battle/)).toBeOnTheScreen();
  screen.unmount();
  s.play(0, { kind: 'shut', hero: 'takahiro' });
  s.play(1, { kind: 'shut', hero: 'sayaka' });
  show(<LogSheet view={s.view(0)} players={PEOPLE} onClose={() => undefined} />);
  tab('Books');
  press('Kaja: open Takahiro’s book');
  press('Kaja has it');
  hold(GATE);
  settle();
  const notes = (CHAPTERS[0]?.journals.takahiro ?? []).filter(({ id }) => s.state.notes.takahiro?.includes(id)).map(({ text }) => text);
  expect(seenOf(secretsOf(HERO_IDS))).toEqual(notes);
});

test('RR-407 beside the last pages stands the way through the last chapter, and it is no longer called now', () => {
  const s = readOn(story({ ...SOLO, chapter: 10, part: 'scar', variant: 'cagedDawn' })).change((draft) => {
    draft.pages.unshift({ kind: 'entry', entry: 1, also: [], gained: [] });
    draft.ending = { id: 'deeperNight', epilogues: { takahiro: 'kept', sayaka: 'kept', kosuke: 'kept', kensho: 'kept' } };
  });
  show(<ChapterNow view={s.view(0)} />);
  expect(screen.getByText('CHAPTER 10', { exact: false })).toHaveTextContent(/^CHAPTER 10\s*$/);
  expect(screen.getByRole('button', { name: /: read it again$/ })).toBeOnTheScreen();
});

test('a campaign that has only begun has nothing to show but its blanks', () => {
  onPage(RunningCampaign.start(soulsOfKurokai, soulsOfKurokai.defaults, 'new').document, KAJA);
  expect(screen.getByText('Chapters 2 to 10 are blank.')).toBeOnTheScreen();
  expect(screen.queryByRole('radio', { name: 'The end' })).toBeNull();
  tab('0 Facts');
  expect(screen.getByText('Nothing has been written down yet.')).toBeOnTheScreen();
});
