import { battleHarvest } from '@/games/ronins-revenge/campaign/harvests';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { skillNamed } from '@/games/ronins-revenge/rules/kit';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { at, battle, emptyField, oneShot } from './battle';
import { fight, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';
import { field, playCard, rig } from './rig';

/** The course of a battle: set-up, rounds, turns, what is paid with and when (RR-87 … RR-130, RR-178 … RR-189, RR-255 … RR-268). */

const REST: Move = { kind: 'rest', choice: 'A', flask: false };
const END: Move = { kind: 'endTurn' };
const kinds = (s: Fight): string[] => [...new Set(s.moves(0).map(({ kind }) => kind))];
const withFacts = (...facts: string[]) => ({ story: { ...NO_STORY, facts } });

describe('before the battle', () => {
  test('RR-87 with dice or without luck everything else is the same: price, damage, gains, Dodge', () => {
    const played = (mode: 'dice' | 'noLuck'): Fight['state']['heroes'] => {
      const s = onTop(turnOf(put(fight({ modes: [mode] }), 'takahiro', 'H6'), 'takahiro'), 'L-6');
      // Blank faces.
      if (mode === 'dice') s.draws(0, 0);
      strike(s, 'takahiro', 'Measured Cut');
      expect(s.state.bossHp).toBe(46);
      struckBy(s, { precision: 4, damage: 6 }, 'takahiro');
      if (mode === 'dice') s.draws(0);
      s.play(0, { kind: 'defend', dodge: 3, dice: 0, card: 'none' });
      return s.state.heroes;
    };
    const [dice, noLuck] = [played('dice').takahiro, played('noLuck').takahiro];
    expect([dice.hp, dice.stamina, dice.yang]).toEqual([12, 6, 2]);
    expect([noLuck.hp, noLuck.stamina, noLuck.yang]).toEqual([12, 6, 2]);
  });

  test('RR-88 Strength, Agility, Mind and Spirit do nothing in a battle', () => {
    const round = (): Fight['state'] => {
      const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6');
      strike(s, 'takahiro', 'Measured Cut');
      s.playAll(0, { kind: 'move', way: [at('I6')], facing: 0 }, END);
      struckBy(s, { precision: 5, damage: 6 }, 'takahiro').play(0, { kind: 'defend', dodge: 1, dice: 0, card: 'stone' });
      return s.state;
    };
    const before = round();
    const changed = jest.replaceProperty(HEROES.takahiro, 'stats', { strength: 9, agility: 9, mind: 9, spirit: 9 });
    expect(round()).toEqual(before);
    changed.restore();
  });

  test('RR-91 Facts change the base set-up, in the order in which the boss lists them', () => {
    for (const facts of [['sixtySafe', 'someLost'], ['someLost', 'sixtySafe']]) expect(battle({ boss: 'gashaO', ...withFacts(...facts) }).cubes[2]).toBe(4);
    expect(battle(withFacts('villageRises')).minions.map(({ anchor }) => anchor)).toEqual([at('J2')]);
    // Journals come after them, on top.
    const notes = [{ hero: 'sayaka' as const, changes: [{ do: 'startRes' as const, res: 'yang' as const, n: 1 }] }];
    const { heroes } = battle({ story: { ...NO_STORY, facts: ['villageRises'], notes } });
    expect(HERO_IDS.map((id) => heroes[id].yang)).toEqual([1, 2, 1, 1]);
    // Initiative is drawn when Threat is placed: the last of the line holds it.
    const { line, threat } = battle(withFacts('ledgerBurned'));
    expect(threat).toBe(line[3]);
  });

  test('EX-12 RR-91 a swapped card leaves seven in the deck, a Fact changes cubes, a Fact brings a Shrine', () => {
    const state = battle(withFacts('alarmRung', 'gateHolds', 'offeringMade'));
    expect([...state.decks.H.cards].sort()).toEqual(['H-1', 'H-2', 'H-3', 'H-4', 'H-6', 'H-7', 'H-8']);
    expect(state.cubes).toEqual([1, 2, 2]);
    expect(state.objects).toContainEqual({ kind: 'shrine', square: at('I12') });
    expect(battle().objects).not.toContainEqual({ kind: 'shrine', square: at('I12') });
  });

  test('RR-189 a Flask is full in every battle, also one that has replaced the hero’s own', () => {
    const party = { ...oneShot().party, takahiro: { loadout: { ...RECOMMENDED_LOADOUTS.takahiro, flask: 'gateFlask' }, noLuck: true } };
    expect([battle({ party }).heroes.takahiro.charges, battle().heroes.takahiro.charges]).toEqual([1, 1]);
    const state = battle({ party });
    state.heroes.takahiro.hp = 1;
    rig(state).run({ kind: 'rest', hero: 'takahiro', choice: 'B', flask: true, reviving: false });
    expect(state.heroes.takahiro).toMatchObject({ hp: 13, charges: 0 });
    // Nothing tells the next battle how much is left.
    const taken = battleHarvest.take(state);
    state.heroes.takahiro.charges = 1;
    expect(battleHarvest.take(state)).toEqual(taken);
  });

  test('RR-260 nothing of Ki, Yin and Yang is left for the next battle, unless a story gives it', () => {
    const rich = battle();
    for (const id of HERO_IDS) Object.assign(rich.heroes[id], { ki: 5, yin: 4, yang: 3 });
    expect(battleHarvest.take(rich)).toEqual(battleHarvest.take(battle()));
    const tokens = ({ ki, yin, yang }: Fight['state']['heroes']['sayaka']): number[] => [ki, yin, yang];
    expect([tokens(battle().heroes.sayaka), tokens(battle(withFacts('offeringMade')).heroes.sayaka)]).toEqual([[0, 0, 0], [1, 0, 0]]);
  });
});

describe('initiative and Threat', () => {
  test('RR-106 a fallen hero keeps its place in the line', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.sayaka.hp = 0; });
    s.playAll(0, REST, END);
    expect(s.prompt(0)).toMatchObject({ kind: 'revive', words: expect.stringContaining('Sayaka') as string });
    s.play(0, { kind: 'stayDown' });
    expect(s.state.line).toEqual(['takahiro', 'sayaka', 'kosuke', 'kensho']);
    struckBy(s, { precision: 9, damage: 1 }, 'kosuke').play(0, { kind: 'takeIt' });
    expect(s.state.line).toEqual(['kensho', 'takahiro', 'sayaka', 'kosuke']);
  });

  test('RR-108 the boss goes for the holder of Threat, unless its card names another', () => {
    const struck = (card: 'L-1' | 'S-5'): string[] => {
      const state = field('ushikado', 'F6', { sayaka: 'H6', takahiro: 'J7', kosuke: 'D6', kensho: 'L12' });
      state.threat = 'takahiro';
      state.heroes.kosuke.hp = 3;
      const on = rig(state);
      playCard(on, card);
      return on.happened('strikeBegan').map(({ target }) => target);
    };
    expect([struck('L-1'), struck('S-5')]).toEqual([['takahiro'], ['kosuke']]);
  });

  test('RR-115 whoever stands up again does not get Threat back', () => {
    const s = turnOf(put(fight(), 'takahiro', 'L4'), 'takahiro').change((state) => {
      state.zones[12] = 1 << 2;
      state.heroes.takahiro.hp = 1;
    });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect(s.state.threat).toBe('sayaka');
    s.playAll(0, REST, END, REST, END, REST, END);
    turnOf(s, 'kensho').change((state) => { state.line = ['kensho', 'takahiro', 'sayaka', 'kosuke']; });
    turnOf(s, 'kensho').playAll(0, REST, END, { kind: 'standUp', choice: 'A' });
    expect(s.state.heroes.takahiro.hp).toBeGreaterThan(0);
    expect(s.state.threat).toBe('sayaka');
  });
});

