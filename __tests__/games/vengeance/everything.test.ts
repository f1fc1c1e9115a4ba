import { show } from '@/engine/parts/cards/cards';
import { eyesOf } from '@/engine/parts/cards/eyes';
import { Random } from '@/engine/random';
import { ABILITIES, DEFAULT_ABILITIES, UPGRADE_IDS, type AbilityId } from '@/games/vengeance/content/abilities';
import { ACHIEVEMENT_IDS, achievementOf } from '@/games/vengeance/content/achievements';
import { BOSS_IDS, bossOf } from '@/games/vengeance/content/bosses';
import { DEN_IDS } from '@/games/vengeance/content/dens';
import { HERO_IDS, HEROES, type HeroId } from '@/games/vengeance/content/heroes';
import { ITEM_IDS } from '@/games/vengeance/content/items';
import { MONTAGE_CARDS, SPECIALS } from '@/games/vengeance/content/montageCards';
import { costOf, type TileId } from '@/games/vengeance/content/tiles';
import { CARD_IDS, cardOf, cardsOfGang, isBlitz } from '@/games/vengeance/content/vengeanceCards';
import { vengeanceGame } from '@/games/vengeance/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import type { Event } from '@/games/vengeance/rules/events';
import { lairIn } from '@/games/vengeance/rules/fight/scene';

import { enemy, handOf, me, montage, only, putDen, ready, rolled, storm, type Scene } from './table';

/** Plays what the content is for, in real scenes, and lists what never came about. */

const TRIES = 60;

/** Somebody who tries whatever is new; otherwise anything. */
function playOn(s: Scene, random: Random, likes: (move: Move) => boolean, isOver: () => boolean, most = 60): void {
  for (let i = 0; i < most && !isOver(); i++) {
    const moves = [...vengeanceGame.moves(s.state, 0)].filter((move) => move.kind !== 'scoreNothing');
    if (moves.length === 0) return;
    const liked = moves.filter(likes);
    s.play(0, liked.length > 0 && random.chance(9, 10) ? random.pick(liked) : random.pick(moves));
  }
}

/** Tries scenes one after the other until one of them shows it. */
function comesAbout(scene: (random: Random) => Scene, likes: (move: Move) => boolean, shows: (s: Scene) => boolean): boolean {
  for (let i = 0; i < TRIES; i++) {
    const random = Random.fromSeed(`everything ${i}`);
    const s = scene(random);
    playOn(s, random, likes, () => shows(s));
    if (shows(s)) return true;
  }
  return false;
}

const some = <T extends Event['type']>(s: Scene, type: T, is: (event: Extract<Event, { type: T }>) => boolean): boolean => s.happened(type).some((event) => is(event as Extract<Event, { type: T }>));

function abilityShows(s: Scene, id: AbilityId): boolean {
  if (ABILITIES[id].effect.kind === 'shield') return some(s, 'activated', ({ prevented }) => prevented > 0);
  return some(s, 'gainedActions', ({ by }) => by === id) || some(s, 'rerolled', ({ by }) => by === id);
}

const fightWith = (tile: TileId | undefined, hero: HeroId = 'kaja') => (random: Random): Scene =>
  storm({ hero, den: random.pick(DEN_IDS), boss: random.pick(BOSS_IDS), ...(tile && { slots: [[tile]] }), change: (state) => { if (state.fight) state.fight.zone = 1; me(state).health = [0, 1]; } });

test('every Ability does what it is for', () => {
  const likes = ({ kind }: Move): boolean => ['convert', 'gain', 'reroll'].includes(kind);
  const idle = UPGRADE_IDS.filter((id) => !comesAbout(fightWith(id), likes, (s) => abilityShows(s, id)));
  expect(idle).toEqual([]);
});

