import { fireEvent, screen } from '@testing-library/react-native';

import { BACK, SLIM_DIE, WEAPON, WORDED_DIE, panelFit } from '@/games/dungeon-fighter/table/throwing/panelFit';
import { ThrowPanel } from '@/games/dungeon-fighter/table/throwing/ThrowPanel';
import { lessons } from '@/games/dungeon-fighter/table/lessons';
import { PointedContext } from '@/table/learn/pointing';
import { space } from '@/theme';
import { show } from '@tests/components/shelf/show';

jest.mock('expo-audio', () => ({}));

const PHONE = { width: 360, height: 64 };
const inner = PHONE.width - 2 * space.small;

describe('how a throw’s panel is laid out', () => {
  test('a small phone says every ability while the dice are alone, and draws them when something is beside them', () => {
    expect(panelFit(PHONE, 3, 0, false)).toEqual({ arrangement: 'row', named: true, dice: 'worded', scrolls: false });
    expect(panelFit(PHONE, 3, 0, true)).toEqual({ arrangement: 'row', named: false, dice: 'pictured', scrolls: false });
    expect(panelFit(PHONE, 3, 1, true)).toEqual({ arrangement: 'row', named: false, dice: 'pictured', scrolls: false });
  });

  test('whatever is not scrolled fits', () => {
    for (let width = 320; width <= 900; width += 20) {
      for (let dice = 1; dice <= 4; dice++) {
        for (let weapons = 0; weapons <= 2; weapons++) {
          const { arrangement, named, dice: saying, scrolls } = panelFit({ width, height: PHONE.height }, dice, weapons, true);
          const size = named ? 'named' : 'slim';
          const needed = dice * ((saying === 'pictured' ? SLIM_DIE : WORDED_DIE) + space.tiny) + BACK[size] + weapons * (WEAPON[size] + space.tiny);
          expect([arrangement, width, dice, weapons, scrolls || needed <= width - 2 * space.small]).toEqual(['row', width, dice, weapons, true]);
        }
      }
    }
  });

  test('three dice, the way back and a weapon fit a small phone', () => {
    expect(3 * (SLIM_DIE + space.tiny) + BACK.slim + WEAPON.slim + space.tiny).toBeLessThanOrEqual(inner);
  });

  test('where there is height, every die has a line of its own and the rest hangs below', () => {
    expect(panelFit({ width: 320, height: 168 }, 3, 1, true)).toEqual({ arrangement: 'rows', named: true, dice: 'pictured', scrolls: false });
    expect(panelFit({ width: 232, height: 232 }, 3, 1, true)).toEqual({ arrangement: 'list', named: false, dice: 'worded', scrolls: false });
    expect(panelFit({ width: 320, height: 600 }, 3, 1, true)).toEqual({ arrangement: 'list', named: true, dice: 'explained', scrolls: false });
  });
});

describe('the panel of a throw', () => {
  const panel = (width: number, height: number) => {
    const acts = { onDie: jest.fn(), onWeapon: jest.fn(), onBackDown: jest.fn() };
    show(<ThrowPanel hero="torm" scars={['green']} dice={['blue', 'green', 'red']} die="blue" weapons={['cousinsCrossbow']} armed={[]} {...acts} />);
    const room = screen.UNSAFE_root.findAll((node) => typeof node.type === 'string' && node.props.onLayout !== undefined)[0];
    if (room) fireEvent(room, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width, height } } });
    return acts;
  };

  test.each([[360, 64], [320, 168], [320, 600]] as const)('a weapon is taken up and the party can back down in a room of %d × %d', (width, height) => {
    const { onWeapon, onBackDown } = panel(width, height);
    expect(screen.getByRole('radio', { name: /^Blue die: Swing again/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Green die: scarred' })).not.toBeChecked();
    fireEvent.press(screen.getByRole('button', { name: /, plus / }));
    fireEvent.press(screen.getByRole('button', { name: 'Back down' }));
    expect(onWeapon).toHaveBeenCalledWith('cousinsCrossbow');
    expect(onBackDown).toHaveBeenCalledTimes(1);
  });

  test('DF-53 a die says what its ability does where there is a line for it', () => {
    panel(320, 600);
    expect(screen.getByText('pay 1 hit point to double the section')).toBeTruthy();
  });
});

test('the lesson rings every die that may be chosen', () => {
  const choosing = lessons.flatMap(({ steps }) => steps).find(({ say }) => say.includes('Choose a die'));
  show(
    <PointedContext value={choosing?.point ?? []}>
      <ThrowPanel hero="torm" scars={[]} dice={['blue', 'green', 'red']} die="blue" weapons={[]} armed={[]} onDie={jest.fn()} onWeapon={jest.fn()} />
    </PointedContext>,
  );
  const room = screen.UNSAFE_root.findAll((node) => typeof node.type === 'string' && node.props.onLayout !== undefined)[0];
  if (room) fireEvent(room, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 64 } } });
  expect(JSON.stringify(screen.toJSON()).split('0 0 0 4px').length - 1).toBe(3);
});
