import type { Bot } from '@/engine/bots/bot';
import { topFrame } from '@/engine/decisions/frames';
import { MOST_LETTERS, marginLeft, type StoryMove } from '@/games/ronins-revenge/story/decisions';
import { storyGame } from '@/games/ronins-revenge/story/game';
import type { StoryState } from '@/games/ronins-revenge/story/state';

/** Somebody who fills every margin and exchanges something of every loadout before every battle: nobody's save is larger. */
export function fussy(bot: Bot<unknown, unknown>): Bot<unknown, unknown> {
  const equipped = new Set<string>();
  const extra = (view: StoryState, seat: number): StoryMove | undefined => {
    const frame = topFrame(view);
    if (frame?.kind === 'turnPage' && marginLeft(view) > 0) return { kind: 'note', text: 'x'.repeat(Math.min(MOST_LETTERS, marginLeft(view))) };
    if (frame?.kind !== 'camp' || !frame.equip) return undefined;
    for (const move of storyGame.moves(view, seat)) {
      const name = move.kind === 'equip' && `${view.history.length}/${view.history[view.chapter - 1]?.battles.length ?? 0}/${view.chapter}/${move.hero}`;
      if (!name || equipped.has(name) || move.noLuck !== view.party[move.hero].noLuck) continue;
      equipped.add(name);
      return move;
    }
    return undefined;
  };
  return {
    id: 'fussy',
    *think(view, seat, random) {
      return extra(view as StoryState, seat) ?? (yield* bot.think(view, seat, random));
    },
  };
}
