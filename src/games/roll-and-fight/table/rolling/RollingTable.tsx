import { useRef, useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { ZoomIn } from 'react-native-reanimated';
import { useStore, type StoreApi } from 'zustand';

import type { DiceTrayHandle } from '@/dice/DiceTray';
import { CLOCK, type Seat } from '@/engine/game';
import { useShake } from '@/motion';
import { isPerson } from '@/store/seats';
import { middleOf, type Point, type Size } from '@/table/board/fit';
import type { TableProps } from '@/table/contract';
import { PrivacyScreen } from '@/table/furniture/PrivacyScreen';
import { Icon, radius, useTheme } from '@/theme';
import { Heading } from '@/theme/ui';

import { ABILITIES, BASIC_IDS, type AbilityId } from '../../content/abilities';
import type { Move } from '../../rules/moves';
import { isShared, mayAct } from '../../rules/rolling/supply';
import { isDead } from '../../rules/scene';
import type { State } from '../../rules/state';
import { FACE_ICONS } from '../emblems';
import { usePreferences } from '../preferences';
import { Calls } from './Calls';
import { Flights } from './Flights';
import { placeSeats, supplyStrip, toScreen, type SeatPlace } from './places';
import { SeatTray } from './SeatTray';
import { SetChooser } from './SetChooser';
import { SupplyStrip } from './SupplyMeter';
import { trayLayout, type TrayLayout } from './trayLayout';
import { useGetReady } from './useGetReady';
import { useHands } from './useHands';
import { useNoGhostClicks } from './useNoGhostClicks';
import { useTrayTouch, type Carried } from './useTrayTouch';

/** The seats with a tray of their own: everybody who rolls at once, or the one whose turn it is. */
export function rollingSeats({ view, players, seat }: Pick<TableProps<State, Move>, 'view' | 'players' | 'seat'>): readonly Seat[] {
  const { turn } = view.rolling;
  const people = players.flatMap((player, i) => (isPerson(player) ? [i] : []));
  const living = people.filter((one) => view.players[one] && !isDead(view.players[one]));
  if (isShared(view) && living.length > 0) return living;
  if (turn !== undefined && (people.includes(turn) || people.length === 0)) return [turn];
  return [seat === CLOCK ? (living[0] ?? 0) : seat];
}

const takesDice = (ability: AbilityId): boolean => ABILITIES[ability].dice.length > 0;

interface RollingTableProps {
  readonly table: TableProps<State, Move>;
  /** Shows the den; only where it is out of sight. */
  onPeek?: (() => void) | undefined;
}

/** The Rolling Phase: every tray under one gesture, which leads each finger to its own player. */
export function RollingTable({ table, onPeek }: RollingTableProps) {
  const { view, names, speed, reducedMotion, mode, covered } = table;
  const { colours, seatColours } = useTheme();
  const [room, setRoom] = useState<Size>();
  const hands = useHands(table);
  const seats = rollingSeats(table);
  const dice = useRef(new Map<Seat, DiceTrayHandle>());
  const area = useRef<View>(null);
  useNoGhostClicks(area);
  const byHand = usePreferences((preferences) => preferences.byHand);
  const countdown = useGetReady(table);

  const { passTo, onTaken } = usePassing(table);

  const severalPeople = table.players.filter(isPerson).length > 1;
  const places = room ? placeSeats(room, seats) : [];
  const layoutOf = (place: SeatPlace) => layoutIn(view, place, onPeek !== undefined);
  const active = (seat: Seat): boolean => countdown === 0 && passTo === undefined && mode !== 'replay' && mayAct(view, seat) && table.players[seat]?.plays === 'person';
  const { gesture, carrying, touch, throwDice, choiceOf, strengthOf } = useTrayTouch({ table, hands, places, area, dice, layoutOf, active, onPeek });

  // The whole device is one hand: shaking it only makes sense where one person rolls.
  const [alone] = seats;
  useShake({
    enabled: seats.length === 1 && alone !== undefined && active(alone),
    onImpact: ({ strength, t }) => alone !== undefined && dice.current.get(alone)?.shake({ x: t % 2 < 1 ? 1 : -1, y: 0.4, strength }),
    onStop: ({ strength }) => alone !== undefined && throwDice(alone, strength),
  });

  const flight = flightOf(places, room, layoutOf);
  return (
    <>
      <GestureDetector gesture={gesture} touchAction={Platform.OS === 'web' ? 'none' : undefined}>
        <View ref={area} style={styles.area} collapsable={false} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
          {places.length > 1 && room && <SupplyStrip view={view} style={[styles.strip, { top: (room.height - supplyStrip(room)) / 2, height: supplyStrip(room) }]} />}
          {places.map((place) => {
            const player = view.players[place.seat];
            const choice = choiceOf(place.seat);
            return player && (
              <SeatTray
                key={`${view.round}/${place.seat}`}
                ref={(tray) => {
                  if (tray) dice.current.set(place.seat, tray);
                  else dice.current.delete(place.seat);
                }}
                view={view}
                player={player}
                place={place}
                layout={layoutOf(place)}
                kept={hands.kept(place.seat)}
                refills={!byHand.includes(place.seat)}
                name={severalPeople ? names[place.seat] : undefined}
                colour={seatColours[place.seat % seatColours.length] ?? colours.accent}
                speed={speed}
                reducedMotion={reducedMotion}
                strength={strengthOf(place.seat)}
                mayEndTurn={view.options.rollingMode === 'turns' && view.rolling.rolled && active(place.seat)}
                active={active(place.seat)}
                clock={hands.clock}
                onTarget={(target) => touch(place.seat, target)}
              >
                {choice && <SetChooser choice={choice} size={place} onSet={(index) => touch(place.seat, { kind: 'set', index })} />}
              </SeatTray>
            );
          })}
          {!reducedMotion && <Flights {...flight} />}
          {(countdown > 0 || covered) && places.map((place) => <GetReady key={place.seat} place={place} seconds={covered ? undefined : countdown} still={reducedMotion} />)}
          <CarriedDice carrying={carrying} view={view} />
          <Calls view={view} clock={hands.clock} />
        </View>
      </GestureDetector>
      {passTo !== undefined && (
        <PrivacyScreen name={names[passTo] ?? ''} words="An equal share of the dice; the clock starts with the first throw." onTaken={onTaken} />
      )}
    </>
  );
}

/** A tray with everything that its player has to lay dice on. */
function layoutIn(view: State, place: SeatPlace, peeks: boolean): TrayLayout {
  const tiles = view.players[place.seat]?.tiles ?? [];
  return trayLayout(place, { abilities: [...BASIC_IDS, ...tiles.filter(takesDice)], quiet: tiles.filter((tile) => !takesDice(tile)), peeks });
}

/** Where new dice fly from, and where to. */
function flightOf(places: readonly SeatPlace[], room: Size | undefined, layoutOf: (place: SeatPlace) => TrayLayout) {
  const placeOf = (seat: Seat): SeatPlace | undefined => places.find((place) => place.seat === seat);
  const from = (seat: Seat): Point | undefined => {
    const place = placeOf(seat);
    if (!place || !room) return undefined;
    return places.length > 1 ? { x: room.width / 2, y: room.height / 2 } : toScreen(place, middleOf(layoutOf(place).supply));
  };
  const to = (seat: Seat): Point | undefined => {
    const place = placeOf(seat);
    return place && toScreen(place, middleOf(layoutOf(place).felt));
  };
  return { from, to };
}

/** Where the device goes round, the next player begins when it has arrived (RF-214). A courtesy: nothing is secret. */
function usePassing({ view, mode, seating, players }: TableProps<State, Move>) {
  const { turn } = view.rolling;
  const moment = `${view.round}/${turn}`;
  const [taken, setTaken] = useState<string>();
  const passes = mode === 'play' && seating === 'pass' && view.options.rollingMode === 'equalShare' && turn !== undefined && players[turn]?.plays === 'person';
  return { passTo: passes && taken !== moment ? turn : undefined, onTaken: () => setTaken(moment) };
}

const COUNT_MS = 260;

/** Covers a tray until its player may go on; behind a menu it says nothing. */
function GetReady({ place, seconds, still }: { place: SeatPlace; seconds: number | undefined; still: boolean }) {
  return (
    <View pointerEvents="none" style={[styles.ready, { left: place.x, top: place.y, width: place.width, height: place.height }, place.turned && styles.turned]}>
      {seconds !== undefined && (
        <>
          <Heading level={2} align="center" aria-live="polite" aria-label={`Get ready: ${seconds}`}>Get ready</Heading>
          <Animated.View key={seconds} entering={still ? undefined : ZoomIn.duration(COUNT_MS)} aria-hidden>
            <Heading level={2} size="display" tone="accent" align="center" style={styles.count}>{seconds}</Heading>
          </Animated.View>
        </>
      )}
    </View>
  );
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
  strip: { position: 'absolute', left: 0, right: 0 },
  ready: { position: 'absolute', alignItems: 'center', justifyContent: 'center', backgroundColor: '#0B0D12E6' },
  count: { fontSize: 96, lineHeight: 108 },
  turned: { transform: [{ rotate: '180deg' }] },
  carried: { position: 'absolute', width: 48, height: 48, borderRadius: radius.small, alignItems: 'center', justifyContent: 'center' },
});
