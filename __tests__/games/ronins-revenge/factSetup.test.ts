import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES, BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { FIELD, HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { setUpCustom } from '@/games/ronins-revenge/rules/boss/setup';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY, type Story } from '@/games/ronins-revenge/rules/story';

import { at, battle, oneShot } from './battle';

/** What Facts of the story change before a battle begins. */
const told = (boss: BossId, story: Partial<Story>): BattleState => battle({ boss, story: { ...NO_STORY, ...story } });
const after = (boss: BossId, ...facts: string[]): BattleState => told(boss, { facts });
const names = (squares: readonly number[]): string[] => squares.map((square) => squareName(FIELD, square));

test('RR-434 Itoguruma: full cocoons, fewer Threadlings, which way she faces, who has Threat', () => {
  expect(after('itoguruma').extra.loom).toEqual({ cocooned: [], cocoonsFull: 0, fewerThreadlings: 0 });
  const { extra, figures } = after('itoguruma', 'voicesAnswered', 'daughterBait', 'ownNameGiven');
  expect([extra.loom?.fewerThreadlings, figures[0]?.facing, extra.chooseThreat]).toEqual([1, 0, { ki: 1 }]);
  expect(after('itoguruma', 'threeFollowed').extra.loom?.cocoonsFull).toBe(1);
});

test('RR-434 Funakuro: Fares, the anchor, the Tide and the chest', () => {
  const { river } = after('funakuro').extra;
  expect(river).toMatchObject({ prepaid: [], loose: false, cutRounds: [], startChange: 0, chest: 0 });
  expect(after('funakuro', 'memoryPaid').extra.river?.prepaid).toEqual([...HERO_IDS]);
  expect(after('funakuro', 'daughterFreed').extra.river?.startChange).toBe(-1);
  expect(after('funakuro', 'ledgerBurned').extra.river?.chest).toBe(2);
  expect(after('funakuro', 'anchorCutEarly').extra.river).toMatchObject({ loose: true, cutRounds: [1, 2] });
});

