import { factName } from '@/games/ronins-revenge/content/story/factNames';
import { nearestFrame } from '@/engine/decisions/frames';
import { Random } from '@/engine/random';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import type { Saga } from '@/games/ronins-revenge/campaign/saga';
import type { FactId } from '@/games/ronins-revenge/content/terms';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { precisionAgainst } from '@/games/ronins-revenge/rules/damage/strike';
import { breakObject } from '@/games/ronins-revenge/rules/field/objects';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';

import { at, boss } from './battle';
import { fight, struckBy } from './fight';
import { does, field, heroField, rig } from './rig';

/** Details of rules whose main lines stand elsewhere. */

describe('what may be declared against a blow', () => {
  const declared = (precision: number, change: Parameters<ReturnType<typeof fight>['change']>[0], options: Parameters<typeof fight>[0] = {}) => {
    const s = struckBy(fight(options), { precision }, 'takahiro').change(change);
    return s.moves(0).flatMap((move) => (move.kind === 'defend' ? [[move.dodge, move.dice, move.card]] : []));
  };

  test('RR-242 without luck: Dodge up to what is missing, each Destiny card, never nothing', () => {
    expect(declared(2, ({ heroes }) => { heroes.takahiro.destiny = ['moon']; })).toEqual([[1, 0, 'none'], [2, 0, 'none'], [0, 0, 'moon'], [1, 0, 'moon'], [2, 0, 'moon']]);
  });

  test('RR-180 no more than there is Stamina for', () => {
    expect(declared(9, ({ heroes }) => { Object.assign(heroes.takahiro, { destiny: ['moon'], stamina: 1 }); })).toEqual([[1, 0, 'none'], [0, 0, 'moon'], [1, 0, 'moon']]);
  });

  test('RR-237 with dice: up to three more, no card', () => {
    const dice = declared(1, ({ heroes }) => { heroes.takahiro.stamina = 4; }, { modes: ['dice', 'dice', 'dice', 'dice'] });
    expect(dice).toEqual([[0, 1, 'none'], [0, 2, 'none'], [0, 3, 'none'], [1, 0, 'none'], [1, 1, 'none'], [1, 2, 'none'], [1, 3, 'none']]);
  });

  test('RR-630 a blow that cannot be dodged leaves the cards alone', () => {
    const s = struckBy(fight(), { precision: 5, cannotBeDodged: true }, 'takahiro').change(({ heroes }) => { heroes.takahiro.destiny = ['moon', 'reed']; });
    expect(s.moves(0).flatMap((move) => (move.kind === 'defend' ? [[move.dodge, move.card]] : []))).toEqual([[0, 'moon'], [0, 'reed']]);
    expect(s.refused(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' })).toBe('RR-630');
    expect(s.refused(0, { kind: 'defend', dodge: 0, dice: 1, card: 'none' })).toBe('RR-242');
    expect(s.refused(0, { kind: 'defend', dodge: 0, dice: 0, card: 'ember' })).toBe('RR-242');
  });
});

describe('things that break', () => {
  test('RR-166 RR-167 are told with whoever did it, and a Pot pays only a hero', () => {
    const state = heroField('ushikado', 'A1', { sayaka: 'H6' });
    state.objects = [{ kind: 'pot', square: at('I6') }, { kind: 'pot', square: at('I7') }, { kind: 'barrel', square: at('C9') }, { kind: 'shrine', square: at('L12') }];
    const broken = (square: number, by?: 'sayaka' | 'boss:0') => does(state, (run) => breakObject(run, square, by)).filter(({ type }) => type === 'objectBroken');
    expect(broken(at('I6'), 'sayaka')).toEqual([{ type: 'objectBroken', kind: 'pot', square: at('I6'), by: 'sayaka' }]);
    expect(state.heroes.sayaka.ki).toBe(1);
    expect(broken(at('I7'))).toEqual([{ type: 'objectBroken', kind: 'pot', square: at('I7') }]);
    expect(broken(at('C9'), 'boss:0')).toEqual([{ type: 'objectBroken', kind: 'barrel', square: at('C9'), by: 'boss:0' }]);
    expect([broken(at('L12'), 'sayaka'), state.heroes.sayaka.ki, state.objects]).toEqual([[], 1, [{ kind: 'shrine', square: at('L12') }]]);
  });
});

test('RR-599 a Counterstrike cube is knocked away, and where there is none nothing is', () => {
  const state = heroField('harunobu', 'D6', { sayaka: 'H6' });
  state.heroes.sayaka.primed = { weapon: 0, type: 'slashing' };
  const drop = () => does(state, (run) => run.call({ kind: 'lines', by: 'boss:0', target: 'sayaka', why: 'x', steps: [{ do: 'custom', id: 'dropCube', who: 'target' }], at: 0, same: null, zone: null, aimed: false, crossed: [] }));
  expect([drop(), state.heroes.sayaka.primed]).toEqual([[{ type: 'cubeGone', hero: 'sayaka' }], null]);
  expect(drop()).toEqual([]);
});

test('RR-623 the boss is Empowered for whom it has cast out, and for nobody it is not', () => {
  const bitten = (square: 'K2' | 'F6') => {
    const state = field('devouringNight', 'E5', { kosuke: square, takahiro: 'G6', sayaka: 'G7', kensho: 'G8' });
    addToken(state, zoneNamed('Z41'), 'gnawed');
    const on = rig(state);
    on.run({ kind: 'bites', zones: [zoneNamed('Z41')], eat: false, castOut: [] });
    return [((state.extra.void ?? 0) >> zoneNamed('Z41')) & 1, hasCondition(boss(state), 'empowered')];
  };
  expect([bitten('K2'), bitten('F6')]).toEqual([[1, true], [1, false]]);
});

describe('the map of a campaign', () => {
  const described = (change: (draft: Saga) => void = () => undefined) => {
    const draft = soulsOfKurokai.start(soulsOfKurokai.parseOptions(soulsOfKurokai.defaults), Random.fromSeed('saga'));
    change(draft);
    return soulsOfKurokai.describe(draft);
  };

  test('says what each chapter is about when its story begins, and what a passage cost', () => {
    const about = (chapter: number, scarred: boolean): string => described((saga) => { Object.assign(saga, { chapter, stage: 'story', scarred }); }).words;
    expect([2, 3, 10].map((chapter) => about(chapter, false))).toEqual([
      'The missing are calling from high up, where no branch would carry a person.', 'The river has one bank. The ferry takes fares nobody would miss.',
      'Under the seat is a gate without a wall. Everything that was put off is in there.',
    ]);
    expect(about(3, true)).toBe('You were let through, and every hero will start the next battle with 2 less HP. The river has one bank. The ferry takes fares nobody would miss.');
  });

  test('shows the chapter that is open, and blanks', () => {
    const { stations } = described();
    expect(stations.map(({ when }) => when)).toEqual(['now', ...Array.from({ length: 9 }, () => 'ahead')]);
    expect([stations[0]?.title, stations[1]?.title, stations[1]?.words]).toEqual([expect.stringMatching(/^1\. \w/), 'Chapter 2', 'Not yet told.']);
    expect([stations[0]?.words === 'Not yet told.', stations[0]?.result, stations[0]?.matches.length]).toEqual([false, undefined, 5]);
  });

  test('RR-448 says how a chapter ended', () => {
    const told = (...battles: { won: boolean; rounds: number }[]) => {
      const { stations } = described((draft) => {
        draft.chapter = 2;
        draft.history = draft.history.flatMap((record) => [{ ...record, battles, gained: ['offeringMade'] } as typeof record, record]);
      });
      expect(stations.slice(0, 3).map(({ when }) => when)).toEqual(['behind', 'now', 'ahead']);
      expect(stations[1]?.result).toBeUndefined();
      expect(stations[0]?.words).toBe(`${factName('offeringMade')}.`);
      return stations[0]?.result;
    };
    const [won, lost] = [{ won: true, rounds: 3 }, { won: false, rounds: 4 }];
    expect(told(won)).toEqual({ won: true, words: 'You beat Ushikado in three rounds.' });
    expect(told(lost, won)).toEqual({ won: true, words: 'You beat Ushikado at the second try.' });
    expect(told(lost)).toEqual({ won: false, words: 'Lost once to Ushikado.' });
    expect(told(lost, lost)).toEqual({ won: false, words: 'Beaten twice by Ushikado: a scar.' });
  });

  test('says where the party stands', () => {
    const words = (stage: Saga['stage'], chapter = 1, change: Partial<Saga> = {}) => described((draft) => { Object.assign(draft, { stage, chapter, ...change }); }).words;
    expect([words('story'), words('battle'), words('victory'), words('defeat'), words('scar')].map((each) => each.split('.')[0])).toEqual([
      expect.stringMatching(/^Four strangers/), 'You stand before Ushikado', 'You have beaten Ushikado', 'You were beaten', 'You were beaten again',
    ]);
    expect([words('story', 2).includes('2 less HP'), words('story', 2, { scarred: true }).includes('2 less HP')]).toEqual([false, true]);
    const scarred = (...facts: Saga['facts']) => described((draft) => { draft.facts = facts; }).summary;
    expect([scarred(), scarred('scarredByUshikado'), scarred('scarredByUshikado', 'scarredByKugi')]).toEqual(['Chapter 1 of 10', 'Chapter 1 of 10, one scar', 'Chapter 1 of 10, two scars']);
  });

  test('lists what the party carries', () => {
    const carried = (change?: (draft: Saga) => void) => Object.fromEntries((described(change).carried ?? []).map(({ id, value }) => [id, value]));
    expect(carried()).toMatchObject({ level: 'Level 1, standard', facts: 'none yet', takahiro: '0 Souls' });
    expect([carried().items, carried().sayaka]).toEqual([undefined, undefined]);
    const rich = carried((draft) => {
      draft.facts.push('villageRises', 'offeringMade', 'bellTaken', 'prisonersFreed');
      draft.items.push('foxBell');
      Object.assign(draft.party.takahiro, { souls: { ...draft.party.takahiro.souls, azure: 1 }, skills: ['a'], cards: ['blackIronKey'] });
    });
    expect(rich).toMatchObject({ items: 'Fox Bell', takahiro: '1 Soul, 1 skill learned; Black Iron Key', facts: expect.stringMatching(/^4: .+, .+, .+ and 1 more$/) });
    expect(carried((draft) => { draft.items.push('foxBell', 'redCord'); Object.assign(draft.party.takahiro, { skills: ['a', 'b'] }); })).toMatchObject({ items: 'Fox Bell, Red Cord', takahiro: '0 Souls, 2 skills learned' });
  });
});

test('RR-577 Cold Hearth slows and weakens each brother where the smiths are free, and nobody where they are not', () => {
  const cold = (...facts: FactId[]): boolean[] => {
    const state = field('akaAo', 'C3', { takahiro: 'E4' });
    const [, ao] = state.figures;
    if (ao) ao.anchor = at('G9');
    state.facts.push(...facts);
    rig(state).run({ kind: 'bossEvent', event: 'E-4' });
    return state.figures.flatMap((figure) => [hasCondition(figure, 'slowed'), hasCondition(figure, 'weakened')]);
  };
  expect([cold('smithsFreed'), cold()]).toEqual([[true, true, true, true], [false, false, false, false]]);
});

test('RR-373 RR-515 under W-1 Chain Wretches strike surer, Ember Crows do not', () => {
  const precision = (kind: 'chainWretch' | 'emberCrow', wound: number): number => {
    const state = heroField('ushikado', 'A1', { takahiro: 'H6' });
    state.wound = wound;
    state.minions.push({ minion: kind, band: 0, hp: 5, anchor: at('H7'), side: 1, facing: 0, conditions: 0 });
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] }, 'defend');
    const strike = nearestFrame(state, 'strike');
    if (!strike) throw new Error('it strikes');
    return precisionAgainst(state, strike, 'takahiro');
  };
  const surer = (kind: 'chainWretch' | 'emberCrow'): number => precision(kind, 0) - precision(kind, 1);
  expect([surer('chainWretch'), surer('emberCrow')]).toEqual([1, 0]);
});
