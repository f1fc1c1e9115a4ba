import { topFrame } from '@/engine/decisions/frames';
import { Random } from '@/engine/random';
import { DEN_IDS } from '@/games/vengeance/content/dens';
import { vengeanceGame } from '@/games/vengeance/game';
import { findHint } from '@/games/vengeance/preview/hint';
import { hurtForecast, hurtIn } from '@/games/vengeance/preview/hurt';
import { movesTo, runForecast, waysOut } from '@/games/vengeance/preview/ways';
import { clone } from '@/games/vengeance/rules/clone';
import type { Move } from '@/games/vengeance/rules/decisions';
import type { Event, HurtBy } from '@/games/vengeance/rules/events';
import { fightOf } from '@/games/vengeance/rules/fight/scene';
import type { State } from '@/games/vengeance/rules/state';

import { enemy, me, only, rolled, storm } from './table';

/** Plays on a copy and tells what happened; a question about an Item against Hurt is answered with no. */
function playedOn(state: State, ...moves: readonly Move[]): { readonly after: State; readonly events: readonly Event[] } {
  const after = clone(state);
  const events: Event[] = [];
  const random = Random.fromSeed('shown is paid');
  const table = { random, stream: () => random, emit: (event: Event) => void events.push(event) };
  const { seat } = fightOf(state);
  for (const move of moves) vengeanceGame.play(after, seat, move, table);
  while (topFrame(after)?.kind === 'reduce') vengeanceGame.play(after, seat, { kind: 'takeIt' }, table);
  return { after, events };
}

const paid = (events: readonly Event[], by: HurtBy): number => events.reduce((sum, event) => (event.type === 'hurt' && event.by === by ? sum + event.count : sum), 0);
/** What happened until this roll was over, or the Fight. */
function ofThisRoll(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'rollOver' || type === 'exited' || type === 'carriedOut');
  return end < 0 ? events : events.slice(0, end);
}

/** Walks through Fights at random, Den after Den, and stops at every question. */
function walk(look: (state: State) => void): void {
  DEN_IDS.forEach((den, i) => {
    const boss = (['kazuOno', 'donZemun', 'prez', 'roxyKween', 'ledgerMori', 'chainlink', 'missDemeanour'] as const)[i % 7] ?? 'batoman';
    const hero = (['kaja', 'littleGudrun', 'leaPistolera', 'shadowman', 'johnnySilver'] as const)[i % 5] ?? 'kaja';
    const { state: start } = storm({ den, boss, hero, slots: [['thickSkin'], ['flakVest', 'slipTheNet'], ['bloodPrice'], ['getawayCar']].slice(i % 3) as never });
    const random = Random.fromSeed(`walk ${den}`);
    const table = { random, stream: () => random, emit: () => undefined };
    const state = clone(start);
    for (let step = 0; step < 60 && state.fight; step++) {
      look(state);
      const moves = [...vengeanceGame.moves(state, 0)];
      // Ending the roll early would show little: the other answers come first, mostly.
      const move = random.pick(moves.length > 1 && random.chance(3, 4) ? moves.filter(({ kind }) => kind !== 'endActions') : moves);
      vengeanceGame.play(state, 0, move, table);
    }
  });
}

test('VG-301 what the forecast of Skulls says is what ending the roll costs, dice lost and knock-out too', () => {
  const seen = { hurt: 0, prevented: 0, lost: 0, knockedOut: 0 };
  walk((state) => {
    if (topFrame(state)?.kind !== 'actions') return;
    const shown = hurtForecast(state);
    const { events } = playedOn(state, { kind: 'endActions' });
    const roll = ofThisRoll(events);
    expect(paid(roll, 'activation')).toBe(shown.hurt);
    expect(shown.sum.total.value).toBe(shown.hurt);
    expect(roll.reduce((sum, event) => (event.type === 'diceLost' ? sum + event.count : sum), 0)).toBe(shown.diceLost);
    expect(roll.some(({ type }) => type === 'knockedOut')).toBe(shown.knocksOut && shown.hurt > 0);
    seen.hurt += shown.hurt;
    seen.lost += shown.diceLost;
    seen.prevented += shown.sum.lines.some(({ change }) => change.startsWith('−')) ? 1 : 0;
    seen.knockedOut += shown.knocksOut && shown.hurt > 0 ? 1 : 0;
  });
  // The walk has met everything that the forecast can say.
  expect(Math.min(seen.hurt, seen.prevented, seen.lost, seen.knockedOut)).toBeGreaterThan(0);
});

test('VG-145 what waits in a zone next door is what moving there and ending the roll costs', () => {
  let moved = 0;
  walk((state) => {
    if (topFrame(state)?.kind !== 'actions') return;
    for (const move of vengeanceGame.moves(state, 0)) {
      if (move.kind !== 'move' && move.kind !== 'slip') continue;
      const { events } = playedOn(state, move, { kind: 'endActions' });
      expect(paid(ofThisRoll(events), 'activation')).toBe(hurtIn(state, move.zone).hurt);
      moved += 1;
    }
  });
  expect(moved).toBeGreaterThan(20);
});

