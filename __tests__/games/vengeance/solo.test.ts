import { bossOf, isBigBoss, type BossId } from '@/games/vengeance/content/bosses';
import { denOf, densWorth, type DenId } from '@/games/vengeance/content/dens';
import { HERO_IDS, type HeroId } from '@/games/vengeance/content/heroes';
import { SOLO_MISSIONS, SOLO_ORDER } from '@/games/vengeance/content/soloMissions';
import { BLITZ_CARDS } from '@/games/vengeance/content/vengeanceCards';
import { vengeanceGame } from '@/games/vengeance/game';
import { rotateDen, turnOverSecondDens } from '@/games/vengeance/rules/city/dens';
import { unclaimedTokens } from '@/games/vengeance/rules/city/recon';
import { fightOf } from '@/games/vengeance/rules/fight/scene';
import { cardsToPlace } from '@/games/vengeance/rules/montage/cards';
import { diceOf } from '@/games/vengeance/rules/montage/dice';
import { DEFAULTS, optionFields } from '@/games/vengeance/rules/options';
import { gradeOf, isFulfilled, missionOf, progressOf } from '@/games/vengeance/rules/solo/objectives';
import type { Player, State } from '@/games/vengeance/rules/state';

import { dictate, enemy, handOf, happen, me, montageDice, newGame, only, putDen, type Scene } from './table';

const alone = (hero: HeroId = 'shadowman', change?: (state: State) => void, seed?: string): Scene => newGame({ seats: 1, heroes: [hero] }, change, seed);
const seeds = ['a', 'b', 'c', 'd', 'e'];

/** The Ready phase of Combat 1. */
const ready = (hero: HeroId = 'shadowman', change: (state: State) => void = () => undefined): Scene =>
  alone(hero, (state) => {
    state.round = 2;
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'combat', turn: 1, step: 'next' }, { kind: 'turn', seat: 0, step: 'fight' }, { kind: 'ready', seat: 0 }];
    Object.assign(me(state), { mind: [0, 0], skill: [0, 0], health: [0, 0] });
    change(state);
  });

describe('Vengeance for One: setup', () => {
  test('VG-259 three 2-VP and three 3-VP Dens in play; the other boards are a shuffled pile of 4-VP sides', () => {
    const piles = seeds.map((seed) => {
      const { state } = alone('kaja', undefined, seed);
      const ids = state.places.flatMap((place) => (place.id ? [place.id] : []));
      expect(ids.map((id) => denOf(id).vp).sort()).toEqual([2, 2, 2, 3, 3, 3]);
      expect([state.fourths.cards.length, state.fourths.cards.every((id) => id !== '?' && densWorth(4).includes(id)), state.thirds.cards]).toEqual([6, true, []]);
      expect(vengeanceGame.broken?.(state)).toEqual([]);
      return state.fourths.cards.join();
    });
    expect(new Set(piles).size).toBe(seeds.length);
  });

  test('VG-260 the Boss deck of the mission, the Big Boss at the bottom', () => {
    for (const hero of HERO_IDS) {
      const { state } = alone(hero);
      const { bosses, bigBoss } = SOLO_MISSIONS[hero];
      expect([state.bossDeck.cards[0], state.bossDeck.cards.length]).toEqual([bigBoss, bosses.length - 5]);
      expect(state.places.every((place) => place.boss.known[0] === 0)).toBe(true);
    }
  });

  test('VG-261 the cards of the mission are suffered and in play', () => {
    const { state } = alone('johnnySilver');
    // Family Portrait, Down the Steps, Bent Ring.
    expect([me(state).inPlay, me(state).mind, me(state).skill, me(state).health]).toEqual([['ZC9', 'ZC3', 'LZ1'], [1, 1], [0, 1], [0, 4]]);
  });

  test('VG-262 the other cards of the mission are the deck, without Blitz cards', () => {
    const { state } = alone('leaPistolera');
    expect([...state.vengeanceDeck.cards].sort()).toEqual([...SOLO_MISSIONS.leaPistolera.deck].sort());
    expect(BLITZ_CARDS.some((card) => state.vengeanceDeck.cards.includes(card))).toBe(false);
    expect(new Set(seeds.map((seed) => alone('leaPistolera', undefined, seed).state.vengeanceDeck.cards.join())).size).toBe(seeds.length);
  });

  test('VG-263 the shop is full', () => {
    expect(alone().state.shop.includes('')).toBe(false);
  });

  test('VG-264 nine montage cards, two of three gone after each Montage', () => {
    const s = alone('kaja', (state) => {
      state.montage = { pool: [], owed: [0], swaps: 0, revealed: 3 };
      me(state).placed = [0, 7, 8];
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'order' }, { kind: 'window', seat: 0, at: 'closing' }];
      me(state).hand = handOf(0, 'TK2');
    });
    expect(cardsToPlace(s.state, 0)).toHaveLength(9);
    s.play(0, { kind: 'pass' });
    s.play(0, { kind: 'keepCard', card: 8 });
    expect(cardsToPlace(s.state, 0)).toEqual([1, 2, 3, 4, 5, 6, 8]);
  });

  test('VG-265 no missions and achievements', () => {
    expect([alone().state.missions, alone().state.achievements, alone().state.achievementPile.cards]).toEqual([[], [], []]);
  });

  test('VG-266 the hand is empty', () => {
    expect(alone().state.players[0]?.hand.cards).toEqual([]);
  });

  test('VG-267 sitting out works as in company', () => {
    const s = ready('kaja', (state) => { me(state).mind = [0, 1]; });
    montageDice(s, 'speed', 'speed', 'speed').play(0, { kind: 'sitOut' });
    expect(me(s.state).hand.cards).toHaveLength(1);
  });
});

