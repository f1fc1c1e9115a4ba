import { fireEvent, screen } from '@testing-library/react-native';

import { MONTAGE_FACES } from '@/games/vengeance/content/dice';
import { costOf, tileName } from '@/games/vengeance/content/tiles';
import { EMPTY, playerOf, type Frame, type FrameMap } from '@/games/vengeance/rules/state';
import { BoostPanel } from '@/games/vengeance/table/montage/BoostPanel';
import { ClaimPanel, RollAgainPanel, TurnPanel } from '@/games/vengeance/table/montage/DicePanels';
import { leaving, reconciled } from '@/games/vengeance/table/montage/dice';
import { BuyCardsPanel, KeepPanel } from '@/games/vengeance/table/montage/LatePanels';
import { Mats } from '@/games/vengeance/table/montage/Mats';
import { MontageFace } from '@/games/vengeance/table/montage/MontageFace';
import { NO_CARD, placedAt } from '@/games/vengeance/table/montage/placing';
import { SpendPanel } from '@/games/vengeance/table/montage/SpendPanel';
import { ShopBoard } from '@/games/vengeance/table/shop/ShopBoard';
import { SCREENS, showAt } from '@tests/components/kit/kit';
import { show } from '@tests/components/shelf/show';
import { ready, type Scene } from '@tests/games/vengeance/table';

import { asked } from './asked';

jest.mock('@/feel', () => ({ feel: jest.fn() }));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

/** A question of a Montage before fresh heroes: Kaja and Shadowman. */
const montage = (frame: Frame, change: Parameters<typeof ready>[0] = () => undefined): Scene =>
  ready((state) => {
    state.round = 1;
    state.montage = { pool: [1, 2, 0, 0, 1], owed: [2, 2], swaps: 0, revealed: 0 };
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'cleanUp' }, frame];
    change(state);
  });

const spending = (points: Partial<FrameMap['spend']['points']>, more: Partial<FrameMap['spend']> = {}): Frame =>
  ({ kind: 'spend', seat: 0, at: 'card', points: { heal: 0, upgrade: 0, recon: 0, ...points }, ...more });

const spendPanel = (scene: Scene, chosen?: number) => {
  const { frame, ...props } = asked(scene);
  if (frame.kind !== 'spend') throw new Error(frame.kind);
  const explainRefusal = jest.fn();
  show(<SpendPanel {...props} frame={frame} chosen={chosen} onChosen={jest.fn()} explainRefusal={explainRefusal} />);
  return { ...props, explainRefusal };
};

test('VG-79 only faces that lie in the pool can be claimed, by name', () => {
  const { played, ...props } = asked(montage({ kind: 'claimDie', seat: 0 }));
  show(<ClaimPanel {...props} />);
  expect(screen.queryByRole('button', { name: 'Claim Recon' })).toBeNull();
  press('Claim Speed');
  expect(played).toEqual([{ kind: 'claimDie', face: 'speed' }]);
});

test('VG-80 a die is turned by touching it and then its new face', () => {
  const scene = montage({ kind: 'turnDie', seat: 0 }, (state) => {
    playerOf(state, 0).dice = [0, 0, 0, 0, 1];
  });
  const { played, ...props } = asked(scene);
  show(<TurnPanel {...props} />);
  press('Die: Speed');
  press('Turn Speed into Wild');
  expect(played).toEqual([{ kind: 'turnDie', from: 'speed', into: 'wild' }]);
});

test('VG-268 the touched dice are rolled again, the others are not', () => {
  const play = jest.fn();
  const felt = [{ id: 'a', face: 'upgrade' }, { id: 'b', face: 'upgrade' }, { id: 'c', face: 'speed' }] as const;
  const { asking, view } = asked(montage({ kind: 'claimDie', seat: 0 }));
  show(<RollAgainPanel view={view} asking={{ ...asking, play }} chosen={['b', 'c']} felt={felt} />);
  press('Roll 2 dice again');
  expect(play).toHaveBeenCalledWith({ kind: 'rollAgain', dice: MONTAGE_FACES.map((face) => (face === 'upgrade' || face === 'speed' ? 1 : 0)) });
});

