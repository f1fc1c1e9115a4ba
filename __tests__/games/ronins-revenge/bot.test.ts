import { decide } from '@/engine/bots/bot';
import { squareNamed } from '@/engine/parts/grid/squares';
import { Random, makeStream } from '@/engine/random';
import { battleBots } from '@/games/ronins-revenge/bot';
import { harmOfPulling } from '@/games/ronins-revenge/bot/harm';
import { plansFor } from '@/games/ronins-revenge/bot/plan';
import { reasonFor } from '@/games/ronins-revenge/bot/reasons';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { forecastRound } from '@/games/ronins-revenge/preview/sequence';
import { nextEventSlot } from '@/games/ronins-revenge/rules/boss/eventDeck';
import { clone } from '@/games/ronins-revenge/rules/clone';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { addToken, dangerOf, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import { isMinionRef } from '@/games/ronins-revenge/rules/refs';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { fight, inSlot, onTop, put, struckBy, turnOf, type Fight } from './fight';

const answerOf = (s: Fight, level: keyof typeof battleBots): Move =>
  decide(battleBots[level].think(battleGame.view(s.state, 0), 0, new Random(makeStream('bot'))));

/** What lies in the Sequence takes from this hero, if nobody stirs. */
const harmTo = (state: BattleState, hero: HeroId): number =>
  forecastRound(state).slots.flatMap(({ strikes }) => strikes.flatMap(({ blows }) => blows)).reduce((sum, blow) => sum + (blow.hero === hero ? blow.damage : 0), 0);

describe('a bot that has struck', () => {
  /** Sayaka stands beside the holder of Threat, in what an area attack covers, and has her Move left. */
  const inTheWay = (): Fight => {
    const area = BOSSES.ushikado.attacks.find((card) => card.noAttack !== true && card.pattern !== undefined && card.category === 'L');
    if (!area) throw new Error('no such card');
    return inSlot(turnOf(put(put(fight(), 'takahiro', 'H6'), 'sayaka', 'H7'), 'sayaka'), 0, area.id).change((state) => {
      for (const frame of state.frames) if (frame.kind === 'heroTurn') frame.acted = true;
    });
  };

  test('leaves what the Sequence is going to strike, if it is a hard one', () => {
    const s = inTheWay();
    expect(harmTo(s.state, 'sayaka')).toBeGreaterThan(0);
    const answer = answerOf(s, 'hard');
    expect(answer.kind).toBe('move');
    s.play(0, answer);
    expect(harmTo(s.state, 'sayaka')).toBe(0);
  });

  test('looks no further on the lower levels: its turn is over', () => {
    expect([answerOf(inTheWay(), 'easy'), answerOf(inTheWay(), 'medium')]).toEqual([{ kind: 'endTurn' }, { kind: 'endTurn' }]);
  });
});

describe('a bot and ground that burns', () => {
  const onFire = (s: Fight, square: SquareName): Fight => s.change(({ zones }) => addToken({ zones }, zoneOf(squareNamed(FIELD, square)), 'fire'));
  const acted = (s: Fight): Fight => s.change(({ frames }) => { for (const frame of frames) if (frame.kind === 'heroTurn') frame.acted = true; });

  test.each(['easy', 'medium', 'hard'] as const)('RR-154 %s: it walks off it with the Move it has left', (level) => {
    const s = onFire(acted(turnOf(put(fight(), 'takahiro', 'L3'), 'takahiro')), 'L3');
    const answer = answerOf(s, level);
    expect(answer.kind).toBe('move');
    s.play(0, answer);
    expect(dangerOf(s.state, [s.state.heroes.takahiro.anchor])).toBe(0);
    expect(s.happened('hpLost')).toEqual([]);
  });

  test('RR-152 no plan has a hero step into it and fall in the middle of its own attack', () => {
    const attacks = (hp: number): number => {
      const s = turnOf(put(fight(), 'sayaka', 'I7'), 'sayaka').change(({ heroes, zones }) => {
        heroes.sayaka.hp = hp;
        zones.forEach((_, zone) => addToken({ zones }, zone, 'fire'));
      });
      return decide(plansFor(clone(s.state), 'sayaka', true)).filter(({ act }) => 'aim' in act && act.aim.way.length > 0).length;
    };
    expect([attacks(2), attacks(12) > 0]).toEqual([0, true]);
  });
});

test('RR-95 RR-310 what the Event will swallow does no harm, though it lies face down', () => {
  const s = inSlot(onTop(turnOf(fight(), 'takahiro'), 'H-1'), 0, 'L-1');
  const view = battleGame.view(s.state, 0);
  expect(nextEventSlot(view)).toBe(2);
  expect(harmOfPulling(view, 'H', false)).toBe(0);
  expect(harmOfPulling({ ...view, sequence: [null, null, null, null] }, 'H', false)).toBeGreaterThan(0);
});

describe('a bot that is struck', () => {
  test('pays for Dodge what the blow is worth, and nothing against a scratch', () => {
    // Sayaka's Dodge is 3: two Stamina keep off 9 damage; against 1 damage they are too dear.
    const answerTo = (damage: number): Move => answerOf(struckBy(fight(), { precision: 5, damage }, 'sayaka').change((state) => { state.heroes.sayaka.destiny = []; }), 'hard');
    expect(answerTo(9)).toEqual({ kind: 'defend', dodge: 2, dice: 0, card: 'none' });
    expect(answerTo(1)).toEqual({ kind: 'takeIt' });
  });

  test('spends nothing on Dodge where nothing can be dodged', () => {
    const s = struckBy(fight(), { precision: 5, damage: 9, cannotBeDodged: true }, 'sayaka').change((state) => { state.heroes.sayaka.destiny = ['reed']; });
    expect(answerOf(s, 'hard')).toEqual({ kind: 'takeIt' });
  });
});

test.each([['heroes', 'A'], ['comrades', 'B']] as const)('whoever stands up among %s takes the Rest that gives something (RR-460)', (others, choice) => {
  const s = turnOf(fight({ others }), 'takahiro').change((state) => { Object.assign(state.heroes.sayaka, { hp: 0, stamina: 0 }); });
  s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
  expect(answerOf(s, 'hard')).toEqual({ kind: 'standUp', choice });
});

test('advice about a minion says what the minion loses', () => {
  const { state } = turnOf(put(fight(), 'takahiro', 'J3'), 'takahiro').change((draft) => {
    draft.minions = [{ minion: 'chainWretch', band: 0, hp: 8, anchor: squareNamed(FIELD, 'J2'), side: 1, facing: 0, conditions: 0 }];
  });
  const plan = decide(plansFor(clone(state), 'takahiro', true)).find(({ act }) => 'aim' in act && act.aim.targets.some(isMinionRef));
  expect(plan && reasonFor(state, 'takahiro', plan)).toMatch(/ on the red Chain Wretch deals [1-8]\./);
});

test('RR-541 a figure that is known to be paper is worth no blow, one that may be is worth half of it', () => {
  const worthOn = (marks: number, isTrue: number): number => {
    const s = turnOf(put(fight({ boss: 'nineFaces' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      state.figures.forEach((figure, i) => { figure.anchor = squareNamed(FIELD, i === 0 ? 'G6' : i === 1 ? 'A1' : 'A12'); });
      // A mask that wards off nothing Takahiro strikes with.
      const worn = state.extra.cast?.masks.findIndex((mask) => BOSSES.nineFaces.masks?.[mask]?.type === 'mystic');
      if (state.extra.cast) Object.assign(state.extra.cast, { true: isTrue, marks, worn });
    });
    const plans = decide(plansFor(clone(battleGame.view(s.state, 0)), 'takahiro', true));
    return Math.max(...plans.filter(({ act }) => 'aim' in act && act.aim.targets.join() === 'boss:0').map(({ value }) => value));
  };
  const [known, perhaps, paper] = [worthOn(0b001, 0), worthOn(0b011, 0), worthOn(0b110, 1)];
  expect(known).toBeGreaterThan(perhaps);
  expect(perhaps).toBeGreaterThan(paper);
});

describe('a reason in words', () => {
  const reasonsOf = (s: Fight, hero: HeroId): string[] => decide(plansFor(clone(battleGame.view(s.state, 0)), hero, true)).map((plan) => reasonFor(battleGame.view(s.state, 0), hero, plan));

  test('RR-541 never promises damage to what is paper, and says so where nobody knows', () => {
    const told = (marks: number, isTrue: number): string[] => reasonsOf(turnOf(put(fight({ boss: 'nineFaces' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      state.figures.forEach((figure, i) => { figure.anchor = squareNamed(FIELD, i === 0 ? 'G6' : i === 1 ? 'A1' : 'A12'); });
      if (state.extra.cast) Object.assign(state.extra.cast, { true: isTrue, marks });
    }), 'takahiro').filter((reason) => reason.includes('the Crane'));
    expect(new Set(told(0b110, 1).map((reason) => / deals \d/.test(reason)))).toEqual(new Set([false]));
    expect(told(0b110, 1)[0]).toMatch(/ tears the Crane/);
    expect(new Set(told(0b011, 0).map((reason) => / on the Crane deals \d+ if it is not paper[.,]/.test(reason)))).toEqual(new Set([true]));
    expect(new Set(told(0b001, 0).map((reason) => / on the Crane deals \d+[.,]/.test(reason)))).toEqual(new Set([true]));
  });

  test('RR-128 a rest says what it is for, and where', () => {
    const s = turnOf(fight(), 'kensho').change(({ heroes }) => { heroes.kensho.stamina = 0; });
    const [plan] = decide(plansFor(clone(s.state), 'kensho', false)).filter(({ act, way }) => 'rest' in act && way.length > 0);
    expect(plan && reasonFor(s.state, 'kensho', plan)).toMatch(/^On [A-L]\d+ Kensho rests for Stamina: no attack leaves the party better off\.$/);
  });
});
