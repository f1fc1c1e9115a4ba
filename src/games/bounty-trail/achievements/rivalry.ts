import type { Achievement } from '@/engine/achievements';
import type { Seat } from '@/engine/game';

import type { Event } from '../rules/events';
import { moneyOf, rivalMoney } from '../rules/ledger';
import { finalMoney, medalFor } from '../rules/scoring';
import { ROUNDS, isSolo, type State } from '../rules/state';
import { eventsOf, hunterIn, own, won, type Hunt } from './reading';

type BountyAchievement = Achievement<State, Event>;

const HAIR = 50;
const CROWD = 3;
const CRUMBS = 500;

const winningBids = (hunt: Hunt, seat: Seat) => own(eventsOf(hunt), 'paid', seat).filter(({ side }) => side === undefined);

/** Poorer than everybody else when the last round began. */
function cameFromBehind(hunt: Hunt, seat: Seat): boolean {
  const last = hunt.chapters.find(({ state }) => state.round === ROUNDS)?.state;
  if (!last || last.hunters.length < CROWD || !won(hunt, seat)) return false;
  return last.hunters.every((other, at) => at === seat || moneyOf(other) > moneyOf(hunterIn(last, seat)));
}

function wonByAHair(hunt: Hunt, seat: Seat): boolean {
  const { hunters } = hunt.end;
  const others = hunters.filter((hunter, at) => at !== seat && !hunter.down).map(finalMoney);
  return won(hunt, seat) && others.length > 0 && finalMoney(hunterIn(hunt.end, seat)) - Math.max(...others) <= HAIR;
}

const wonAlone = (hunt: Hunt, seat: Seat): boolean => isSolo(hunt.end) && won(hunt, seat);

/** Earned against somebody: other hunters, or the Rival. */
export const RIVALRY: readonly BountyAchievement[] = [
  {
    id: 'allIn', title: 'All In', task: 'Win an auction with your whole gun.', praise: 'Every last cartridge. They believed you.',
    earned: (hunt, seat) => winningBids(hunt, seat).some(({ bullets, left }) => bullets > 0 && left.bullets === 0),
  },
  {
    id: 'cheapTalk', title: 'Cheap Talk', task: 'Win an auction with a bid of 1.', praise: 'The rest of them were only looking.',
    earned: (hunt, seat) => winningBids(hunt, seat).some(({ bullets, hearts }) => bullets + hearts === 1),
  },
  {
    id: 'byAHair', title: 'By a Hair', task: 'Win against other hunters by $50 or less.', praise: 'Count it again. They certainly did.',
    earned: wonByAHair,
  },
  {
    id: 'darkHorse', title: 'Dark Horse', task: 'Win among three or more after starting the last round with the least money.', praise: 'Nobody watches the one at the back.',
    earned: cameFromBehind,
  },
  {
    id: 'goldStar', title: 'Gold Star', task: 'Win a gold star, riding alone.', praise: 'It goes with the hat.',
    earned: (hunt, seat) => wonAlone(hunt, seat) && medalFor(hunt.end, finalMoney(hunterIn(hunt.end, seat))) === 'gold',
  },
  {
    id: 'livingLegend', title: 'Living Legend', task: 'Win at the level Legend, riding alone.', praise: 'The second word is up to others. The first is up to you.',
    earned: (hunt, seat) => wonAlone(hunt, seat) && hunt.end.options.level === 'legend',
  },
  {
    id: 'thinPickings', title: 'Thin Pickings', task: 'Win alone and leave the Rival $500 or less.', praise: 'Silas Vane dines on beans tonight.',
    earned: (hunt, seat) => wonAlone(hunt, seat) && rivalMoney(hunt.end.rivalBounties) <= CRUMBS,
  },
];
