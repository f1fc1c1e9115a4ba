import type { DenId } from '@/games/vengeance/content/dens';
import { rotateDen, turnOverSecondDens } from '@/games/vengeance/rules/city/dens';
import { unclaimedTokens } from '@/games/vengeance/rules/city/recon';
import type { State } from '@/games/vengeance/rules/state';

import { happen, me, montage, newGame, putDen, ready, type Scene } from './table';

const rotate = (change: (state: State) => void, place = 0, seats = 2): Scene => happen(ready(change, { seats, heroes: ['kaja', 'shadowman', 'johnnySilver', 'littleGudrun'] }), (run) => rotateDen(run, place));
const idAt = (s: Scene, place = 0): DenId | undefined => s.state.places[place]?.id;

describe('Den rotation', () => {
  test('VG-200 a 2-VP or 3-VP Den is replaced by the top of the 3-VP pile', () => {
    const two = rotate((state) => (state.thirds = { cards: ['D3-4', 'D3-2'], known: [0, -1] }));
    expect([idAt(two), two.state.thirds]).toEqual(['D3-2', { cards: ['D3-4'], known: [-1] }]);
    const three = rotate((state) => { putDen(state, 0, 'D3-1', 'batoman'); state.thirds = { cards: ['D3-4'], known: [-1] }; });
    expect(idAt(three)).toBe('D3-4');
  });

  test('VG-201 with the 3-VP pile empty by a 4-VP Den', () => {
    const s = rotate((state) => { state.thirds = { cards: [], known: [] }; state.fourths = { cards: ['D4-8', 'D4-9'], known: [-1, -1] }; });
    expect(idAt(s)).toBe('D4-9');
  });

  test('VG-202 a discarded board goes, turned over, to the end of the 4-VP pile before the next is drawn', () => {
    const s = rotate((state) => (state.fourths = { cards: ['D4-9'], known: [-1] }));
    expect(s.state.fourths.cards).toEqual(['D4-1', 'D4-9']);
    const lone = rotate((state) => (state.thirds = { cards: [], known: [] }));
    expect([idAt(lone), lone.state.fourths.cards]).toEqual(['D4-1', []]);
  });

  test('VG-203 a 4-VP Den leaves the game and is replaced from the 4-VP pile', () => {
    const s = rotate((state) => { putDen(state, 0, 'D4-3', 'batoman'); state.fourths = { cards: ['D4-9'], known: [-1] }; });
    expect([idAt(s), s.state.fourths.cards, s.state.goneDens]).toEqual(['D4-9', [], ['D4-3']]);
  });

  test('VG-204 then a 3-VP board with its 4-VP side; then the place stays empty', () => {
    const s = rotate((state) => { putDen(state, 0, 'D4-3', 'batoman'); state.thirds = { cards: ['D3-6'], known: [-1] }; });
    expect(idAt(s)).toBe('D4-12');
    const empty = rotate((state) => { putDen(state, 0, 'D4-3', 'batoman'); state.thirds = { cards: [], known: [] }; });
    expect([idAt(empty), empty.state.places[0]?.boss.cards]).toEqual([undefined, []]);
  });

  test('VG-205 a new Den gets the top Boss, face down, and is populated as at setup', () => {
    const s = rotate((state) => { state.thirds = { cards: ['D3-2'], known: [-1] }; state.bossDeck = { cards: ['prez', 'tallKenji'], known: [0, 0] }; });
    expect(s.state.places[0]).toEqual({ id: 'D3-2', boss: { cards: ['tallKenji'], known: [0] }, wild: 0b1000 });
    expect(s.state.bossDeck.cards).toEqual(['prez']);
  });

  test('VG-206 without a Boss in the deck no Den is placed', () => {
    const s = rotate((state) => (state.bossDeck = { cards: [], known: [] }));
    expect([idAt(s), s.state.thirds.cards.length]).toEqual([undefined, 6]);
    expect(s.moves(0).some((move) => move.kind === 'attack' && move.place === 0)).toBe(false);
  });

  test('VG-207 with no Boss anywhere the game ends after the round', () => {
    const s = ready((state) => {
      state.bossDeck = { cards: [], known: [] };
      state.places = state.places.map(() => ({ boss: { cards: [], known: [] }, wild: 0 }));
    });
    for (const seat of [0, 1]) {
      expect(s.prompts()[0]?.seat).toBe(seat);
      s.play(seat, { kind: 'sitOut' });
      for (let i = 0; i < 9 && s.prompts()[0]?.seat === seat && s.prompts()[0]?.kind !== 'ready'; i++) {
        const moves = s.moves(seat);
        const calm = moves.find((move) => ['keepDice', 'done', 'pass'].includes(move.kind)) ?? moves[0];
        if (calm) s.play(seat, calm);
      }
    }
    expect([s.outcome !== undefined, s.state.round]).toEqual([true, 3]);
  });

  test('VG-208 Dens rotate only when their Boss dies', () => {
    const s = ready((state) => putDen(state, 0, 'D2-1', 'batoman'));
    const before = s.state.places.map((place) => place.id);
    s.play(0, { kind: 'attack', place: 0 });
    for (let i = 0; i < 3; i++) {
      s.draws(0, 0, 0, 0, 3).play(0, { kind: 'stay' });
      s.play(0, { kind: 'endActions' });
    }
    expect(s.state.places.map((place) => place.id)).toEqual(before);
  });
});

