import { CLOCK, type Seat } from '@/engine/game';
import { numeral } from '@/engine/numerals';
import type { Goal, Opening, Power, Progress } from '@/table/kit/goal/goal';

import { ABILITIES } from '../content/abilities';
import { HEROES } from '../content/heroes';
import { MISSIONS, missionWords } from '../content/missions';
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
    { icon: 'trophy', have: numeral(points), need: `${grades[next]}`, share: Math.max(0, Math.min(1, points / grades[next])), words: `${numeral(points)} of ${grades[next]} points for ${gradeName(next)}` },
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
    ...(actOf(view) > 0 && { time: { label: `${kindName(view)}, Act`, now: actOf(view), of: ACTS } }),
    wins: solo ? missionOf(view).objectives.map(objectiveWords).join(', ') : 'Most points after Act 3 wins',
    ...(solo && player && { mine: ownOf(view, player) }),
    ...(player && seat !== CLOCK && { power: powerOf(player) }),
  };
}

const ACTS = ROUND_KINDS.filter((kind) => kind === 'montage').length;
/** An act begins with its Montage; the Wronging is in none. */
const actOf = ({ round }: State): number => ROUND_KINDS.slice(0, round + 1).filter((kind) => kind === 'montage').length;

/** What of its act this is: the first of two Combats is told from the last. */
function kindName({ round }: State): string {
  if (ROUND_KINDS[round] === 'montage') return 'Montage';
  if (ROUND_KINDS[round + 1] === 'combat') return 'First Combat';
  return ROUND_KINDS[round - 1] === 'combat' ? 'Last Combat' : 'Combat';
}

/** "The Wronging", "Act 2, First Combat". */
export const roundName = (view: State): string => (actOf(view) === 0 ? 'The Wronging' : `Act ${actOf(view)}, ${kindName(view)}`);

export function openingOf(view: State, seat: Seat): Opening {
  const player = view.players[seat];
  const you = player && { icon: HERO_ICONS[player.hero], name: `${HEROES[player.hero].name}, ${HEROES[player.hero].epithet}`, text: HEROES[player.hero].words, power: powerOf(player) };
  if (isSolo(view) && player) {
    const { title, objectives, grades } = missionOf(view);
    return {
      ...(you && { you }),
      wins: `${title}: ${objectives.map(objectiveWords).join('. ')}. And score ${grades.survived} points: then you have survived. ${grades.vengeance} are ${gradeName('vengeance')}, ${grades.overkill} ${gradeName('overkill')}.`,
      today: [STORIES[player.hero].prologue.join(' ')],
    };
  }
  return {
    ...(you && { you }),
    wins: 'Kill the Bosses whose cards lie in front of you, and clear their Dens. Most points after Act 3 wins; Stress costs points.',
    today: [...(view.leftOut ? [`The ${GANGS[view.leftOut].name} are out of town.`] : []), ...view.missions.map((id) => `${MISSIONS[id].name}: ${missionWords(id, view.players.length)}`)],
  };
}

export function statusOf(view: State, seat: Seat) {
  const player = view.players[seat];
  if (!player) return undefined;
  return {
    short: numeral(netPoints(player)),
    words: `${HEROES[player.hero].name}, ${numeral(netPoints(player))} points, Mind ${mindValue(player)}, Skill ${skillValue(player)}, Health ${healthValue(player)}`,
  };
}
