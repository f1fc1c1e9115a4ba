import { CLOCK, type Seat } from '@/engine/game';
import type { Goal, Opening, Power, Progress } from '@/table/kit/goal/goal';

import { ABILITIES } from '../content/abilities';
import { HEROES } from '../content/heroes';
import { MISSIONS } from '../content/missions';
import { GANGS } from '../content/gangs';
import { ROUND_KINDS } from '../content/rounds';
import { GRADES } from '../content/soloMissions';
import { STORIES } from '../content/stories';
import { healthValue, mindValue, skillValue, stressPenalty } from '../rules/hero/tracks';
import { gradeName } from '../rules/outcome';
import { missionOf, objectiveWords, progressOf } from '../rules/solo/objectives';
import { isSolo, type Player, type State } from '../rules/state';
import { HERO_ICONS } from './emblems';

export const netPoints = (player: Player): number => player.vp - stressPenalty(player);

/** Alone: every objective, and the points for the next grade. */
function ownOf(view: State, player: Player): readonly Progress[] {
  const { objectives, grades } = missionOf(view);
  const points = netPoints(player);
  const next = GRADES.find((grade) => points < grades[grade]) ?? 'overkill';
  return [
    { icon: 'trophy', have: `${points}`, need: `${grades[next]}`, share: Math.max(0, Math.min(1, points / grades[next])), words: `${points} of ${grades[next]} points for ${gradeName(next)}` },
    ...objectives.map((objective): Progress => {
      const { done, of } = progressOf(view, objective);
      const have = Math.min(done, of);
      return { icon: done >= of ? 'check-mark' : 'target-poster', have: `${have}`, need: `${of}`, share: have / of, words: `${objectiveWords(objective)}: ${have} of ${of}` };
    }),
  ];
}

function powerOf({ hero }: Player): Power {
  const { name, words } = ABILITIES[HEROES[hero].ability];
  return { icon: HERO_ICONS[hero], name, text: words };
}

export function goalOf(view: State, seat: Seat): Goal {
  const player = view.players[seat === CLOCK ? 0 : seat];
  const solo = isSolo(view);
  return {
    time: { label: roundName(view), now: Math.min(view.round, ROUND_KINDS.length - 1) + 1, of: ROUND_KINDS.length },
    wins: solo ? missionOf(view).objectives.map(objectiveWords).join(', ') : 'Most points after Act 3 wins',
    ...(solo && player && { mine: ownOf(view, player) }),
    ...(player && seat !== CLOCK && { power: powerOf(player) }),
  };
}

/** "Wronging", "Act 2: Combat". */
export function roundName({ round }: State): string {
  const kind = ROUND_KINDS[Math.min(round, ROUND_KINDS.length - 1)];
  const act = ROUND_KINDS.slice(0, round + 1).filter((each) => each === 'montage').length;
  if (kind === 'wronging') return 'The Wronging';
  return `Act ${Math.max(1, act)}, ${kind === 'montage' ? 'Montage' : 'Combat'}`;
}

export function openingOf(view: State, seat: Seat): Opening {
  const player = view.players[seat];
  const you = player && { icon: HERO_ICONS[player.hero], name: `${HEROES[player.hero].name}, ${HEROES[player.hero].epithet}`, text: HEROES[player.hero].words };
  if (isSolo(view) && player) {
    const { title, objectives, grades } = missionOf(view);
    return {
      ...(you && { you }),
      wins: `${title}. ${objectives.map(objectiveWords).join('. ')}. ${GRADES.map((grade) => `${gradeName(grade)}: ${grades[grade]} points`).join(', ')}.`,
      today: STORIES[player.hero].prologue,
    };
  }
  return {
    ...(you && { you }),
    wins: 'Kill the Bosses whose cards lie in front of you, and clear their Dens. Most points after Act 3 wins; Stress costs points.',
    today: [...(view.leftOut ? [`The ${GANGS[view.leftOut].name} are out of town.`] : []), ...view.missions.map((id) => `${MISSIONS[id].name}: ${MISSIONS[id].words}`)],
  };
}

export function statusOf(view: State, seat: Seat) {
  const player = view.players[seat];
  if (!player) return undefined;
  return {
    short: `${netPoints(player)}`,
    words: `${HEROES[player.hero].name}, ${netPoints(player)} points, Mind ${mindValue(player)}, Skill ${skillValue(player)}, Health ${healthValue(player)}`,
  };
}
