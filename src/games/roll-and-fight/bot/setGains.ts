import type { Seat } from '@/engine/game';

import type { AbilityId } from '../content/abilities';
import type { Face } from '../content/dice';
import { cloneForSeat } from '../rules/clone';
import { startFight } from '../rules/fighting/fight';
import { availableHealth } from '../rules/health';
import { supplyLeft } from '../rules/rolling/supply';
import { playerAt } from '../rules/scene';
import type { Player, SetDie, State } from '../rules/state';
import { FightSearch, type FightSettings } from './fightSearch';
import { facesOf } from './hands';
import { kindOf, type SetShape } from './sets';

/** What another set of each kind, and another wound die on the Health track, would add to the coming fight. */
export interface Gains {
  readonly sets: ReadonlyMap<string, number>;
  readonly wound: number;
}

interface Imagined {
  readonly ability: AbilityId;
  readonly faces: readonly Face[];
}

/** Sets that will probably come as well: a set is worth more in company, and the company grows with the dice left. */
const COMPANY: readonly Imagined[] = [
  { ability: 'dash', faces: ['move', 'move'] },
  { ability: 'punch', faces: ['knife', 'knife', 'doubleKnife'] },
  { ability: 'dash', faces: ['move', 'move'] },
];
const DICE_PER_SET = 3;
/** Numbers of imagined dice, out of the way of real ones. */
const IMAGINED_DICE = 1000;
const DICE_OF_SET = 10;

const companyFor = (state: State, player: Player): readonly Imagined[] =>
  COMPANY.slice(0, Math.max(0, Math.floor((player.pool.length + supplyLeft(state)) / DICE_PER_SET) - 1));

/** The fight as it would begin with the sets laid so far and some more. */
function fightWith(state: State, seat: Seat, more: readonly Imagined[], wounds: number): State {
  const next: State = { ...cloneForSeat(state, seat), phase: 'fighting' };
  const player = playerAt(next, seat);
  const imagined = more.map(({ ability, faces }, i) => ({ ability, dice: faces.map((face, j): SetDie => ({ id: IMAGINED_DICE + DICE_OF_SET * i + j, face })) }));
  player.sets = [...player.sets, ...imagined];
  player.pool = [];
  for (let i = 0; i < wounds; i++) player.woundDice.push(IMAGINED_DICE - 1 - i);
  startFight({ state: next, seat, player, emit: () => {} });
  return next;
}

/** Asks the fight itself, one search for every kind of set. */
export function* gainsByFight(state: State, seat: Seat, shapes: readonly SetShape[], settings: FightSettings): Generator<undefined, Gains, undefined> {
  const player = playerAt(state, seat);
  const company = companyFor(state, player);
  const now = (yield* new FightSearch(seat, settings).think(fightWith(state, seat, company, 0))).value;
  const sets = new Map<string, number>();
  for (const shape of shapes) {
    const kind = kindOf(shape);
    if (sets.has(kind)) continue;
    const more = [...company, { ability: shape.ability, faces: facesOf(shape.hand) }];
    const then = yield* new FightSearch(seat, settings).think(fightWith(state, seat, more, 0));
    sets.set(kind, Math.max(0, then.value - now));
  }
  if (availableHealth(player) === 0) return { sets, wound: 0 };
  const hurt = yield* new FightSearch(seat, settings).think(fightWith(state, seat, company, 1));
  return { sets, wound: hurt.value - now };
}
