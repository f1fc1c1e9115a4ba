import { Random } from '@/engine/random';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { battleDecisions, type Move } from '@/games/ronins-revenge/rules/decisions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { imagineExtra, viewExtra } from '@/games/ronins-revenge/rules/boss/secrets';
import type { BattleFrame } from '@/games/ronins-revenge/rules/state';

import { at } from './battle';
import { scene } from './examples';
import { fight, give, has, put, turnOf, type Fight } from './fight';
import { does, field, heroField, rig } from './rig';

/** What bosses of their own ask, what the buttons say, and what comes of it. */
const label = (s: Fight, move: Move) => battleDecisions.label(s.state, 0, move);
const asking = (s: Fight, frame: BattleFrame): Fight => s.change((state) => { state.frames.push(frame); });
const hp = (s: Fight, hero: HeroId): number => s.state.heroes[hero].hp;

describe('Itoguruma', () => {
  const spun = (change: (s: Fight) => void = () => undefined) => {
    const s = turnOf(scene('itoguruma', 'D6', {}), 'sayaka').change((state) => { state.partyItems = ['spokenName', 'foxBell']; });
    change(s);
    return asking(s, { kind: 'refuseCocoon', hero: 'kensho' });
  };

  test('RR-523 the Spoken Name refuses a Cocoon: Threat instead, and once', () => {
    const s = spun();
    expect(label(s, { kind: 'speakName', speak: true })).toMatchObject({ label: 'Speak the name', tone: 'primary' });
    expect(label(s, { kind: 'speakName', speak: false })).toMatchObject({ label: 'Keep it', tone: 'secondary' });
    s.play(0, { kind: 'speakName', speak: true });
    expect([s.state.threat, s.state.extra.loom?.cocooned, s.state.partyItems]).toEqual(['kensho', [], ['foxBell']]);
    const kept = spun();
    kept.play(0, { kind: 'speakName', speak: false });
    expect([kept.state.threat, kept.state.extra.loom?.cocooned, kept.state.partyItems]).toEqual(['takahiro', ['kensho'], ['spokenName', 'foxBell']]);
  });

  test('RR-523 a Cocoon that is full already is put on nobody', () => {
    const state = field('itoguruma', 'D6', { kensho: 'H6' });
    state.threat = 'kensho';
    Object.assign(state.extra.loom ?? {}, { cocoonsFull: 1 });
    const wrap = () => does(state, (run) => run.call({ kind: 'lines', by: 'boss:0', target: 'kensho', why: 'x', steps: [{ do: 'custom', id: 'cocoon', who: 'target' }], at: 0, same: null, zone: null, aimed: false, crossed: [] }));
    expect(wrap().filter(({ type }) => type === 'cocooned')).toEqual([]);
    expect(state.extra.loom).toMatchObject({ cocooned: [], cocoonsFull: 0 });
    expect(wrap().filter(({ type }) => type === 'cocooned')).toEqual([{ type: 'cocooned', hero: 'kensho' }]);
    expect(wrap().filter(({ type }) => type === 'cocooned')).toEqual([]);
  });

  test('RR-521 who starts in the Web pays 1 Stamina or is Slowed', () => {
    const asked = () => asking(turnOf(scene('itoguruma', 'D6', {}), 'sayaka'), { kind: 'web', hero: 'sayaka' });
    const s = asked();
    const before = s.state.heroes.sayaka.stamina;
    expect([label(s, { kind: 'tearLoose', pay: true }), label(s, { kind: 'tearLoose', pay: false })]).toMatchObject([{ label: 'Tear loose', tone: 'primary' }, { label: 'Be Slowed', tone: 'secondary' }]);
    s.play(0, { kind: 'tearLoose', pay: true });
    expect([s.state.heroes.sayaka.stamina, has(s, 'sayaka', 'slowed')]).toEqual([before - 1, false]);
    const slow = asked();
    slow.play(0, { kind: 'tearLoose', pay: false });
    expect([slow.state.heroes.sayaka.stamina, has(slow, 'sayaka', 'slowed')]).toEqual([before, true]);
  });
});

