import { hiddenCards, openCards, type Cards } from '@/engine/parts/cards/cards';
import { shufflePile, turnUpTop } from '@/engine/parts/cards/pile';
import { squareNamed } from '@/engine/parts/grid/squares';
import type { Random } from '@/engine/random';

import type { Boss } from '../content/boss';
import { BOSSES, CUBE_HP, type BossId } from '../content/bosses';
import { COMRADES } from '../content/comrades';
import { DESTINY_IDS } from '../content/destiny';
import { HEROES } from '../content/heroes';
import type { Loadout } from '../content/kit';
import { FIELD, HERO_IDS, ZONE_NAMES, type AttackCardId, type Category, type HeroId } from '../content/terms';
import { objectsOf } from './field/map';
import { firstFacingToward, nearestHero } from './field/position';
import { tokenBits } from './field/zones';
import { padLevel } from './hero/traits';
import type { BattleState, BossFigure, Difficulty, HeroState, MinionState } from './state';

/** A battle without a story (RR-477). */
export interface OneShot {
  readonly boss: BossId;
  readonly difficulty: Difficulty;
  readonly level: number;
  readonly party: Readonly<Record<HeroId, Member>>;
}

/** A full hero with a loadout, by dice or without luck, or a Comrade (RR-80, RR-86). */
export type Member = { readonly loadout: Loadout; readonly noLuck: boolean } | 'comrade';

const FACINGS = ['N', 'E', 'S', 'W'];

/** RR-99, RR-100, RR-101: full bars, empty pools, every card ready. */
function heroFor(hero: HeroId, member: Member, level: number): HeroState {
  const frame = { hero, anchor: 0, side: 1, facing: 0, conditions: 0, ki: 0, yin: 0, yang: 0, ultimateUsed: false, primed: null };
  if (member === 'comrade') {
    const { life, flask } = COMRADES[hero];
    const maxHp = life + padLevel(level).life;
    return { ...frame, loadout: null, noLuck: false, hp: maxHp, maxHp, stamina: 0, maxStamina: 0, charges: flask.charges, cooldowns: [], destiny: [] };
  }
  const { hp, stamina, flask } = HEROES[hero];
  const { loadout, noLuck } = member;
  return {
    ...frame, loadout, noLuck, hp, maxHp: hp, stamina, maxStamina: stamina, charges: flask.charges,
    cooldowns: loadout.skills.map(() => 0), destiny: noLuck ? [...DESTINY_IDS] : [],
  };
}

/** RR-93: shuffled, the top card open. */
function deckOf({ attacks }: Boss, category: Category, random: Random): Cards<AttackCardId> {
  const deck = hiddenCards(attacks.filter((card) => card.category === category).map((card) => card.id));
  shufflePile(deck, random);
  turnUpTop(deck);
  return deck;
}

const zonesOf = ({ map }: Boss): number[] => ZONE_NAMES.map((name) => tokenBits(map.zones[name] ?? []));

const figuresOf = ({ starts, side }: Boss): BossFigure[] =>
  starts.map(({ anchor, facing }, start) => ({ start, anchor: squareNamed(FIELD, anchor), side, facing: FACINGS.indexOf(facing), conditions: 0 }));

/** RR-98: each figure of a kind has its own band. */
function minionsOf({ map, minions }: Boss): MinionState[] {
  return map.minionStarts.map(({ minion, at }, i) => {
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
  for (const minion of state.minions) {
    const nearest = nearestHero(state, minion);
    if (nearest) minion.facing = firstFacingToward(minion, state.heroes[nearest]);
  }
}

/** The base set-up of a boss (RR-91 … RR-105, RR-479). */
export function setUp({ boss: id, difficulty, level, party }: OneShot, random: Random): BattleState {
  const boss = BOSSES[id];
  const decks = { L: deckOf(boss, 'L', random), H: deckOf(boss, 'H', random), S: deckOf(boss, 'S', random) };
  const line = random.shuffle([...HERO_IDS]);
  const [threat = 'takahiro'] = line;
  const hero = (of: HeroId): HeroState => heroFor(of, party[of], level);
  const state: BattleState = {
    boss: id, difficulty, level, round: 1,
    heroes: { takahiro: hero('takahiro'), sayaka: hero('sayaka'), kosuke: hero('kosuke'), kensho: hero('kensho') },
    line, threat,
    figures: figuresOf(boss), minions: minionsOf(boss), objects: objectsOf(boss.map), zones: zonesOf(boss),
    bossHp: CUBE_HP,
    cubes: boss.wounds.map((wound, i) => (difficulty === 'easy' && i === 0 ? 0 : wound.cubes)),
    // Easy: the first Wound card is gone before it was ever in force (RR-398).
    wound: difficulty === 'easy' ? 1 : 0,
    decks, discards: { L: openCards(), H: openCards(), S: openCards() },
    sequence: [null, null, null, null],
    // The top of a pile is its last card (RR-94).
    events: hiddenCards(boss.events.map((event) => event.id).reverse()), eventDiscard: openCards(),
  };
  takePlaces(state, boss);
  return state;
}
