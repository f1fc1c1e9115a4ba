import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import { useEffect, useState } from 'react';

import { squareNamed } from '@/engine/parts/grid/squares';
import type { Asking } from '@/table/kit/decisions/asking';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { forecastPlan } from '@/games/ronins-revenge/preview/plan';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { TOKENS, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { commandsOf } from '@/games/ronins-revenge/table/plan/commands';
import { PlanSheet } from '@/games/ronins-revenge/table/plan/PlanSheet';
import { TurnPanel } from '@/games/ronins-revenge/table/plan/TurnPanel';
import type { Advice } from '@/games/ronins-revenge/table/plan/useAdvice';
import { usePlan, type Draft, type Plan } from '@/games/ronins-revenge/table/plan/usePlan';
import { useTurn } from '@/games/ronins-revenge/table/plan/useTurn';
import { pricesOf, squaresOfMove } from '@/games/ronins-revenge/table/plan/walks';
import { SCREENS, showAt } from '@tests/components/kit/kit';
import { show } from '@tests/components/shelf/show';
import { fight, onTop, put, turnOf, type Fight } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

/** Fire lies in a Zone. */
const FIRE = 1 << TOKENS.indexOf('fire');
const QUIET: Advice = { asked: false, lost: false, found: undefined, ask: () => undefined };

/** A turn as the table asks it; what is confirmed is played. */
function asked(s: Fight): { readonly asking: Asking<BattleState, Move>; readonly played: Move[] } {
  const played: Move[] = [];
  return {
    played,
    asking: {
      seat: 0, kind: 'turn', words: '', key: 'turn', moves: [...s.moves(0)],
      play: (move) => {
        played.push(move);
        s.play(0, move);
        return Promise.resolve(true);
      },
    },
  };
}

interface TurnProps {
  readonly view: BattleState;
  readonly asking: Asking<BattleState, Move>;
  readonly advice?: Advice;
  refuse?(rule: string, words: string): void;
}

function Turn({ view, asking, advice = QUIET, refuse = () => undefined }: TurnProps) {
  const plan = usePlan(view, asking);
  const commands = commandsOf(view, 0, 'takahiro', asking.moves);
  const walks = asking.moves.filter((move): move is Extract<Move, { kind: 'move' }> => move.kind === 'move' && move.way.length > 0);
  if (plan.draft) return <PlanSheet view={view} seat={0} plan={plan} />;
  return (
    <TurnPanel
      view={view} seat={0} commands={commands} walks={walks} priceOf={pricesOf(view, 'takahiro', squaresOfMove(view, 'takahiro'))} advice={advice} onBarred={refuse}
      onCommand={(command, move) => plan.think({ command, move })} onWalk={(move) => plan.think({ command: undefined, move })}
    />
  );
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('RR-203 RR-297 an attack shows its damage line by line, the card it takes, and which part of its Break is missing, before it is paid', () => {
  const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-1');
  const { asking, played } = asked(s);
  const view = s.view(0);
  show(<Turn view={view} asking={asking} />);
  press(/^Measured Cut: /);
  expect(played).toEqual([]);
  expect(screen.getByText('Takes the Light card Horn Jab: it goes to slot 1.')).toBeOnTheScreen();
  expect(screen.getByText('Met: from its front')).toBeOnTheScreen();
  expect(screen.getByText('Missing: with another hero right beside you')).toBeOnTheScreen();
  const total = screen.getByLabelText(/^Ushikado loses: \d+$/);
  press('Strike: Measured Cut on Ushikado');
  const struck = [...s.play(0, { kind: 'noDestiny' })].find((event) => event.type === 'struck');
  expect(total).toHaveProp('aria-label', `Ushikado loses: ${struck?.type === 'struck' ? struck.damage : ''}`);
  expect(played).toHaveLength(1);
});

test('what can be done stands above the advice, what cannot be done below it', () => {
  const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro').change(({ heroes }) => { heroes.takahiro.stamina = 2; });
  show(<Turn view={s.view(0)} asking={asked(s).asking} />);
  const names = screen.getAllByRole('button').map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
  const advice = names.indexOf('What would you do?');
  expect(names.slice(0, advice).filter((name) => name.includes('not now'))).toEqual([]);
  expect(names.slice(advice).filter((name) => name.startsWith('Cleaving Arc') && name.includes('not now'))).toHaveLength(1);
});

describe('advice', () => {
  const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');
  const { asking, played } = asked(s);
  const attack = asking.moves.find(({ kind }) => kind === 'attack');
  const walk = asking.moves.find((move) => move.kind === 'move' && move.way.length > 0);
  const found = (move: Move | undefined): Advice => ({ asked: true, lost: false, found: move && { move, reason: 'It is worth it.' }, ask: () => undefined });

  test.each([['an attack', attack, /^Strike: /], ['a walk', walk, /^Go: Move to/]] as const)('about %s is shown before it is paid for', (_, move, way) => {
    show(<Turn view={s.view(0)} asking={asking} advice={found(move)} />);
    expect(screen.queryByRole('button', { name: 'What would you do?' })).toBeNull();
    expect(screen.getByText('It is worth it.')).toBeOnTheScreen();
    press('Show it');
    expect(screen.getByRole('button', { name: way })).toBeOnTheScreen();
    expect(played).toEqual([]);
  });

  test.each([['smallPhone', true], ['phone', true], ['tablet', false], ['desktop', false]] as const)('on a %s it is the first thing of the panel: %s', (kind, first) => {
    showAt(<Turn view={s.view(0)} asking={asking} advice={found(walk)} />, { screen: SCREENS[kind] });
    const names = screen.getAllByRole('button').map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
    expect(names.indexOf('Show it') === 0).toBe(first);
  });

  test('to end the turn is only said', () => {
    show(<Turn view={s.view(0)} asking={asking} advice={found({ kind: 'endTurn' })} />);
    expect(screen.getByText('It is worth it.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull();
  });
});

test('RR-133 a walk shows its way and its price, turns by a touch, and can be thought over', () => {
  const s = turnOf(put(fight(), 'takahiro', 'L1'), 'takahiro');
  const { asking, played } = asked(s);
  show(<Turn view={s.view(0)} asking={asking} />);
  press('Squares as a list: where to move');
  press('G1, 3 free + 2 Stamina');
  // The way is read out; the field shows it.
  expect(screen.getByLabelText(/G1, then facing .*\. \d steps, \d of them free: costs [1-9]\d* Stamina\.$/)).toBeOnTheScreen();
  expect(screen.getByText(/^\d steps, \d of them free: costs [1-9]\d* Stamina\.$/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('radio', { name: 'west' }));
  expect(screen.getByLabelText(/then facing west/)).toBeOnTheScreen();
  press('Think again');
  expect(played).toEqual([]);
  press('Squares as a list: where to move');
  press('K1, 1 free');
  expect(screen.getByText(/^1 of \d free steps\.$/)).toBeOnTheScreen();
  press('Go: Move to K1');
  expect(s.state.heroes.takahiro.anchor).toBe(120);
});

describe('RR-202 an attack that moves its hero first', () => {
  /** Kosuke leaps: two squares, then the blow. */
  const leaping = (): Fight => turnOf(put(fight(), 'kosuke', 'I6'), 'kosuke').change((state) => {
    state.zones.fill(0);
    state.zones[zoneOf(squareNamed(FIELD, 'H4'))] = FIRE;
  });
  const turn = (s: Fight) => {
    const view = s.view(0);
    const { asking } = asked(s);
    return renderHook(() => {
      const plan = usePlan(view, asking);
      return { plan, turn: useTurn({ view, hero: 'kosuke', asking, plan, speed: 'instant', reducedMotion: true, explainRefusal: () => undefined }) };
    });
  };
  const leapOf = (s: Fight): Draft => {
    const command = commandsOf(s.view(0), 0, 'kosuke', [...s.moves(0)]).find(({ name }) => name === 'Dog’s Leap');
    const [move] = command?.moves ?? [];
    if (!command || !move) throw new Error('nobody leaps');
    return { command, move };
  };
  const begin = (s: Fight) => {
    const hook = turn(s);
    act(() => hook.result.current.plan.think(leapOf(s)));
    return hook;
  };
  const touch = (hook: ReturnType<typeof begin>, label: string) => act(() => hook.result.current.turn?.field.spots.find((spot) => spot.label === label)?.onPress());

  test('marks every square it can be struck from, with what the ground takes on the way', () => {
    const hook = begin(leaping());
    const field = hook.result.current.turn?.field;
    const squares = field?.spots.filter(({ id }) => typeof id === 'number').map(({ id }) => id);
    expect(field?.reached.map(({ square }) => square)).toEqual(squares);
    expect(field?.spots.map(({ label }) => label)).toEqual(expect.arrayContaining(['Strike from H7', 'Strike from H5, loses 2 HP', 'Strike from G5, loses 4 HP']));
    expect(field?.reached).toContainEqual({ square: squareNamed(FIELD, 'H5'), bought: 0, hurt: 2 });
  });

  test('may be struck from where its hero stands after all', () => {
    const hook = begin(put(leaping(), 'kosuke', 'H7'));
    touch(hook, 'Strike from H8');
    expect(hook.result.current.plan.draft?.move).toMatchObject({ way: [squareNamed(FIELD, 'H8')] });
    touch(hook, 'Strike from here');
    expect(hook.result.current.plan.draft?.move).toMatchObject({ way: [] });
  });

  test('RR-40 a second touch on the square turns the hero as far as the target stays in front', () => {
    const hook = begin(put(leaping(), 'kosuke', 'I9'));
    touch(hook, 'Strike from H8');
    const facing = () => { const move = hook.result.current.plan.draft?.move; return move && 'facing' in move ? move.facing : undefined; };
    const first = facing();
    touch(hook, 'Strike from H8');
    const second = facing();
    expect([first, second].sort()).toEqual([0, 3]);
    touch(hook, 'Strike from H8');
    expect(facing()).toBe(first);
  });

  describe('the sheet', () => {
    interface Table { readonly plan: Plan; readonly turn: ReturnType<typeof useTurn> }
    /** A leap that is thought of; the field itself is not drawn. */
    function Leap({ s, tell }: { readonly s: Fight; tell(table: Table): void }) {
      const [{ view, asking }] = useState(() => ({ view: s.view(0), asking: asked(s).asking }));
      const plan = usePlan(view, asking);
      const turn = useTurn({ view, hero: 'kosuke', asking, plan, speed: 'instant', reducedMotion: true, explainRefusal: () => undefined });
      useEffect(() => tell({ plan, turn }));
      return <PlanSheet view={view} seat={0} plan={plan} />;
    }
    const open = (s: Fight) => {
      let table: Table | undefined;
      show(<Leap s={s} tell={(now) => { table = now; }} />);
      act(() => table?.plan.think(leapOf(s)));
      return {
        onField: (label: string) => act(() => table?.turn?.field.spots.find((spot) => spot.label === label)?.onPress()),
        draw: (...squares: string[]) => {
          act(() => table?.turn?.field.drawing?.begin(s.state.heroes.kosuke.anchor));
          for (const square of squares) act(() => table?.turn?.field.drawing?.draw(squareNamed(FIELD, square)));
        },
        facings: () => ['north', 'east', 'south', 'west'].filter((name) => screen.queryByRole('radio', { name }) !== null),
        move: () => table?.plan.draft?.move,
      };
    };
    const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));
    const wayTo = (...names: string[]) => names.map((name) => squareNamed(FIELD, name));
    /** A Chain Wretch near the boss. */
    const withMinion = (s: Fight, square: string): Fight => s.change((state) => {
      state.minions.push({ minion: 'chainWretch', band: 0, hp: 5, anchor: squareNamed(FIELD, square), side: 1, facing: 0, conditions: 0 });
    });

    test('RR-38 RR-40 offers the facings that fit the chosen square, which stays', () => {
      const plan = open(leaping());
      plan.onField('Strike from H8');
      expect(plan.facings()).toEqual(['north', 'west']);
      for (const [name, facing] of [['west', 3], ['north', 0]] as const) {
        choose(name);
        expect(plan.move()).toMatchObject({ way: wayTo('H7', 'H8'), facing });
        expect(screen.getByRole('button', { name: /^Strike: / })).toBeEnabled();
      }
    });

    test('says in words why there is no other facing', () => {
      const plan = open(withMinion(put(leaping(), 'kosuke', 'I9'), 'I10'));
      plan.onField('Strike from H9');
      expect(plan.facings()).toEqual(['east', 'south']);
      plan.onField('Strike from here');
      expect(plan.facings()).toEqual([]);
      expect(screen.getByText(/^Facing east: from here, .*Chain Wretch can be struck no other way\.$/)).toBeOnTheScreen();
    });

    test('leaves the way that was drawn by hand', () => {
      const plan = open(put(leaping(), 'kosuke', 'I9'));
      plan.draw('I8', 'H8');
      expect(plan.move()).toMatchObject({ way: wayTo('I8', 'H8') });
      for (const [name, facing] of [['west', 3], ['north', 0]] as const) {
        choose(name);
        expect(plan.move()).toMatchObject({ way: wayTo('I8', 'H8'), facing });
      }
    });

    test('RR-202 offers whom the chosen square reaches, and names who is struck from elsewhere', () => {
      const plan = open(withMinion(put(leaping(), 'kosuke', 'I9'), 'I10'));
      plan.onField('Strike from H9');
      expect(plan.move()).toMatchObject({ way: wayTo('H9'), targets: ['chainWretch:0'] });
      expect(screen.queryByRole('radio', { name: 'Ushikado' })).toBeNull();
      expect(screen.getByText('From H9 you cannot strike Ushikado. Touch them to see from where you can.')).toBeOnTheScreen();
      plan.onField('Attack Ushikado');
      expect(plan.move()).toMatchObject({ targets: ['boss:0'] });
    });

    test('another target that the square reaches leaves the square', () => {
      const plan = open(withMinion(put(leaping(), 'kosuke', 'I9'), 'H9'));
      plan.onField('Strike from H8');
      expect(plan.move()).toMatchObject({ way: wayTo('H8'), targets: [expect.stringMatching(/^chainWretch/)] });
      plan.onField('Attack Ushikado');
      expect(plan.move()).toMatchObject({ way: wayTo('H8'), targets: ['boss:0'] });
      expect(plan.facings()).toEqual(['north', 'west']);
    });
  });

  test('a way drawn by hand leads around the fire', () => {
    const hook = begin(leaping());
    act(() => hook.result.current.turn?.field.drawing?.begin(squareNamed(FIELD, 'I6')));
    act(() => hook.result.current.turn?.field.drawing?.draw(squareNamed(FIELD, 'H5')));
    expect(hook.result.current.plan.draft).toMatchObject({ command: { name: 'Dog’s Leap' }, move: { kind: 'attack', way: [squareNamed(FIELD, 'H5')] } });
    expect(hook.result.current.plan.refused).toBeUndefined();
  });
});

test('RR-133 RR-152 every square says its steps, its Stamina and what the ground takes', () => {
  const s = turnOf(put(fight(), 'takahiro', 'L1'), 'takahiro').change((state) => {
    state.zones.fill(0);
    state.zones[zoneOf(squareNamed(FIELD, 'I1'))] = FIRE;
    state.zones[zoneOf(squareNamed(FIELD, 'L4'))] = 1 << TOKENS.indexOf('difficult');
  });
  const view = s.view(0);
  const { asking } = asked(s);
  const { result } = renderHook(() => useTurn({ view, hero: 'takahiro', asking, plan: usePlan(view, asking), speed: 'instant', reducedMotion: true, explainRefusal: () => undefined }));
  const labels = result.current?.field.spots.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Move to L2, 1 free', 'Move to K4, 3 free + 1 Stamina', 'Move to I1, 3 free, loses 2 HP', 'Move to H1, 3 free + 1 Stamina, loses 4 HP']));
});

test('RR-193 an attack that reaches nobody says why when it is touched', () => {
  const s = turnOf(fight(), 'takahiro');
  const refuse = jest.fn();
  show(<Turn view={s.view(0)} asking={asked(s).asking} refuse={refuse} />);
  press(/^Measured Cut: .*not now/);
  expect(refuse).toHaveBeenCalledWith('RR-193', expect.stringContaining('reaches 1'));
});

test.each([['S-1', 'Nothing breaks it.'], ['S-4', 'Nothing breaks it this way.']] as const)('RR-183 a Rest shows what it gives and which card it takes: %s', (card, breaks) => {
  const s = onTop(turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 2; }), card);
  const { asking } = asked(s);
  show(<Turn view={s.view(0)} asking={asking} />);
  press(/^Rest: /);
  expect(screen.getByText('Takahiro gains 5 Stamina (Rest).')).toBeOnTheScreen();
  expect(screen.getByText(/^Takes the Special card .*: it goes to slot 1\.$/)).toBeOnTheScreen();
  expect(screen.getByText(breaks)).toBeOnTheScreen();
});

test('the strip of a plan is the strip after it', () => {
  const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-1');
  const move = [...s.moves(0)].find((each) => each.kind === 'attack' && each.targets.includes('boss:0') && each.way.length === 0);
  if (!move) throw new Error('nobody can strike');
  const { card, round } = forecastPlan(s.view(0), 0, move);
  expect(round?.slots[card?.slot ?? 9]?.card).toBe(card?.card);
});
