import { fireEvent, screen } from '@testing-library/react-native';

import { eyesOf } from '@/engine/parts/cards/eyes';
import { show as reveal } from '@/engine/parts/cards/cards';
import { playerOf } from '@/games/vengeance/rules/state';
import { posterOf, posterWords } from '@/games/vengeance/table/city/poster';
import { moved } from '@/games/vengeance/table/ready/ArrangeSheet';
import { ReadyPanel } from '@/games/vengeance/table/ready/ReadyPanel';
import { HandBoard } from '@/games/vengeance/table/hand/HandBoard';
import { GoalsBoard } from '@/games/vengeance/table/goals/GoalsBoard';
import { afterSuffering } from '@/games/vengeance/table/wronging/grudges';
import { show } from '@tests/components/shelf/show';
import { handOf, putDen, ready } from '@tests/games/vengeance/table';

import { asked } from './asked';

jest.mock('@/feel', () => ({ feel: jest.fn() }));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
/** By a finger that goes down and up at once. */
const tap = (name: string | RegExp) => {
  fireEvent(screen.getByRole('button', { name }), 'pressIn', { nativeEvent: {} });
  press(name);
};

describe('a Den in the city', () => {
  const scene = () => ready((state) => {
    putDen(state, 0, 'D2-1', 'batoman');
    putDen(state, 1, 'D2-2', 'kidKarat', true);
    playerOf(state, 0).recon = 1;
  });

  test('VG-55 a face-down Boss is in nobody’s words but those of who has looked', () => {
    const s = scene();
    s.change((state) => reveal(state.places[0]?.boss ?? { cards: [], known: [] }, 0, eyesOf(0)));
    const mine = posterOf(s.view(0), s.view(0).places[0]);
    const yours = posterOf(s.view(1), s.view(1).places[0]);
    expect(mine?.peeked).toBe('batoman');
    expect(yours?.peeked).toBeUndefined();
    expect(yours?.scouts).toEqual([0]);
    for (const poster of [mine, yours]) expect(poster && posterWords(poster, ['Kit', 'Mira'])).not.toContain('Batoman');
  });

  test('VG-116 storming a Den is not decided by one touch', () => {
    const { played, ...props } = asked(scene());
    show(<ReadyPanel {...props} place={1} onPlace={jest.fn()} />);
    expect(screen.getByText(/Kid Karat/)).toBeTruthy();
    tap('Storm Coin Laundry');
    expect(played).toEqual([]);
    tap('Yes, storm Coin Laundry');
    expect(played).toEqual([{ kind: 'attack', place: 1 }]);
  });

  test('VG-223 a known Boss says what he and his Den are worth, and what lies there to score them', () => {
    const s = scene();
    s.change((state) => {
      playerOf(state, 0).inPlay = ['LZ2', 'LZ8', 'TK1'];
    });
    show(<ReadyPanel {...asked(s)} place={1} onPlace={jest.fn()} />);
    expect(screen.getByText(/Worth 2 for 1 card, 4 for 2 cards, 7 for 3 cards; you have 1 in play\. Every Minion dead: 2 for any card of the Lordz; you have 2\.$/)).toBeTruthy();
  });

  test('VG-53 who has a full track is told why no Den can be stormed', () => {
    const s = scene();
    s.change((state) => {
      playerOf(state, 0).health = [0, 5];
    });
    show(<ReadyPanel {...asked(s)} place={1} onPlace={jest.fn()} />);
    expect(screen.queryByRole('button', { name: /^Storm/ })).toBeNull();
    expect(screen.getByText('Nobody storms a Den with a full track.')).toBeTruthy();
  });

  test('VG-109 a token looks at a face-down Boss', () => {
    const { played, ...props } = asked(scene());
    show(<ReadyPanel {...props} place={0} onPlace={jest.fn()} />);
    press('Look at the Boss: a Recon token');
    expect(played).toEqual([{ kind: 'recon', place: 0 }]);
  });

  test('VG-53 with a full track there is no Storm, only sitting out', () => {
    const s = scene().change((state) => {
      playerOf(state, 0).health = [0, 5];
    });
    const { played, ...props } = asked(s);
    show(<ReadyPanel {...props} place={undefined} onPlace={jest.fn()} />);
    press('Sit out');
    expect(played).toEqual([{ kind: 'sitOut' }]);
  });
});

test('VG-72 a moved tile lies on top of its new stack', () => {
  expect(moved([['spin', 'fury'], [], ['crowbar'], []], '0/0', 2)).toEqual([['fury'], [], ['crowbar', 'spin'], []]);
  expect(moved([['spin'], [], [], []], '0/0', 0)).toEqual([['spin'], [], [], []]);
});

test('VG-48 a card that would fill a track says so and cannot be played', () => {
  const s = ready((state) => {
    Object.assign(playerOf(state, 0), { hand: handOf(0, 'TK2', 'TK1'), health: [0, 2] });
  });
  const { view, asking } = asked(s);
  const play = jest.fn();
  const may = (card: string) => asking.moves.some((move) => move.kind === 'playCard' && move.card === card);
  show(<HandBoard player={playerOf(view, 0)} chosen="TK2" act={{ verb: 'Suffer', may, play }} onChosen={jest.fn()} />);
  expect(screen.getByText(/3 Hurt would fill a track/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Suffer/ })).toBeNull();
});

test('VG-45 the previewed cubes are those that the rules put there', () => {
  const s = ready((state) => {
    Object.assign(playerOf(state, 0), { hand: handOf(0, 'TK7', 'TK8'), health: [0, 1], mind: [0, 1] });
  });
  const before = playerOf(s.state, 0);
  const thought = afterSuffering(before, ['TK7', 'TK8']);
  expect(before.health).toEqual([0, 1]);
  s.play(0, { kind: 'playCard', card: 'TK7' });
  s.play(0, { kind: 'playCard', card: 'TK8' });
  const { mind, skill, health } = playerOf(s.state, 0);
  expect({ mind: thought.mind, skill: thought.skill, health: thought.health }).toEqual({ mind, skill, health });
  expect(mind).toEqual([1, 2]);
});

test('VG-233 an achievement that is met can be claimed, others cannot', () => {
  const s = ready((state) => {
    playerOf(state, 0).wild = 3;
    state.achievements = [{ card: 'scavenger', tokens: [0, 0], taken: 0, met: false }, { card: 'collector', tokens: [0, 0], taken: 0, met: false }];
  });
  const { view, asking } = asked(s);
  const claims = asking.moves.flatMap((move) => (move.kind === 'claim' ? [move.slot] : []));
  const onClaim = jest.fn();
  show(<GoalsBoard view={view} seat={0} names={['Kit', 'Mira']} claims={claims} onClaim={onClaim} />);
  press(/^Collector, 1 point:/);
  expect(onClaim).not.toHaveBeenCalled();
  press(/^Claim Scavenger, 1 point:.* You have 3 of 3/);
  expect(onClaim).toHaveBeenCalledWith(0);
});
