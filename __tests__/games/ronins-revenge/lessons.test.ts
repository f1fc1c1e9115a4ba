import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { roninsRevenge } from '@/games/ronins-revenge';
import { battleGame } from '@/games/ronins-revenge/game';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { squaresOfBase } from '@/engine/parts/grid/squares';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { forecastRound } from '@/games/ronins-revenge/preview/sequence';
import { nextEventSlot } from '@/games/ronins-revenge/rules/boss/eventDeck';
import { hasToken, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { lessons } from '@/games/ronins-revenge/table/lessons';
import { breaking, eventSlot, firstBlow, moving, sides, strikingBack } from '@/games/ronins-revenge/table/lessons/basics';
import { firstBattle } from '@/games/ronins-revenge/table/lessons/firstBattle';
import { tellSlot } from '@/games/ronins-revenge/table/strip/slotWords';
import { Teacher, isExpected, matchesPattern } from '@/table/learn/teacher';
import type { Lesson } from '@/table/learn/lesson';
import { arrangedGame } from '@/table/learn/arranged';

import { at } from './battle';

type BattleLesson = Lesson<Move, BattleState>;

const open = (lesson: BattleLesson) => Match.create(arrangedGame(battleGame, lesson), lesson.options, lesson.seed);

/** The bots play until the step is done. */
function playUntil(match: ReturnType<typeof open>, done: (state: BattleState) => boolean): void {
  const random = Random.fromSeed('class');
  for (let i = 0; i < 400 && !done(match.state) && !match.outcome; i++) {
    const [prompt] = match.prompts();
    if (!prompt) return;
    const thinking = roninsRevenge.bots.medium.think(match.view(prompt.seat), prompt.seat, random);
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    match.play(prompt.seat, step.value);
  }
  expect(done(match.state)).toBe(true);
}

/** Follows a lesson to the letter; the learner's move is the first legal one that the step expects. */
function follow(lesson: BattleLesson, asked: string[] = []) {
  const match = open(lesson);
  for (const step of lesson.steps) {
    if (step.when?.(match.state) === false) continue;
    if (step.kind === 'until') playUntil(match, (state) => step.done(state));
    if (step.kind !== 'do') continue;
    const move = [...match.legal(lesson.seat)].find((legal) => isExpected(legal, step));
    if (!move) throw new Error(`“${step.say}” cannot be done`);
    match.play(lesson.seat, move);
    asked.push(match.prompts()[0]?.kind ?? '');
  }
  return match;
}

test.each(lessons.map((lesson) => [lesson.title, lesson] as const))('“%s” breaks no rule of the box and can be followed to its end', (_, lesson) => {
  expect(battleGame.broken?.(open(lesson).state)).toEqual([]);
  expect(battleGame.broken?.(follow(lesson).state)).toEqual([]);
});

test('Moving: Takahiro stands before Ushikado and looks at him', () => {
  const { takahiro } = follow(moving).state.heroes;
  expect([takahiro.anchor, takahiro.facing, takahiro.stamina]).toEqual([at('H6'), 0, 10]);
});

test('another square than the one that is meant is refused gently, the right one by any way is not', () => {
  const teacher = new Teacher(moving);
  while (teacher.step?.kind === 'say') teacher.next();
  const walk = (...way: number[]) => teacher.refusal(0, { kind: 'move', way, facing: 0 });
  expect(walk(at('J6'), at('I6'))).toMatch(/H6/);
  expect(walk(at('J6'), at('I6'), at('H6'))).toBeUndefined();
  expect(walk(at('J7'), at('I7'), at('H6'))).toBeUndefined();
});

test('Front and rear: he stands behind him', () => {
  const { takahiro } = follow(sides).state.heroes;
  expect(takahiro.anchor).toBe(at('E8'));
});

test('A blow and its card: doubled damage, Elbow Check in slot 1, and nothing else is asked', () => {
  const asked: string[] = [];
  const { state } = follow(firstBlow, asked);
  expect(state.sequence).toEqual([{ card: 'L-5', broken: false }, null, null, null]);
  expect(50 - state.bossHp).toBeGreaterThanOrEqual(8);
  expect((50 - state.bossHp) % 2).toBe(0);
  expect(asked).toEqual(['turn']);
});

test('Break: both parts are met, and the flank adds 2', () => {
  const asked: string[] = [];
  const { state } = follow(breaking, asked);
  expect(state.sequence[0]).toEqual({ card: 'H-1', broken: true });
  expect(50 - state.bossHp).toBeGreaterThanOrEqual(10);
  expect(asked).toEqual(['turn', 'turn']);
});

test('The slot of the Event: Gate Slam is swallowed, nobody is hurt, and the new round has begun', () => {
  const match = open(eventSlot);
  const hp = (): number[] => Object.values(match.state.heroes).map((hero) => hero.hp);
  const before = hp();
  const { state } = follow(eventSlot);
  expect(state.round).toBe(2);
  expect(state.discards.H.cards).toContain('H-6');
  expect(Object.values(state.heroes).map((hero) => hero.hp)).toEqual(before);
});

test('The slot of the Event: the fire is where the teacher says, beside Takahiro and in sight', () => {
  const { state } = follow(eventSlot);
  const burning = (['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).filter((id) => hasToken(state, zoneOf(state.heroes[id].anchor), 'fire'));
  expect(burning).toEqual(['kosuke', 'kensho']);
  const [ushikado] = state.figures;
  expect(ushikado && squaresOfBase(FIELD, ushikado).some((square) => hasToken(state, zoneOf(square), 'fire'))).toBe(true);
  expect(nextEventSlot(state)).toBe(1);
});

test('numbers that a teacher names are those on the cards', () => {
  const said = (lesson: BattleLesson, card: string, numbers: RegExp) => {
    const words = lesson.steps.map(({ say }) => say).find((each) => each.includes(card) && numbers.test(each)) ?? '';
    return [...(numbers.exec(words) ?? [])].slice(1).map(Number);
  };
  const printed = (name: string) => {
    const card = BOSSES.ushikado.attacks.find((each) => each.name === name);
    return card && !card.noAttack ? card : undefined;
  };
  expect(said(breaking, 'Iron Club Fall', /(\d+) damage/)).toEqual([printed('Iron Club Fall')?.damage]);
  expect(said(eventSlot, 'Gate Slam', /(\d+) damage/)).toEqual([printed('Gate Slam')?.damage]);
  const flick = printed('Chain Flick');
  expect(said(strikingBack, 'Chain Flick', /Precision (\d+): with (\d+) Dodge.*?(\d+) damage/)).toEqual([flick?.precision, flick?.precision, flick?.damage]);
});

test('Striking back: the Counterstrike is offered and lands', () => {
  const match = open(strikingBack);
  const asked: string[] = [];
  const { state } = follow(strikingBack, asked);
  expect(asked).toContain('defend');
  expect(match.state.bossHp - state.bossHp).toBeGreaterThanOrEqual(8);
  expect(strikingBack.steps.some((step) => step.kind === 'do' && matchesPattern({ kind: 'counter' }, step.expect))).toBe(true);
});

test('Striking back: whatever was paid for the defence, the blow is struck to its end before the teacher goes on', () => {
  const match = open(strikingBack);
  const play = (move: Move) => match.play(0, move);
  const legal = (pattern: object): Move => [...match.legal(0)].find((move) => matchesPattern(move, pattern)) ?? { kind: 'endTurn' };
  play(legal({ kind: 'attack', weapon: 0, attack: 0, targets: ['boss:0'] }));
  play({ kind: 'endTurn' });
  play({ kind: 'defend', dodge: 1, dice: 1, card: 'none' });
  play(legal({ kind: 'counter', attack: 0 }));
  const counter = strikingBack.steps.findIndex((step) => step.kind === 'do' && matchesPattern({ kind: 'counter' }, step.expect));
  const next = strikingBack.steps[counter + 1];
  const isDone = () => next?.kind === 'until' && next.done(match.state);
  expect([match.prompts()[0]?.kind, next?.when?.(match.state), isDone()]).toEqual(['attackModifiers', true, false]);
  play({ kind: 'strike' });
  if (match.prompts()[0]?.kind === 'special') play({ kind: 'declineSpecial' });
  expect(isDone()).toBe(true);
});

test('Striking back: while the answer is asked for, the slot says that it has struck, not that it strikes nobody', () => {
  const match = open(strikingBack);
  const told = () => {
    const view = match.view(0);
    const [slot] = forecastRound(view).slots;
    return slot && tellSlot(view, slot, { tight: false, faces: 2 });
  };
  const play = (move: Move) => match.play(0, move);
  const legal = (pattern: object): Move => [...match.legal(0)].find((move) => matchesPattern(move, pattern)) ?? { kind: 'endTurn' };
  play(legal({ kind: 'attack', weapon: 0, attack: 0, targets: ['boss:0'] }));
  play({ kind: 'endTurn' });
  expect([match.prompts()[0]?.kind, told()?.below]).toEqual(['defend', '−2']);
  play({ kind: 'takeIt' });
  expect([match.prompts()[0]?.kind, told()?.below, told()?.label]).toEqual(['counter', 'has struck', 'Slot 1: Chain Flick, has struck: Chain Flick, Light']);
});

test('every lesson says at its end what comes next, the first battle how one wins', () => {
  for (const { steps } of lessons) expect(steps[steps.length - 1]?.kind).toBe('free');
  expect(firstBattle.steps.some(({ say }) => /won/.test(say))).toBe(true);
});

test('the dice of an arranged lesson come from its seed, whatever its set-up draws', () => {
  const drawsMore = { ...battleGame, setup: ((options, table) => {
    table.random.shuffle([1, 2, 3, 4, 5, 6, 7]);
    return battleGame.setup(options, table);
  }) satisfies typeof battleGame.setup };
  const blow = (game: typeof battleGame) => {
    const match = Match.create(arrangedGame(game, firstBlow), firstBlow.options, firstBlow.seed);
    const cut = [...match.legal(0)].find((move) => matchesPattern(move, { kind: 'attack', weapon: 0, attack: 0 }));
    if (cut) match.play(0, cut);
    return match.state.bossHp;
  };
  expect(blow(drawsMore)).toBe(blow(battleGame));
  expect(blow(battleGame)).toBeLessThan(50);
});
