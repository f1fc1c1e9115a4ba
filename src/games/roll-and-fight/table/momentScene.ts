import type { Drawing } from '@/skia/Still';
import type { MomentStory } from '@/table/kit/moment/moment';

import type { Event } from '../rules/events';
import type { Player, State } from '../rules/state';
import { denLayout } from './den/layout';
import { drawDen, drawHero, drawLights, heroPlace } from './den/drawDen';
import { roomOfTarget } from './words';

/** Wide enough for names, high enough for whoever stands in the rooms. */
const UNITS = { width: 360, height: 310 } as const;

/** The room in which it happened: the marked one, the victim's, or else the hero's. */
function roomOf(event: Event, player: Player): number | undefined {
  if (event.type === 'objectiveMarked') return event.room;
  if (event.type === 'minionKilled') return roomOfTarget(player, { kind: 'minion', minion: event.minion });
  return player.room;
}

/** The den of whoever did it, the room lit; when the boss falls, the glass is cracked. */
export function momentScene({ told, seatColours }: MomentStory<State, Event>): Drawing | undefined {
  const last = told[told.length - 1];
  if (!last || !('seat' in last.event)) return undefined;
  const { event, view } = last;
  const player = view.players[event.seat];
  if (player?.den === undefined) return undefined;
  const layout = denLayout(player.den, UNITS);
  const room = roomOf(event, player);
  const standing = layout.rooms[player.room];
  return {
    ...UNITS,
    draw: (brush, canvas) => {
      drawDen(brush, canvas, layout, player);
      drawLights(brush, canvas, layout, player, { lit: room === undefined ? [] : [room], aims: [], chosen: undefined, markable: undefined, escape: [], cracked: event.type === 'bossKilled' });
      if (!standing) return;
      const { x, y } = heroPlace(standing);
      canvas.save();
      canvas.translate(x, y);
      drawHero(brush, canvas, player.hero, seatColours[event.seat] ?? '#ffffff');
      canvas.restore();
    },
  };
}
