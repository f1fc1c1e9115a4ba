import { MELODY_PRICE, PICKPOCKET_GOLD } from '../../content/tables';
import type { HeroAbility, HeroAbilityKind } from '../../content/vocabulary';
import { cardOf } from '../fight/monsters';
import { encounterOf, thrownOf, type Run } from '../run';
import type { DfState, ThrowInProgress, Tokens } from '../state';
import { abilityOf, heal, heroOf, standing } from './heroes';
import { drawCard, gainGold } from './supply';

type AbilityOf<K extends HeroAbilityKind> = Extract<HeroAbility, { readonly kind: K }>;

interface AbilityRule<K extends HeroAbilityKind> {
  /** Works only on a contact: it acts on damage dealt (DF-123). */
  readonly boardOnly?: true;
  /** Takes effect as soon as the die has landed, before damage or miss; tells whether anything happened. */
  readonly atOnce?: (run: Run, ability: AbilityOf<K>) => boolean;
}

function place(run: Run, token: 'toad' | 'tracking'): boolean {
  const { state: s } = run;
  const { tokens } = encounterOf(s);
  if (tokens[token]) return false;
  tokens[token] = true;
  run.emit({ type: 'tokenPlaced', token, hero: thrownOf(s).hero });
  return true;
}

const RULES: { readonly [K in HeroAbilityKind]: AbilityRule<K> } = {
  swingTwice: { boardOnly: true },
  piercingDamage: { boardOnly: true },
  focusedDamage: { boardOnly: true },
  divineIntervention: { boardOnly: true },
  berserk: { boardOnly: true },
  swingAgain: {},
  healParty: {
    atOnce: (run, { amount }) => {
      const before = standing(run.state).reduce((sum, hero) => sum + hero.hp, 0);
      for (const hero of standing(run.state)) heal(run, hero, amount, 'ability');
      return standing(run.state).reduce((sum, hero) => sum + hero.hp, 0) > before;
    },
  },
  trackingStrike: { atOnce: (run) => place(run, 'tracking') },
  metamorphosis: { atOnce: (run) => place(run, 'toad') },
  fiveFingerDiscount: {
    atOnce: (run) => {
      const hero = heroOf(run.state, thrownOf(run.state).hero);
      const card = drawCard(run);
      if (card === undefined) return false;
      hero.stolen.push(card);
      run.emit({ type: 'cardStolen', hero: hero.id });
      return true;
    },
  },
  swornEnemy: { atOnce: ({ state: s }, { type }) => cardOf(encounterOf(s).monster).type === type },
  agileInstincts: {
    atOnce: ({ state: s }) => {
      const thrown = thrownOf(s);
      thrown.dodge = true;
      return !thrown.result.contact;
    },
  },
  pickpocket: {
    atOnce: (run) => {
      const before = run.state.chest.gold;
      gainGold(run, PICKPOCKET_GOLD, 'pickpocket');
      return run.state.chest.gold > before;
    },
  },
  seduction: {
    atOnce: (run) => {
      const { state: s } = run;
      const { tokens, monster } = encounterOf(s);
      if (monster.kind === 'boss' || tokens.charm !== undefined) return false;
      tokens.charm = thrownOf(s).hero;
      run.emit({ type: 'tokenPlaced', token: 'charm', hero: tokens.charm });
      return true;
    },
  },
  beer: {
    atOnce: (run) => {
      run.call({ kind: 'beer' });
      return true;
    },
  },
  enchantingMelody: {
    atOnce: (run) => {
      const { state: s } = run;
      const encounter = encounterOf(s);
      const { ability } = cardOf(encounter.monster);
      if (encounter.tokens.melody || ability === undefined || s.chest.gold < MELODY_PRICE) return false;
      run.call({ kind: 'melody' });
      return true;
    },
  },
};

export const isBoardOnly = (kind: HeroAbilityKind): boolean => RULES[kind].boardOnly ?? false;

/** The ability this throw has set off and that may take effect, given contact or miss. */
function activeAbility(thrown: ThrowInProgress): HeroAbility | undefined {
  if (thrown.ability === undefined) return undefined;
  const ability = abilityOf(thrown.hero, thrown.ability);
  return isBoardOnly(ability.kind) && !thrown.result.contact ? undefined : ability;
}

/** The active ability, if it is of this kind. */
export function activeAs<K extends HeroAbilityKind>(s: DfState, kind: K): AbilityOf<K> | undefined {
  const ability = activeAbility(thrownOf(s));
  return ability?.kind === kind ? (ability as AbilityOf<K>) : undefined;
}

/** Step 4 of a throw: the ability is told, and what does not wait for the damage happens (DF-112). */
export function activate(run: Run): void {
  const thrown = thrownOf(run.state);
  if (thrown.ability === undefined) return;
  const ability = abilityOf(thrown.hero, thrown.ability);
  const rule = RULES[ability.kind] as AbilityRule<HeroAbilityKind>;
  const waits = rule.boardOnly ? thrown.result.contact : false;
  const effect = rule.atOnce ? rule.atOnce(run, ability) : waits;
  run.emit({ type: 'abilityActivated', hero: thrown.hero, color: thrown.ability, ability: ability.kind, effect });
}

export const noTokens = (): Tokens => ({ toad: false, tracking: false, melody: false });
