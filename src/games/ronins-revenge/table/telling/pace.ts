import type { FeelEvent } from '@/feel';

import type { BattleEvent } from '../../rules/events';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
export const LOOK: Partial<Readonly<Record<BattleEvent['type'], number>>> = {
  roundBegan: 600, turnBegan: 250, stepped: 130, turned: 80, attackDeclared: 350, struck: 450, cardTaken: 450, eventPlaced: 700, slotReached: 450,
  strikeBegan: 550, dodged: 400, heroStruck: 500, bossHurt: 250, cubeRemoved: 600, woundRevealed: 900, minionDefeated: 400, minionPlaced: 300, fell: 800, revived: 600, eventResolved: 600, tokenPlaced: 220,
};

export const FEELS: Partial<Readonly<Record<BattleEvent['type'], FeelEvent>>> = {
  roundBegan: 'omen', stepped: 'step', struck: 'hit', cardTaken: 'flip', eventPlaced: 'omen', strikeBegan: 'threat', dodged: 'dodge', heroStruck: 'wound',
  cubeRemoved: 'phaseBreak', woundRevealed: 'severe', minionDefeated: 'kill', fell: 'playerDown', revived: 'heal', healed: 'heal', threatMoved: 'threat', battleWon: 'bossKill', battleLost: 'partyDown', objectBroken: 'heavyHit',
};
