import type { TestOf } from '@/engine/conditions';
import { interpreter } from '@/engine/effects/interpreter';
import type { Cursor, EffectRules, Program, Verb } from '@/engine/effects/language';
import { hooks } from '@/engine/hooks/hooks';
import type { Hook, Hooks, Modifier } from '@/engine/hooks/language';

/** A duel with cards: the smallest box whose numbers have reasons and whose cards are programs. */

export interface Fighter {
  readonly name: string;
  hp: number;
  stamina: number;
  armor: number;
  /** Tokens such as "empowered" and "vulnerable". */
  tokens: string[];
  cards: readonly (readonly DuelModifier[])[];
}

export interface Blow {
  readonly arc: 'front' | 'rear';
  readonly extraStamina: number;
  readonly target: Fighter;
}

export interface DuelHooks {
  holder: Fighter;
  hooks: { damage: Hook<number, Blow>; flies: Hook<boolean>; onHit: Hook<DuelProgram, Blow>; stance: Hook<'high' | 'low'> };
  tests: { arc: TestOf<Blow['arc'], Blow>; token: TestOf<string>; targetToken: TestOf<string, Blow>; flies: TestOf<true> };
  measures: { extraStamina: Blow; targetArmor: Blow };
}
export type DuelModifier = Modifier<DuelHooks>;

/** The order of a blow: flat bonuses, the attacker's factor, armor, the target's factor, and never nothing. */
export const ORDER = { bonus: 1, factor: 2, armor: 3, targetFactor: 4, least: 5 } as const;

/** What always holds; it comes before what anybody brings. */
const ALWAYS: readonly DuelModifier[] = [
  { hook: 'damage', priority: ORDER.bonus, add: 'extraStamina', why: 'extra Stamina' },
  { hook: 'damage', priority: ORDER.factor, when: { token: 'empowered' }, times: 2, once: 'factor', uses: 'empowered', why: 'Empowered' },
  { hook: 'damage', priority: ORDER.factor, when: { token: 'weakened' }, over: 2, uses: 'weakened', why: 'Weakened' },
  { hook: 'damage', priority: ORDER.armor, add: 'targetArmor', downTo: 0, why: 'armor' },
  { hook: 'damage', priority: ORDER.targetFactor, when: { targetToken: 'vulnerable' }, times: 2, why: 'Vulnerable' },
  { hook: 'damage', priority: ORDER.targetFactor, when: { targetToken: 'resistant' }, over: 2, why: 'Resistant' },
  { hook: 'damage', priority: ORDER.least, atLeast: 1, why: 'a hit always hurts' },
];

export const duelHooks: Hooks<DuelHooks> = hooks<DuelHooks>({
  bases: { damage: 0, flies: false, onHit: [], stance: 'low' },
  sources: (fighter, index) => (index === 0 ? ALWAYS : fighter.cards[index - 1]),
  tests: {
    arc: { holds: (_, blow, arc) => blow.arc === arc, words: (arc) => `you stand in its ${arc}` },
    token: { holds: (fighter, _, token) => fighter.tokens.includes(token), words: (token) => `you are ${token}` },
    targetToken: { holds: (_, blow, token) => blow.target.tokens.includes(token), words: (token) => `it is ${token}` },
    flies: { holds: (fighter) => duelHooks.value('flies', fighter), words: () => 'you fly' },
  },
  measures: { extraStamina: (_, blow) => blow.extraStamina, targetArmor: (_, blow) => -blow.target.armor },
});

export interface Duel {
  readonly fighters: Fighter[];
  readonly log: string[];
  /** An interrupt that must be answered first. */
  interrupted?: boolean;
}

interface Notes {
  struck?: string[];
}

interface DuelEffects {
  look: Duel;
  run: Duel;
  memory: Notes;
  verbs: {
    heal: Verb<{ readonly n: number }>;
    push: Verb<{ readonly n: number }, string>;
    /** Every fighter once, in chosen order. */
    sweep: Verb<object, string>;
    rest: Verb<object>;
  };
  tests: { standing: TestOf<number>; itHurt: TestOf<true> };
  measures: 'fighters';
  group: { readonly hpAtMost: number };
  member: string;
}
export type DuelProgram = Program<DuelEffects>;
export type DuelCursor = Cursor<DuelEffects> & Notes;

const standing = (duel: Duel): readonly string[] => duel.fighters.filter((one) => one.hp > 0).map((one) => one.name);

const fighterNamed = (duel: Duel, name: string | undefined): Fighter => {
  const fighter = duel.fighters.find((one) => one.name === name);
  if (!fighter) throw new RangeError(`nobody is called ${name}`);
  return fighter;
};

const rulesOf = (more: Partial<EffectRules<DuelEffects>> = {}) => interpreter<DuelEffects>({
  look: (duel) => duel,
  verbs: {
    heal: {
      possible: (duel) => duel.fighters.some((one) => one.hp < 9),
      apply: (duel, step) => { fighterNamed(duel, step.it ?? duel.fighters[0]?.name).hp += step.n; },
      words: (step) => `heal ${step.n}`,
    },
    push: {
      targets: standing,
      apply: (duel, step, target) => { fighterNamed(duel, target).hp -= step.n; },
      words: (step) => `push ${step.n}`,
      aimed: (_, step, target) => `push ${target} ${step.n}`,
    },
    sweep: {
      targets: (duel, _, notes) => standing(duel).filter((name) => !notes.struck?.includes(name)),
      begun: (notes) => (notes.struck?.length ?? 0) > 0,
      apply: (duel, _, target, notes) => {
        notes.struck = [...(notes.struck ?? []), target];
        fighterNamed(duel, target).hp -= 1;
      },
      words: () => 'sweep everybody',
    },
    rest: { apply: () => undefined, words: () => 'rest' },
  },
  tests: {
    standing: { holds: (duel, _, n) => standing(duel).length >= n, words: (n) => `${n} stand` },
    itHurt: { holds: (duel) => duel.fighters.some((one) => one.hp < 5), words: () => 'somebody is hurt' },
  },
  measures: { fighters: { of: (duel) => duel.fighters.length, words: 'once for every fighter' } },
  each: {
    members: (duel, { hpAtMost }) => duel.fighters.filter((one) => one.hp <= hpAtMost).map((one) => one.name),
    words: ({ hpAtMost }) => `each with at most ${hpAtMost} HP`,
    memberWords: (_, name) => name,
  },
  held: (duel) => duel.interrupted === true,
  did: (duel, step, target) => { duel.log.push([step.do, step.it, target].filter((word) => word !== undefined).join(' ')); },
  ...more,
});

export const duelEffects = rulesOf();
/** The same where a step that cannot be done takes the rest with it. */
export const strictEffects = rulesOf({ lost: (duel, steps) => { duel.log.push(`lost ${steps}`); } });
/** The same where names of targets need only be the same in this way. */
export const lenientEffects = (same: (a: string, b: string) => boolean) => rulesOf({ same });

export const fighter = (name: string, change: Partial<Fighter> = {}): Fighter => ({ name, hp: 9, stamina: 3, armor: 0, tokens: [], cards: [], ...change });
