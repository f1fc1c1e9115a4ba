import * as v from 'valibot';

import { nearestFrame } from '@/engine/decisions/frames';
import { madeOnce, madeWhenAsked, numbered } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';
import { LARGEST_BASE } from '@/engine/parts/grid/board';
import { directionOf, DIRECTIONS } from '@/engine/parts/grid/directions';
import type { Ground } from '@/engine/parts/grid/ground';
import { OUT_OF_REACH } from '@/engine/parts/grid/reach';
import { slide } from '@/engine/parts/grid/slide';
import { squareName, squaresOfBase, xOf, yOf, type Base } from '@/engine/parts/grid/squares';
import { capital } from '@/engine/words';

import { DAMAGE_TYPES, FIELD, ZONE_NAMES, type HeroId } from '../../content/terms';
import { CONDITION_NAMES, giveCondition, negativeConditionsOf, removeCondition } from '../conditions';
import { conditionWords } from '../../words/conditions';
import { callWalk } from '../field/callWalk';
import { boardOf } from '../field/map';
import { firstFacingToward } from '../field/position';
import { facingField, wayField } from '../hero/attack/fields';
import { cardMarch, cardPoints, crossingGround, heroGround } from '../hero/march';
import { findReach, roomToReach, wayTo } from '../hero/ways';
import { figureName, heroName, zoneName } from '../names';
import { enemyOf, enemyRefs, isHeroRef, type EnemyRef, type FigureRef } from '../refs';
import { gain } from '../resources';
import { heroOf, isStanding, type BattleFrame, type BattleState } from '../state';
import { answer, decision } from '../world';

const refField = v.custom<FigureRef>((value) => typeof value === 'string' && /^[a-zA-Z]+(:\d{1,3})?$/.test(value), 'a figure');

const choose = madeWhenAsked((figure: FigureRef) => ({ kind: 'choose', figure }));
const chooseZones = madeOnce(ZONE_NAMES.length, (zone) => ({ kind: 'chooseZone', zone }));

const seatOf = (s: BattleState, hero: HeroId): number => heroOf(s.heroes, hero).seat;

/** RR-7: whom the line is for; a line that “may” be done can be left out. */
export const chooseFigure = decision('chooseFigure', {
  who: (s, { hero }) => seatOf(s, hero),
  words: (_, { words, options }) => `${words}: ${options.some(isHeroRef) ? 'for' : 'against'} whom?`,
  answers: {
    choose: answer({ figure: refField })({
      offers: (_, { options }) => options.map(choose),
      otherwise: ['RR-485', 'The card is not for that figure.'],
      label: (s, _, { figure }) => ({ label: figureName(s, figure), target: figure }),
      play: (run, _, { figure }) => {
        run.end();
        const lines = nearestFrame(run.state, 'lines');
        if (lines) lines.same = figure;
      },
    }),
    nobody: answer({})({
      when: (_, { optional }) => optional,
      otherwise: ['RR-6', 'The card does not say “may”: somebody has to be chosen.'],
      label: () => ({ label: 'Nobody', tone: 'secondary' }),
      play: (run) => run.end(),
    }),
  },
});

const zoneField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ZONE_NAMES.length - 1));

export const chooseZone = decision('chooseZone', {
  who: (s, { hero, options }) => (options.length > 0 ? seatOf(s, hero) : []),
  words: (_, { words }) => `${words}: in which Zone?`,
  answers: {
    chooseZone: answer({ zone: zoneField })({
      offers: (_, { options }) => numbered(chooseZones, options),
      otherwise: ['RR-493', 'That Zone is too far away.'],
      label: (_, __, { zone }) => ({ label: zoneName(zone), target: zone }),
      play: (run, _, { zone }) => {
        run.end();
        const lines = nearestFrame(run.state, 'lines');
        if (lines) lines.zone = zone;
      },
    }),
  },
});

const RESOURCE_NAMES = { stamina: 'Stamina', ki: 'Ki', yin: 'Yin', yang: 'Yang' } as const;

