import type { TestOf } from '@/engine/conditions';
import { hooks } from '@/engine/hooks/hooks';
import type { Hook, Modifier } from '@/engine/hooks/language';
import { byHook, modifiers } from '@/engine/hooks/modifiers';

import type { When } from '../../content/who';
import { bossMeasures, bossModifiers, bossTests, type BossMeasures, type BossTests } from '../boss/hooks';
import { figureOf } from '../refs';
import { hasCondition } from '../conditions';
import { heroOf } from '../state';
import { armorAgainst, blowWhen, kitModifiers } from './kit';
import { HOOKS, ORDER } from './order';
import type { Blow } from './blow';
import { multiplierOf } from './weakness';

/**
 * Everything a number of a fight can depend on, asked in one place for both sides (RR-212). The holder is one attack on
 * one target; the base is the printed number.
 */
export interface Combat {
  holder: Blow;
  hooks: {
    /** Damage, from the printed number to what is lost. */
    damage: Hook<number>;
    /** What must be reached to dodge an enemy’s strike. */
    precision: Hook<number>;
    /** The Dodge of the hero who is struck. */
    dodge: Hook<number>;
    /** The Armor of the hero who is struck. */
    armor: Hook<number>;
  };
  tests: {
    /** A hero strikes, or an enemy. */
    by: TestOf<'hero' | 'enemy'>;
    flanked: TestOf<true>;
    high: TestOf<true>;
    /** The attacker has this token. */
    attackerHas: TestOf<'empowered' | 'weakened'>;
    /** Vulnerable or Resistant, by a card or by a token. */
    weakness: TestOf<'doubled' | 'halved'>;
    /** RR-401. */
    bossResists: TestOf<true>;
    /** RR-402. */
    unready: TestOf<true>;
    passive: TestOf<true>;
    /** A condition of a card’s line. */
    line: TestOf<When>;
  } & BossTests;
  measures: { armor: unknown; reduced: unknown; yang: unknown; atMost: unknown; declaredDodge: unknown; declaredArmor: unknown } & BossMeasures;
}


/** A change of the damage of one attack, as it lies in the state. */
export type FlatChange = Modifier<Combat>;

/** +n damage for this attack (RR-19). */
export const plusDamage = (n: number, why: string): FlatChange => ({ hook: 'damage', priority: ORDER.flat, add: n, why });

const FLANK = 2;
const HIGH = 2;
const POWERFUL = 3;

const RULES = modifiers<Modifier<Combat>>([
  { hook: 'damage', priority: ORDER.flat, when: { flanked: true }, add: FLANK, why: 'flanked' },
  { hook: 'damage', priority: ORDER.flat, when: { high: true }, add: HIGH, why: 'from High Ground' },
  { hook: 'damage', priority: ORDER.flat, when: { unready: true }, add: POWERFUL, why: 'Powerful Strike' },
  { hook: 'precision', priority: ORDER.flat, when: { unready: true }, add: POWERFUL, why: 'Powerful Strike' },
  { hook: 'damage', priority: ORDER.attacker, when: { attackerHas: 'empowered' }, times: 2, once: 'double', uses: 'empowered', why: 'Empowered' },
  { hook: 'damage', priority: ORDER.attacker, when: { attackerHas: 'weakened' }, over: 2, once: 'halve', uses: 'weakened', why: 'Weakened' },
  { hook: 'damage', priority: ORDER.armor, when: { by: 'enemy' }, add: 'armor', downTo: 0, why: 'Armor' },
  { hook: 'damage', priority: ORDER.armor, when: { by: 'enemy' }, add: 'reduced', downTo: 0, why: 'warded off' },
  { hook: 'damage', priority: ORDER.target, when: { weakness: 'doubled' }, times: 2, why: 'Vulnerable' },
  { hook: 'damage', priority: ORDER.target, when: { weakness: 'halved' }, over: 2, why: 'Resistant' },
  { hook: 'damage', priority: ORDER.target, when: { bossResists: true }, over: 2, why: 'Boss Resistance' },
  { hook: 'damage', priority: ORDER.least, atLeast: 1, why: 'a hit always hurts' },
  { hook: 'damage', priority: ORDER.last, when: { by: 'enemy' }, atMost: 'atMost', why: 'held off' },
  { hook: 'damage', priority: ORDER.last, when: { by: 'enemy' }, add: 'yang', downTo: 1, why: 'Yang' },
  { hook: 'dodge', add: 'declaredDodge', why: 'defence' },
  { hook: 'armor', add: 'declaredArmor', why: 'defence' },
]);

