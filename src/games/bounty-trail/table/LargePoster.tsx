import { useMemo } from 'react';

import { Still, type Drawing } from '@/skia/Still';
import type { Size } from '@/table/board/fit';
import type { Explanation } from '@/table/contract';

import type { Card, Kind } from '../content/card';
import { bountyTrail } from '../manifest';
import { faceUpCard } from '../rules/cards';
import type { Space } from '../rules/state';
import { CARD_COLOURS } from './draw/palette';
import { drawPoster } from './draw/poster';
import { POSTER } from './draw/posterPlan';

const HEADLINES: Readonly<Record<Kind, string>> = { bounty: 'WANTED', supply: 'SUPPLIES', place: 'PLACE', hazard: 'DANGER', chance: 'TRY YOUR LUCK' };
const HEADLINE = 20;

const sheetOf = (card: Card, turns: number, cubes: number): Drawing => ({
  width: POSTER,
  height: POSTER + HEADLINE,
  draw: (brush, canvas) => {
    const { paper, band, ink } = CARD_COLOURS[card.colour];
    brush.roundRect(canvas, 2, 1, 96, HEADLINE + 20, 5, brush.fill(band));
    brush.roundRect(canvas, 4, 3, 92, HEADLINE + 20, 4, brush.fill(paper));
    brush.text(canvas, HEADLINES[card.kind], POSTER / 2, HEADLINE / 2 + 1.5, { face: 'Rye', size: 13, colour: ink, fit: 84 });
    canvas.save();
    canvas.translate(0, HEADLINE);
    drawPoster(brush, canvas, card, { turns, cubes });
    canvas.restore();
  },
});

function LargePoster({ card, turns, cubes, room }: { card: Card; turns: number; cubes: number; room: Size }) {
  const drawing = useMemo(() => sheetOf(card, turns, cubes), [card, turns, cubes]);
  return <Still fonts={bountyTrail.fonts} drawing={drawing} width={Math.floor(Math.min(room.width, (room.height * drawing.width) / drawing.height))} />;
}

/** A long press on a poster takes it off the wall. */
export function largeOn(space: Space, explanation: Explanation): Explanation {
  const card = faceUpCard(space);
  if (!card) return explanation;
  return { ...explanation, picture: (room) => <LargePoster card={card} turns={space.turns} cubes={space.cubes} room={room} /> };
}