test('RR-549 the Nine Faces: an open row of masks, a part less, a face known, who has Threat', () => {
  const moon = (state: BattleState) => state.figures.filter(({ start }) => BOSSES.nineFaces.starts[start]?.crest === 'moon').length;
  const usual = after('nineFaces');
  expect([usual.extra.cast?.rowPublic, usual.extra.cast?.unmasked, usual.extra.chooseThreat, moon(usual)]).toEqual([false, false, undefined, 1]);
  expect([...(usual.extra.cast?.masks ?? [])].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(after('nineFaces', 'ledgerKept').extra.cast?.rowPublic).toBe(true);
  expect(after('nineFaces', 'nezuPlayed').extra.cast?.startsUnmasked).toBe(true);
  expect(after('nineFaces', 'satOut').extra.chooseThreat).toEqual({ ki: 0 });
  const short = after('nineFaces', 'partsSwapped');
  expect([moon(short), short.figures.length]).toEqual([0, usual.figures.length - 1]);
  expect(after('nineFaces', 'partsTaken').extra.cast?.studied).toEqual({ n: 1, rounds: [1] });
});

test('RR-434 Raitora: late lightning, a quiet Zone, a calm once', () => {
  const { storm } = after('raitora').extra;
  expect([storm?.lateRounds, storm?.quietZones, after('raitora').extra.calm]).toEqual([[], [], undefined]);
  expect(after('raitora', 'foxUnbound').extra.storm?.lateRounds).toEqual([1]);
  expect(after('raitora', 'ironLeft').extra.storm?.quietZones).toEqual([zoneNamed('Z34')]);
  expect(told('raitora', { heroFacts: [{ hero: 'kosuke', fact: 'dogAwake' }] }).extra.calm).toBe(true);
  // It is Kosuke's own: nobody else brings it along, nor does the party.
  expect(told('raitora', { heroFacts: [{ hero: 'sayaka', fact: 'dogAwake' }] }).extra.calm).toBeUndefined();
  expect(after('raitora', 'dogAwake').extra.calm).toBeUndefined();
});

test('RR-568 Kugi: HP of dolls in general and of one, a fifth, a rooted one, a shared nail, one in the sleeve', () => {
  const hps = (...facts: string[]) => Object.fromEntries((after('kugi', ...facts).extra.dolls?.dolls ?? []).map(({ of, hp }) => [of, hp]));
  expect(hps()).toEqual({ takahiro: 10, sayaka: 10, kosuke: 10, kensho: 10 });
  expect(hps('dogUnsaid')).toEqual({ takahiro: 10, sayaka: 10, kosuke: 14, kensho: 10 });
  expect(hps('ownNailPulled')).toEqual({ takahiro: 6, sayaka: 6, kosuke: 6, kensho: 6 });
  expect(hps('riverRoad', 'ownNailPulled')).toMatchObject({ nameless: 6, kensho: 6 });
  const seen = told('kugi', { heroFacts: [{ hero: 'takahiro', fact: 'sawOwnLine' }] }).extra.dolls?.dolls ?? [];
  expect(seen.map(({ of, hp }) => [of, hp])).toContainEqual(['takahiro', 2]);
  expect(seen.filter(({ hp }) => hp !== 10)).toHaveLength(1);
  const fifth = after('kugi', 'riverRoad').extra.dolls?.dolls.find(({ of }) => of === 'nameless');
  expect(fifth).toEqual({ of: 'nameless', hp: 10, at: at('E9') });
  const rooted = after('kugi', 'nailBroken');
  expect((rooted.extra.dolls?.dolls ?? []).filter((doll) => doll.rooted).map(({ of }) => of)).toEqual([rooted.threat]);
  expect([after('kugi', 'othersNailPulled').extra.dolls?.sharedNail, after('kugi', 'dollTaken').extra.dolls?.sleeve]).toEqual([0, true]);
  expect([after('kugi').extra.dolls?.sharedNail, after('kugi').extra.dolls?.sleeve]).toEqual([undefined, undefined]);
});

test('RR-568 what is taken from a doll leaves at least 1 HP', () => {
  const state = told('kugi', { facts: ['rowUnfinished'], heroFacts: [{ hero: 'takahiro', fact: 'sawOwnLine' }] });
  expect((state.extra.dolls?.dolls ?? []).map(({ of, hp }) => [of, hp])).toEqual([['takahiro', 1], ['sayaka', 5], ['kosuke', 5], ['kensho', 5]]);
});

test('RR-578 Aka and Ao: one brother alone, nobody left alone, no first Imp', () => {
  expect(after('akaAo').figures).toHaveLength(2);
  const alone = after('akaAo', 'brothersPact');
  expect(alone.figures.map(({ start }) => BOSSES.akaAo.starts[start]?.brother)).toEqual(['aka']);
  expect([after('akaAo').extra.forge?.neverAlone, after('akaAo', 'brothersSplit').extra.forge?.neverAlone]).toEqual([undefined, true]);
  expect([after('akaAo').extra.forge?.noFirstImp, after('akaAo', 'smithsFreed').extra.forge?.noFirstImp]).toEqual([undefined, true]);
});

describe('RR-589 Gasha-O', () => {
  const limbCards = (limb: string): readonly string[] => BOSSES.gashaO.attacks.filter((card) => card.limb === limb).map(({ id }) => id);
  const inDecks = ({ decks }: BattleState) => [...decks.L.cards, ...decks.H.cards, ...decks.S.cards];

  test('one more Wound card, the last', () => {
    const [usual, more] = [after('gashaO'), after('gashaO', 'brothersPact')];
    expect([more.wounds, more.cubes]).toEqual([[...usual.wounds, 'W-4'], [...usual.cubes, 2]]);
  });

  test('a limb broken from the start: its cards are aside, the others stay', () => {
    const state = after('gashaO', 'bonesBuried');
    const train = limbCards('train');
    expect(train.length).toBeGreaterThan(0);
    expect([state.extra.body?.broken, [...(state.extra.body?.aside ?? [])].sort()]).toEqual([['train'], [...train].sort()]);
    expect(inDecks(state).sort()).toEqual(inDecks(after('gashaO')).filter((card) => !train.includes(card)).sort());
  });

  test('a card that stays out of the battle', () => {
    const state = after('gashaO', 'skullBroken');
    expect([state.extra.body?.out, state.extra.body?.aside, inDecks(state).includes('H-1')]).toEqual([['H-1'], [], false]);
    expect(inDecks(state)).toHaveLength(20);
  });

  test('where and how the boss stands, and whom its lines mean', () => {
    expect(names([after('gashaO', 'boyLeads').figures[0]?.anchor ?? 0])).toEqual(['B5']);
    const facing = after('gashaO').figures[0]?.facing ?? 0;
    expect(after('gashaO', 'bonesTurned').figures[0]?.facing).toBe((facing + 2) % 4);
    expect([after('gashaO', 'hammerTaken').extra.body?.hammer, after('gashaO', 'fourNamed').extra.body?.threatClosest]).toEqual([true, [1, 2, 3]]);
    expect([after('gashaO', 'eyesClosed').extra.body?.farthestIsClosest, after('gashaO', 'ribLamp').extra.body?.darkRoad]).toEqual([true, { n: 2, rounds: [1, 2] }]);
    expect(after('gashaO').extra.body).toEqual({ broken: [], nailed: [], aside: [], out: [] });
  });
});

test('RR-598 Harunobu: Village Bannermen where the banner was raised, walls down, an empty Guard, a slower start', () => {
  expect(names(after('harunobu', 'villageRises', 'bannerRaised').extra.duel?.village ?? [])).toEqual(['K5', 'K8']);
  expect([after('harunobu').extra.duel?.list.length, after('harunobu', 'drewFirst').extra.duel?.list]).toEqual([2, []]);
  const open = after('harunobu', 'bonesTurned');
  const pillars = (state: BattleState) => names(state.objects.filter(({ kind }) => kind === 'pillar').map(({ square }) => square));
  expect([open.extra.wallsDown, after('harunobu').extra.wallsDown]).toEqual([true, undefined]);
  expect(pillars(open)).toEqual([...pillars(after('harunobu')), 'E2', 'E11', 'H5', 'H8']);
  const late = after('harunobu', 'calledOut');
  expect([names([late.figures[0]?.anchor ?? 0]), late.extra.moveChange]).toEqual([['D11'], -1]);
  expect(after('harunobu', 'voiceKept').extra.duel?.cueWritten).toBe(true);
});

describe('RR-600 the last chapter', () => {
  test.each(['fifthWanderer', 'cagedDawn', 'devouringNight'] as const)('%s: the Speaker starts with Threat', (boss) => {
    for (const hero of HERO_IDS) {
      const { extra, threat } = told(boss, { facts: [`lastWord:${hero}`], heroFacts: [{ hero, fact: 'lastWord' }] });
      expect([extra.speaker, threat]).toEqual([hero, hero]);
    }
    expect(after(boss).extra.speaker).toBeUndefined();
  });

  test.each(['fifthWanderer', 'cagedDawn', 'devouringNight'] as const)('%s: a reveal left out, a slower boss, a later Event, never Empowered', (boss) => {
    const { extra } = after(boss, 'kugiSpared', 'forgeLit');
    expect([extra.blankReveals, extra.moveChange]).toEqual([[1], -1]);
    expect([after(boss).extra.blankReveals, after(boss).extra.moveChange]).toEqual([undefined, undefined]);
    const [usual, later] = [after(boss).events.cards.slice().reverse(), after(boss, 'inkSpilled').events.cards.slice().reverse()];
    expect(later).toEqual([usual[1], usual[2], usual[0], ...usual.slice(3)]);
    expect(after(boss, 'bookShut').extra.neverEmpowered).toBe(true);
  });

  test('a corner of the field is gone, with what lay in it', () => {
    for (const boss of ['fifthWanderer', 'cagedDawn'] as const) {
      const state = after(boss, 'seatBroken');
      expect([((state.extra.void ?? 0) >> zoneNamed('Z14')) & 1, state.zones[zoneNamed('Z14')]]).toEqual([1, 0]);
      expect(state.extra.void).toBe((after(boss).extra.void ?? 0) | (1 << zoneNamed('Z14')));
    }
  });
});

test.each(BOSS_IDS)('RR-434 %s: every effect of its own that a Fact has changes the set-up, or is carried out by one of its rules', (boss) => {
  const calls = BOSSES[boss].factChanges.flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'custom' && step.id !== 'startBeside' ? [step] : [])));
  for (const call of calls) {
    const state = battle({ boss });
    const before = JSON.stringify(state);
    setUpCustom(state, call);
    const later = (state.extra.openings ?? []).flatMap((step) => (step.do === 'custom' ? [step.id] : []));
    expect([call.id, JSON.stringify(state) !== before, later.every((id) => bossRules(state).customs?.[id] !== undefined)]).toEqual([call.id, true, true]);
  }
});

