import type { Seat } from '@/engine/game';
import { hiddenCards, showAll, type Cards } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf } from '@/engine/parts/cards/eyes';
import { shufflePile, turnUpTop } from '@/engine/parts/cards/pile';
import type { Random } from '@/engine/random';

import { UPGRADE_IDS, type UpgradeId } from '../content/abilities';
import { ACHIEVEMENT_IDS, SLOT_COLOURS, type AchievementId } from '../content/achievements';
import { BIG_BOSSES, bossesOf, isBigBoss, type BossId } from '../content/bosses';
import { BACKS, DENS_IN_PLAY, densWorth, FRONT_IDS, type DenId } from '../content/dens';
import { GANG_IDS, type GangId } from '../content/gangs';
import type { HeroId } from '../content/heroes';
import { ITEM_IDS } from '../content/items';
import { MISSION_IDS, MISSIONS_IN_PLAY } from '../content/missions';
import { PRESETS, QUICKSTART } from '../content/quickstart';
import { FIRST_COMBAT } from '../content/rounds';
import { SOLO_MISSIONS } from '../content/soloMissions';
import { SHOP_SPACES } from '../content/tiles';
import { BLITZ_CARDS, cardsOfGang, type CardId } from '../content/vengeanceCards';
import { openDen } from './city/dens';
import { fillShop } from './city/shop';
import { dealAchievement } from './goals/achievements';
import { putInPlay } from './hero/cards';
import { heal } from './hero/tracks';
import { EMPTY, gangsIn, isSolo, NEVER, playerOf, type Options, type Player, type State } from './state';
import type { Play } from './world';
import { setFirstOrder } from './wronging/wronging';

/** Setup of the three kinds of games (VG-1 … VG-17, VG-259 … VG-267, VG-318). */

const shuffled = <C extends string>(cards: readonly C[], random: Random): Cards<C> => {
  const pile = hiddenCards(cards);
  shufflePile(pile, random);
  return pile;
};

const newPlayer = (hero: HeroId): Player => ({
  hero, mind: [0, 0], skill: [0, 0], health: [0, 0],
  vp: 0, wild: 0, recon: 0,
  hand: hiddenCards(), inPlay: [], scored: [], slots: [[], [], [], []],
  dice: [], kept: 0, placed: [], removed: 0, achievements: [], claimed: NEVER, cleared: 0, minions: 0,
});

/** With four players all gangs, with two or three all but one (VG-1, VG-2). Alone the mission decides who comes. */
function gangLeftOut({ seats, leftOut, quickstart }: Options, random: Random): GangId | undefined {
  if (seats === 1 || seats === GANG_IDS.length) return undefined;
  if (quickstart) return QUICKSTART.leftOut;
  return leftOut === 'random' ? random.pick(GANG_IDS) : leftOut;
}

/** No Big Boss is in one of the first six Dens (VG-12). */
function bossDeckOf(gangs: readonly GangId[], random: Random): Cards<BossId> {
  const regular = random.shuffle(gangs.flatMap(bossesOf).filter((id) => !isBigBoss(id)));
  const first = regular.splice(0, DENS_IN_PLAY);
  const rest = random.shuffle([...regular, ...gangs.map((gang) => BIG_BOSSES[gang])]);
  return hiddenCards([...rest, ...first]);
}

/** The Big Boss lies at the bottom, and everybody knows it (VG-260). */
function soloBossDeck(hero: HeroId, random: Random): Cards<BossId> {
  const { bosses, bigBoss } = SOLO_MISSIONS[hero];
  const deck = hiddenCards([bigBoss, ...random.shuffle(bosses.slice())]);
  deck.known[0] = EVERYBODY;
  return deck;
}

interface City {
  readonly inPlay: readonly DenId[];
  readonly thirds: readonly DenId[];
  readonly fourths: readonly DenId[];
}

/** All 2-VP Dens in play, the 3-VP Dens as the pile (VG-3, VG-4). */
const cityOf = (random: Random): City => ({ inPlay: densWorth(2), thirds: random.shuffle(densWorth(3).slice()), fourths: [] });

