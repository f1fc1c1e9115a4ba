import { fireEvent, screen, within } from '@testing-library/react-native';

import type { AnyGame, BaseOptions, Kit, KitPart, SeatKit } from '@/engine/game';
import { bountyTrail } from '@/games/bounty-trail';
import { pig as pigBox } from '@/games/pig';
import { playableBoxes } from '@/games/playableBoxes';
import { roninsRevenge } from '@/games/ronins-revenge';
import { settledPlayers, withKitChoice, withSeatAdded, withSeatKit, withSeatOption, withSeatRemoved, type GameDraft } from '@/shelf/newGame/draft';
import { KitPicker } from '@/shelf/newGame/KitPicker';
import { NewGameForm } from '@/shelf/newGame/NewGameScreen';
import { useSaves } from '@/store/saves';

import { freshDevice, show } from './show';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ replace: mockReplace }), useLocalSearchParams: () => ({}) }));

const pig: AnyGame = pigBox.game;

beforeEach(() => {
  freshDevice();
  mockReplace.mockClear();
});

const newest = () => {
  const entry = useSaves.getState().entries[0];
  if (!entry) throw new Error('nothing was saved');
  return { entry, save: useSaves.getState().load(entry.id) };
};

test('starting takes the options and players to the table', () => {
  show(<NewGameForm box={pigBox} onBack={jest.fn()} />);
  fireEvent.changeText(screen.getByLabelText('Name of seat 1'), 'Kaja');
  fireEvent.press(screen.getByRole('button', { name: 'Add a seat' }));
  const second = screen.getByLabelText('Who plays seat 2');
  fireEvent.press(within(second).getByRole('radio', { name: 'Hard bot' }));
  fireEvent.press(screen.getByRole('radio', { name: /^50 points/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  const { entry, save } = newest();
  expect(save.options).toEqual({ seats: 2, goal: 50 });
  expect(entry.players).toMatchObject([{ name: 'Kaja', plays: 'person' }, { plays: 'hard' }]);
  expect(mockReplace).toHaveBeenCalledWith(`/table/${entry.id}`);
});

test('words for the deal reach the match', () => {
  show(<NewGameForm box={pigBox} onBack={jest.fn()} />);
  fireEvent.changeText(screen.getByLabelText('Words for the deal'), 'Long night');
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  const first = newest().save.seed;
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().save.seed).toBe(first);
});

test('several people are asked how they share the screen, and the table knows', () => {
  show(<NewGameForm box={pigBox} onBack={jest.fn()} />);
  fireEvent.press(screen.getByRole('button', { name: 'Add a seat' }));
  expect(screen.queryByLabelText('How you share this screen')).toBeNull();
  fireEvent.press(within(screen.getByLabelText('Who plays seat 2')).getByRole('radio', { name: 'Person' }));
  fireEvent.press(screen.getByRole('radio', { name: 'All around it' }));
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().entry.sharing).toBe('around');
});

test('alone among bots there is nothing to share', () => {
  show(<NewGameForm box={pigBox} onBack={jest.fn()} />);
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().entry.sharing).toBeUndefined();
});

test('seats end where the game’s seats end', () => {
  show(<NewGameForm box={pigBox} onBack={jest.fn()} />);
  expect(screen.queryByRole('button', { name: 'Remove seat 1' })).toBeNull();
  for (let seat = 1; seat < pig.seats.max; seat++) fireEvent.press(screen.getByRole('button', { name: 'Add a seat' }));
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Remove seat 2' }));
  expect(screen.getByRole('button', { name: 'Add a seat' })).toBeTruthy();
});

test('every box starts with its defaults for every number of seats', async () => {
  for (const { id, box: { game } } of await playableBoxes()) {
    let draft: GameDraft = { options: game.defaults, players: [] };
    for (let seats = game.defaults.seats; seats <= game.seats.max; seats++) {
      expect({ id, ...game.parseOptions(draft.options) }).toMatchObject({ id, seats });
      draft = withSeatAdded(game, draft);
    }
  }
});

