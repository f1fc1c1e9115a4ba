import * as v from 'valibot';

import { madeOnce, madeOnceFor } from '@/engine/decisions/madeOnce';
import { FACINGS } from '@/engine/parts/grid/facing';
import { squareName, squareNamed } from '@/engine/parts/grid/squares';

import { bossInPlay } from '../content/bossInPlay';
import { FIELD, HERO_IDS } from '../content/terms';
import { settle } from './boss/phase';
import { bossRules } from './boss/rules';
import { clearSequence } from './boss/sequence';
import { callReveal } from './ending';
import { facingField, squareField } from './hero/attack/fields';
import { FACING_NAMES } from './hero/attack/words';
import { expire } from './hero/heroTurn';
import { callWindow } from './hero/windows';
import { callLines } from './lines/lines';
import { actingBoss } from './lines/who';
import { faceMinions } from './setup';
import { likelyFacing } from './lines/questions';
import { figureName } from './names';
import { heroOf, isOver, type BattleState } from './state';
import { answer, decision, process } from './world';

/** The battle: places, then round after round (RR-116). */
export const battle = process('battle', {
  places: (run) => {
    run.emit({ type: 'battleBegan' });
    run.call({ kind: 'places', changes: 0 });
  },
  // RR-512: what is active at the start is revealed as the last step of set-up.
  reveal: (run) => callReveal(run),
  round: (run) => {
    if (isOver(run.state)) return 'over';
    run.call({ kind: 'round', turn: 0 });
    return 'round';
  },
  over: () => undefined,
});

/** So many changes of places and facings are enough for anybody. */
const MOST_CHANGES = 12;

const printedStarts = new Map<BattleState['boss'], readonly number[]>();

/** The squares on the map that heroes may start on; read off it once. */
function startsOnMap({ boss }: BattleState): readonly number[] {
  const known = printedStarts.get(boss) ?? bossInPlay(boss).map.heroStarts.map((name) => squareNamed(FIELD, name));
  printedStarts.set(boss, known);
  return known;
}

/** All squares heroes may start on. */
function startSquares(s: BattleState): readonly number[] {
  return s.altStarts ? [...startsOnMap(s), ...s.altStarts.squares] : startsOnMap(s);
}

const onAltSquares = (s: BattleState): number => HERO_IDS.filter((id) => s.altStarts?.squares.includes(heroOf(s.heroes, id).anchor)).length;
function isFree({ heroes }: BattleState, square: number): boolean {
  for (const id of HERO_IDS) if (heroOf(heroes, id).anchor === square) return false;
  return true;
}

type Hero = (typeof HERO_IDS)[number];
interface PlaceOffer {
  readonly kind: 'place';
  readonly hero: Hero;
  readonly square: number;
}
interface TurnOffer {
  readonly kind: 'turnTo';
  readonly hero: Hero;
  readonly facing: number;
}

const SQUARES = FIELD * FIELD;
const placing = madeOnceFor(HERO_IDS, (hero) => madeOnce(SQUARES, (square): PlaceOffer => ({ kind: 'place', hero, square })));
const turning = madeOnceFor(HERO_IDS, (hero) => madeOnce(FACINGS, (facing): TurnOffer => ({ kind: 'turnTo', hero, facing })));
const NO_SQUARES: readonly number[] = [];

/** RR-102: two heroes change places, or one goes to a free start square. */
function placesOffered(s: BattleState): PlaceOffer[] {
  const squares = startSquares(s);
  const others = s.altStarts?.squares ?? NO_SQUARES;
  const room = s.altStarts !== null && onAltSquares(s) < s.altStarts.max;
  const found: PlaceOffer[] = [];
  for (const hero of HERO_IDS) {
    const { anchor } = heroOf(s.heroes, hero);
    for (const square of squares) {
      if (square === anchor || (isFree(s, square) && !room && others.includes(square) && !others.includes(anchor))) continue;
      const offer = placing[hero][square];
      if (offer) found.push(offer);
    }
  }
  return found;
}

function facingsOffered(s: BattleState): TurnOffer[] {
  const found: TurnOffer[] = [];
  for (const hero of HERO_IDS) for (const offer of turning[hero]) if (offer.facing !== heroOf(s.heroes, hero).facing) found.push(offer);
  return found;
}

