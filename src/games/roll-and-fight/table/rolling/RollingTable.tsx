import { use, useEffect, useRef, useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { createStore, useStore, type StoreApi } from 'zustand';

import type { DiceTrayHandle } from '@/dice/DiceTray';
import { CLOCK, type Seat } from '@/engine/game';
import { useShake } from '@/motion';
import { isPerson } from '@/store/seats';
import { usePointerPaths } from '@/table/board/PointerArea';
import type { Point, Size } from '@/table/board/fit';
import type { TableProps } from '@/table/contract';
import { ExplainContext } from '@/table/explain';
import { Icon, radius, useTheme } from '@/theme';
import { Heading } from '@/theme/ui';

import { BASIC_IDS } from '../../content/abilities';
import type { Move } from '../../rules/moves';
import { isShared, mayAct } from '../../rules/rolling/supply';
import { isDead } from '../../rules/scene';
import type { State } from '../../rules/state';
import { FACE_ICONS } from '../emblems';
import { explainAbility } from '../words';
import { Fingers, type Touched } from './fingers';
import { SUPPLY_STRIP, placeAt, placeSeats, toLocal, type SeatPlace } from './places';
import { SeatTray } from './SeatTray';
import { SupplyStrip } from './SupplyMeter';
import { targetAt, trayLayout, type TrayTarget } from './trayLayout';
import { useCountdown } from './useCountdown';
import { useHands } from './useHands';

/** Everybody's hands go to the dice; computer players take about a second to begin. */
const GET_READY_S = 3;

type Carried = Readonly<Record<number, Point & { readonly seat: Seat; readonly die: number }>>;

/** The seats with a tray of their own: everybody who rolls at once, or the one whose turn it is. */
export function rollingSeats({ view, players, seat }: Pick<TableProps<State, Move>, 'view' | 'players' | 'seat'>): readonly Seat[] {
  const { turn } = view.rolling;
  const people = players.flatMap((player, i) => (isPerson(player) ? [i] : []));
  const living = people.filter((one) => view.players[one] && !isDead(view.players[one]));
  if (isShared(view) && living.length > 0) return living;
  if (turn !== undefined && (people.includes(turn) || people.length === 0)) return [turn];
  return [seat === CLOCK ? (living[0] ?? 0) : seat];
}

/** The Rolling Phase: every tray under one gesture, which leads each finger to its own player. */
export function RollingTable({ table }: { table: TableProps<State, Move> }) {
  const { view, names, speed, reducedMotion, mode } = table;
  const { colours, seatColours } = useTheme();
  const [room, setRoom] = useState<Size>();
  const hands = useHands(table);
  const seats = rollingSeats(table);
  const trays = useRef(new Map<Seat, DiceTrayHandle>());
  const area = useRef<View>(null);
  const [fingers] = useState(() => new Fingers());
  const [carrying] = useState<StoreApi<Carried>>(() => createStore<Carried>(() => ({})));
  const [strengths, setStrengths] = useState<Readonly<Record<number, number>>>({});
  const explain = use(ExplainContext);

  const places = room ? placeSeats(room, seats) : [];
  const layoutOf = (place: SeatPlace) => trayLayout(place, [...BASIC_IDS, ...(view.players[place.seat]?.tiles ?? [])]);
  const fresh = isShared(view) && view.rolling.clock === 0 && mode === 'play' && speed !== 'instant';
  const bots = table.players.some(({ plays }) => plays !== 'person');
  const countdown = useCountdown(String(view.round), !fresh ? 0 : bots ? 1 : GET_READY_S);
  const active = (seat: Seat): boolean => countdown === 0 && mode !== 'replay' && mayAct(view, seat) && table.players[seat]?.plays === 'person';

  const throwDice = (seat: Seat, strength: number) => {
    setStrengths((before) => ({ ...before, [seat]: strength }));
    hands.roll(seat);
  };
  const touch = (seat: Seat, target: TrayTarget) => {
    if (!active(seat)) return;
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
        return throwDice(seat, 0.5);
    }
  };
  const byTurns = view.options.rollingMode === 'turns';
  useEffect(() => {
    fingers.listen({
      touched(point) {
        const place = placeAt(places, point);
        if (!place) return undefined;
        const dieAt = (x: number, y: number): number | undefined => {
          const id = trays.current.get(place.seat)?.dieAt(x, y);
          return id === undefined ? undefined : Number(id);
        };
        const target = targetAt(layoutOf(place), toLocal(place, point), dieAt);
        return target && { seat: place.seat, target };
      },
      tap({ seat, target }) {
        if (target.kind === 'stop' && !byTurns) {
          if (active(seat)) table.explainRefusal('RF-88', 'Hold to stop: it is final for this phase.');
          return;
        }
        touch(seat, target);
      },
      drop(seat, die, onto) {
        if (!active(seat) || !onto) return;
        if (onto.kind === 'ability') hands.assign(seat, onto.ability, die);
        else if (onto.kind === 'health') hands.assignWound(seat, die);
      },
      rest({ seat, target }: Touched, point) {
        if (target.kind === 'stop') return touch(seat, target);
        const words = explanationOf(target);
        area.current?.measureInWindow((x, y) => explain.setState({ shown: { explanation: words, anchor: { x: x + point.x, y: y + point.y, width: 1, height: 1 }, stays: true } }));
      },
      rattle: (seat, strength) => active(seat) && trays.current.get(seat)?.shake({ x: 1, y: 0.4, strength }),
      throwDice: (seat, strength) => active(seat) && throwDice(seat, strength),
      carry: (id, die) => carrying.setState((before) => (die ? { ...before, [id]: die } : withoutFinger(before, id)), true),
    });
  });
  useEffect(() => () => fingers.stopAll(), [fingers]);

  // The whole device is one hand: shaking it only makes sense where one person rolls.
  const [alone] = seats;
  useShake({
    enabled: seats.length === 1 && alone !== undefined && active(alone),
    onImpact: ({ strength, t }) => alone !== undefined && trays.current.get(alone)?.shake({ x: t % 2 < 1 ? 1 : -1, y: 0.4, strength }),
    onStop: ({ strength }) => alone !== undefined && throwDice(alone, strength),
  });

  const gesture = usePointerPaths({
    start: (pointer) => fingers.start(pointer),
    move: (pointer) => fingers.move(pointer),
    end: (pointer) => fingers.end(pointer),
    cancel: (pointer) => fingers.cancel(pointer),
  });
  return (
    <GestureDetector gesture={gesture} touchAction={Platform.OS === 'web' ? 'none' : undefined}>
      <View ref={area} style={styles.area} collapsable={false} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
        {places.length > 1 && room && <SupplyStrip view={view} style={[styles.strip, { top: (room.height - SUPPLY_STRIP) / 2 }]} />}
        {places.map((place) => {
          const player = view.players[place.seat];
          return player && (
            <SeatTray
              key={`${view.round}/${place.seat}`}
              ref={(tray) => {
                if (tray) trays.current.set(place.seat, tray);
                else trays.current.delete(place.seat);
              }}
              view={view}
              player={player}
              place={place}
              layout={layoutOf(place)}
              kept={hands.kept(place.seat)}
              name={places.length > 1 ? names[place.seat] : undefined}
              colour={seatColours[place.seat % seatColours.length] ?? colours.accent}
              speed={speed}
              reducedMotion={reducedMotion}
              strength={strengths[place.seat] ?? 0.5}
              mayEndTurn={byTurns && view.rolling.rolled && active(place.seat)}
              active={active(place.seat)}
              clock={hands.clock}
              onTarget={(target) => touch(place.seat, target)}
            />
          );
        })}
        {countdown > 0 && places.map((place) => (
          <View key={place.seat} pointerEvents="none" style={[styles.ready, { left: place.x, top: place.y, width: place.width, height: place.height }, place.turned && styles.turned]}>
            <Heading level={2} size="display" align="center" aria-live="polite">{`Get ready: ${countdown}`}</Heading>
          </View>
        ))}
        <CarriedDice carrying={carrying} view={view} />
      </View>
    </GestureDetector>
  );
}

