import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Palette } from '@/theme/palettes';

import type { HeroId } from '../../content/terms';
import type { BlowForecast, StrikeForecast } from '../../preview/strikes';
import type { BattleState } from '../../rules/state';
import type { FieldPiece } from '../boss/pieces';
import { lossesOf } from '../strip/slotWords';
import { drawCounts, drawFigures, drawLosses } from './drawFigures';
import { drawNames } from './drawGround';
import { drawIntents } from './drawIntents';
import { drawPieces } from './drawPieces';
import { drawAim, drawWalk, type DrawnPlan } from './drawPlan';
import { drawReach, type ReachedSquare } from './drawReach';
import { drawRims } from './drawRims';
import { drawBlows, drawStruck, drawThreats } from './drawThreat';
import type { FieldSpot } from './spots';

export type Layer = (canvas: SkCanvas) => void;

/** Everything that is drawn on the ground. */
export interface FieldScene {
  readonly view: BattleState;
  /** The position with the hero where a plan takes it. */
  readonly shown: BattleState;
  readonly acting: HeroId | undefined;
  readonly pieces: readonly FieldPiece[];
  readonly reached: readonly ReachedSquare[];
  /** Squares are large enough on the screen to say how many steps they take. */
  readonly showsSteps: boolean;
  /** Strikes that are looked at before they come. */
  readonly strikes: readonly StrikeForecast[];
  /** What minions are about to do. */
  readonly intents: readonly StrikeForecast[];
  /** What the round would take from whom. */
  readonly incoming: readonly BlowForecast[];
  /** What may be touched and has a name. */
  readonly rimmed: readonly FieldSpot[];
  readonly plan: DrawnPlan | undefined;
  readonly colours: Pick<Palette, 'glow' | 'accent'>;
}

/** From below to above: a rim lies under whatever it is around, a number over everything. */
export const layersOf = (brush: Brush, scene: FieldScene, letter: number): readonly Layer[] => {
  const { view, shown, acting, pieces, reached, showsSteps, strikes, intents, incoming, rimmed, plan, colours } = scene;
  const isLooking = strikes.length > 0;
  const [blows, losses] = isLooking ? [lossesOf({ strikes }), []] : [[], incoming];
  return [
    (canvas) => drawNames(brush, canvas, letter),
    (canvas) => drawReach(brush, canvas, reached, view, letter, showsSteps),
    (canvas) => drawRims(brush, canvas, rimmed, colours),
    (canvas) => drawPieces(brush, canvas, view, pieces, letter),
    (canvas) => drawThreats(brush, canvas, view, strikes),
    (canvas) => !isLooking && drawIntents(brush, canvas, shown, intents),
    (canvas) => drawStruck(brush, canvas, shown, blows),
    (canvas) => plan && drawAim(brush, canvas, view, plan),
    (canvas) => drawFigures(brush, canvas, view, acting, letter),
    (canvas) => plan && drawWalk(brush, canvas, view, plan),
    (canvas) => drawCounts(brush, canvas, view, losses, letter),
    (canvas) => drawLosses(brush, canvas, shown, losses, letter),
    (canvas) => drawBlows(brush, canvas, shown, blows, letter),
  ];
};
