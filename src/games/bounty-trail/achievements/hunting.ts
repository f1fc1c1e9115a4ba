import type { Achievement } from '@/engine/achievements';

import { cardOf } from '../content/cards';
import type { Event } from '../rules/events';
import { MAX_HEARTS, type State } from '../rules/state';
import { eventsOf, hunterIn, only, own, ridesOf, rodeAllRounds, won, type Hunt } from './reading';

type BountyAchievement = Achievement<State, Event>;

const FREE_ENTRIES = 4;
const WALL_OF_POSTERS = 15;
const BEHIND_BARS = 2;
const KEPT = 5;
const OPEN_DOOR_BOUNTY = 800;
const GANG_MEMBERS = 4;
const LONG_PATH = 10;
const SHORT_PATH = 4;

/** Entries by a side of a card, not winning bids. */
const entriesOf = (events: readonly Event[], seat: number) => own(events, 'paid', seat).filter(({ side }) => side !== undefined);

const isFree = ({ bullets, hearts }: { readonly bullets: number; readonly hearts: number }): boolean => bullets === 0 && hearts === 0;

/** Captured while one more round without visitors would have been one too many. */
function snatchedInTime(hunt: Hunt, seat: number): boolean {
  const cubes = new Map<number, number>();
  for (const event of eventsOf(hunt)) {
    if (event.type === 'cubePlaced') cubes.set(event.spot, event.cubes);
    else if (event.type === 'dealt') cubes.delete(event.spot);
    else if (event.type === 'captured') {
      const lying = cubes.get(event.spot) ?? 0;
      if (event.seat === seat && lying > 0 && lying === cardOf(event.card).timer - 1) return true;
      cubes.delete(event.spot);
    }
  }
  return false;
}

function brokeGang(hunt: Hunt, seat: number): boolean {
  const hunter = hunterIn(hunt.end, seat);
  return hunter.bounties.some(({ card }) => {
    const { colour, gang, effect } = cardOf(card);
    const isBoss = effect?.do.some(({ op }) => op === 'gangBonus') ?? false;
    return isBoss && colour === 'black' && hunter.bounties.filter((held) => held.card !== card && cardOf(held.card).gang === gang).length >= GANG_MEMBERS;
  });
}

/** Earned on the trail itself, alone or against others. */
export const HUNTING: readonly BountyAchievement[] = [
  {
    id: 'firstCollar', title: 'First Collar', task: 'End a hunt with a bounty in hand.', praise: 'One down. The wall is still full of them.',
    earned: (hunt, seat) => hunterIn(hunt.end, seat).bounties.length > 0,
  },
  {
    id: 'posterWall', title: 'Wall of Posters', task: 'End a hunt with fifteen bounties or more.', praise: 'The sheriff has run out of nails.',
    earned: (hunt, seat) => hunterIn(hunt.end, seat).bounties.length >= WALL_OF_POSTERS,
  },
  {
    id: 'ghostWalk', title: 'Ghost Walk', task: 'Enter four cards for nothing on one path.', praise: 'Not one shot, and nobody saw a thing.',
    earned: (hunt, seat) => ridesOf(hunt, seat).some(({ events }) => entriesOf(events, seat).filter(isFree).length >= FREE_ENTRIES),
  },
  {
    id: 'openDoor', title: 'The Door Was Open', task: 'Take a bounty of $800 or more without paying for it.', praise: 'Some people never learn to lock up.',
    earned: (hunt, seat) => entriesOf(eventsOf(hunt), seat).some((entry) => isFree(entry) && cardOf(entry.card).bounty >= OPEN_DOOR_BOUNTY),
  },
  {
    id: 'nickOfTime', title: 'Nick of Time', task: 'Capture a timed bounty that has only one empty square left.', praise: 'He had his hat on already.',
    earned: snatchedInTime,
  },
  {
    id: 'lockAndKey', title: 'Lock and Key', task: 'End a hunt with two bounties in jail.', praise: 'They can keep each other company.',
    earned: (hunt, seat) => hunterIn(hunt.end, seat).bounties.filter(({ jailed }) => jailed).length >= BEHIND_BARS,
  },
  {
    id: 'gangBreaker', title: 'Gang Breaker', task: 'Score a black boss together with four others of the gang.', praise: 'The family is together again, in one cell.',
    earned: brokeGang,
  },
  {
    id: 'merciless', title: 'Merciless', task: 'Ride all five rounds, keep five bounties or more, and never give one up.', praise: 'What you take, you keep.',
    earned: (hunt, seat) =>
      rodeAllRounds(hunt) &&
      hunterIn(hunt.end, seat).bounties.length >= KEPT &&
      own(eventsOf(hunt), 'gunEmptied', seat).every(({ sacrificed }) => sacrificed === undefined),
  },
  {
    id: 'emptyThreat', title: 'Empty Threat', task: 'Empty your gun while you hold no bounty to lose.', praise: 'Click. Nobody had to know.',
    earned: (hunt, seat) => own(eventsOf(hunt), 'gunEmptied', seat).some(({ sacrificed }) => sacrificed === undefined),
  },
  {
    id: 'notAScratch', title: 'Not a Scratch', task: 'Win with all ten hearts.', praise: 'Your tailor sends his compliments.',
    earned: (hunt, seat) => won(hunt, seat) && hunterIn(hunt.end, seat).hearts === MAX_HEARTS,
  },
  {
    id: 'lastBreath', title: 'Last Breath', task: 'Win with 1 heart left.', praise: 'The doctor wants to know how. So do you.',
    earned: (hunt, seat) => won(hunt, seat) && hunterIn(hunt.end, seat).hearts === 1,
  },
  {
    id: 'longHaul', title: 'Long Haul', task: 'Walk a path of ten steps or more to its end.', praise: 'The horse has handed in its notice.',
    earned: (hunt, seat) =>
      ridesOf(hunt, seat).some(({ steps, events }) => steps >= LONG_PATH && only(events, 'walked').some(({ beat, beats }) => beat === beats)),
  },
  {
    id: 'shortFuse', title: 'Short Fuse', task: 'Win with no path longer than four steps.', praise: 'In, out, home for supper.',
    earned: (hunt, seat) => won(hunt, seat) && ridesOf(hunt, seat).every(({ steps }) => steps <= SHORT_PATH),
  },
];
