import { isSeen, openCards } from '@/engine/parts/cards/cards';
import { squareNamed } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, type AttackCardId, type Category, type EventId, type HeroId, type SquareName } from '../../content/terms';
import type { Move } from '../../rules/decisions';
import type { Options } from '../../rules/options';
import type { BattleState, Slot } from '../../rules/state';

/** Situations for lessons: somebody's turn against Ushikado, on a field where nothing else is in the way. */

/** Kit leads Takahiro; the others are Comrades. */
export const LESSON_OPTIONS: Options = {
  seats: 1, boss: 'ushikado', difficulty: 'standard', level: 1, heroes: HERO_IDS, modes: ['dice', 'dice', 'dice', 'dice'], others: 'comrades', party: [],
};

const NORTH = 0;

export interface Situation {
  /** Takahiro's square; the boss stands on F6 and looks south. */
  readonly takahiro: SquareName;
  readonly facing?: number;
  /** Comrades who matter; the others stand aside. */
  readonly comrades?: Readonly<Partial<Record<HeroId, SquareName>>>;
  /** The cards on top of the three decks. */
  readonly open: Readonly<Record<Category, AttackCardId>>;
  /** What lies in the first slots already; Takahiro acts after these. */
  readonly slots?: readonly { readonly card: AttackCardId; readonly broken: boolean }[];
  /** The Event that is drawn next. */
  readonly event?: EventId;
}

const takahiroId: HeroId = 'takahiro';

const ASIDE: Readonly<Record<HeroId, SquareName>> = { takahiro: 'L7', sayaka: 'L2', kosuke: 'L10', kensho: 'L12' };

/** The card leaves its deck; whatever lies on top then is open. */
function takeCard(state: BattleState, card: AttackCardId): void {
  const deck = state.decks[card.charAt(0) as Category];
  const place = deck.cards.indexOf(card);
  deck.cards.splice(place, 1);
  deck.known.splice(place, 1);
}

/** The card lies open on top of its deck. */
function putOnTop(state: BattleState, card: AttackCardId): void {
  const { cards, known } = state.decks[card.charAt(0) as Category];
  const [place, top] = [cards.indexOf(card), cards.length - 1];
  const before = cards[top];
  if (place < 0 || before === undefined) throw new RangeError(`${card} is not in its deck`);
  cards[place] = before;
  cards[top] = card;
  cards.forEach((_, i) => { known[i] = i === top ? -1 : 0; });
}

/** Events come in their order: those before this one are gone. */
function nextEvent(state: BattleState, event: EventId): void {
  while (state.events.cards[state.events.cards.length - 1] !== event) {
    const gone = state.events.cards.pop();
    state.events.known.pop();
    if (gone === undefined) throw new RangeError(`${event} is no Event of this boss`);
    state.eventDiscard = openCards([...state.eventDiscard.cards, gone].filter(isSeen));
  }
}

/** Takahiro's turn, as the lesson wants it. */
export function arrangeTurn(state: BattleState, { takahiro, facing = NORTH, comrades = {}, open, slots = [], event }: Situation): void {
  for (const id of HERO_IDS) {
    state.heroes[id].anchor = squareNamed(FIELD, id === takahiroId ? takahiro : (comrades[id] ?? ASIDE[id]));
    state.heroes[id].facing = id === takahiroId ? facing : NORTH;
  }
  state.minions = [];
  state.objects = state.objects.filter(({ kind }) => kind !== 'barrel');
  slots.forEach(({ card, broken }, i) => {
    takeCard(state, card);
    state.sequence[i] = { card, broken } satisfies Slot;
  });
  for (const card of Object.values(open)) putOnTop(state, card);
  if (event) nextEvent(state, event);
  const rest = HERO_IDS.filter((id) => id !== takahiroId);
  state.line = [...rest.slice(0, slots.length), takahiroId, ...rest.slice(slots.length)];
  Object.assign(state, { threat: takahiroId, round: 1, reveals: 0 });
  state.frames = [
    { kind: 'battle', step: 'round' }, { kind: 'round', turn: slots.length + 1, step: 'turns' },
    { kind: 'heroTurn', hero: takahiroId, moved: false, acted: false, walked: false, sheltered: false, step: 'end' }, { kind: 'turn', hero: takahiroId },
  ];
}

/** The way does not matter, only where it ends. */
export const endsOn = (name: SquareName) => (move: Move): boolean => move.kind === 'move' && move.way[move.way.length - 1] === squareNamed(FIELD, name);
