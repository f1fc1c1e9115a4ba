import * as v from 'valibot';

import { topFrameAs } from '@/engine/decisions/frames';
import { allows, demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';

import { BACK_DOWN_LOSS } from '../../content/tables';
import { LEVELS, type Level } from '../../content/vocabulary';
import { meet } from '../fight/encounter';
import { cardOf, drawMonster, monsterIn } from '../fight/monsters';
import { alive, checkFainting, heroOf, hurt, isStanding, leftOf } from '../party/heroes';
import { encounterOf, type Run } from '../run';
import type { DfState } from '../state';
import { sourcesInForce } from '../throw/inForce';
import { answer, decision } from './declare';

/** The pile another monster would come from; none: backing down is impossible (DF-257, DF-259). */
function nextTier(s: DfState): Level | undefined {
  const level = cardOf(encounterOf(s).monster).level;
  return level && LEVELS.slice(LEVELS.indexOf(level)).find((tier) => s.tower[tier].length > 0);
}

export function demandBackDown(s: DfState): void {
  const encounter = encounterOf(s);
  demand(encounter.monster.kind !== 'boss', 'DF-253', 'Nobody backs down from the final boss.');
  demand(sourcesInForce(s, []).length > 0, 'DF-254', 'Nothing here asks for a special throw.');
  demand(encounter.throws === 0, 'DF-254', 'A die has been thrown at this monster already.');
  demand(nextTier(s) !== undefined, 'DF-259', 'There is no other monster to meet.');
}

export function mayBackDown(s: DfState): boolean {
  const swing = topFrameAs(s, 'swing');
  return swing !== undefined && swing.die === undefined && allows(() => demandBackDown(s));
}

/** Seats that still have to say yes. */
const votersLeft = (s: DfState, agreed: readonly Seat[]): Seat[] => {
  const seats: Seat[] = [];
  for (const { seat } of alive(s)) if (!agreed.includes(seat) && !seats.includes(seat)) seats.push(seat);
  return seats;
};

/** The hero in turn proposes, everybody else confirms, a single refusal cancels (DF-260). */
export function proposeBackDown(run: Run, seat: Seat): void {
  const { state: s } = run;
  const agreed = [seat];
  const others = votersLeft(s, agreed);
  if (others.length > 0) run.call({ kind: 'vote', agreed });
  run.emit({ type: 'backDownProposed', hero: encounterOf(s).turn });
  if (others.length === 0) leave(run);
}

function leave(run: Run): void {
  const { state: s } = run;
  const { monster, gold, turn } = encounterOf(s);
  const { level } = cardOf(monster);
  const tier = nextTier(s);
  if (monster.kind === 'boss' || !level || !tier) return;
  run.emit({ type: 'backedDown', monster: monster.id });
  for (const hero of alive(s)) hurt(run, hero, BACK_DOWN_LOSS, 'backDown');
  checkFainting(run);
  if (s.over) return;
  const next = drawMonster(s, tier);
  s.tower[level].push(monster.id);
  s.supply.gold += gold;
  const first = isStanding(heroOf(s, turn)) ? turn : leftOf(s, turn, isStanding)?.id;
  if (first) meet(run, monsterIn(s, next), first);
}

function fightOn(run: Run): void {
  run.end();
  encounterOf(run.state).backDownRefused = true;
  run.emit({ type: 'backDownRefused' });
}

export const vote = decision('vote', {
  who: (s, { agreed }) => votersLeft(s, agreed),
  words: 'Back down? Everybody loses 1 hit point and another monster comes.',
  answers: {
    backDown: answer({ agree: v.boolean() })({
      final: true,
      confirm: true,
      label: (_s, _frame, { agree }) =>
        agree
          ? { label: 'Back down', help: 'Everybody loses 1, another monster comes', tone: 'danger' }
          : { label: 'Stay and fight', help: 'One no is enough', tone: 'primary' },
      play: (run, { agreed }, { agree }, seat) => {
        if (!agree) return fightOn(run);
        agreed.push(seat);
        if (votersLeft(run.state, agreed).length === 0) leave(run);
      },
    }),
  },
});
