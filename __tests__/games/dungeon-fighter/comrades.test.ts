import { decide } from '@/engine/bots/bot';
import { BOT_LEVELS } from '@/engine/box';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import { comrade, dungeonFighterBots } from '@/games/dungeon-fighter/bot';
import { bestDie } from '@/games/dungeon-fighter/bot/fight';
import { HANDS, type Hand } from '@/games/dungeon-fighter/bot/hand';
import { WorthAhead } from '@/games/dungeon-fighter/bot/worth';
import { dungeonFighterGame as game } from '@/games/dungeon-fighter/game';
import { equipmentCard, type CardId } from '@/games/dungeon-fighter/content/equipment';
import type { HeroId } from '@/games/dungeon-fighter/content/heroes';
import type { DfEvent } from '@/games/dungeon-fighter/rules/events';
import type { DfMove } from '@/games/dungeon-fighter/rules/decisions';
import type { DfState, Frame } from '@/games/dungeon-fighter/rules/state';
import { fight, type Fight } from './kit';

interface Played {
  readonly s: DfState;
  readonly bought: readonly CardId[];
}

/** A whole game of three comrades with the same hand. */
function playOut(hand: Hand, seed: string): Played {
  const bot = comrade('test', hand);
  const random = Random.fromSeed(`${seed}/hand`);
  const events: DfEvent[] = [];
  const position = startPosition(game, game.parseOptions({ seats: 3, heroes: [] }), seed);
  while (!game.outcome(position.state)) {
    const seat = game.prompts(position.state)[0]?.seat ?? 0;
    playInPlace(game, position, seat, decide(bot.think(game.view(position.state, seat), seat, random)), events);
    expect(game.broken?.(position.state)).toEqual([]);
  }
  return { s: position.state, bought: events.flatMap((event) => (event.type === 'cardTaken' && event.price > 0 ? [event.card] : [])) };
}

const games = (hand: Hand, count: number): Played[] => Array.from({ length: count }, (_, i) => playOut(hand, `game ${i}`));
let competent: readonly Played[] = [];
beforeAll(() => {
  competent = games(HANDS.competent, 24);
}, 120_000);

test('DF-295, DF-296 competent comrades often win an easy game, clumsy ones hardly ever', () => {
  const clumsy = games(HANDS.clumsy, 12);
  const wins = (played: readonly Played[]): number => played.filter(({ s }) => s.over?.won).length / played.length;
  expect(wins(competent)).toBeGreaterThan(0.3);
  expect(wins(clumsy)).toBeLessThan(0.2);
  const throws = competent.reduce((sum, { s }) => sum + s.stats.throws, 0) / competent.length;
  expect(throws).toBeGreaterThan(30);
  expect(throws).toBeLessThan(70);
}, 120_000);

test('DF-297 comrades buy every kind of equipment, and most of the cards sooner or later', () => {
  const bought = new Set(competent.flatMap((played) => played.bought));
  const kinds = [...new Set([...bought].map((card) => equipmentCard(card).effect.kind))].sort();
  expect(kinds).toEqual(['agileInstincts', 'counterblow', 'healHero', 'healParty', 'piercingDamage', 'reducedDamage', 'swingAgain', 'weapon']);
  expect(bought.size).toBeGreaterThan(30);
});

test('DF-297 a heavy weapon is worth carrying for the fresh monster, though a wounded one needs no such blow', () => {
  const { s } = fight({ heroes: ['torm', 'fennick', 'ottoline'] });
  const torm = s.heroes[0];
  expect(torm && new WorthAhead(s).gain(torm, 'aceOfSleeves')).toBeGreaterThan(0.5);
});

test('comrades give each die to whom it suits', () => {
  // Fennick's sworn enemy is a beast: the green die is his.
  const f = fight({ heroes: ['fennick', 'torm', 'goldfinga'], monster: 'minotaurWithAMap' });
  expect(bestDie(f.s)).toBe('green');
  const scarred = fight({ heroes: ['randolph', 'torm'], change: (s) => { if (s.heroes[0]) { s.heroes[0].scars = ['red', 'green']; s.heroes[0].maxHp = 3; s.heroes[0].hp = 3; } } });
  expect(bestDie(scarred.s)).toBe('blue');
});

const between = (f: Fight, frame: Frame): Fight =>
  f.change((s) => {
    delete s.encounter;
    s.frames = [frame];
    if (frame.kind === 'shop') s.deck = s.deck.filter((card) => !frame.cards.some((each) => each === card));
  });
