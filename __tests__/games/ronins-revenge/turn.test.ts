import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';

import { at } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, strike, strikeWith, turnOf, withKit, type Fight } from './fight';
import { heroField, rig } from './rig';

/** Flurry, Measured Cut and so on find no weakness here: no Light card but this one has none. */
const calm = (s: Fight): Fight => onTop(s, 'L-6');

describe('hero turn', () => {
  test('RR-120 a turn begins with 3 Stamina, never above the maximum, and cooldowns turn back', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => {
      state.heroes.sayaka.stamina = 4;
      state.heroes.sayaka.cooldowns = [2, 1, 0];
      state.heroes.kosuke.stamina = 10;
    });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.sayaka.stamina).toBe(7);
    expect(s.state.heroes.sayaka.cooldowns).toEqual([1, 0, 0]);
    s.playAll(0, { kind: 'rest', choice: 'B', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.kosuke.stamina).toBe(10);
  });

  test('RR-121 Move then Main Action, or Main Action then Move', () => {
    const first = turnOf(fight(), 'takahiro');
    first.playAll(0, { kind: 'move', way: [at('K1')], facing: 0 }, { kind: 'rest', choice: 'A', flask: false });
    const second = turnOf(fight(), 'takahiro');
    second.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'move', way: [at('K1')], facing: 0 });
    expect(first.state.heroes.takahiro.anchor).toBe(at('K1'));
    expect(second.state.heroes.takahiro.anchor).toBe(at('K1'));
  });

  test('EX-2 RR-122 a Move is not split around the Main Action', () => {
    const s = turnOf(fight(), 'takahiro');
    s.playAll(0, { kind: 'move', way: [at('K1'), at('J1')], facing: 0 }, { kind: 'rest', choice: 'A', flask: false });
    expect(s.refused(0, { kind: 'move', way: [at('I1')], facing: 0 })).toBe('RR-122');
  });

  test('RR-124 whoever is asked is told that a turn needs an attack or a rest', () => {
    const s = turnOf(fight(), 'takahiro');
    expect(s.prompt(0).words).toBe('Takahiro may move, and must attack or rest.');
    s.play(0, { kind: 'move', way: [at('K1')], facing: 0 });
    expect(s.prompt(0).words).toBe('Takahiro must attack or rest now.');
    s.play(0, { kind: 'rest', choice: 'A', flask: false });
    expect(s.prompt(0).words).toBe('Takahiro may still use cards, or end the turn.');
  });

  test('RR-124 a turn without any other Main Action is a Rest: it cannot just end', () => {
    const s = turnOf(fight(), 'takahiro');
    expect(s.refused(0, { kind: 'endTurn' })).toBe('RR-124');
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.happened('turnEnded')).toHaveLength(1);
  });

  test('RR-125 at 0 Stamina there is still the free Move', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 0; });
    s.play(0, { kind: 'move', way: [at('K1'), at('J1'), at('I1')], facing: 0 });
    expect(s.state.heroes.takahiro.anchor).toBe(at('I1'));
  });

  test('RR-131 one Main Action in a turn', () => {
    const s = calm(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'));
    const again = strikeWith(s, 'takahiro', 'Measured Cut');
    strike(s, 'takahiro', 'Measured Cut');
    expect(s.refused(0, again)).toBe('RR-131');
    expect(s.refused(0, { kind: 'rest', choice: 'A', flask: false })).toBe('RR-131');
  });

  test('RR-126 RR-154 the ground takes its due at the end of the turn, after everything else', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K2'), 'takahiro').change((state) => { state.zones[12] = 1 << 2; });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.takahiro.hp).toBe(13);
  });

  test('RR-127 whoever falls on the way ends its turn there and adds no card', () => {
    const s = turnOf(put(fight(), 'takahiro', 'L4'), 'takahiro').change((state) => {
      state.zones[12] = 1 << 2;
      state.heroes.takahiro.hp = 2;
    });
    s.play(0, { kind: 'move', way: [at('L3'), at('L2')], facing: 0 });
    expect(s.state.heroes.takahiro.anchor).toBe(at('L3'));
    expect(s.state.heroes.takahiro.hp).toBe(0);
    expect(s.state.sequence).toEqual([null, null, null, null]);
    expect(s.prompt(0).words).toContain('Sayaka');
  });

  test('RR-128 whoever falls on an occupied square goes back to the last free one', () => {
    const s = turnOf(put(put(fight(), 'takahiro', 'L4'), 'sayaka', 'L2'), 'takahiro').change((state) => {
      state.zones[12] = 1 << 2;
      state.heroes.takahiro.hp = 4;
      state.heroes.kosuke.anchor = at('A12');
    });
    s.play(0, { kind: 'move', way: [at('L3'), at('L2'), at('L1')], facing: 0 });
    expect(s.state.heroes.takahiro.hp).toBe(0);
    expect(s.state.heroes.takahiro.anchor).toBe(at('L3'));
  });

  test('RR-40 a Move of no squares sets the facing', () => {
    const s = turnOf(fight(), 'takahiro');
    s.play(0, { kind: 'move', way: [], facing: 3 });
    expect(s.state.heroes.takahiro.facing).toBe(3);
  });
});

