import { feel, type FeelEvent } from '@/feel';
import { useEventFeed } from '@/table/tableContext';

import type { BattleEvent } from '../rules/events';
import type { BattleState } from '../rules/state';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<BattleEvent['type'], number>>> = {
  roundBegan: 600, turnBegan: 250, stepped: 130, turned: 80, attackDeclared: 350, attackRolled: 500, struck: 450, cardTaken: 450, eventPlaced: 700, slotReached: 450,
  strikeBegan: 550, dodged: 400, heroStruck: 500, bossHurt: 250, cubeRemoved: 600, woundRevealed: 900, minionDefeated: 400, minionPlaced: 300, fell: 800, revived: 600, eventResolved: 600, tokenPlaced: 220,
};

const FEELS: Partial<Readonly<Record<BattleEvent['type'], FeelEvent>>> = {
  roundBegan: 'omen', stepped: 'step', attackRolled: 'diceSettle', struck: 'hit', cardTaken: 'flip', eventPlaced: 'omen', strikeBegan: 'threat', dodged: 'dodge', heroStruck: 'wound',
  cubeRemoved: 'phaseBreak', woundRevealed: 'severe', minionDefeated: 'kill', fell: 'playerDown', revived: 'heal', healed: 'heal', threatMoved: 'threat', battleWon: 'bossKill', battleLost: 'partyDown', objectBroken: 'heavyHit',
};

/** Lets a move be seen and felt, event by event. */
export function useTelling(): void {
  useEventFeed<BattleEvent, BattleState>(async (event, beat) => {
    beat.arrive();
    const felt = event.type === 'cardTaken' && event.broken ? 'breakAttack' : FEELS[event.type];
    if (felt) feel(felt);
    const ms = LOOK[event.type];
    if (ms !== undefined) await beat.wait(ms);
  });
}
