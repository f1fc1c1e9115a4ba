import { fireEvent, screen } from '@testing-library/react-native';

import { DecisionPanel } from '@/games/dungeon-fighter/table/decisions/DecisionPanel';
import { show } from '@tests/components/shelf/show';
import { special } from '@tests/games/dungeon-fighter/kit';
import { sceneIn, threeMisses } from './scene';

jest.mock('expo-audio', () => ({}));

type Made = ReturnType<typeof sceneIn>;

const panel = ({ view, asked, moves, play }: Made, picked?: string) =>
  show(<DecisionPanel view={view} seat={0} asked={asked} moves={moves} choice={undefined} picked={picked} play={play} />);

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('DF-43 option A or B is chosen first and confirmed then', () => {
  const made = sceneIn({ seats: 1 }, threeMisses);
  panel(made);
  press(/^Let everybody suffer: Each standing hero loses 1/);
  expect(made.play).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Confirm: Let everybody suffer' })).toBeTruthy();
  press(/^Throw a bonus die: 1 in the chest/);
  press('Confirm: Throw a bonus die');
  expect(made.play).toHaveBeenCalledWith({ kind: 'chooseOption', option: 'A' });
  expect(made.f.s.chest.bonusDice).toBe(0);
});

test('DF-50 with an empty chest only B is offered', () => {
  const made = sceneIn({ seats: 1, change: (s) => { s.chest.bonusDice = 0; s.supply.bonusDice = 9; } }, threeMisses);
  panel(made);
  expect(screen.queryByRole('button', { name: /bonus die/ })).toBeNull();
  press(/^Let everybody suffer/);
  press(/^Confirm/);
  expect(made.f.s.partyUndefeated).toBe(false);
});

test('a mark can be taken off again', () => {
  const made = sceneIn({ seats: 1 }, threeMisses);
  panel(made);
  press(/^Throw a bonus die/);
  press(/^Throw a bonus die/);
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('DF-219 a scar is chosen among the abilities that are left, each with its meaning', () => {
  const made = sceneIn(
    { seats: 1, change: (s) => { const [, second] = s.heroes; if (second) { second.status = 'fainted'; second.hp = 0; } } },
    (f) => f.win(),
  );
  panel(made);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  press('Lose ▲ Focused damage: a hit deals 5, whatever the section');
  press('Confirm: Lose ▲ Focused damage');
  expect(made.f.hero('randolph')).toMatchObject({ scars: ['green'], maxHp: 6, hp: 6, status: 'standing' });
});

test('DF-260 a voter who says no ends the vote', () => {
  const made = sceneIn({ monster: 'cuteBear' }, (f) => f.play({ kind: 'backDown', agree: true }));
  expect(made.asked).toBe('vote');
  panel(made);
  press(/^Stay and fight/);
  press(/^Confirm/);
  expect(made.f.encounter).toMatchObject({ backDownRefused: true, monster: { id: 'cuteBear' } });
});

test('DF-132 berserk is one tap', () => {
  const made = sceneIn({ seats: 1 }, (f) => f.throws('red', 3, special));
  panel(made);
  press(/^Go berserk: Pay 1 hit point/);
  expect(made.f.hp('torm')).toEqual([8]);
  expect(made.f.encounter.hp).toBe(1);
});

test('DF-55 a bonus die sets off the ability that is confirmed', () => {
  const made = sceneIn({ seats: 1, monster: 'slightlyUsedDragon' }, threeMisses, (f) => f.play({ kind: 'chooseOption', option: 'A' }), (f) => f.throws('bonus', 3, special));
  expect(made.asked).toBe('bonusColor');
  panel(made);
  press(/^■ Berserk/);
  press('Confirm: ■ Berserk');
  expect(made.f.asked).toBe('berserk');
});

test('DF-145 the beer goes to whom it is given', () => {
  const made = sceneIn({ seats: 1, heroes: ['brunna', 'torm', 'mumble'] }, (f) => f.throws('blue', 'outside', special));
  panel(made);
  press('Torm: feels no miss');
  expect(made.f.encounter.tokens.beer).toBe('torm');
});

test('DF-131 divine healing begins with the fairest split and is moved point by point', () => {
  const made = sceneIn(
    { seats: 1, heroes: ['mumble', 'torm', 'brunna'], monster: 'slightlyUsedDragon', change: (s) => { s.heroes.forEach((hero, place) => { hero.hp = [3, 2, 7][place] ?? 9; }); } },
    (f) => f.throws('blue', 5, special),
  );
  panel(made);
  press('Less for Torm');
  press('More for Brunna Barrelbeard');
  press('Heal 5 of 5');
  expect(made.f.hp('mumble', 'torm', 'brunna')).toEqual([5, 4, 8]);
});

test('DF-19 a room is previewed in words before the party goes there', () => {
  const made = sceneIn({ seats: 1 }, (f) => f.win());
  panel(made, 'c');
  expect(screen.getByText('Room C: danger: throw in mid-jump, treasure: 3 gold.')).toBeTruthy();
  press('Go there');
  expect(made.f.s.room).toBe('c');
});

test('nobody is asked: nothing can be pressed', () => {
  const made = sceneIn({ seats: 1 });
  panel({ ...made, asked: undefined });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
