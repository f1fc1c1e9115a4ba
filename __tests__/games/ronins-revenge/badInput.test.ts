import { BadInput, Refusal } from '@/engine/errors';
import { excerptOf } from '@/engine/excerpt';
import { cloneJson } from '@/engine/json';
import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { Random } from '@/engine/random';
import { checksum, parseSave, UnreadableSave, type MatchSave } from '@/engine/save';
import { battleGame } from '@/games/ronins-revenge/game';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { DEFAULTS, parseOptions, type Options } from '@/games/ronins-revenge/rules/options';
import { spoilt } from '@tests/kit/checks/borders';
import { verified } from '@tests/kit/verified';

/** What comes from outside besides moves: options, and saves of battles. */

describe('options', () => {
  const refused = (changes: object): void => expect(() => parseOptions({ ...DEFAULTS, ...changes })).toThrow(BadInput);

  test.each<[string, object]>([
    ['an unknown boss', { boss: 'oni' }], ['no boss', { boss: undefined }], ['a boss that is no name', { boss: 3 }], ['a word every object has', { boss: 'constructor' }],
    ['level 0', { level: 0 }], ['level 6', { level: 6 }], ['half a level', { level: 1.5 }], ['a level in words', { level: '2' }],
    ['an unknown difficulty', { difficulty: 'nightmare' }],
    ['no seat', { seats: 0 }], ['five seats', { seats: 5 }],
    ['an unknown hero', { heroes: ['ronin'] }], ['a seat without a hero', { seats: 2, heroes: ['takahiro'] }], ['two seats with one hero', { seats: 2, heroes: ['takahiro', 'takahiro'] }],
    ['a seat without dice or cards', { seats: 2, modes: ['dice'] }], ['another kind of luck', { modes: ['luck', 'dice', 'dice', 'dice'] }],
    ['others who are neither', { others: 'monkeys' }],
    ['one hero twice in the party', { party: [{ hero: 'sayaka' }, { hero: 'sayaka', comrade: true }] }], ['a seat that is not there', { party: [{ hero: 'sayaka', seat: 1 }] }],
    ['Comrades alone', { party: [{ hero: 'takahiro', comrade: true }] }],
    ['a field nobody knows in the party', { party: [{ hero: 'sayaka', hp: 99 }] }], ['kits for nobody', { kits: 'all' }], ['a story of nobody', { story: { facts: ['nobodyKnows'] } }],
  ])('RR-477 RR-478 RR-80 %s', (_, changes) => refused(changes));
});

describe('a match', () => {
  const OPTIONS: Options = { ...DEFAULTS, difficulty: 'standard', others: 'heroes', modes: ['noLuck', 'noLuck', 'noLuck', 'noLuck'] };

  /** So many moves by chance. */
  function played(moves: number, options = OPTIONS): Match<ReturnType<typeof battleGame.setup>, Move, Options, { readonly type: string }> {
    const match = Match.create(battleGame, options, 'mangled');
    const choices = Random.fromSeed('mangled');
    for (let i = 0; i < moves && !match.outcome; i++) {
      const [prompt] = match.prompts();
      if (prompt) match.play(prompt.seat, choices.pick([...match.legal(prompt.seat)]));
    }
    return match;
  }

  test('a refused move leaves everything as it was: where the match stands, its dice, its save, what may be taken back', () => {
    const match = Match.create(battleGame, OPTIONS, 'refused');
    match.play(0, { kind: 'begin' });
    const step = [...match.legal(0)].find((move) => move.kind === 'move' && move.way.length > 0);
    match.play(0, step);
    const { state } = match;
    const before = [match.hash(), JSON.stringify(match.save()), match.canUndo];
    const again: Move = { kind: 'move', way: [], facing: 0 };
    for (const move of [again, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] }, { kind: 'endTurn' }, { kind: 'useCard', card: 'wolfHour' }, { kind: 'takeIt' }] as const) {
      expect(() => match.play(0, move)).toThrow(Refusal);
    }
    for (const garbage of [undefined, {}, { kind: 'fly' }, { kind: 'move', way: [999], facing: 0 }, { kind: 'attack', weapon: 2 }]) expect(() => match.play(0, garbage)).toThrow(BadInput);
    expect(() => match.play(1, { kind: 'endTurn' })).toThrow(BadInput);
    expect([match.hash(), JSON.stringify(match.save()), match.canUndo]).toEqual(before);
    expect(match.state).toBe(state);
  });

  /** Every eighth is enough for a quick test; which, no part of a battle decides. */
  const some = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % 8 === 0);
  const forged = (save: MatchSave): MatchSave => ({ ...save, check: checksum(save) });

  test('a save with anything mangled is not opened, and says so; as it was, it is', () => {
    const save = played(25).save();
    const file: unknown = JSON.parse(JSON.stringify(packSave(save)));
    expect(verified(battleGame, parseSave(file)).hash()).toBe(played(25).hash());
    const copies = spoilt(file);
    expect(copies.length).toBeGreaterThan(300);
    for (const copy of some(copies)) expect(() => parseSave(copy)).toThrow(UnreadableSave);
  });

  test('nor with a checksum made for what was mangled: whoever replays it finds out', () => {
    const save = played(25).save();
    const lies = (change: (save: MatchSave & { checkpoint: { state: ReturnType<typeof battleGame.setup> } }) => void): MatchSave => {
      const copy = cloneJson(save) as Parameters<typeof change>[0];
      change(copy);
      return forged(copy);
    };
    const opened = (copy: MatchSave) => () => verified(battleGame, parseSave(JSON.parse(JSON.stringify(packSave(copy)))));
    expect(opened(lies(() => undefined))).not.toThrow();
    for (const copy of [
      lies(({ checkpoint }) => { checkpoint.state.bossHp = 1; }),
      lies(({ checkpoint }) => { checkpoint.state.heroes.sayaka.ki = 40; }),
      lies(({ checkpoint }) => { checkpoint.state.decks.L.cards.reverse(); }),
      lies((each) => { each.seed = 'luckier'; }),
      lies((each) => { each.moves.splice(1, 1); }),
      lies((each) => { Object.assign(each, { options: { ...OPTIONS, difficulty: 'easy' } }); }),
      lies((each) => { Object.assign(each, { options: { ...OPTIONS, boss: 'oni' } }); }),
      lies((each) => { Object.assign(each, { options: { ...OPTIONS, level: 0 } }); }),
      lies((each) => { each.moves.push([0, { kind: 'endTurn' }], [0, { kind: 'endTurn' }]); }),
    ]) expect(opened(copy)).toThrow(BadInput);
  });

  test('a checkpoint with a part that makes no sense opens nothing, and breaks nothing', () => {
    const save = played(25).save();
    const { checkpoint } = save;
    if (!checkpoint || !('state' in checkpoint)) throw new Error('a save has a checkpoint');
    const faults: string[] = [];
    for (const state of some(spoilt(checkpoint.state))) {
      const copy = forged({ ...save, checkpoint: { ...checkpoint, state } });
      try {
        const excerpt = excerptOf(JSON.parse(JSON.stringify(packSave(copy))));
        if (excerpt) Match.load(battleGame, excerpt);
      } catch (error) {
        if (!(error instanceof UnreadableSave)) faults.push(String(error));
      }
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});
