import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import { dealDamage } from '@/games/ronins-revenge/rules/health';

import { at } from './battle';
import { damageIn, fight, give, onTop, plain, put, strike, strikeWith, struckBy, turnOf, type Fight } from './fight';
import { does, heroField } from './rig';

/** The steps of a blow in their order, for both sides (RR-212 … RR-221), and what the difficulty makes of it (RR-399, RR-402). */

const beside = (changes: Parameters<typeof fight>[0] = {}): Fight => onTop(turnOf(put(fight(changes), 'takahiro', 'H6'), 'takahiro'), 'L-6');
const crowAt = (s: Fight, square: 'H7' | 'G5'): Fight =>
  s.change((state) => { state.minions = [{ minion: 'emberCrow', band: 0, hp: 40, anchor: at(square), side: 1, facing: 2, conditions: 0 }]; });

/** What Takahiro, whose Armor is 3, takes from a Slashing blow of the boss. */
function taken(s: Fight, damage: number): number {
  const events = struckBy(s, { precision: 9, damage }, 'takahiro').play(0, { kind: 'takeIt' });
  return events.reduce((sum, event) => (event.type === 'heroStruck' ? sum + event.damage : sum), 0);
}

describe('the order of a blow', () => {
  test('RR-212 of an enemy: flat changes, then Empowered or Weakened, then Armor, then Vulnerable or Resistant', () => {
    expect(taken(give(give(fight(), 'boss', 'empowered'), 'takahiro', 'vulnerable:slashing'), 5)).toBe((5 * 2 - 3) * 2);
    expect(taken(give(give(fight(), 'boss', 'weakened'), 'takahiro', 'vulnerable:slashing'), 9)).toBe((4 - 3) * 2);
    expect(taken(give(give(fight(), 'boss', 'empowered'), 'takahiro', 'resistant:slashing'), 4)).toBe(2);
    const above = give(fight(), 'boss', 'empowered').change((state) => addToken(state, zoneOf(at('F6')), 'high'));
    expect(taken(above, 3)).toBe((3 + 2) * 2 - 3);
  });

  test('RR-214 what Armor has taken altogether is 1 to the Vulnerable as well, not 2', () => {
    for (const damage of [1, 2, 3]) expect(taken(give(fight(), 'takahiro', 'vulnerable:slashing'), damage)).toBe(1);
    expect(taken(give(fight(), 'takahiro', 'vulnerable:slashing'), 4)).toBe(2);
  });

  test('RR-213 after Armor a blow is 0, never less', () => {
    const events = struckBy(give(fight(), 'takahiro', 'vulnerable:slashing'), { precision: 9, damage: 1 }, 'takahiro').play(0, { kind: 'takeIt' });
    const lines = events.flatMap((event) => (event.type === 'heroStruck' ? event.lines.map(({ why, after }) => [why, after]) : []));
    expect(lines).toEqual([['Armor', 0], ['a hit always hurts', 1]]);
  });

  test('RR-217 the open card of the boss says nothing of its minions', () => {
    const cut = (s: Fight): number => damageIn(strike(crowAt(s, 'H7'), 'takahiro', 'Measured Cut', 'emberCrow:0'));
    expect(cut(onTop(beside(), 'L-1'))).toBe(4);
    expect(damageIn(strike(onTop(beside(), 'L-1'), 'takahiro', 'Measured Cut'))).toBe(8);
  });

  test('RR-221 damage that is no attack passes Armor and has no minimum; without a type no token counts', () => {
    const dealt = (n: number, type: 'mystic' | null): number => {
      const state = heroField('ushikado', 'F6', { takahiro: 'A12' });
      addCondition(state.heroes.takahiro, 'vulnerable:mystic');
      does(state, (run) => dealDamage(run, 'takahiro', n, type, { why: 'effect' }));
      expect(hasCondition(state.heroes.takahiro, 'vulnerable:mystic')).toBe(type === null);
      return 15 - state.heroes.takahiro.hp;
    };
    expect([dealt(3, 'mystic'), dealt(5, 'mystic'), dealt(3, null), dealt(5, null)]).toEqual([0, 4, 0, 2]);
  });
});

describe('Yin and Yang of an attack', () => {
  test('RR-207 RR-236 what dice give cannot be used in the attack that rolled it', () => {
    const s = beside({ modes: ['dice'] }).draws(4, 0);
    s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    // The black die shows Yin; before the blow falls there is none.
    expect([s.prompts().map(({ kind }) => kind), s.state.heroes.takahiro.yin]).toEqual([['turn'], 1]);
    const early = beside({ modes: ['dice'] }).change((state) => { state.heroes.takahiro.ki = 1; }).draws(4, 0);
    early.play(0, strikeWith(early, 'takahiro', 'Measured Cut'));
    expect([early.prompt(0).kind, early.state.heroes.takahiro.yin]).toEqual(['attackModifiers', 0]);
    plain(early);
    expect(early.state.heroes.takahiro.yin).toBe(1);
  });
});

describe('difficulty', () => {
  /** Takahiro is primed and has been struck by the boss or by a crow that stands before him. */
  const answered = (difficulty: 'easy' | 'standard', by: 'boss:0' | 'emberCrow:0'): Fight => {
    const s = crowAt(onTop(struckBy(put(fight({ difficulty }), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro'), 'L-6'), 'G5').change((state) => {
      state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
      Object.assign(state, { wound: 0 });
      for (const frame of state.frames) if (frame.kind === 'strike') Object.assign(frame, { by });
    });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'counter', attack: 0, way: [], facing: 0, targets: [by] });
    plain(s);
    return s;
  };

  test('RR-399 on Easy minions, too, are Vulnerable to every Counterstrike', () => {
    const left = (difficulty: 'easy' | 'standard'): number | undefined => answered(difficulty, 'emberCrow:0').state.minions[0]?.hp;
    expect([left('standard'), left('easy')]).toEqual([36, 32]);
  });

  test('RR-399 on Easy an attack that is neither the Main Action nor a Counterstrike finds no weak spot', () => {
    const hooked = (difficulty: 'easy' | 'standard'): number => {
      const s = onTop(turnOf(put(fight({ difficulty }), 'sayaka', 'H6'), 'sayaka'), 'L-6').change((state) => {
        state.heroes.sayaka.ki = 2;
        state.wound = 0;
      });
      s.play(0, { kind: 'useCard', card: 'thousandCuts' });
      return damageIn(strike(s, 'sayaka', 'Hook and Reel'));
    };
    expect(hooked('easy')).toBe(hooked('standard'));
  });

  test('RR-402 on Hard a cube for another type is no preparation', () => {
    const hurt = (primed: { weapon: number; type: 'slashing' | 'piercing' } | null): number =>
      taken(fight({ difficulty: 'hard' }).change((state) => { state.heroes.takahiro.primed = primed; }), 5);
    expect([hurt(null), hurt({ weapon: 0, type: 'piercing' }), hurt({ weapon: 0, type: 'slashing' })]).toEqual([5, 5, 2]);
  });
});