describe('rounds', () => {
  test('RR-116 hero turns in the order of the line, Event, the four slots, minions, the end of the round', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => {
      state.minions = [{ minion: 'chainWretch', band: 0, hp: 8, anchor: at('K1'), side: 1, facing: 0, conditions: 0 }];
    });
    for (let i = 0; i < 4; i++) s.playAll(0, REST, END);
    while (s.prompt(0).kind !== 'turn') s.play(0, s.moves(0).find(({ kind }) => kind === 'takeIt' || kind === 'pass') ?? END);
    const told = s.events.flatMap((event) => {
      if (event.type === 'turnEnded') return [event.hero];
      if (event.type === 'slotReached') return [`slot ${event.slot}`];
      if (event.type === 'strikeBegan' && event.by === 'chainWretch:0') return ['minion'];
      return event.type === 'eventPlaced' || event.type === 'roundEnded' || event.type === 'roundBegan' ? [event.type] : [];
    });
    // The battle itself began with a round of its own.
    expect(told.slice(told.indexOf('takahiro'))).toEqual(['takahiro', 'sayaka', 'kosuke', 'kensho', 'eventPlaced', 'slot 0', 'slot 1', 'slot 2', 'slot 3', 'minion', 'roundEnded', 'roundBegan']);
  });

  test('RR-117 a round begins with what Facts do, then the boss and its Wound card, then other cards', () => {
    const state = emptyField('kugi');
    state.round = 1;
    // The last Wound card is the one that nails dolls.
    state.wound = 2;
    state.roundStarts.push({ rounds: [2], steps: [{ do: 'loseHp', n: 4, who: 'boss' }] });
    state.partyItems.push('promptersCue');
    if (state.extra.dolls) state.extra.dolls.dolls = [];
    const on = rig(state);
    on.run({ kind: 'round', turn: 0 }, 'interrupt');
    expect(on.events.flatMap(({ type }) => (['roundBegan', 'bossHurt', 'dollNailed', 'turnBegan'].includes(type) ? [type] : []))).toEqual(['roundBegan', 'bossHurt', 'dollNailed']);
    expect(on.asked()).toBe('interrupt');
  });

  test('RR-117 what a Fact does in round 2 does not come in round 3', () => {
    const state = emptyField('ushikado');
    state.roundStarts.push({ rounds: [2], steps: [{ do: 'loseHp', n: 4, who: 'boss' }] });
    state.round = 1;
    rig(state).run({ kind: 'round', turn: 0 }, 'turn');
    expect(state.bossHp).toBe(46);
    state.frames = [];
    rig(state).run({ kind: 'round', turn: 0 }, 'turn');
    expect([state.round, state.bossHp]).toEqual([3, 46]);
  });
});