/** Pig with heroes, to try choices that every seat makes. */
const HEROES = ['kaja', 'johnny', 'gudrun'].map((value) => ({ value, label: value }));
const HERO_FIELD = { key: 'heroes', label: 'Hero', kind: 'perSeat', choices: HEROES, unique: true } as const;
const heroic: AnyGame = { ...pig, optionFields: () => [HERO_FIELD] };
const heroesOf = ({ options }: { options: BaseOptions }) => (options as BaseOptions & { heroes: readonly string[] }).heroes;
const seats = (count: number): GameDraft => {
  let draft: GameDraft = { options: { seats: 0 }, players: [] };
  for (let i = 0; i < count; i++) draft = withSeatAdded(heroic, draft);
  return draft;
};

describe('a choice that every seat makes once', () => {
  test('gives a new seat what is free', () => expect(heroesOf(seats(3))).toEqual(['kaja', 'johnny', 'gudrun']));

  test('is swapped with whoever has it', () => {
    expect(heroesOf(withSeatOption(heroic, seats(2), HERO_FIELD, 0, 'johnny'))).toEqual(['johnny', 'kaja']);
  });

  test('goes with its seat', () => {
    expect(heroesOf(withSeatRemoved(heroic, seats(3), 0))).toEqual(['johnny', 'gudrun']);
  });
});

/** Pig with bags: two tools, and at most two charms of three. */
const partOf = (key: string, most: number, full: boolean, values: readonly string[]): KitPart => ({ key, label: key, most, full, choices: values.map((value) => ({ value, label: value })) });
const TOOLS = partOf('tools', 2, true, ['rope', 'lamp', 'hook']);
const CHARMS = partOf('charms', 2, false, ['coin', 'bone', 'bell']);
const BAG: SeatKit = { parts: [TOOLS, CHARMS], recommended: { tools: ['rope', 'lamp'], charms: ['coin'] }, trouble: () => undefined };
const laden: AnyGame = { ...pig, optionFields: ({ seats: count }) => [{ key: 'bags', label: 'Bag', kind: 'perSeatKit', kits: Array.from({ length: count }, () => BAG) }] };
const bagsOf = ({ options }: GameDraft) => (options as BaseOptions & { bags: readonly Kit[] }).bags;

describe('what every seat takes along', () => {
  const two = withSeatAdded(laden, withSeatAdded(laden, { options: { seats: 0 }, players: [] }));
  const own: Kit = { tools: ['lamp', 'hook'], charms: [] };

  test('is what is recommended until somebody chooses, and again when they say so', () => {
    expect(bagsOf(two)).toEqual([{}, {}]);
    const chosen = withSeatKit(laden, two, 'bags', 1, own);
    expect(bagsOf(chosen)).toEqual([{}, own]);
    expect(bagsOf(withSeatKit(laden, chosen, 'bags', 1, undefined))).toEqual([{}, {}]);
    expect(bagsOf(withSeatRemoved(laden, chosen, 0))).toEqual([own]);
  });

  test('what cannot be had any more is what is recommended again', () => {
    expect(bagsOf(withSeatKit(laden, two, 'bags', 0, { ...own, tools: ['lamp', 'sword'] }))).toEqual([{}, {}]);
    expect(bagsOf(withSeatKit(laden, two, 'bags', 0, { ...own, tools: ['lamp'] }))).toEqual([{}, {}]);
    expect(bagsOf(withSeatKit(laden, two, 'bags', 0, { ...own, charms: ['coin', 'bone', 'bell'] }))).toEqual([{}, {}]);
  });

  test('a part that is full makes room for what is chosen', () => {
    expect(withKitChoice(TOOLS, BAG.recommended, 'hook').tools).toEqual(['lamp', 'hook']);
    expect(withKitChoice(TOOLS, BAG.recommended, 'rope').tools).toEqual(['rope', 'lamp']);
    expect(withKitChoice(CHARMS, BAG.recommended, 'coin').charms).toEqual([]);
    expect(withKitChoice(CHARMS, { charms: ['coin', 'bone'] }, 'bell').charms).toEqual(['bone', 'bell']);
  });
});

test('what may not be carried is said with a way to the rule', () => {
  const onRule = jest.fn();
  const bag: SeatKit = { ...BAG, trouble: () => ({ words: 'That is too heavy.', rule: 'XX-7' }) };
  show(<KitPicker seat={0} field={{ key: 'bags', label: 'Bag', kind: 'perSeatKit', kits: [bag] }} options={{ seats: 1 }} onKit={jest.fn()} onRule={onRule} />);
  fireEvent.press(screen.getByText(/^Recommended/));
  expect(screen.getByRole('alert')).toHaveTextContent('That is too heavy.');
  fireEvent.press(screen.getByRole('button', { name: 'Read the rule' }));
  expect(onRule).toHaveBeenCalledWith('XX-7');
});

