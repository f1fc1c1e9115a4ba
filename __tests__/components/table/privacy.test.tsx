import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';

import { heard, KAJA, NOOR, PLACES } from './sitDown';
import { HIDDEN, whisperBox as box, type Whisper } from './whisper';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(PLACES)('%s', (_words, place) => {
  async function passing() {
    const { session, match, state } = await place(box, Match.create(box.game, { seats: 2 }, 'privacy'), [KAJA, NOOR], { seating: 'pass' });
    const onScreen = () => ({ looking: state().looking, hands: (state().view as Whisper).hands });
    return { session, match, onScreen };
  }

  test('nothing secret is on the screen before the right person has the device', async () => {
    const { session, onScreen } = await passing();
    expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 0 }, hands: [HIDDEN, HIDDEN] });
    session.takeDevice();
    expect(onScreen()).toEqual({ looking: { eyes: 0, acting: 0 }, hands: ['the knave', HIDDEN] });
  });

  test('after the move the next person’s hand stays hidden until they say so', async () => {
    const { session, onScreen } = await passing();
    session.takeDevice();
    expect(await heard(session.play({ type: 'look' }))).toBe(true);
    expect(onScreen()).toEqual({ looking: { eyes: CLOCK, passTo: 1 }, hands: [HIDDEN, HIDDEN] });
    session.takeDevice();
    expect(onScreen().hands).toEqual([HIDDEN, 'the queen']);
  });

  test('nobody can play before the device was taken', async () => {
    const { session, match } = await passing();
    expect(await heard(session.play({ type: 'look' }))).toBe(false);
    expect(match.moves).toHaveLength(0);
  });
});
