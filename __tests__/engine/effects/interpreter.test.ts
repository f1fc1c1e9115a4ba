import { duelEffects, fighter, lenientEffects, strictEffects, type Duel, type DuelCursor, type DuelProgram } from '@tests/kit/toys/duel';

function begin(program: DuelProgram, hps: readonly number[] = [9, 9], effects = duelEffects) {
  const duel: Duel = { fighters: hps.map((hp, i) => fighter('ABC'.charAt(i), { hp })), log: [] };
  const cursor: DuelCursor = effects.start(program);
  const standing = effects.advance(duel, cursor);
  return { duel, cursor, standing, ...hands(duel, cursor, effects) };
}

function hands(duel: Duel, cursor: DuelCursor, effects: typeof duelEffects) {
  const answer = (one: Parameters<typeof effects.answer>[2]) => (effects.answer(duel, cursor, one) ? effects.advance(duel, cursor) : 'refused');
  return {
    at: (target: string) => answer({ target }),
    way: (way: number) => answer({ way }),
    skip: () => answer({ skip: true }),
    answers: () => effects.answers(duel, cursor),
  };
}

test('steps without targets happen by themselves; a step with targets waits', () => {
  const { duel, standing, at, answers } = begin([{ do: 'rest' }, { do: 'push', n: 2 }, { do: 'rest' }]);
  expect(standing).toBe('waits');
  expect(answers()).toEqual([{ target: 'A' }, { target: 'B' }]);
  expect(at('C')).toBe('refused');
  expect(at('B')).toBe('over');
  expect(duel.log).toEqual(['rest', 'push B', 'rest']);
});

test('the cursor is plain JSON: a copy of it goes on where it stood', () => {
  const { duel, cursor } = begin([{ do: 'repeat', times: 2, steps: [{ do: 'push', n: 1 }] }, { do: 'rest' }]);
  const copy: DuelCursor = JSON.parse(JSON.stringify(cursor));
  const { at } = hands(duel, copy, duelEffects);
  expect([at('A'), at('B')]).toEqual(['waits', 'over']);
  expect(duel.log).toEqual(['push A', 'push B', 'rest']);
});

test('an optional step may be declined, and is passed over where it cannot be done', () => {
  const asked = begin([{ do: 'rest', may: true }, { do: 'rest' }]);
  expect(asked.answers()).toEqual([{ way: 0 }, { skip: true }]);
  expect(asked.skip()).toBe('over');
  expect(asked.duel.log).toEqual(['rest']);
  expect(begin([{ do: 'heal', n: 1, may: true }, { do: 'rest' }]).duel.log).toEqual(['rest']);
  expect(begin([{ do: 'push', n: 1 }]).skip()).toBe('refused');
});

test('all or nothing: a block may be begun or declined', () => {
  const block: DuelProgram = [{ do: 'may', steps: [{ do: 'push', n: 1 }, { do: 'rest' }] }];
  expect(begin(block).answers()).toEqual([{ target: 'A' }, { target: 'B' }, { skip: true }]);
  const taken = begin(block);
  expect(taken.at('A')).toBe('over');
  expect(taken.duel.log).toEqual(['push A', 'rest']);
  const declined = begin(block);
  expect([declined.skip(), declined.duel.log]).toEqual(['over', []]);
});

test('either: the target of a first step decides, a way without one is named', () => {
  const program: DuelProgram = [{ do: 'either', ways: [[{ do: 'push', n: 3 }], [{ do: 'rest' }, { do: 'heal', n: 1 }]] }];
  expect(begin(program, [5]).answers()).toEqual([{ target: 'A' }, { way: 1 }]);
  const pushed = begin(program, [5]);
  expect([pushed.at('A'), pushed.duel.log]).toEqual(['over', ['push A']]);
  const rested = begin(program, [5]);
  expect([rested.way(0), rested.way(1), rested.duel.log]).toEqual(['refused', 'over', ['rest', 'heal']]);
});

test('either: a way that cannot be begun is not offered; nested ways are found by their target', () => {
  const nested: DuelProgram = [{ do: 'either', ways: [[{ do: 'heal', n: 1 }], [{ do: 'either', ways: [[{ do: 'rest' }], [{ do: 'push', n: 1 }, { do: 'rest' }]] }]] }];
  const one = begin(nested);
  expect(one.answers()).toEqual([{ target: 'A' }, { target: 'B' }, { way: 1 }]);
  expect(one.at('B')).toBe('over');
  expect(one.duel.log).toEqual(['push B', 'rest']);
  const two = begin(nested);
  expect([two.way(1), two.way(0), two.duel.log]).toEqual(['waits', 'over', ['rest']]);
});