describe('the acts', () => {
  test('VG-30 Wronging, Montage and Combat, Montage and two Combats, twice', () => {
    const s = newGame({ seats: 2 }, undefined, 'acts');
    const rounds: string[] = [];
    let round = -1;
    for (let i = 0; i < 3000 && !s.outcome; i++) {
      const [prompt] = s.prompts();
      if (!prompt) break;
      if (s.state.round !== round) {
        round = s.state.round;
        rounds.push(s.state.frames[1]?.kind ?? '');
      }
      const moves = s.moves(prompt.seat);
      const calm = moves.find((move) => ['keepDice', 'done', 'pass', 'sitOut'].includes(move.kind)) ?? moves[0];
      if (calm) s.play(prompt.seat, calm);
    }
    expect(rounds).toEqual(['wronging', 'montage', 'combat', 'montage', 'combat', 'combat', 'montage', 'combat', 'combat']);
    expect(s.outcome?.kind).toBe('versus');
  });

  const turned = (change: (state: State) => void): Scene =>
    happen(ready((state) => {
      state.places = state.places.map(() => ({ boss: { cards: [], known: [] }, wild: 0 }));
      putDen(state, 0, 'D2-1', 'batoman');
      putDen(state, 1, 'D2-4', 'kidKarat', true);
      putDen(state, 2, 'D3-2', 'chainlink');
      putDen(state, 3, 'D4-9', 'prez', true);
      state.bossDeck = { cards: ['donZemun', 'tankRuiz', 'auntVesna'], known: [0, 0, 0] };
      change(state);
    }), turnOverSecondDens);

  test('VG-31 before Montage 3 the 2-VP Dens are turned over, with Bosses from the top; their own go under the deck', () => {
    const s = turned((state) => { const [place] = state.places; if (place) place.wild = 0; });
    expect([s.state.places[0], s.state.places[1]]).toEqual([
      { id: 'D4-1', boss: { cards: ['auntVesna'], known: [0] }, wild: 0b100 },
      { id: 'D4-4', boss: { cards: ['tankRuiz'], known: [0] }, wild: 0b110000 },
    ]);
    expect([s.state.bossDeck.cards.slice(0, 2).sort(), s.state.bossDeck.cards[2]]).toEqual([['batoman', 'kidKarat'], 'donZemun']);
  });

  test('VG-31 it happens before the third Montage, not before the second', () => {
    const begin = (round: number): Scene => {
      const s = montage((state) => {
        putDen(state, 0, 'D2-1', 'batoman');
        state.round = round;
        state.frames = [{ kind: 'match', step: 'round' }, { kind: 'claims', cards: 0, step: 'again' }, { kind: 'window', seat: 0, at: 'closing' }];
      });
      s.play(0, { kind: 'pass' });
      return s;
    };
    expect([begin(3).state.places[0]?.id, begin(6).state.places[0]?.id]).toEqual(['D2-1', 'D4-1']);
  });

  test('VG-32 3-VP and 4-VP Dens stay as they are, tokens included', () => {
    const s = turned((state) => { const place = state.places[2]; if (place) place.boss.known = [1]; });
    expect(s.state.places[2]).toMatchObject({ id: 'D3-2', boss: { cards: ['chainlink'], known: [1] } });
    expect(s.state.places[3]).toMatchObject({ id: 'D4-9', boss: { cards: ['prez'], known: [-1] } });
  });

  test('VG-33 Recon tokens on a Den that is turned over go back', () => {
    const s = turned((state) => { const [place] = state.places; if (place) place.boss.known = [1]; me(state).recon = 1; });
    expect([unclaimedTokens(s.state, 0), s.view(0).places[0]?.boss.cards]).toEqual([5, ['?']]);
  });

  test('VG-34 open Bosses go under the deck like the others', () => {
    expect(turned(() => undefined).state.bossDeck.cards).toContain('kidKarat');
  });

  test('VG-57 decks are never refilled', () => {
    const s = ready((state) => { state.vengeanceDeck = { cards: [], known: [] }; me(state).scored = ['TK1', 'TK2']; });
    s.play(0, { kind: 'sitOut' });
    for (let i = 0; i < 9 && s.prompts()[0]?.seat === 0; i++) {
      const moves = s.moves(0);
      const calm = moves.find((move) => ['keepDice', 'done', 'pass'].includes(move.kind)) ?? moves[0];
      if (calm) s.play(0, calm);
    }
    expect([s.happened('drew'), s.state.vengeanceDeck.cards]).toEqual([[], []]);
  });
});