test('every printed ability does what it is for', () => {
  const likes = ({ kind }: Move): boolean => kind === 'convert' || kind === 'gain';
  const idle = HERO_IDS.filter((hero) => !comesAbout(fightWith(undefined, hero), likes, (s) => abilityShows(s, HEROES[hero].ability)));
  expect(idle).toEqual([]);
  expect(new Set(HERO_IDS.map((hero) => HEROES[hero].ability)).size).toBe(Object.keys(DEFAULT_ABILITIES).length);
});

test('every Item is used in its window', () => {
  const likes = ({ kind }: Move): boolean => kind.startsWith('useItem') || kind === 'stay' || kind === 'endActions';
  const scene = (id: TileId) => (random: Random): Scene =>
    random.chance(1, 2)
      ? fightWith(id, 'littleGudrun')(random)
      : ready((state) => { me(state).slots = [[id], [], [], []]; me(state).health = [1, 2]; me(state).skill = [1, 0]; });
  const idle = ITEM_IDS.filter((id) => !comesAbout(scene(id), likes, (s) => some(s, 'itemUsed', ({ item }) => item === id)));
  expect(idle).toEqual([]);
});

test('every Boss is met, strikes, and dies', () => {
  const missing = BOSS_IDS.flatMap((boss) => {
    const scene = (): Scene => storm({ den: 'D2-1', boss, hero: 'littleGudrun', change: (state) => { if (state.fight) state.fight.zone = 2; only(['boss'])(state); me(state).inPlay = cardsOfGang(bossOf(boss).gang).slice(); } });
    const strikes = (s: Scene): boolean => some(s, 'activated', ({ enemies }) => enemies.includes(enemy(s, 'boss')));
    const stays = ({ kind }: Move): boolean => ['stay', 'endActions', 'finishRerolls', 'takeIt'].includes(kind);
    const kills = ({ kind }: Move): boolean => ['stay', 'hit', 'doubleHit', 'finishRerolls'].includes(kind);
    return [
      comesAbout(scene, stays, (s) => s.state.fight !== undefined && strikes(s)) ? '' : `${boss} never strikes`,
      comesAbout(scene, kills, (s) => s.state.wall.some(([dead]) => dead === boss)) ? '' : `${boss} never dies`,
    ].filter(Boolean);
  });
  expect(missing).toEqual([]);
});

test('every Den is stormed, cleared, and scored', () => {
  const scene = (den: (typeof DEN_IDS)[number]) => (): Scene =>
    storm({ den, boss: 'batoman', change: (state) => { only(['boss'])(state); if (state.fight) state.fight.zone = lairIn(state).bossZone; me(state).inPlay = ['TK1']; } });
  const kills = ({ kind }: Move): boolean => ['stay', 'hit', 'doubleHit', 'scoreBoss'].includes(kind);
  const missing = DEN_IDS.filter((den) => !comesAbout(scene(den), kills, (s) => some(s, 'scored', (event) => event.den && event.boss) && some(s, 'denCleared', (event) => event.den === den)));
  expect(missing).toEqual([]);
});

test('every Vengeance card is suffered and scores something', () => {
  const missing = CARD_IDS.filter((card) => {
    const suffering = ready((state) => { me(state).hand = handOf(0, card); });
    suffering.play(0, { kind: 'playCard', card });
    const boss = cardOf(card).boss ?? 'batoman';
    const scoring = rolled(['doubleHit', 'doubleHit', 'hit', 'hit'], { boss, zone: 'X', change: (state) => { only(['boss'])(state); me(state).inPlay = [card]; state.achievements = []; } });
    for (let i = 0; i < 2 && scoring.state.wall.length === 0 && scoring.prompt(0).kind !== 'score'; i++) scoring.play(0, { kind: 'doubleHit', enemy: enemy(scoring, 'boss') });
    scoring.play(0, isBlitz(card) ? { kind: 'scoreDen', card } : { kind: 'scoreBoss', copies: 1 });
    return !some(suffering, 'suffered', (event) => event.card === card) || !some(scoring, 'scored', ({ cards }) => cards.includes(card));
  });
  expect(missing).toEqual([]);
});