test('conditions are tested when their step is reached', () => {
  const program: DuelProgram = [
    { do: 'push', n: 5 },
    { do: 'rest', when: { itHurt: true } },
    { do: 'if', test: { standing: 2 }, then: [{ do: 'heal', n: 2 }], otherwise: [{ do: 'rest' }] },
  ];
  const hurt = begin(program);
  hurt.at('A');
  expect(hurt.duel.log).toEqual(['push A', 'rest', 'heal']);
  const fallen = begin(program, [9, 5]);
  fallen.at('B');
  expect(fallen.duel.log).toEqual(['push B', 'rest', 'rest']);
});

test('repeat counts a number or a measure', () => {
  expect(begin([{ do: 'repeat', times: 2, steps: [{ do: 'rest' }] }]).duel.log).toEqual(['rest', 'rest']);
  expect(begin([{ do: 'repeat', times: 'fighters', steps: [{ do: 'rest' }] }], [1, 1, 1]).duel.log).toHaveLength(3);
});

test('each: in the order of the box, every step knows whose turn it is', () => {
  const program: DuelProgram = [{ do: 'each', of: { hpAtMost: 5 }, steps: [{ do: 'if', test: { standing: 1 }, then: [{ do: 'heal', n: 1 }] }] }];
  expect(begin(program, [5, 9, 3]).duel.log).toEqual(['heal A', 'heal C']);
});

test('each in chosen order asks for the next one and goes through the same members', () => {
  const { duel, at, answers } = begin([{ do: 'each', order: 'chosen', of: { hpAtMost: 5 }, steps: [{ do: 'heal', n: 4 }] }, { do: 'rest' }], [5, 9, 3]);
  expect(answers()).toEqual([{ target: 'A' }, { target: 'C' }]);
  expect([at('B'), at('C'), at('A')]).toEqual(['refused', 'waits', 'over']);
  expect(duel.log).toEqual(['heal C', 'heal A', 'rest']);
});

test('a step that is done until nobody is left', () => {
  const { duel, at, answers } = begin([{ do: 'sweep' }, { do: 'rest' }], [3, 3], strictEffects);
  expect(at('B')).toBe('waits');
  expect(answers()).toEqual([{ target: 'A' }]);
  expect(at('A')).toBe('over');
  expect(duel.log).toEqual(['sweep B', 'sweep A', 'rest']);
});

test('a step that must be done but cannot is passed over, or takes the rest with it but not what follows anyway', () => {
  const program: DuelProgram = [{ do: 'rest' }, { do: 'heal', n: 1 }, { do: 'rest' }];
  expect(begin(program).duel.log).toEqual(['rest', 'rest']);
  expect(begin(program, [9], strictEffects).duel.log).toEqual(['rest', 'lost 2']);
  const duel: Duel = { fighters: [fighter('A')], log: [] };
  expect(strictEffects.advance(duel, strictEffects.start(program, [{ do: 'heal', n: 9 }, { do: 'rest' }]))).toBe('over');
  expect(duel.log).toEqual(['rest', 'lost 2', 'lost 1', 'rest']);
});

test('what follows anyway stays what it is when steps before it grow', () => {
  const duel: Duel = { fighters: [fighter('A')], log: [] };
  const cursor = strictEffects.start([{ do: 'repeat', times: 3, steps: [{ do: 'rest' }] }, { do: 'heal', n: 1 }, { do: 'rest' }], [{ do: 'push', n: 1 }]);
  expect(strictEffects.advance(duel, cursor)).toBe('waits');
  expect(duel.log).toEqual(['rest', 'rest', 'rest', 'lost 2']);
});

