import type { Steps } from '@/games/ronins-revenge/content/effects';
import type { Difficulty, HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { hurtBoss } from '@/games/ronins-revenge/rules/boss/wounds';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { loseHealth } from '@/games/ronins-revenge/rules/health';
import { DEFAULTS } from '@/games/ronins-revenge/rules/options';
import type { BattleFrame } from '@/games/ronins-revenge/rules/state';
import { situation } from '@tests/kit/situation';

import { at, placeMinion } from './battle';
import { damageIn, fight, onTop, plain, put, strike, struckBy, turnOf, withKit, type Fight } from './fight';
import { does, field, playCard, rig } from './rig';

describe('wounds', () => {
  test('RR-370 HP that are lost, not damage, take cubes and are carried over just so', () => {
    const state = field('ushikado', 'F6');
    state.bossHp = 10;
    does(state, (run) => loseHealth(run, 'boss:0', 20, { why: 'terrain' }));
    expect([state.bossHp, state.cubes[0]]).toEqual([40, 1]);
    // The same at the end of his turn, standing in Fire.
    const burning = field('ushikado', 'F6');
    Object.assign(burning, { bossHp: 1, sequence: [0, 1, 2, 3].map(() => ({ card: 'L-1', broken: true })) });
    addToken(burning, zoneNamed('Z22'), 'fire');
    rig(burning).run({ kind: 'bossPhase', slot: 0 });
    expect([burning.bossHp, burning.cubes[0]]).toEqual([49, 1]);
  });

  test('RR-372 what is carried over is not changed again by the new card', () => {
    // Under W-3 the brothers take 3 less from every blow while they stand together; under W-2 they do not.
    const blow = (wound: number): number => {
      const s = onTop(turnOf(put(fight({ boss: 'akaAo' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
        const [aka, ao] = state.figures;
        if (aka && ao) Object.assign(ao, { anchor: at('F8') });
        Object.assign(state, { wound, cubes: [0, wound === 1 ? 1 : 0, 2], bossHp: 1, reveals: 0 });
      }), 'L-1');
      strike(s, 'takahiro', 'Measured Cut');
      return s.state.bossHp;
    };
    // 4 at 1 HP: 3 are carried over. Under W-3 1 is left of the 4, and the bar is full.
    expect([blow(1), blow(2)]).toEqual([47, 50]);
  });

  test('RR-375 the figures of one boss have one bar and one row of Wound cards', () => {
    const state = field('akaAo', 'F6');
    does(state, (run) => { hurtBoss(run, 'boss:0', 30, { why: 'effect' }); });
    does(state, (run) => { hurtBoss(run, 'boss:1', 30, { why: 'effect' }); });
    expect([state.bossHp, state.cubes[0]]).toEqual([40, (field('akaAo', 'F6').cubes[0] ?? 0) - 1]);
  });
});

describe('a Wound card changes while something goes on', () => {
  test('RR-511 a strike keeps what it had with its first target; the next one has the new card', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'H7' });
    Object.assign(state, { line: ['sayaka', 'kosuke', 'takahiro', 'kensho'], threat: 'sayaka', wound: 1 });
    const on = rig(state);
    playCard(on, 'H-4', 'defend');
    state.wound = 2;
    on.answer({ kind: 'takeIt' });
    const [, second] = on.happened('heroStruck');
    // 8 and the 3 of W-2, less 1 Armor; W-3 would add 5.
    expect([second?.hero, second?.damage]).toEqual(['kosuke', 10]);
    // W-2 pulls whoever it hits; W-3 does not any more.
    state.threat = 'kosuke';
    playCard(on, 'H-4');
    expect(on.happened('heroStruck').filter(({ hero }) => hero === 'kosuke').map(({ damage }) => damage)).toEqual([10, 13]);
  });

  test('RR-511 a card that comes while the boss walks counts for the blow: its first target is still to come', () => {
    const struck = (bossHp: number): number | undefined => {
      const state = field('ushikado', 'F6', { sayaka: 'K6', kosuke: 'A12', takahiro: 'A11', kensho: 'A10' });
      Object.assign(state, { threat: 'sayaka', bossHp, cubes: [1, 2, 2] });
      addToken(state, zoneNamed('Z32'), 'fire');
      const on = rig(state);
      playCard(on, 'L-1');
      expect([on.happened('strikeBegan').length, state.wound]).toEqual([1, bossHp > 10 ? 0 : 1]);
      return on.happened('heroStruck')[0]?.damage;
    };
    // W-2 adds 3.
    expect((struck(1) ?? 0) - (struck(50) ?? 0)).toBe(3);
  });

  test('RR-511 a strike keeps the extra lines of the card it began with', () => {
    const pulled = (after: number): string => {
      const state = field('ushikado', 'F6', { sayaka: 'I6' });
      Object.assign(state, { threat: 'sayaka', wound: 1 });
      const on = rig(state);
      playCard(on, 'H-5', 'defend');
      state.wound = after;
      on.answer({ kind: 'takeIt' });
      return state.heroes.sayaka.anchor === at('H6') ? 'pulled' : 'left';
    };
    expect([pulled(1), pulled(2)]).toEqual(['pulled', 'pulled']);
  });

  /** Takahiro before the boss, one blow away from the next Wound card. */
  const almost = (s: Fight): Fight => onTop(put(s, 'takahiro', 'H6'), 'L-6').change((state) => {
    Object.assign(state, { bossHp: 1, cubes: [1, 2, 2], reveals: 0 });
  });

  test('RR-511 what a card does when revealed waits for the whole Main Action attack, the boss card included', () => {
    const s = almost(turnOf(fight(), 'takahiro'));
    const events = strike(s, 'takahiro', 'Measured Cut').map(({ type }) => type);
    expect(events.filter((type) => type === 'cubeRemoved' || type === 'cardTaken' || type === 'woundRevealed')).toEqual(['cubeRemoved', 'cardTaken', 'woundRevealed']);
  });

  test('RR-511 a Counterstrike counts by itself: the new card acts before the Threat line', () => {
    const s = almost(struckBy(fight(), { precision: 9, damage: 3 }, 'takahiro')).change((state) => {
      state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
      const strikeFrame = state.frames.find((frame) => frame.kind === 'strike');
      if (strikeFrame?.kind === 'strike') Object.assign(strikeFrame, { values: { ...strikeFrame.values, threat: 'next' } });
    });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] });
    plain(s);
    const course = s.events.map(({ type }) => type);
    expect(course.slice(course.indexOf('cubeRemoved')).filter((type) => type === 'cubeRemoved' || type === 'threatMoved' || type === 'woundRevealed')).toEqual(['cubeRemoved', 'woundRevealed', 'threatMoved']);
  });

  test('RR-512 the card that is active at the start acts as the last step of set-up', () => {
    const begun = (difficulty: 'easy' | 'standard') => {
      const s = situation(battleGame, { ...DEFAULTS, difficulty });
      expect(s.happened('woundRevealed')).toEqual([]);
      const events = s.play(0, { kind: 'begin' });
      return { s, course: events.flatMap((event) => (event.type === 'woundRevealed' ? [event.wound] : event.type === 'roundBegan' || event.type === 'placesTaken' ? [event.type] : [])) };
    };
    const standard = begun('standard');
    expect(standard.course).toEqual(['placesTaken', 'W-1', 'roundBegan']);
    const easy = begun('easy');
    expect([easy.course, hasToken(easy.s.state, zoneNamed('Z22'), 'fire')]).toEqual([['placesTaken', 'W-2', 'roundBegan'], true]);
  });

  test.each([['the card stays', 25], ['the attack ends the card', 1]] as const)('RR-632 under W-1 of the Caged Dawn a blow gives 1 Yin or 1 Yang: %s', (_, hp) => {
    const s = turnOf(put(fight({ boss: 'cagedDawn' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      Object.assign(state, { cubes: [1, 2, 2], reveals: 0 });
      const { souls } = state.extra;
      if (souls) Object.assign(souls, { night: hp, dawn: hp === 1 ? 0 : hp, front: 'night' });
    });
    const gained = strike(s, 'takahiro', 'Measured Cut').flatMap((event) => (event.type === 'gained' ? [`${event.n} ${event.res}: ${event.why}`] : []));
    expect([s.state.wound, gained]).toEqual([hp === 1 ? 1 : 0, ['1 yang: Measured Cut', '1 yang: Honor', '1 yin: gift of Night']]);
  });
});

