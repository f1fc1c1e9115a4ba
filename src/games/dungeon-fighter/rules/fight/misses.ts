import type { MonsterAbility, MonsterAbilityKind } from '../../content/vocabulary';
import { effectsOf, takeFrom } from '../party/equipment';
import { checkFainting, heroOf, hurt, standing } from '../party/heroes';
import { loseGold, toDiscard } from '../party/supply';
import { encounterOf, thrownOf, type Run } from '../run';
import type { DfState, HeroState } from '../state';
import { bareLoss, hurtMonster, missLoss, swornDamage } from './damage';
import { abilityInForce, cardOf, monsterAbility } from './monsters';

type AfterMiss<K extends MonsterAbilityKind> = (run: Run, ability: Extract<MonsterAbility, { readonly kind: K }>) => void;

/** What a monster does after a miss; the others act in another way (DF-150 … DF-155). */
const AFTER_MISS: { readonly [K in MonsterAbilityKind]?: AfterMiss<K> } = {
  destroyEquipmentAfterMiss: (run) => {
    const hero = heroOf(run.state, thrownOf(run.state).hero);
    const [only, ...others] = hero.cards;
    if (only === undefined) return;
    if (others.length > 0) {
      run.call({ kind: 'destroy' });
      return;
    }
    takeFrom(hero, only);
    toDiscard(run, only, 'destroyed', hero.id);
  },
  healAfterMiss: (run, { amount }) => {
    const { state: s } = run;
    const encounter = encounterOf(s);
    const healed = Math.min(amount, cardOf(encounter.monster).hp - encounter.hp);
    if (healed <= 0) return;
    encounter.hp += healed;
    run.emit({ type: 'monsterHealed', amount: healed, hp: encounter.hp });
  },
  loseGoldAfterMiss: (run) => loseGold(run, 1, 'monsterAbility'),
};

/** A sworn enemy is hurt even by a miss, before the miss is suffered (DF-137). */
export function swornBeforeMiss(run: Run): void {
  const amount = swornDamage(run.state);
  if (amount > 0) hurtMonster(run, thrownOf(run.state).hero, amount, 'swornEnemy', [{ source: 'swornEnemy', amount }]);
}

/** What each standing hero is about to lose by the miss being resolved. */
export function lossesOfMiss(s: DfState): { readonly hero: HeroState; readonly amount: number }[] {
  const encounter = encounterOf(s);
  const thrown = thrownOf(s);
  const thrower = heroOf(s, thrown.hero);
  const safe = thrown.dodge || encounter.tokens.beer === thrower.id;
  const losses = [{ hero: thrower, amount: safe ? 0 : missLoss(encounter, thrower) }];
  if (monsterAbility(encounter, 'criticalMiss')) {
    for (const hero of standing(s)) if (hero.id !== thrower.id) losses.push({ hero, amount: bareLoss(encounter) });
  }
  return losses;
}

/** Step 7: all losses at the same moment, then fainting, then every counterblow (DF-299, DF-300). */
export function sufferMiss(run: Run): void {
  const encounter = encounterOf(run.state);
  const thrown = thrownOf(run.state);
  const losses = lossesOfMiss(run.state);
  const own = losses[0];
  if (own && own.amount === 0) {
    const why = thrown.dodge ? 'agileInstincts' : encounter.tokens.beer === thrown.hero ? 'beer' : 'reducedDamage';
    run.emit({ type: 'heroSafe', hero: thrown.hero, why });
  }
  const suffered = losses.map(({ hero, amount }) => ({
    hero,
    lost: hurt(run, hero, amount, hero.id === thrown.hero ? 'miss' : 'criticalMiss'),
  }));
  checkFainting(run);
  if (run.state.over) return;
  for (const { hero, lost } of suffered) {
    const blows = lost > 0 ? effectsOf(hero, 'counterblow').length : 0;
    for (let blow = 0; blow < blows && encounter.hp > 0; blow++) hurtMonster(run, hero.id, lost, 'counterblow');
  }
}

export function afterMiss(run: Run): void {
  const ability = abilityInForce(encounterOf(run.state));
  if (ability) (AFTER_MISS[ability.kind] as AfterMiss<MonsterAbilityKind> | undefined)?.(run, ability);
}