test('what comes up in between is done first, and an interrupt holds everything', () => {
  const { duel, cursor, at } = begin([{ do: 'push', n: 1 }, { do: 'push', n: 2 }]);
  duelEffects.interject(cursor, [{ do: 'either', ways: [[{ do: 'rest' }], [{ do: 'push', n: 3 }]] }]);
  duel.interrupted = true;
  expect(duelEffects.advance(duel, cursor)).toBe('held');
  duel.interrupted = false;
  expect([at('A'), at('A'), at('B')]).toEqual(['waits', 'waits', 'over']);
  expect(duel.fighters.map((one) => one.hp)).toEqual([5, 7]);
});

test('whether a program could begin', () => {
  const duel: Duel = { fighters: [fighter('A')], log: [] };
  const can = (program: DuelProgram) => duelEffects.canStart(duel, program, {});
  expect(can([{ do: 'heal', n: 1 }, { do: 'rest' }])).toBe(false);
  expect(can([{ do: 'heal', n: 1, may: true }, { do: 'rest' }])).toBe(true);
  expect(can([{ do: 'if', test: { itHurt: true }, then: [{ do: 'rest' }] }])).toBe(false);
  expect(can([{ do: 'either', ways: [[{ do: 'heal', n: 1 }], [{ do: 'rest' }]] }])).toBe(true);
});

test('a program in words', () => {
  expect(duelEffects.words([{ do: 'push', n: 1 }, { do: 'rest' }, { do: 'rest' }])).toBe('Push 1, then rest twice.');
  expect(duelEffects.words([{ do: 'heal', n: 2, may: true, when: { itHurt: true } }])).toBe('If somebody is hurt: you may heal 2.');
  expect(duelEffects.words([{ do: 'either', ways: [[{ do: 'push', n: 1 }], [{ do: 'rest' }]] }, { do: 'repeat', times: 'fighters', steps: [{ do: 'rest' }] }]))
    .toBe('Push 1 or rest, then rest once for every fighter.');
  expect(duelEffects.words([{ do: 'each', of: { hpAtMost: 3 }, steps: [{ do: 'may', steps: [{ do: 'heal', n: 1 }] }] }, { do: 'if', test: { standing: 2 }, then: [{ do: 'rest' }], otherwise: [{ do: 'push', n: 1 }] }]))
    .toBe('Each with at most 3 HP: you may heal 1, then if 2 stand: rest; otherwise push 1.');
});

test('an answer in words', () => {
  const { duel, cursor, answers } = begin([{ do: 'either', may: true, ways: [[{ do: 'push', n: 3 }], [{ do: 'rest' }]] }], [5]);
  expect(answers().map((answer) => duelEffects.answerWords(duel, cursor, answer))).toEqual(['push A 3', 'Rest.', 'Skip']);
});

test('what the waiting step may be aimed at, and whether it can be declined', () => {
  const waiting = begin([{ do: 'push', n: 1, may: true }, { do: 'push', n: 2 }]);
  const asked = () => [duelEffects.maySkip(waiting.cursor), duelEffects.targets(waiting.duel, waiting.cursor)];
  expect(asked()).toEqual([true, ['A', 'B']]);
  expect(waiting.skip()).toBe('waits');
  expect(asked()).toEqual([false, ['A', 'B']]);
  expect(waiting.at('A')).toBe('over');
  expect(asked()).toEqual([false, []]);
});

test('a program that is over has no answers and takes none', () => {
  const over = begin([]);
  expect([over.standing, over.answers()]).toEqual(['over', []]);
  expect([over.at('A'), over.way(0), over.skip()]).toEqual(['refused', 'refused', 'refused']);
  expect(duelEffects.answerWords(over.duel, over.cursor, { skip: true })).toBe('');
});

test('what may be left out is done by its only way, and says so on its button', () => {
  const asked = begin([{ do: 'rest', may: true, when: { standing: 1 } }]);
  expect(duelEffects.answerWords(asked.duel, asked.cursor, { way: 0 })).toBe('Rest.');
  expect(asked.way(1)).toBe('refused');
  expect([asked.way(0), asked.duel.log]).toEqual(['over', ['rest']]);
  const aimed = begin([{ do: 'push', n: 1, may: true }]);
  expect([aimed.way(0), aimed.duel.log]).toEqual(['refused', []]);
});

test('a cursor begins again with another program', () => {
  const { duel, cursor, at } = begin([{ do: 'push', n: 1 }, { do: 'push', n: 1 }], [9, 9], strictEffects);
  at('A');
  strictEffects.restart(cursor, [{ do: 'rest' }, { do: 'push', n: 2 }], 1);
  expect([strictEffects.advance(duel, cursor), cursor.at, cursor.afterFrom]).toEqual(['waits', 1, 1]);
  expect([at('B'), duel.log]).toEqual(['over', ['push A', 'rest', 'push B']]);
});

