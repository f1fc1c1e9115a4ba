import type { Told } from '@/engine/moments';
import type { Moment, MomentStory } from '@/table/kit/moment/moment';

import type { RequirementId } from '../content/vocabulary';
import type { DfEvent } from '../rules/events';
import type { DfState } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';

/** What turned the game, roughly in hit points. */
export function weigh(event: DfEvent): number {
  switch (event.type) {
    case 'monsterHurt': return event.cause === 'bullseye' ? 40 : event.amount;
    case 'heroFainted': return 12;
    case 'heroEliminated': return 30;
    case 'partyDefeated': return 8;
    default: return 0;
  }
}

/** How a die was thrown, as one tells it of somebody else. */
const HOW: Readonly<Record<RequirementId, string>> = {
  piousShot: 'from between both palms', borrowedHandShot: 'with a neighbour’s hand', crossbowShot: 'flicked off the back of the hand', blowShot: 'blown off the hand',
  catapultShot: 'off a bent card', slamShot: 'slammed down', headShot: 'off the head', elbowShot: 'off the elbow', noseShot: 'off the nose',
  weakHandShot: 'with the weak hand', underTheLegShot: 'under one leg', backwardsShot: 'backwards', sittingShot: 'sitting on the floor', underTheTableShot: 'from below the table',
  farShot: 'from one step away', jumpShot: 'in mid-air', dancingShot: 'in a dancing jump', blindShot: 'with closed eyes', spinShot: 'spinning like a top',
  twoBounceShot: 'after two bounces', bankShot: 'off a wall', cardJumpShot: 'over an upright card',
};

type Throw = Told<DfState, Extract<DfEvent, { type: 'dieThrown' }>>;

/** The throw that a story is about: the last one in it. */
export function throwIn(told: MomentStory<DfState, DfEvent>['told']): Throw | undefined {
  for (let i = told.length - 1; i >= 0; i--) {
    const one = told[i];
    if (one?.event.type === 'dieThrown') return { event: one.event, view: one.view };
  }
  return undefined;
}

/** "off the nose, with closed eyes" */
function howThrown(story: MomentStory<DfState, DfEvent> | undefined): Pick<Moment, 'how'> {
  const thrown = story && throwIn(story.told);
  const how = thrown ? requirementsInForce(thrown.view, thrown.event.weapons).map((id) => HOW[id]).join(', ') : '';
  return how === '' ? {} : { how };
}

/** What it is called when it is told on. */
export function momentOf(event: DfEvent, story?: MomentStory<DfState, DfEvent>): Moment | undefined {
  switch (event.type) {
    case 'monsterHurt': return { ...(event.cause === 'bullseye' ? { title: 'Bullseye!', icon: 'bullseye' } : { title: `A throw worth ${event.amount}`, icon: 'archery-target' }), ...howThrown(story) };
    case 'heroFainted': return { title: 'Out cold', icon: 'broken-heart' };
    case 'heroEliminated': return { title: 'Gone for good', icon: 'death-skull' };
    case 'partyDefeated': return { title: 'Beaten, and up again', icon: 'cracked-shield' };
    default: return undefined;
  }
}
