import { mapped } from '@/engine/lists';
import { hiddenCards, openCards, type Cards } from '@/engine/parts/cards/cards';
import { shufflePile, turnUpTop } from '@/engine/parts/cards/pile';
import { squareNamed } from '@/engine/parts/grid/squares';
import type { Random } from '@/engine/random';

import type { Boss } from '../content/boss';
import { bossInPlay } from '../content/bossInPlay';
import { CUBE_HP, type BossId } from '../content/roster';
import { COMRADES } from '../content/comrades';
import { DESTINY_IDS } from '../content/destiny';
import { HEROES } from '../content/heroes';
import { FIELD, HERO_IDS, ZONE_NAMES, type AttackCardId, type Category, type HeroId } from '../content/terms';
import { noExtra } from './boss/extra';
import { setUpBoss } from './boss/setup';
import { applyStory, storyOf, swappedAttacks } from './changes';
import { objectsOf } from './field/map';
import { firstFacingToward, nearestHero } from './field/position';
import { tokenBits } from './field/zones';
import { padLevel, sumOf } from './hero/traits';
import { kitOf } from './kit';
import type { BattlePlan, Member } from './plan';
import type { BattleState, BossFigure, Difficulty, HeroState, MinionState } from './state';

const FACINGS = ['N', 'E', 'S', 'W'];

/**
 * RR-99, RR-100, RR-101: full bars, empty pools, every card ready. Written out in one go, in the order of `clone`: heroes put together
 * from parts would have a new shape in every battle, and every look at one of their fields would be slow.
 */
function heroFor(hero: HeroId, member: Member, level: number, seat: number): HeroState {
  const isFull = member !== 'comrade';
  const { life, flask } = COMRADES[hero];
  const loadout = isFull ? member.loadout : null;
  const kit = kitOf({ hero, loadout });
  const noLuck = isFull && member.noLuck;
  const maxHp = isFull ? HEROES[hero].hp + sumOf(kit?.statics ?? [], 'maxHp') : life + padLevel(level).life;
  const stamina = isFull ? HEROES[hero].stamina : 0;
  return {
    hero, seat, loadout, noLuck,
    anchor: 0, side: 1, facing: 0, conditions: 0,
    hp: maxHp, maxHp, stamina, maxStamina: stamina,
    ki: 0, yin: 0, yang: 0, charges: kit ? kit.flask.charges : flask.charges,
    cooldowns: loadout ? mapped(loadout.skills, () => 0) : [], ultimateUsed: false, primed: null, destiny: noLuck ? [...DESTINY_IDS] : [],
    buffs: [], next: [], still: false, items: [], dealt: 0,
  };
}

/** RR-93: shuffled, the top card open. */
function deckOf(attacks: readonly AttackCardId[], category: Category, random: Random): Cards<AttackCardId> {
  const deck = hiddenCards(attacks.filter((card) => card.startsWith(category)));
  shufflePile(deck, random);
  turnUpTop(deck);
  return deck;
}

const zonesOf = ({ map }: Boss): number[] => mapped(ZONE_NAMES, (name) => tokenBits(map.zones[name] ?? []));

const figuresOf = ({ starts, side }: Boss): BossFigure[] =>
  mapped(starts, ({ anchor, facing }, start) => ({ start, anchor: squareNamed(FIELD, anchor), side, facing: FACINGS.indexOf(facing), conditions: 0 }));

/** RR-98: each figure of a kind has its own band. */
function minionsOf({ map, minions }: Boss): MinionState[] {
  return mapped(map.minionStarts, ({ minion, at }, i) => {
    const band = map.minionStarts.slice(0, i).filter((earlier) => earlier.minion === minion).length;
    const hp = minions.find((each) => each.id === minion)?.hp ?? 0;
    return { minion, band, hp, anchor: squareNamed(FIELD, at), side: 1, facing: 0, conditions: 0 };
  });
}

/** RR-102, RR-103, RR-502: heroes on the start squares in initiative order, facing the boss; minions face the nearest hero. */
function takePlaces(state: BattleState, { map }: Boss): void {
  state.line.forEach((id, place) => {
    const hero = state.heroes[id];
    hero.anchor = squareNamed(FIELD, map.heroStarts[place] ?? '');
    const [first] = state.figures;
    if (first) hero.facing = firstFacingToward(hero, first);
  });
  faceMinions(state);
}

export function faceMinions(state: BattleState): void {
  for (const minion of state.minions) {
    const nearest = nearestHero(state, minion);
    if (nearest) minion.facing = firstFacingToward(minion, state.heroes[nearest]);
  }
}

/** The cubes on every Wound card; on Easy the first card has none (RR-398). */
export const cubesAtStart = (boss: BossId, difficulty: Difficulty): number[] => mapped(bossInPlay(boss).wounds, ({ cubes }, i) => (difficulty === 'easy' && i === 0 ? 0 : cubes));

/** The base set-up of a boss, then what the story changes (RR-91 … RR-105, RR-479). */
export function setUp(plan: BattlePlan, random: Random): BattleState {
  const { boss: id, difficulty, level, party, seats = 1, controls } = plan;
  const boss = bossInPlay(id);
  const attacks = swappedAttacks(boss, storyOf(plan));
  const decks = { L: deckOf(attacks, 'L', random), H: deckOf(attacks, 'H', random), S: deckOf(attacks, 'S', random) };
  const line = random.shuffle([...HERO_IDS]);
  const [threat = 'takahiro'] = line;
  const hero = (of: HeroId): HeroState => heroFor(of, party[of], level, controls?.[of] ?? 0);
  const state: BattleState = {
    boss: id, difficulty, level, seats, round: 0,
    heroes: { takahiro: hero('takahiro'), sayaka: hero('sayaka'), kosuke: hero('kosuke'), kensho: hero('kensho') },
    line, threat,
    figures: figuresOf(boss), minions: minionsOf(boss), objects: objectsOf(boss.map), zones: zonesOf(boss),
    bossHp: CUBE_HP, wounds: mapped(boss.wounds, (wound) => wound.id),
    cubes: cubesAtStart(id, difficulty),
    // Easy: the first Wound card is gone before it was ever in force (RR-398).
    wound: difficulty === 'easy' ? 1 : 0,
    // RR-512: what is active at the start does its “when revealed” as the last step of set-up.
    reveals: 1, publicWounds: 0,
    decks, discards: { L: openCards(), H: openCards(), S: openCards() },
    attackSet: attacks, sequence: [null, null, null, null],
    // The top of a pile is its last card (RR-94).
    events: hiddenCards(mapped(boss.events, (event) => event.id).reverse()), eventDiscard: openCards(), eventSet: mapped(boss.events, (event) => event.id), rebuild: false,
    facts: [], mods: [], roundStarts: [], altStarts: null, partyItems: [],
    extra: noExtra(), result: null, frames: [],
  };
  setUpBoss(state, random);
  takePlaces(state, boss);
  applyStory(state, boss, storyOf(plan));
  return state;
}
