import { decide } from '@/engine/bots/bot';
import { cloneJson } from '@/engine/json';
import { Random, makeStream } from '@/engine/random';
import { battleBots, suggest } from '@/games/ronins-revenge/bot';
import { Ahead } from '@/games/ronins-revenge/bot/ahead';
import { outlookWords } from '@/games/ronins-revenge/bot/outlook';
import { worthOf } from '@/games/ronins-revenge/bot/worth';
import { battleGame } from '@/games/ronins-revenge/game';
import type { DamageType } from '@/games/ronins-revenge/content/terms';
import { addCondition } from '@/games/ronins-revenge/rules/conditions';
import { attackCard } from '@/games/ronins-revenge/rules/hero/attack/card';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at } from './battle';
import { fight, inSlot, put, strikeWith, turnOf, type Fight } from './fight';

const viewOf = (s: Fight): BattleState => battleGame.view(s.state, 0);

describe('the rest of the round, played in the head', () => {
  const struckSoon = (): Fight => inSlot(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 0, 'L-1');
  const rest = { kind: 'rest', choice: 'A', flask: false } as const;

  test('lets what lies in the Sequence come, and the next round begin', () => {
    const after = new Ahead(viewOf(struckSoon())).after(0, [rest]);
    expect(after?.round).toBe(struckSoon().state.round + 1);
    expect(after?.heroes.takahiro.hp).toBeLessThan(struckSoon().state.heroes.takahiro.hp);
  });

  test('takes nothing from the position it is given', () => {
    const view = viewOf(struckSoon());
    const before = cloneJson(view);
    new Ahead(view).after(0, [rest]);
    expect(view).toEqual(before);
  });

  test('takes no card for heroes who have still to act, and gives them no turn', () => {
    const s = struckSoon();
    const after = new Ahead(viewOf(s)).after(0, [rest]);
    expect(after?.discards.L.cards.filter((card) => card === 'L-1')).not.toEqual([]);
    for (const id of ['sayaka', 'kosuke', 'kensho'] as const) expect(after?.heroes[id].primed).toBeNull();
    // One card of the Sequence and one for the rest: two strikes or lines, no Basic Attack for open slots.
    expect(after?.heroes.sayaka.hp).toBe(s.state.heroes.sayaka.hp);
  });

  test('says so where an answer cannot be given', () => {
    expect(new Ahead(viewOf(struckSoon())).after(0, [{ kind: 'move', way: [at('A1')], facing: 0 }])).toBeUndefined();
  });
});

describe('what a position is worth', () => {
  const worth = (change: (state: BattleState) => void): number => worthOf(fight().change(change).state);
  const plain = worth(() => undefined);

  test('victory more than anything, defeat less', () => {
    expect(worth((state) => { state.result = 'won'; })).toBeGreaterThan(plain + 500);
    expect(worth((state) => { state.result = 'lost'; })).toBeLessThan(plain - 500);
  });

  test('a hero who cannot stand up again is lost; one with a Flask is not', () => {
    const fallen = (charges: number): number => worth((state) => { Object.assign(state.heroes.kosuke, { hp: 0, charges }); });
    const standing = (charges: number): number => worth((state) => { Object.assign(state.heroes.kosuke, { hp: 1, charges }); });
    expect(standing(0) - fallen(0)).toBeGreaterThan(standing(1) - fallen(1) + 10);
    expect(fallen(1)).toBeGreaterThan(fallen(0));
  });

  test('what the boss has lost counts in full, minions speak against it', () => {
    expect(worth((state) => { state.bossHp -= 10; })).toBeCloseTo(plain + 10);
    expect(worth((state) => { state.minions.push({ minion: 'chainWretch', band: 0, hp: 8, anchor: 0, side: 1, facing: 0, conditions: 0 }); })).toBeLessThan(plain);
  });
});

