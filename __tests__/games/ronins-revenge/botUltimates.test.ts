import { decide } from '@/engine/bots/bot';
import { Random, makeStream } from '@/engine/random';
import { battleBots, suggest } from '@/games/ronins-revenge/bot';
import { lossOfPaying, timeLeft, ultimateOnTurn, worthOfKeeping } from '@/games/ronins-revenge/bot/ultimates';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { fight, put, struckBy, strikeWith, turnOf, type Fight } from './fight';

const viewOf = (s: Fight): BattleState => battleGame.view(s.state, 0);
const answerOf = (s: Fight): Move => decide(battleBots.hard.think(viewOf(s), 0, new Random(makeStream('bot'))));

/** The last bar of the boss, and what is left of it. */
const lastBar = (s: Fight, hp: number): Fight => s.change((state) => {
  state.wound = state.cubes.length - 1;
  state.cubes = state.cubes.map((_, i) => (i === state.wound ? 1 : 0));
  state.bossHp = hp;
});

/** A hard bot plays this hero's turn to its end; what it has answered. */
function playTurn(s: Fight, hero: HeroId): Move[] {
  const moves: Move[] = [];
  while (!s.outcome && moves.length < 30) {
    if (!s.state.frames.some((frame) => frame.kind === 'heroTurn' && frame.hero === hero)) break;
    const move = answerOf(s);
    moves.push(move);
    s.play(0, move);
  }
  return moves;
}

const readyTo = (hero: HeroId, changes: Partial<BattleState['heroes'][HeroId]>): Fight =>
  turnOf(put(fight(), hero, 'H6'), hero).change((state) => { Object.assign(state.heroes[hero], { destiny: [], stamina: 6, ...changes }); });

const uses = (card: string) => ({ kind: 'useCard', card }) as const;

describe('an ultimate that wins the battle', () => {
  test.each([
    // The blow and Ki are not enough without it; Kosuke makes his tokens into Ki first.
    ['takahiro', 'nineSuns', { ki: 2 }, 15],
    ['sayaka', 'thousandCuts', { ki: 2 }, 11],
    ['kosuke', 'cutTheRope', { yin: 1, yang: 1 }, 18],
  ] as const)('%s uses %s, and it is over', (hero, card, tokens, left) => {
    const s = lastBar(readyTo(hero, tokens), left);
    expect(playTurn(s, hero)).toContainEqual(uses(card));
    expect(s.state.result).toBe('won');
    const without = lastBar(readyTo(hero, { ...tokens, ultimateUsed: true }), left);
    playTurn(without, hero);
    expect(without.state.result).toBeNull();
  });
});

describe('an ultimate that saves somebody', () => {
  const fallenAt = (s: Fight, hero: HeroId): Fight => put(s, hero, 'J7').change(({ heroes }) => { Object.assign(heroes[hero], { hp: 0, charges: 0 }); });

  test('kensho walks to whoever lies too far away, and raises it', () => {
    const s = fallenAt(turnOf(put(fight(), 'kensho', 'L12'), 'kensho'), 'sayaka').change(({ heroes }) => { Object.assign(heroes.kensho, { ki: 1, yin: 1, yang: 1, destiny: [] }); });
    expect(playTurn(s, 'kensho')).toContainEqual(uses('lotusAwakening'));
    expect(s.state.heroes.sayaka.hp).toBeGreaterThan(0);
  });

  test('kensho the Comrade keeps its mantra while nobody needs it, and raises whoever has fallen', () => {
    const comrade = (): Fight => turnOf(put(fight({ others: 'comrades' }), 'kensho', 'J6'), 'kensho');
    expect(playTurn(comrade(), 'kensho')).not.toContainEqual(uses('mantraOfReturn'));
    const s = fallenAt(comrade(), 'sayaka');
    expect(playTurn(s, 'kensho')).toContainEqual(uses('mantraOfReturn'));
    expect(s.state.heroes.sayaka.hp).toBeGreaterThan(0);
  });

  /** The Comrade is hit: the window before the damage is open. */
  const hitFor = (damage: number, hp: number): Fight => {
    const s = struckBy(put(fight({ others: 'comrades', heroes: ['kensho', 'takahiro', 'sayaka', 'kosuke'] }), 'takahiro', 'H6'), { precision: 9, damage, cannotBeDodged: true }, 'takahiro')
      .change(({ heroes }) => { heroes.takahiro.hp = hp; });
    s.play(0, { kind: 'takeIt' });
    return s;
  };

  test('takahiro the Comrade holds the line against a deadly blow, not against a scratch', () => {
    expect(answerOf(hitFor(14, 8))).toEqual(uses('holdTheLine'));
    expect(answerOf(hitFor(4, 30))).toEqual({ kind: 'pass' });
  });
});

