import { fireEvent, screen } from '@testing-library/react-native';

import { Match } from '@/engine/match';
import { rollAndFight } from '@/games/roll-and-fight';
import { DenRoom } from '@/games/roll-and-fight/table/den/DenRoom';
import { nameHeightIn } from '@/games/roll-and-fight/table/den/layout';
import { rivalShape } from '@/games/roll-and-fight/table/den/rivalShape';
import { RivalStrip, STRIP, type RivalShape } from '@/games/roll-and-fight/table/panels/RivalStrip';
import { Text } from '@/theme/ui';
import { show } from '@tests/components/shelf/show';

/** What the den and the players share on a small phone, a usual one, and one that lies. */
const SMALL = { width: 360, height: 216 };
const PHONE = { width: 390, height: 360 };
const LYING = { width: 298, height: 390 };
const LEGIBLE = 11.9;

const NAMES = ['Ada', 'Birch', 'Cedar', 'Dorn'];

/** Everybody has entered a den. */
function inTheDens(seats: number) {
  const match = Match.create(rollAndFight.game, { seats }, 'rivals');
  for (let seat = 0; seat < seats; seat++) match.play(seat, { type: 'chooseSide', side: 'A' });
  return match.state;
}

test.each([2, 3, 4])('%i players leave the names of the rooms legible on every phone', (players) => {
  for (const room of [SMALL, PHONE, LYING]) {
    const shape = rivalShape(room, players);
    const den = shape === 'column' ? { ...room, width: room.width - STRIP.column } : { ...room, height: room.height - STRIP[shape] };
    expect(nameHeightIn(den)).toBeGreaterThanOrEqual(LEGIBLE);
  }
});

test('the players stand beside a low den, and above a narrow one: with names as long as these fit', () => {
  expect([2, 4].map((players) => rivalShape(SMALL, players))).toEqual(['column', 'column']);
  expect([2, 4].map((players) => rivalShape(PHONE, players))).toEqual(['cards', 'row']);
  expect([2, 4].map((players) => rivalShape(LYING, players))).toEqual(['cards', 'row']);
});

test.each<RivalShape>(['cards', 'row', 'column'])('as %s every player is a button that tells how they stand and shows their den', (shape) => {
  const onLook = jest.fn();
  show(<RivalStrip view={inTheDens(4)} names={NAMES} seats={[0, 1, 2, 3]} shown={1} shape={shape} onLook={onLook} />);
  expect(screen.getByLabelText('Players')).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: /^(Ada|Birch|Cedar|Dorn): \d of \d Health\. Look at this den$/ });
  expect(buttons).toHaveLength(4);
  expect(buttons.map((button) => button.props['aria-pressed'])).toEqual([false, true, false, false]);
  fireEvent.press(screen.getByRole('button', { name: /^Cedar/ }));
  expect(onLook).toHaveBeenCalledWith(2);
});

test('the den room turns its players into a column when it is low', () => {
  show(<DenRoom rivals={4} leftHanded={false} rivalsIn={(shape) => <Text>{shape}</Text>}><Text>the den</Text></DenRoom>);
  expect(screen.getByText('cards')).toBeTruthy();
  fireEvent(screen.getByText('the den'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...SMALL } } });
  expect(screen.getByText('column')).toBeTruthy();
});
