import type { Drawing } from '@/skia/Still';
import type { MomentStory } from '@/table/kit/moment/moment';

import type { Event } from '../rules/events';
import { fighter, lairIn } from '../rules/fight/scene';
import type { State } from '../rules/state';
import { drawDen } from './den/drawDen';
import { drawPeople } from './den/drawPeople';
import { drawHero } from './den/figures';
import { denLayout, denUnits, heroPlace } from './den/layout';

const UNITS = denUnits({ width: 360, height: 310 });

/** The Den as it was left: chalk where somebody lay, and whoever got away. What happened in no Den has its sign instead. */
export function momentScene({ told, seatColours }: MomentStory<State, Event>): Drawing | undefined {
  const view = told[told.length - 1]?.view;
  const fight = view?.fight;
  if (!view || !fight) return undefined;
  const layout = denLayout(fight.den, UNITS);
  const place = view.places[fight.place];
  return {
    ...UNITS,
    draw: (brush, canvas) => {
      drawDen(brush, canvas, layout);
      drawPeople(brush, canvas, layout, { lair: lairIn(view), alive: fight.alive, damage: fight.damage, wild: place?.id === fight.den ? place.wild : 0 });
      drawHero(brush, canvas, fighter(view).hero, seatColours[fight.seat] ?? '#FFFFFF', heroPlace(layout, fight.zone));
    },
  };
}
