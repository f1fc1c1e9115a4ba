import { screen } from '@testing-library/react-native';
import { ScrollView, Text } from 'react-native';

import { BattleLayout } from '@/games/ronins-revenge/table/BattleLayout';
import { HeroTray } from '@/games/ronins-revenge/table/tray/HeroTray';
import { SCREENS, showAt } from '@tests/components/kit/kit';
import { fight, give } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));

const LARGE = { screen: SCREENS.smallPhone, look: { textScale: 2 } } as const;
const view = fight().view(0);

const battle = (looked?: string) => (
  <BattleLayout
    view={view} hero={undefined} board={<Text>field</Text>} strip={<Text>strip</Text>} party={<Text>party</Text>} trays={<Text>trays</Text>} boss={<Text>boss</Text>}
    panel={<Text>answers</Text>} panelKey="turn" notes={<Text>notes</Text>} last={<Text>settings</Text>} sheet={looked && <Text>{looked}</Text>} sheetKey={looked ?? ''} wordy
  />
);

const readAloud = () => screen.getAllByText(/./).map(({ props }) => String(props.children));

test('with large letters the question and its answers come before everything that scrolls', () => {
  showAt(battle(), LARGE);
  expect(readAloud()).toEqual(['goal', 'field', 'question', 'answers', 'settings', 'strip', 'party', 'tools']);
});

test('with large letters whatever is looked at begins at its top, one thing after the other', () => {
  const { change } = showAt(battle(), LARGE);
  const scrolled = () => screen.UNSAFE_getByType(ScrollView).instance as unknown;
  const seen = [scrolled()];
  for (const looked of ['Ushikado', 'Takahiro']) {
    change(battle(looked));
    screen.getByText(looked);
    seen.push(scrolled());
  }
  expect(new Set(seen).size).toBe(3);
});

test('a side column has room below short answers; elsewhere the field has it', () => {
  const { change } = showAt(battle(), { screen: SCREENS.desktop });
  expect(readAloud().slice(readAloud().indexOf('answers'))).toEqual(expect.arrayContaining(['answers', 'notes', 'settings']));
  expect(readAloud().indexOf('notes')).toBeLessThan(readAloud().indexOf('settings'));
  change(battle('Ushikado'));
  expect(readAloud()).not.toContain('notes');
  for (const size of [SCREENS.phone, SCREENS.landscape, SCREENS.tablet]) {
    showAt(battle(), { screen: size });
    expect(readAloud()).not.toContain('notes');
  }
});

test.each([1, 2])('on an upright tablet with letters of size %d the strip stands beside the field, which has its height', (textScale) => {
  showAt(battle(), { screen: SCREENS.tablet, look: { textScale } });
  const [before, after] = [readAloud().indexOf('strip'), readAloud().indexOf('field')];
  expect([before < after, after - before]).toEqual([true, 1]);
  expect(readAloud().indexOf('question')).toBeGreaterThan(after);
});

test('around an upright tablet the trays of whoever sits across lie at the far end, the others with the question', () => {
  const around = <BattleLayout view={view} hero="takahiro" board={<Text>field</Text>} strip={<Text>strip</Text>} party={<Text>party</Text>} trays={<Text>trays</Text>} sides={{ north: <Text>across</Text>, south: <Text>here</Text> }} boss={<Text>boss</Text>} panel={<Text>answers</Text>} panelKey="turn" notes={null} sheet={undefined} sheetKey="" wordy={false} />;
  showAt(around, { screen: SCREENS.tablet });
  expect(readAloud()).toEqual(['goal', 'across', 'strip', 'field', 'here', 'boss', 'question', 'answers', 'tools']);
  showAt(around, { screen: SCREENS.phone });
  expect(readAloud()).not.toContain('across');
});

test('a lying phone leaves the answers room: what the tray of a hero would take is theirs', () => {
  const tray = () => screen.queryByLabelText('Stamina: 10/10');
  const acting = <BattleLayout view={view} hero="takahiro" board={<Text>field</Text>} strip={<Text>strip</Text>} party={<Text>party</Text>} trays={<Text>trays</Text>} boss={<Text>boss</Text>} panel={<Text>answers</Text>} panelKey="turn" notes={null} sheet={undefined} sheetKey="" wordy={false} />;
  showAt(acting, { screen: SCREENS.phone });
  expect(tray()).not.toBeNull();
  showAt(acting, { screen: SCREENS.landscape });
  expect(tray()).toBeNull();
});

test('a tray among four keeps its numbers in sight with large letters: what is a word elsewhere is its sign there', () => {
  const ready = give(fight(), 'takahiro', 'empowered').view(0);
  const { change } = showAt(<HeroTray brief pips={false} view={ready} hero="takahiro" />, { screen: SCREENS.desktop, look: { textScale: 2 } });
  expect(screen.queryByText('Empowered')).toBeNull();
  expect(screen.getByLabelText('Empowered: The next attack does double damage.')).toBeOnTheScreen();
  expect(screen.getByLabelText('Flask: 1')).toBeOnTheScreen();
  change(<HeroTray pips={false} view={ready} hero="takahiro" />);
  expect(screen.getByText('Empowered')).toBeOnTheScreen();
});

test('a tray among four keeps its numbers in sight with several conditions: their signs say them', () => {
  const hindered = give(give(fight(), 'takahiro', 'empowered'), 'takahiro', 'slowed').view(0);
  const { change } = showAt(<HeroTray brief pips={false} view={hindered} hero="takahiro" />, { screen: SCREENS.desktop });
  expect(screen.queryByText('Slowed')).toBeNull();
  expect(screen.getByLabelText('Slowed: The next Move goes half as far.')).toBeOnTheScreen();
  change(<HeroTray brief pips={false} view={give(fight(), 'takahiro', 'slowed').view(0)} hero="takahiro" />);
  expect(screen.getByText('Slowed')).toBeOnTheScreen();
  const rich = give(fight(), 'takahiro', 'slowed').change(({ heroes }) => void Object.assign(heroes.takahiro, { ki: 1, yin: 1, yang: 1 }));
  change(<HeroTray brief pips={false} view={rich.view(0)} hero="takahiro" />);
  expect(screen.queryByText('Slowed')).toBeNull();
});
