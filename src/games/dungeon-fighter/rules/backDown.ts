import { demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';

import { BACK_DOWN_LOSS } from '../content/tables';
import { LEVELS, type Level } from '../content/vocabulary';
import { meet } from './encounter';
import { alive, checkFainting, heroOf, hurt, isStanding, leftOf } from './heroes';
import { sourcesInForce } from './inForce';
import { cardOf, drawMonster } from './monsters';
import type { MoveOf } from './moves';
import { allows, encounterOf, pushFrame, topFrame, type Run } from './run';
import type { DfState } from './state';

/** The pile another monster would come from; none: backing down is impossible (DF-257, DF-259). */
function nextTier(s: DfState): Level | undefined {
  const level = cardOf(encounterOf(s).monster).level;
  return level && LEVELS.slice(LEVELS.indexOf(level)).find((tier) => s.tower[tier].length > 0);
}

function demandBackDown(s: DfState): void {
  const encounter = encounterOf(s);
  demand(encounter.monster.kind !== 'boss', 'DF-253', 'Nobody backs down from the final boss.');
  demand(sourcesInForce(s, []).length > 0, 'DF-254', 'Nothing here asks for a special throw.');
  demand(encounter.throws === 0, 'DF-254', 'A die has been thrown at this monster already.');
  demand(!encounter.backDownRefused, 'DF-260', 'Somebody wants to fight this one.');
  demand(nextTier(s) !== undefined, 'DF-259', 'There is no other monster to meet.');
}

export function mayBackDown(s: DfState): boolean {
  const top = topFrame(s);
  if (top?.kind !== 'swing' || top.die !== undefined) return false;
  return allows(() => demandBackDown(s));
}

/** Seats that still have to say yes. */
export const votersLeft = (s: DfState, agreed: readonly Seat[]): Seat[] => {
  const seats: Seat[] = [];
  for (const { seat } of alive(s)) if (!agreed.includes(seat) && !seats.includes(seat)) seats.push(seat);
  return seats;
};

/** The hero in turn proposes, everybody else confirms, a single refusal cancels (DF-260). */
export function backDown(run: Run, seat: Seat, { agree }: MoveOf<'backDown'>): void {
  const { s, table } = run;
  const top = topFrame(s);
  if (top?.kind === 'vote') {
    if (agree) top.agreed.push(seat);
    else {
      s.frames.pop();
      encounterOf(s).backDownRefused = true;
      table.emit({ type: 'backDownRefused' });
      return;
    }
  } else {
    demand(top?.kind === 'swing' && top.die === undefined, 'DF-254', 'This is not the moment for that.');
    demand(agree, 'DF-254', 'To fight on, just throw.');
    demandBackDown(s);
    pushFrame(s, { kind: 'vote', agreed: [seat] });
    table.emit({ type: 'backDownProposed', hero: encounterOf(s).turn });
  }
  const vote = topFrame(s);
  if (vote?.kind === 'vote' && votersLeft(s, vote.agreed).length === 0) leave(run);
}

function leave(run: Run): void {
  const { s, table } = run;
  const { monster, gold, turn } = encounterOf(s);
  const { level } = cardOf(monster);
  const tier = nextTier(s);
  if (monster.kind === 'boss' || !level || !tier) return;
  table.emit({ type: 'backedDown', monster: monster.id });
  for (const hero of alive(s)) hurt(run, hero, BACK_DOWN_LOSS, 'backDown');
  checkFainting(run);
  if (s.over) return;
  const next = drawMonster(s, tier);
  s.tower[level].push(monster.id);
  s.supply.gold += gold;
  const first = isStanding(heroOf(s, turn)) ? turn : leftOf(s, turn, isStanding)?.id;
  if (first) meet(run, { kind: 'monster', id: next }, first);
}
