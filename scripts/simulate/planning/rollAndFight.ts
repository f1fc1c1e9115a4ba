import type { Planning } from '@/engine/bots/planner';
import { effectsAtHand, fingerprint } from '@/games/roll-and-fight/bot/fightSearch';
import { CAREFUL, worth } from '@/games/roll-and-fight/bot/worth';
import { playerAt } from '@/games/roll-and-fight/rules/scene';
import type { State } from '@/games/roll-and-fight/rules/state';

/** As the box's own bots judge a fight. */
export const planning: Planning<State> = {
  evaluate: (view, seat) => {
    const player = playerAt(view, seat);
    return player.den === undefined ? 0 : worth(view, player, CAREFUL, player.fight ? effectsAtHand(player) : 0).promise;
  },
  key: (view, seat) => fingerprint(playerAt(view, seat)),
};
