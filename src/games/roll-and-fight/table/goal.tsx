import type { Seat } from '@/engine/game';
import type { Goal, Opening, Power, Progress } from '@/table/kit/goal/goal';

import { bossOf } from '../content/bosses';
import { HEROES } from '../content/heroes';
import { ROUNDS, SOLO } from '../content/tracks';
import { scoreNow, targetScore } from '../rules/scoring';
import { isSolo, type Player, type State } from '../rules/state';
import { HERO_ICONS } from './emblems';
import { Portrait } from './Portrait';

/** Alone there is no row of seats to tell it; hearts stand below the board. */
function ownOf(view: State, player: Player): readonly Progress[] {
  const target = targetScore(view);
  const score = player.den === undefined ? 0 : scoreNow(player);
  return [
    { icon: 'trophy', have: `${score}`, need: `${target}`, share: score / target, words: `${score} of the ${target} points you need` },
  ];
}

function powerOf({ hero }: Player): Power | undefined {
  return hero && { icon: HERO_ICONS[hero], name: HEROES[hero].traitName, text: HEROES[hero].traitWords };
}

export function goalOf(view: State, seat: Seat): Goal {
  const player = view.players[seat];
  const power = player && powerOf(player);
  const solo = isSolo(view);
  return {
    time: { label: 'Round', now: Math.max(1, Math.min(ROUNDS, view.round)), of: ROUNDS },
    wins: solo ? 'Get out alive with the points' : 'Most points out alive wins',
    ...(solo && player && { mine: ownOf(view, player) }),
    ...(power && { power }),
  };
}

export function openingOf(view: State, seat: Seat): Opening {
  const player = view.players[seat];
  const id = player?.hero;
  const hero = id && { face: (side: number) => <Portrait id={id} side={side} />, name: HEROES[id].name, text: `${HEROES[id].traitName}: ${HEROES[id].traitWords}` };
  const { options } = view;
  const boss = player && bossOf(player.boss);
  const clock = options.rollingMode === 'throwBudget' ? `${SOLO[options.timeLevel].rolls} throws a round.` : `${SOLO[options.timeLevel].limitMs / 1000} seconds of dice a round.`;
  return {
    ...(hero && { you: hero }),
    wins: isSolo(view) ? `Get out of the den with ${targetScore(view)} points after ${ROUNDS} rounds. A second Beating kills you.` : `Get out with the most points after ${ROUNDS} rounds. A second Beating kills you.`,
    today: [...(boss ? [`${boss.name} is at home. ${boss.words}`] : []), ...(isSolo(view) ? [clock] : [])],
  };
}