test('a hero carries what its player chooses, and the match begins with it', () => {
  show(<NewGameForm box={roninsRevenge} onBack={jest.fn()} />);
  fireEvent.press(screen.getByText(/^Recommended/));
  fireEvent.press(screen.getByRole('button', { name: /^Temple-Breaker/ }));
  expect(screen.getByText('Takes the place of Dawn-Keeper.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: /^Temple-Breaker/ }));
  expect(screen.getByText('Choose another one to leave this behind.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: /^Challenge/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText(/^Your own/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().save.options).toMatchObject({ kits: [{ weapons: ['gateSpear', 'templeBreaker'], skills: ['guardiansStance', 'unbrokenLine'] }] });
});

test('how many Souls a kit takes is told while it is chosen', () => {
  show(<NewGameForm box={roninsRevenge} onBack={jest.fn()} />);
  fireEvent.press(screen.getByRole('radio', { name: /^Level 2/ }));
  fireEvent.press(screen.getByText(/^Recommended/));
  expect(screen.getByText(/^Skills: \d chosen, 3 at most, \d of 4 Souls$/)).toBeTruthy();
  const chosen = (): string => /\d/.exec(String(screen.getByText(/^Skills: /).props.children))?.[0] ?? '';
  for (const skill of [/^Iron Promise/, /^Formation Call/, /^Settled Grip/]) {
    const before = chosen();
    fireEvent.press(screen.getByRole('button', { name: skill }));
    // It was among the recommended ones, and is laid aside now.
    if (chosen() < before) fireEvent.press(screen.getByRole('button', { name: skill }));
  }
  expect(screen.getAllByText('These skills take 6 Souls, and you have 4.').length).toBeGreaterThan(0);
});

test('many choices have a sheet of their own, where all but the chosen one tell their first sentence, whole', () => {
  show(<NewGameForm box={roninsRevenge} onBack={jest.fn()} />);
  expect(screen.queryByRole('radio', { name: /^Raitora/ })).toBeNull();
  fireEvent.press(screen.getByText('Ushikado, Gaoler of the Ash Gate'));
  const words = 'A tiger the size of a gatehouse that has carried the storm so long that neither can let go.';
  screen.getByText(words);
  fireEvent.press(screen.getByRole('radio', { name: /^Raitora/ }));
  expect(screen.queryByText(words)).toBeNull();
  screen.getByText(new RegExp(`^${words} .*\\.$`));
  expect(screen.queryByRole('radio', { name: /^Raitora/ })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().save.options).toMatchObject({ boss: 'raitora' });
});

test('nobody is left without a name, and no two share one', () => {
  const named = settledPlayers([{ name: ' ', plays: 'person' }, { name: 'Kaja', plays: 'person' }, { name: 'Kaja ', plays: 'easy' }]);
  expect(named.map(({ name }) => name)).toEqual(['Player 1', 'Kaja', 'Kaja 2']);
});

test('a bot’s temperament can be chosen, a person has none', () => {
  show(<NewGameForm box={bountyTrail} onBack={jest.fn()} />);
  expect(screen.queryByText('Temperament')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Add a seat' }));
  fireEvent.press(screen.getByText('Dealt at random'));
  fireEvent.press(screen.getByRole('radio', { name: /^Spoiler/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().entry.players).toMatchObject([{ plays: 'person' }, { plays: 'easy', temperament: 'spoiler' }]);
});

test('a seat becomes a person when somebody types a name, and a bot with that name if they say so', () => {
  show(<NewGameForm box={pigBox} onBack={jest.fn()} />);
  fireEvent.press(screen.getByRole('button', { name: 'Add a seat' }));
  fireEvent.changeText(screen.getByLabelText('Name of seat 2'), 'Noor');
  expect(screen.getByLabelText('How you share this screen')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().entry.players[1]).toMatchObject({ name: 'Noor', plays: 'person' });
  fireEvent.press(within(screen.getByLabelText('Who plays seat 2')).getByRole('radio', { name: 'Hard bot' }));
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(newest().entry.players[1]).toMatchObject({ name: 'Noor', plays: 'hard' });
});
