import { quietAnswer } from '@/games/ronins-revenge/table/questions/useAutoPass';
import { fight, struckBy, turnOf } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));

const blow = (damage: number) => struckBy(fight(), { precision: 9, damage }, 'takahiro').view(0);

test('RR-352 whoever wants to be asked about every blow is asked', () => {
  expect(quietAnswer(blow(1), 'always')).toBeUndefined();
});

test('RR-352 whoever wants to be asked only in danger takes small blows as they come', () => {
  expect(quietAnswer(blow(5), 'danger')).toEqual({ kind: 'takeIt' });
  expect(quietAnswer(blow(60), 'danger')).toBeUndefined();
});

test('RR-352 whoever never wants to be asked takes everything; a turn is still asked for', () => {
  expect(quietAnswer(blow(60), 'never')).toEqual({ kind: 'takeIt' });
  expect(quietAnswer(turnOf(fight(), 'takahiro').view(0), 'never')).toBeUndefined();
});
