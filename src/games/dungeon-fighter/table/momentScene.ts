import { makeDiceDrawing } from '@/dice/look/diceDrawing';
import { drawDice } from '@/dice/look/draw';
import type { Drawing } from '@/skia/Still';
import type { MomentStory } from '@/table/kit/moment/moment';

import { BOARD, DIE_EDGE } from '../content/board';
import { PLAIN_STANCE } from '../content/stances';
import type { DfEvent } from '../rules/events';
import type { DfState, LyingDie } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';
import { SOUTH } from '../rules/throw/stance';
import { clipOf } from './arena/flightClip';
import { drawCellar } from './arena/cellar';
import { poseOf } from './arena/dice';
import { drawGhost, drawLanding } from './arena/handMarks';
import { lastThrowOf } from './arena/lastThrow';
import { aimingLens, closeTo } from './arena/lens';
import { drawTable } from './arena/scene';
import { wardrobeOf } from './arena/wardrobe';
import { throwIn } from './decisive';

const SIZE = { width: 480, height: 400 } as const;
/** A die on the board is looked at from nearer, but the way it came stays in sight. */
const CLOSENESS = 0.12;
/** A die that never came to the board rattles on for a while. */
const MOST_BOUNCES = 3;
const PIXEL_RATIO = 2;

/** The target with the die where it lies, the others around it, and the ghost of its way. */
export function momentScene({ told }: MomentStory<DfState, DfEvent>): Drawing | undefined {
  const thrown = throwIn(told);
  if (!thrown) return undefined;
  const { event: { die, hero, input, result, weapons }, view } = thrown;
  const { rest, face, special, region } = result;
  const landed: LyingDie = { die, by: hero, rest, face, special, region };
  const others = (view.encounter?.lying ?? []).filter((one) => !one.rest.fallen && (one.rest.x !== rest.x || one.rest.y !== rest.y));
  const lying = rest.fallen ? others : [...others, landed];
  return {
    ...SIZE,
    draw: (brush, canvas) => {
      const { kit, skins } = wardrobeOf(brush);
      const { distance, z } = PLAIN_STANCE;
      const aim = aimingLens(SIZE, { azimuth: SOUTH, distance, z, low: false, below: 24, aside: 0, above: 16 });
      const camera = !result.contact ? aim : closeTo(aim, SIZE, rest.x / 10, rest.y / 10, rest.z / 10, CLOSENESS);
      drawCellar(brush, canvas, SIZE);
      drawTable(canvas, kit, camera);
      if (!rest.fallen) drawLanding(canvas, kit, camera, landed, 1);
      const { bounces, ...way } = lastThrowOf(clipOf(input), input, result, requirementsInForce(view, weapons));
      drawGhost(canvas, kit, camera, { ...way, bounces: bounces.slice(0, MOST_BOUNCES) });
      const stage = makeDiceDrawing(brush.skia, { camera, edge: DIE_EDGE, ground: BOARD.thickness, pixelRatio: PIXEL_RATIO });
      drawDice(canvas, brush.skia, stage, lying.flatMap(poseOf), lying.map((one) => skins[one.die]));
    },
  };
}
