import type { Seat } from '@/engine/game';
import { sizeOf } from '@/engine/parts/cards/cards';

import { bossOf } from '../content/bosses';
import { ROUND_KINDS } from '../content/rounds';
import { costOf } from '../content/tiles';
import { cardOf, type CardId } from '../content/vengeanceCards';
import { missionPoints } from './goals/missions';
import { tilesOf } from './hero/tiles';
import { healthValue, mindValue, skillValue, stressPenalty } from './hero/tracks';
import { isFulfilled, missionOf } from './solo/objectives';
import { isSolo, playerOf, type State } from './state';

/** Victory points that make a position as good as won, or a lead as good as the win. */
const SCALE = 20;

/** What a card in play is worth as long as there is time to score it. */
const cardWorth = (card: CardId): number => {
  const { boss } = cardOf(card);
  return boss === undefined ? 2 : (bossOf(boss).ladder[0] ?? 0);
};

/** Points, and what is likely to become points: cards in play, strength and tiles, the more the more Fights are left. */
function prospects(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const fights = ROUND_KINDS.slice(state.round).filter((kind) => kind === 'combat').length;
  const cards = player.inPlay.reduce((sum, card) => sum + cardWorth(card), 0);
  const strength = skillValue(player) + 0.3 * healthValue(player) + 0.15 * mindValue(player) + 0.35 * tilesOf(player).reduce((sum, tile) => sum + costOf(tile), 0);
  const missions = state.missions.reduce((sum, id) => sum + (missionPoints(state, id)[seat] ?? 0), 0);
  return (
    player.vp + 0.5 * missions - stressPenalty(player) + 0.3 * player.wild + 0.15 * player.recon +
    (fights / (fights + 2)) * (0.45 * cards + 0.1 * sizeOf(player.hand)) + 0.3 * fights * strength
  );
}

/** Alone: open objectives weigh more than points. */
function alone(state: State): number {
  const { objectives, grades } = missionOf(state);
  const open = objectives.filter((objective) => !isFulfilled(state, objective)).length;
  return (prospects(state, 0) - grades.vengeance) / SCALE - 0.3 * open;
}

const limited = (value: number): number => Math.max(-1, Math.min(1, value));

export function evaluate(view: State, seat: Seat): number {
  if (isSolo(view)) return limited(alone(view));
  let best = -Infinity;
  view.players.forEach((_, other) => {
    if (other !== seat) best = Math.max(best, prospects(view, other));
  });
  return limited((prospects(view, seat) - best) / SCALE);
}