describe('a hard bot before Suzaku Harunobu', () => {
  const typeOf = (s: Fight, level: keyof typeof battleBots): DamageType | undefined => {
    const move = decide(battleBots[level].think(viewOf(s), 0, new Random(makeStream('bot'))));
    return move.kind === 'attack' ? attackCard(s.state, 'takahiro', { weapon: move.weapon, attack: move.attack })?.type : undefined;
  };

  const before = (hp: number, boss: 'plain' | 'empowered'): Fight =>
    turnOf(put(fight({ boss: 'harunobu' }), 'takahiro', 'G6'), 'takahiro').change((state) => {
      Object.assign(state.heroes.takahiro, { hp, stamina: 6, destiny: [] });
      if (boss === 'empowered') for (const figure of state.figures) addCondition(figure, 'empowered');
    });

  test('does not strike into his Guard where the Answer would fell it; one that does not look ahead does', () => {
    // 11, 2 less under W-1, doubled, less 3 Armor: 15.
    const deadly = before(8, 'empowered');
    expect(deadly.state.extra.duel?.list[0]).toBe('slashing');
    expect(typeOf(deadly, 'medium')).toBe('slashing');
    expect(typeOf(deadly, 'hard')).not.toBe('slashing');
  });

  test('does where it can bear the Answer and give it back', () => {
    expect(typeOf(before(15, 'plain'), 'hard')).toBe('slashing');
  });
});

describe('advice', () => {
  test('is what a hard bot would do, with what the rest of the round is expected to cost', () => {
    const s = inSlot(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 0, 'H-6');
    const advice = decide(suggest(viewOf(s), 'takahiro'));
    expect(advice?.move).toEqual(decide(battleBots.hard.think(viewOf(s), 0, new Random(makeStream('bot')))));
    expect(advice?.reason).toMatch(/(costs the party about \d+ HP|costs the party HP|to fall this round)\.$/);
  });

  test('names who will fall, what is lost, and victory', () => {
    const now = viewOf(fight());
    const later = (change: (state: BattleState) => void): string => outlookWords(now, fight().change(change).state);
    expect(later(() => undefined)).toBe('Defended as usual, nothing known of this round then costs the party HP.');
    expect(later(({ heroes }) => { heroes.kosuke.hp -= 3; })).toBe('Defended as usual, what is known of this round then costs the party about 3 HP.');
    expect(later(({ heroes }) => { heroes.kosuke.hp = heroes.kensho.hp = 0; })).toBe('Even so Kosuke and Kensho are likely to fall this round.');
    expect(later((state) => { state.result = 'won'; })).toBe('That wins the battle.');
  });

  test('comes in slices, and a hero whose turn it is not gets none', () => {
    const thinking = suggest(viewOf(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro')), 'takahiro');
    let slices = 0;
    while (thinking.next().done !== true) slices += 1;
    expect(slices).toBeGreaterThan(20);
    expect(decide(suggest(viewOf(turnOf(fight(), 'takahiro')), 'sayaka'))).toBeUndefined();
  });
});

describe('a bot before Lady Kugi', () => {
  test('counts the HP of the dolls of those who stand against a position', () => {
    const worth = (change: (state: BattleState) => void): number => worthOf(fight({ boss: 'kugi' }).change(change).state);
    const firstDoll = (hp: number) => (state: BattleState): void => { for (const doll of state.extra.dolls?.dolls ?? []) if (doll.of === 'takahiro') doll.hp = hp; };
    expect(worth(firstDoll(2))).toBeGreaterThan(worth(firstDoll(10)) + 5);
  });

  test('does not change tokens to and fro because the blow will hurt one of its own', () => {
    const s = turnOf(put(fight({ boss: 'kugi' }), 'takahiro', 'G6'), 'takahiro').change((state) => { Object.assign(state.heroes.takahiro, { destiny: [], yin: 6, yang: 1 }); });
    for (const doll of s.state.extra.dolls?.dolls ?? []) if (doll.of === 'takahiro') doll.at = at('D6');
    s.play(0, strikeWith(s, 'takahiro', 'Cleaving Arc'));
    while (s.prompt(0).kind === 'attackModifiers') s.play(0, decide(battleBots.hard.think(viewOf(s), 0, new Random(makeStream('bot')))));
    // One Yin and the Yang become Ki, and go into the blow.
    expect(s.state.heroes.takahiro.yin).toBeGreaterThanOrEqual(5);
    expect(s.state.heroes.takahiro.ki).toBe(0);
    expect(s.state.heroes.takahiro.hp).toBeLessThan(s.state.heroes.takahiro.maxHp);
  });
});
