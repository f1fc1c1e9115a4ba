import { listed } from '@/engine/words';
import { Picture } from '@shopify/react-native-skia';
import { use, useMemo, useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';

import type { Brush } from '@/skia/brush';
import { useBrush } from '@/skia/useBrush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import type { Point } from '@/table/board/fit';
import { useBoardFit } from '@/table/board/boardContext';
import { Flashes } from '@/table/board/Flashes';
import { Hotspot } from '@/table/board/Hotspot';
import { useTouchPlace } from '@/table/board/turning';
import type { TableProps } from '@/table/contract';
import { ExplainContext } from '@/table/explain';
import { TableLoading } from '@/table/furniture/TableLoading';
import { useTheme } from '@/theme';

import { bountyTrail } from '../manifest';
import { RIDERS } from '../content/characters';
import { riderSpots } from '../rules/arrivals';
import { NOWHERE, type Spot } from '../rules/geometry';
import type { Move } from '../rules/moves';
import { ridersPaths } from '../rules/riders';
import type { State } from '../rules/state';
import { boardPicture, type Facing } from './draw/board';
import { HATS, type FigureLook } from './draw/figure';
import { POSTER, posterPlan } from './draw/posterPlan';
import { sceneryPicture, type ShownTrail } from './draw/scenery';
import { Figure } from './Figures';
import { largeOn } from './LargePoster';
import { figurePlaces } from './places';
import { spotMiddle, spotRect, spotUnder, spotWords, trailLayout, trailheadRect, trailheadWords, type TrailLayout } from './layout';
import { useSeen } from './planning/seen';
import { ShownPath } from './planning/ShownPath';
import type { Planning } from './planning/usePlanning';
import { RIDER_COLOUR, walkedTrails } from './riding/trails';
import { StepBanner } from './riding/StepBanner';
import type { Flash, Telling } from './useTelling';
import { explainSpace, priceWords, sideWords, spaceWords } from './words';

interface TrailBoardProps {
  readonly table: TableProps<State, Move>;
  readonly telling: Telling;
  readonly planning: Planning | undefined;
  readonly label?: string;
}

/** One finger draws the path, so two move the board; a second tap on a card cuts the path behind it. */
const CAMERA = { cell: POSTER / 2, panFingers: 2, doubleTap: false } as const;
const WALK_MS = { slow: 700, normal: 380, fast: 170, instant: 0 } as const;
const FLASH_FACES: Readonly<Record<Flash['kind'], string>> = { pay: '#5A3A08', gain: '#1E4A1A', hurt: '#7A1210', take: '#3A2207' };

const NOTHING_FACES: Facing = new Map();

/** While a line grows, every neighbour shows in large type what the step onto it costs, and every card of the line what it will have cost. */
const facingOf = ({ next, projection }: Pick<Planning, 'next' | 'projection'>): Facing =>
  new Map([
    ...next.filter(({ fault }) => !fault || fault.rule === 'BT-34').map(({ spot, side, price }) => [spot, { side, price }] as const),
    ...projection.steps.filter(({ entry }) => entry).map(({ spot, side, price }) => [spot, { side, price }] as const),
  ]);

interface CardsProps {
  readonly brush: Brush;
  readonly layout: TrailLayout;
  readonly grid: State['grid'];
  readonly facing: Facing;
  readonly scale: number;
}

/** Ground and posters: drawn anew only when something on them changes. */
function Cards({ brush, layout, grid, facing, scale }: CardsProps) {
  const picture = useMemo(() => boardPicture(brush, layout, grid, facing, posterPlan(scale)), [brush, layout, grid, facing, scale]);
  return <Picture picture={picture} />;
}

/** The grid of posters with everything that walks on it. */
export function TrailBoard(props: TrailBoardProps) {
  const brush = useBrush(bountyTrail.fonts);
  return brush ? <DrawnBoard brush={brush} {...props} /> : <TableLoading />;
}

function DrawnBoard({ brush, table, telling: { flashes, mapsOpen }, planning, label = 'The trail' }: TrailBoardProps & { readonly brush: Brush }) {
  const { view, names, reducedMotion, speed, mode, covered } = table;
  const { seatColours } = useTheme();
  const spots = view.hunters.map(({ spot }) => spot);
  const riders = riderSpots(view);
  const layout = useMemo(() => trailLayout(view.size), [view.size]);
  const { grid } = view;
  const draft = planning?.draft;
  const planner = planning?.seat ?? NOWHERE;
  const [next, projection] = [planning?.next, planning?.projection];
  const facing = useMemo(() => (next && projection ? facingOf({ next, projection }) : NOTHING_FACES), [next, projection]);
  const trails: ShownTrail[] = draft
    ? [{ plan: draft, look: { colour: seatColours[planner] ?? '#fff', offset: 0, numbered: true } }]
    : walkedTrails(view, mapsOpen, seatColours);
  const open = planning ? (planning.chosen ? [planning.chosen.spot] : planning.next.filter(({ fault }) => !fault).map(({ spot }) => spot)) : [];
  const hasDrawn = useSeen(({ drawn }) => drawn);
  /** Nobody here has drawn a path before: a finger shows how, once the table is in sight, until one begins. */
  const isShown = mode === 'play' && !covered && !hasDrawn && planning !== undefined && !draft && !planning.chosen;
  const trailheads = planning?.trailheads ?? [];
  const scenery = sceneryPicture(brush, layout, { open, trailheads, trails, riderLines: planning ? ridersPaths(view) : [], enlarged: facing });
  const looks: FigureLook[] = view.hunters.map(({ character }, seat) => ({ hat: HATS[character], colour: seatColours[seat] ?? '#fff', letter: (names[seat] ?? '?').slice(0, 1).toUpperCase() }));
  const riderLooks: FigureLook[] = riders.map((_, rider) => ({ hat: 'bandana', colour: RIDER_COLOUR, letter: (RIDERS[rider] ?? 'R').slice(0, 1) }));
  const places = figurePlaces(layout, [...spots, ...riders]);
  const walkMs = reducedMotion ? 0 : WALK_MS[speed];
  return (
    <BoardCanvas
      units={layout.units}
      label={label}
      camera={CAMERA}
      scene={(_, scale) => (
        <>
          <Cards brush={brush} layout={layout} grid={grid} facing={facing} scale={scale} />
          <Picture picture={scenery} />
          {[...looks, ...riderLooks].map((look, index) => {
            const at = places[index];
            return at && <Figure key={index} brush={brush} look={look} at={at} walkMs={walkMs} />;
          })}
        </>
      )}
    >
      <DragArea layout={layout} planning={planning}>
        {grid.map((space, spot) => (
          <Hotspot
            key={spot}
            at={spotRect(layout, spot)}
            tight
            label={spaceLabel(view, planning, spot, names)}
            pressed={planning && (planning.draft?.steps.includes(spot) ?? planning.chosen?.spot === spot)}
            explain={largeOn(space, explainSpace(space, planning?.next.find((one) => one.spot === spot)))}
            onPress={() => planning?.touch(spot)}
          />
        ))}
        {trailheads.map((spot) => (
          <Hotspot key={spot} at={trailheadRect(layout, spot)} round label={`Trailhead, ${trailheadWords(view.size, spot)}`} pressed={draft?.start === spot} onPress={() => planning?.touch(spot)} />
        ))}
      </DragArea>
      <Flashes flashes={flashes.map(({ spot, text, kind }) => ({ at: spotMiddle(layout, spot), text, face: FLASH_FACES[kind] }))} />
      {isShown && <ShownPath view={view} seat={planning.seat} layout={layout} still={reducedMotion} />}
      <StepBanner walk={view.walk} />
    </BoardCanvas>
  );
}

/** What a screen reader says of a place: where, what, and what the next step onto it would cost. */
function spaceLabel(view: State, planning: Planning | undefined, spot: Spot, names: readonly string[]): string {
  const space = view.grid[spot];
  const parts = [`${spotWords(view.size, spot)}: ${space ? spaceWords(space) : 'nothing'}`];
  const step = planning?.draft?.steps.indexOf(spot) ?? -1;
  if (step >= 0) parts.push(`step ${step + 1} of your path`);
  const next = planning?.next.find((one) => one.spot === spot);
  if (next && !next.fault) parts.push(`from the ${sideWords(next.side)}: ${priceWords(next.price)}`);
  const here = names.filter((_, seat) => view.hunters[seat]?.spot === spot);
  if (here.length > 0) parts.push(`${listed(here)} here`);
  return parts.join(', ');
}

interface DragAreaProps {
  readonly layout: TrailLayout;
  readonly planning: Pick<Planning, 'drag' | 'dragFrom'> | undefined;
  readonly children: React.ReactNode;
}

/** A finger drawn over the cards; a tap goes through to the card below it. */
function DragArea({ layout, planning, children }: DragAreaProps) {
  const { toBoard, room } = useBoardFit();
  const explaining = use(ExplainContext);
  const placeOf = useTouchPlace(room);
  const under = ({ x, y }: Point): Spot | undefined => spotUnder(layout, toBoard(placeOf({ x, y })));
  const follow = (at: Point) => {
    const spot = under(at);
    if (spot !== undefined) planning?.drag(spot);
  };
  const [starts] = useState(() => new Map<'finger', Point>());
  // A finger that rested before it moved has asked for a card's explanation; it is in the way now.
  const begin = (at: Point) => {
    explaining.setState({ shown: undefined });
    const start = starts.get('finger');
    const from = start && under(start);
    if (from !== undefined) planning?.dragFrom(from);
    follow(at);
  };
  const pan = Gesture.Pan().runOnJS(true).enabled(planning !== undefined).maxPointers(1).minDistance(10)
    .onBegin(({ x, y }) => starts.set('finger', { x, y }))
    .onStart(begin)
    .onUpdate(follow);
  return (
    <GestureDetector gesture={pan} touchAction={Platform.OS === 'web' ? 'none' : undefined}>
      <View style={StyleSheet.absoluteFill}>{children}</View>
    </GestureDetector>
  );
}
