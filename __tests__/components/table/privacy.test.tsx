import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';

import { KAJA, NOOR, sitDown } from './sitDown';
import { whisperBox, type Whisper } from './whisper';

function passing() {
  const { session, match, state } = sitDown(whisperBox, Match.create(whisperBox.game, { seats: 2 }, 'privacy'), [KAJA, NOOR], { seating: 'pass' });
  const onScreen = () => ({ looking: state().looking, hands: (state().view as Whisper).hands });
  return { session, match, onScreen };
}

test('nothing secret is on the screen before the right person has the device', () => {
  const { session, onScreen } = passing();
  expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 0 }, hands: [undefined, undefined] });
  session.takeDevice();
  expect(onScreen()).toEqual({ looking: { eyes: 0, acting: 0 }, hands: ['the knave', undefined] });
});

test('after the move the next person’s hand stays hidden until they say so', async () => {
  const { session, onScreen } = passing();
  session.takeDevice();
  expect(await session.play({ type: 'look' })).toBe(true);
  expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 1 }, hands: [undefined, undefined] });
  session.takeDevice();
  expect(onScreen().hands).toEqual([undefined, 'the queen']);
});

test('nobody can play before the device was taken', async () => {
  const { session, match } = passing();
  expect(await session.play({ type: 'look' })).toBe(false);
  expect(match.moves).toHaveLength(0);
});