/** Three 2-VP and three 3-VP Dens; the other boards show their 4-VP side (VG-259). */
function soloCity(random: Random): City {
  const inPlay = ([2, 3] as const).flatMap((vp) => random.shuffle(densWorth(vp).slice()).slice(0, DENS_IN_PLAY / 2));
  const others = FRONT_IDS.filter((id) => !inPlay.includes(id));
  return { inPlay, thirds: [], fourths: random.shuffle(others.map((id): DenId => BACKS[id])) };
}

/** Missions and achievements; alone the solo mission stands in for both (VG-10, VG-265). */
function dealGoals(state: State, achievements: readonly AchievementId[]): void {
  state.achievementPile = hiddenCards(achievements);
  SLOT_COLOURS.forEach((_, slot) => dealAchievement(state, slot));
}

/** The table before anybody has been wronged. */
export function lay(options: Options, random: Random): State {
  const heroes = options.heroes.slice(0, options.seats);
  const [first] = heroes;
  if (!first) throw new RangeError('somebody must play');
  const solo = options.seats === 1;
  const out = gangLeftOut(options, random);
  const gangs = GANG_IDS.filter((gang) => gang !== out);
  const city = solo ? soloCity(random) : cityOf(random);
  const presets = options.quickstart ? heroes.map((hero) => PRESETS[hero]) : [];
  const taken = presets.map((preset): UpgradeId => preset.ability);
  const state: State = {
    settings: { hardcoreMontage: options.hardcoreMontage, timer: options.timer, bestLine: options.bestLine },
    ...(out === undefined ? {} : { leftOut: out }),
    missions: solo ? [] : random.shuffle(MISSION_IDS.slice()).slice(0, MISSIONS_IN_PLAY),
    round: solo ? 1 : options.quickstart ? FIRST_COMBAT : 0,
    order: heroes.map((_, seat) => seat),
    players: heroes.map(newPlayer),
    places: city.inPlay.map(() => ({ boss: hiddenCards(), wild: 0 })),
    thirds: hiddenCards(city.thirds), fourths: hiddenCards(city.fourths),
    bossDeck: solo ? soloBossDeck(first, random) : bossDeckOf(gangs, random),
    vengeanceDeck: solo ? shuffled(SOLO_MISSIONS[first].deck, random) : hiddenCards([...gangs.flatMap(cardsOfGang), ...BLITZ_CARDS]),
    shop: Array<''>(SHOP_SPACES).fill(EMPTY),
    abilities: shuffled(UPGRADE_IDS.filter((id) => !taken.includes(id)), random), items: shuffled(ITEM_IDS, random),
    usedAbilities: [], usedItems: [],
    achievements: [], achievementPile: hiddenCards(),
    wall: [], goneDens: [], goneBosses: [], frames: [],
  };
  turnUpTop(state.thirds);
  turnUpTop(state.fourths);
  city.inPlay.forEach((id, place) => openDen(state, place, id));
  fillShop(state, random);
  if (!solo) dealGoals(state, random.shuffle(ACHIEVEMENT_IDS.slice()));
  return state;
}

/** What is suffered before the first round where there is no Wronging. */
export function wrongAtOnce(run: Play): void {
  const { state } = run;
  if (isSolo(state)) {
    for (const card of SOLO_MISSIONS[playerOf(state, 0).hero].suffered) putInPlay(run, 0, card);
  } else if (state.round === FIRST_COMBAT) quickstart(run);
}

/** Presets first, then four random cards for each hand; the rest and the Blitz cards are the deck (VG-318). */
function quickstart(run: Play): void {
  const { state, random } = run;
  const used = state.players.flatMap((player): CardId[] => PRESETS[player.hero].inPlay.slice());
  state.players.forEach((player, seat) => startFromPreset(run, player, seat));
  const cards = random.shuffle(gangsIn(state).flatMap(cardsOfGang).filter((card) => !used.includes(card)));
  state.players.forEach((player, seat) => {
    player.hand = hiddenCards(cards.splice(0, QUICKSTART.handCards));
    showAll(player.hand, eyesOf(seat));
  });
  state.vengeanceDeck = shuffled([...cards, ...BLITZ_CARDS], random);
  setFirstOrder(run);
}

function startFromPreset(run: Play, player: Player, seat: Seat): void {
  const { inPlay, ability } = PRESETS[player.hero];
  for (const card of inPlay) putInPlay(run, seat, card);
  heal(player, 'health', false, QUICKSTART.healedHurt);
  player.slots[0] = [ability];
  player.recon = QUICKSTART.reconTokens;
}
