import { DESTINY_IDS, type DestinyId } from '../../content/destiny';
import { HERO_IDS, type HeroId } from '../../content/terms';
import type { Play } from '../world';

/** RR-243: the card goes to the discard. After the sixth all come back, but not before the attack is finished. */
export function spendDestiny(run: Play, hero: HeroId, card: DestinyId, side: 'attack' | 'defense'): void {
  const state = run.state.heroes[hero];
  state.destiny = state.destiny.filter((each) => each !== card);
  run.emit({ type: 'destinyPlayed', hero, card, side });
}

/** The hand comes back once the attack that took the last card is finished. */
export function returnDestiny(run: Play, hero: HeroId): void {
  const state = run.state.heroes[hero];
  if (!state.noLuck || state.destiny.length > 0) return;
  state.destiny = [...DESTINY_IDS];
  run.emit({ type: 'destinyReturned', hero });
}

/** The same after an enemy’s attack, for all who defended themselves with their last card. */
export function returnAfterDefence(run: Play): void {
  for (const hero of HERO_IDS) returnDestiny(run, hero);
}
