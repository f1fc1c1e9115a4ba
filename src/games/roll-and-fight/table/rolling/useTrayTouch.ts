import { use, useEffect, useState, type RefObject } from 'react';
import type { View } from 'react-native';
import { createStore, type StoreApi } from 'zustand';

import type { DiceTrayHandle } from '@/dice/DiceTray';
import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import { usePointerPaths } from '@/table/board/pointerPaths';
import { contains, type Point } from '@/table/board/fit';
import type { Explanation, TableProps } from '@/table/contract';
import { ExplainContext } from '@/table/explain';

import type { Move } from '../../rules/moves';
import type { State } from '../../rules/state';
import { usePreferences } from '../preferences';
import { explainAbilityLarge } from '../panels/LargeCards';
import { Fingers, type Touched } from './fingers';
import { differentSets } from './hand';
import { placeAt, toLocal, type SeatPlace } from './places';
import type { SetChoice } from './SetChooser';
import { choiceRects, targetAt, type TrayLayout, type TrayTarget } from './trayLayout';
import type { Hands } from './useHands';

/** Dice on their way under fingers, by finger. */
export type Carried = Readonly<Record<number, Point & { readonly seat: Seat; readonly die: number }>>;

const TAP_STRENGTH = 0.5;

export interface Trays {
  readonly table: TableProps<State, Move>;
  readonly hands: Hands;
  readonly places: readonly SeatPlace[];
  readonly area: RefObject<View | null>;
  readonly dice: RefObject<Map<Seat, DiceTrayHandle>>;
  layoutOf(place: SeatPlace): TrayLayout;
  /** Whether a hand at this screen may act for the seat now. */
  active(seat: Seat): boolean;
  onPeek?: (() => void) | undefined;
}

/** Where a set can be formed in several ways: among which its player is choosing now. */
function useSetChoices({ table: { view }, active }: Trays) {
  const [choices, setChoices] = useState<Readonly<Record<number, SetChoice | undefined>>>({});
  /** Sets are chosen among while all their dice still lie there. */
  const choiceOf = (seat: Seat): SetChoice | undefined => {
    const choice = choices[seat];
    const pool = view.players[seat]?.pool ?? [];
    const lies = choice?.sets.every((set) => set.every((die) => pool.some(({ id, face }) => id === die.id && face === die.face)));
    return active(seat) && lies ? choice : undefined;
  };
  const choose = (seat: Seat, choice: SetChoice | undefined) => setChoices((before) => ({ ...before, [seat]: choice }));
  return { choiceOf, choose };
}

/** What the hands do when something on a tray is touched. */
function useTouching(trays: Trays) {
  const { hands, dice, layoutOf, active, onPeek } = trays;
  const [strengths, setStrengths] = useState<Readonly<Record<number, number>>>({});
  const { choiceOf, choose } = useSetChoices(trays);
  const throwDice = (seat: Seat, strength: number) => {
    setStrengths((before) => ({ ...before, [seat]: strength }));
    hands.roll(seat);
  };
  const touch = (seat: Seat, target: TrayTarget) => {
    if (target.kind === 'refill') {
      feel('tick', 0.4);
      return usePreferences.getState().toggleRefill(seat);
    }
    if (target.kind === 'peek') return onPeek?.();
    if (!active(seat)) return;
    const choice = choiceOf(seat);
    if (choice) {
      choose(seat, undefined);
      const set = target.kind === 'set' ? choice.sets[target.index] : undefined;
      return set && hands.assign(seat, choice.ability, set.map(({ id }) => id));
    }
    switch (target.kind) {
      case 'ability':
        return hands.assign(seat, target.ability);
      case 'die':
        return hands.toggle(seat, target.die);
      case 'health':
        return hands.assignWound(seat);
      case 'supply':
        return hands.take(seat);
      case 'stop':
        return hands.stop(seat);
      case 'felt':
      case 'roll':
        return throwDice(seat, TAP_STRENGTH);
      case 'set':
      case 'elsewhere':
        return;
    }
  };
  const touchedAt = (place: SeatPlace, point: Point): TrayTarget | undefined => {
    const choice = choiceOf(place.seat);
    if (choice) {
      const index = choiceRects(place, choice.sets.length).findIndex((rect) => contains(rect, point));
      return index < 0 ? { kind: 'elsewhere' } : { kind: 'set', index };
    }
    const dieAt = (x: number, y: number): number | undefined => {
      const id = dice.current.get(place.seat)?.dieAt(x, y);
      return id === undefined ? undefined : Number(id);
    };
    return targetAt(layoutOf(place), point, dieAt);
  };
  return { touch, touchedAt, throwDice, choiceOf, choose, strengthOf: (seat: Seat): number => strengths[seat] ?? TAP_STRENGTH };
}