describe('Funa-Kuro', () => {
  const asked = (n: number) => asking(turnOf(scene('funakuro', 'B5', {}), 'sayaka').change(({ heroes }) => Object.assign(heroes.sayaka, { ki: 1, yin: 2, yang: 1 })), {
    kind: 'fare', hero: 'sayaka', n, why: 'Test', otherwise: [{ do: 'loseHp', n: 3, who: 'target' }],
  });

  test('RR-534 a Fare is paid with any tokens that are there, in full, or not at all', () => {
    const s = asked(2);
    const ways = s.moves(0).flatMap((move) => (move.kind === 'payFare' ? [label(s, move).label] : []));
    expect(ways).toEqual(['Pay 1 Yin and 1 Yang', 'Pay 2 Yin', 'Pay 1 Ki and 1 Yang', 'Pay 1 Ki and 1 Yin']);
    expect(label(s, { kind: 'refuseFare' })).toEqual({ label: 'Do not pay', help: 'Suffer what Test says.', tone: 'danger' });
    expect(s.refused(0, { kind: 'payFare', ki: 1, yin: 0, yang: 0 })).toBe('RR-534');
    s.play(0, { kind: 'payFare', ki: 1, yin: 1, yang: 0 });
    const { ki, yin, yang } = s.state.heroes.sayaka;
    expect([ki, yin, yang, s.state.extra.river?.chest, s.happened('farePaid')]).toEqual([0, 1, 1, 2, [{ type: 'farePaid', hero: 'sayaka', n: 2 }]]);
    expect(asked(5).moves(0).some(({ kind }) => kind === 'payFare')).toBe(false);
  });

  test('RR-534 whoever does not pay suffers what the card says', () => {
    const s = asked(1);
    const before = hp(s, 'sayaka');
    s.play(0, { kind: 'refuseFare' });
    expect([hp(s, 'sayaka'), s.state.extra.river?.chest]).toEqual([before - 3, 0]);
  });

  test('RR-534 a Fare that was paid before the battle is asked of its hero once less', () => {
    const state = heroField('funakuro', 'B5', { sayaka: 'H6' });
    if (state.extra.river) state.extra.river.prepaid = ['sayaka', 'kensho'];
    state.heroes.sayaka.ki = 3;
    const on = rig(state);
    const call = () => on.run({ kind: 'lines', by: 'boss:0', target: 'sayaka', why: 'x', steps: [{ do: 'custom', id: 'fare', n: 1, who: 'target', else: [] }], at: 0, same: null, zone: null, aimed: false, crossed: [] }, 'fare');
    call();
    expect([on.asked(), state.extra.river?.prepaid]).toEqual([undefined, ['kensho']]);
    call();
    expect(on.asked()).toBe('fare');
  });
});