function withoutFinger(carried: Carried, id: number): Carried {
  const { [id]: _gone, ...rest } = carried;
  return rest;
}

function explanationOf(target: TrayTarget) {
  switch (target.kind) {
    case 'ability':
      return explainAbility(target.ability);
    case 'health':
      return { title: 'Health', text: 'Lay a wound die here to get rid of it, and pick up all your other wounds. In the fight it becomes a Wound.', ruleId: 'RF-67' };
    case 'supply':
      return { title: 'The supply', text: 'Dice for everybody. A touch fills your hand. Once it is empty or closed, you go on with the dice you have.', ruleId: 'RF-77' };
    default:
      return { title: 'Your dice', text: 'Tap a die to keep it, touch the felt to throw the others. Wounds cannot be thrown again.', ruleId: 'RF-62' };
  }
}

/** Dice on their way under fingers. */
function CarriedDice({ carrying, view }: { carrying: StoreApi<Carried>; view: State }) {
  const { colours } = useTheme();
  const carried = useStore(carrying);
  return Object.entries(carried).map(([id, { x, y, seat, die }]) => {
    const face = view.players[seat]?.pool.find((one) => one.id === die)?.face;
    return (
      <View key={id} pointerEvents="none" aria-hidden style={[styles.carried, { left: x - 24, top: y - 56, backgroundColor: face === 'wound' ? '#B3122F' : colours.ink }]}>
        {face && <Icon name={FACE_ICONS[face]} size={32} colour={face === 'wound' ? colours.ink : '#14161D'} />}
      </View>
    );
  });
}

const styles = StyleSheet.create({
  area: { flex: 1, overflow: 'hidden' },
  strip: { position: 'absolute', left: 0, right: 0, height: SUPPLY_STRIP },
  ready: { position: 'absolute', alignItems: 'center', justifyContent: 'center', backgroundColor: '#0B0D12B0' },
  turned: { transform: [{ rotate: '180deg' }] },
  carried: { position: 'absolute', width: 48, height: 48, borderRadius: radius.small, alignItems: 'center', justifyContent: 'center' },
});
