import { CLOCK, type Prompt } from '@/engine/game';
import type { SeatPlayer } from '@/store/seats';
import { holderAfter, promptsHere, whoLooks, whoWatches, type AtScreen } from '@/table/session/eyes';

const KAJA: SeatPlayer = { name: 'Kaja', plays: 'person' };
const NOOR: SeatPlayer = { name: 'Noor', plays: 'person' };
const BOT: SeatPlayer = { name: 'Ash', plays: 'easy' };

const atScreen = (changes: Partial<AtScreen>): AtScreen => ({
  players: [KAJA, NOOR],
  seating: 'pass',
  holder: undefined,
  corners: false,
  hasSecrets: () => true,
  ...changes,
});
const asked = (seat: number, secret = false): Prompt => ({ seat, kind: 'choose', words: 'Choose.', secret });

test('alone among bots, the only person always looks', () => {
  const solo = atScreen({ players: [BOT, KAJA], seating: 'solo' });
  expect(whoLooks([asked(0)], solo)).toEqual({ eyes: 1, acting: undefined });
  expect(whoLooks([asked(1, true)], solo)).toEqual({ eyes: 1, acting: 1 });
});

test('a secret prompt of somebody who does not hold the device shows nothing of theirs', () => {
  expect(whoLooks([asked(1, true)], atScreen({ holder: 0 }))).toEqual({ eyes: CLOCK, passTo: 1 });
});

test('who holds the device sees their own', () => {
  expect(whoLooks([asked(1, true)], atScreen({ holder: 1 }))).toEqual({ eyes: 1, acting: 1 });
});

test('an open prompt is answered without passing, but nobody’s secrets are drawn', () => {
  expect(whoLooks([asked(1)], atScreen({ holder: 0 }))).toEqual({ eyes: CLOCK, acting: 1 });
});

test('without secrets the eyes follow the turn', () => {
  expect(whoLooks([asked(1)], atScreen({ hasSecrets: () => false }))).toEqual({ eyes: 1, acting: 1 });
});

test('of several who are asked, the holder goes on first', () => {
  expect(whoLooks([asked(0, true), asked(1, true)], atScreen({ holder: 1 }))).toEqual({ eyes: 1, acting: 1 });
});

test('around one screen with corners, everybody answers at once and nobody’s secrets are drawn', () => {
  const prompts = [asked(0, true), asked(1, true)];
  expect(whoLooks(prompts, atScreen({ seating: 'around', corners: true, holder: 0 }))).toEqual({ eyes: CLOCK });
  expect(whoLooks(prompts, atScreen({ seating: 'pass', corners: true }))).toEqual({ eyes: CLOCK, passTo: 0 });
});

test('around one screen everybody may answer, but for as long as it shows one person’s secrets only that person', () => {
  const around = atScreen({ seating: 'around', holder: 0 });
  const here = (prompts: readonly Prompt[], at: AtScreen) => promptsHere(prompts, whoLooks(prompts, at), at).map(({ seat }) => seat);
  expect(here([asked(0), asked(1)], around)).toEqual([0, 1]);
  expect(here([asked(0, true), asked(1, true)], around)).toEqual([0]);
  expect(here([asked(0, true), asked(1, true)], atScreen({ seating: 'around', corners: true, holder: 0 }))).toEqual([0, 1]);
  expect(here([asked(0), asked(1)], atScreen({ holder: 1 }))).toEqual([1]);
});

test('a film of a running match shows a person their own, several people nobody’s secrets, and everything only after the end', () => {
  expect(whoWatches([BOT, KAJA], false)).toBe(1);
  expect(whoWatches([KAJA, NOOR, BOT], false)).toBe(CLOCK);
  expect(whoWatches([BOT, BOT], false)).toBe(CLOCK);
  expect(whoWatches([KAJA, NOOR], true)).toBeUndefined();
});

test('a move by somebody else means that the device went round', () => {
  expect(holderAfter(1, atScreen({ holder: 0 }))).toBeUndefined();
  expect(holderAfter(0, atScreen({ holder: 0 }))).toBe(0);
  expect(holderAfter(1, atScreen({ holder: 0, players: [KAJA, BOT] }))).toBe(0);
});

test('around a tablet a secret answer hides itself again at once', () => {
  expect(holderAfter(0, atScreen({ holder: 0, seating: 'around' }))).toBeUndefined();
});