const rulesFor = (side: Blow['side']) => byHook(HOOKS, RULES.filter(({ when }) => when?.by === undefined || when.by === side));
const ALWAYS = { hero: rulesFor('hero'), enemy: rulesFor('enemy') };
const NONE: readonly Modifier<Combat>[] = [];

/** RR-401: on Hard a boss that no Vulnerability doubles takes half. */
const bossResists = (blow: Blow): boolean =>
  blow.side === 'hero' && blow.state.difficulty === 'hard' && blow.target.startsWith('boss:') && multiplierOf(blow).factor <= 1;

/** RR-402, RR-403: not prepared for this type of blow. */
const isUnready = (blow: Blow): boolean =>
  blow.side === 'enemy' && blow.state.difficulty === 'hard' && blow.attacker.startsWith('boss:') && heroOf(blow.state.heroes, blow.target).primed?.type !== blow.strike.values.type;

const has = (blow: Blow, name: 'empowered' | 'weakened'): boolean => {
  const figure = figureOf(blow.state, blow.attacker);
  return figure !== undefined && hasCondition(figure, name);
};

const FAR = 1_000_000;

export const combat = hooks<Combat>({
  bases: { damage: 0, precision: 0, dodge: 0, armor: 0 },
  sources: (blow, i, hook) => {
    switch (i) {
      case 0: return ALWAYS[blow.side][hook];
      case 1: return kitModifiers(blow);
      case 2: return blow.side === 'hero' ? blow.attack.flats : NONE;
      case 3: return bossModifiers(blow)[hook];
      default: return undefined;
    }
  },
  tests: {
    by: { holds: (blow, _, side) => blow.side === side, words: (side) => `a ${side} strikes` },
    flanked: { holds: (blow) => blow.side === 'hero' && blow.aimed.flanked, words: () => 'it is flanked' },
    high: { holds: (blow) => (blow.side === 'hero' ? blow.aimed.high : blowWhen.high(blow)), words: () => 'you stand higher' },
    attackerHas: { holds: (blow, _, name) => has(blow, name), words: (name) => `the attacker is ${name}` },
    weakness: { holds: (blow, _, way) => (way === 'doubled' ? multiplierOf(blow).factor > 1 : multiplierOf(blow).factor < 1), words: (way) => `the damage is ${way}` },
    bossResists: { holds: bossResists, words: () => 'nothing doubles it' },
    unready: { holds: isUnready, words: () => 'the hero is not prepared for this type' },
    passive: { holds: (blow) => blow.side === 'hero' && blow.attack.snapshot?.passive === true, words: () => 'the position fits' },
    line: { holds: (blow, _, when) => blowWhen.line(blow, when), words: () => 'the card says so' },
    ...bossTests,
  },
  measures: {
    armor: (blow) => (blow.side === 'enemy' ? -armorAgainst(blow) : 0),
    reduced: (blow) => (blow.side === 'enemy' ? -(blow.defence?.reduce ?? 0) : 0),
    yang: (blow) => (blow.side === 'enemy' ? -(blow.defence?.yang ?? 0) : 0),
    atMost: (blow) => (blow.side === 'enemy' ? (blow.defence?.atMost ?? FAR) : FAR),
    declaredDodge: (blow) => (blow.side === 'enemy' ? (blow.defence?.dodge ?? 0) : 0),
    declaredArmor: (blow) => (blow.side === 'enemy' ? (blow.defence?.armor ?? 0) : 0),
    ...bossMeasures,
  },
});
