import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { CLOCK, type Seat } from '@/engine/game';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { StoryMove } from '@/games/ronins-revenge/story/decisions';
import { storyGame } from '@/games/ronins-revenge/story/game';
import storyTable from '@/games/ronins-revenge/table/story';
import { Corner, isAnsweredAtCorners } from '@/games/ronins-revenge/table/story/around/Corner';
import { waitingWords } from '@/games/ronins-revenge/table/story/around/waiting';
import type { AnyGameTable } from '@/table/contract';
import { Curtain } from '@/table/furniture/Curtain';
import { show } from '@tests/components/shelf/show';
import { PAIR, openAt, readOn, story, type Story } from '@tests/games/ronins-revenge/story/party';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

const NAMES = ['Kaja', 'Noor'];

/** The corners of two people who are asked at the same time; presses are moves. */
function corners(s: Story) {
  const played: [Seat, StoryMove][] = [];
  const corner = (seat: Seat) => {
    const asked = storyGame.prompts(s.state).find((prompt) => prompt.seat === seat);
    const play = (move: StoryMove) => {
      played.push([seat, move]);
      s.play(seat, move);
      return Promise.resolve(true);
    };
    return <Corner key={seat} name={NAMES[seat] ?? ''} asked={asked} on={undefined} view={s.view(seat)} seat={seat} moves={asked ? [...s.moves(seat)] : []} play={play} />;
  };
  show(<>{[0, 1].map(corner)}</>);
  return played;
}

const at = (name: string) => within(screen.getByLabelText(`${name}’s corner`));
const press = (name: string, button: string | RegExp) => fireEvent.press(at(name).getByRole('button', { name: button }));
const hold = (name: string) => act(() => fireEvent(at(name).getByRole('button', { name: /hold to look$/ }), 'pressIn'));
const letGo = (name: string) => act(() => fireEvent(at(name).getByRole('button', { name: /hold to look$/ }), 'pressOut'));
const facesOf = (name: string): readonly string[] => at(name).queryAllByLabelText(/^\d: /).map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
const numberOf = (name: string, card: RegExp): string => facesOf(name).find((label) => card.test(label))?.split(':')[0] ?? '';

const voting = () => {
  const s = readOn(story(PAIR));
  s.play(0, { kind: 'declare', hero: 'takahiro', letter: 'B' });
  s.play(1, { kind: 'declare', hero: 'sayaka', letter: 'A' });
  return s;
};

test('RR-411 every corner has its own letter wheel, for its own hero', () => {
  const played = corners(readOn(story(PAIR)));
  press('Noor', 'A: Take the drain');
  press('Kaja', 'B: Raise the banner on the road');
  expect(played).toEqual([[1, { kind: 'declare', hero: 'sayaka', letter: 'A' }], [0, { kind: 'declare', hero: 'takahiro', letter: 'B' }]]);
});

test('RR-412 RR-480 cards lie face down under numbers; whoever holds a drawer sees the own ones, and lays one by its number', () => {
  const played = corners(voting());
  expect([...facesOf('Kaja'), ...facesOf('Noor')]).toEqual([]);
  hold('Kaja');
  expect(facesOf('Kaja')).toHaveLength(6);
  expect(facesOf('Noor')).toEqual([]);
  hold('Noor');
  const [six, one] = [numberOf('Kaja', /6 Moon/), numberOf('Noor', /1 Ember/)];
  letGo('Kaja');
  letGo('Noor');
  expect([...facesOf('Kaja'), ...facesOf('Noor')]).toEqual([]);
  press('Noor', `Card ${one}`);
  press('Noor', `Lay ${one}`);
  press('Kaja', `Card ${six}`);
  press('Kaja', `Lay ${six}`);
  expect(played).toEqual([[1, { kind: 'commit', hero: 'sayaka', card: 'ember' }], [0, { kind: 'commit', hero: 'takahiro', card: 'moon' }]]);
});

test('RR-412 who has laid a card shows the letter, and of the card nothing', () => {
  const s = voting();
  s.play(1, { kind: 'commit', hero: 'sayaka', card: 'moon' });
  corners(s);
  expect(at('Noor').getByText('Sayaka is for A: Take the drain. The card lies face down.')).toBeOnTheScreen();
  expect(at('Noor').queryByText(/Moon|6/)).toBeNull();
});

