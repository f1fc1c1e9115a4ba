import { Random } from '@/engine/random';
import { squareNamed } from '@/engine/parts/grid/squares';
import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { forecastAttack, type AttackForecast } from '@/games/ronins-revenge/preview/attack';
import { forecastDefence } from '@/games/ronins-revenge/preview/defence';
import { forecastPlan } from '@/games/ronins-revenge/preview/plan';
import { forecastRound, type SlotForecast } from '@/games/ronins-revenge/preview/sequence';
import { nextEventSlot } from '@/games/ronins-revenge/rules/boss/eventDeck';
import type { StrikeForecast } from '@/games/ronins-revenge/preview/strikes';
import { lossOnWay } from '@/games/ronins-revenge/preview/way';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';

import { battleGame } from '@/games/ronins-revenge/game';
import { planSummary } from '@/games/ronins-revenge/table/plan/summary';
import { DEFAULTS, type Options } from '@/games/ronins-revenge/rules/options';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { cloneRandom, playInPlace, startPosition, type Position } from '@/engine/position';

import { fight, inSlot, onTop, put, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';

/** What the rules do when nobody adds or answers anything. */
const QUIET: readonly Move['kind'][] = ['takeIt', 'pass', 'stay', 'nobody', 'noDestiny', 'strike', 'declineSpecial'];

/** Questions that come when an attack is over. */
const AFTERWARDS: readonly string[] = ['turn', 'counter', 'defend', 'revive'];

const options = (boss: Options['boss'], i: number): Options => ({
  ...DEFAULTS, boss, difficulty: (['easy', 'standard', 'hard'] as const)[i % 3] ?? 'easy', others: i % 2 === 0 ? 'heroes' : 'comrades', modes: ['noLuck'],
});

interface Shown {
  readonly attack?: AttackForecast;
  readonly slots?: readonly SlotForecast[];
}

/** Plays a battle at random, quietly inside attacks; tells what was shown before each attack and each Boss Phase, and what came. */
function* shownAndPaid(boss: Options['boss'], i: number): Iterable<{ shown: Shown; events: readonly BattleEvent[] }> {
  const position = startPosition(battleGame, options(boss, i), `preview ${boss}`);
  const random = Random.fromSeed(boss);
  for (let n = 0; n < 260 && position.state.result === null; n++) {
    const [prompt] = battleGame.prompts(position.state);
    if (!prompt) return;
    const view = battleGame.view(position.state, prompt.seat);
    const moves = [...battleGame.moves(view, prompt.seat)];
    const quiet = moves.find(({ kind }) => QUIET.includes(kind));
    const attacks = moves.filter(({ kind }) => kind === 'attack' || kind === 'padAttack');
    const move = quiet ?? random.pick(attacks.length > 0 && random.chance(1, 2) ? attacks : moves);
    const isAttack = move.kind === 'attack' || move.kind === 'padAttack';
    const attack = isAttack ? forecastAttack(view, prompt.seat, move) : undefined;
    const slots = move.kind === 'endTurn' ? forecastRound(view).slots : undefined;
    const events: BattleEvent[] = [];
    playInPlace(battleGame, position, prompt.seat, move, events);
    while (isAttack && position.state.result === null) {
      const [next] = battleGame.prompts(position.state);
      if (!next || AFTERWARDS.includes(next.kind)) break;
      const answers = [...battleGame.moves(position.state, next.seat)];
      // Which limb is struck, and other questions that have to be answered: the forecast takes the first answer too.
      const answer = answers.find(({ kind }) => QUIET.includes(kind)) ?? answers[0];
      if (!answer) break;
      playInPlace(battleGame, position, next.seat, answer, events);
    }
    yield { shown: { ...(attack ? { attack } : {}), ...(slots ? { slots } : {}) }, events };
  }
}

describe('forecasts are paid as shown', () => {
  test.each(BOSS_IDS.filter((boss) => boss !== 'nineFaces').map((boss, i) => [boss, i] as const))('RR-349 an attack against %s', (boss, i) => {
    let attacks = 0;
    for (const { shown: { attack }, events } of shownAndPaid(boss, i)) {
      if (!attack) continue;
      attacks += 1;
      const struck = events.flatMap((event) => (event.type === 'struck' && event.hero === attack.hero ? [[event.target, event.damage]] : []));
      expect(attack.targets.map(({ target, damage }) => [target, damage])).toEqual(struck);
      const taken = events.find((event) => event.type === 'cardTaken');
      if (taken?.type !== 'cardTaken') continue;
      expect(attack.card).toMatchObject({ card: taken.card, slot: taken.slot, broken: taken.broken });
    }
    expect(attacks).toBeGreaterThan(3);
  });

  test('RR-325 RR-338 the first slot: who strikes whom', () => {
    let compared = 0;
    for (const [i, boss] of BOSS_IDS.entries()) {
      for (const { shown: { slots }, events } of shownAndPaid(boss, i)) {
        const began = events.findIndex((event) => event.type === 'slotReached');
        const first = slots?.[0];
        if (began < 0 || !first || first.swallowed || first.kind !== 'card') continue;
        const strike = events.slice(began).find((event) => event.type === 'strikeBegan');
        const [expected] = first.strikes;
        if (strike?.type !== 'strikeBegan' || !expected) continue;
        compared += 1;
        expect({ by: expected.by, name: expected.name, target: expected.target, targets: expected.targets }).toEqual({ by: strike.by, name: strike.name, target: strike.target, targets: strike.targets });
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('while the boss acts', () => {
  type Blow = readonly [slot: number, hero: string, damage: number];

  const foreseen = (slots: readonly SlotForecast[]): Blow[] =>
    slots.flatMap(({ slot, strikes }) => strikes.flatMap(({ blows }) => blows.map(({ hero, damage }): Blow => [slot, hero, damage])));

  /** On a copy, the Boss Phase comes to its end with nobody answering anything; every blow with its slot. */
  function playedOut({ state, random }: Position<BattleState>, slot: number): Blow[] {
    const copy = { state: structuredClone(state), random: cloneRandom(random) };
    // Nothing that would follow the phase: minions strike too.
    copy.state.frames = copy.state.frames.slice(copy.state.frames.findIndex(({ kind }) => kind === 'bossPhase'));
    const events: BattleEvent[] = [];
    while (copy.state.result === null && copy.state.frames.length > 0) {
      const [prompt] = battleGame.prompts(copy.state);
      if (!prompt) break;
      const moves = [...battleGame.moves(copy.state, prompt.seat)];
      const move = moves.find(({ kind }) => QUIET.includes(kind)) ?? moves[0];
      if (!move) break;
      playInPlace(battleGame, copy, prompt.seat, move, events);
    }
    let at = slot;
    return events.flatMap((event): Blow[] => {
      if (event.type === 'slotReached') at = event.slot;
      return event.type === 'heroStruck' ? [[at, event.hero, event.damage]] : event.type === 'dodged' ? [[at, event.hero, 0]] : [];
    });
  }

  test.each(BOSS_IDS.filter((boss) => boss !== 'nineFaces').map((boss, i) => [boss, i] as const))('RR-316 what is left of the Sequence of %s is what comes', (boss, i) => {
    const position = startPosition(battleGame, options(boss, i), `acting ${boss}`);
    const random = Random.fromSeed(`acting ${boss}`);
    let compared = 0;
    for (let n = 0; n < 400 && position.state.result === null && compared < 6; n++) {
      const [prompt] = battleGame.prompts(position.state);
      if (!prompt) break;
      const present = position.state.frames.find((frame) => frame.kind === 'slot');
      if (present?.kind === 'slot' && prompt.kind === 'defend') {
        const { slots, present: underWay } = forecastRound(battleGame.view(position.state, prompt.seat));
        expect(underWay).toEqual(slots[present.slot]?.strikes[0]);
        expect(slots.map(({ over }) => over)).toEqual(slots.map(({ slot }) => slot < present.slot));
        expect(foreseen(slots)).toEqual(playedOut(position, present.slot));
        if (present.slot > 0) compared += 1;
      }
      const moves = [...battleGame.moves(battleGame.view(position.state, prompt.seat), prompt.seat)];
      playInPlace(battleGame, position, prompt.seat, random.pick(moves), []);
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('RR-316 when the boss has acted, no slot has anything still to come', () => {
    const s = inSlot(struckBy(put(fight(), 'takahiro', 'H6'), {}, 'takahiro'), 0, 'L-1');
    expect(forecastRound(s.view(0)).slots).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ over: true, strikes: [] })));
  });
});

describe('minions, after the boss', () => {
  type Blow = readonly [by: string, hero: string, damage: number];

  const foreseen = (strikes: readonly StrikeForecast[]): Blow[] => strikes.flatMap(({ by, blows }) => blows.map(({ hero, damage }): Blow => [by, hero, damage]));

  /** On a copy, the round comes to its end with nobody answering anything; every blow of a minion in the Minion Phase. */
  function playedOut({ state, random }: Position<BattleState>): Blow[] {
    const copy = { state: structuredClone(state), random: cloneRandom(random) };
    const events: BattleEvent[] = [];
    while (copy.state.result === null && !events.some(({ type }) => type === 'roundEnded')) {
      const [prompt] = battleGame.prompts(copy.state);
      if (!prompt) break;
      const moves = [...battleGame.moves(copy.state, prompt.seat)];
      const move = moves.find(({ kind }) => QUIET.includes(kind)) ?? moves[0];
      if (!move) break;
      playInPlace(battleGame, copy, prompt.seat, move, events);
    }
    return events.flatMap((event): Blow[] => {
      if (event.type !== 'heroStruck' && event.type !== 'dodged') return [];
      return event.by.startsWith('boss:') ? [] : [[event.by, event.hero, event.type === 'heroStruck' ? event.damage : 0]];
    });
  }

  test.each(BOSS_IDS.filter((boss) => boss !== 'nineFaces').map((boss, i) => [boss, i] as const))('RR-355 RR-357 what the minions of %s will do is what comes', (boss, i) => {
    const position = startPosition(battleGame, options(boss, i), `minions ${boss}`);
    const random = Random.fromSeed(`minions ${boss}`);
    for (let n = 0; n < 400 && position.state.result === null; n++) {
      const [prompt] = battleGame.prompts(position.state);
      if (!prompt) break;
      const view = battleGame.view(position.state, prompt.seat);
      // From the last slot on nothing else can come between.
      const slot = position.state.frames.find((frame) => frame.kind === 'slot');
      const isMinions = position.state.frames.some(({ kind }) => kind === 'minionPhase');
      if (prompt.kind === 'defend' && (isMinions || (slot?.kind === 'slot' && slot.slot === 3))) expect(foreseen(forecastRound(view).minions)).toEqual(playedOut(position));
      playInPlace(battleGame, position, prompt.seat, random.pick([...battleGame.moves(view, prompt.seat)]), []);
    }
  });

  const wretch = (s: Fight, band: number, square: string): Fight =>
    s.change(({ minions }) => void minions.push({ minion: 'chainWretch', band, hp: 8, anchor: squareNamed(FIELD, square), side: 1, facing: 0, conditions: 0 }));

  test('RR-357 RR-360 a minion near a hero says whom it will strike; one far away strikes nobody, and its steps are nobody else’s', () => {
    const s = wretch(wretch(turnOf(put(fight(), 'takahiro', 'J4'), 'takahiro'), 0, 'A12'), 1, 'J2');
    const { minions } = forecastRound(s.view(0));
    expect(minions).toEqual([expect.objectContaining({ by: 'chainWretch:1', target: 'takahiro', way: [squareNamed(FIELD, 'I3')], from: squareNamed(FIELD, 'I3') })]);
    expect(minions[0]?.blows).toEqual([expect.objectContaining({ hero: 'takahiro', dodged: false, falls: false })]);
    expect(forecastPlan(s.view(0), 0, { kind: 'rest', choice: 'A', flask: false }).round?.minions).toEqual(minions);
  });

  test('RR-170 what burning ground costs whoever is pushed onto it is foreseen with the blow', () => {
    // Gate Slam pushes by 2, from the middle Zone into the one below it.
    const s = turnOf(put(fight(), 'takahiro', 'H6'), 'kensho').change((state) => {
      for (const id of ['sayaka', 'kosuke', 'kensho'] as const) Object.assign(state.heroes[id], { hp: 0, charges: 0, stamina: 0 });
      state.threat = 'takahiro';
      addToken(state, zoneNamed('Z32'), 'fire');
    });
    inSlot(s, 0, 'H-6');
    expect(forecastRound(s.view(0)).slots[0]?.losses).toEqual([expect.objectContaining({ hero: 'takahiro', n: 2 })]);
  });

  test('RR-340 the strike that is under way is shown with what it would do', () => {
    const s = struckBy(fight(), { precision: 9, damage: 9 }, 'takahiro');
    expect(forecastRound(s.view(0)).present).toMatchObject({ by: 'boss:0', target: 'takahiro' });
    expect(forecastRound(turnOf(fight(), 'takahiro').view(0)).present).toBeUndefined();
  });
});

describe('what is shown', () => {
  test('RR-95 the slot of the next Event is known, and what it will swallow', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6');
    inSlot(s, 0, 'L-1');
    const view = s.view(0);
    expect(nextEventSlot(view)).toBe(2);
    expect(forecastRound(view).slots[1]).toMatchObject({ kind: 'event', swallowed: true });
    expect(forecastAttack(view, 0, strikeWith(s, 'takahiro', 'Measured Cut'))?.card).toMatchObject({ card: 'L-6', slot: 1, swallowed: true, parts: [] });
  });

  test('RR-297 met and missing parts of a Break condition', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-1');
    const shown = forecastAttack(s.view(0), 0, strikeWith(s, 'takahiro', 'Measured Cut'));
    expect(shown?.card?.parts).toEqual([{ part: { arc: ['front'] }, met: true }, { part: 'support', met: false }]);
    expect(shown?.card?.broken).toBe(false);
    expect(forecastAttack(put(s, 'sayaka', 'H7').view(0), 0, strikeWith(s, 'takahiro', 'Measured Cut'))?.card?.broken).toBe(true);
  });

  test('RR-296 RR-317 RR-319 open slots, Broken cards, Basic Attacks', () => {
    const s = turnOf(fight(), 'kensho').change((state) => {
      for (const id of ['takahiro', 'sayaka', 'kosuke'] as const) Object.assign(state.heroes[id], { hp: 0, charges: 0, stamina: 0 });
      state.threat = 'kensho';
    });
    inSlot(s, 0, 'L-1', true);
    expect(forecastRound(s.view(0)).slots.map(({ kind }) => kind)).toEqual(['broken', 'event', 'basic', 'basic']);
  });

  test('a forecast changes nothing', () => {
    const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');
    inSlot(s, 0, 'L-1');
    const before = JSON.stringify(s.state);
    forecastRound(s.view(0));
    forecastAttack(s.view(0), 0, strikeWith(s, 'takahiro', 'Measured Cut'));
    expect(JSON.stringify(s.state)).toBe(before);
  });
});

describe('what a plan shows is what comes', () => {
  const IN_A_TURN: readonly Move['kind'][] = ['noDestiny', 'strike', 'declineSpecial', 'stay', 'nobody'];

  /** Plays a turn’s move and declines whatever it asks, until the turn goes on. */
  function playedOut(position: Position<BattleState>, seat: number, move: Move): boolean {
    playInPlace(battleGame, position, seat, move, []);
    for (;;) {
      const [prompt] = battleGame.prompts(position.state);
      if (!prompt || prompt.kind === 'turn') return position.state.result === null && prompt !== undefined;
      const answer = [...battleGame.moves(position.state, prompt.seat)].find(({ kind }) => IN_A_TURN.includes(kind));
      if (!answer) return false;
      playInPlace(battleGame, position, prompt.seat, answer, []);
    }
  }

  test.each(BOSS_IDS.filter((boss) => boss !== 'nineFaces').map((boss, i) => [boss, i] as const))('RR-291 RR-325 the Sequence after a move against %s', (boss, i) => {
    const position = startPosition(battleGame, options(boss, i), `plan ${boss}`);
    const random = Random.fromSeed(`plan ${boss}`);
    let compared = 0;
    for (let n = 0; n < 160 && position.state.result === null; n++) {
      const [prompt] = battleGame.prompts(position.state);
      if (!prompt) break;
      const view = battleGame.view(position.state, prompt.seat);
      const moves = [...battleGame.moves(view, prompt.seat)];
      const acts = moves.filter(({ kind }) => kind === 'attack' || kind === 'padAttack' || kind === 'rest');
      const quiet = moves.find(({ kind }) => QUIET.includes(kind));
      const move = prompt.kind === 'turn' ? random.pick(acts.length > 0 && random.chance(1, 2) ? acts : moves) : (quiet ?? random.pick(moves));
      if (prompt.kind !== 'turn' || move.kind === 'endTurn' || move.kind === 'useCard' || move.kind === 'bossAction') {
        playInPlace(battleGame, position, prompt.seat, move, []);
        continue;
      }
      const { round } = forecastPlan(view, prompt.seat, move);
      if (!playedOut(position, prompt.seat, move)) continue;
      compared += 1;
      expect(round?.slots).toEqual(forecastRound(battleGame.view(position.state, prompt.seat)).slots);
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('what the ground takes on a way is known before it is walked', () => {
  test.each(['takahiro', 'sayaka'] as const)('RR-152 RR-153 %s through fire; Quiet Scales spare Sayaka the first square of it', (hero) => {
    const s = turnOf(put(fight({ party: [withKit('sayaka', { armor: 'quietScales' })] }), hero, 'H6'), hero).change((state) => addToken(state, zoneNamed('Z33'), 'fire'));
    const view = s.view(0);
    const walks = [...s.moves(0)].filter((move): move is Extract<Move, { kind: 'move' }> => move.kind === 'move' && move.way.length > 0);
    const shown = walks.map(({ way }) => lossOnWay(view, hero, way));
    expect(Math.max(...shown)).toBeGreaterThan(2);
    expect(shown).toEqual(walks.map((move) => forecastPlan(view, 0, move).lost[hero] ?? 0));
  });
});

describe('a defence shows what comes of it', () => {
  const dicePlayer = (precision: number, damage: number): Fight => struckBy(fight({ modes: ['dice', 'dice', 'dice', 'dice'] }), { precision, damage }, 'takahiro');

  test.each([[4, 6], [6, 9], [3, 20]])('RR-237 RR-342 over all faces of the die: Precision %i, damage %i', (precision, damage) => {
    for (const dodge of [0, 1]) {
      const shown = forecastDefence(dicePlayer(precision, damage).view(0), 'takahiro', { dodge, dice: 0, card: 'none' });
      let [dodged, falls, least, most] = [0, 0, Infinity, 0];
      for (let face = 0; face < 6; face++) {
        const s = dicePlayer(precision, damage).draws(face);
        const before = s.state.heroes.takahiro.hp;
        const events = s.play(0, dodge === 0 ? { kind: 'takeIt' } : { kind: 'defend', dodge, dice: 0, card: 'none' });
        if (events.some(({ type }) => type === 'dodged')) dodged += 1;
        const struck = events.find((event) => event.type === 'heroStruck');
        if (struck?.type !== 'heroStruck') continue;
        if (struck.damage >= before) falls += 1;
        least = Math.min(least, struck.damage);
        most = Math.max(most, struck.damage);
      }
      expect(shown).toMatchObject({ ways: 6, dodged, falls, ...(dodged === 6 ? {} : { least, most }) });
    }
  });

  test('RR-242 a Destiny card counts as it will be played', () => {
    const s = struckBy(fight(), { precision: 5, damage: 9 }, 'takahiro');
    for (const card of ['none', ...s.state.heroes.takahiro.destiny] as const) {
      const shown = forecastDefence(s.view(0), 'takahiro', { dodge: 0, dice: 0, card });
      const tried = struckBy(fight(), { precision: 5, damage: 9 }, 'takahiro');
      const events = tried.play(0, card === 'none' ? { kind: 'takeIt' } : { kind: 'defend', dodge: 0, dice: 0, card });
      const struck = events.find((event) => event.type === 'heroStruck');
      expect(shown).toMatchObject({ ways: 1, dodged: struck ? 0 : 1, most: struck?.type === 'heroStruck' ? struck.damage : 0 });
    }
  });

  test('RR-237 two dice fall in thirty-six ways', () => {
    expect(forecastDefence(dicePlayer(6, 9).view(0), 'takahiro', { dodge: 0, dice: 1, card: 'none' })).toMatchObject({ ways: 36, dice: 2 });
  });
});

describe('a plan in one line', () => {
  const summary = (s: Fight, move: Move): string => planSummary(s.view(0), forecastPlan(s.view(0), 0, move));

  test('RR-362 RR-363 whoever is defeated by it is said to be, however much is beyond', () => {
    const s = turnOf(put(fight(), 'takahiro', 'J4'), 'takahiro').change(({ minions }) => void minions.push({ minion: 'chainWretch', band: 0, hp: 3, anchor: squareNamed(FIELD, 'I4'), side: 1, facing: 0, conditions: 0 }));
    expect(summary(s, strikeWith(s, 'takahiro', 'Measured Cut', 'chainWretch:0'))).toMatch(/^The \w+ Chain Wretch loses \d+ and is defeated, /);
    s.change(({ minions }) => void Object.assign(minions[0] ?? {}, { hp: 40 }));
    expect(summary(s, strikeWith(s, 'takahiro', 'Measured Cut', 'chainWretch:0'))).toMatch(/^The \w+ Chain Wretch loses \d+, /);
  });

  test('RR-369 a blow that empties a bar says so', () => {
    const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro').change((state) => { state.bossHp = 1; });
    expect(summary(s, strikeWith(s, 'takahiro', 'Measured Cut'))).toMatch(/^Ushikado loses \d+ and a cube, /);
    s.change((state) => { state.bossHp = 50; });
    expect(summary(s, strikeWith(s, 'takahiro', 'Measured Cut'))).toMatch(/^Ushikado loses \d+, /);
  });

  test('RR-611 of two souls it says what each has left, as it then has', () => {
    const s = turnOf(put(fight({ boss: 'cagedDawn' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      if (state.extra.souls) Object.assign(state.extra.souls, { night: 3, dawn: 3 });
      state.bossHp = 6;
    });
    const move = strikeWith(s, 'takahiro', 'Measured Cut');
    // 3 of the 8 empty Night; of the other 5 half reaches Dawn.
    expect(summary(s, move)).toMatch(/^Kurokai is struck for 8, Night has 0 and Dawn 1 left, /);
  });

  test('RR-357 minions are counted in', () => {
    const far = turnOf(put(fight(), 'takahiro', 'J4'), 'takahiro');
    const turn: Move = { kind: 'move', way: [], facing: 1 };
    expect(summary(far, turn)).toMatch(/^Then nothing that is known hurts anybody\.$/);
    far.change(({ minions }) => void minions.push({ minion: 'chainWretch', band: 0, hp: 8, anchor: squareNamed(FIELD, 'I4'), side: 1, facing: 0, conditions: 0 }));
    expect(summary(far, turn)).toMatch(/[Tt]hen the party would lose 1\.$/);
  });
});