describe('Lady Kugi', () => {
  const asked = (change: (s: Fight) => void) => {
    const s = turnOf(scene('kugi', 'D6', {}), 'sayaka');
    change(s);
    return asking(s, { kind: 'dollLoss', hero: 'sayaka', n: 2 });
  };
  const shared = (s: Fight) => s.change(({ extra }) => { if (extra.dolls) extra.dolls.sharedNail = 0; });
  const takers = (s: Fight) => s.moves(0).flatMap((move) => (move.kind === 'sufferDoll' ? [move.by] : []));

  test('RR-568 with a shared nail another standing hero may take the loss, once a round', () => {
    const s = asked((one) => shared(one).change(({ heroes }) => { heroes.kensho.hp = 0; }));
    expect(takers(s)).toEqual(['sayaka', 'takahiro', 'kosuke']);
    expect([label(s, { kind: 'sufferDoll', by: 'sayaka' }), label(s, { kind: 'sufferDoll', by: 'kosuke' })])
      .toEqual([{ label: 'Sayaka takes it', help: '2 HP', tone: 'secondary' }, { label: 'Kosuke takes it instead', help: '2 HP', tone: 'secondary' }]);
    const [sayaka, kosuke] = [hp(s, 'sayaka'), hp(s, 'kosuke')];
    s.play(0, { kind: 'sufferDoll', by: 'kosuke' });
    expect([hp(s, 'sayaka'), hp(s, 'kosuke'), s.state.extra.dolls?.sharedNail]).toEqual([sayaka, kosuke - 2, s.state.round]);
    expect(takers(asking(s, { kind: 'dollLoss', hero: 'sayaka', n: 2 }))).toEqual(['sayaka']);
  });

  test('RR-568 whoever takes its own loss has not used the nail', () => {
    const s = asked(shared);
    const before = hp(s, 'sayaka');
    s.play(0, { kind: 'sufferDoll', by: 'sayaka' });
    expect([hp(s, 'sayaka'), s.state.extra.dolls?.sharedNail]).toEqual([before - 2, 0]);
  });

  test('RR-568 the Red Cord lets nobody lose anything, once', () => {
    const s = asked((one) => one.change((state) => { state.partyItems = ['redCord', 'foxBell']; }));
    expect([takers(s), label(s, { kind: 'sufferDoll', by: 'nobody' })]).toEqual([['sayaka', 'nobody'], { label: 'Use the Red Cord', help: 'Nobody loses HP. Once in this battle.', tone: 'primary' }]);
    const before = HERO_IDS.map((id) => hp(s, id));
    s.play(0, { kind: 'sufferDoll', by: 'nobody' });
    expect([HERO_IDS.map((id) => hp(s, id)), s.state.partyItems]).toEqual([before, ['foxBell']]);
  });

  test('RR-561 a doll is taken, put down on a free square beside, or handed to somebody beside', () => {
    const s = turnOf(scene('kugi', 'D6', { sayaka: 'I6', kosuke: 'I7', kensho: 'L12' }), 'sayaka').change(({ extra }) => {
      if (extra.dolls) extra.dolls.dolls = [{ of: 'kensho', hp: 10, at: at('J6') }, { of: 'takahiro', hp: 10, at: at('A1') }];
    });
    const acts = () => s.moves(0).flatMap((move) => (move.kind === 'bossAction' ? [[move.action, move.target]] : []));
    expect(acts()).toEqual([['takeDoll', 'kensho']]);
    const stamina = s.state.heroes.sayaka.stamina;
    s.play(0, { kind: 'bossAction', action: 'takeDoll', target: 'kensho' });
    expect([s.state.extra.dolls?.dolls[0]?.at, s.state.heroes.sayaka.stamina]).toEqual(['sayaka', stamina - 1]);
    const next = acts();
    expect(next.filter(([id]) => id === 'handDoll')).toEqual([['handDoll', 'kosuke']]);
    expect(next.filter(([id]) => id === 'putDoll').map(([, target]) => Number(target))).toEqual(['H5', 'H6', 'H7', 'I5', 'J5', 'J6', 'J7'].map((square) => at(square as 'H5')));
    expect(label(s, { kind: 'bossAction', action: 'handDoll', target: 'kosuke' })).toEqual({ label: 'Hand the doll to Kosuke', help: '1 Stamina.' });
    expect(label(s, { kind: 'bossAction', action: 'putDoll', target: String(at('H5')) })).toEqual({ label: 'Put the doll on H5' });
    s.play(0, { kind: 'bossAction', action: 'handDoll', target: 'kosuke' });
    expect([s.state.extra.dolls?.dolls[0]?.at, s.state.heroes.sayaka.stamina, s.happened('dollTaken').map(({ hero }) => hero)]).toEqual(['kosuke', stamina - 2, ['sayaka', 'kosuke']]);
  });
});