describe('turns', () => {
  test('RR-123 between the parts of a turn cards, objects and tokens may be used, any number of times', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro').change((state) => {
      state.objects.push({ kind: 'shrine', square: at('J5') }, { kind: 'statue', square: at('K6') });
      Object.assign(state.heroes.takahiro, { ki: 1, yin: 1, yang: 1, stamina: 5 });
    });
    s.playAll(0, { kind: 'ki', into: 'stamina' }, { kind: 'useCard', card: 'challenge' }, { kind: 'useObject', square: at('J5') }, { kind: 'move', way: [], facing: 1 });
    s.playAll(0, { kind: 'useObject', square: at('K6') }, REST, { kind: 'fuse' }, { kind: 'ki', into: 'yin' }, END);
    expect(s.happened('turnEnded').map(({ hero }) => hero)).toEqual(['takahiro']);
  });

  test('RR-123 never in the middle of an attack or of a card’s move', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6').change((state) => { state.objects.push({ kind: 'shrine', square: at('I6') }); });
    s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    expect(s.refused(0, { kind: 'useCard', card: 'challenge' })).toBe('RR-123');
    expect(s.refused(0, { kind: 'useObject', square: at('I6') })).toBe('RR-123');
    s.playAll(0, { kind: 'playDestiny', card: 'ember' }, { kind: 'useSpecial' });
    expect(s.prompt(0).kind).toBe('cardMove');
    expect(s.refused(0, { kind: 'useCard', card: 'challenge' })).toBe('RR-123');
  });

  const acted: readonly (readonly [string, () => Fight])[] = [
    ['an attack', () => {
      const s = onTop(turnOf(put(fight(), 'kensho', 'H6'), 'kensho'), 'L-6');
      strike(s, 'kensho', 'Palm of Reeds');
      return s;
    }],
    ['a Special Action', () => {
      const s = turnOf(fight({ level: 2, party: [withKit('kensho', { skills: ['circleOfSalt'] })] }), 'kensho').change((state) => { Object.assign(state.heroes.kensho, { yin: 1, yang: 1 }); });
      s.play(0, { kind: 'useCard', card: 'circleOfSalt' });
      return s;
    }],
    ['a Rest', () => {
      const s = turnOf(fight(), 'kensho');
      s.play(0, { kind: 'rest', choice: 'B', flask: false });
      return s;
    }],
  ];
  test.each(acted)('RR-129 %s is the Main Action of the turn', (_, make) => {
    const s = make();
    expect(s.refused(0, REST)).toBe('RR-131');
    expect(s.state.sequence.filter((slot) => slot !== null)).toHaveLength(1);
    expect(kinds(s)).toContain('endTurn');
  });

  test('RR-130 RR-179 what a scenario lets a hero do is no Action unless it says so: cutting Web costs Stamina and takes no card', () => {
    const s = turnOf(fight({ boss: 'itoguruma' }), 'takahiro').change((state) => { addToken(state, zoneNamed('Z41'), 'web'); });
    s.play(0, { kind: 'bossAction', action: 'cutWeb', target: '' });
    expect(s.state.heroes.takahiro.stamina).toBe(7);
    expect(s.state.sequence).toEqual([null, null, null, null]);
    expect(kinds(s)).toContain('rest');
    expect(s.refused(0, { kind: 'bossAction', action: 'cutWeb', target: '' })).toBe('RR-130');
  });

  test('RR-178 Stamina comes from turns, Rest, Ki and cards, never above the maximum', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { Object.assign(state.heroes.sayaka, { stamina: 0, ki: 1 }); });
    s.playAll(0, REST, END);
    expect(s.state.heroes.sayaka.stamina).toBe(3);
    s.play(0, { kind: 'ki', into: 'stamina' });
    expect(s.state.heroes.sayaka.stamina).toBe(5);
    s.change((state) => { state.heroes.sayaka.hp = 2; }).play(0, { kind: 'rest', choice: 'A', flask: true });
    // Rest 5 and 2 of the Dew Vial: 12 is the maximum.
    expect(s.state.heroes.sayaka.stamina).toBe(12);
    const full = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 8; });
    full.play(0, REST);
    expect(full.state.heroes.takahiro.stamina).toBe(10);
  });

  test('RR-179 Stamina pays steps, attacks, skills, objects, Dodge and Defense dice', () => {
    const s = onTop(turnOf(put(fight({ modes: ['dice'] }), 'takahiro', 'K6'), 'takahiro'), 'L-6').change((state) => { state.objects.push({ kind: 'statue', square: at('G5') }); });
    const left = (): number => s.state.heroes.takahiro.stamina;
    s.play(0, { kind: 'move', way: ['K5', 'J5', 'I5', 'H5'].map((name) => at(name as 'K5')), facing: 0 });
    expect(left()).toBe(9);
    s.play(0, { kind: 'useObject', square: at('G5') });
    expect(left()).toBe(8);
    s.play(0, { kind: 'useCard', card: 'challenge' });
    expect(left()).toBe(7);
    s.draws(0, 0).play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    plain(s);
    expect(left()).toBe(5);
    struckBy(s, { precision: 9, damage: 4 }, 'takahiro').draws(0, 0).play(0, { kind: 'defend', dodge: 1, dice: 1, card: 'none' });
    // The Lacquered Heirloom gives 1 back for a blow from the front.
    expect(s.happened('lost').filter(({ res, why }) => res === 'stamina' && why === 'defence').map(({ n }) => n)).toEqual([2]);
  });

  test('RR-186 whoever must rest still chooses, and the plain Rest for Stamina comes first', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 0; });
    const rests = s.moves(0).filter(({ kind }) => kind === 'rest');
    expect(s.moves(0).some(({ kind }) => kind === 'attack')).toBe(false);
    expect(rests[0]).toEqual(REST);
    expect(rests).toHaveLength(4);
    expect(s.refused(0, END)).toBe('RR-124');
  });
});