export const chooseResource = decision('chooseResource', {
  who: (s, { hero }) => (isStanding(heroOf(s.heroes, hero)) ? seatOf(s, hero) : []),
  words: (_, { hero, why }) => `${why}: what does ${heroName(hero)} gain?`,
  answers: {
    take: answer({ res: v.picklist(['stamina', 'ki', 'yin', 'yang']) })({
      offers: (_, { of }) => of.map((res) => ({ res })),
      otherwise: ['RR-486', 'The card does not give that.'],
      label: (_, { n }, { res }) => ({ label: `${n} ${RESOURCE_NAMES[res]}` }),
      play: (run, { hero, n, why }, { res }) => {
        run.end();
        gain(run, hero, res, n, why);
      },
    }),
  },
});

export const chooseType = decision('chooseType', {
  who: (s, { hero }) => seatOf(s, hero),
  words: (s, { figure, name }) => `${capital(figureName(s, figure))} becomes ${name === 'vulnerable' ? 'Vulnerable' : 'Resistant'}: to what?`,
  answers: {
    chooseType: answer({ dtype: v.picklist(DAMAGE_TYPES) })({
      offers: (_, { of }) => of.map((dtype) => ({ dtype })),
      otherwise: ['RR-486', 'The card does not name that type.'],
      label: (_, __, { dtype }) => ({ label: capital(dtype) }),
      play: (run, { figure, name }, { dtype }) => {
        run.end();
        giveCondition(run, figure, `${name}:${dtype}`);
      },
    }),
  },
});

export const chooseCondition = decision('chooseCondition', {
  who: (s, { hero }) => seatOf(s, hero),
  words: (_, { figure }) => `Which condition does ${heroName(figure)} lose?`,
  answers: {
    chooseCondition: answer({ name: v.picklist(CONDITION_NAMES) })({
      offers: (s, { figure }) => negativeConditionsOf(heroOf(s.heroes, figure)).map((name) => ({ name })),
      otherwise: ['RR-233', 'Only Vulnerable, Weakened and Slowed are negative.'],
      label: (_, __, { name }) => ({ label: conditionWords(name) }),
      play: (run, { figure }, { name }) => {
        run.end();
        removeCondition(run, figure, name);
      },
    }),
  },
});

type CardMove = Extract<BattleFrame, { readonly kind: 'cardMove' }>;

const groundFor = (s: BattleState, { hero, through }: CardMove): Ground => (through ? crossingGround(s, heroOf(s.heroes, hero)) : heroGround(s, heroOf(s.heroes, hero)));

const stepsOf = (from: number, way: readonly number[]): (readonly [number, number])[] =>
  way.map((square, i): readonly [number, number] => [i === 0 ? from : (way[i - 1] ?? from), square]);
const signs = ([from, to]: readonly [number, number]): number => directionOf(Math.sign(xOf(FIELD, to) - xOf(FIELD, from)), Math.sign(yOf(FIELD, to) - yOf(FIELD, from)));

/** RR-140: all steps in one direction. */
const isStraight = (from: number, way: readonly number[]): boolean => new Set(stepsOf(from, way).map(signs)).size <= 1;

function straightWays(s: BattleState, frame: CardMove, ground: Ground): (readonly number[])[] {
  const ways: (readonly number[])[] = [];
  const hero = heroOf(s.heroes, frame.hero);
  const most = cardPoints(hero, frame.n);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const way = slide(boardOf(s), ground, hero.anchor, direction, most);
    let points = 0;
    for (let i = 0; i < way.length; i++) {
      points += ground.cost[way[i] ?? 0] ?? 0;
      if (points > most) break;
      if (ground.free[way[i] ?? 0] === 1) ways.push(way.slice(0, i + 1));
    }
  }
  return ways;
}

/** Used by one search at a time. */
const reached = roomToReach();