/** Leads every finger to its own player's tray, and what it does there to the hands. */
export function useTrayTouch(trays: Trays) {
  const { table, hands, places, area, dice, active } = trays;
  const { view } = table;
  const [fingers] = useState(() => new Fingers());
  const [carrying] = useState<StoreApi<Carried>>(() => createStore<Carried>(() => ({})));
  const { touch, touchedAt, throwDice, choiceOf, choose, strengthOf } = useTouching(trays);
  const explain = use(ExplainContext);
  const byTurns = view.options.rollingMode === 'turns';

  /** Where a set can be formed in several ways a long touch lets the player choose; everywhere else it explains. */
  const rest = ({ seat, target }: Touched, point: Point) => {
    if (target.kind === 'stop' && !byTurns) return touch(seat, target);
    const player = view.players[seat];
    const sets = target.kind === 'ability' && player && active(seat) ? differentSets(player, target.ability) : [];
    if (target.kind === 'ability' && sets.length > 1) return choose(seat, { ability: target.ability, sets });
    const explanation = explanationOf(target);
    area.current?.measureInWindow((x, y) => explain.setState({ shown: { explanation, anchor: { x: x + point.x, y: y + point.y, width: 1, height: 1 }, stays: true } }));
  };

  useEffect(() => {
    fingers.listen({
      touched(point) {
        const place = placeAt(places, point);
        const target = place && touchedAt(place, toLocal(place, point));
        return target && { seat: place.seat, target };
      },
      tap({ seat, target }) {
        if (target.kind !== 'stop' || byTurns) return touch(seat, target);
        if (active(seat)) table.explainRefusal('RF-88', 'Hold to stop: it is final for this phase.');
      },
      drop(seat, die, onto) {
        if (!active(seat) || !onto) return;
        if (onto.kind === 'ability') hands.assign(seat, onto.ability, [...hands.kept(seat), die]);
        else if (onto.kind === 'health') hands.assignWound(seat, die);
      },
      rest,
      rattle: (seat, strength) => active(seat) && dice.current.get(seat)?.shake({ x: 1, y: 0.4, strength }),
      throwDice: (seat, strength) => active(seat) && throwDice(seat, strength),
      carry: (id, die) => carrying.setState((before) => (die ? { ...before, [id]: die } : withoutFinger(before, id)), true),
    });
  });
  useEffect(() => () => fingers.stopAll(), [fingers]);

  const gesture = usePointerPaths({
    start: (pointer) => fingers.start(pointer),
    move: (pointer) => fingers.move(pointer),
    end: (pointer) => fingers.end(pointer),
    cancel: (pointer) => fingers.cancel(pointer),
  });
  return { gesture, carrying, touch, throwDice, choiceOf, strengthOf };
}

function withoutFinger(carried: Carried, id: number): Carried {
  const { [id]: _gone, ...rest } = carried;
  return rest;
}

function explanationOf(target: TrayTarget): Explanation {
  switch (target.kind) {
    case 'ability':
      return explainAbilityLarge(target.ability);
    case 'health':
      return { title: 'Health', text: 'Lay a wound die here to get rid of it, and pick up all your other wounds. In the fight it becomes a Wound.', ruleId: 'RF-67' };
    case 'supply':
      return { title: 'The supply', text: 'Dice for everybody. A touch fills your hand. Once it is empty or closed, you go on with the dice you have.', ruleId: 'RF-77' };
    case 'refill':
      return { title: 'New dice', text: 'After you have laid dice, new ones come by themselves. Switch it off to take them from the supply with a touch.', ruleId: 'RF-104' };
    default:
      return { title: 'Your dice', text: 'Tap a die to keep it, touch the felt to throw the others. Wounds cannot be thrown again.', ruleId: 'RF-62' };
  }
}
