import { createPicture, Picture, Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';

import { squareName } from '@/engine/parts/grid/squares';
import type { Brush } from '@/skia/brush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { Hotspot } from '@/table/board/Hotspot';
import { TargetSpots } from '@/table/kit/targets/TargetSpots';
import type { TargetPicker } from '@/table/kit/targets/useTargets';

import { BOSSES } from '../../content/bosses';
import { FIELD, HERO_IDS, type HeroId } from '../../content/terms';
import { figureName } from '../../rules/names';
import { bossRef, minionRef, type FigureRef } from '../../rules/refs';
import type { BattleState, Figure } from '../../rules/state';
import { explainFigure } from '../words';
import { drawFigures } from './drawFigures';
import { drawGround } from './drawGround';
import { drawReach, type ReachedSquare } from './drawReach';
import { CELL, rectOfBase, UNITS } from './places';

interface FieldBoardProps {
  readonly brush: Brush;
  readonly view: BattleState;
  readonly acting: HeroId | undefined;
  /** Squares that may be walked to, and what each costs. */
  readonly reached: readonly ReachedSquare[];
  readonly picker: TargetPicker | undefined;
}

const BOUNDS = Skia.XYWHRect(0, 0, UNITS.width, UNITS.height);
const FACING_WORDS = ['north', 'east', 'south', 'west'];

/** The battlefield: what may be done is lit; everybody else explains themselves. */
export function FieldBoard({ brush, view, acting, reached, picker }: FieldBoardProps) {
  const { boss, zones, objects, extra } = view;
  const ground = useMemo(() => createPicture((canvas) => drawGround(brush, canvas, { boss, zones, objects, extra }), BOUNDS), [brush, boss, zones, objects, extra]);
  const nameOfMinion = (id: string): string => BOSSES[boss].minions.find((minion) => minion.id === id)?.name ?? id;
  const people = createPicture((canvas) => drawFigures(brush, canvas, view, acting, nameOfMinion), BOUNDS);
  const ways = createPicture((canvas) => drawReach(brush, canvas, reached), BOUNDS);
  const targeted = new Set(picker?.targets.map(({ id }) => id));
  return (
    <BoardCanvas
      units={UNITS}
      label="Battlefield"
      camera={{ most: 3, cell: CELL }}
      scene={() => (
        <>
          <Picture picture={ground} />
          <Picture picture={ways} />
          <Picture picture={people} />
        </>
      )}
    >
      {picker && <TargetSpots picker={{ ...picker, targets: picker.targets.filter(({ id }) => typeof id === 'string') }} />}
      {picker && <SquareSpots picker={picker} />}
      {everybody(view).filter(([ref]) => !targeted.has(ref)).map(([ref, figure]) => (
        <Hotspot key={ref} at={rectOfBase(figure)} tight label={wordsOf(view, ref, figure)} explain={explainFigure(view, ref)} />
      ))}
    </BoardCanvas>
  );
}

/** Squares say with a dot or a number that they can be reached: a glow around each of a hundred would hide the field. */
const SquareSpots = ({ picker: { targets, chosen, touch } }: { readonly picker: TargetPicker }) => targets.map((target) => {
  const { id, label, help, at } = target;
  return typeof id === 'number' && at && (
    <Hotspot key={id} at={at} tight label={[label, help].filter(Boolean).join(', ')} pressed={chosen.includes(id)} onPress={() => touch(target)} />
  );
});

const everybody = ({ heroes, figures, minions }: BattleState): readonly (readonly [FigureRef, Figure])[] => [
  ...HERO_IDS.map((id) => [id, heroes[id]] as const),
  ...figures.map((figure) => [bossRef(figure), figure] as const),
  ...minions.map((minion) => [minionRef(minion), minion] as const),
];

/** "Takahiro on L7, facing north". */
const wordsOf = (view: BattleState, ref: FigureRef, { anchor, facing }: Figure): string =>
  `${figureName(view, ref)} on ${squareName(FIELD, anchor)}, facing ${FACING_WORDS[facing] ?? ''}`;
