import type { Seat } from '@/engine/game';
import { numeral } from '@/engine/numerals';
import type { Goal, Opening, Power, Progress } from '@/table/kit/goal/goal';

import { bossOf } from '../content/bosses';
import { HEROES } from '../content/heroes';
import { ROUNDS, SOLO } from '../content/tracks';
import { cheapestEscape, scoreNow, targetScore } from '../rules/scoring';
import { isSolo, type Player, type State } from '../rules/state';
import { HERO_ICONS } from './emblems';
import { Portrait } from './Portrait';

/** Why somebody who has lost nothing may stand below zero (RF-197). */
function wayOutWords(player: Player): string {
  const { cost } = cheapestEscape(player);
  return cost === 0 ? '' : `, ${numeral(-cost)} of them for the way out: one for each room with an enemy on it`;
}

/** Alone there is no row of seats to tell it; hearts stand below the board. */
function ownOf(view: State, player: Player): readonly Progress[] {
  const target = targetScore(view);
  const isInside = player.den !== undefined;
  const score = isInside ? scoreNow(player) : 0;
  return [
    { icon: 'trophy', have: numeral(score), need: `${target}`, share: Math.max(0, score / target), words: `${numeral(score)} of the ${target} points you need${isInside ? wayOutWords(player) : ''}` },
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
  const points = isSolo(view) ? `${targetScore(view)} points` : 'the most points';
  return {
    ...(hero && { you: hero }),
    wins: `Get out of the den with ${points} after ${ROUNDS} rounds. Every room with an enemy on your way out costs a point; a second Beating kills you.`,
    today: [...(boss ? [`${boss.name} is at home. ${boss.words}`] : []), ...(isSolo(view) ? [clock] : [])],
  };
}
