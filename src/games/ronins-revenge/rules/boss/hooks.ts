import type { TestOf, TestsOf } from '@/engine/conditions';
import type { Modifier } from '@/engine/hooks/language';
import { byHook, modifiers } from '@/engine/hooks/modifiers';

import type { Mod } from '../../content/bossMods';
import { bossInPlay } from '../../content/bossInPlay';
import type { BossId } from '../../content/roster';
import { DIFFICULTIES, type BrotherId, type MinionId } from '../../content/terms';
import { HOOKS, ORDER } from '../damage/order';
import type { Blow, EnemyBlow } from '../damage/blow';
import type { Combat } from '../damage/combat';
import { bossFigureOf, isBossRef, minionOf, isMinionRef } from '../refs';
import type { BattleState } from '../state';
import { isIsolated } from './bosses/isolation';
import { woundCard } from './mods';
import { brotherOf } from './owners';
import { bossRules } from './rules';

/** What the boss, its Wound card and the story change about the numbers of a fight. */

export interface BossTests {
  /** A figure of the boss strikes. */
  bossStrikes: TestOf<true>;
  brotherStrikes: TestOf<BrotherId>;
  minionStrikes: TestOf<MinionId>;
  /** The hero did not move on its last own turn. */
  stillPrey: TestOf<true>;
  isolated: TestOf<true>;
  /** The hero is in [1] of the brother who does not strike. */
  onTheAnvil: TestOf<true>;
  written: TestOf<true>;
  silent: TestOf<true>;
  unspentSteel: TestOf<true>;
  /** A hero strikes the true figure from its Rear, or while it is Unmasked. */
  openCast: TestOf<true>;
  openSide: TestOf<true>;
  welded: TestOf<true>;
  bossIsStruck: TestOf<true>;
  /** Only one brother was placed. */
  lastBrother: TestOf<true>;
}
export interface BossMeasures {
  chorus: unknown;
  oldWound: unknown;
  perDoll: unknown;
  studied: unknown;
}

const byBoss = (blow: Blow): blow is EnemyBlow => blow.side === 'enemy' && isBossRef(blow.attacker);
const strikingBrother = (blow: Blow): BrotherId | undefined => {
  if (blow.side !== 'enemy' || !isBossRef(blow.attacker)) return undefined;
  const figure = bossFigureOf(blow.state, blow.attacker);
  return figure && brotherOf(blow.state, figure);
};

export const bossTests: TestsOf<BossTests, Blow> = {
  bossStrikes: { holds: byBoss, words: () => 'the boss strikes' },
  brotherStrikes: { holds: (blow, _, brother) => strikingBrother(blow) === brother, words: (brother) => `${brother} strikes` },
  minionStrikes: {
    holds: (blow, _, kind) => blow.side === 'enemy' && isMinionRef(blow.attacker) && minionOf(blow.state, blow.attacker)?.minion === kind,
    words: (kind) => `a ${kind} strikes`,
  },
  stillPrey: { holds: (blow) => byBoss(blow) && blow.state.heroes[blow.target].still, words: () => 'you did not move' },
  isolated: { holds: (blow) => blow.side === 'enemy' && isIsolated(blow.state, blow.target), words: () => 'you are Isolated' },
  onTheAnvil: { holds: (blow) => byBoss(blow) && bossRules(blow.state).onTheAnvil?.(blow.state, blow.attacker, blow.target) === true, words: () => 'you stand between the brothers' },
  written: { holds: (blow) => byBoss(blow) && bossRules(blow.state).isWritten?.(blow.state, blow.strike) === true, words: () => 'the card is written' },
  silent: { holds: (blow) => byBoss(blow) && blow.strike.silent === true, words: () => 'its soul is silent' },
  unspentSteel: { holds: (blow) => byBoss(blow) && bossRules(blow.state).isUnspent?.(blow.state, blow.strike) === true, words: () => 'he answered nobody' },
  openCast: { holds: (blow) => blow.side === 'hero' && bossRules(blow.state).isOpenCast?.(blow.state, blow.target, blow.aimed.arcs) === true, words: () => 'it does not see you, or wears no mask' },
  openSide: { holds: (blow) => blow.side === 'hero' && bossRules(blow.state).isOpenSide?.(blow.state, blow.target, blow.aimed.note) === true, words: () => 'you strike an open side' },
  bossIsStruck: { holds: (blow) => blow.side === 'hero' && isBossRef(blow.target), words: () => 'the boss is struck' },
  welded: { holds: (blow) => blow.side === 'hero' && isBossRef(blow.target) && bossRules(blow.state).areWelded?.(blow.aimed.note) === true, words: () => 'the brothers stand together' },
  lastBrother: { holds: (blow) => byBoss(blow) && blow.state.figures.length === 1, words: () => 'he fights alone' },
};

export const bossMeasures: { readonly [Name in keyof BossMeasures]: (blow: Blow) => number } = {
  chorus: (blow) => (byBoss(blow) ? (bossRules(blow.state).chorus?.(blow.state, blow.strike) ?? 0) : 0),
  oldWound: (blow) => (byBoss(blow) ? (bossRules(blow.state).oldWound?.(blow.state, blow.strike, blow.target) ?? 0) : 0),
  perDoll: (blow) => (byBoss(blow) ? (bossRules(blow.state).perDoll?.(blow.state, blow.strike) ?? 0) : 0),
  studied: ({ state }) => (state.extra.cast?.studied?.rounds.includes(state.round) ? state.extra.cast.studied.n : 0),
};

