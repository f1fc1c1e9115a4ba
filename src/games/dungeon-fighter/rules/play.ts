import { refuse } from '@/engine/errors';
import type { Seat } from '@/engine/game';

import { backDown } from './backDown';
import { playCard, spendSeduced } from './cards';
import { assignCard, endDistribution } from './distribute';
import { chooseOption } from './encounter';
import { discardEquipment, giveEquipment } from './equipment';
import { MAINTENANCE, chooseScar } from './maintenance';
import { chooseCorridor } from './movement';
import type { DfMove, MoveKind, MoveOf } from './moves';
import { deciders } from './prompts';
import {
  RESOLUTION, assignHealing, chooseBonusColor, chooseDestroyed, payBerserk, payMelody, placeBeer, takeSecondThrow, useSwingAgain,
} from './resolve';
import { buyBonusDie, buyCard, buyHealing, leaveShop } from './rooms';
import { topFrame, type Run } from './run';
import { throwDie } from './throwing';

type Handler<K extends MoveKind> = (run: Run, move: MoveOf<K>, seat: Seat) => void;

/** The way out of a step that one may also leave. */
function endStep(run: Run): void {
  switch (topFrame(run.s)?.kind) {
    case 'react':
      run.s.frames.pop();
      return;
    case 'distribute':
      endDistribution(run);
      return;
    case 'shop':
      leaveShop(run);
      return;
    default:
      refuse('DF-82', 'There is a decision to make first.');
  }
}

const HANDLERS: { readonly [K in MoveKind]: Handler<K> } = {
  chooseCorridor,
  backDown: (run, move, seat) => backDown(run, seat, move),
  chooseOption,
  throw: throwDie,
  useSwingAgain,
  chooseBonusColor,
  payBerserk,
  assignHealing,
  placeBeer,
  payMelody,
  spendSeduced,
  playCard,
  chooseDestroyed,
  takeSecondThrow,
  chooseScar,
  giveEquipment,
  discardEquipment,
  buyCard,
  buyHealing,
  buyBonusDie,
  assignCard,
  endStep,
};

/** Runs everything that needs no decision, until somebody has to be asked or the game is over. */
function advance(run: Run): void {
  const { s } = run;
  for (;;) {
    const top = topFrame(s);
    if (s.over || (top?.kind !== 'resolve' && top?.kind !== 'maintenance')) return;
    const steps = top.kind === 'resolve' ? RESOLUTION : MAINTENANCE;
    const step = steps[top.step];
    if (!step) throw new Error(`${top.kind} has no step ${top.step}`);
    top.step += 1;
    step(run);
  }
}

export function play(run: Run, seat: Seat, move: DfMove): void {
  if (!deciders(run.s).includes(seat)) refuse('DF-31', 'Somebody else decides now.');
  (HANDLERS[move.kind] as Handler<MoveKind>)(run, move, seat);
  advance(run);
}
