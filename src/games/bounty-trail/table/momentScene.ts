import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Drawing } from '@/skia/Still';
import type { MomentStory } from '@/table/kit/moment/moment';

import type { Event } from '../rules/events';
import { NOWHERE, type Spot } from '../rules/geometry';
import type { State } from '../rules/state';
import { drawBoard } from './draw/board';
import { HATS, drawFigure } from './draw/figure';
import { POSTER, posterPlan } from './draw/posterPlan';
import { drawScenery } from './draw/scenery';
import { spotRect, trailLayout, type TrailLayout } from './layout';
import { figurePlaces } from './places';
import { walkedTrails } from './riding/trails';

const STAMPS: Partial<Readonly<Record<Event['type'], string>>> = { auctionWon: 'STOLEN', captured: 'CAUGHT', gunEmptied: 'CLICK', wentDown: 'DOWN' };
const [GOLD, RED] = ['#FFD24A', '#A0140E'];
const SLANT = -14;
/** Whoever stands on the marked poster steps aside: its face is what it is about. */
const ASIDE = { x: -32, y: -34 } as const;

/** The place it happened at. */
function spotOf(event: Event, { hunters }: State): Spot | undefined {
  if ('spot' in event) return event.spot;
  const spot = 'seat' in event ? hunters[event.seat]?.spot : undefined;
  return spot === NOWHERE ? undefined : spot;
}

/** The last time the poster still hung there, and paths could be seen; or else how things stood. */
function viewOf({ told }: MomentStory<State, Event>, event: Event, spot: Spot | undefined): State | undefined {
  const card = 'card' in event ? event.card : undefined;
  for (let i = told.length - 1; i >= 0; i--) {
    const { view } = told[i] ?? {};
    if (view?.walk && spot !== undefined && (card === undefined || view.grid[spot]?.card === card)) return view;
  }
  return told[told.length - 1]?.view;
}

function drawStamp(brush: Brush, canvas: SkCanvas, layout: TrailLayout, spot: Spot, words: string | undefined): void {
  const { x, y, width, height } = spotRect(layout, spot);
  brush.roundRect(canvas, x, y, width, height, 7, brush.stroke('#3A2207', 8));
  brush.roundRect(canvas, x, y, width, height, 7, brush.stroke(GOLD, 5));
  if (words === undefined) return;
  canvas.save();
  canvas.translate(x + POSTER / 2, y + POSTER * 0.84);
  canvas.rotate(SLANT, 0, 0);
  brush.roundRect(canvas, -46, -14, 92, 28, 4, brush.fill('#F8E8C2F0'));
  brush.roundRect(canvas, -46, -14, 92, 28, 4, brush.stroke(RED, 3.5));
  brush.text(canvas, words, 0, 0, { face: 'Rye', size: 20, colour: RED, fit: 82 });
  canvas.restore();
}

/** A poster of the grid is this large on a picture that is passed on. */
const SHARED_POSTER = posterPlan(1.7);

/** The grid as it was: posters, paths, figures where they stood, and the mark of what happened. */
export function momentScene(story: MomentStory<State, Event>): Drawing | undefined {
  const last = story.told[story.told.length - 1];
  if (!last) return undefined;
  const { event } = last;
  const spot = spotOf(event, last.view);
  const view = viewOf(story, event, spot);
  if (!view) return undefined;
  const layout = trailLayout(view.size);
  const { names, seatColours } = story;
  return {
    ...layout.units,
    draw: (brush, canvas) => {
      drawBoard(brush, canvas, layout, view.grid, new Map(), SHARED_POSTER);
      drawScenery(brush, canvas, layout, { open: [], trailheads: [], trails: walkedTrails(view, undefined, seatColours), riderLines: [], enlarged: new Map() });
      if (spot !== undefined) drawStamp(brush, canvas, layout, spot, STAMPS[event.type]);
      figurePlaces(layout, view.hunters.map((hunter) => hunter.spot)).forEach((at, seat) => {
        const hunter = view.hunters[seat];
        if (!at || !hunter) return;
        const aside = hunter.spot === spot ? ASIDE : { x: 0, y: 0 };
        canvas.save();
        canvas.translate(at.x + aside.x, at.y + aside.y);
        drawFigure(brush, canvas, { hat: HATS[hunter.character], colour: seatColours[seat] ?? '#ffffff', letter: (names[seat] ?? '?').slice(0, 1).toUpperCase() });
        canvas.restore();
      });
    },
  };
}
