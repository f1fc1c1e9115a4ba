import type { Cost } from '../content/kit';
import { HERO_IDS, type HeroId, type Resource } from '../content/terms';
import { heroOf, isComrade, isStanding, type BattleState, type HeroState } from './state';
import type { Play } from './world';

/** A price with all its parts: prices of one shape are read faster, and every list of moves reads dozens. */
export const wholeCost = ({ stamina = 0, ki = 0, yin = 0, yang = 0, hp = 0 }: Cost): Cost => ({ stamina, ki, yin, yang, hp });

export type Token = Exclude<Resource, 'stamina'>;

/** The pads a full hero may take tokens from, its own first (RR-469, RR-470); a Comrade has its own alone. */
function padsOf({ heroes }: BattleState, id: HeroId): HeroState[] {
  const hero = heroOf(heroes, id);
  return isComrade(hero) ? [hero] : [hero, ...HERO_IDS.map((other) => heroOf(heroes, other)).filter((other) => other !== hero && isComrade(other))];
}

const tokensOn = ({ ki, yin, yang }: HeroState, res: Token): number => (res === 'ki' ? ki : res === 'yin' ? yin : yang);
const lentBy = (pad: HeroState, res: Token): number => (isComrade(pad) ? tokensOn(pad, res) : 0);

/** What a hero can spend of a token: of all its pads. Asked for every price of every card, so nothing is made for it. */
export function tokensOf({ heroes }: BattleState, id: HeroId, res: Token): number {
  const hero = heroOf(heroes, id);
  if (isComrade(hero)) return tokensOn(hero, res);
  const { takahiro, sayaka, kosuke, kensho } = heroes;
  return tokensOn(hero, res) + lentBy(takahiro, res) + lentBy(sayaka, res) + lentBy(kosuke, res) + lentBy(kensho, res);
}

/** RR-258: 1 Yin and 1 Yang make 1 Ki. */
export const canFuse = (state: BattleState, id: HeroId): boolean => tokensOf(state, id, 'yin') > 0 && tokensOf(state, id, 'yang') > 0;

/** What a hero can spend of its own strength: Stamina, or Life Force but for the last point (RR-458). */
export const strengthOf = (hero: HeroState): number => (isComrade(hero) ? Math.max(0, hero.hp - 1) : hero.stamina);

/** RR-180, RR-182, RR-262: everything, or nothing. HP are never paid down to 0. */
export function canPay(state: BattleState, id: HeroId, { stamina = 0, ki = 0, yin = 0, yang = 0, hp = 0 }: Cost, more = 0): boolean {
  const hero = heroOf(state.heroes, id);
  if (!isStanding(hero)) return false;
  const strength = stamina + more;
  if (isComrade(hero) ? strength + hp > strengthOf(hero) : strength > hero.stamina || (hp > 0 && hp >= hero.hp)) return false;
  return (ki === 0 || ki <= tokensOf(state, id, 'ki')) && (yin === 0 || yin <= tokensOf(state, id, 'yin')) && (yang === 0 || yang <= tokensOf(state, id, 'yang'));
}

/** Takes tokens, from the own pad first, then from the fullest of the Comrades’. */
export function spendTokens(run: Play, id: HeroId, res: Token, n: number): void {
  const [own, ...others] = padsOf(run.state, id);
  let left = n;
  for (const pad of own ? [own, ...others.sort((a, b) => b[res] - a[res])] : []) {
    const taken = Math.min(left, pad[res]);
    pad[res] -= taken;
    left -= taken;
  }
}

/** Takes Stamina; of a Comrade, Life Force. */
export function spendStrength(run: Play, id: HeroId, n: number): void {
  const hero = heroOf(run.state.heroes, id);
  if (isComrade(hero)) hero.hp -= n;
  else hero.stamina -= n;
}

function tellLost(run: Play, hero: HeroId, res: Resource, n: number, why: string): void {
  if (n > 0) run.emit({ type: 'lost', hero, res, n, why });
}

export function pay(run: Play, id: HeroId, { stamina = 0, ki = 0, yin = 0, yang = 0, hp = 0 }: Cost, why: string, more = 0): void {
  const strength = stamina + more;
  if (strength > 0) spendStrength(run, id, strength);
  if (hp > 0) heroOf(run.state.heroes, id).hp -= hp;
  if (ki > 0) spendTokens(run, id, 'ki', ki);
  if (yin > 0) spendTokens(run, id, 'yin', yin);
  if (yang > 0) spendTokens(run, id, 'yang', yang);
  tellLost(run, id, 'stamina', strength, why);
  tellLost(run, id, 'ki', ki, why);
  tellLost(run, id, 'yin', yin, why);
  tellLost(run, id, 'yang', yang, why);
  if (hp > 0) run.emit({ type: 'hpLost', who: id, n: hp, cause: { why: 'cost' } });
}

/** RR-178, RR-253, RR-455: Stamina up to its maximum; a Comrade’s is Life Force. Whoever has fallen gains nothing. */
export function gain(run: Play, id: HeroId, res: Resource, n: number, why: string): void {
  const hero = heroOf(run.state.heroes, id);
  if (!isStanding(hero) || n <= 0) return;
  if (res !== 'stamina') {
    hero[res] += n;
    run.emit({ type: 'gained', hero: id, res, n, why });
    return;
  }
  const comrade = isComrade(hero);
  const gained = Math.min(n, comrade ? hero.maxHp - hero.hp : hero.maxStamina - hero.stamina);
  if (gained <= 0) return;
  if (comrade) hero.hp += gained;
  else hero.stamina += gained;
  run.emit({ type: 'gained', hero: id, res, n: gained, why });
}

/** Takes tokens or Stamina from a full hero by an effect, never below 0. A Comrade’s Stamina is its life (`loseHealth`). */
export function takeAway(run: Play, id: HeroId, res: Resource, n: number, why: string): void {
  const hero = heroOf(run.state.heroes, id);
  const lost = Math.min(n, hero[res]);
  if (lost <= 0) return;
  hero[res] -= lost;
  run.emit({ type: 'lost', hero: id, res, n: lost, why });
}