test('VG-127 the price of a Run is paid as shown', () => {
  let dear = 0;
  walk((state) => {
    if (topFrame(state)?.kind !== 'run') return;
    const { hurt } = runForecast(state);
    for (const move of vengeanceGame.moves(state, 0)) {
      if (move.kind !== 'run') continue;
      expect(paid(playedOn(state, move).events, 'run')).toBe(hurt);
      dear += hurt > 0 ? 1 : 0;
    }
  });
  expect(dear).toBeGreaterThan(3);
});

test('VG-189 every way out is shown with what it costs, the cheapest first', () => {
  let chosen = 0;
  walk((state) => {
    if (topFrame(state)?.kind !== 'exit') return;
    const ways = waysOut(state);
    expect(ways.map(({ hurt }) => hurt)).toEqual(ways.map(({ hurt }) => hurt).sort((a, b) => a - b));
    for (const way of ways) {
      const { events } = playedOn(state, { kind: 'exit', path: [...way.path] });
      expect(paid(events, 'exit')).toBe(way.hurt);
      expect(way.sum.total.value).toBe(way.hurt);
      expect(events.some(({ type }) => type === 'knockedOut')).toBe(way.knocksOut);
      chosen += 1;
    }
  });
  expect(chosen).toBeGreaterThan(5);
});

/** Zones that can really be walked to, by playing every Move. */
function walkedTo(state: State): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let edge = [state];
  for (let moves = 1; edge.length > 0; moves++) {
    const next: State[] = [];
    for (const at of edge) {
      for (const move of vengeanceGame.moves(at, 0)) {
        if (move.kind !== 'move' && move.kind !== 'slip') continue;
        const { after } = playedOn(at, move);
        if (move.zone !== fightOf(state).zone && !found.has(move.zone)) found.set(move.zone, moves);
        next.push(after);
      }
    }
    edge = next;
  }
  return found;
}

test('VG-146 zones shown within reach are those that the Moves at hand lead to, Blockers in the way or not', () => {
  const scenes = [
    rolled(['move', 'move', 'move', 'hit'], { den: 'D2-3' }),
    rolled(['move', 'move', 'hit', 'hit'], { den: 'D2-3', zone: 'E' }),
    rolled(['move', 'move', 'skull', 'skull'], { den: 'D4-1', hero: 'shadowman', zone: 'C', green: 'miss' }),
    rolled(['move', 'move', 'move', 'move'], { den: 'D4-4', zone: 'E', green: 'move' }),
  ];
  scenes[2]?.play(0, { kind: 'gain', slot: 3 });
  for (const { state } of scenes) expect([...movesTo(state)].sort()).toEqual([...walkedTo(state)].sort());
  // A Blocker at the start bars the first way, a slip past Blockers opens the third.
  expect(movesTo(scenes[0]?.state ?? storm().state).size).toBe(0);
  expect(movesTo(scenes[2]?.state ?? storm().state).size).toBeGreaterThan(1);
});

const hintOf = (state: State) => {
  const thinking = findHint(state, 0);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
};

test('VG-285 a hint says who can fall, and only when asked again how to begin', () => {
  const s = rolled(['hit', 'shot', 'skull', 'skull'], { green: 'miss', change: only(['boss', 'X'], ['toughGuy', 'A']) });
  const hint = hintOf(s.state);
  expect(hint.kills).toBe(1);
  expect(hint.words).toContain('the Tough Guy in zone A');
  expect(hint.words).not.toContain('Hit');
  // Veteran makes a Hit of the Shot: two Hits kill the Tough Guy.
  expect(hint.move).toMatchObject({ kind: expect.stringMatching(/hit|convert/) as string });
  expect(hint.next).toMatch(/^Begin so: /);
});

test('VG-285 a hint is a legal move, and following hints kills as many as promised', () => {
  let promised = 0;
  walk((state) => {
    if (topFrame(state)?.kind !== 'actions' || promised > 40) return;
    const { kills } = hintOf(state);
    let now = state;
    for (let hint = hintOf(now); hint.move && now.fight && topFrame(now)?.kind === 'actions'; hint = hintOf(now)) {
      now = playedOn(now, hint.move).after;
      if (topFrame(now)?.kind !== 'actions') break;
    }
    const left = now.fight && now.fight.roll === state.fight?.roll ? now.fight.alive : 0;
    const before = fightOf(state).alive;
    const dead = [...(before & ~left).toString(2)].filter((bit) => bit === '1').length;
    expect(dead).toBe(kills);
    promised += 1;
  });
  expect(promised).toBeGreaterThan(10);
});

test('VG-306 a shield is a line of the forecast', () => {
  const s = rolled(['skull', 'hit', 'hit', 'hit'], { green: 'miss', slots: [['thickSkin']], change: only(['toughGuy', 'A'], ['henchman', 'A']) });
  const { sum, hurt } = hurtForecast(s.state);
  expect(sum.lines.map(({ why, change }) => `${why} ${change}`)).toEqual(['Tough Guy in your zone +1', 'Tengu-Kai Henchman in your zone +2', 'Thick Skin −1']);
  expect(hurt).toBe(2);
  expect(me(s.state).slots[0]).toEqual(['thickSkin']);
  s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
  expect(hurtForecast(s.state).hurt).toBe(0);
});