describe('Gasha-O', () => {
  test('RR-582 at a corner the striker chooses the side, and reads what resists there', () => {
    const s = asking(turnOf(scene('gashaO', 'D5', {}), 'sayaka'), { kind: 'chooseSide', hero: 'sayaka', arcs: ['front', 'left'] });
    const [front, left] = [label(s, { kind: 'strikeSide', arc: 'front' }), label(s, { kind: 'strikeSide', arc: 'left' })];
    expect([front.label === left.label, front.target, left.target, front.help]).toEqual([false, 'front', 'left', expect.stringMatching(/^It resists \w+ and \w+; a cube taken here breaks it\.$/)]);
    s.change(({ extra }) => { if (extra.body) extra.body.broken = ['train']; });
    const rear = asking(s, { kind: 'chooseSide', hero: 'sayaka', arcs: ['rear'] });
    expect(label(rear, { kind: 'strikeSide', arc: 'rear' }).help).toBe('The limb is broken: nothing resists.');
    expect(s.refused(0, { kind: 'strikeSide', arc: 'right' })).toBe('RR-582');
  });

  test('RR-589 the last nail keeps a limb from mending, and is used up; it may be kept', () => {
    const asked = () => asking(turnOf(scene('gashaO', 'D5', {}), 'sayaka').change((state) => { state.partyItems = ['kugisLastNail', 'foxBell']; }), { kind: 'nailLimb', hero: 'sayaka', limb: 'train' });
    const s = asked();
    expect([label(s, { kind: 'driveNail', use: true }), label(s, { kind: 'driveNail', use: false })]).toEqual([{ label: 'Nail it', help: 'It can never mend in this battle.', tone: 'primary' }, { label: 'Keep the nail', tone: 'secondary' }]);
    s.play(0, { kind: 'driveNail', use: true });
    expect([s.state.extra.body?.nailed, s.state.partyItems]).toEqual([['train'], ['foxBell']]);
    const kept = asked();
    kept.play(0, { kind: 'driveNail', use: false });
    expect([kept.state.extra.body?.nailed, kept.state.partyItems]).toEqual([[], ['kugisLastNail', 'foxBell']]);
  });
});

