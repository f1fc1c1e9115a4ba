import { quietAnswer } from '@/games/ronins-revenge/table/questions/useAutoPass';
import { fight, struckBy, turnOf } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));

const blow = (damage: number) => struckBy(fight(), { precision: 9, damage }, 'takahiro').view(0);

test('RR-352 whoever wants to be asked about every blow is asked', () => {
  expect(quietAnswer(blow(1), { blows: 'always', moments: 'always' })).toBeUndefined();
});

test('RR-352 whoever wants to be asked only in danger takes small blows as they come', () => {
  expect(quietAnswer(blow(5), { blows: 'danger', moments: 'always' })).toEqual({ kind: 'takeIt' });
  expect(quietAnswer(blow(60), { blows: 'danger', moments: 'always' })).toBeUndefined();
});

test('RR-352 whoever wants to be asked only in danger is asked where what goes with a hit would fell the hero', () => {
  const pushed = (hp: number) => struckBy(fight(), { precision: 9, damage: 1, steps: [{ do: 'loseHp', n: 4, who: 'target', on: 'hit' }] }, 'takahiro')
    .change(({ heroes }) => { heroes.takahiro.hp = hp; }).view(0);
  expect(quietAnswer(pushed(4), { blows: 'danger', moments: 'always' })).toBeUndefined();
  expect(quietAnswer(pushed(12), { blows: 'danger', moments: 'always' })).toEqual({ kind: 'takeIt' });
});

test('RR-352 whoever never wants to be asked takes everything; a turn is still asked for', () => {
  expect(quietAnswer(blow(60), { blows: 'never', moments: 'always' })).toEqual({ kind: 'takeIt' });
  expect(quietAnswer(turnOf(fight(), 'takahiro').view(0), { blows: 'never', moments: 'always' })).toBeUndefined();
});

test('RR-352 other moments pass by whoever does not want to be asked there, but never the moment before a fall', () => {
  const window = (at: 'startOfRound' | 'wouldFall') => turnOf(fight(), 'takahiro').change((state) => {
    state.frames.push({ kind: 'interrupt', hero: 'takahiro', at, about: 'takahiro' });
  }).view(0);
  expect(quietAnswer(window('startOfRound'), { blows: 'always', moments: 'never' })).toEqual({ kind: 'pass' });
  expect(quietAnswer(window('startOfRound'), { blows: 'never', moments: 'always' })).toBeUndefined();
  expect(quietAnswer(window('wouldFall'), { blows: 'never', moments: 'never' })).toBeUndefined();
});
