import { nearestFrame } from '@/engine/decisions/frames';
import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { hurtBoss } from '@/games/ronins-revenge/rules/boss/wounds';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { explainStrike, precisionAgainst } from '@/games/ronins-revenge/rules/damage/strike';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { loseHealth } from '@/games/ronins-revenge/rules/health';
import type { BattleState, MinionState } from '@/games/ronins-revenge/rules/state';

import { placeMinion } from './battle';
import { fight, plain, put, strike, strikeWith, turnOf, type Fight } from './fight';
import { at, does, field, heroField, playCard, rig } from './rig';

/** Worked examples of the catalogue from the middle of rounds: Webs, echoes, lanes, brothers, shields, souls. */

const name = (square: number): string => squareName(FIELD, square);
function minionAs(state: BattleState, square: SquareName, minion: MinionState['minion'], hp: number): MinionState {
  return Object.assign(placeMinion(state, square), { minion, hp, band: state.minions.length - 1 });
}
const struckIn = (events: readonly BattleEvent[]): (readonly [string, number])[] =>
  events.flatMap((event) => (event.type === 'struck' ? [[event.target, event.damage] as const] : []));

describe('Itoguruma', () => {
  test('RR-524 Takahiro in the Web of Z32: 10, pays 1, cuts the Web for 3, frees Kosuke for 2, and strikes for 4', () => {
    const state = heroField('itoguruma', 'E6', { takahiro: 'I6', kosuke: 'G7', sayaka: 'L1', kensho: 'L2' });
    state.heroes.takahiro.stamina = 7;
    addToken(state, zoneNamed('Z32'), 'web');
    state.extra.loom?.cocooned.push('kosuke');
    const on = rig(state);
    on.run({ kind: 'heroTurn', hero: 'takahiro', moved: false, acted: false, walked: false, sheltered: false }, 'web');
    on.answer({ kind: 'tearLoose', pay: true }, 'turn');
    const { takahiro } = state.heroes;
    expect(takahiro.stamina).toBe(9);
    on.answer({ kind: 'bossAction', action: 'cutWeb', target: '' }, 'turn');
    expect([takahiro.stamina, hasToken(state, zoneNamed('Z32'), 'web')]).toEqual([6, false]);
    on.answer({ kind: 'move', way: [at('H6'), at('G6')], facing: 0 }, 'turn');
    // Two free steps where the Web would have taken four points.
    expect([takahiro.stamina, name(takahiro.anchor)]).toEqual([6, 'G6']);
    on.answer({ kind: 'bossAction', action: 'cutCocoon', target: 'kosuke' }, 'turn');
    expect([takahiro.stamina, state.extra.loom?.cocooned]).toEqual([4, []]);
    on.answer({ kind: 'attack', weapon: 0, attack: 1, more: 0, way: [], facing: 0, targets: ['boss:0'] }, 'turn');
    expect([takahiro.stamina, on.happened('attackDeclared').map(({ name: attack }) => attack)]).toEqual([0, ['Cleaving Arc']]);
  });

  test('RR-529 a Voice Husk on G2, high, reaches Takahiro on K4: Range 5, Damage 4; he is pulled to I2', () => {
    const state = field('itoguruma', 'A11', { takahiro: 'K4', kensho: 'K6', sayaka: 'A9', kosuke: 'A8' });
    addToken(state, zoneNamed('Z31'), 'high');
    const husk = minionAs(state, 'G2', 'voiceHusk', 6);
    state.heroes.kensho.anchor = at('L12');
    const on = rig(state);
    on.run({ kind: 'minionTurn', minion: `voiceHusk:${husk.band}` });
    const [struck] = on.happened('heroStruck');
    expect([struck?.hero, struck?.lines[0]?.after, name(state.heroes.takahiro.anchor)]).toEqual(['takahiro', 4, 'I2']);
  });
});

describe('Raitora', () => {
  test('RR-555 Storm Lane under W-2: Precision 11 and Damage 7 against Kensho, who rested; 10 and 5 against Kosuke, who walked', () => {
    const state = field('raitora', 'A5', { kensho: 'E5', kosuke: 'G5', takahiro: 'L11', sayaka: 'L12' });
    state.wound = 1;
    state.threat = 'kensho';
    state.heroes.kensho.still = true;
    state.heroes.kosuke.still = false;
    const on = rig(state);
    playCard(on, 'H-2', 'defend');
    const coming = nearestFrame(state, 'strike');
    if (!coming) throw new Error('nobody is struck');
    const against = (hero: HeroId): readonly [number, number] => {
      const lines = explainStrike(state, coming, hero).lines.filter(({ why }) => why !== 'Armor');
      return [precisionAgainst(state, coming, hero), lines[lines.length - 1]?.after ?? coming.values.damage];
    };
    expect([coming.targets.slice().sort(), against('kensho'), against('kosuke')]).toEqual([['kensho', 'kosuke'], [11, 7], [10, 5]]);
  });
});

