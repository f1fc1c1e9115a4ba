import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import { FIELD, HERO_IDS, type AttackCardId, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { lightningSquares } from '@/games/ronins-revenge/rules/boss/bosses/storm';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { callReveal } from '@/games/ronins-revenge/rules/ending';
import { declared } from '@/games/ronins-revenge/rules/hero/attack/attack';
import { takeSnapshot } from '@/games/ronins-revenge/rules/hero/attack/snapshot';
import { walkable } from '@/games/ronins-revenge/rules/hero/move';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { battle, boss, place, placeMinion, placeObject } from './battle';
import { called, scene, struckIn } from './examples';
import { onTop, plain, strikeWith, turnOf, type Fight } from './fight';
import { at, does, field, heroField, playCard, rig } from './rig';

/** Worked examples of the catalogue: the Storm Tiger, Lady Kugi, the Iron Brothers and the Hollow Colossus. */

const name = (square: number): string => squareName(FIELD, square);
const turn = (hero: HeroId): BattleFrame => ({ kind: 'heroTurn', hero, moved: false, acted: false, walked: false, sheltered: false });
const round = (step: 'endFirst' | 'endLast'): BattleFrame => ({ kind: 'round', turn: 4, step });
const health = (state: BattleState): readonly number[] => HERO_IDS.map((id) => state.heroes[id].hp);

/** An open card of this deck without a weakness to the type, or with it. */
const cardWeak = (id: BossId, category: 'L' | 'H' | 'S', type: string, weak: boolean): AttackCardId => {
  const found = BOSSES[id].attacks.find((each) => each.category === category && (each.vulnerable === type) === weak);
  if (!found) throw new Error(`${id} has no such ${category} card`);
  return found.id;
};

const attack = (s: Fight, hero: HeroId, card: string, target: Parameters<typeof strikeWith>[3] = 'boss:0'): readonly BattleEvent[] => {
  turnOf(s, hero);
  return [...s.play(0, strikeWith(s, hero, card, target)), ...plain(s)];
};

describe('Raitora', () => {
  test('RR-550 the Eye lies on H5 where Takahiro held Threat; next round it goes to D9, where Sayaka holds it', () => {
    const state = field('raitora', 'A1', { takahiro: 'H5', sayaka: 'D9', kosuke: 'L1', kensho: 'L2' });
    state.threat = 'takahiro';
    const eye = (): string => name(state.extra.storm?.eye ?? 0);
    rig(state).run({ kind: 'round', turn: 0, step: 'begin' }, 'turn');
    expect(eye()).toBe('H5');
    Object.assign(state.heroes.takahiro, { anchor: at('F7') });
    state.threat = 'sayaka';
    expect(eye()).toBe('H5');
    state.frames = [];
    rig(state).run({ kind: 'round', turn: 0, step: 'begin' }, 'turn');
    expect(eye()).toBe('D9');
  });

  test('RR-554 the first row ahead of E6 is row G to the south and column 8 to the east; G10 is in it', () => {
    const card = BOSSES.raitora.attacks.find((each) => !each.noAttack && each.pattern === 'rowAhead1');
    const struck = (facing: number, heroes: Partial<Record<HeroId, SquareName>>): string[] => {
      const state = field('raitora', 'E6', { takahiro: 'L1', sayaka: 'L2', kosuke: 'L11', kensho: 'L12', ...heroes }, facing);
      state.threat = 'kosuke';
      const on = rig(state);
      playCard(on, card?.id ?? 'L-1');
      return on.happened('heroStruck').map(({ hero }) => hero).sort();
    };
    expect(struck(2, { kosuke: 'G10', sayaka: 'G1', takahiro: 'H10', kensho: 'F10' })).toEqual(['kosuke', 'sayaka']);
    expect(struck(1, { kosuke: 'A8', sayaka: 'L8', takahiro: 'E9', kensho: 'G5' })).toEqual(['kosuke', 'sayaka']);
  });

  test('RR-557 Kosuke on E9 calms the tiger on C6: Sky Stride in slot 2 is turned down, and he holds Threat', () => {
    const state = field('raitora', 'C6', { kosuke: 'E9', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
    Object.assign(state.extra, { calm: true, eventSlot: 3 });
    state.threat = 'sayaka';
    const stride = called('raitora', 'Sky Stride');
    state.sequence = [{ card: 'L-1', broken: false }, { card: stride, broken: false }, { card: 'S-1', broken: false }, { card: 'L-2', broken: false }];
    const on = rig(state);
    on.run({ kind: 'eventReplacement' }, 'turnDown');
    on.answer({ kind: 'turnCard', slot: 1 });
    expect([state.sequence[1], state.threat, state.extra.calm]).toEqual([{ card: stride, broken: true }, 'kosuke', undefined]);
    expect(state.sequence[2]).toHaveProperty('event');
  });

  test('RR-558 the Eye on D2 has the boss on C6 in its line; the Sky Iron takes 9, a cube, and leaves 47; no hero is hurt', () => {
    const state = battle({ boss: 'raitora', party: { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } });
    Object.assign(state, { round: 2, reveals: 0, minions: [], bossHp: 9 });
    boss(state, 'C6');
    (['D3', 'D4', 'L1', 'L2'] as const).forEach((square, i) => place(state, HERO_IDS[i] ?? 'kensho', square));
    if (state.extra.storm) state.extra.storm.eye = at('D2');
    const line = lightningSquares(state).map(name);
    expect((['D3', 'D4', 'D5', 'D6'] as const).every((square) => line.includes(square))).toBe(true);
    const [before, cubes] = [health(state), state.cubes[0] ?? 0];
    const on = rig(state);
    on.run({ kind: 'lines', by: 'kensho', why: 'iron', steps: [{ do: 'custom', id: 'skyIron', n: 12 }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    expect([state.bossHp, state.cubes[0]]).toEqual([47, cubes - 1]);
    on.run(round('endFirst'), 'turn');
    expect(health(state)).toEqual(before);
  });
});

describe('Lady Kugi', () => {
  const dolls = (state: BattleState, places: Partial<Record<HeroId | 'nameless', SquareName>>): void => {
    if (state.extra.dolls) state.extra.dolls.dolls = Object.entries(places).map(([of, square]) => ({ of: of as HeroId | 'nameless', hp: 10, at: at(square) }));
  };
  const doll = (state: BattleState, of: string) => state.extra.dolls?.dolls.find((each) => each.of === of);
  /** A blow of this size at her, by the attack of a hero who is strong enough for it. */
  const blow = (s: Fight, hero: HeroId, card: string): readonly BattleEvent[] => {
    const category = ['Loaded Swing', 'Cleaving Arc', 'Heart Seam'].includes(card) ? 'H' : 'L';
    for (const type of ['slashing', 'piercing', 'crushing']) onTop(s, cardWeak('kugi', category, type, false));
    return attack(s, hero, card);
  };

  test('RR-560 nobody can enter D3 while Takahiro’s doll lies there; Sayaka takes it from E4, and D3 is open', () => {
    const state = heroField('kugi', 'D6', { sayaka: 'E4', takahiro: 'L1', kosuke: 'L2', kensho: 'L3' });
    dolls(state, { takahiro: 'D3' });
    const on = rig(state);
    on.run(turn('sayaka'), 'turn');
    const reaches = (): boolean => [...walkable(state, 'sayaka')].some(({ way }) => way[way.length - 1] === at('D3'));
    expect(reaches()).toBe(false);
    on.answer({ kind: 'bossAction', action: 'takeDoll', target: 'takahiro' }, 'turn');
    expect([reaches(), doll(state, 'takahiro')?.at]).toEqual([true, 'sayaka']);
  });

  /** A blow of this much has landed on her. */
  const landed = (state: BattleState, by: HeroId, n: number): readonly number[] => {
    const before = health(state);
    const blowOf = declared(state, by, { pad: 'light', type: 'slashing' }, { more: 0, way: [], facing: 0, targets: ['boss:0'] }, { as: 'main', free: false });
    blowOf.snapshot = takeSnapshot(state, blowOf, ['boss:0']);
    blowOf.dealt = n;
    does(state, (run) => bossRules(state).attackLanded?.(run, blowOf));
    return health(state).map((hp, i) => (before[i] ?? 0) - hp);
  };

  test('RR-562 24 at Lady Kugi on D6 cost Takahiro the 10 of his doll; then the hedge hides Kosuke’s doll on G3: 9 cost nobody anything; without it Sayaka pays 4', () => {
    const state = field('kugi', 'D6', { takahiro: 'L1', sayaka: 'E6', kosuke: 'E7', kensho: 'L12' });
    placeObject(state, 'pillar', 'C3', 'C10', 'F5', 'F8', 'H3', 'H10');
    dolls(state, { takahiro: 'D3', kosuke: 'G3', sayaka: 'D10' });
    expect([landed(state, 'kosuke', 24), doll(state, 'takahiro')]).toEqual([[10, 0, 0, 0], undefined]);
    expect(landed(state, 'sayaka', 9)).toEqual([0, 0, 0, 0]);
    dolls(state, { sayaka: 'D10' });
    expect([landed(state, 'sayaka', 9), doll(state, 'sayaka')?.hp]).toEqual([[0, 4, 0, 0], 6]);
  });

  test('RR-563 behind the pillar on F5 the near doll of Kosuke mirrors nothing: the attack is free; under W-2 he pays', () => {
    const paid = (wound: number): readonly number[] => {
      const s = scene('kugi', 'F6', { kensho: 'G6', kosuke: 'L1', sayaka: 'L4', takahiro: 'L7' }).change((state) => {
        state.wound = wound;
        placeObject(state, 'pillar', 'F5');
        dolls(state, { kosuke: 'F4', sayaka: 'D9' });
      });
      const before = health(s.state);
      const dealt = struckIn(blow(s, 'kensho', 'Palm of Reeds'))[0]?.[1] ?? 0;
      return [...health(s.state).map((hp, i) => (before[i] ?? 0) - hp), Math.floor(dealt / 2)];
    };
    expect(paid(0).slice(0, 4)).toEqual([0, 0, 0, 0]);
    const [, , kosuke, , half] = paid(1);
    expect([kosuke, (half ?? 0) > 0]).toEqual([half, true]);
  });

  test('RR-568 the Nameless Doll on E9 is nearest: half of a blow at her on D8 is paid by Kensho while he holds Threat, by Kosuke while he does', () => {
    const mirrored = (threat: HeroId): readonly number[] => {
      const s = scene('kugi', 'D8', { takahiro: 'E8', kensho: 'L1', kosuke: 'L4', sayaka: 'L7' }).change((state) => {
        dolls(state, { nameless: 'E9', sayaka: 'A1' });
        state.threat = threat;
        for (const id of HERO_IDS) Object.assign(state.heroes[id], { hp: 30, maxHp: 30 });
      });
      const before = health(s.state);
      const dealt = struckIn(blow(s, 'takahiro', 'Cleaving Arc'))[0]?.[1] ?? 0;
      const lost = health(s.state).map((hp, i) => (before[i] ?? 0) - hp);
      expect(lost[HERO_IDS.indexOf(threat)]).toBe(Math.floor(dealt / 2));
      return lost.filter((n) => n > 0);
    };
    expect([mirrored('kensho'), mirrored('kosuke')]).toEqual([[4], [4]]);
  });

  test('RR-562 half of 1 is nothing: no mirror, and nothing is told of one', () => {
    const s = onTop(scene('kugi', 'D6', { kensho: 'C6', takahiro: 'L1' }), 'L-1').change((state) => {
      dolls(state, { takahiro: 'D5' });
      addCondition(state.heroes.kensho, 'weakened');
      addCondition(boss(state), 'resistant:crushing');
    });
    const events = blow(s, 'kensho', 'Palm of Reeds');
    expect([struckIn(events)[0]?.[1], events.filter(({ type }) => type === 'mirrored' || type === 'hpLost'), doll(s.state, 'takahiro')?.hp]).toEqual([1, [], 10]);
  });

  test('RR-569 on Hard half of what is left after her resistance is mirrored, and taken from the doll', () => {
    const s = scene('kugi', 'D6', { sayaka: 'C6', takahiro: 'L1' }, { difficulty: 'hard' }).change((state) => { dolls(state, { takahiro: 'D5' }); });
    const before = s.state.heroes.takahiro.hp;
    const dealt = struckIn(blow(s, 'sayaka', 'Heart Seam'))[0]?.[1] ?? 0;
    expect([before - s.state.heroes.takahiro.hp, 10 - (doll(s.state, 'takahiro')?.hp ?? 0)]).toEqual([Math.floor(dealt / 2), Math.floor(dealt / 2)]);
  });
});

describe('Aka and Ao', () => {
  const brothers = (heroes: Partial<Record<HeroId, SquareName>>): Fight =>
    scene('akaAo', 'C3', heroes).change((state) => { if (state.figures[1]) state.figures[1].anchor = at('C9'); });

  test('RR-573 Heart Seam from B3 with Kosuke on E4 breaks Two-Man Hammer; with Kosuke on E9 nobody is flanked, and it is not broken', () => {
    const taken = (kosuke: SquareName) => {
      const s = brothers({ sayaka: 'B3', kosuke });
      onTop(s, called('akaAo', 'Two-Man Hammer'));
      attack(s, 'sayaka', 'Heart Seam');
      return s.state.sequence[0];
    };
    const card = called('akaAo', 'Two-Man Hammer');
    expect([taken('E4'), taken('E9')]).toMatchObject([{ card, broken: true }, { card, broken: false }]);
  });

  test('RR-578 brothersPact and hammerTaken: Aka alone on C3, Empowered; alone he owns the Special deck, so a Mystic attack is doubled', () => {
    const state = battle({ boss: 'akaAo', story: { ...NO_STORY, facts: ['brothersPact', 'hammerTaken'] } });
    expect([state.figures.map(({ start }) => start), name(boss(state).anchor), hasCondition(boss(state), 'empowered')]).toEqual([[0], 'C3', true]);
    const s = brothers({ kensho: 'E3' }).change((now) => {
      now.figures = now.figures.slice(0, 1);
      Object.assign(now.heroes.kensho, { yin: 3, yang: 3 });
    });
    onTop(s, cardWeak('akaAo', 'S', 'mystic', true));
    const [weak] = struckIn(attack(s, 'kensho', 'Exorcise'));
    expect(weak?.[1]).toBe(18);
  });
});

describe('Gasha-O', () => {
  const body = (heroes: Partial<Record<HeroId, SquareName>>, wound: number, change: (state: BattleState) => void = () => undefined): Fight =>
    scene('gashaO', 'C5', heroes).change((state) => {
      state.wound = wound;
      change(state);
    });
  const side = (s: Fight, hero: HeroId, card: string, arc: 'front' | 'right'): readonly BattleEvent[] => {
    turnOf(s, hero).play(0, strikeWith(s, hero, card));
    return [...s.play(0, { kind: 'strikeSide', arc }), ...plain(s)];
  };

  test('RR-582 Ringing Staff from F4 may strike the Jaw or the Reaping Arm, for the same damage; Heart Seam is halved by both', () => {
    const dealt = (hero: HeroId, card: string, type: string, arc: 'front' | 'right'): number | undefined => {
      const s = body({ [hero]: 'F4' }, 1, (state) => Object.assign(state.heroes[hero], { yin: 3, yang: 3 }));
      const category = card === 'Ringing Staff' ? 'L' : 'H';
      onTop(s, cardWeak('gashaO', category, type, false));
      return struckIn(side(s, hero, card, arc))[0]?.[1];
    };
    const [jaw, arm] = [dealt('kensho', 'Ringing Staff', 'crushing', 'front'), dealt('kensho', 'Ringing Staff', 'crushing', 'right')];
    expect(jaw).toBe(arm);
    expect([dealt('sayaka', 'Heart Seam', 'piercing', 'front'), dealt('sayaka', 'Heart Seam', 'piercing', 'right')]).toEqual([4, 4]);
  });

  test('RR-583 Gnash at Sayaka on D4: from C5 by B4 to A4, where she is in Front', () => {
    const state = battle({ boss: 'gashaO', party: { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } });
    Object.assign(state, { round: 2, reveals: 0, minions: [], threat: 'sayaka' });
    boss(state, 'C5').facing = 2;
    place(state, 'sayaka', 'D4'); place(state, 'takahiro', 'L1'); place(state, 'kosuke', 'L2'); place(state, 'kensho', 'L3');
    expect(state.objects.find(({ square }) => square === at('B3'))?.kind).toBe('pot');
    const on = rig(state);
    playCard(on, called('gashaO', 'Gnash'), 'defend');
    expect([on.happened('stepped').filter(({ who }) => who === 'boss:0').map(({ square }) => name(square)), on.happened('strikeBegan').map(({ target }) => target)]).toEqual([['B4', 'A4'], ['sayaka']]);
  });

  test('RR-583 with nobody in reach of the Jaw: Fall of Bones at the closest hero', () => {
    const state = field('gashaO', 'C5', { sayaka: 'L12', takahiro: 'L1', kosuke: 'L2', kensho: 'K12' });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, called('gashaO', 'Gnash'));
    expect(on.happened('cardLost').map(({ card }) => card)).toEqual([called('gashaO', 'Gnash')]);
  });

  test('RR-584 Kosuke takes the cube through the Reaping Arm: Harvest and the Gleaning he pulled lie face-down, Reap the Late leaves its deck', () => {
    const s = body({ kosuke: 'D4' }, 1, (state) => {
      state.bossHp = 2;
      for (const deck of Object.values(state.decks)) deck.cards = deck.cards.filter((card) => card !== called('gashaO', 'Harvest') && card !== called('gashaO', 'Gnash'));
      for (const deck of Object.values(state.decks)) deck.known = deck.cards.map(() => 0);
      state.sequence = [{ card: called('gashaO', 'Harvest'), broken: false }, { card: called('gashaO', 'Gnash'), broken: false }, null, null];
    });
    onTop(s, called('gashaO', 'Gleaning'));
    const bones = hasToken(s.state, zoneNamed('Z22'), 'bones');
    attack(s, 'kosuke', 'Low Sweep');
    const { sequence, decks, extra } = s.state;
    expect(sequence.slice(0, 3)).toMatchObject([{ card: called('gashaO', 'Harvest'), broken: true }, { card: called('gashaO', 'Gnash'), broken: false }, { card: called('gashaO', 'Gleaning'), broken: true }]);
    expect([extra.body?.broken, decks.S.cards.includes(called('gashaO', 'Reap the Late')), bones, hasToken(s.state, zoneNamed('Z22'), 'bones')]).toEqual([['reapingArm'], false, false, true]);
  });

  test('RR-585 three Light cards are left: the fourth Light attack adds none, and slot 4 is Fall of Bones', () => {
    const s = body({ takahiro: 'F5', sayaka: 'F6', kosuke: 'F7', kensho: 'F8' }, 2, (state) => {
      const rest = ['Rib Spread', 'Unsaid Names', 'Bone Rain'].map((card) => called('gashaO', card));
      state.extra.body?.broken.push('jaw', 'reapingArm', 'pleadingHand', 'train');
      state.decks.L = { cards: rest, known: [0, 0, -1] };
      state.discards.L = { ...state.discards.L, cards: [], known: [] };
    });
    for (const [hero, card] of [['takahiro', 'Measured Cut'], ['sayaka', 'Flurry'], ['kosuke', 'Low Sweep'], ['kensho', 'Palm of Reeds']] as const) attack(s, hero, card);
    expect([s.state.sequence.map((slot) => slot !== null && 'card' in slot), s.state.decks.L.cards]).toEqual([[true, true, true, false], []]);
  });

  test('RR-586 under Locked Joints Slashing from F4 deals 4 of 8 although it strikes the Jaw; from F5 it deals 8', () => {
    const dealt = (square: SquareName): number | undefined => {
      const s = body({ takahiro: square }, 0);
      onTop(s, cardWeak('gashaO', 'H', 'slashing', false));
      const events = square === 'F4' ? side(s, 'takahiro', 'Cleaving Arc', 'front') : attack(s, 'takahiro', 'Cleaving Arc');
      return struckIn(events)[0]?.[1];
    };
    expect([dealt('F4'), dealt('F5')]).toEqual([4, 8]);
  });

  test('RR-587 a Pilgrim on A1 goes by A2 and A3 to B4 and mends the Reaping Arm; with a hero on B4 it stops on A4', () => {
    const pilgrim = (hero: SquareName): readonly [string, readonly string[]] => {
      const state = battle({ boss: 'gashaO', party: { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } });
      Object.assign(state, { round: 2, reveals: 0, minions: [], wound: 1 });
      boss(state, 'C5').facing = 3;
      place(state, 'takahiro', hero); place(state, 'sayaka', 'L1'); place(state, 'kosuke', 'L2'); place(state, 'kensho', 'L3');
      state.extra.body?.broken.push('reapingArm');
      const minion = Object.assign(placeMinion(state, 'A1'), { minion: 'bonePilgrim' as const, hp: 9 });
      const on = rig(state);
      on.run({ kind: 'minionPhase', done: [] });
      const stood = name(minion.anchor);
      on.run(round('endFirst'), 'turn');
      return [stood, state.extra.body?.broken ?? []];
    };
    expect([pilgrim('L12'), pilgrim('B4')]).toEqual([['B4', []], ['A4', ['reapingArm']]]);
  });

  test('RR-588 the Hollow on F5 facing east: Takahiro on G8 loses 3, Sayaka on E8 and Kosuke on G2 nothing; from G4 his attack has 3 more', () => {
    const state = field('gashaO', 'F5', { takahiro: 'G8', sayaka: 'E8', kosuke: 'G2', kensho: 'L12' }, 1);
    state.wound = 2;
    state.extra.body?.broken.push('jaw', 'train');
    state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
    const before = health(state);
    rig(state).run({ kind: 'bossPhase', slot: 0 });
    expect(HERO_IDS.map((id, i) => [id, (before[i] ?? 0) - state.heroes[id].hp])).toEqual([['takahiro', 3], ['sayaka', 0], ['kosuke', 0], ['kensho', 0]]);
    const dealt = (wound: number): number => {
      const s = scene('gashaO', 'F5', { kosuke: 'G4' }).change((now) => {
        now.wound = wound;
        for (const figure of now.figures) figure.facing = 1;
        now.extra.body?.broken.push('jaw', 'train');
      });
      onTop(s, cardWeak('gashaO', 'L', 'slashing', false));
      return struckIn(attack(s, 'kosuke', 'Low Sweep'))[0]?.[1] ?? 0;
    };
    expect(dealt(2) - dealt(1)).toBe(3);
  });

  test('RR-589 brothersPact and sixtySafe: cubes 3, 3, 2, 2; bonesTurned: it faces north, and Bones lie in Z12', () => {
    expect([...battle({ boss: 'gashaO', story: { ...NO_STORY, facts: ['brothersPact', 'sixtySafe'] } }).cubes]).toEqual([3, 3, 2, 2]);
    const turned = battle({ boss: 'gashaO', story: { ...NO_STORY, facts: ['bonesTurned'] } });
    does(turned, (run) => callReveal(run));
    expect([boss(turned).facing, name(boss(turned).anchor), hasToken(turned, zoneNamed('Z12'), 'bones')]).toEqual([0, 'C5', true]);
  });

  test('RR-589 without the hammer the Train halves a Crushing blow, with it nothing is taken off', () => {
    const dealt = (hammer: boolean): number | undefined => {
      const s = body({ kensho: 'B6' }, 1, (state) => {
        Object.assign(state.heroes.kensho, { yin: 3, yang: 3 });
        if (hammer && state.extra.body) state.extra.body.hammer = true;
      });
      for (const category of ['L', 'H'] as const) onTop(s, cardWeak('gashaO', category, 'crushing', false));
      return struckIn(attack(s, 'kensho', 'Palm of Reeds'))[0]?.[1];
    };
    const [full, resisted] = [dealt(true) ?? 0, dealt(false) ?? 0];
    expect(full).toBeGreaterThan(1);
    expect(resisted).toBe(Math.floor(full / 2));
  });
});