/** RR-102, RR-103: players may swap the start squares and choose facings. */
export const places = decision('places', {
  who: (s) => (s.line[0] === undefined ? [] : s.heroes[s.line[0]].seat),
  words: 'Take your places: swap heroes and turn them, then begin.',
  answers: {
    begin: answer({})({
      label: () => ({ label: 'Begin', tone: 'primary' }),
      play: (run) => {
        run.end();
        run.state.altStarts = null;
        faceMinions(run.state);
        run.emit({ type: 'placesTaken' });
      },
    }),
    place: answer({ hero: v.picklist(HERO_IDS), square: squareField })({
      when: (_, { changes }) => changes < MOST_CHANGES,
      offers: placesOffered,
      otherwise: ['RR-102', 'Heroes start on the start squares.'],
      label: (s, __, { hero, square }) => ({ label: `${figureName(s, hero)} to ${squareName(FIELD, square)}`, target: hero }),
      play: (run, frame, { hero, square }) => {
        const moved = heroOf(run.state.heroes, hero);
        const other = HERO_IDS.find((id) => heroOf(run.state.heroes, id).anchor === square);
        frame.changes += 1;
        if (other) {
          heroOf(run.state.heroes, other).anchor = moved.anchor;
          heroOf(run.state.heroes, other).facing = likelyFacing(run.state, other, moved.anchor);
        }
        moved.anchor = square;
        moved.facing = likelyFacing(run.state, hero, square);
        run.emit({ type: 'placeChanged', hero, square });
      },
    }),
    turnTo: answer({ hero: v.picklist(HERO_IDS), facing: facingField })({
      when: (_, { changes }) => changes < MOST_CHANGES,
      offers: facingsOffered,
      otherwise: ['RR-103', 'It faces that way already.'],
      label: (s, __, { hero, facing }) => ({ label: `${figureName(s, hero)} faces ${FACING_NAMES[facing] ?? ''}`, target: hero }),
      play: (run, frame, { hero, facing }) => {
        frame.changes += 1;
        heroOf(run.state.heroes, hero).facing = facing;
        run.emit({ type: 'turned', who: hero, facing });
      },
    }),
  },
});

/** One round (RR-116 … RR-119, RR-389 … RR-392). */
export const round = process('round', {
  begin: (run) => {
    const { state } = run;
    state.round += 1;
    run.emit({ type: 'roundBegan', round: state.round });
    const boss = actingBoss(state, 'boss:0');
    for (const { rounds, steps } of state.roundStarts) if (boss && rounds.includes(state.round)) callLines(run, steps, { by: boss, why: 'The story' });
  },
  wound: (run) => bossRules(run.state).roundBegins?.(run),
  startWindow: (run) => callWindow(run, 'startOfRound', null),
  startLast: (run) => bossRules(run.state).roundBeginsLast?.(run),
  reveal: settle,
  turns: (run, frame) => {
    const hero = run.state.line[frame.turn];
    if (hero === undefined) return 'turnsOver';
    frame.turn += 1;
    run.call({ kind: 'heroTurn', step: undefined, hero, moved: false, acted: false, walked: false, sheltered: false });
    return 'turns';
  },
  turnsOver: (run) => bossRules(run.state).heroTurnsOver?.(run),
  event: (run) => run.call({ kind: 'eventReplacement', step: undefined }),
  boss: (run) => run.call({ kind: 'bossPhase', step: undefined, slot: 0 }),
  minions: (run) => run.call({ kind: 'minionPhase', step: undefined, done: [] }),
  endWindow: (run) => callWindow(run, 'endOfRound', null),
  endFirst: (run) => bossRules(run.state).roundEndsFirst?.(run),
  expire: (run) => {
    for (const id of HERO_IDS) {
      expire(run, id, 'endOfRound');
      const hero = heroOf(run.state.heroes, id);
      if (!hero.primed) continue;
      hero.primed = null;
      run.emit({ type: 'cubeGone', hero: id });
    }
  },
  endLast: (run) => bossRules(run.state).roundEndsLast?.(run),
  endReveal: settle,
  clear: (run) => clearSequence(run),
  rotate: (run) => {
    const { state } = run;
    const last = state.line.pop();
    if (last) state.line.unshift(last);
    run.emit({ type: 'roundEnded', round: state.round, line: [...state.line] });
  },
});