describe('several at once', () => {
  const lines = (steps: Steps): BattleFrame => ({ kind: 'lines', by: 'boss:0', why: 'Test', steps, at: 0, same: null, zone: null, aimed: false, crossed: [] });

  test.each([[['kosuke', 'takahiro', 'sayaka', 'kensho']], [['sayaka', 'takahiro', 'kosuke', 'kensho']]] as [HeroId[]][])('RR-631 one Push in different directions moves heroes as they stand in the line: %p', (line) => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'E5', takahiro: 'F8' });
    state.line = line;
    const on = rig(state);
    on.run(lines([{ do: 'push', n: 1, who: { heroesIn: 1 } }]));
    expect(on.happened('stepped').map(({ who }) => who)).toEqual(line.slice(0, 3));
  });

  test('RR-631 enemies are moved from the north, then from the west', () => {
    const state = field('ushikado', 'A1', { takahiro: 'G6' });
    for (const square of ['H6', 'F6', 'G5'] as const) placeMinion(state, square);
    for (const minion of state.minions) Object.assign(minion, { minion: 'chainWretch' });
    const on = rig(state);
    on.run({ ...lines([{ do: 'push', n: 1, who: { enemiesIn: 1 } }]), by: 'takahiro' } as BattleFrame, 'force');
    const asked: unknown[] = [];
    while (on.asked() === 'force') {
      const top = state.frames[state.frames.length - 1];
      asked.push(top && 'target' in top ? top.target : undefined);
      on.answer({ kind: 'force', steps: 1 }, 'force');
    }
    expect(asked).toEqual(['chainWretch:1', 'chainWretch:2', 'chainWretch:0']);
  });

  test('RR-505 RR-633 an attacker felled by its own doll in the middle of its pattern has struck everything in it: no cube, no gain, but its card is added', () => {
    const s = turnOf(put(fight({ boss: 'kugi' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      const [lady] = state.figures;
      if (lady) lady.anchor = at('G6');
      if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'takahiro', hp: 10, at: at('G7') }];
      state.heroes.takahiro.hp = 3;
    });
    const card = s.state.decks.H.cards[s.state.decks.H.cards.length - 1];
    const events = strike(s, 'takahiro', 'Cleaving Arc');
    // The doll first: half of what it loses is more than he has. She is struck all the same.
    expect(events.flatMap((event) => (event.type === 'struck' ? [event.target] : event.type === 'fell' ? [event.type] : []))).toEqual([`thing:${at('G7')}`, 'fell', 'boss:0']);
    expect(s.state.bossHp).toBeLessThan(50);
    // RR-505: no cube and no gain, but the card is added.
    expect([s.state.heroes.takahiro.primed, s.state.heroes.takahiro.yin, s.state.sequence[0]]).toEqual([null, 0, expect.objectContaining({ card })]);
  });
});

