import { cloneJson, sameJson } from '@/engine/json';
import { clonePosition, playWatched, startPosition, type Position } from '@/engine/position';
import { makeRandomState, makeStream, Random } from '@/engine/random';
import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { CATEGORIES, HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { battleDecisions, type Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at } from './battle';
import { anyOptions } from './battleFuzz';
import { fight, turnOf, type Fight } from './fight';

/**
 * RR-480, RR-549: two worlds that differ in nothing but what is hidden look, ask and go alike, until something tells them
 * apart: a card that is turned up, a blow at a figure that might be paper. Whatever is worked out from the hidden part and
 * kept where everybody may read it is found here, though no view shows the hidden part itself.
 */

/** One mask of each type. */
const MASKS = [0, 1, 2, 3];

/** What is told here, nobody knew before. */
const REVEALING: readonly BattleEvent['type'][] = [
  'cardTaken', 'deckShuffled', 'eventPlaced', 'eventsRebuilt', 'maskWorn', 'struck', 'bossHurt', 'figureTorn', 'figureRead', 'unmasked', 'cardLost',
];

const seen = (state: BattleState): BattleState => battleGame.view(state, 0);
const asked = (state: BattleState) => {
  const prompts = battleGame.prompts(state);
  const labelled = prompts.map(({ seat }) => [...battleGame.moves(state, seat)].slice(0, 40).map((move) => [move, battleDecisions.label(state, seat, move)]));
  return { prompts, labelled };
};

/** The same battle with whatever nobody may know dealt anew: cards below the open ones, which of the marked figures is true, masks to come. */
function otherWorld(position: Position<BattleState>, random: Random): Position<BattleState> {
  const other = clonePosition(battleGame, position);
  const dealAnew = <T>(row: T[], isHidden: (place: number) => boolean): void => {
    const hidden = row.map((_, place) => place).filter(isHidden);
    const dealt = random.shuffle(hidden.flatMap((place) => row.slice(place, place + 1)));
    hidden.forEach((place, i) => row.splice(place, 1, ...dealt.slice(i, i + 1)));
  };
  for (const category of CATEGORIES) {
    const { cards, known } = other.state.decks[category];
    dealAnew(cards, (place) => known[place] === 0);
  }
  const { cast } = other.state.extra;
  if (cast) {
    // None is marked before the first Draw.
    if (cast.marks !== 0) cast.true = random.pick([0, 1, 2].filter((figure) => (cast.marks & (1 << figure)) !== 0));
    if (!cast.rowPublic) dealAnew(cast.masks, (place) => place >= cast.seen);
  }
  return other;
}

/** What tells the worlds apart too early, after the same move in both. */
function difference(one: Position<BattleState>, other: Position<BattleState>, seat: number, move: Move): string | undefined {
  const [here, there] = [playWatched(battleGame, one, seat, cloneJson(move)), playWatched(battleGame, other, seat, cloneJson(move))];
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [a, b] = [here[i], there[i]];
    if (a && b && REVEALING.includes(a.event.type) && REVEALING.includes(b.event.type)) return undefined;
    if (!a || !b || !sameJson(a.event, b.event)) return `${a?.event.type ?? 'nothing'} or ${b?.event.type ?? 'nothing'} comes of ${JSON.stringify(move)}`;
    if (!sameJson(seen(a.state), seen(b.state))) return `at ${a.event.type} of ${JSON.stringify(move)} another thing is seen`;
  }
  if (!sameJson(seen(one.state), seen(other.state))) return `after ${JSON.stringify(move)} another thing is seen`;
  return sameJson(asked(one.state), asked(other.state)) ? undefined : `after ${JSON.stringify(move)} something else is asked or offered`;
}

function comparedBattle(seed: string, boss: BossId, most: number): string | undefined {
  const choices = new Random(makeStream(seed));
  const position = startPosition(battleGame, anyOptions(choices, boss), seed);
  for (let i = 0; i < most && position.state.result === null; i++) {
    const [prompt] = battleGame.prompts(position.state);
    if (!prompt) break;
    const { seat } = prompt;
    const move = choices.pick([...battleGame.moves(position.state, seat)]);
    const other = otherWorld(position, choices);
    const fault = difference(clonePosition(battleGame, position), other, seat, move);
    if (fault) return `${seed}, move ${i}: ${fault}`;
    playWatched(battleGame, position, seat, move);
  }
  return undefined;
}

test.each(BOSS_IDS)('RR-480 what is hidden before %s shows nowhere', (boss) => {
  expect(comparedBattle(`worlds ${boss}`, boss, 50)).toBeUndefined();
});

describe('RR-549 which of two figures is true shows nowhere before it is found out', () => {
  /** Crane and Pine are marked, a hero stands between them, and the mask of this number is worn. */
  const between = (hero: HeroId, mask: number, isCrane: boolean): Fight => turnOf(fight({ boss: 'nineFaces' }), hero).change((state) => {
    const { cast } = state.extra;
    if (!cast) throw new Error('the Actor has a cast');
    Object.assign(cast, { true: isCrane ? 0 : 1, marks: 0b011, unmasked: false, worn: cast.masks.indexOf(mask), seen: 9 });
    (['E6', 'G6', 'A12'] as const).forEach((square, start) => {
      const figure = state.figures[start];
      if (figure) figure.anchor = at(square);
    });
    Object.assign(state.heroes[hero], { anchor: at('F6'), stamina: 9, ki: 2, yin: 1, yang: 1 });
    if (state.heroes[hero].maxStamina < 9) state.heroes[hero].stamina = state.heroes[hero].maxStamina;
  });

  test.each(HERO_IDS)('whatever %s does there, under any mask', (hero) => {
    for (const mask of MASKS) {
      const s = between(hero, mask, true);
      for (const move of s.moves(0).filter(({ kind }) => kind !== 'move')) {
        const worlds = [true, false].map((isCrane): Position<BattleState> => ({ state: between(hero, mask, isCrane).state, random: makeRandomState('worlds', 1) }));
        const [one, other] = worlds;
        if (one && other) expect(difference(one, other, 0, move)).toBeUndefined();
      }
    }
  });
});