describe('what is kept for an ultimate', () => {
  test('is worth less and less as the boss or the party comes to its end, and nothing once it is used', () => {
    const kept = (change: (state: BattleState) => void): number => worthOfKeeping(fight().change(change).state);
    const ready = ({ heroes }: BattleState): void => { for (const hero of Object.values(heroes)) hero.ki = 3; };
    const early = kept(ready);
    const late = worthOfKeeping(lastBar(fight().change(ready), 40).state);
    const inDanger = kept((state) => { ready(state); for (const hero of Object.values(state.heroes)) Object.assign(hero, { hp: 2, charges: 0 }); });
    const used = kept((state) => { ready(state); for (const hero of Object.values(state.heroes)) hero.ultimateUsed = true; });
    expect(late).toBeLessThan(early / 2);
    expect(inDanger).toBeLessThan(early / 2);
    expect(used).toBeLessThan(early);
    expect(timeLeft(fight().state)).toBe(1);
  });

  test('is put off by what takes the tokens for it, not by what takes others', () => {
    const { state } = readyTo('sayaka', { yin: 3, yang: 1 });
    expect(lossOfPaying(state, 'sayaka', { yang: 1 })).toBeGreaterThan(0);
    expect(lossOfPaying(state, 'sayaka', { yin: 1 })).toBe(0);
  });

  test('Yin and Yang are made into Ki as far as the price asks', () => {
    const answers = (tokens: Partial<BattleState['heroes'][HeroId]>): readonly Move[] | undefined => ultimateOnTurn(readyTo('takahiro', tokens).state, 'takahiro')?.moves;
    expect(answers({ ki: 1, yin: 2, yang: 2 })).toEqual([{ kind: 'fuse' }, uses('nineSuns')]);
    expect(answers({ ki: 2, yin: 2, yang: 2 })).toEqual([uses('nineSuns')]);
    expect(answers({ ki: 1, yin: 2 })).toBeUndefined();
  });

  test('Ki does not go into the first blow while the ultimate waits for it, and does once it is used', () => {
    const afterBlow = (ultimateUsed: boolean): number => {
      const s = readyTo('takahiro', { ki: 2, ultimateUsed });
      s.play(0, strikeWith(s, 'takahiro', 'Cleaving Arc'));
      while (s.prompt(0).kind === 'attackModifiers') s.play(0, answerOf(s));
      return s.state.heroes.takahiro.ki;
    };
    expect([afterBlow(false), afterBlow(true)]).toEqual([2, 0]);
  });
});

describe('a Comrade’s doubled blow', () => {
  const striking = (pad: 'light' | 'heavy'): Fight => {
    const s = turnOf(put(fight({ others: 'comrades' }), 'kosuke', 'H6'), 'kosuke');
    s.play(0, { kind: 'padAttack', pad, type: 'crushing', way: [], facing: 0, targets: ['boss:0'] });
    return s;
  };

  test('is kept while a light one comes early, and goes into the one that ends the battle', () => {
    expect(answerOf(striking('light'))).toEqual({ kind: 'strike' });
    expect(answerOf(lastBar(striking('light'), 8))).toEqual(uses('bloodDebt'));
  });
});

test('advice names the ultimate, and the damage that comes of it', () => {
  const s = lastBar(readyTo('kosuke', { ki: 1 }), 18);
  const advice = decide(suggest(viewOf(s), 'kosuke'));
  expect(advice?.reason).toMatch(/^Now is a good moment for Cut the Rope: Lose HP down to 1\. .* deals (1[89]|[2-9]\d)\b.* That wins the battle\.$/);
});

test('a Counterstrike that costs nothing is made', () => {
  const s = struckBy(put(fight(), 'takahiro', 'H6'), { precision: 1, damage: 1, type: 'slashing' }, 'takahiro').change(({ heroes }) => {
    Object.assign(heroes.takahiro, { destiny: [], primed: { weapon: 0, type: 'slashing' } });
  });
  s.play(0, { kind: 'takeIt' });
  expect(s.prompt(0).kind).toBe('counter');
  expect(answerOf(s).kind).toBe('counter');
});