describe('RR-503 what a story gives to one hero', () => {
  test('is for that hero alone: HP and Stamina as sums, tokens, conditions', () => {
    const { heroes } = told('ushikado', {
      notes: [
        { hero: 'sayaka', changes: [{ do: 'startHp', n: 2 }, { do: 'startStamina', n: -3 }, { do: 'startRes', res: 'yin', n: 2 }] },
        { hero: 'kosuke', changes: [{ do: 'startCond', name: 'hastened' }, { do: 'startToken', name: 'resistant', dtype: 'slashing' }] },
      ],
    });
    const plain = battle().heroes;
    expect([heroes.sayaka.stamina, heroes.sayaka.yin, heroes.takahiro.yin]).toEqual([plain.sayaka.stamina - 3, 2, 0]);
    expect([hasCondition(heroes.kosuke, 'hastened'), hasCondition(heroes.kosuke, 'resistant:slashing'), hasCondition(heroes.sayaka, 'hastened'), hasCondition(heroes.kosuke, 'vulnerable:slashing')]).toEqual([true, true, false, false]);
  });

  test('RR-448 a scar is for everybody', () => {
    const { heroes } = told('ushikado', { hp: -2 });
    const plain = battle().heroes;
    expect(HERO_IDS.map((id) => plain[id].hp - heroes[id].hp)).toEqual([2, 2, 2, 2]);
  });

  test('relics give what they give at the start, and those that work once are at hand', () => {
    const { party } = oneShot();
    const carrying = (relics: string[]) => battle({ party: { ...party, sayaka: { loadout: { ...RECOMMENDED_LOADOUTS.sayaka, relics }, noLuck: true } }, story: NO_STORY }).heroes;
    expect([carrying(['stormWhisker']).sayaka, carrying([]).sayaka, carrying(['stormWhisker']).kensho].map((hero) => hasCondition(hero, 'hastened'))).toEqual([true, false, false]);
    expect([carrying(['blackIronKey']).sayaka.items, carrying(['stormWhisker']).sayaka.items, carrying(['blackIronKey']).kensho.items]).toEqual([['blackIronKey'], [], []]);
    expect(carrying(['pairOfSmallShoes']).sayaka.hp - carrying([]).sayaka.hp).toBe(2);
  });

  test('RR-600 whoever sat in the chair, and whoever was tested, start beside the boss', () => {
    const sat = told('fifthWanderer', { facts: ['seatTaken'], sitter: 'sayaka' });
    const plain = after('fifthWanderer').heroes;
    expect([sat.extra.beside, sat.heroes.sayaka.ki, sat.heroes.kosuke.ki, plain.sayaka.hp - sat.heroes.sayaka.hp]).toEqual([['sayaka'], 2, 0, 3]);
    expect(told('fifthWanderer', { facts: ['seatTaken'] }).extra.beside).toBeUndefined();
    const tested = told('fifthWanderer', { facts: ['oneSent', 'seatTaken'], tested: 'kensho', sitter: 'sayaka' });
    expect([[...(tested.extra.beside ?? [])].sort(), tested.heroes.kensho.ki]).toEqual([['kensho', 'sayaka'], 2]);
    const { heroes } = told('fifthWanderer', { facts: ['threadLost'], tested: 'kensho' });
    expect(HERO_IDS.filter((id) => hasCondition(heroes[id], 'slowed'))).toEqual(['kensho']);
    const nobody = told('fifthWanderer', { facts: ['threadLost'] }).heroes;
    expect(HERO_IDS.filter((id) => hasCondition(nobody[id], 'slowed'))).toEqual([]);
  });

  test('items go to their hero, those of the party to all', () => {
    const state = told('ushikado', { items: [{ hero: 'kensho', items: ['inkPot'] }], party: ['foxBell'] });
    expect([state.heroes.kensho.items, state.heroes.sayaka.items, state.partyItems]).toEqual([['inkPot'], [], ['foxBell']]);
  });
});

