import type { Seat } from '@/engine/game';
import type { Goal, Opening } from '@/table/kit/goal/goal';

import { heroCard } from '../content/heroes';
import type { DfState, HeroState } from '../rules/state';
import { HERO_ICONS } from './emblems';

const floorsOf = ({ floors, floor, room }: DfState): NonNullable<Goal['time']> => ({ label: 'Floor', now: room === undefined ? floors.length : floor + 1, of: floors.length });

const standing = ({ heroes }: DfState): readonly HeroState[] => heroes.filter(({ status }) => status === 'standing');

export function goalOf(view: DfState): Goal {
  const up = standing(view).length;
  return {
    time: floorsOf(view),
    wins: view.room === undefined ? 'Beat the final boss, now' : 'Reach the final boss and beat it',
    mine: [{ icon: 'hearts', have: `${up}`, need: `${view.heroes.length}`, share: up / view.heroes.length, words: `${up} of ${view.heroes.length} heroes standing` }],
  };
}

export function openingOf(view: DfState, seat: Seat): Opening {
  const own = view.heroes.filter((hero) => hero.seat === seat);
  const [first] = own;
  const names = own.map(({ id }) => heroCard(id).name).join(', ');
  return {
    ...(first && {
      you: own.length === 1
        ? { icon: HERO_ICONS[first.id], name: `${heroCard(first.id).name}, ${heroCard(first.id).title}`, text: heroCard(first.id).flavour }
        : { icon: HERO_ICONS[first.id], name: names, text: 'You throw for all of them, one after the other.' },
    }),
    wins: `Go through ${view.floors.length} floors and beat the final boss. All of you win, or none.`,
    today: [`Difficulty: ${view.difficulty}.${view.assist === 'off' ? '' : ' The aiming help is on.'}`],
  };
}