describe('numbers of a Wound card that count on some difficulties alone', () => {
  const wounded = (wound: number, difficulty: Difficulty): Fight =>
    onTop(turnOf(put(fight({ difficulty, party: [withKit('takahiro', { weapons: ['dawnKeeper', 'templeBreaker'] })] }), 'takahiro', 'H6'), 'takahiro'), 'H-5').change((state) => { Object.assign(state, { wound, reveals: 0 }); });

  test('RR-515 under W-2 of Ushikado hero attacks deal 2 less, on Easy too, on Hard 1 less before it is halved (RR-401)', () => {
    const dealt = (...at: Parameters<typeof wounded>): number => damageIn(strike(wounded(...at), 'takahiro', 'Crushing Fall'));
    expect([dealt(0, 'standard'), dealt(1, 'easy'), dealt(1, 'standard'), dealt(0, 'hard'), dealt(1, 'hard')]).toEqual([11, 9, 9, 5, 5]);
  });

  test('RR-515 under W-2 of Ushikado boss attacks have 3 more Damage, on Hard 5, on Easy none', () => {
    const taken = (...at: Parameters<typeof wounded>): number => {
      const events = struckBy(wounded(...at), { damage: 3, cannotBeDodged: true, ignoresArmor: true }, 'takahiro').play(0, { kind: 'takeIt' });
      return events.reduce((sum, event) => (event.type === 'heroStruck' ? sum + event.damage : sum), 0);
    };
    // RR-402: on Hard whoever has no cube takes 3 more.
    expect([taken(0, 'standard'), taken(1, 'standard'), taken(1, 'easy'), taken(0, 'hard'), taken(1, 'hard')]).toEqual([3, 6, 3, 6, 11]);
  });
});
