import { act, renderHook, screen } from '@testing-library/react-native';

import { FIELD } from '@/games/ronins-revenge/content/terms';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { TOKENS, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleFrame } from '@/games/ronins-revenge/rules/state';
import { useCardMove } from '@/games/ronins-revenge/table/plan/useCardMove';
import { usePlan } from '@/games/ronins-revenge/table/plan/usePlan';
import { whyNotThere } from '@/games/ronins-revenge/table/plan/whyNotThere';
import { useQuestion } from '@/games/ronins-revenge/table/questions/useQuestion';
import { squareNamed } from '@/engine/parts/grid/squares';
import { show } from '@tests/components/shelf/show';
import { fight, put, turnOf, type Fight } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

/** What a question lays on the field. */
function fieldOf(s: Fight, kind: BattleFrame['kind']) {
  const asking = { seat: 0, kind, words: '', key: kind, moves: [...s.moves(0)], play: () => Promise.resolve(true) };
  return renderHook(() => useQuestion(s.view(0), asking)).result.current?.field;
}

const asks = (frame: BattleFrame): Fight => turnOf(put(fight(), 'sayaka', 'K6'), 'takahiro').change((state) => void state.frames.push(frame));

describe('a Move that a card gives', () => {
  const moving = (frame: Partial<Extract<BattleFrame, { kind: 'cardMove' }>> = {}): Fight => asks({ kind: 'cardMove', hero: 'sayaka', n: 2, straight: false, through: false, why: 'Test', ...frame });

  /** The question as a table asks it, and what is played. */
  function moved(s: Fight) {
    const play = jest.fn((_: Move) => Promise.resolve(true));
    const view = s.view(0);
    const asking = { seat: 0, kind: 'cardMove' as const, words: '', key: 'cardMove', moves: [...s.moves(0)], play };
    const hook = renderHook(() => {
      const plan = usePlan(view, asking);
      return { plan, shown: useCardMove(view, asking, plan) };
    });
    const spot = (label: string | RegExp) => hook.result.current.shown?.field.spots.find((each) => (typeof label === 'string' ? each.label === label : label.test(each.label)));
    return { hook, play, spot, whyNot: (square: number) => whyNotThere(view, asking, square) };
  }

  test('RR-138 its squares are marked on the field as those of a Move are', () => {
    const { hook } = moved(moving({ n: 1 }));
    const { reached = [], spots = [] } = hook.result.current.shown?.field ?? {};
    const marked = reached.map(({ square }) => square);
    expect(marked).toContain(squareNamed(FIELD, 'J6'));
    expect(marked).not.toContain(squareNamed(FIELD, 'H6'));
    expect(spots.map(({ id }) => id)).toEqual(marked);
  });

  test('RR-152 they say what the ground takes on the way', () => {
    const burning = moving().change((state) => { state.zones[zoneOf(squareNamed(FIELD, 'J6'))] = 1 << TOKENS.indexOf('fire'); });
    const { spot } = moved(burning);
    expect(spot(/^Move to J6, loses 2 HP$/)).toBeDefined();
    expect(spot('Move to L6')).toBeUndefined();
    expect(spot(/^Move to L6, loses 2 HP$/)).toBeDefined();
  });

  test('RR-40 nothing is played before the facing is chosen', () => {
    const { hook, play, spot } = moved(moving());
    act(() => spot('Move to I6')?.onPress());
    const first = hook.result.current.plan.draft?.move;
    act(() => spot('Move to I6')?.onPress());
    const turned = hook.result.current.plan.draft?.move;
    expect(play).not.toHaveBeenCalled();
    if (first?.kind !== 'walk' || turned?.kind !== 'walk') throw new Error('nobody walks');
    expect(turned).toEqual({ ...first, facing: (first.facing + 1) % 4 });
    act(() => hook.result.current.plan.confirm());
    expect(play).toHaveBeenCalledWith(turned);
  });

  test('a square that it does not lead to says why', () => {
    expect(moved(moving({ straight: true })).whyNot(squareNamed(FIELD, 'B2'))).toBe('Test does not bring Sayaka to B2: it is too far or not in a straight line, or something stands there or in the way.');
  });

  test('between two blows of the boss it is looked at alone', () => {
    const s = moving().change((state) => { state.frames = state.frames.filter(({ kind }) => kind !== 'heroTurn' && kind !== 'turn'); });
    const { hook, spot } = moved(s);
    act(() => spot('Move to I6')?.onPress());
    const { forecast } = hook.result.current.plan;
    expect([forecast?.ends, forecast?.round, forecast?.lost]).toEqual([false, undefined, {}]);
  });
});

test('RR-485 whoever a card may be for says what comes of it', () => {
  const s = turnOf(put(put(fight(), 'sayaka', 'K6'), 'kensho', 'K7'), 'kensho').change(({ heroes }) => {
    heroes.sayaka.hp = 1;
    heroes.kensho.yang = 1;
  });
  s.play(0, { kind: 'useCard', card: 'breathOfCedar' });
  const asking = { seat: 0, kind: 'chooseFigure' as const, words: '', key: 'for whom', moves: [...s.moves(0)], play: () => Promise.resolve(true) };
  const Question = () => useQuestion(s.view(0), asking)?.panel;
  show(<Question />);
  expect(screen.getByRole('button', { name: /^Sayaka: Heals 4\. Now 1 of \d+ HP/ })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Kensho: It would change nothing\. Now (\d+) of \1 HP/ })).toBeOnTheScreen();
});

test('Zones that may be chosen glow', () => {
  const field = fieldOf(asks({ kind: 'chooseZone', hero: 'takahiro', options: [5, 6], words: 'Test' }), 'chooseZone');
  expect(field?.spots.map(({ id, lit }) => [id, lit])).toEqual([[5, true], [6, true]]);
  expect(field?.reached).toEqual([]);
});

describe('squares that may be chosen', () => {
  const pushes = (steps: number): Fight => asks({ kind: 'force', hero: 'takahiro', force: 'push', target: 'boss:0', way: ['B6', 'A6', 'A5', 'A4', 'A3'].slice(0, steps).map((name) => squareNamed(FIELD, name)), cause: { why: 'attack', by: 'takahiro' } });
  function shows(s: Fight) {
    const asking = { seat: 0, kind: 'force' as const, words: '', key: 'force', moves: [...s.moves(0)], play: () => Promise.resolve(true) };
    const Question = () => useQuestion(s.view(0), asking)?.panel;
    show(<Question />);
    return screen.getAllByRole('button').map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
  }

  test('few are listed below the question as well', () => {
    expect(shows(pushes(2))).toEqual(['To A6', 'To B6', 'Not at all']);
    expect(screen.queryByText(/lit places/)).toBeNull();
  });

  test('many are touched on the field, and it is said', () => {
    expect(shows(pushes(5))).toEqual(['Not at all']);
    expect(screen.getByText('Touch one of the lit places on the field, or:')).toBeOnTheScreen();
  });
});