describe('Vengeance for One: play', () => {
  const rolledDice = (...faces: Parameters<typeof montageDice>[1][]): Scene => {
    const s = alone('shadowman', (state) => {
      Object.assign(me(state), { mind: [0, 0], hand: handOf(0, 'LZ1') });
      state.round = 1;
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'roll' }, { kind: 'window', seat: 0, at: 'opening' }];
    });
    montageDice(s, ...faces).play(0, { kind: 'pass' });
    return s;
  };

  test('VG-268 any dice once more; the S works on what comes then, and all dice are the player’s', () => {
    const s = rolledDice('speed', 'recon', 'wild');
    expect(s.prompt(0).kind).toBe('rollAgain');
    expect(s.refused(0, { kind: 'rollAgain', dice: [1, 0, 0, 0, 0] })).toBe('VG-268');
    expect(s.refused(0, { kind: 'rollAgain', dice: [0, 0, 0, 0, 2] })).toBe('VG-268');
    montageDice(s, 'upgrade', 'upgrade').play(0, { kind: 'rollAgain', dice: [0, 0, 1, 0, 1] });
    expect([me(s.state).dice, s.prompt(0).kind]).toEqual([[0, 2, 0, 1, 0], 'turnDie']);
    s.play(0, { kind: 'turnDie', from: 'wild', into: 'upgrade' });
    expect([me(s.state).dice, s.prompt(0).kind]).toEqual([[0, 3, 0, 0, 0], 'place']);
  });

  test('VG-269 Recon turns the Boss up, and the token is back', () => {
    const s = ready('kaja', (state) => { me(state).recon = 1; putDen(state, 0, 'D2-1', 'batoman'); });
    s.play(0, { kind: 'recon', place: 0 });
    expect([s.state.places[0]?.boss.known, me(s.state).recon, unclaimedTokens(s.state, 0)]).toEqual([[-1], 0, 6]);
  });

  test('VG-270 a Recon token removes an open Boss with the Den; a 4-VP Den takes the place', () => {
    const s = ready('kaja', (state) => { me(state).recon = 1; putDen(state, 0, 'D2-1', 'kidKarat', true); putDen(state, 1, 'D2-2', 'theNotary'); });
    const next = s.state.fourths.cards[5];
    expect(s.refused(0, { kind: 'removeDen', place: 1 })).toBe('VG-271');
    s.play(0, { kind: 'removeDen', place: 0 });
    expect([s.state.places[0]?.id, s.state.places[0]?.boss.known, me(s.state).recon, s.state.goneBosses, s.state.goneDens]).toEqual([next, [0], 0, ['kidKarat'], ['D2-1']]);
  });

  test('VG-271 it needs a Boss in the deck, a Den in the pile and a Boss whom no objective names', () => {
    const can = (change: (state: State) => void, boss: BossId = 'kidKarat'): boolean =>
      ready('kaja', (state) => { me(state).recon = 1; putDen(state, 0, 'D2-1', boss, true); change(state); }).moves(0).some((move) => move.kind === 'removeDen');
    expect([can(() => undefined), can((state) => (state.bossDeck = { cards: [], known: [] })), can((state) => (state.fourths = { cards: [], known: [] })), can((state) => (me(state).recon = 0))]).toEqual([true, false, false, false]);
    expect([can(() => undefined, 'kazuOno'), can(() => undefined, 'tallKenji')]).toEqual([false, true]);
    expect(newGame({ seats: 2, quickstart: true }, (state) => { putDen(state, 0, 'D2-1', 'batoman', true); }).moves(0).some((move) => move.kind === 'removeDen')).toBe(false);
  });

  test('VG-272 there is no player order and no speed', () => {
    const s = alone('kaja', (state) => {
      state.montage = { pool: [], owed: [0], swaps: 0, revealed: 3 };
      me(state).placed = [0, 1, 2];
      me(state).hand = handOf(0, 'TK2');
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'order' }, { kind: 'window', seat: 0, at: 'closing' }];
    });
    s.play(0, { kind: 'pass' });
    expect([s.happened('speedSettled'), s.happened('orderSet')]).toEqual([[], []]);
  });

  test('VG-273 a kept Speed die re-rolls one Fight die, or replaces a shop column in a Montage', () => {
    const s = ready('kaja', (state) => { me(state).kept = 1; putDen(state, 0, 'D2-1', 'batoman'); });
    s.play(0, { kind: 'attack', place: 0 });
    dictate(s, ['move', 'move', 'move', 'move'], 'miss').play(0, { kind: 'stay' });
    expect(s.prompt(0).kind).toBe('reroll');
    dictate(s, ['hit']).play(0, { kind: 'speedReroll', die: 2 });
    expect([s.state.fight?.dice[2]?.face, me(s.state).kept, s.prompt(0).kind]).toEqual(['hit', 0, 'actions']);
    const montage = rolledDice('speed', 'recon', 'wild');
    expect(montage.refused(0, { kind: 'speedColumn', column: 1 })).toBe('VG-313');
    montage.play(0, { kind: 'rollAgain', dice: [0, 0, 0, 0, 0] });
    const before = montage.state.shop.slice();
    montage.play(0, { kind: 'speedColumn', column: 1 });
    expect([montage.state.shop.slice(3, 6).some((tile, i) => tile === before[3 + i]), diceOf(me(montage.state).dice, 'speed')]).toEqual([false, 0]);
  });

  test('VG-274 several may be spent in one roll', () => {
    const s = ready('kaja', (state) => { me(state).kept = 2; putDen(state, 0, 'D2-1', 'batoman'); });
    s.play(0, { kind: 'attack', place: 0 });
    dictate(s, ['move', 'move', 'move', 'move'], 'miss').play(0, { kind: 'stay' });
    dictate(s, ['shot']).play(0, { kind: 'speedReroll', die: 0 });
    dictate(s, ['hit']).play(0, { kind: 'speedReroll', die: 0 });
    expect([s.state.fight?.dice[0]?.face, me(s.state).kept]).toEqual(['hit', 0]);
  });

  test('VG-316 at any own decision of the Montage; what is not spent is kept', () => {
    const s = alone('kaja', (state) => {
      state.montage = { pool: [], owed: [0], swaps: 0, revealed: 3 };
      Object.assign(me(state), { placed: [0, 1, 2], dice: [0, 0, 0, 0, 2], kept: 1, hand: handOf(0, 'TK2') });
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'order' }, { kind: 'window', seat: 0, at: 'closing' }];
    });
    s.play(0, { kind: 'speedColumn', column: 0 });
    s.play(0, { kind: 'pass' });
    s.play(0, { kind: 'keepCard', card: 0 });
    expect(me(s.state).kept).toBe(2);
    const company = newGame({ seats: 2, quickstart: true }, (state) => { me(state).kept = 1; });
    expect(company.moves(company.prompts()[0]?.seat ?? 0).some((move) => move.kind === 'speedColumn')).toBe(false);
  });

  test('VG-317 dice of a turn sat out are not re-rolled, their Speed is not kept', () => {
    const s = ready('shadowman', (state) => { me(state).mind = [0, 1]; });
    montageDice(s, 'speed', 'speed', 'recon').play(0, { kind: 'sitOut' });
    expect([s.prompt(0).kind, diceOf(me(s.state).dice, 'speed')]).toEqual(['spend', 0]);
    s.play(0, { kind: 'done' });
    expect(me(s.state).kept).toBe(0);
  });

  test('VG-275 the Big Boss comes into play face up', () => {
    const s = ready('kaja', (state) => { putDen(state, 0, 'D2-1', 'batoman', true); state.bossDeck = { cards: ['kazuOno'], known: [-1] }; });
    happen(s, (run) => rotateDen(run, 0));
    expect(s.state.places[0]?.boss).toEqual({ cards: ['kazuOno'], known: [-1] });
  });

  test('VG-276 turned-over Bosses go under the deck, but above the Big Boss', () => {
    const turned = (deck: BossId[]): readonly string[] => {
      const s = ready('kaja', (state) => {
        state.places = state.places.map(() => ({ boss: { cards: [], known: [] }, wild: 0 }));
        putDen(state, 0, 'D2-1', 'batoman');
        state.bossDeck = { cards: deck, known: deck.map((id) => (isBigBoss(id) ? -1 : 0)) };
      });
      return happen(s, turnOverSecondDens).state.bossDeck.cards;
    };
    expect(turned(['kazuOno', 'tallKenji', 'ledgerMori'])).toEqual(['kazuOno', 'batoman', 'tallKenji']);
    expect(turned(['tallKenji', 'ledgerMori'])).toEqual(['batoman', 'tallKenji']);
  });

  test('VG-277 one card after each Fight; a turn sat out draws only its own', () => {
    const s = ready('kaja', (state) => putDen(state, 0, 'D2-1', 'batoman'));
    s.play(0, { kind: 'attack', place: 0 });
    for (let i = 0; i < 3; i++) {
      dictate(s, ['move', 'move', 'move', 'move'], 'miss').play(0, { kind: 'stay' });
      s.play(0, { kind: 'endActions' });
    }
    expect(me(s.state).hand.cards).toHaveLength(1);
    const out = ready('kaja', (state) => { me(state).mind = [0, 1]; });
    montageDice(out, 'speed', 'speed', 'speed').play(0, { kind: 'sitOut' });
    expect(me(out.state).hand.cards).toHaveLength(1);
  });

  test('VG-278 Vengeance cards are bought as usual', () => {
    const s = alone('kaja', (state) => {
      state.montage = { pool: [], owed: [0], swaps: 0, revealed: 3 };
      Object.assign(me(state), { placed: [0, 1, 2], dice: [0, 0, 0, 1, 0], wild: 1 });
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'closing' }, { kind: 'buyCards', seat: 0 }];
    });
    s.play(0, { kind: 'buyCards', dice: 1, tokens: 1 });
    expect(me(s.state).hand.cards).toHaveLength(2);
  });

  test('VG-279 a dead Boss’s Den is replaced from the 4-VP pile; then a board turns over, a 4-VP board leaves the place empty', () => {
    const after = (den: DenId, fourths: DenId[]): string | undefined => {
      const s = ready('kaja', (state) => { putDen(state, 0, den, 'batoman', true); state.fourths = { cards: fourths, known: fourths.map(() => 0) }; });
      return happen(s, (run) => rotateDen(run, 0)).state.places[0]?.id;
    };
    expect([after('D2-1', ['D4-9', 'D4-8']), after('D2-1', []), after('D3-2', []), after('D4-5', [])]).toEqual(['D4-8', 'D4-1', 'D4-8', undefined]);
  });

  test('VG-280 the campaign ends after Combat 5', () => {
    const s = ready('kaja', (state) => { state.round = 8; state.frames[1] = { kind: 'combat', turn: 1, step: 'next' }; me(state).mind = [0, 1]; });
    montageDice(s, 'speed', 'speed', 'speed').play(0, { kind: 'sitOut' });
    expect(s.outcome?.kind).toBe('together');
  });
});