type Changes = readonly Modifier<Combat>[];
/** Silence takes this much of the Damage (RR-613). */
const SILENCE = -4;

/** What the rules of single bosses always ask; it changes nothing in the battles of others. */
const ALWAYS: Changes = modifiers<Modifier<Combat>>([
  { hook: 'damage', priority: ORDER.flat, add: 'chorus', why: 'Chorus' },
  { hook: 'damage', priority: ORDER.flat, add: 'oldWound', why: 'old wound' },
  { hook: 'damage', priority: ORDER.flat, add: 'perDoll', why: 'dolls in play' },
  { hook: 'precision', priority: ORDER.flat, when: { bossStrikes: true }, add: 'studied', why: 'it has studied you' },
  { hook: 'damage', priority: ORDER.silence, when: { silent: true }, add: SILENCE, downTo: 0, why: 'a silent soul' },
]);

/** What one text changes. */
function changesOf(mod: Mod, why: string): Changes {
  const flat = ORDER.flat;
  switch (mod.mod) {
    case 'damage': {
      const when = mod.figure ? { brotherStrikes: mod.figure } : { bossStrikes: true as const };
      return [{ hook: 'damage', priority: flat, when, add: mod.n, why }];
    }
    case 'precision': return [{ hook: 'precision', priority: flat, when: { bossStrikes: true }, add: mod.n, why }];
    case 'heroDamage': return [{ hook: 'damage', priority: flat, when: { bossIsStruck: true }, add: mod.n, why }];
    case 'chainWretchPrecision': return [{ hook: 'precision', priority: flat, when: { minionStrikes: 'chainWretch' }, add: mod.n, why }];
    case 'stillPrey': return [
      { hook: 'precision', priority: flat, when: { stillPrey: true }, add: mod.precision, why: 'still prey' },
      { hook: 'damage', priority: flat, when: { stillPrey: true }, add: mod.damage, why: 'still prey' },
    ];
    case 'isolatedDodge': return [{ hook: 'dodge', priority: ORDER.last, when: { isolated: true }, add: mod.n, downTo: 0, why: 'Isolated' }];
    case 'hammerAndAnvil': return [{ hook: 'damage', priority: flat, when: { onTheAnvil: true }, add: mod.n, why: 'hammer and anvil' }];
    case 'unspentSteel': return [
      { hook: 'precision', priority: flat, when: { unspentSteel: true }, add: mod.precision, why: 'unspent steel' },
      { hook: 'damage', priority: flat, when: { unspentSteel: true }, add: mod.damage, why: 'unspent steel' },
    ];
    case 'writtenDamage': return [{ hook: 'damage', priority: flat, when: { written: true }, add: mod.n, why }];
    case 'rearOrUnmasked': return [{ hook: 'damage', priority: flat, when: { openCast: true }, add: mod.n, why: 'from behind, or unmasked' }];
    case 'hollowBreath': return [{ hook: 'damage', priority: flat, when: { openSide: true }, add: mod.dmg, why: 'an open side' }];
    case 'welded': return [{ hook: 'damage', priority: ORDER.armor, when: { welded: true }, add: -mod.reduce, downTo: 0, why: 'welded together' }];
    case 'lastBrother': return [{ hook: 'damage', priority: flat, when: { lastBrother: true }, add: mod.damage, why }];
    default: return [];
  }
}

type ByHook = Readonly<Record<(typeof HOOKS)[number], Changes>>;

function changesInForce(state: BattleState, wound: number): ByHook {
  const boss = bossInPlay(state.boss);
  const card = woundCard(state, wound);
  const counts = (mod: Mod): boolean => !('on' in mod) || mod.on === undefined || mod.on.includes(state.difficulty);
  const changes = (mods: readonly Mod[], why: string): Changes => mods.flatMap((mod) => (counts(mod) ? changesOf(mod, why) : []));
  return byHook(HOOKS, modifiers([...ALWAYS, ...changes(boss.card.mods, boss.name), ...changes(state.mods, 'the story'), ...(card ? changes(card.mods, card.name) : [])]));
}

/** What was in force with the same texts of the story, by boss, then by the place of the Wound card. */
interface Known {
  /** So many texts: set-up may still add some. */
  readonly mods: number;
  readonly byBoss: Map<BossId, ByHook[]>;
}
const known = new WeakMap<readonly Mod[], Known>();
/** Most battles have no such texts, each in a list of its own. */
const NO_MODS: readonly Mod[] = [];

function knownWith(mods: readonly Mod[]): Known['byBoss'] {
  const last = known.get(mods);
  if (last?.mods === mods.length) return last.byBoss;
  const byBoss = new Map<BossId, ByHook[]>();
  known.set(mods, { mods: mods.length, byBoss });
  return byBoss;
}
const withoutStory = knownWith(NO_MODS);

/** In force now, for both sides. A strike keeps the Wound card it began with, an attack the one of its snapshot (RR-511). */
export function bossModifiers(blow: Blow): ByHook {
  const { state } = blow;
  const wound = blow.side === 'enemy' ? blow.strike.wound : (blow.attack.snapshot?.wound ?? state.wound);
  const byBoss = state.mods.length === 0 ? withoutStory : knownWith(state.mods);
  const ofBoss = byBoss.get(state.boss) ?? [];
  if (ofBoss.length === 0) byBoss.set(state.boss, ofBoss);
  // Each difficulty for each Wound card: some numbers count on one of them alone.
  return (ofBoss[DIFFICULTIES.length * wound + DIFFICULTIES.indexOf(state.difficulty)] ??= changesInForce(state, wound));
}