describe('Aka and Ao', () => {
  test('RR-574 Ao is not left alone by a blow of 5; left alone he is Empowered, and Blue Measure deals 22 before Armor', () => {
    const brothers = (): BattleState => {
      const state = field('akaAo', 'C3', { kosuke: 'E9', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
      if (state.figures[1]) state.figures[1].anchor = at('C9');
      return state;
    };
    const endOf = (state: BattleState, hurtToo: boolean): void => {
      does(state, (run) => {
        hurtBoss(run, 'boss:0', 4, { why: 'attack', credit: 'kosuke' });
        if (hurtToo) hurtBoss(run, 'boss:1', 5, { why: 'attack', credit: 'takahiro' });
      });
      rig(state).run({ kind: 'round', turn: 4, step: 'endFirst' });
    };
    const struck = brothers();
    endOf(struck, true);
    expect(struck.figures.map((figure) => hasCondition(figure, 'empowered'))).toEqual([false, false]);
    const alone = brothers();
    endOf(alone, false);
    expect(alone.figures.map((figure) => hasCondition(figure, 'empowered'))).toEqual([false, true]);
    const played = brothers();
    played.threat = 'kosuke';
    const [, ao] = played.figures;
    if (ao) addCondition(ao, 'empowered');
    const on = rig(played);
    playCard(on, 'S-3');
    const [blow] = on.happened('heroStruck');
    expect([blow?.by, blow?.lines.find(({ why }) => why === 'Empowered')?.after]).toEqual(['boss:1', 22]);
  });
});

describe('Harunobu', () => {
  const court = (bannermen: readonly SquareName[]): Fight => {
    const s = put(fight({ boss: 'harunobu' }), 'sayaka', 'C7').change((state) => {
      for (const figure of state.figures) figure.anchor = at('D6');
      for (const square of bannermen) minionAs(state, square, 'suzakuBannerman', 10);
    });
    return turnOf(s, 'sayaka');
  };

  test('RR-594 Flurry from C7 is taken by the Bannerman on D5; the next attack of the round is not', () => {
    const s = court(['D5', 'D7']);
    expect(struckIn(strike(s, 'sayaka', 'Flurry'))).toEqual([['suzakuBannerman:0', 4]]);
    expect(s.prompts().some(({ kind }) => kind === 'defend')).toBe(false);
    turnOf(put(s, 'takahiro', 'E6'), 'takahiro');
    expect(struckIn([...s.play(0, strikeWith(s, 'takahiro', 'Long Thrust')), ...plain(s)]).map(([target]) => target)).toEqual(['boss:0']);
  });

  test('RR-594 with both Bannermen on F5 and F7 Flurry strikes him', () => {
    expect(struckIn(strike(court(['F5', 'F7']), 'sayaka', 'Flurry')).map(([target]) => target)).toEqual(['boss:0']);
  });
});

describe('The Caged Dawn', () => {
  test('RR-611 with Night 25 and Dawn 14 the Fire takes 2 from Night, the fuller soul', () => {
    const state = field('cagedDawn', 'F6');
    if (state.extra.souls) Object.assign(state.extra.souls, { night: 25, dawn: 14 });
    state.bossHp = 39;
    does(state, (run) => loseHealth(run, 'boss:0', 2, { why: 'terrain' }));
    expect([state.extra.souls?.night, state.extra.souls?.dawn, state.bossHp]).toEqual([23, 14, 37]);
  });

  test('RR-613 Cold Fingers of silent Night: Damage 4, nobody is Slowed, Threat goes on as printed', () => {
    const played = (night: number) => {
      const state = field('cagedDawn', 'F6', { kosuke: 'H6', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
      if (state.extra.souls) Object.assign(state.extra.souls, { night, dawn: 12 });
      state.bossHp = night + 12;
      state.line = ['takahiro', 'sayaka', 'kosuke', 'kensho'];
      state.threat = 'kosuke';
      const on = rig(state);
      playCard(on, 'L-3');
      const [blow] = on.happened('heroStruck');
      const before = blow?.lines.filter(({ why }) => why !== 'Armor' && why !== 'a hit always hurts').map(({ after }) => after);
      return { damage: before?.[before.length - 1] ?? 12, slowed: hasCondition(state.heroes.kosuke, 'slowed'), threat: state.threat };
    };
    expect(played(0)).toEqual({ damage: 4, slowed: false, threat: 'sayaka' });
    expect(played(25)).toEqual({ damage: 8, slowed: true, threat: 'sayaka' });
  });
});