test('RR-422 secret letters lie under numbers too', () => {
  const s = readOn(story({ ...PAIR, secretLetters: true }));
  const played = corners(s);
  expect(screen.queryByText(/Take the drain/)).toBeNull();
  hold('Kaja');
  const letter = numberOf('Kaja', /A, Take the drain/);
  letGo('Kaja');
  press('Kaja', `Card ${letter}`);
  press('Kaja', `Be for ${letter}`);
  hold('Kaja');
  const card = numberOf('Kaja', /3 Tide/);
  letGo('Kaja');
  press('Kaja', `Card ${card}`);
  press('Kaja', `Lay ${card}`);
  expect(played).toEqual([[0, { kind: 'ballot', hero: 'takahiro', letter: 'A', card: 'tide' }]]);
});

test('RR-437 a pile of loot is looked at under the hand', () => {
  const s = readOn(story({ ...PAIR, part: 'victory' }));
  const played = corners(s);
  const [first] = s.state.draft?.piles.takahiro ?? [];
  const names = BOSSES.ushikado.loot.map(({ name }) => name);
  expect(names.filter((name) => screen.queryByText(name) !== null)).toEqual([]);
  press('Kaja', 'Card 1');
  press('Kaja', 'Keep 1');
  expect(played).toEqual([[0, { kind: 'keep', hero: 'takahiro', card: first }]]);
});

test('RR-437 RR-443 whoever waits for the others is told so at the own corner, without a word about what was kept', () => {
  const s = readOn(story({ ...PAIR, part: 'victory' }));
  const [kept] = s.state.draft?.piles.sayaka ?? [];
  s.play(1, { kind: 'keep', hero: 'sayaka', card: kept ?? '' });
  corners(s);
  expect(at('Noor').getByText('The card lies face down until everybody has kept one.')).toBeOnTheScreen();
  expect(at('Kaja').queryByText(/face down/)).toBeNull();
});

test('RR-409 the way into the battle stands at the head of every corner; who has gone it waits', () => {
  const s = readOn(openAt(PAIR, 24));
  s.play(s.asks(0) ? 0 : 1, { kind: 'goOn' });
  s.play(0, { kind: 'shut', hero: 'takahiro' });
  expect(waitingWords(s.view(CLOCK), 0)).toBe('The book is shut.');
  expect(waitingWords(s.view(CLOCK), 1)).toBe('Your book comes after this one.');
  s.play(1, { kind: 'shut', hero: 'sayaka' });
  const played = corners(s);
  press('Noor', 'Ready for the battle');
  expect(played).toEqual([[1, { kind: 'ready' }]]);
  expect(waitingWords(s.view(CLOCK), 1)).toBe('Ready. Waiting for the others.');
});

test('RR-428 RR-480 around a table the curtain is turned to whoever reads, and the others look away', () => {
  const noor = storyTable.edgeOf?.([0, 1], 1);
  expect([storyTable.edgeOf?.([0, 1], 0), noor]).toEqual(['south', 'north']);
  const players = NAMES.map((name) => ({ name, plays: 'person' as const }));
  show(<Curtain players={players} names={NAMES} seating="around" table={storyTable as AnyGameTable} seat={1} onTaken={() => undefined} />);
  expect(screen.getByLabelText('For Noor alone')).toBeOnTheScreen();
  for (const room of screen.UNSAFE_root.findAll(({ props }) => typeof props.onLayout === 'function')) fireEvent(room, 'layout', { nativeEvent: { layout: { width: 800, height: 600 } } });
  expect(screen.getByText('Everybody else looks away until Noor is done.')).toBeOnTheScreen();
  expect(JSON.stringify(screen.toJSON())).toContain('180deg');
});

test('RR-480 around a table what is laid and passed needs no curtain, a Book of Secrets does', () => {
  expect(storyTable.corners?.(voting().view(CLOCK))).toBe(true);
  expect(storyTable.corners?.(readOn(story({ ...PAIR, part: 'victory' })).view(CLOCK))).toBe(true);
  expect(storyTable.corners?.(story(PAIR).view(CLOCK))).toBe(false);
});

test('RR-480 what is asked at the corners is not asked again below the book; who rolls is', () => {
  expect(['declare', 'commit', 'ballot', 'choose', 'journals', 'keep', 'camp'].every(isAnsweredAtCorners)).toBe(true);
  expect(isAnsweredAtCorners('roll')).toBe(false);
});
