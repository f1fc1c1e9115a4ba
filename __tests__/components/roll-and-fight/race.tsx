import { act, renderHook } from '@testing-library/react-native';

import type { AnyBox } from '@/engine/box';
import { CLOCK } from '@/engine/game';
import { Match, type AnyMatch } from '@/engine/match';
import { rollAndFight } from '@/games/roll-and-fight';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import type { State } from '@/games/roll-and-fight/rules/state';
import type { SeatPlayer } from '@/store/seats';
import type { AnyGameTable, TableProps } from '@/table/contract';
import type { Session } from '@/table/session/session';
import { useTableProps } from '@/table/useTableProps';
import { sitDown } from '@tests/components/table/sitDown';

type Played = ReturnType<typeof createMatch>;
const createMatch = (options: object, seed: string) => Match.create(rollAndFightGame, { boards: [1, 2, 3, 4], bosses: ['donZemun', 'bandaboi', 'prez', 'auditor'], ...options }, seed);

const NAMES = ['Kit', 'Mira', 'Joe', 'Ann'];
// Only the rules of the table's time, not its drawing.
const LIVE: AnyGameTable = { Board: () => null, live: (view) => (view as State).phase === 'rolling' };

/** A Rolling Phase at a real session, with people in every seat. */
export function race(options: { readonly seats: number } & Record<string, unknown>, seed = 'race') {
  const match = createMatch(options, seed);
  match.state.players.forEach((_, seat) => match.play(seat, { type: 'chooseSide', side: 'A' }));
  match.state.players.forEach((_, seat) => match.play(seat, { type: 'ready' }));
  const players = match.state.players.map((_, seat): SeatPlayer => ({ name: NAMES[seat] ?? '', plays: 'person' }));
  const { session } = sitDown(rollAndFight as unknown as AnyBox, match as unknown as AnyMatch, players, { seating: players.length > 1 ? 'around' : 'solo', speed: () => 'normal' });
  session.open(LIVE);
  return { match, session };
}

/** A hook of the table under the running match: what it returns is always of the newest state. */
export function atTable<T>(session: Session, use: (table: TableProps<State, Move>) => T) {
  const { result } = renderHook(() => use(useTableProps(session, 'play') as TableProps<State, Move>));
  return { now: () => result.current, do: (what: (hook: T) => void) => act(() => what(result.current)) };
}

const SLICE_MS = 50;

/** Lets time go by in slices, because React draws between them. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= SLICE_MS) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, SLICE_MS)));
}

/** Who took how often, and who took together. */
export const takes = (match: Played): readonly (readonly [seat: number, seats: readonly number[]])[] =>
  match.moves.flatMap(({ seat, move }) => (move.type === 'take' ? [[seat, move.seats] as const] : []));

export const SHARED = CLOCK;

/** Something lies over the table until the returned function is called. */
export function cover(session: Session): () => void {
  let uncover: () => void = () => undefined;
  act(() => {
    uncover = session.pause('menu');
  });
  return () => act(() => uncover());
}