describe('Ki, Yin, Yang and skills', () => {
  const KI: Move = { kind: 'ki', into: 'yin' };
  const rich = (s: Fight): Fight => s.change((state) => { Object.assign(state.heroes.takahiro, { ki: 2, hp: 9, primed: { weapon: 0, type: 'slashing' } }); });

  test('RR-255 “any time” is the own turn and every window that is offered to the hero', () => {
    const turn = rich(onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6'));
    expect(turn.moves(0)).toContainEqual(KI);
    turn.playAll(0, strikeWith(turn, 'takahiro', 'Measured Cut'), { kind: 'noDestiny' });
    expect(turn.prompt(0).kind).toBe('attackModifiers');
    expect(turn.moves(0)).toContainEqual(KI);
    turn.playAll(0, { kind: 'addKi', n: 1 }, { kind: 'strike' });
    expect(turn.state.bossHp).toBe(44);
    expect(turn.refused(0, { kind: 'addKi', n: 1 })).toBe('RR-254');
    const struck = rich(struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro'));
    expect(struck.moves(0)).toContainEqual(KI);
    struck.play(0, { kind: 'takeIt' });
    expect(struck.prompt(0).kind).toBe('interrupt');
    expect(struck.moves(0)).toContainEqual(KI);
    struck.play(0, { kind: 'pass' });
    expect(struck.prompt(0).kind).toBe('counter');
    expect(struck.moves(0)).toContainEqual(KI);
  });

  test('RR-255 not while somebody else is asked', () => {
    const s = rich(turnOf(fight(), 'sayaka'));
    expect(s.moves(0)).not.toContainEqual(KI);
    expect(s.refused(0, KI)).toBe('RR-261');
  });

  test('RR-259 Yin alone, or Yang alone, pays cards and nothing else', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6').change((state) => { Object.assign(state.heroes.takahiro, { yin: 5, stamina: 4, hp: 3 }); });
    expect(kinds(s).filter((kind) => kind === 'ki' || kind === 'fuse')).toEqual([]);
    expect(s.refused(0, { kind: 'ki', into: 'hp' })).toBe('RR-261');
    expect(s.refused(0, { kind: 'fuse' })).toBe('RR-258');
    s.change((state) => { state.heroes.takahiro.ki = 1; }).playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'noDestiny' });
    expect(s.refused(0, { kind: 'addYin', n: 1 })).toBe('RR-467');
  });

  test('RR-268 a skill without a cooldown may be used as often as it can be paid', () => {
    const challenge = skillNamed('takahiro', 'challenge');
    if (!challenge || challenge.passive) throw new Error('Challenge is used');
    const changed = jest.replaceProperty(challenge, 'cooldown', undefined);
    const s = turnOf(fight({ party: [withKit('takahiro', { skills: ['challenge'] })] }), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 2; });
    s.playAll(0, { kind: 'useCard', card: 'challenge' }, { kind: 'useCard', card: 'challenge' });
    expect(s.state.heroes.takahiro).toMatchObject({ stamina: 0, cooldowns: [0] });
    expect(s.refused(0, { kind: 'useCard', card: 'challenge' })).toBe('RR-262');
    changed.restore();
  });
});
