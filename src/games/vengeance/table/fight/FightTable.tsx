import { use, useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import type { DiceTrayHandle } from '@/dice/DiceTray';
import { topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import { useHoldToShake, useShake, type ShakeHandlers } from '@/motion';
import { useBrush } from '@/skia/useBrush';
import type { Speed } from '@/store/settings';
import { TableLoading } from '@/table/furniture/TableLoading';
import { DraggingContext } from '@/table/kit/drag/dragging';
import { DragTable } from '@/table/kit/drag/DragTable';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';

import { vengeanceDecisions, type Move } from '../../rules/decisions';
import { diceToRoll } from '../../rules/fight/dice';
import { fighter, fightOf, isAlive, lairIn } from '../../rules/fight/scene';
import { activeTiles } from '../../rules/hero/tiles';
import type { State } from '../../rules/state';
import { waysOut } from '../../preview/ways';
import { zoneName } from '../../rules/fight/names';
import { askingOf, type Asking, type VengeanceTable } from '../asking';
import { DenBoard, type DenSpot } from '../den/DenBoard';
import { FONTS } from '../look';
import { PlainPanel } from '../PlainPanel';
import { ActionPanel, Claims } from './ActionPanel';
import { ExitPanel } from './ExitPanel';
import { enemyLabel, explainEnemy, explainZone, zoneLabel } from './fightWords';
import { FightTray, type ShownDie } from './FightTray';
import { HeroStrip } from './HeroStrip';
import { lightsOf } from './lights';
import { RerollPanel, type RerollSource } from './RerollPanel';
import { RunPanel } from './RunPanel';
import { ScorePanel } from './ScorePanel';
import { DoorCard, TitleCard } from './TitleCards';
import { enemySpotId, moveOf, objection, tokenOfThing, zoneSpotId } from './things';
import { TimeLeft } from './TimeLeft';
import { useFightTelling, type Telling } from './useFightTelling';
import { WindowPanel } from './WindowPanel';

const WALK_MS: Readonly<Record<Speed, number>> = { slow: 620, normal: 340, fast: 150, instant: 0 };
/** Chips, Skulls, tiles and the button; more where there is room. */
const PANEL = { smallPhone: 212, phone: 262, landscape: 190, tablet: 300, desktop: 340 } as const;
/** Two rows of tiles on the smallest phones: the end of the roll stays in sight. */
const TALL_PANEL = { ...PANEL, smallPhone: 238 } as const;
const DOOR_MS = 2200;
const TAP_STRENGTH = 0.5;

/** A Fight, from the open door to the scoring sheet. */
export function FightTable(table: VengeanceTable) {
  const { view, explainRefusal } = table;
  const asking = askingOf(table);
  const onDrop = (thing: string, spot: string) => {
    const move = moveOf(thing, spot);
    if (move && asking) void asking.play(move);
  };
  const onRefuse = (words: string, thing: string, spot: string) => {
    const why = asking && objection(view, asking.seat, thing, spot);
    explainRefusal(why?.rule ?? 'VG-147', words);
  };
  return (
    <DragTable onDrop={onDrop} onRefuse={onRefuse}>
      <Fight table={table} asking={asking} />
    </DragTable>
  );
}

/** What was chosen at one question; another question forgets it. */
interface Chosen {
  readonly moment: string;
  readonly zone?: number | undefined;
  readonly way?: number;
  readonly source?: RerollSource | undefined;
  readonly marked?: readonly number[];
  readonly narrowed?: readonly Move[] | undefined;
}

const momentOf = ({ fight, frames }: State, asking: Asking | undefined): string =>
  `${asking?.kind ?? ''}/${fight?.roll ?? 0}/${fight?.zone ?? 0}/${fight?.alive ?? 0}/${fight?.used ?? 0}/${frames.length}/${fight?.dice.map(({ face, out }) => `${face}${out ?? ''}`).join() ?? ''}`;

function Fight({ table, asking }: { readonly table: VengeanceTable; readonly asking: Asking | undefined }) {
  const { view, speed, reducedMotion, telling: isTold, holdTime, mode } = table;
  const { seatColours, colours } = useTheme();
  const { kind: room } = useRoom();
  const brush = useBrush(FONTS);
  const { telling, landed } = useFightTelling();
  const dragging = use(DraggingContext);
  const picked = useStore(dragging.store, ({ picked: held }) => held?.id);
  const tray = useRef<DiceTrayHandle>(null);
  const [strength, setStrength] = useState(TAP_STRENGTH);
  const [chosen, setChosen] = useState<Chosen>({ moment: '' });
  const atDoor = useDoorCard(view, isTold);

  const moment = momentOf(view, asking);
  const now: Chosen = chosen.moment === moment ? chosen : { moment };
  const choose = (change: Omit<Chosen, 'moment'>) => setChosen({ ...now, ...change });

  // A told move takes nobody's time (VG-258).
  const timed = view.fight?.timed === true;
  useEffect(() => (isTold && timed ? holdTime() : undefined), [isTold, timed, holdTime]);

  const throwDice = (force: number) => {
    if (asking?.kind !== 'run') return;
    setStrength(force);
    void asking.play(now.zone === undefined ? { kind: 'stay' } : { kind: 'run', zone: now.zone });
  };
  const shaking: ShakeHandlers = { onImpact: (impact) => tray.current?.shake({ x: impact.t % 2 < 1 ? 1 : -1, y: 0.4, strength: impact.strength }) };
  useShake({ ...shaking, onStop: (stop) => throwDice(stop.strength), enabled: asking?.kind === 'run' });
  const holding = useHoldToShake(shaking);

  const ways = asking?.kind === 'exit' ? waysOut(view) : [];
  const lights = lightsOf(view, asking, { picked, way: ways[now.way ?? 0] }, telling);
  const spots = useSpots(table, asking, picked, now, choose, ways.map(({ path }) => path));

  if (!view.fight || !brush) return <TableLayout board={<TableLoading />} />;
  const fight = fightOf(view);
  const player = fighter(view);
  const place = view.places[fight.place];
  const board = (
    <View style={styles.board}>
      <DenBoard
        brush={brush} den={fight.den} hero={player.hero} zone={fight.zone} lights={lights} flashes={telling.flashes}
        people={{ lair: lairIn(view), alive: fight.alive, damage: fight.damage, wild: place?.id === fight.den ? place.wild : 0 }}
        colour={seatColours[fight.seat % seatColours.length] ?? colours.accent} walkMs={reducedMotion ? 0 : WALK_MS[speed]}
        zoneSpot={spots.zone} enemySpot={spots.enemy}
      />
      <View style={styles.clock} pointerEvents="none"><TimeLeft table={table} /></View>
      {telling.title ? <TitleCard title={telling.title} /> : atDoor && <DoorCard den={fight.den} boss={fight.boss} />}
    </View>
  );
  // While a blow is told, and while others act, the chips stay where they are; they only rest.
  const shown = asking ?? (topFrame(view)?.kind === 'actions' && !telling.dice ? restingOf(fight.seat) : undefined);
  const showsTray = shown === undefined || shown.kind === 'run' || shown.kind === 'reroll' || telling.dice !== undefined;
  const panel = showsTray ? (
    <View style={styles.trayPanel}>
      <FightTray
        ref={tray} dice={shownDice(view, telling, now.marked ?? [])} chained={fight.dice.length === 0 ? fight.penalty : 0}
        roll={telling.dice && { id: telling.dice.id, thrown: telling.dice.thrown, strength }}
        speed={speed} reducedMotion={reducedMotion} onLanded={landed}
        whole={asking?.kind === 'run' ? { label: now.zone === undefined ? 'Roll the dice' : `Run to ${zoneName(lairIn(view), now.zone)} and roll the dice`, onPress: () => throwDice(TAP_STRENGTH), onPressIn: holding.onPressIn, onPressOut: holding.onPressOut } : undefined}
        {...(asking?.kind === 'reroll' ? { onDie: (die: number) => markDie(now, choose, die) } : {})}
      />
      {asking?.kind === 'run' && <RunPanel view={view} asking={asking} chosen={now.zone} onChoose={(zone) => choose({ zone })} onGo={() => throwDice(TAP_STRENGTH)} />}
      {asking?.kind === 'reroll' && <RerollPanel view={view} asking={asking} source={now.source} marked={now.marked ?? []} onSource={(source) => choose({ source, marked: [] })} />}
      {asking && asking.kind !== 'actions' && <Claims view={view} asking={asking} />}
    </View>
  ) : (
    <DecisionPanel table={table} asking={shown} rests={asking === undefined} now={now} choose={choose} ways={ways} />
  );
  return (
    <TableLayout
      board={board}
      own={<HeroStrip view={view} />}
      panel={mode === 'replay' && telling.dice === undefined && fight.dice.length === 0 ? undefined : panel}
      panelHeight={hasFourTiles(view) ? TALL_PANEL : PANEL}
      panelFills={showsTray && room !== 'smallPhone'}
    />
  );
}

const hasFourTiles = (view: State): boolean => activeTiles(fighter(view)).every((tile) => tile !== undefined);

/** A question that nobody can answer at this moment. */
const restingOf = (seat: Seat): Asking => ({ seat, kind: 'actions', key: 'resting', words: '', moves: [], play: () => Promise.resolve(false) });

/** The film title when the Den has just been entered; gone after a moment. */
function useDoorCard(view: State, isTold: boolean): boolean {
  const fresh = view.fight !== undefined && view.fight.roll === 1 && view.fight.dice.length === 0 && view.fight.zone === 0;
  const [open, setOpen] = useState(fresh && isTold);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setOpen(false), DOOR_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open && fresh;
}

function markDie({ source, marked = [] }: Chosen, choose: (change: Omit<Chosen, 'moment'>) => void, die: number): void {
  if (!source) return feel('refuse');
  feel(marked.includes(die) ? 'untick' : 'tick');
  choose({ marked: marked.includes(die) ? marked.filter((other) => other !== die) : [...marked, die] });
}

/** Dice as they are told, as they lie, or as they wait in the hand. */
function shownDice(view: State, telling: Telling, marked: readonly number[]): readonly ShownDie[] {
  if (telling.dice) return telling.dice.faces;
  const { dice, penalty } = fightOf(view);
  if (dice.length > 0) return dice.map(({ face, bonus, out }, i) => ({ face, bonus: bonus === true, gone: out === 'discarded' || out === 'removed', marked: marked.includes(i) }));
  const { red, bonus } = diceToRoll(fighter(view), penalty);
  return Array.from({ length: red + bonus }, (_, i) => ({ face: undefined, bonus: i >= red, gone: false }));
}

interface DecisionPanelProps {
  readonly table: VengeanceTable;
  readonly asking: Asking;
  readonly rests: boolean;
  readonly now: Chosen;
  readonly ways: ReturnType<typeof waysOut>;
  choose(change: Omit<Chosen, 'moment'>): void;
}

function DecisionPanel({ table: { view, explainRefusal, mode }, asking, rests, now, ways, choose }: DecisionPanelProps) {
  switch (asking.kind) {
    case 'actions':
      return (
        <ActionPanel
          view={view} asking={asking} narrowed={now.narrowed} onNarrow={(narrowed) => choose({ narrowed })} explainRefusal={explainRefusal}
          hints={!rests && (view.settings.bestLine || mode === 'learn')} rests={rests}
        />
      );
    case 'exit': return <ExitPanel view={view} asking={asking} ways={ways} chosen={now.way ?? 0} onChoose={(way) => choose({ way })} />;
    case 'score': return <ScorePanel view={view} asking={asking} />;
    case 'afterRerolls': return <WindowPanel view={view} asking={asking} early />;
    case 'reduce': {
      const frame = view.frames[view.frames.length - 1];
      return <WindowPanel view={view} asking={asking} early={frame?.kind === 'reduce' && frame.early} />;
    }
    default: return <PlainPanel view={view} asking={asking} />;
  }
}

/** What zones and enemies do when they are touched, or when something is put on them. */
function useSpots(table: VengeanceTable, asking: Asking | undefined, picked: string | undefined, now: Chosen, choose: (change: Omit<Chosen, 'moment'>) => void, paths: readonly (readonly number[])[]) {
  const { view, explainRefusal } = table;
  const accepts = (spot: string) => (thing: string): true | string => (asking ? (objection(view, asking.seat, thing, spot)?.words ?? true) : 'Not now.');
  /** One answer is played; of several, the panel asks which. */
  const decide = (moves: readonly Move[], otherwise: Move) => {
    const [only, ...others] = moves;
    if (only && others.length === 0) return void asking?.play(only);
    if (only) return choose({ narrowed: moves });
    const why = asking && vengeanceDecisions.refusal(view, asking.seat, otherwise);
    if (why) explainRefusal(why.rule, why.words);
  };
  const touchZone = (zone: number) => {
    // While something is in the hand, the drop has its own answer.
    if (!asking || picked !== undefined) return;
    if (asking.kind === 'run') {
      const may = asking.moves.some((move) => move.kind === 'run' && move.zone === zone);
      return may ? choose({ zone: now.zone === zone ? undefined : zone }) : decide([], { kind: 'run', zone });
    }
    if (asking.kind === 'exit') {
      const next = paths.findIndex((path, i) => i !== (now.way ?? 0) && path.includes(zone));
      return next >= 0 ? choose({ way: next }) : undefined;
    }
    if (asking.kind === 'actions') decide(asking.moves.filter((move) => (move.kind === 'move' || move.kind === 'slip') && move.zone === zone), { kind: 'move', zone });
  };
  const touchEnemy = (enemy: number) => {
    if (asking?.kind !== 'actions') return touchZone(lairIn(view).enemies[enemy]?.zone ?? 0);
    if (picked === undefined) decide(asking.moves.filter((move) => 'enemy' in move && move.enemy === enemy), { kind: 'hit', enemy });
  };
  const token = tokenOfThing(picked);
  // A Move goes to a zone, whoever stands in it.
  const goesToZones = token === 'move' || token === 'slip';
  return {
    zone: (zone: number): DenSpot => ({
      label: zoneLabel(view, zone), explain: explainZone(view, zone), accepts: accepts(zoneSpotId(zone)), onPress: () => touchZone(zone),
      ...(asking?.kind === 'run' && now.zone === zone ? { pressed: true } : {}),
    }),
    enemy: (enemy: number): DenSpot | undefined =>
      isAlive(fightOf(view), enemy) && !goesToZones
        ? { label: enemyLabel(view, enemy), explain: explainEnemy(view, enemy), accepts: accepts(enemySpotId(enemy)), onPress: () => touchEnemy(enemy) }
        : undefined,
  };
}

const styles = StyleSheet.create({
  board: { flex: 1 },
  clock: { position: 'absolute', right: space.small, top: space.small },
  trayPanel: { flex: 1, padding: space.small, gap: space.small },
});
