import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-native';

import { decide } from '@/engine/bots/bot';
import type { AnyBox } from '@/engine/box';
import { Match, type AnyMatch } from '@/engine/match';
import { Random } from '@/engine/random';
import { rollAndFight } from '@/games/roll-and-fight';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import type { Event } from '@/games/roll-and-fight/rules/events';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import type { State } from '@/games/roll-and-fight/rules/state';
import { brawl, brawlWords } from '@/games/roll-and-fight/table/brawl';
import { BrawlSheet } from '@/games/roll-and-fight/table/panels/BrawlSheet';
import { ResolutionSteps } from '@/games/roll-and-fight/table/panels/ResolutionSteps';
import { ScoreBox } from '@/games/roll-and-fight/table/panels/ScoreBox';
import { SidePanel } from '@/games/roll-and-fight/table/panels/SetupPanel';
import { useDecision, wantsToMarkByHand } from '@/games/roll-and-fight/table/useDecision';
import { useTelling } from '@/games/roll-and-fight/table/useTelling';
import type { TableProps } from '@/table/contract';
import { EventFeed } from '@/table/session/eventFeed';
import { FeedContext } from '@/table/tableContext';
import { useTableProps } from '@/table/useTableProps';
import { show } from '@tests/components/shelf/show';
import { sitDown } from '@tests/components/table/sitDown';
import { emptyRooms, flashback, me, resolution } from '@tests/games/roll-and-fight/table';

jest.mock('@/feel', () => ({ feel: jest.fn() }));
// Neither speaker nor microphone in a test.
jest.mock('expo-audio', () => ({}));

type Entry = { readonly seat: number; readonly move: Move };

/** A bot's game up to the move that meets an objective, without that move. */
function beforeAnObjective(): { readonly match: Match<State, Move, State['options'], never>; readonly last: Entry } {
  for (let seed = 0; seed < 50; seed++) {
    const options = { seats: 1, heroes: ['kaja'], rollingMode: 'throwBudget', rollSettleMs: 0 };
    const match = Match.create(rollAndFightGame, options, `objective${seed}`);
    const played: Entry[] = [];
    while (!match.outcome && match.moves.length < 400) {
      const move = decide(rollAndFight.bots.easy.think(match.view(0), 0, Random.fromSeed(`${seed}/${match.moves.length}`)));
      if (move.type === 'markObjective') {
        const last = played.pop();
        const again = Match.create(rollAndFightGame, options, `objective${seed}`);
        for (const entry of played) again.play(entry.seat, entry.move);
        if (last && again.state.phase === 'fighting' && !hasMark(again)) return { match: again as never, last };
        break;
      }
      match.play(0, move);
      played.push({ seat: 0, move });
    }
  }
  throw new Error('no bot ever meets an objective');
}

const hasMark = (match: { legal(seat: number): Iterable<Move> }): boolean => [...match.legal(0)].some(({ type }) => type === 'markObjective');

describe('objectives', () => {
  test('RF-160 an objective is inked as soon as it is met, and an undo gives it back to the player', async () => {
    jest.useFakeTimers();
    const { match, last } = beforeAnObjective();
    const { session } = sitDown(rollAndFight as unknown as AnyBox, match as unknown as AnyMatch, [{ name: 'Kit', plays: 'person' }]);
    session.open({ Board: () => null });
    const wrapper = ({ children }: { children: React.ReactNode }) => <FeedContext value={session.feed}>{children}</FeedContext>;
    renderHook(() => useDecision(useTableProps(session, 'play') as TableProps<State, Move>, undefined), { wrapper });
    const marked = () => match.state.players[0]?.objectives ?? 0;
    const before = marked();
    await act(async () => {
      void session.playAs(0, last.move);
      await jest.advanceTimersByTimeAsync(1000);
    });
    expect(marked()).not.toBe(before);
    await act(async () => {
      void session.undo();
      await jest.advanceTimersByTimeAsync(1000);
    });
    expect(marked()).toBe(before);
    expect(hasMark(match)).toBe(true);
    jest.useRealTimers();
  });

  test('what rises from a room while it is told is gone afterwards', async () => {
    jest.useFakeTimers();
    const { state } = flashback({ den: '1A' });
    const feed = new EventFeed(() => 'normal', { view: () => state, show: () => undefined, quiet: () => undefined });
    const wrapper = ({ children }: { children: React.ReactNode }) => <FeedContext value={feed}>{children}</FeedContext>;
    const { result } = renderHook(() => useTelling([{ name: 'Kit', plays: 'person' }]), { wrapper });
    const marked: Event = { type: 'objectiveMarked', seat: 0, room: 2, points: 3 };
    await act(async () => feed.push({ seat: 0, told: [{ event: marked, view: state }], settle: () => undefined }));
    expect(result.current.flashes).toEqual([{ seat: 0, room: 2, text: '+3', kind: 'good' }]);
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    expect(result.current.flashes).toEqual([]);
    jest.useRealTimers();
  });

  test('RF-218 with a Pocket Mirror at hand the player marks', () => {
    expect(wantsToMarkByHand(me(flashback({ hero: 'johnny', charges: { pocketMirror: 1 } })))).toBe(true);
    expect(wantsToMarkByHand(me(flashback({ hero: 'johnny', charges: { stims: 1 } })))).toBe(false);
  });
});

