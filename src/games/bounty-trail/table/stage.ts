import { cardOf } from '../content/cards';
import type { CardId } from '../content/cards';
import { bareSpace } from '../rules/cards';
import type { Event, Purse } from '../rules/events';
import { NOWHERE, type Spot } from '../rules/geometry';
import { purseOf } from '../rules/ledger';
import type { Plan, Space, State } from '../rules/state';
import type { Seat } from '@/engine/game';

/** Something that floats up from a figure for a moment: a price, a gain, a click of an empty gun. */
export interface Flash {
  readonly seat: Seat;
  readonly spot: Spot;
  readonly text: string;
  readonly kind: 'pay' | 'gain' | 'hurt' | 'take';
}

/**
 * What the board shows while a round is told: the view before it, changed event by event. It knows only what events
 * say, so it can never show more than the players may see.
 */
export interface Stage {
  readonly grid: readonly Space[];
  readonly spots: readonly Spot[];
  readonly riderSpots: readonly Spot[];
  readonly purses: readonly Purse[];
  readonly bounties: readonly (readonly CardId[])[];
  readonly plans: readonly Plan[] | undefined;
  readonly beat: number;
  readonly beats: number;
  readonly flashes: readonly Flash[];
}

export function stageOf(view: State): Stage {
  return {
    grid: view.grid,
    spots: view.hunters.map((hunter) => hunter.spot),
    riderSpots: view.riderLines.map(() => NOWHERE),
    purses: view.hunters.map(purseOf),
    bounties: view.hunters.map((hunter) => hunter.bounties.map(({ card }) => card)),
    plans: view.walk ? view.hunters.map((hunter) => hunter.plan ?? { start: NOWHERE, steps: [] }) : undefined,
    beat: view.walk?.beat ?? 0,
    beats: view.walk?.beats ?? 0,
    flashes: [],
  };
}

const replaced = <T>(list: readonly T[], index: number, item: T): readonly T[] => list.map((old, i) => (i === index ? item : old));

const withSpace = (stage: Stage, spot: Spot, change: (space: Space) => Space): Stage => {
  const space = stage.grid[spot];
  return space ? { ...stage, grid: replaced(stage.grid, spot, change(space)) } : stage;
};

const withPurse = (stage: Stage, seat: Seat, left: Purse): Stage => ({ ...stage, purses: replaced(stage.purses, seat, left) });

const flash = (stage: Stage, seat: Seat, kind: Flash['kind'], text: string): Stage =>
  text === '' ? stage : { ...stage, flashes: [...stage.flashes, { seat, kind, text, spot: stage.spots[seat] ?? NOWHERE }] };

const amounts = (sign: string, { bullets = 0, hearts = 0, cash = 0 }: Partial<Purse>): string =>
  [bullets && `${sign}${bullets} ●`, hearts && `${sign}${hearts} ♥`, cash && `${sign}$${cash}`].filter(Boolean).join('  ');

function walk(stage: Stage, event: Extract<Event, { type: 'walked' }>): Stage {
  let { spots, riderSpots } = stage;
  for (const stride of event.strides) {
    if ('seat' in stride) spots = replaced(spots, stride.seat, stride.to);
    else riderSpots = replaced(riderSpots, stride.rider, stride.to);
  }
  return { ...stage, spots, riderSpots, beat: event.beat, beats: event.beats, flashes: [] };
}

function capture(stage: Stage, seat: Seat, spot: Spot, card: CardId): Stage {
  const held = [...(stage.bounties[seat] ?? []), card];
  const taken = withSpace(stage, spot, bareSpace);
  return flash({ ...taken, bounties: replaced(taken.bounties, seat, held) }, seat, 'take', `$${cardOf(card).bounty}`);
}

/** The stage after one more event. */
export function applyEvent(stage: Stage, event: Event): Stage {
  switch (event.type) {
    case 'linesRolled':
      return { ...stage, riderSpots: event.lines.map(() => NOWHERE) };
    case 'pathsRevealed':
      return { ...stage, plans: event.plans, beats: event.beats };
    case 'walked':
      return walk(stage, event);
    case 'paid':
      return flash(withPurse(stage, event.seat, event.left), event.seat, event.hearts > 0 ? 'hurt' : 'pay', amounts('−', { bullets: event.bullets, hearts: event.hearts }));
    case 'gained':
      return flash(withPurse(stage, event.seat, event.left), event.seat, 'gain', amounts('+', event.gain));
    case 'lost':
      return flash(withPurse(stage, event.seat, event.left), event.seat, 'hurt', amounts('−', { bullets: event.bullets, hearts: event.hearts }));
    case 'captured':
      return capture(stage, event.seat, event.spot, event.card);
    case 'gunEmptied': {
      const reloaded = withPurse(stage, event.seat, event.left);
      const kept = (stage.bounties[event.seat] ?? []).filter((card) => card !== event.sacrificed);
      return flash({ ...reloaded, bounties: replaced(stage.bounties, event.seat, kept) }, event.seat, 'hurt', 'Click. Click.');
    }
    case 'resupplied':
      return withPurse(stage, event.seat, event.left);
    case 'rolled':
      return flash(stage, event.seat, 'gain', `Rolls ${event.face}`);
    case 'flipped':
      return withSpace(stage, event.spot, (space) => ({ ...space, used: true }));
    case 'riderTook':
    case 'timerFull':
    case 'discarded':
      return withSpace(stage, event.spot, bareSpace);
    case 'cubePlaced':
      return withSpace(stage, event.spot, (space) => ({ ...space, cubes: event.cubes }));
    case 'dealt':
      return withSpace(stage, event.spot, () => ({ card: event.card, turns: event.turns, cubes: 0, used: false, touched: false }));
    case 'turned':
      return withSpace(stage, event.spot, (space) => ({ ...space, turns: event.turns }));
    case 'roundEnded':
      return { ...stage, plans: undefined, flashes: [] };
    default:
      return stage;
  }
}