describe('Rest and Flask', () => {
  test('RR-183 RR-185 Rest A gives 5 Stamina and takes a Special card, never Broken', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 1; });
    const top = s.state.decks.S.cards[s.state.decks.S.cards.length - 1];
    s.play(0, { kind: 'rest', choice: 'A', flask: false });
    expect(s.state.heroes.takahiro.stamina).toBe(6);
    expect(s.state.sequence[0]).toEqual({ card: top, broken: false });
  });

  test('RR-184 Rest B gives 1 Yin and 1 Yang', () => {
    const s = turnOf(fight(), 'takahiro');
    s.play(0, { kind: 'rest', choice: 'B', flask: false });
    expect(s.state.heroes.takahiro).toMatchObject({ yin: 1, yang: 1, stamina: 10 });
  });

  test('RR-185 a Rest leaves the Counterstrike cube alone', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.primed = { weapon: 1, type: 'piercing' }; });
    s.play(0, { kind: 'rest', choice: 'A', flask: false });
    expect(s.state.heroes.takahiro.primed).toEqual({ weapon: 1, type: 'piercing' });
  });

  test('RR-187 the Flask heals up to the maximum and loses a charge; empty it is refused', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.hp = 9; });
    s.play(0, { kind: 'rest', choice: 'A', flask: true });
    expect(s.state.heroes.takahiro).toMatchObject({ hp: 15, charges: 0 });
    const low = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.hp = 2; });
    low.play(0, { kind: 'rest', choice: 'B', flask: true });
    expect(low.state.heroes.takahiro.hp).toBe(12);
    const empty = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.charges = 0; });
    expect(empty.refused(0, { kind: 'rest', choice: 'A', flask: true })).toBe('RR-187');
  });

  test('RR-504 what a Flask does besides happens right after the heal, and a revival’s lines only at a revival', () => {
    const s = turnOf(fight(), 'sayaka').change((state) => { state.heroes.sayaka.stamina = 1; });
    s.play(0, { kind: 'rest', choice: 'B', flask: true });
    expect(s.state.heroes.sayaka.stamina).toBe(3);
  });

  test('RR-504 what a Flask does besides, it does at a revival, too: Far-Bank Water gives 1 Yin', () => {
    const state = heroField('ushikado', 'F6');
    state.heroes.sayaka = { ...state.heroes.sayaka, hp: 0, loadout: { ...RECOMMENDED_LOADOUTS.sayaka, flask: 'farBankWater' } };
    rig(state).run({ kind: 'rest', hero: 'sayaka', choice: 'A', flask: true, reviving: true });
    expect([state.heroes.sayaka.hp > 0, state.heroes.sayaka.yin]).toEqual([true, 1]);
  });

  test('RR-490 Rest A with the Traveler’s Rags gives 1 more', () => {
    const s = turnOf(fight({ party: [withKit('kosuke', { armor: 'travelersRags' })] }), 'kosuke').change((state) => { state.heroes.kosuke.stamina = 0; });
    s.play(0, { kind: 'rest', choice: 'A', flask: false });
    expect(s.state.heroes.kosuke.stamina).toBe(6);
  });
});

