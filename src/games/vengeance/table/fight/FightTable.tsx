import { use, useEffect, useRef, useState, type RefObject } from 'react';
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
import { isLarge } from '@/table/kit/layout/shares';
import { KeysHere } from '@/table/kit/KeysHere';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';

import { diceToRoll } from '../../rules/fight/dice';
import { fighter, fightOf, lairIn } from '../../rules/fight/scene';
import { activeTiles } from '../../rules/hero/tiles';
import type { State } from '../../rules/state';
import { waysOut } from '../../preview/ways';
import { zoneName } from '../../rules/fight/names';
import { askingOf, type Asking, type VengeanceTable } from '../asking';
import { DenBoard } from '../den/DenBoard';
import { Claims } from '../goals/Claims';
import { FONTS } from '../look';
import { PlainPanel } from '../PlainPanel';
import { ActionPanel } from './ActionPanel';
import { useChoice, type Choice, type Chosen } from './choice';
import { ExitPanel } from './ExitPanel';
import { heroWords } from './fightWords';
import { FightTray, type ShownDie } from './FightTray';
import { HeroStrip } from './HeroStrip';
import { lightsOf } from './lights';
import { RerollPanel } from './RerollPanel';
import { RunPanel } from './RunPanel';
import { ScorePanel } from './ScorePanel';
import { goTo, spotsOf, walksTo } from './spots';
import { DoorCard, TitleCard } from './TitleCards';
import { HERO_THING, moveOf, objection, zoneOfSpot } from './things';
import { TimeLeft } from './TimeLeft';
import { useFightTelling, type Telling } from './useFightTelling';
import { WindowPanel } from './WindowPanel';

const WALK_MS: Readonly<Record<Speed, number>> = { slow: 620, normal: 340, fast: 150, instant: 0 };
/** Chips, Skulls, tiles and the button; more where there is room. */
const PANEL = { smallPhone: 212, phone: 262, landscape: 190, tablet: 300, desktop: 340 } as const;
/** Two rows of tiles on the smallest phones: the end of the roll stays in sight. */
const TALL_PANEL = { ...PANEL, smallPhone: 238 } as const;
/** With large letters the buttons below the dice need the room. */
const LARGE_TRAY_PANEL = { smallPhone: 120, phone: 150, landscape: 120, tablet: 210, desktop: 190 } as const;
const DOOR_MS = 2200;
const TAP_STRENGTH = 0.5;

/** A Fight, from the open door to the scoring sheet. */
export function FightTable(table: VengeanceTable) {
  const { view, explainRefusal } = table;
  const asking = askingOf(table);
  const choice = useChoice(view, asking);
  const lateRef = useRef<string>(undefined);
  const onDrop = (thing: string, spot: string) => {
    const zone = zoneOfSpot(spot);
    if (asking && thing === HERO_THING && zone !== undefined) return goTo(table, asking, choice, zone);
    const move = moveOf(thing, spot);
    if (move && asking) void asking.play(move);
  };
  const onRefuse = (words: string, thing: string, spot: string) => {
    if (table.telling) {
      lateRef.current = spot;
      return;
    }
    const why = asking && objection(view, asking.seat, thing, spot);
    explainRefusal(why?.rule ?? 'VG-147', words);
  };
  return (
    <DragTable onDrop={onDrop} onRefuse={onRefuse}>
      <Fight table={table} asking={asking} choice={choice} />
      <Late asked={asking !== undefined} spotRef={lateRef} />
    </DragTable>
  );
}

/** What was put somewhere while the last blow was still told happens when it has been told. */
function Late({ asked, spotRef }: { readonly asked: boolean; readonly spotRef: RefObject<string | undefined> }) {
  const dragging = use(DraggingContext);
  useEffect(() => {
    const spot = spotRef.current;
    if (!asked || spot === undefined) return;
    spotRef.current = undefined;
    dragging.dropAt(spot);
  }, [asked, dragging, spotRef]);
  return null;
}

interface FightProps {
  readonly table: VengeanceTable;
  readonly asking: Asking | undefined;
  readonly choice: Choice;
}

function Fight({ table, asking, choice }: FightProps) {
  const { view, speed, reducedMotion, telling: isTold, holdTime, mode } = table;
  const { seatColours, colours, textScale } = useTheme();
  const { kind: room } = useRoom();
  const large = isLarge(textScale);
  const brush = useBrush(FONTS);
  const { telling, landed } = useFightTelling();
  const dragging = use(DraggingContext);
  const picked = useStore(dragging.store, ({ picked: held }) => held?.id);
  const tray = useRef<DiceTrayHandle>(null);
  const [strength, setStrength] = useState(TAP_STRENGTH);
  const atDoor = useDoorCard(view, isTold);

  const { now, choose } = choice;

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
  const spots = spotsOf(table, asking, picked, choice, ways.map(({ path }) => path));

  if (!view.fight || !brush) return <TableLayout board={<TableLoading />} />;
  const fight = fightOf(view);
  const player = fighter(view);
  const place = view.places[fight.place];
  const board = (
    <View style={styles.board}>
      <DenBoard
        brush={brush} den={fight.den} hero={player.hero} zone={now.zone ?? fight.zone} lights={lights} flashes={telling.flashes}
        people={{ lair: lairIn(view), alive: fight.alive, damage: fight.damage, wild: place?.id === fight.den ? place.wild : 0 }}
        colour={seatColours[fight.seat % seatColours.length] ?? colours.accent} walkMs={reducedMotion ? 0 : WALK_MS[speed]}
        zoneSpot={spots.zone} enemySpot={spots.enemy} heroPiece={walksTo(asking).length > 0 ? { id: HERO_THING, ...heroWords(view) } : undefined}
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
        whole={asking?.kind === 'run' ? { label: now.zone === undefined ? 'Roll the dice' : `Run to ${zoneName(lairIn(view), now.zone)} and roll the dice`, tap: TAP_STRENGTH, onThrow: throwDice, onPressIn: holding.onPressIn, onPressOut: holding.onPressOut } : undefined}
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
      panel={mode === 'replay' && telling.dice === undefined && fight.dice.length === 0 ? undefined : <>{asking && <KeysHere at={view} />}{panel}</>}
      panelHeight={showsTray && large ? LARGE_TRAY_PANEL : hasFourTiles(view) ? TALL_PANEL : PANEL}
      panelFills={showsTray && room !== 'smallPhone' && !large}
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

function markDie({ source, marked = [] }: Chosen, choose: Choice['choose'], die: number): void {
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

interface DecisionPanelProps extends Choice {
  readonly table: VengeanceTable;
  readonly asking: Asking;
  readonly rests: boolean;
  readonly ways: ReturnType<typeof waysOut>;
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

const styles = StyleSheet.create({
  board: { flex: 1 },
  // Nobody but the hero stands in the entry, and on its left.
  clock: { position: 'absolute', right: space.small, bottom: space.small },
  trayPanel: { flex: 1, padding: space.small, gap: space.small },
});
