import { createPicture, Picture, Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';

import { squareName } from '@/engine/parts/grid/squares';
import type { Brush } from '@/skia/brush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { Hotspot } from '@/table/board/Hotspot';

import { FIELD, HERO_IDS, type HeroId } from '../../content/terms';
import { figureName } from '../../rules/names';
import { bossRef, minionRef, type FigureRef } from '../../rules/refs';
import type { BattleState, Figure } from '../../rules/state';
import type { BlowForecast, StrikeForecast } from '../../preview/sequence';
import { lossesOf } from '../strip/slotWords';
import type { Flash } from '../telling/flashes';
import { explainFigure, FACING_WORDS } from '../words';
import { drawFigures } from './drawFigures';
import { drawGround } from './drawGround';
import { drawFlashes } from './drawFlashes';
import { drawPlan, type DrawnPlan } from './drawPlan';
import { drawReach, type ReachedSquare } from './drawReach';
import { drawBlows, drawThreats } from './drawThreat';
import { CELL, placeOf, rectOfBase, UNITS } from './places';
import type { FieldSpot } from './spots';

interface FieldBoardProps {
  readonly brush: Brush;
  readonly view: BattleState;
  readonly acting: HeroId | undefined;
  /** Squares that may be walked to, and what each costs. */
  readonly reached: readonly ReachedSquare[];
  /** What may be touched now. */
  readonly spots: readonly FieldSpot[];
  /** Strikes that are looked at before they come. */
  readonly strikes: readonly StrikeForecast[];
  readonly plan?: DrawnPlan | undefined;
  readonly flashes?: readonly Flash[];
  /** What the open cards of the boss would take from whom. */
  readonly incoming?: readonly BlowForecast[];
}

const NO_BLOWS: readonly BlowForecast[] = [];
const NO_FLASHES: readonly Flash[] = [];

const BOUNDS = Skia.XYWHRect(0, 0, UNITS.width, UNITS.height);

/** The battlefield: what may be done is lit; everybody else explains themselves. */
export function FieldBoard({ brush, view, acting, reached, spots, strikes, plan, flashes = NO_FLASHES, incoming = NO_BLOWS }: FieldBoardProps) {
  const { boss, zones, objects, extra } = view;
  const ground = useMemo(() => createPicture((canvas) => drawGround(brush, canvas, { boss, zones, objects, extra }), BOUNDS), [brush, boss, zones, objects, extra]);
  const people = createPicture((canvas) => drawFigures(brush, canvas, view, acting, strikes.length > 0 ? NO_BLOWS : incoming), BOUNDS);
  const ways = createPicture((canvas) => drawReach(brush, canvas, reached), BOUNDS);
  const thought = createPicture((canvas) => plan && drawPlan(brush, canvas, view, plan), BOUNDS);
  const shown = plan ? planned(view, plan) : view;
  const threats = createPicture((canvas) => drawThreats(brush, canvas, view, strikes), BOUNDS);
  const blows = createPicture((canvas) => drawBlows(brush, canvas, shown, lossesOf({ strikes })), BOUNDS);
  const words = createPicture((canvas) => drawFlashes(brush, canvas, view, flashes), BOUNDS);
  const [newest] = flashes.slice(-1);
  const happens = newest && placeOf(view, '', newest.at);
  const touchable = new Set(spots.map(({ id }) => id));
  return (
    <BoardCanvas
      units={UNITS}
      label="Battlefield"
      camera={{ most: 3, cell: CELL, follow: happens }}
      scene={() => (
        <>
          <Picture picture={ground} />
          <Picture picture={ways} />
          <Picture picture={threats} />
          <Picture picture={people} />
          <Picture picture={thought} />
          <Picture picture={blows} />
          <Picture picture={words} />
        </>
      )}
    >
      {spots.map(({ id, at, label, lit, pressed, explain, onPress }) => (
        <Hotspot key={id} at={at} tight label={label} lit={lit} pressed={pressed} explain={explain} onPress={onPress} />
      ))}
      {everybody(view).filter(([ref]) => !touchable.has(ref)).map(([ref, figure]) => (
        <Hotspot key={ref} at={rectOfBase(figure)} tight label={wordsOf(view, ref, figure)} explain={explainFigure(view, ref)} />
      ))}
    </BoardCanvas>
  );
}

/** The position with the hero where the plan takes it. */
function planned(view: BattleState, { hero, move }: DrawnPlan): BattleState {
  const end = 'way' in move ? move.way[move.way.length - 1] : undefined;
  return end === undefined ? view : { ...view, heroes: { ...view.heroes, [hero]: { ...view.heroes[hero], anchor: end } } };
}

const everybody = ({ heroes, figures, minions }: BattleState): readonly (readonly [FigureRef, Figure])[] => [
  ...HERO_IDS.map((id) => [id, heroes[id]] as const),
  ...figures.map((figure) => [bossRef(figure), figure] as const),
  ...minions.map((minion) => [minionRef(minion), minion] as const),
];

/** "Takahiro on L7, facing north". */
const wordsOf = (view: BattleState, ref: FigureRef, { anchor, facing }: Figure): string =>
  `${figureName(view, ref)} on ${squareName(FIELD, anchor)}, facing ${FACING_WORDS[facing] ?? ''}`;
