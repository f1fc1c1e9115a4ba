import { turnUpTop } from '@/engine/parts/cards/pile';
import { squareNamed } from '@/engine/parts/grid/squares';
import { isSeen } from '@/engine/parts/cards/cards';
import type { Random } from '@/engine/random';

import type { AttackCard } from '../../content/boss';
import { bossInPlay } from '../../content/bossInPlay';
import type { CustomCall, CustomId } from '../../content/customs';
import type { SetupStep } from '../../content/setup';
import { DAMAGE_TYPES, FIELD, HERO_IDS, type HeroId } from '../../content/terms';
import { removeCard } from '../cards';
import { addCondition, hasCondition } from '../conditions';
import { hasToken, zoneNamed } from '../field/zones';
import type { BattleState } from '../state';
import { DOLL_HP } from './bosses/doll';
import { part } from './extra';
import { modOf, woundCard } from './mods';

const FACINGS = ['N', 'E', 'S', 'W'];

/** A card that is not in its deck in this battle: where it lay open, the next one does (RR-93, RR-293). */
function leaveOut({ decks }: BattleState, { id, category }: AttackCard): void {
  removeCard(decks[category], id);
  turnUpTop(decks[category]);
}

/** What a boss of its own adds to a battle before anybody takes places: tokens, dolls, masks. */
export function setUpBoss(state: BattleState, random: Random): void {
  const { extra } = state;
  const boss = bossInPlay(state.boss);
  switch (state.boss) {
    case 'itoguruma': extra.loom = { cocooned: [], cocoonsFull: 0, fewerThreadlings: 0 }; return;
    case 'funakuro':
      extra.river = { tide: 0, level: 0, highUntil: 0, startChange: 0, cutRounds: [], loose: false, chest: 0, prepaid: [], stillRound: 0 };
      return;
    case 'nineFaces':
      extra.cast = {
        true: 0, unmasked: false, marks: 0, lit: 0, masks: random.shuffle((boss.masks ?? []).map((_, i) => i)), worn: 0, seen: 2, rowPublic: false, curtain: false, torn: 0, damaged: 0,
      };
      return;
    case 'raitora':
      extra.storm = { eye: -1, lateRounds: [], quietZones: [], base: state.zones.reduce((bits, _, zone) => (hasToken(state, zone, 'high') ? bits | (1 << zone) : bits), 0) };
      return;
    case 'kugi':
      extra.dolls = { dolls: (boss.map.dolls ?? []).map(({ hero, at }) => ({ of: hero, hp: DOLL_HP, at: squareNamed(FIELD, at) })) };
      return;
    case 'akaAo': extra.forge = { touched: 0 }; return;
    case 'gashaO': extra.body = { broken: [], nailed: [], aside: [], out: [] }; return;
    case 'harunobu':
      extra.duel = {
        list: [...(modOf(state, 'guard')?.start ?? DAMAGE_TYPES)], answered: [], answers: 0, shieldSpent: false, unspent: false, bannermenGone: false, village: [], owed: null,
      };
      return;
    case 'cagedDawn': {
      const souls = modOf(state, 'souls');
      extra.souls = { night: souls?.hp ?? 0, dawn: souls?.hp ?? 0, front: souls?.front ?? 'night' };
      return;
    }
    case 'devouringNight': extra.night = { sealed: 0, inMouth: [] }; return;
    default: return;
  }
}

type SetUpRules = { readonly [I in CustomId]?: (state: BattleState, call: Extract<CustomCall, { readonly id: I }>) => void };

function becomeSpeaker(state: BattleState, { hero }: { readonly hero: HeroId }): void {
  state.extra.speaker = hero;
  state.threat = hero;
}

function setDollHp(state: BattleState, hero: HeroId | undefined, hp: (before: number) => number): void {
  for (const doll of part(state.extra.dolls).dolls) if (hero === undefined || doll.of === hero) doll.hp = Math.max(1, hp(doll.hp));
}

