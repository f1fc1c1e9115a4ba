import { bossOf, type BossId } from '@/games/vengeance/content/bosses';
import type { DenId } from '@/games/vengeance/content/dens';
import type { CardId } from '@/games/vengeance/content/vengeanceCards';
import { waysToScore } from '@/games/vengeance/rules/fight/scoring';
import { fightOf } from '@/games/vengeance/rules/fight/scene';

import { handOf, me, only, rolled, type Scene, type Who } from './table';

/** The Fight is over with these enemies alive and these cards in play. */
function fought(inPlay: readonly CardId[], alive: readonly Who[], den: DenId = 'D2-1', boss: BossId = 'batoman'): Scene {
  const s = rolled(['move', 'move', 'move', 'move'], {
    den, boss, green: 'miss', zone: 'E',
    change: (state) => {
      only(...alive)(state);
      me(state).inPlay = inPlay.slice();
      fightOf(state).roll = 3;
    },
  });
  s.play(0, { kind: 'endActions' });
  return s;
}
const BOSS: readonly Who[] = [['boss']];
const SOME: readonly Who[] = [['grunt', 'A']];
const NOBODY: readonly Who[] = [];
const ways = (s: Scene): (readonly [number, number])[] => (s.state.fight ? waysToScore(s.state, 0) : []).map((way) => [way.vp, way.cards.length] as const);

describe('scoring a Fight', () => {
  test('VG-220 n cards of the dead Boss give the n-th value of the ladder, as a total', () => {
    const s = fought(['TK1', 'TK2', 'TK3'], SOME);
    expect(ways(s)).toEqual([[7, 3], [4, 2], [2, 1]]);
    s.play(0, { kind: 'scoreBoss', copies: 2 });
    expect([me(s.state).vp, me(s.state).scored]).toEqual([4, ['TK1', 'TK2']]);
  });

  test('VG-220 a living Boss is not scored', () => {
    const s = fought(['TK1', 'TK4'], BOSS);
    expect(s.refused(0, { kind: 'scoreBoss', copies: 1 })).toBe('VG-220');
  });

  test('VG-222 copies not scored stay in play', () => {
    const s = fought(['TK1', 'TK2', 'ZC1'], SOME);
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect(me(s.state).inPlay).toEqual(['TK2', 'ZC1']);
  });

  test('VG-223 with all Minions dead a card of the gang scores the Den, the Boss alive or not', () => {
    const s = fought(['TK4', 'ZC1'], BOSS);
    expect(ways(s)).toEqual([[2, 1]]);
    expect(s.refused(0, { kind: 'scoreDen', card: 'ZC1' })).toBe('VG-223');
    s.play(0, { kind: 'scoreDen', card: 'TK4' });
    expect([me(s.state).vp, me(s.state).inPlay, me(s.state).scored]).toEqual([2, ['ZC1'], ['TK4']]);
    expect(ways(fought(['TK4'], NOBODY))).toEqual([[2, 1]]);
  });

  test('VG-223 the escort counts: with one Minion left the Den is not scored', () => {
    expect(ways(fought(['TK4'], [['boss'], ['grunt', 'X']]))).toEqual([]);
    expect(ways(fought(['TK4'], SOME))).toEqual([]);
  });

  test('VG-224 cards that score the Boss score the cleared Den as well', () => {
    const s = fought(['TK1', 'TK2'], NOBODY);
    expect(ways(s)).toEqual([[6, 2], [4, 1]]);
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect(me(s.state).vp).toBe(4);
  });

  test('VG-225 without a matching card in play a kill scores nothing; the hand does not count', () => {
    const s = rolled(['move', 'move', 'move', 'move'], { green: 'miss', zone: 'E', change: (state) => { only(['grunt', 'A'])(state); me(state).hand = handOf(0, 'TK1'); me(state).inPlay = ['ZC1']; fightOf(state).roll = 3; } });
    s.play(0, { kind: 'endActions' });
    expect([s.happened('scored'), me(s.state).vp, s.prompt(1).kind]).toEqual([[], 0, 'ready']);
    const wrong = fought(['TK4'], NOBODY);
    expect(wrong.refused(0, { kind: 'scoreBoss', copies: 1 })).toBe('VG-225');
  });

  test('VG-226 the Den is scored once: no further card is spent on it', () => {
    const s = fought(['TK1', 'TK4'], NOBODY);
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect([me(s.state).vp, me(s.state).inPlay, s.prompt(1).kind]).toEqual([4, ['TK4'], 'ready']);
  });

  test('VG-227 a Blitz card scores any Den for 1 more, and never a Boss', () => {
    const s = fought(['BZ1'], BOSS, 'D3-1', 'kidKarat');
    expect(ways(s)).toEqual([[4, 1]]);
    expect(waysToScore(fought(['BZ1'], NOBODY).state, 0)).toEqual([{ cards: ['BZ1'], vp: 3, boss: false, den: true }]);
    expect(ways(fought(['BZ1'], SOME))).toEqual([]);
  });

  test('VG-228 with a Blitz card no other card is scored in that Fight', () => {
    const s = fought(['TK1', 'BZ1', 'BZ2'], NOBODY);
    s.play(0, { kind: 'scoreDen', card: 'BZ1' });
    expect([me(s.state).vp, me(s.state).inPlay, s.happened('scored').length]).toEqual([3, ['TK1', 'BZ2'], 1]);
  });

  test('VG-229 scored cards leave play; everybody still sees them', () => {
    const s = fought(['TK1'], SOME);
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect([s.view(1).players[0]?.inPlay, s.view(1).players[0]?.scored]).toEqual([[], ['TK1']]);
  });

  test('VG-230 scoring is optional, and all legal ways are offered', () => {
    const s = fought(['TK1', 'TK2', 'TK4', 'BZ1'], NOBODY);
    const kinds = s.moves(0).filter((move) => move.kind.startsWith('score'));
    expect(kinds).toEqual([
      { kind: 'scoreBoss', copies: 1 }, { kind: 'scoreBoss', copies: 2 },
      { kind: 'scoreDen', card: 'TK4' }, { kind: 'scoreDen', card: 'BZ1' }, { kind: 'scoreNothing' },
    ]);
    s.play(0, { kind: 'scoreNothing' });
    expect([me(s.state).vp, me(s.state).inPlay.length]).toEqual([0, 4]);
  });

  test('VG-231 Den and Boss are judged over the whole Fight, never across two', () => {
    const s = fought(['TK4'], [['boss'], ['grunt', 'A']]);
    // Next time everybody is back: clearing the Minions left over from the last Fight is not enough.
    expect(s.happened('denRepopulated')).toHaveLength(1);
    s.play(1, { kind: 'attack', place: 0 });
    expect(waysToScore(s.state, 1)).toEqual([]);
    expect(fightOf(s.state).alive).toBe(0b11111);
  });

  test('VG-232 points go on beyond 30', () => {
    const s = fought(['TK1', 'TK2', 'TK3'], NOBODY);
    s.change((state) => (me(state).vp = 28)).play(0, { kind: 'scoreBoss', copies: 3 });
    expect(me(s.state).vp).toBe(37);
  });

  test('a Big Boss is worth 5 and 10', () => {
    expect(ways(fought(['TK8', 'TK9'], SOME, 'D2-1', 'kazuOno'))).toEqual([[10, 2], [5, 1]]);
    expect(bossOf('kazuOno').ladder).toEqual([5, 10]);
  });
});
