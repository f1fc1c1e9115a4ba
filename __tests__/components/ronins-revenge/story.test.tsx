import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import type { StoryMove } from '@/games/ronins-revenge/story/decisions';
import { CampPanel } from '@/games/ronins-revenge/table/story/panels/CampPanel';
import { DraftPanel } from '@/games/ronins-revenge/table/story/panels/DraftPanel';
import { BooksPanel, ChoosePanel, OmensPanel } from '@/games/ronins-revenge/table/story/panels/OtherPanels';
import { CommitPanel, DeclarePanel, type PanelProps } from '@/games/ronins-revenge/table/story/panels/VotePanel';
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
  show(<Panel view={s.view(seat)} seat={seat} moves={[...s.moves(seat)]} play={play} />);
  return played;
}

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

test('RR-425 whom to send: everybody with the number of dice', () => {
  const played = panel(openAt(SOLO, 3), ChoosePanel);
  expect(screen.getByRole('button', { name: 'Sayaka' })).toHaveTextContent(/Agility 4/);
  press('Sayaka');
  expect(played).toEqual([{ kind: 'propose', hero: 'sayaka' }]);
});

test('RR-409 RR-434 what the Facts change is shown one by one', () => {
  panel(readOn(openAt({ ...SOLO, facts: ['villageRises', 'ledgerKept'] }, 24)), OmensPanel);
  expect(screen.getByText('Village rises')).toBeOnTheScreen();
  expect(screen.queryByText('Ledger kept')).toBeNull();
  press('Next: 2 of 2');
  expect(screen.getByText('Ledger kept')).toBeOnTheScreen();
  press(/^All of it is so/);
});

test('RR-428 a book is not even drawn until it is held, and shut again when let go', () => {
  const s = readOn(openAt({ ...PAIR, facts: ['bannerRaised'] }, 24));
  s.play(s.asks(0) ? 0 : 1, { kind: 'goOn' });
  panel(s, BooksPanel);
  const note = CHAPTERS[0]?.journals.takahiro[0]?.text ?? '';
  expect(screen.queryByText(note)).toBeNull();
  const book = screen.getByRole('button', { name: /^Takahiro's book: hold to look/ });
  fireEvent(book, 'pressIn');
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
  press('Ready for the battle');
  expect(played).toEqual([{ kind: 'learn', hero: 'takahiro', skill: 'ironPromise' }, { kind: 'ready' }]);
});

test('RR-516 a page is its entry and the paragraphs whose conditions held, word for word', () => {
  const s = story({ ...SOLO, chapter: 2, facts: ['villageRises'] });
  const [page] = s.state.pages;
  const entry = CHAPTERS[1]?.entries[0];
  expect(page && pageText(s.state, page)).toEqual({ over: 'Chapter 2: The Loom in the Cedars', title: 'The Hem', paragraphs: [entry?.text, entry?.also?.[0]?.text] });
});