/** What Facts change by a rule of the boss of its own, before the battle begins. */
const SET_UP: SetUpRules = {
  bossStart: (state, { square }) => {
    const [figure] = state.figures;
    if (figure) figure.anchor = squareNamed(FIELD, square);
  },
  bossMove: ({ extra }, { n }) => {
    extra.moveChange = (extra.moveChange ?? 0) + n;
  },
  chooseThreat: ({ extra }, { ki = 0 }) => {
    extra.chooseThreat = { ki };
  },
  calmTheTiger: ({ extra }) => {
    extra.calm = true;
  },
  sleeveDoll: ({ extra }) => {
    part(extra.dolls).sleeve = true;
  },
  startFacing: (state, { dir }) => {
    for (const figure of state.figures) figure.facing = FACINGS.indexOf(dir);
  },
  cocoonsFull: ({ extra }, { n }) => {
    part(extra.loom).cocoonsFull += n;
  },
  fewerThreadlings: ({ extra }, { n }) => {
    part(extra.loom).fewerThreadlings += n;
  },
  farePrepaid: ({ extra }) => {
    part(extra.river).prepaid = [...HERO_IDS];
  },
  anchorCut: ({ extra }, { rounds }) => {
    Object.assign(part(extra.river), { loose: true, cutRounds: [...rounds] });
  },
  tideStart: ({ extra }, { n }) => {
    part(extra.river).startChange += n;
  },
  chestStart: ({ extra }, { n }) => {
    part(extra.river).chest += n;
  },
  maskOrderPublic: ({ extra }) => {
    part(extra.cast).rowPublic = true;
  },
  studied: ({ extra }, { n, rounds }) => {
    part(extra.cast).studied = { n, rounds };
  },
  castShort: (state) => {
    state.figures = state.figures.filter(({ start }) => bossInPlay('nineFaces').starts[start]?.crest !== 'moon');
  },
  startUnmasked: ({ extra }) => {
    part(extra.cast).startsUnmasked = true;
  },
  stormLate: ({ extra }, { rounds }) => {
    part(extra.storm).lateRounds.push(...rounds);
  },
  quietHigh: ({ extra }, { zone }) => {
    part(extra.storm).quietZones.push(zoneNamed(zone));
  },
  fifthDoll: ({ extra }, { square }) => {
    part(extra.dolls).dolls.push({ of: 'nameless', hp: DOLL_HP, at: squareNamed(FIELD, square) });
  },
  dollHp: (state, { n, hero }) => setDollHp(state, hero, () => n),
  dollHpPlus: (state, { n, hero }) => setDollHp(state, hero, (before) => before + n),
  rootedDoll: (state) => {
    for (const doll of part(state.extra.dolls).dolls) if (doll.of === state.threat) doll.rooted = true;
  },
  sharedNail: ({ extra }) => {
    part(extra.dolls).sharedNail = 0;
  },
  onlyAka: (state) => {
    state.figures = state.figures.slice(0, 1);
  },
  noLeftAlone: ({ extra }) => {
    part(extra.forge).neverAlone = true;
  },
  noFirstImp: ({ extra }) => {
    part(extra.forge).noFirstImp = true;
  },
  addWound: (state, { wound }) => {
    const card = woundCard(state, state.cubes.length);
    state.wounds.push(wound);
    state.cubes.push(card?.cubes ?? 0);
  },
  hammerIgnoresLimbs: ({ extra }) => {
    part(extra.body).hammer = true;
  },
  limbBroken: (state, { limb }) => {
    const body = part(state.extra.body);
    body.broken.push(limb);
    for (const card of bossInPlay(state.boss).attacks.filter((each) => each.limb === limb)) {
      leaveOut(state, card);
      body.aside.push(card.id);
    }
  },
  setAside: (state, { cards }) => {
    const body = part(state.extra.body);
    for (const id of cards) {
      const card = bossInPlay(state.boss).attacks.find((each) => each.id === id);
      if (card) leaveOut(state, card);
      body.out.push(id);
    }
  },
  turnBoss: (state, { n }) => {
    for (const figure of state.figures) figure.facing = (figure.facing + n) % FACINGS.length;
  },
  threatClosest: ({ extra }, { rounds }) => {
    part(extra.body).threatClosest = [...rounds];
  },
  farthestIsClosest: ({ extra }) => {
    part(extra.body).farthestIsClosest = true;
  },
  darkRoad: ({ extra }, { n, rounds }) => {
    part(extra.body).darkRoad = { n, rounds };
  },
  alliedBannermen: ({ extra }, { squares }) => {
    part(extra.duel).village = squares.map((square) => squareNamed(FIELD, square));
  },
  cueWritten: ({ extra }) => {
    part(extra.duel).cueWritten = true;
  },
  wallsDown: (state, { pillars }) => {
    state.extra.wallsDown = true;
    for (const square of pillars) state.objects.push({ kind: 'pillar', square: squareNamed(FIELD, square) });
  },
  emptyGuard: ({ extra }) => {
    part(extra.duel).list = [];
  },
  blankReveal: ({ extra }, { order }) => {
    extra.blankReveals = [...(extra.blankReveals ?? []), order - 1];
  },
  noEmpowered: ({ extra, figures }) => {
    extra.neverEmpowered = true;
    for (const figure of figures) if (hasCondition(figure, 'empowered')) addCondition(figure, 'weakened');
  },
  eventLater: (state) => {
    const { cards } = state.events;
    const [top] = cards.splice(cards.length - 1, 1);
    if (top) cards.splice(Math.max(0, cards.length - 2), 0, top);
    state.extra.eventOrder = cards.filter(isSeen).reverse();
  },
  cornerGone: (state, { zone }) => {
    const gone = zoneNamed(zone);
    state.extra.void = (state.extra.void ?? 0) | (1 << gone);
    state.zones[gone] = 0;
  },
  lastWordStrikeOut: becomeSpeaker,
  lastWordSwap: becomeSpeaker,
  lastWordHold: becomeSpeaker,
};

/** A custom line of a Fact change, at set-up; one that only the table knows waits until everybody has a place. */
export function setUpCustom<I extends CustomId>(state: BattleState, call: Extract<CustomCall, { readonly id: I }>): void {
  const rule = SET_UP[call.id as I];
  if (rule) rule(state, call);
  else state.extra.openings = [...(state.extra.openings ?? []), { do: 'custom', ...call }];
}

/** RR-568: what all dolls have comes before what one has, and what is added comes last, in whatever order Facts are listed. */
export function setUpRank(step: SetupStep): number {
  if (step.do !== 'custom') return 0;
  if (step.id === 'dollHp') return step.hero === undefined ? 1 : 2;
  return step.id === 'dollHpPlus' ? 3 : 0;
}
