import { Match } from '@/engine/match';
import { pig } from '@/games/pig';
import type { Seating } from '@/table/contract';
import { undoAt, type AtScreen } from '@/table/session/eyes';

import { BOT, KAJA, NOOR, sitDown } from './sitDown';
import { whisperBox } from './whisper';

const atScreen = (changes: Partial<AtScreen>): AtScreen => ({ players: [KAJA, NOOR], seating: 'pass', holder: undefined, corners: false, hasSecrets: () => true, ...changes });

/** Kaja has put her points away, and it is Noor's turn. */
async function afterKajasHold(seating: Seating) {
  const table = sitDown(pig, Match.create(pig.game, { seats: 2, goal: 50, headStart: [30, 30] }, 'undo'), [KAJA, NOOR], { seating });
  const mover = () => table.state().prompts[0]?.seat;
  while (mover() !== 0 || table.state().prompts[0]?.kind === 'roll') await table.session.playAs(mover() ?? 0, { type: 'roll' });
  await table.session.playAs(0, { type: 'hold' });
  expect(mover()).toBe(1);
  return { ...table, moves: table.match.moves.length };
}

describe.each(['pass', 'around'] as const)('with several people at one screen (%s)', (seating) => {
  test('nothing is taken back without a question to whoever moved', async () => {
    const { session, state, match, moves } = await afterKajasHold(seating);
    expect(state().canUndo).toBe(true);
    expect(await session.undo()).toBe(false);
    expect(state().takingBack).toBe(0);
    expect(match.moves).toHaveLength(moves);
    expect(await session.answerUndo(false)).toBe(false);
    expect(state().takingBack).toBeUndefined();
    expect(match.moves).toHaveLength(moves);
  });

  test('who says yes takes it back, and the others are told', async () => {
    const { session, state, match, moves } = await afterKajasHold(seating);
    await session.undo();
    expect(await session.answerUndo(true)).toBe(true);
    expect(match.moves).toHaveLength(moves - 1);
    expect(state()).toMatchObject({ takingBack: undefined, notice: 'Kaja has taken a move back.' });
  });

  test('an answer that comes too late takes nothing back', async () => {
    const { session, match, moves } = await afterKajasHold(seating);
    await session.undo();
    await session.playAs(1, { type: 'roll' });
    expect(await session.answerUndo(true)).toBe(false);
    expect(match.moves).toHaveLength(moves + 1);
  });
});

test('who plays alone takes back at once', async () => {
  const { session, match } = sitDown(pig, Match.create(pig.game, { seats: 1, goal: 50 }, 'undo'), [KAJA]);
  while (match.prompts()[0]?.kind === 'roll') await session.play({ type: 'roll' });
  await session.play({ type: 'hold' });
  const moves = match.moves.length;
  expect(await session.undo()).toBe(true);
  expect(match.moves).toHaveLength(moves - 1);
});

test('a secret move of another is not taken back by whoever has the device next', async () => {
  const { session, state, match } = sitDown(whisperBox, Match.create(whisperBox.game, { seats: 2 }, 'undo'), [KAJA, NOOR], { seating: 'pass' });
  session.takeDevice();
  expect(await session.play({ type: 'look' })).toBe(true);
  expect(match.canUndo).toBe(true);
  for (const device of ['is being passed', 'is with Noor']) {
    expect([device, state().canUndo, await session.undo(), state().takingBack]).toEqual([device, false, false, undefined]);
    session.takeDevice();
  }
  expect(match.moves).toHaveLength(1);
});

test('how a move is taken back depends on who has the device', () => {
  const [mover, other] = [0, 1];
  expect(undoAt(mover, { eyes: mover, acting: mover }, atScreen({ holder: mover }))).toBe('now');
  expect(undoAt(mover, { eyes: other, acting: other }, atScreen({ holder: mover }))).toBe('asks');
  expect(undoAt(mover, { eyes: other, acting: other }, atScreen({ holder: other }))).toBeUndefined();
  expect(undoAt(mover, { eyes: -1, passTo: other }, atScreen({}))).toBeUndefined();
  expect(undoAt(mover, { eyes: mover, acting: mover }, atScreen({ seating: 'around' }))).toBe('asks');
  expect(undoAt(mover, { eyes: mover }, atScreen({ players: [KAJA, BOT] }))).toBe('now');
});
