import type { ActionChoice, Target } from '../moves';

/** Whether two targets are the same; runs in the innermost loop of the bots. */
export const sameTarget = (a: Target, b: Target): boolean => {
  if (a.kind === 'room') return b.kind === 'room' && a.room === b.room;
  if (a.kind === 'minion') return b.kind === 'minion' && a.minion === b.minion;
  if (a.kind === 'boss') return b.kind === 'boss';
  return b.kind === 'choice' && sameChoice(a.choice, b.choice);
};

function sameChoice(a: ActionChoice, b: ActionChoice): boolean {
  if (a.action === 'purchase') return b.action === 'purchase' && a.item === b.item;
  if (a.action === 'healing') return b.action === 'healing' && a.way === b.way;
  if (a.action === 'recon') return b.action === 'recon' && a.ability === b.ability;
  return a.action === b.action;
}