describe('falling and revival', () => {
  const fallen = (hero: 'sayaka' | 'takahiro' = 'sayaka'): Fight =>
    turnOf(fight(), 'takahiro').change((state) => {
      state.heroes[hero].hp = 0;
      state.heroes[hero].stamina = 0;
    });
  const nextTurn = (s: Fight): Fight => {
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    return s;
  };

  test('RR-383 RR-384 RR-385 a fallen hero stands up by its Flask: a Rest with a Special card, then a Move but no attack', () => {
    const s = nextTurn(fallen());
    expect(s.prompt(0).kind).toBe('revive');
    s.play(0, { kind: 'standUp', choice: 'B' });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 8, stamina: 12, charges: 0, yin: 1, yang: 1 });
    expect(s.state.sequence.filter((slot) => slot !== null)).toHaveLength(2);
    expect([...s.moves(0)].some(({ kind }) => kind === 'attack')).toBe(false);
    expect([...s.moves(0)].some(({ kind }) => kind === 'move')).toBe(true);
  });

  test('RR-383 whoever has stood up has taken its Main Action, whoever stands before it', () => {
    const s = nextTurn(put(fallen(), 'sayaka', 'H6'));
    s.play(0, { kind: 'standUp', choice: 'A' });
    expect(s.refused(0, { kind: 'attack', weapon: 1, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-131');
    expect(s.refused(0, { kind: 'rest', choice: 'A', flask: false })).toBe('RR-131');
  });

  test('RR-385 the Rest of a revival takes the open Special card', () => {
    const s = nextTurn(onTop(fallen(), 'S-2'));
    const open = s.state.decks.S.cards[s.state.decks.S.cards.length - 1];
    s.play(0, { kind: 'standUp', choice: 'A' });
    expect(s.state.sequence.slice(0, 2)).toEqual([{ card: 'S-2', broken: false }, { card: open, broken: false }]);
  });

  test('RR-386 RR-295 whoever stays down gains nothing and adds no card', () => {
    const s = nextTurn(fallen());
    s.play(0, { kind: 'stayDown' });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 0, stamina: 0, charges: 1 });
    expect(s.state.sequence.filter((slot) => slot !== null)).toHaveLength(1);
    expect(s.prompt(0).words).toContain('Kosuke');
  });

  test('RR-386 without a charge nobody is asked', () => {
    const s = nextTurn(fallen().change((state) => { state.heroes.sayaka.charges = 0; }));
    expect(s.prompt(0).words).toContain('Kosuke');
  });

  test('RR-267 cooldowns of a fallen hero stand still, unless it revives', () => {
    const down = nextTurn(fallen().change((state) => { state.heroes.sayaka.cooldowns = [2, 0, 0]; }));
    down.play(0, { kind: 'stayDown' });
    expect(down.state.heroes.sayaka.cooldowns).toEqual([2, 0, 0]);
    const up = nextTurn(fallen().change((state) => { state.heroes.sayaka.cooldowns = [2, 0, 0]; }));
    up.play(0, { kind: 'standUp', choice: 'A' });
    expect(up.state.heroes.sayaka.cooldowns).toEqual([1, 0, 0]);
  });

  test('RR-231 RR-378 RR-288 a hero who falls loses conditions, Stamina and cube', () => {
    const s = give(turnOf(put(fight(), 'takahiro', 'L4'), 'takahiro'), 'takahiro', 'weakened').change((state) => {
      state.zones[12] = 1 << 2;
      state.heroes.takahiro.hp = 1;
      state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
    });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect(s.state.heroes.takahiro).toMatchObject({ hp: 0, conditions: 0, stamina: 0, primed: null });
  });

  test('RR-114 Threat leaves a hero who has fallen when the turn is over', () => {
    const s = turnOf(put(fight(), 'takahiro', 'L4'), 'takahiro').change((state) => {
      state.zones[12] = 1 << 2;
      state.heroes.takahiro.hp = 1;
    });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect(s.state.threat).toBe('sayaka');
  });

  test('RR-394 RR-119 all four down: the battle is lost at once', () => {
    const s = turnOf(put(fight(), 'takahiro', 'L4'), 'takahiro').change((state) => {
      state.zones[12] = 1 << 2;
      state.heroes.takahiro.hp = 1;
      for (const id of ['sayaka', 'kosuke', 'kensho'] as const) state.heroes[id].hp = 0;
    });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect(s.outcome).toMatchObject({ won: false });
  });
});