describe('RR-434 what Facts of every chapter may change', () => {
  const high = (state: BattleState) => ['Z12', 'Z13'].map((zone) => hasToken(state, zoneNamed(zone as 'Z12'), 'high'));
  const brothers = (state: BattleState) => state.figures.map((figure) => [BOSSES.akaAo.starts[figure.start]?.brother, hasCondition(figure, 'weakened')]);

  test('tokens of Zones go, or stay where another Fact keeps them', () => {
    expect([high(after('harunobu')), high(after('harunobu', 'bonesTurned'))]).toEqual([[true, true], [false, false]]);
    const fire = (...facts: string[]) => ['Z12', 'Z13'].map((zone) => hasToken(after('akaAo', ...facts), zoneNamed(zone as 'Z12'), 'fire'));
    expect([fire('smithsFreed'), fire('smithsFreed', 'nineStayed')]).toEqual([[false, false], [false, true]]);
  });

  test('heroes must start elsewhere, or may', () => {
    const forced = after('harunobu', 'barLifted');
    expect([names(forced.line.map((id) => forced.heroes[id].anchor)), forced.altStarts]).toEqual([['I5', 'I6', 'I7', 'I8'], null]);
    const free = after('harunobu', 'sayakasDoor');
    expect([names(free.altStarts?.squares ?? []), free.altStarts?.max]).toEqual([['A5', 'A8'], 2]);
    expect(names(free.line.map((id) => free.heroes[id].anchor))).toEqual(names(after('harunobu').line.map((id) => after('harunobu').heroes[id].anchor)));
  });

  test('a condition is for one brother, or for whoever has Threat', () => {
    expect(brothers(after('akaAo', 'anvilLifted'))).toEqual([['aka', true], ['ao', false]]);
    const { heroes, threat } = after('akaAo', 'anvilDropped');
    expect(HERO_IDS.filter((id) => hasCondition(heroes[id], 'slowed'))).toEqual([threat]);
  });

  test('attacks of the boss change for the whole battle, Wound cards are seen, Events are gone', () => {
    expect(after('akaAo', 'brothersWarned').mods).toEqual([{ mod: 'move', n: 1 }]);
    const [precision, damage] = [(n: number) => ({ mod: 'precision', n }), (n: number) => ({ mod: 'damage', n })];
    expect([after('itoguruma', 'daughterFreed').mods, after('raitora', 'mountainRoad').mods]).toEqual([[precision(2), damage(1)], [precision(1), damage(2)]]);
    expect([after('akaAo', 'keeperFreed').mods, after('gashaO', 'bonesBuried').mods]).toEqual([[precision(2), damage(2)], [precision(2), damage(2)]]);
    expect(after('funakuro', 'swimmersAboard').mods).toEqual([damage(1)]);
    expect((['shardGiven', 'shardBroken', 'shardSwallowed'] as const).map((fact) => after('fifthWanderer', fact).mods)).toEqual(Array.from({ length: 3 }, () => [precision(2), damage(2)]));
    expect([after('funakuro').publicWounds & 2, after('funakuro', 'widowsName').publicWounds & 2]).toEqual([0, 2]);
    const gone = after('harunobu', 'smithsVoted');
    expect([gone.events.cards.includes('E-1'), gone.eventSet.includes('E-1'), gone.events.cards.length]).toEqual([false, false, after('harunobu').events.cards.length - 1]);
  });

  test('a minion of the supply is placed on a free square, an object too', () => {
    const warned = after('harunobu', 'garrisonWarned');
    const [usual, more] = [after('harunobu').minions, warned.minions];
    expect([more.length, names([more[more.length - 1]?.anchor ?? 0]), more[more.length - 1]?.band]).toEqual([usual.length + 1, ['C6'], usual.length]);
    expect(after('harunobu', 'stairOpened').objects).toContainEqual({ kind: 'shrine', square: at('L12') });
  });

  test('a change may need another Fact', () => {
    const yin = (...facts: string[]) => after('harunobu', ...facts).heroes.kosuke.yin;
    expect([yin('mizueCalled'), yin('mizueCalled', 'sayakasDoor')]).toEqual([0, 1]);
  });
});

test('RR-434 a Fact that is not held changes nothing, and one of another chapter neither', () => {
  const plain = battle({ boss: 'ushikado' });
  const other = battle({ boss: 'ushikado', story: { ...NO_STORY, facts: ['memoryPaid'] } });
  expect({ ...other, facts: [] }).toEqual({ ...plain, facts: [] });
  expect(oneShot().story).toBeUndefined();
  expect(hasToken(after('ushikado', 'drainFlooded'), zoneNamed('Z42'), 'difficult')).toBe(true);
  expect(hasToken(plain, zoneNamed('Z42'), 'difficult')).toBe(false);
});