describe('Resolution', () => {
  test('RF-172 the steps are ticked off, and say what they will bring', () => {
    const table = resolution({ den: '1A' });
    show(<ResolutionSteps view={table.state} player={me(table)} />);
    expect(screen.getByLabelText(/^Resolution: Loot, done; Wounds, done; Recover, now; (No Beating|Beating!)$/)).toBeTruthy();
  });

  test('RF-174 loot that can be collected is counted before the wounds', () => {
    const table = resolution({ den: '1A', change: (player) => void (player.visited = -1 >>> 20) }, (player) => emptyRooms(player, 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'));
    show(<ResolutionSteps view={table.state} player={me(table)} />);
    expect(screen.getByLabelText(/^Resolution: Loot [1-9]\d*, now; Wounds/)).toBeTruthy();
  });
});

describe('the end', () => {
  test('RF-191 points are inked line by line', () => {
    const table = flashback({ change: (player) => Object.assign(player, { loot: 5, bossDamage: 3 }) });
    const box = (inked?: number) => <ScoreBox view={table.state} player={me(table)} names={['Kit']} inked={inked} />;
    const { rerender } = render(box(0));
    expect(screen.queryByText('11')).toBeNull();
    rerender(box(1));
    expect(screen.getByText('11')).toBeTruthy();
    expect(screen.queryByText('3')).toBeNull();
    rerender(box());
    expect(screen.getByText('3')).toBeTruthy();
  });

  test('RF-202 a brawl counts knives, a double one twice, and changes nothing', () => {
    const [first] = brawl(2, { pick: () => 'doubleKnife' } as unknown as Random);
    expect(first).toEqual({ faces: ['doubleKnife', 'doubleKnife', 'doubleKnife', 'doubleKnife'], blows: 8 });
    expect(brawlWords(['Kit', 'Mira'], [{ faces: [], blows: 3 }, { faces: [], blows: 2 }])).toBe('Kit knocks everybody else out.');
    expect(brawlWords(['Kit', 'Mira'], [{ faces: [], blows: 2 }, { faces: [], blows: 2 }])).toMatch(/^Kit and Mira are still standing/);
  });

  test('RF-202 nobody knows who won the brawl before all dice lie still, and it can be thrown again', () => {
    jest.useFakeTimers();
    const fighters = [{ name: 'Kit', colour: '#E4573D' }, { name: 'Mira', colour: '#3D8FE4' }];
    show(<BrawlSheet fighters={fighters} onClose={jest.fn()} />);
    const verdict = () => screen.queryByText(/knocks everybody else out\.|still standing/);
    fireEvent.press(screen.getByRole('button', { name: 'Throw' }));
    expect(verdict()).toBeNull();
    expect(screen.queryByText(/^Kit: /)).toBeNull();
    act(() => jest.advanceTimersByTime(6000));
    expect(verdict()).toBeTruthy();
    for (const { name } of fighters) expect(screen.getByText(new RegExp(`^${name}: \\d blows?$`))).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Throw again' }));
    expect(verdict()).toBeNull();
    act(() => jest.advanceTimersByTime(6000));
    expect(verdict()).toBeTruthy();
    jest.useRealTimers();
  });
});

test('RF-215 who plays alone can leave the clock away before the game begins', () => {
  const onChoose = jest.fn();
  const table = flashback();
  show(<SidePanel player={me(table)} side="A" onSide={jest.fn()} play={jest.fn()} otherClock={{ label: 'No clock', onChoose }} />);
  fireEvent.press(screen.getByRole('button', { name: 'No clock' }));
  expect(onChoose).toHaveBeenCalled();
});
