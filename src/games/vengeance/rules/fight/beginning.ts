import type { Seat } from '@/engine/game';
import { cardAt } from '@/engine/parts/cards/cards';
import { knows, NOBODY } from '@/engine/parts/cards/eyes';

import { ENTRY } from '../../content/dens';
import { denAt, turnUpBoss } from '../city/recon';
import { renewLimits } from '../goals/achievements';
import type { Play } from '../world';
import { noTokens } from './dice';
import { lairOf } from './lair';

/**
 * The Boss is turned up, Boss, escort and Henchmen join the Minions, the hero stands in the entry zone (VG-116 … VG-119).
 * Recon tokens go back to their owners with the card that everybody knows now (VG-114).
 */
export function beginFight(run: Play, seat: Seat, place: number): void {
  const { state } = run;
  const den = denAt(state, place);
  const boss = cardAt(den.boss, 0);
  const { everybody, enemies } = lairOf(den.id, boss);
  const blind = !knows(den.boss.known[0] ?? NOBODY, seat);
  renewLimits(state, 'fight');
  state.fight = {
    seat, place, den: den.id, boss, blind,
    roll: 1, zone: ENTRY, alive: everybody, activated: 0, damage: enemies.map(() => 0),
    dice: [], skillShots: false, gained: noTokens(), used: 0, itemUsed: false, prevented: 0, penalty: 0, hurt: 0, timed: false,
  };
  turnUpBoss(run, place);
  run.emit({ type: 'attacked', seat, place, den: den.id, boss });
}