test('VG-87 the button says the points that the rules will give, and they are given', () => {
  const scene = montage({ kind: 'card', seat: 0, slot: 0 }, (state) => {
    Object.assign(playerOf(state, 0), { placed: [0, 1, 2], dice: [2, 0, 0, 1, 0], wild: 1, health: [0, 4] });
  });
  const { frame, played, ...props } = asked(scene);
  if (frame.kind !== 'card') throw new Error(frame.kind);
  show(<BoostPanel {...props} frame={frame} />);
  // Kaja's Heal 2 at the boost 2, with two Double Heal dice put in already.
  expect(screen.getByRole('button', { name: 'Take 8 Heal points' })).toBeTruthy();
  press('One more: Wild dice');
  press('One more: Wild tokens');
  press('One fewer: Double Heal dice');
  press('Take 8 Heal points');
  expect(played).toEqual([{ kind: 'boost', dice: 1, wilds: 1, tokens: 1 }]);
  expect(scene.state.frames[scene.state.frames.length - 1]).toMatchObject({ kind: 'spend', points: { heal: 8 } });
});

test('VG-58 a cube says what it costs; one that is too dear says why', () => {
  const { played, explainRefusal } = spendPanel(montage(spending({ heal: 2 }), (state) => {
    Object.assign(playerOf(state, 0), { mind: [0, 1], health: [0, 2] });
  }));
  press(/^Heal Stress for 3/);
  expect(explainRefusal).toHaveBeenCalledWith('VG-58', 'That costs 3 Heal points; you have 2.');
  expect(played).toEqual([]);
  press(/^Heal Hurt for 1, 2 on Health/);
  expect(played).toEqual([{ kind: 'heal', track: 'health', severe: false }]);
});

test('points that would be lost stand on the button that loses them', () => {
  spendPanel(montage(spending({ heal: 1, recon: 2 }), (state) => {
    playerOf(state, 0).health = [0, 1];
  }));
  expect(screen.getByRole('button', { name: 'Done, and lose 1 Heal, 2 Recon' })).toBeTruthy();
});

test('VG-67 a tile that is bought goes into the touched slot', () => {
  const scene = montage(spending({ upgrade: 4 }));
  const tile = scene.state.shop[0];
  if (tile === undefined || tile === EMPTY) throw new Error('the shop is empty');
  spendPanel(scene, 0);
  expect(screen.getByText(`${tileName(tile)} for ${costOf(tile)}: into which slot?`)).toBeTruthy();
  press(/^Slot 2/);
  expect(playerOf(scene.state, 0).slots[1]).toEqual([tile]);
});

test('VG-89 with Heal points nobody is asked where a tile goes', () => {
  spendPanel(montage(spending({ heal: 2 }), (state) => {
    playerOf(state, 0).health = [0, 1];
  }), 0);
  expect(screen.queryByText(/into which slot/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Heal Hurt/ })).toBeTruthy();
});

test('VG-312 the shop shows the price that is paid, with the discount of the card', () => {
  const scene = montage(spending({ upgrade: 9 }, { special: 'nightClass' }), (state) => {
    state.shop = ['fury', 'spin', 'crowbar', EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
  });
  const { frame, view } = asked(scene);
  if (frame.kind !== 'spend') throw new Error(frame.kind);
  show(<ShopBoard view={view} purse={{ ...frame, points: frame.points.upgrade }} onSpace={jest.fn()} />);
  expect(screen.getByRole('button', { name: /^Fury, costs 3:/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Crowbar, costs 1:/ })).toBeTruthy();
  scene.play(0, { kind: 'buy', space: 0, slot: 0, under: false });
  expect(scene.happened('bought')).toMatchObject([{ tile: 'fury', cost: 3 }]);
});

describe('cards on the mats', () => {
  const label = (name: string | RegExp) => screen.getByRole('button', { name });

  test('VG-85 the card that is being used is marked, while points are added to it and while they are spent', () => {
    const laid: Parameters<typeof ready>[0] = (state) => {
      state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 2 };
      state.players.forEach((player) => Object.assign(player, { placed: [0, 1, 2] }));
    };
    for (const frame of [{ kind: 'card', seat: 0, slot: 1 }, spending({ recon: 2 })] satisfies Frame[]) {
      const { view } = asked(montage(frame, laid));
      const { unmount } = show(<Mats view={view} names={['Kit', 'Mira']} me={0} />);
      expect(screen.getAllByRole('button', { name: /, being used$/ })).toHaveLength(1);
      expect(label('Boost 1: Recon 0, speed 3, being used')).toBeTruthy();
      unmount();
    }
  });

  const alone = () =>
    ready((state) => {
      state.players.splice(1);
      state.montage = { pool: [], owed: [0], swaps: 0, revealed: 3 };
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'cleanUp' }, { kind: 'keepCard', seat: 0 }];
      playerOf(state, 0).placed = [0, 1, 2];
    });

  test('VG-272 alone no card speaks of speed', () => {
    show(<Mats view={alone().state} names={['Kit']} me={0} />);
    expect(label('Boost 2: Heal 2')).toBeTruthy();
  });

  test.each([[130, 200], [500, 260]])('alone on a large screen cards grow with a mat %i high, and never shrink with it', (height, width) => {
    showAt(<Mats view={alone().state} names={['Kit']} me={0} />, { screen: SCREENS.desktop });
    fireEvent(screen.getByLabelText('Montage mats'), 'layout', { nativeEvent: { layout: { width: 1000, height } } });
    for (const { props } of screen.UNSAFE_getAllByType(MontageFace)) expect(props.size.width).toBe(width);
  });
});