describe('objects', () => {
  const beside = (kind: 'shrine' | 'statue'): Fight => turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro').change((state) => {
    state.objects.push({ kind, square: at('K6') });
    state.heroes.takahiro.hp = 2;
  });

  test('RR-163 RR-164 a Shrine heals half the maximum for 1 Stamina and is gone', () => {
    const s = beside('shrine');
    s.play(0, { kind: 'useObject', square: at('K6') });
    expect(s.state.heroes.takahiro).toMatchObject({ hp: 9, stamina: 9 });
    expect(s.state.objects).toEqual([]);
  });

  test('RR-165 a Statue gives 2 Ki', () => {
    const s = beside('statue');
    s.play(0, { kind: 'useObject', square: at('K6') });
    expect(s.state.heroes.takahiro.ki).toBe(2);
  });

  test('RR-163 it must be adjacent and paid', () => {
    const far = put(beside('shrine'), 'takahiro', 'K4');
    expect(far.refused(0, { kind: 'useObject', square: at('K6') })).toBe('RR-32');
    const tired = beside('shrine').change((state) => { state.heroes.takahiro.stamina = 0; });
    expect(tired.refused(0, { kind: 'useObject', square: at('K6') })).toBe('RR-163');
  });

  test('RR-32 not across a wall edge', () => {
    const s = turnOf(put(fight(), 'takahiro', 'C2'), 'takahiro').change((state) => { state.objects.push({ kind: 'shrine', square: at('D2') }); });
    expect(s.refused(0, { kind: 'useObject', square: at('D2') })).toBe('RR-32');
  });

  test('RR-166 RR-168 a Barrel may be struck: it burns its Zone, and the attack is a full attack', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro').change((state) => { state.objects.push({ kind: 'barrel', square: at('J5') }); });
    strike(s, 'takahiro', 'Measured Cut', `thing:${at('J5')}`);
    expect(s.state.objects).toEqual([]);
    expect(s.state.zones[13]).toBe(1 << 2);
    expect(s.state.sequence[0]).not.toBeNull();
    expect(s.state.heroes.takahiro.primed).toEqual({ weapon: 0, type: 'slashing' });
  });

  test('RR-167 a Pot gives 1 Ki to the hero who broke it', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro').change((state) => { state.objects.push({ kind: 'pot', square: at('J5') }); });
    strike(s, 'takahiro', 'Measured Cut', `thing:${at('J5')}`);
    expect(s.state.heroes.takahiro.ki).toBe(1);
  });
});

describe('Ki, Yin, Yang', () => {
  const rich = (): Fight => turnOf(fight(), 'takahiro').change((state) => {
    Object.assign(state.heroes.takahiro, { ki: 1, yin: 0, yang: 0, hp: 10, stamina: 4 });
  });

  test('RR-254 RR-257 one Ki is 2 Stamina, 2 HP, 1 Yin or 1 Yang', () => {
    for (const [into, result] of [['stamina', { stamina: 6 }], ['hp', { hp: 12 }], ['yin', { yin: 1 }], ['yang', { yang: 1 }]] as const) {
      const s = rich();
      s.play(0, { kind: 'ki', into });
      expect(s.state.heroes.takahiro).toMatchObject({ ki: 0, ...result });
    }
    expect(rich().change((state) => { state.heroes.takahiro.hp = 15; }).refused(0, { kind: 'ki', into: 'hp' })).toBe('RR-254');
  });

  test('RR-258 1 Yin and 1 Yang become 1 Ki; with one of them alone it is refused', () => {
    const s = rich().change((state) => { Object.assign(state.heroes.takahiro, { ki: 0, yin: 1, yang: 1 }); });
    s.play(0, { kind: 'fuse' });
    expect(s.state.heroes.takahiro).toMatchObject({ ki: 1, yin: 0, yang: 0 });
    expect(s.refused(0, { kind: 'fuse' })).toBe('RR-258');
  });

  test('RR-469 RR-470 a full hero spends what lies on Comrades’ pads, of fallen ones too; a Comrade does not', () => {
    const s = turnOf(fight({ others: 'comrades' }), 'takahiro').change((state) => {
      state.heroes.takahiro.stamina = 0;
      Object.assign(state.heroes.sayaka, { ki: 1, hp: 0 });
    });
    s.play(0, { kind: 'ki', into: 'stamina' });
    expect(s.state.heroes.takahiro.stamina).toBe(2);
    expect(s.state.heroes.sayaka.ki).toBe(0);
    const other = turnOf(fight({ others: 'comrades' }), 'kosuke').change((state) => {
      state.heroes.sayaka.ki = 1;
      state.heroes.kosuke.hp = 5;
    });
    expect(other.refused(0, { kind: 'ki', into: 'hp' })).toBe('RR-261');
  });

  test('RR-490 Inner Gate: fusing gives 1 Stamina', () => {
    const s = turnOf(fight({ party: [withKit('kensho', { skills: ['innerGate'] })] }), 'kensho').change((state) => {
      Object.assign(state.heroes.kensho, { yin: 1, yang: 1, stamina: 3 });
    });
    s.play(0, { kind: 'fuse' });
    expect(s.state.heroes.kensho.stamina).toBe(4);
  });
});

