import { HERO_IDS } from '../content/terms';
import { brokenBoss } from './boss/broken';
import { isComrade, isStanding, type BattleState, type HeroState } from './state';

function* brokenHero(hero: HeroState): Iterable<string> {
  const { hero: id, hp, maxHp, stamina, maxStamina, ki, yin, yang, charges } = hero;
  if (hp < 0 || hp > maxHp) yield `${id} has ${hp} of ${maxHp} HP`;
  if (stamina < 0 || stamina > maxStamina) yield `${id} has ${stamina} of ${maxStamina} Stamina`;
  if (ki < 0 || yin < 0 || yang < 0 || charges < 0) yield `${id} has spent what it does not have`;
  if (!isStanding(hero) && (hero.conditions !== 0 || hero.primed !== null || stamina !== 0)) yield `${id} has fallen and still has conditions, a cube or Stamina`;
  if (isComrade(hero) && hero.primed !== null) yield `${id} is a Comrade with a cube`;
  if (hero.cooldowns.some((left) => left < 0)) yield `${id} has a cooldown below 0`;
}

/** RR-243: the hand comes back when the attack that took its last card, whoever made it, is over; a blow that wins the battle has no end. */
const isHandLost = ({ frames, result }: BattleState, hero: HeroState): boolean =>
  result === null && hero.noLuck && hero.destiny.length === 0 && !frames.some(({ kind }) => kind === 'attack' || kind === 'strike');

/** What must always hold; each broken one in words. */
export function broken(state: BattleState): readonly string[] {
  const found: string[] = [];
  for (const id of HERO_IDS) found.push(...brokenHero(state.heroes[id]));
  for (const id of HERO_IDS) if (isHandLost(state, state.heroes[id])) found.push(`${id} has no Destiny card left`);
  found.push(...brokenBoss(state));
  if (state.result === null && state.frames.length === 0) found.push('nothing goes on, and nobody has won');
  return found;
}