describe('Vengeance for One: winning', () => {
  const ended = (hero: HeroId, player: Partial<Player>, killed: readonly BossId[] = []): State =>
    alone(hero, (state) => {
      state.frames = [];
      Object.assign(me(state), { mind: [0, 0], ...player });
      state.wall = killed.map((boss) => [boss, 0]);
    }).state;
  const won = (state: State): boolean | undefined => vengeanceGame.outcome(state)?.won;

  test('VG-281 all objectives, and enough points after the stress penalty', () => {
    expect(won(ended('shadowman', { vp: 17, cleared: 1 }, ['roxyKween']))).toBe(true);
    expect(won(ended('shadowman', { vp: 16, cleared: 1 }, ['roxyKween']))).toBe(false);
    expect(won(ended('shadowman', { vp: 17, cleared: 1, mind: [0, 3] }, ['roxyKween']))).toBe(false);
    expect(won(ended('shadowman', { vp: 40, cleared: 0 }, ['roxyKween']))).toBe(false);
    expect(won(ended('shadowman', { vp: 40, cleared: 2 }))).toBe(false);
  });

  test('VG-281 each kind of objective is counted', () => {
    expect(won(ended('kaja', { vp: 20 }, ['kazuOno', 'batoman', 'tallKenji']))).toBe(true);
    expect(won(ended('kaja', { vp: 20 }, ['kazuOno', 'batoman', 'kidKarat']))).toBe(false);
    expect(won(ended('johnnySilver', { vp: 20, mind: [1, 1] }, ['donZemun']))).toBe(true);
    expect(won(ended('johnnySilver', { vp: 20, mind: [1, 2] }, ['donZemun']))).toBe(false);
    expect(won(ended('littleGudrun', { vp: 20, minions: 18 }, ['prez']))).toBe(true);
    expect(won(ended('littleGudrun', { vp: 20, minions: 17 }, ['prez']))).toBe(false);
    expect(won(ended('leaPistolera', { vp: 20, scored: ['ZC1', 'HR1'] }, ['donZemun']))).toBe(true);
    expect(won(ended('leaPistolera', { vp: 20, scored: ['ZC1', 'ZC2'] }, ['donZemun']))).toBe(false);
  });

  test('VG-281 kills and cleared Dens of Fights count for the objectives', () => {
    const s = ready('littleGudrun', (state) => putDen(state, 0, 'D2-1', 'chainlink'));
    s.play(0, { kind: 'attack', place: 0 });
    s.change((state) => { only(['grunt', 'A'], ['henchman', 'A'])(state); fightOf(state).zone = 1; });
    dictate(s, ['hit', 'hit', 'move', 'move'], 'miss').play(0, { kind: 'stay' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
    s.play(0, { kind: 'scoreNothing' });
    expect([me(s.state).minions, me(s.state).cleared, s.state.wall]).toEqual([2, 1, [['chainlink', 0]]]);
    expect(progressOf(s.state, { kind: 'killMinions', count: 18 })).toEqual({ done: 2, of: 18 });
  });

  test('VG-281 a Boss is no Minion', () => {
    const s = ready('littleGudrun', (state) => putDen(state, 0, 'D2-1', 'chainlink'));
    s.play(0, { kind: 'attack', place: 0 });
    s.change((state) => { only(['grunt', 'A'], ['boss'])(state); fightOf(state).zone = 2; });
    dictate(s, ['doubleHit', 'move', 'move', 'move'], 'miss').play(0, { kind: 'stay' });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
    expect([fightOf(s.state).alive, me(s.state).minions]).toEqual([1 << enemy(s, 'grunt', 'A'), 0]);
  });

  test('VG-282 three grades; points without the objectives are a loss', () => {
    const grade = (vp: number): string | undefined => gradeOf(ended('shadowman', { vp, cleared: 1 }, ['roxyKween']));
    expect([grade(16), grade(17), grade(22), grade(23), grade(27), grade(28), grade(40)]).toEqual([undefined, 'survived', 'survived', 'vengeance', 'vengeance', 'overkill', 'overkill']);
    expect(vengeanceGame.outcome(ended('shadowman', { vp: 30, cleared: 1 }, ['roxyKween']))?.words).toBe('Overkill: 30 points.');
    expect(vengeanceGame.outcome(ended('shadowman', { vp: 24, cleared: 1 }, ['roxyKween']))?.words).toBe('Vengeance: 24 points. Overkill asks for 28.');
    const lost = ended('shadowman', { vp: 30 });
    expect(vengeanceGame.outcome(lost)?.words).toBe('Not avenged: Kill Roxy Kween, Clear a Den.');
    expect(missionOf(lost).objectives.every((objective) => isFulfilled(lost, objective))).toBe(false);
  });

  test('VG-283 Shadowman’s mission is offered first', () => {
    expect([SOLO_ORDER[0], DEFAULTS.seats, DEFAULTS.heroes[0]]).toEqual(['shadowman', 1, 'shadowman']);
  });

  test('VG-284 missions are shown in rising difficulty', () => {
    const [field] = optionFields(DEFAULTS);
    expect(field?.kind === 'perSeat' && field.choices.map((choice) => choice.value)).toEqual(['shadowman', 'kaja', 'johnnySilver', 'littleGudrun', 'leaPistolera']);
    expect(field?.kind === 'perSeat' && field.choices[0]?.label).toBe('Static: Shadowman');
  });

  test('every objective names somebody who can be met', () => {
    for (const hero of HERO_IDS) {
      const { bosses, bigBoss, objectives } = SOLO_MISSIONS[hero];
      for (const objective of objectives) if (objective.kind === 'killBoss') expect([...bosses, bigBoss]).toContain(objective.boss);
      expect(bossOf(bigBoss).power).toBeDefined();
    }
  });
});