describe('skills', () => {
  test('RR-262 RR-263 a skill is paid in full, takes no Main Action and no card', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.threat = 'sayaka'; });
    s.play(0, { kind: 'useCard', card: 'challenge' });
    expect(s.state.heroes.takahiro.stamina).toBe(9);
    expect(s.state.threat).toBe('takahiro');
    expect(s.state.sequence[0]).toBeNull();
    expect([...s.moves(0)].some(({ kind }) => kind === 'rest')).toBe(true);
  });

  test('EX-9 RR-266 a card on cooldown is refused until the owner’s turns have passed', () => {
    const s = turnOf(fight(), 'takahiro');
    s.play(0, { kind: 'useCard', card: 'challenge' });
    expect(s.refused(0, { kind: 'useCard', card: 'challenge' })).toBe('RR-266');
    expect(s.state.heroes.takahiro.cooldowns).toEqual([0, 0, 1]);
  });

  test('RR-262 what cannot be paid cannot be used', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 0; });
    expect(s.refused(0, { kind: 'useCard', card: 'challenge' })).toBe('RR-262');
  });

  test('RR-182 HP are not paid down to 0', () => {
    const s = turnOf(fight(), 'kosuke').change((state) => { state.heroes.kosuke.hp = 3; });
    expect(s.refused(0, { kind: 'useCard', card: 'bloodPrice' })).toBe('RR-262');
    s.change((state) => { state.heroes.kosuke.hp = 4; }).play(0, { kind: 'useCard', card: 'bloodPrice' });
    expect(s.state.heroes.kosuke.hp).toBe(1);
    expect(has(s, 'kosuke', 'empowered')).toBe(true);
  });

  test('RR-264 a Special Action is the Main Action and takes a Special card', () => {
    const s = turnOf(fight({ level: 2, party: [withKit('kensho', { skills: ['circleOfSalt'] })] }), 'kensho').change((state) => { Object.assign(state.heroes.kensho, { yin: 1, yang: 1 }); });
    s.play(0, { kind: 'useCard', card: 'circleOfSalt' });
    expect(s.state.sequence[0]).toMatchObject({ broken: false });
    expect(s.refused(0, { kind: 'rest', choice: 'A', flask: false })).toBe('RR-131');
  });

  test('RR-274 an ultimate is used once in a battle', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.ki = 4; });
    s.play(0, { kind: 'useCard', card: 'nineSuns' });
    expect(s.refused(0, { kind: 'useCard', card: 'nineSuns' })).toBe('RR-274');
  });

  test('RR-275 RR-269 an interrupt is not used on the own turn', () => {
    const s = turnOf(fight(), 'takahiro');
    expect(s.refused(0, { kind: 'useCard', card: 'guardiansStance' })).toBe('RR-269');
  });

  test('RR-501 a skill that reaches by distance needs sight', () => {
    const s = turnOf(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K6'), 'kensho').change((state) => {
      state.heroes.kensho.yang = 1;
      state.objects.push({ kind: 'pillar', square: at('K5') });
    });
    s.play(0, { kind: 'useCard', card: 'breathOfCedar' });
    expect([...s.moves(0)].map((move) => (move.kind === 'choose' ? move.figure : ''))).toEqual(['kensho']);
  });

  test('RR-31 RR-485 one ally is never the user itself', () => {
    const s = turnOf(put(put(fight({ party: [withKit('takahiro', { skills: ['bannerStep'] })] }), 'takahiro', 'K4'), 'sayaka', 'K6'), 'takahiro').change((state) => {
      state.heroes.takahiro.yin = 1;
      state.heroes.kosuke.anchor = at('A12');
    });
    s.play(0, { kind: 'useCard', card: 'bannerStep' });
    expect([...s.moves(0)].map((move) => (move.kind === 'choose' ? move.figure : ''))).toEqual(['sayaka']);
    s.play(0, { kind: 'choose', figure: 'sayaka' });
    s.play(0, { kind: 'walk', way: [at('J6'), at('I6')], facing: 0 });
    expect(s.state.heroes.sayaka.anchor).toBe(at('I6'));
  });

  test('RR-251 Iaijutsu: 5 in a straight line over enemies; each crossed takes 5 untyped', () => {
    const s = calm(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro').change((state) => { state.heroes.takahiro.ki = 2; }));
    s.play(0, { kind: 'useCard', card: 'nineSuns' });
    const before = damageIn(s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'))) + damageIn([...s.play(0, { kind: 'noDestiny' })]);
    expect(before).toBe(8);
    expect(s.state.bossHp).toBe(42);
    s.play(0, { kind: 'useSpecial' });
    expect(s.refused(0, { kind: 'walk', way: [at('H5'), at('G5')], facing: 0 })).toBe('RR-140');
    s.play(0, { kind: 'walk', way: [at('G6'), at('F6'), at('E6')], facing: 0 });
    expect(s.state.bossHp).toBe(37);
    expect(s.state.heroes.takahiro.anchor).toBe(at('E6'));
    plain(s);
  });
});