test('VG-96 cards are declared before any is seen, and no more than the deck holds', () => {
  const scene = montage({ kind: 'buyCards', seat: 0 }, (state) => {
    Object.assign(playerOf(state, 0), { dice: [0, 0, 0, 2, 0], wild: 3 });
    state.vengeanceDeck.cards.splice(3);
    state.vengeanceDeck.known.splice(3);
  });
  const { played, ...props } = asked(scene);
  show(<BuyCardsPanel {...props} />);
  press('One more: Wild tokens');
  expect(screen.getByRole('button', { name: 'One more: Wild tokens' }).props.accessibilityState?.disabled ?? screen.getByRole('button', { name: 'One more: Wild tokens' }).props['aria-disabled']).toBe(true);
  press('Draw 3 cards');
  expect(played).toEqual([{ kind: 'buyCards', dice: 2, tokens: 1 }]);
});

test('VG-254 the touched card is kept', () => {
  const scene = montage({ kind: 'keepCard', seat: 0 }, (state) => {
    playerOf(state, 0).placed = [0, 1, 2];
  });
  const { played, ...props } = asked(scene);
  show(<KeepPanel {...props} />);
  press('Keep Recon 0, speed 3');
  expect(played).toEqual([{ kind: 'keepCard', card: 1 }]);
});

test('a card lies at one boost only, and another one there makes room', () => {
  expect(placedAt([3, NO_CARD, NO_CARD], 3, 2)).toEqual([NO_CARD, NO_CARD, 3]);
  expect(placedAt([3, 4, 5], 1, 1)).toEqual([3, 1, 5]);
});

describe('dice on the felt', () => {
  const felt = [{ id: 'a', face: 'upgrade' }, { id: 'b', face: 'upgrade' }, { id: 'c', face: 'speed' }] as const;

  test('the touched one of two equal dice is the one that goes', () => {
    expect(reconciled(felt, [0, 1, 0, 0, 1], 'a', 3).felt.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(reconciled(felt, [0, 1, 0, 0, 1], 'b', 3).felt.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('a die that is rolled again keeps its name and is thrown; new ones get new names', () => {
    expect(reconciled(felt, [0, 2, 0, 1, 0], 'c', 3)).toEqual({ felt: [felt[0], felt[1], { id: 'c', face: 'wild' }], fresh: ['c'] });
    expect(reconciled([], [2, 0, 0, 0, 0], undefined, 7).fresh).toEqual(['die7', 'die8']);
  });

  test.each(['a', 'b', 'c', undefined])('the die that flies is the one that goes, with a finger on %s', (touched) => {
    const left = reconciled(felt, [0, 1, 0, 0, 1], touched, 3).felt;
    expect(felt.filter((die) => !left.includes(die))).toEqual([leaving(felt, 'upgrade', touched)]);
    expect(leaving(felt, 'recon', touched)).toBeUndefined();
  });
});