test('whether a step is possible, also one about steps', () => {
  const duel: Duel = { fighters: [fighter('A')], log: [] };
  const possible = (step: DuelProgram[number]) => duelEffects.possible(duel, step, {});
  expect([possible({ do: 'rest' }), possible({ do: 'heal', n: 1 }), possible({ do: 'push', n: 1 })]).toEqual([true, false, true]);
  expect(possible({ do: 'repeat', times: 2, steps: [{ do: 'rest' }] })).toBe(true);
  expect(possible({ do: 'repeat', times: 2, steps: [{ do: 'heal', n: 1 }] })).toBe(false);
  expect(possible({ do: 'may', steps: [{ do: 'heal', n: 1 }] })).toBe(false);
  expect(possible({ do: 'either', ways: [[{ do: 'heal', n: 1 }], [{ do: 'rest' }]] })).toBe(true);
  duel.fighters.length = 0;
  expect(possible({ do: 'push', n: 1 })).toBe(false);
});

test('members of an `each` in chosen order are named on their buttons', () => {
  const { duel, cursor, answers } = begin([{ do: 'each', order: 'chosen', of: { hpAtMost: 5 }, steps: [{ do: 'heal', n: 4 }] }], [5, 9, 3]);
  expect(answers().map((answer) => duelEffects.answerWords(duel, cursor, answer))).toEqual(['A', 'C']);
});

test('an `each` of nobody is over at once, whoever may choose the order', () => {
  expect(begin([{ do: 'each', of: { hpAtMost: 1 }, steps: [{ do: 'rest' }] }, { do: 'heal', n: 1 }], [5]).duel.log).toEqual(['heal']);
  expect(begin([{ do: 'each', order: 'chosen', of: { hpAtMost: 1 }, steps: [{ do: 'rest' }] }, { do: 'heal', n: 1 }], [5]).duel.log).toEqual(['heal']);
});

test('a choice inside of an `each` is about its member', () => {
  const { duel, way } = begin([{ do: 'each', of: { hpAtMost: 5 }, steps: [{ do: 'either', ways: [[{ do: 'heal', n: 2 }], [{ do: 'rest' }]] }] }], [9, 3, 4]);
  expect([way(0), way(1)]).toEqual(['waits', 'over']);
  expect([duel.log, duel.fighters.map(({ hp }) => hp)]).toEqual([['heal B', 'rest C'], [9, 5, 4]]);
});

test('words of what happens often, never, or not at all, and of conditions in one', () => {
  const rests = (times: number): DuelProgram => Array.from({ length: times }, () => ({ do: 'rest' }));
  expect([0, 1, 3, 5, 6].map((times) => duelEffects.words(rests(times)))).toEqual(['Nothing.', 'Rest.', 'Rest three times.', 'Rest five times.', 'Rest 6 times.']);
  expect(duelEffects.words([{ do: 'repeat', times: 2, steps: [{ do: 'rest' }] }])).toBe('Rest twice.');
  expect(duelEffects.words([...rests(2), { do: 'push', n: 1 }, ...rests(1)])).toBe('Rest twice, push 1, then rest.');
  expect(duelEffects.words([{ do: 'rest', when: { not: { itHurt: true }, any: [{ standing: 1 }, { standing: 3 }] } }])).toBe('If not: somebody is hurt and 1 stand or 3 stand: rest.');
  expect(duelEffects.words([{ do: 'if', test: { standing: 2 }, then: [{ do: 'rest' }] }])).toBe('If 2 stand: rest.');
});

test('a box may say itself which targets are the same', () => {
  const byLetter = lenientEffects((a, b) => a.toLowerCase() === b.toLowerCase());
  const { duel, cursor } = begin([{ do: 'push', n: 1 }], [9, 9], byLetter);
  expect(byLetter.answer(duel, cursor, { target: 'b' })).toBe(true);
  expect(duel.log).toEqual(['push B']);
  const never = begin([{ do: 'push', n: 1 }], [9, 9], lenientEffects(() => false));
  expect(never.at('A')).toBe('refused');
});