const thinks = (f: Fight): DfMove => decide(dungeonFighterBots.hard.think(f.s, 0, Random.fromSeed('thinks')));

test('DF-237 a card goes to whom it serves best before the party moves on', () => {
  // Two weapons at once are hard to use together; Fennick and Brunna have hands free.
  const f = between(fight({ heroes: ['fennick', 'torm', 'brunna'] }).equip('brunna', 'hedgehogVest'), { kind: 'movement' });
  f.change((s) => {
    const [, torm, brunna] = s.heroes;
    if (torm) torm.cards = ['whirligigAxe', 'stiltSabre'];
    if (brunna) brunna.cards = ['hedgehogVest'];
    s.deck = s.deck.filter((card) => card !== 'whirligigAxe' && card !== 'stiltSabre');
  });
  const given: string[] = [];
  for (let move = thinks(f); move.kind === 'giveEquipment'; move = thinks(f)) {
    given.push(`${move.card} from ${move.from} to ${move.to}`);
    f.play(move);
    expect(given.length).toBeLessThan(5);
  }
  expect(given.length).toBeGreaterThan(0);
  expect(thinks(f).kind).toBe('chooseCorridor');
});

test('DF-239 comrades buy what brings most for the coin, and never what is of no use to them', () => {
  const rich = (heroes: readonly HeroId[], cards: CardId[], change: (s: DfState) => void = () => undefined): Fight =>
    between(fight({ heroes, change: (s) => { s.chest.gold += 8; s.supply.gold -= 8; s.chest.bonusDice = 5; s.supply.bonusDice = 4; change(s); } }), { kind: 'shop', cards });
  // The door adds twice as much to a hit, but over a bank there are few of them.
  expect(thinks(rich(['torm', 'fennick', 'ottoline'], ['spareTavernDoor', 'leftHandedLadle']))).toMatchObject({ kind: 'buyCard', card: 'leftHandedLadle' });
  // Nobody here can carry an item.
  expect(thinks(rich(['torm', 'fennick', 'ottoline'], ['whetstone'])).kind).toBe('buyBonusDie');
  // With a full chest of dice and whole skins the coins are kept.
  expect(thinks(rich(['torm', 'fennick', 'ottoline'], [], (s) => { s.chest.bonusDice = 9; s.supply.bonusDice = 0; })).kind).toBe('endStep');
});

test('DF-160 comrades take up the weapons that pay together, and leave those that do not', () => {
  const armed = fight({ heroes: ['torm', 'fennick'], boss: 'lichKing' }).equip('torm', 'rearViewShield');
  // The Lich King asks for a backward throw anyway: the shield's bonus is free.
  expect(thinks(armed)).toMatchObject({ kind: 'throw', weapons: ['rearViewShield'] });
  const useless = fight({ heroes: ['torm', 'fennick'], hp: 1 }).equip('torm', 'tapShoesOfTerror');
  expect(thinks(useless)).toMatchObject({ kind: 'throw', weapons: [] });
});

test('DF-254 comrades back down only from what is dearer than another monster', () => {
  // Over a card from one step away: once in twenty throws.
  const f = fight({ monster: 'acrobatParrot', change: (s) => { s.floors = ['S1-dungeon', 'D1-a', 'S1-boss']; s.room = 'e'; } });
  expect(thinks(f)).toEqual({ kind: 'backDown', agree: true });
  expect(thinks(fight({ monster: 'cuteBear' })).kind).toBe('throw');
});

test('every level throws legally in every special throw', () => {
  for (const level of BOT_LEVELS) {
    for (const monster of ['acrobatParrot', 'mirrorBasilisk', 'lanternWraith', 'demonOfSmallPrint', 'vampireUnderstudy', 'boneDrummer'] as const) {
      const f = fight({ monster, change: (s) => { s.room = 'c'; if (s.encounter) s.encounter.backDownRefused = true; } });
      const move = decide(dungeonFighterBots[level].think(f.s, 0, Random.fromSeed(`${level} ${monster}`)));
      expect(move.kind).toBe('throw');
      f.change(() => undefined);
      const position = { state: f.s, random: startPosition(game, game.parseOptions({ seats: 3, heroes: [] }), 'x').random };
      expect(() => playInPlace(game, position, 0, move)).not.toThrow();
    }
  }
});

test('no comrade knows how the die will fall: the same view, the same throw', () => {
  const f = fight();
  const hidden = f.table.view(0);
  const think = (s: DfState) => decide(dungeonFighterBots.hard.think(s, 0, Random.fromSeed('same')));
  expect(think(hidden)).toEqual(think(f.s));
});