describe('the Nine-Faced Actor', () => {
  const cast = (marks: number) => turnOf(scene('nineFaces', 'D6', {}), 'sayaka').change(({ extra }) => { if (extra.cast) Object.assign(extra.cast, { true: 1, marks }); });

  test('RR-549 a figure that is read is the only one marked, or marked no more', () => {
    const s = asking(cast(0b11), { kind: 'readFigure', hero: 'sayaka' });
    expect(s.moves(0)).toEqual([0, 1, 2].map((figure) => ({ kind: 'readFigure', figure })));
    expect(label(s, { kind: 'readFigure', figure: 1 })).toEqual({ label: expect.stringMatching(/\w/), target: 'boss:1' });
    s.play(0, { kind: 'readFigure', figure: 0 });
    expect([s.state.extra.cast?.marks, s.happened('figureRead')]).toEqual([0b10, [{ type: 'figureRead', who: 'boss:0', isTrue: false, marks: 0b10 }]]);
    const lucky = asking(cast(0b111), { kind: 'readFigure', hero: 'sayaka' });
    lucky.play(0, { kind: 'readFigure', figure: 1 });
    expect([lucky.state.extra.cast?.marks, lucky.happened('figureRead')]).toEqual([0b10, [{ type: 'figureRead', who: 'boss:1', isTrue: true, marks: 0b10 }]]);
  });

  test('RR-549 nobody sees which of two is true, nor the masks beyond the next', () => {
    const { extra } = cast(0b11).state;
    const seen = viewExtra(extra).cast;
    expect([seen?.true, seen?.masks.map((mask) => mask === -1)]).toEqual([-1, [false, false, true, true, true, true, true, true, true]]);
    expect(viewExtra({ ...extra, cast: extra.cast && { ...extra.cast, rowPublic: true } }).cast?.masks).toEqual(extra.cast?.masks);
    expect(viewExtra(cast(0b10).state.extra).cast?.true).toBe(1);
  });

  test('RR-549 masks that were worn stay known when the row begins again', () => {
    const s = cast(0b11).change(({ extra }) => { if (extra.cast) Object.assign(extra.cast, { worn: 0, seen: 9 }); });
    expect(viewExtra(s.state.extra).cast?.masks).toEqual(s.state.extra.cast?.masks);
  });

  test('RR-549 what is hidden is imagined: one of those marked, and the masks that are missing', () => {
    const { state } = cast(0b110);
    const { extra } = state;
    const imagined = Array.from({ length: 30 }, (_, i) => {
      const guess = JSON.parse(JSON.stringify(viewExtra(extra))) as typeof extra;
      imagineExtra({ ...state, extra: guess }, Random.fromSeed(`${i}`));
      return guess.cast;
    });
    expect(new Set(imagined.map((one) => one?.true))).toEqual(new Set([1, 2]));
    for (const one of imagined) {
      expect([...(one?.masks ?? [])].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(one?.masks.slice(0, 2)).toEqual(extra.cast?.masks.slice(0, 2));
    }
    expect(new Set(imagined.map((one) => one?.masks.join())).size).toBeGreaterThan(10);
    const certain = JSON.parse(JSON.stringify(extra)) as typeof extra;
    imagineExtra({ ...state, extra: certain }, Random.fromSeed('x'));
    expect(certain).toEqual(extra);
  });
});

describe('the Devouring Night', () => {
  const asked = () => asking(turnOf(scene('devouringNight', 'E5', {}), 'sayaka').change((state) => {
    state.extra.speaker = 'kensho';
    addToken(state, zoneNamed('Z42'), 'gnawed');
  }), { kind: 'saveZone', zone: zoneNamed('Z42') });

  test('RR-629 the Speaker saves a Zone once: it is safe from this bite and no longer gnawed', () => {
    const s = asked();
    expect([label(s, { kind: 'speakFor', speak: true }), label(s, { kind: 'speakFor', speak: false })]).toEqual([
      { label: 'Speak, and it stays', help: 'Once in the whole battle. The Zone loses Gnawed.', tone: 'primary' }, { label: 'Let it be eaten', tone: 'secondary' },
    ]);
    s.play(0, { kind: 'speakFor', speak: true });
    expect([s.state.extra.speaker, s.state.extra.night?.saved, hasToken(s.state, zoneNamed('Z42'), 'gnawed')]).toEqual([undefined, zoneNamed('Z42'), false]);
    const kept = asked();
    kept.play(0, { kind: 'speakFor', speak: false });
    expect([kept.state.extra.speaker, kept.state.extra.night?.saved, hasToken(kept.state, zoneNamed('Z42'), 'gnawed')]).toEqual(['kensho', undefined, true]);
  });

  test('RR-627 a blow into the mouth is remembered for the round, one beside it is not', () => {
    const mouth = () => asking(turnOf(scene('devouringNight', 'E5', {}), 'sayaka'), { kind: 'intoTheMouth', hero: 'sayaka' });
    const s = mouth();
    expect([label(s, { kind: 'strikeMouth', into: true }).tone, label(s, { kind: 'strikeMouth', into: false })]).toEqual(['danger', { label: 'Beside it', help: 'An attack like any other.', tone: 'secondary' }]);
    s.play(0, { kind: 'strikeMouth', into: true });
    expect(s.state.extra.night).toMatchObject({ inMouth: ['sayaka'], striking: 'sayaka' });
    asking(s, { kind: 'intoTheMouth', hero: 'sayaka' }).play(0, { kind: 'strikeMouth', into: true });
    expect(s.state.extra.night?.inMouth).toEqual(['sayaka']);
    const beside = mouth();
    beside.play(0, { kind: 'strikeMouth', into: false });
    expect([beside.state.extra.night?.inMouth, beside.state.extra.night?.striking]).toEqual([[], undefined]);
  });

  test('RR-628 the Crumb of the Seal clears the Zone of its hero and keeps it safe; RR-621 the heart can be cleared', () => {
    const state = heroField('devouringNight', 'E5', { sayaka: 'K5' });
    const use = (id: 'sealCrumb' | 'heartClears', by: 'sayaka' | 'boss:0') => does(state, (run) => run.call({ kind: 'lines', by, why: 'x', steps: [{ do: 'custom', id }], at: 0, same: null, zone: null, aimed: false, crossed: [] }));
    for (const zone of ['Z42', 'Z22', 'Z33', 'Z12'] as const) addToken(state, zoneNamed(zone), 'gnawed');
    use('sealCrumb', 'sayaka');
    expect([hasToken(state, zoneNamed('Z42'), 'gnawed'), state.extra.night?.sealed]).toEqual([false, 1 << zoneNamed('Z42')]);
    use('heartClears', 'boss:0');
    expect((['Z22', 'Z33', 'Z12'] as const).map((zone) => hasToken(state, zoneNamed(zone), 'gnawed'))).toEqual([false, false, true]);
  });
});

describe('before the Event is drawn', () => {
  const cards = (s: Fight) => s.change((state) => { state.sequence = [{ card: 'L-1', broken: false }, { card: 'H-1', broken: true }, { card: 'S-1', broken: false }, null]; });

  test('RR-557 the tiger’s friend turns a card down and takes Threat, once', () => {
    const s = asking(cards(turnOf(scene('raitora', 'D6', {}), 'sayaka')).change(({ extra }) => { extra.calm = true; }), { kind: 'turnDown', hero: 'kosuke', by: 'calm', slots: [0, 2] });
    expect(s.moves(0)).toEqual([-1, 0, 2].map((slot) => ({ kind: 'turnCard', slot })));
    expect([label(s, { kind: 'turnCard', slot: -1 }), label(s, { kind: 'turnCard', slot: 2 })]).toEqual([{ label: 'Not now', tone: 'secondary' }, { label: expect.stringMatching(/^Slot 3: \w/), tone: 'primary', target: 2 }]);
    expect(s.refused(0, { kind: 'turnCard', slot: 1 })).toBe('RR-557');
    s.play(0, { kind: 'turnCard', slot: 2 });
    expect([s.state.sequence[2], s.state.threat, s.state.extra.calm, s.happened('cardTurnedDown')]).toEqual([{ card: 'S-1', broken: true }, 'kosuke', undefined, [{ type: 'cardTurnedDown', card: 'S-1', slot: 2 }]]);
  });

  test('RR-609 the Speaker turns a written card down, and keeps silent afterwards; both may wait', () => {
    const asked = () => asking(cards(turnOf(scene('fifthWanderer', 'D6', {}), 'sayaka')).change(({ extra }) => { extra.speaker = 'kensho'; }), { kind: 'turnDown', hero: 'kensho', by: 'word', slots: [0] });
    const s = asked();
    expect(s.refused(0, { kind: 'turnCard', slot: 2 })).toBe('RR-609');
    s.play(0, { kind: 'turnCard', slot: 0 });
    expect([s.state.sequence[0], s.state.threat, s.state.extra.speaker]).toEqual([{ card: 'L-1', broken: true }, 'takahiro', undefined]);
    const later = asked();
    later.play(0, { kind: 'turnCard', slot: -1 });
    expect([later.state.extra.speaker, later.happened('cardTurnedDown')]).toEqual(['kensho', []]);
  });
});

describe('at the beginning', () => {
  test('RR-529 the players choose who starts with Threat, and what it brings', () => {
    const s = asking(turnOf(scene('itoguruma', 'D6', {}), 'sayaka'), { kind: 'chooseThreat', ki: 1 });
    expect(label(s, { kind: 'takeThreat', hero: 'kensho' })).toEqual({ label: 'Kensho', target: 'kensho', help: 'Starts with 1 Ki.' });
    s.play(0, { kind: 'takeThreat', hero: 'kensho' });
    expect([s.state.threat, s.state.heroes.kensho.ki, s.state.heroes.sayaka.ki]).toEqual(['kensho', 1, 0]);
    const bare = asking(turnOf(scene('nineFaces', 'D6', {}), 'sayaka'), { kind: 'chooseThreat', ki: 0 });
    expect(label(bare, { kind: 'takeThreat', hero: 'kosuke' })).toEqual({ label: 'Kosuke', target: 'kosuke' });
  });

  test('RR-600 somebody starts on a free square beside the boss, facing it', () => {
    const s = asking(turnOf(scene('fifthWanderer', 'D6', { takahiro: 'C6' }), 'sayaka'), { kind: 'startBeside', hero: 'kensho' });
    const squares = s.moves(0).flatMap((move) => (move.kind === 'standBeside' ? [move.square] : []));
    expect([squares.includes(at('C6')), squares.includes(at('C5')), squares.includes(at('D6')), squares.includes(at('B5'))]).toEqual([false, true, false, false]);
    expect(label(s, { kind: 'standBeside', square: at('C5') })).toEqual({ label: 'C5', target: at('C5') });
    expect(s.refused(0, { kind: 'standBeside', square: at('B5') })).toBe('RR-600');
    s.play(0, { kind: 'standBeside', square: at('C5') });
    expect([s.state.heroes.kensho.anchor, [1, 2].includes(s.state.heroes.kensho.facing)]).toEqual([at('C5'), true]);
  });

  test('RR-568 a doll in a sleeve: of a hero, not a rooted one', () => {
    const s = asking(turnOf(scene('kugi', 'D6', {}), 'sayaka').change(({ extra }) => {
      if (extra.dolls) extra.dolls = { sleeve: true, dolls: [{ of: 'kensho', hp: 10, at: 0 }, { of: 'sayaka', hp: 10, at: 1, rooted: true }, { of: 'nameless', hp: 10, at: 2 }] };
    }), { kind: 'sleeveDoll' });
    expect(s.moves(0)).toEqual(HERO_IDS.map((hero) => ({ kind: 'hideDoll', hero, doll: 'kensho' })));
    expect(label(s, { kind: 'hideDoll', hero: 'kosuke', doll: 'kensho' })).toEqual({ label: 'Kosuke hides Kensho’s doll', target: 'kosuke' });
    s.play(0, { kind: 'hideDoll', hero: 'kosuke', doll: 'kensho' });
    expect([s.state.extra.dolls?.dolls[0], s.state.extra.dolls?.sleeve]).toEqual([{ of: 'kensho', hp: 10, at: 'kosuke', light: true }, undefined]);
  });

  test('RR-102 RR-103 places and facings are named', () => {
    const s = turnOf(fight(), 'sayaka').change((state) => { state.frames = [{ kind: 'battle', step: 'round' }, { kind: 'places', changes: 0 }]; });
    expect([label(s, { kind: 'begin' }), label(s, { kind: 'place', hero: 'kensho', square: at('K4') }), label(s, { kind: 'turnTo', hero: 'kensho', facing: 3 })])
      .toEqual([{ label: 'Begin', tone: 'primary' }, { label: 'Kensho to K4', target: 'kensho' }, { label: 'Kensho faces west', target: 'kensho' }]);
  });
});

describe('lines of cards ask', () => {
  const base = () => turnOf(put(fight(), 'sayaka', 'H6'), 'sayaka');

  test('for a figure, a Zone, a resource, a type', () => {
    const figure = asking(base(), { kind: 'chooseFigure', hero: 'sayaka', options: ['boss:0', 'kensho'], words: 'Test', optional: true });
    expect([label(figure, { kind: 'choose', figure: 'kensho' }), label(figure, { kind: 'nobody' })]).toEqual([{ label: 'Kensho', target: 'kensho' }, { label: 'Nobody', tone: 'secondary' }]);
    const zone = asking(base(), { kind: 'chooseZone', hero: 'sayaka', options: [5], words: 'Test' });
    expect(label(zone, { kind: 'chooseZone', zone: 5 })).toEqual({ label: expect.stringMatching(/\w/), target: 5 });
    const resource = asking(base(), { kind: 'chooseResource', hero: 'sayaka', of: ['yin', 'ki'], n: 2, why: 'Test' });
    expect([label(resource, { kind: 'take', res: 'yin' }), label(resource, { kind: 'take', res: 'stamina' })]).toEqual([{ label: '2 Yin' }, { label: '2 Stamina' }]);
    resource.play(0, { kind: 'take', res: 'ki' });
    expect(resource.state.heroes.sayaka.ki).toBe(2);
    const type = asking(base(), { kind: 'chooseType', hero: 'sayaka', figure: 'boss:0', name: 'vulnerable', of: ['slashing', 'mystic'] });
    expect(label(type, { kind: 'chooseType', dtype: 'mystic' })).toEqual({ label: 'Mystic' });
    type.play(0, { kind: 'chooseType', dtype: 'mystic' });
    expect(has(type, 'boss', 'vulnerable:mystic')).toBe(true);
  });

  test('RR-233 which negative condition goes', () => {
    const s = base();
    for (const name of ['slowed', 'empowered', 'vulnerable:mystic'] as const) give(s, 'sayaka', name);
    asking(s, { kind: 'chooseCondition', hero: 'sayaka', figure: 'sayaka' });
    expect(s.moves(0).flatMap((move) => (move.kind === 'chooseCondition' ? [move.name] : [])).sort()).toEqual(['slowed', 'vulnerable:mystic']);
    s.play(0, { kind: 'chooseCondition', name: 'slowed' });
    expect([has(s, 'sayaka', 'slowed'), has(s, 'sayaka', 'vulnerable:mystic'), has(s, 'sayaka', 'empowered')]).toEqual([false, true, true]);
  });

  test('how far something is pushed, and whether ground is held', () => {
    const push = asking(base(), { kind: 'force', hero: 'sayaka', force: 'push', target: 'kensho', way: [at('K10'), at('K11')], cause: { why: 'effect' } });
    expect(push.prompt(0).words).toBe('How far is Kensho pushed?');
    expect([2, 1, 0].map((steps) => label(push, { kind: 'force', steps }))).toEqual([{ label: 'To K11', target: at('K11') }, { label: 'To K10', target: at('K10') }, { label: 'Not at all' }]);
    const pull = asking(base(), { kind: 'force', hero: 'sayaka', force: 'pull', target: 'kensho', way: [at('K10')], cause: { why: 'effect' } });
    expect(pull.prompt(0).words).toBe('How far is Kensho pulled?');
    push.play(0, { kind: 'force', steps: 1 });
    expect(push.state.heroes.kensho.anchor).toBe(at('K10'));
    const held = () => asking(base(), { kind: 'holdGround', hero: 'kensho', cost: { stamina: 2 }, way: [at('K10')], cause: { why: 'effect' } });
    const s = held();
    expect([label(s, { kind: 'holdGround', pay: true }), label(s, { kind: 'holdGround', pay: false })]).toEqual([{ label: 'Hold the ground', help: '2 Stamina' }, { label: 'Be moved' }]);
    const { anchor, stamina } = s.state.heroes.kensho;
    s.play(0, { kind: 'holdGround', pay: true });
    expect([s.state.heroes.kensho.anchor, s.state.heroes.kensho.stamina]).toEqual([anchor, stamina - 2]);
    const moved = held();
    moved.play(0, { kind: 'holdGround', pay: false });
    expect([moved.state.heroes.kensho.anchor, moved.state.heroes.kensho.stamina]).toEqual([at('K10'), stamina]);
  });

  test('where a card’s Move leads', () => {
    const s = asking(base(), { kind: 'cardMove', hero: 'sayaka', n: 2, straight: false, through: false, why: 'Test' });
    expect([label(s, { kind: 'walk', way: [at('H7'), at('I8')], facing: 0 }), label(s, { kind: 'stay' })]).toEqual([{ label: 'Move to I8', target: at('I8') }, { label: 'Stay', tone: 'secondary' }]);
  });

  test('RR-254 what one Ki becomes, RR-466 what Yang holds off, and who passes', () => {
    const s = base();
    expect((['stamina', 'hp', 'yin', 'yang'] as const).map((into) => label(s, { kind: 'ki', into }).label)).toEqual(['1 Ki: 2 Stamina', '1 Ki: 2 HP', '1 Ki: 1 Yin', '1 Ki: 1 Yang']);
    const asked = asking(base(), { kind: 'interrupt', hero: 'sayaka', at: 'beforeDamage', about: 'sayaka' });
    expect([label(asked, { kind: 'shield', n: 2 }), label(asked, { kind: 'pass' }), label(asked, { kind: 'useCard', card: 'nothing' })])
      .toEqual([{ label: 'Spend 2 Yang', help: '2 less damage' }, { label: 'Pass', tone: 'secondary' }, { label: 'nothing', help: '', tone: 'primary' }]);
  });
});