test('every montage card is turned up, and every special effect happens', () => {
  const done = new Set<string>();
  const notTurnedUp: string[] = [];
  for (const hero of HERO_IDS) {
    MONTAGE_CARDS[hero].forEach((card, number) => {
      const others = MONTAGE_CARDS[hero].map((_, i) => i).filter((i) => i !== number);
      const scene = (): Scene => montage((state) => { me(state).skill = [1, 0]; me(state).health = [1, 2]; me(state).hand = handOf(0, 'TK1'); }, { heroes: [hero, hero === 'kaja' ? 'shadowman' : 'kaja'], hardcoreMontage: true });
      const likes = (move: Move): boolean =>
        (move.kind === 'place' && move.cards[0] === number && move.cards[1] === others[0]) || ['useSpecial', 'backAlley', 'gainReconOn', 'buy', 'putUnder'].includes(move.kind) || (move.kind === 'heal' && move.severe);
      const turnedUp = (s: Scene): boolean => some(s, 'cardsRevealed', ({ slot, cards }) => slot === 0 && cards[0] === number);
      const shows = (s: Scene): boolean => {
        if (!turnedUp(s)) return false;
        if (some(s, 'specialUsed', ({ special }) => special === card.special)) done.add(card.special ?? '');
        if (card.special === 'earToTheGround' && s.happened('reconnoitred').length > 0) done.add('earToTheGround');
        if ((card.special === 'nightClass' || card.special === 'handyman') && some(s, 'bought', ({ tile, cost }) => cost < costOf(tile))) done.add(card.special);
        if (card.special === 'houseDoctor' && some(s, 'healed', ({ severe }) => severe)) done.add('houseDoctor');
        return card.special === undefined || done.has(card.special);
      };
      const twoSeats = (random: Random): Scene => {
        const s = scene();
        // The other seat passes the time until the first one's cards are resolved.
        const seats = (): readonly number[] => s.prompts().map(({ seat }) => seat);
        for (let i = 0; i < 80 && !shows(s) && s.state.montage?.revealed !== 2; i++) {
          const seat = seats()[0];
          if (seat === undefined) break;
          const moves = [...vengeanceGame.moves(s.state, seat)];
          const liked = seat === 0 ? moves.filter(likes) : [];
          const move = liked.length > 0 && random.chance(9, 10) ? random.pick(liked) : random.pick(moves);
          s.play(seat, move);
        }
        return s;
      };
      if (!comesAbout(twoSeats, () => false, shows)) notTurnedUp.push(`${hero} ${number}`);
    });
  }
  expect(notTurnedUp).toEqual([]);
  expect(Object.keys(SPECIALS).filter((special) => !done.has(special))).toEqual([]);
});

test('every achievement is claimed', () => {
  const missing = ACHIEVEMENT_IDS.filter((card) => {
    const s = storm({
      change: (state) => {
        state.achievements = [{ card, tokens: [9, 0], taken: 0, met: true }];
        Object.assign(me(state), { wild: 3, slots: [['flurry', 'spin'], ['fury', 'footwork'], ['lunge'], ['juggle']], inPlay: ['TK1', 'TK2', 'TK3', 'ZC1', 'ZC2'] });
        state.places.slice(1, 5).forEach((place) => show(place.boss, 0, eyesOf(0)));
      },
    });
    s.play(0, { kind: 'claim', slot: 0 });
    return !some(s, 'claimed', (event) => event.card === card) || me(s.state).vp !== achievementOf(card).vp;
  });
  expect(missing).toEqual([]);
});

test('a Boss that lies open is gone for: every place can be attacked', () => {
  const missed = [0, 1, 2, 3, 4, 5].filter((place) => {
    const s = ready((state) => state.places.forEach((_, i) => putDen(state, i, 'D2-2', 'batoman')));
    s.play(0, { kind: 'attack', place });
    return s.state.fight?.place !== place;
  });
  expect(missed).toEqual([]);
});
