import type { EventId } from '@/games/ronins-revenge/content/terms';
import { nextEventSlot } from '@/games/ronins-revenge/rules/boss/eventDeck';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { setUp } from '@/games/ronins-revenge/rules/setup';
import { Random, makeStream } from '@/engine/random';

import { battle, boss, oneShot } from './battle';
import { field, rig, type Rig } from './rig';

/** The Event deck (RR-311 … RR-315, RR-507). */

const replacement = () => ({ kind: 'eventReplacement' }) as const;
/** The last steps of a round. */
const endOfRound = (state: BattleState): void => rig(state).run({ kind: 'round', turn: 4, step: 'clear' });
const slot = (n: number) => ({ kind: 'slot', slot: n, hauled: false, lostBy: null }) as const;
/** An Event lies in the first slot and its moment comes. */
const played = (state: BattleState, event: EventId, stop?: string): Rig => {
  const on = rig(state);
  state.sequence[0] = { event };
  on.run(slot(0), stop);
  return on;
};
/** A round in which nothing happens but the Event. */
function round(state: BattleState, isPlayed = true): EventId[] {
  const on = rig(state);
  on.run(replacement());
  const placed = on.happened('eventPlaced').map(({ event, slot: place }) => ({ event, place }));
  if (isPlayed) for (const { place } of placed) on.run(slot(place));
  endOfRound(state);
  return placed.map(({ event }) => event);
}

test('RR-311 an Event does nothing before its slot is reached', () => {
  const state = field('ushikado', 'F6', { sayaka: 'H8' });
  const on = rig(state);
  on.run(replacement());
  expect([state.sequence[1], on.happened('minionPlaced').length, on.happened('stepped').length]).toEqual([{ event: 'E-1' }, 0, 0]);
  on.run(slot(0));
  expect(on.happened('eventResolved')).toEqual([]);
  on.run(slot(1));
  expect([on.happened('minionPlaced').length, on.happened('eventResolved').map(({ event }) => event)]).toEqual([1, ['E-1']]);
});

test('RR-312 Threat stays unless the Event moves it', () => {
  const after = (event: EventId): string => {
    const state = field('ushikado', 'F6');
    state.threat = 'kensho';
    state.heroes.takahiro.hp = 40;
    played(state, event);
    return state.threat;
  };
  expect([after('E-1'), after('E-2'), after('E-3'), after('E-4')]).toEqual(['kensho', 'kensho', 'takahiro', 'kensho']);
});

test('RR-313 an Event is no attack: nobody defends itself, unless it says that it makes one', () => {
  const begun = (event: EventId): number => played(field('ushikado', 'F6', { sayaka: 'H6' }), event).happened('strikeBegan').length;
  expect((['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6'] as const).map(begun)).toEqual([0, 0, 0, 0, 0, 1]);
});

test('RR-314 the last Event orders the deck anew; where it does not, that happens by itself, in numerical order', () => {
  const state = field('ushikado', 'F6');
  const first = Array.from({ length: 7 }, () => round(state)).flat();
  expect(first).toEqual(['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6', 'E-1']);
  // Nothing is carried out here, so nothing orders it.
  const silent = field('ushikado', 'F6');
  const second = Array.from({ length: 8 }, () => round(silent, false)).flat();
  expect(second).toEqual(['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6', 'E-1', 'E-2']);
});

test('RR-315 at the end of the round the Event goes to the Event discard, and the cards of the track to theirs', () => {
  const state = field('ushikado', 'F6');
  state.sequence = [{ card: 'L-1', broken: true }, { event: 'E-1' }, null, { card: 'H-2', broken: false }];
  endOfRound(state);
  expect([state.eventDiscard.cards, state.discards.L.cards, state.discards.H.cards, state.sequence]).toEqual([['E-1'], ['L-1'], ['H-2'], [null, null, null, null]]);
});

test('RR-507 a new deck is made at the end of the round, of all Events of this set-up; until then no back is shown', () => {
  const state = setUp(oneShot({ boss: 'gashaO', story: { ...NO_STORY, facts: [] } }), new Random(makeStream('events')));
  state.events = { cards: ['E-6'], known: [0] };
  rig(state).run(replacement());
  expect([state.events.cards, nextEventSlot(state)]).toEqual([[], undefined]);
  endOfRound(state);
  // The one that lay on the track is part of it again.
  expect([state.events.cards, state.eventDiscard.cards]).toEqual([['E-6', 'E-5', 'E-4', 'E-3', 'E-2', 'E-1'], []]);
  expect(nextEventSlot(state)).toBeDefined();
});

test('RR-507 an Event that a Fact has taken out does not come back', () => {
  const state = battle();
  state.eventSet.splice(2, 1);
  state.events = { cards: ['E-6'], known: [0] };
  state.sequence[0] = { event: 'E-5' };
  state.rebuild = true;
  endOfRound(state);
  expect(state.events.cards).toEqual(['E-6', 'E-5', 'E-4', 'E-2', 'E-1']);
  expect(state.rebuild).toBe(false);
});

test('RR-507 an Event that orders a new deck is still carried out to its end', () => {
  const state = field('ushikado', 'F6', { sayaka: 'H6' });
  played(state, 'E-6');
  expect([state.rebuild, state.sequence[0], hasCondition(boss(state), 'empowered')]).toEqual([true, { event: 'E-6' }, false]);
});