function freeWays(s: BattleState, frame: CardMove, ground: Ground): (readonly number[])[] {
  const hero = heroOf(s.heroes, frame.hero);
  const { costs } = reached;
  findReach(s, hero, ground, cardPoints(hero, frame.n), reached);
  const ways: (readonly number[])[] = [];
  for (let square = 0; square < costs.length; square++) {
    if (square !== hero.anchor && costs[square] !== OUT_OF_REACH && ground.free[square] === 1) ways.push(wayTo(reached, hero.anchor, square));
  }
  return ways;
}

/** RR-251: the enemies whose squares the way crosses. */
export const crossedOn = (s: BattleState, way: readonly number[]): EnemyRef[] =>
  enemyRefs(s).filter((ref) => {
    const enemy = enemyOf(s, ref);
    return enemy !== undefined && squaresOfBase(FIELD, enemy).some((square) => way.includes(square));
  });

/** The facings toward a base from every square, for every base that has been asked about: a list of moves asks for most of them. */
const facingsToward: (Uint8Array | undefined)[] = [];

function facingsTo({ anchor, side }: Base): Uint8Array {
  const place = anchor * (LARGEST_BASE + 1) + side;
  const known = facingsToward[place];
  if (known) return known;
  const facings = Uint8Array.from({ length: FIELD * FIELD }, (_, square) => firstFacingToward({ anchor: square, side: 1 }, { anchor, side }));
  facingsToward[place] = facings;
  return facings;
}

/** The facing a hero most likely wants on each square: toward the boss. Undefined: there is none. */
export function likelyFacings({ figures }: BattleState): ArrayLike<number> | undefined {
  const first = figures[0];
  return first && facingsTo(first);
}

/** The one on this square; where there is no boss it stays as it is. */
export const likelyFacing = (s: BattleState, hero: HeroId, square: number): number => likelyFacings(s)?.[square] ?? heroOf(s.heroes, hero).facing;

/** “Move X” of a card: up to X, no Stamina added (RR-138 … RR-141); the facing is free at its end (RR-40). */
export const cardMove = decision('cardMove', {
  who: (s, { hero }) => (isStanding(heroOf(s.heroes, hero)) ? seatOf(s, hero) : []),
  words: (s, { hero, n, straight, through, why }) => `${why === '' ? '' : `${why}: `}${heroName(hero)} may move ${cardPoints(heroOf(s.heroes, hero), n)}${straight ? ' in a straight line' : ''}${through ? ', through anybody' : ''}.`,
  ifOnly: 'stay',
  answers: {
    walk: answer({ way: wayField, facing: facingField })({
      offers: (s, frame) => {
        const ground = groundFor(s, frame);
        const ways = frame.straight ? straightWays(s, frame, ground) : freeWays(s, frame, ground);
        return ways.map((way) => ({ way, facing: likelyFacing(s, frame.hero, way[way.length - 1] ?? 0) }));
      },
      judge: (s, frame, { way }) => {
        demand(!frame.straight || isStraight(heroOf(s.heroes, frame.hero).anchor, way), 'RR-140', 'This move goes in one straight line.');
        cardMarch(s, heroOf(s.heroes, frame.hero), way, frame.n, groundFor(s, frame));
      },
      label: (_, __, { way }) => ({ label: `Move to ${squareName(FIELD, way[way.length - 1] ?? 0)}`, target: way[way.length - 1] ?? 0 }),
      play: (run, { hero }, { way, facing }) => {
        run.end();
        const lines = nearestFrame(run.state, 'lines');
        if (lines) lines.crossed = crossedOn(run.state, way);
        const turn = nearestFrame(run.state, 'heroTurn');
        if (turn?.hero === hero && way.length > 0) turn.walked = true;
        callWalk(run, hero, way, 'card', { why: 'terrain' }, facing);
      },
    }),
    stay: answer({})({
      label: () => ({ label: 'Stay', tone: 'secondary' }),
      play: (run, { hero, n }) => {
        run.end();
        // RR-144: a move that Slowed has taken away altogether has used the token.
        if (n > 0 && cardPoints(heroOf(run.state.heroes, hero), n) === 0) removeCondition(run, hero, 'slowed');
        const lines = nearestFrame(run.state, 'lines');
        if (lines) lines.crossed = [];
      },
    }),
  },
});
