/**
 * Measures Dungeon Fighter with simulated hands. Every figure of docs/balance/dungeon-fighter.md comes from here:
 *
 *     npx tsx scripts/balance/dungeon-fighter.ts throws [throws]                 contact, faces and time of every special throw
 *     npx tsx scripts/balance/dungeon-fighter.ts aim    [throws]                 hands of growing noise: do they hit what they aim at?
 *     npx tsx scripts/balance/dungeon-fighter.ts finger [throws]                 the same through a finger on glass, sampled and rounded
 *     npx tsx scripts/balance/dungeon-fighter.ts games  [games] [heroes] [hand] [difficulty] [seed]
 *
 * `games` plays every difficulty, or the one that is named, and prints wins, what the presence of each hero changes, and how
 * often each card on display is bought. A hand is a name or its noise: 0.8 is a novice with the steady assist. One hero is for
 * measuring only: the app offers two and three to a single player.
 *
 * Every game is checked for broken invariants after every move.
 */
import { decide } from '@/engine/bots/bot';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import { comrade } from '@/games/dungeon-fighter/bot';
import { HANDS, type Hand } from '@/games/dungeon-fighter/bot/hand';
import { rangeThrows, seriesOf } from '@/games/dungeon-fighter/bot/range';
import { CARD_IDS, equipmentCard, type CardId } from '@/games/dungeon-fighter/content/equipment';
import { HERO_IDS, heroCard, type HeroId } from '@/games/dungeon-fighter/content/heroes';
import { CONTACT, PLAIN_CONTACT, PLAIN_STANCE, STANCES } from '@/games/dungeon-fighter/content/stances';
import { DIFFICULTIES, type Difficulty } from '@/games/dungeon-fighter/content/tables';
import { REQUIREMENT_IDS } from '@/games/dungeon-fighter/content/vocabulary';
import { dungeonFighterGame as game } from '@/games/dungeon-fighter/game';
import type { DfEvent } from '@/games/dungeon-fighter/rules/events';
import type { DfOptions, DfState, ThrowResult } from '@/games/dungeon-fighter/rules/state';

import { fingerThrow } from '../../__tests__/games/dungeon-fighter/finger';
import { markdownTable } from '../lib/measure';

interface Played {
  readonly state: DfState;
  readonly events: readonly DfEvent[];
  /** Bonus dice in the chest when the boss appeared. */
  readonly diceAtBoss: number | undefined;
}

const MOST_MOVES = 2000;

/** So many seats with a hero each; a single hero, whom the app does not offer, sits alone. */
function partyOf(heroes: number, difficulty: Difficulty): DfOptions {
  const options = game.parseOptions({ seats: heroes, difficulty, heroes: [] });
  return heroes === 1 ? { ...options, party: 1 } : options;
}

function playGame(hand: Hand, difficulty: Difficulty, heroes: number, seed: string): Played {
  const bot = comrade('measured', hand);
  const random = Random.fromSeed(`${seed}/hand`);
  const events: DfEvent[] = [];
  const position = startPosition(game, partyOf(heroes, difficulty), seed, events);
  let diceAtBoss: number | undefined;
  for (let moves = 0; !game.outcome(position.state); moves++) {
    if (moves > MOST_MOVES) throw new Error(`${seed}: no end after ${MOST_MOVES} moves`);
    const seat = game.prompts(position.state)[0]?.seat ?? 0;
    playInPlace(game, position, seat, decide(bot.think(game.view(position.state, seat), seat, random)), events);
    const faults = game.broken?.(position.state) ?? [];
    if (faults.length > 0) throw new Error(`${seed}: ${faults.join('; ')}`);
    if (diceAtBoss === undefined && position.state.encounter?.monster.kind === 'boss') diceAtBoss = position.state.chest.bonusDice;
  }
  return { state: position.state, events, diceAtBoss };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function throwsTable(count: number): void {
  const rows = [undefined, ...REQUIREMENT_IDS].map((id) => {
    const { contact, special, meanDamage, meanSeconds, settled } = seriesOf(id ? [id] : [], HANDS.competent, count, Random.fromSeed(`throws ${id ?? 'plain'}`));
    const { distance, z, pitch, bounceAt, unsteady } = id ? STANCES[id] : PLAIN_STANCE;
    const target = id ? CONTACT[id] : PLAIN_CONTACT;
    return [id ?? 'none', `${distance}, ${z}`, `${pitch}°`, bounceAt, unsteady, target.toFixed(2), contact.toFixed(2), percent(special), meanDamage.toFixed(2), meanSeconds.toFixed(2), percent(settled)];
  });
  console.log(markdownTable([['throw', 'distance, z', 'pitch', 'bounce at', 'k', 'T', 'contact', 'special face', 'damage per contact', 'seconds', 'at rest'], ...rows]));
}

/** A hand that is `noise` times as unsteady as the competent one. */
const handOf = (noise: number): Hand => ({ direction: HANDS.competent.direction * noise, speed: HANDS.competent.speed * noise, pitch: HANDS.competent.pitch * noise });

const AIMS = [
  { name: 'the middle (5, 10)', bounceAt: 222, wanted: [5, 10] },
  { name: 'the inner half (4, 5, 10)', bounceAt: 228, wanted: [4, 5, 10] },
  { name: 'the near rings (2, 3)', bounceAt: 252, wanted: [2, 3] },
] as const;

/** Throws on the practice range with a hand, or with a finger: how often does each noise hit what it aims at? */
function aimTable(count: number, throwing: (bounceAt: number, noise: number) => () => ThrowResult | undefined): void {
  const rows = [0, 0.3, 0.6, 1, 1.6, 2.2, 3].map((noise) => {
    const shares = AIMS.map(({ bounceAt, wanted }) => {
      const next = throwing(bounceAt, noise);
      let [hits, bullseyes] = [0, 0];
      for (let i = 0; i < count; i++) {
        const result = next();
        if (!result?.contact) continue;
        if ((wanted as readonly unknown[]).includes(result.region)) hits += 1;
        if (result.region === 10) bullseyes += 1;
      }
      return { hits: hits / count, bullseyes: bullseyes / count };
    });
    return [noise, ...shares.map(({ hits }) => percent(hits)), percent(Math.max(...shares.map(({ bullseyes }) => bullseyes)))];
  });
  console.log(markdownTable([['noise', ...AIMS.map(({ name }) => name), 'most bullseyes'], ...rows]));
}

const byHand = (bounceAt: number, noise: number) => {
  const range = rangeThrows([], handOf(noise), Random.fromSeed(`aim ${bounceAt}`), { ...PLAIN_STANCE, bounceAt });
  return () => range.next().value.result;
};

const byFinger = (bounceAt: number, noise: number) => {
  const random = Random.fromSeed(`finger ${bounceAt}`);
  return () => fingerThrow(bounceAt, noise, random);
};

/** What every game adds to; the games themselves are not kept. */
class Sums {
  games = 0;
  won = 0;
  readonly inWins = { throws: 0, partyDefeats: 0, scars: 0, diceAtBoss: 0 };
  readonly heroes = new Map<HeroId, { games: number; won: number }>();
  readonly shown = new Map<CardId, number>();
  readonly bought = new Map<CardId, number>();

  add({ state, events, diceAtBoss }: Played): void {
    const won = state.over?.won === true;
    this.games += 1;
    if (won) {
      this.won += 1;
      this.inWins.throws += state.stats.throws;
      this.inWins.partyDefeats += state.stats.partyDefeats;
      this.inWins.scars += state.stats.scars;
      this.inWins.diceAtBoss += diceAtBoss ?? 0;
    }
    for (const { id } of state.heroes) {
      const own = this.heroes.get(id) ?? { games: 0, won: 0 };
      this.heroes.set(id, { games: own.games + 1, won: own.won + (won ? 1 : 0) });
    }
    const count = (tally: Map<CardId, number>, card: CardId): void => void tally.set(card, (tally.get(card) ?? 0) + 1);
    for (const event of events) {
      if (event.type === 'cardsRevealed' && event.from === 'shop') event.cards.forEach((card) => count(this.shown, card));
      if (event.type === 'cardTaken' && event.price > 0) count(this.bought, event.card);
    }
  }

  get share(): number {
    return this.won / Math.max(1, this.games);
  }

  inWin(of: keyof Sums['inWins']): string {
    return (this.inWins[of] / Math.max(1, this.won)).toFixed(1);
  }
}

function heroTable(sums: Sums): string {
  const rows = HERO_IDS.map((id) => {
    const { games, won } = sums.heroes.get(id) ?? { games: 0, won: 0 };
    const share = won / Math.max(1, games);
    return [heroCard(id).name, games, percent(share), (100 * (share - sums.share)).toFixed(1)];
  });
  return markdownTable([['hero', 'games', 'won', `against ${percent(sums.share)}, points`], ...rows]);
}

function cardTable(sums: Sums): string {
  const rows = CARD_IDS.map((id) => ({ id, shown: sums.shown.get(id) ?? 0, share: (sums.bought.get(id) ?? 0) / Math.max(1, sums.shown.get(id) ?? 0) }));
  rows.sort((a, b) => b.share - a.share);
  return markdownTable([['card', 'price', 'shown', 'bought'], ...rows.map(({ id, shown, share }) => [equipmentCard(id).name, equipmentCard(id).price, shown, percent(share)])]);
}

function gamesTables(count: number, heroes: number, only: { readonly hand: string | undefined; readonly difficulty: string | undefined; readonly seed: string }): void {
  const hands = Object.entries(only.hand !== undefined && Number(only.hand) > 0 ? { [`noise ${only.hand}`]: handOf(Number(only.hand)) } : HANDS).filter(([name]) => only.hand === undefined || name.endsWith(only.hand));
  const difficulties = DIFFICULTIES.filter((difficulty) => only.difficulty === undefined || difficulty === only.difficulty);
  const rows: (string | number)[][] = [];
  const details: string[] = [];
  for (const [name, steadiness] of hands) {
    for (const difficulty of difficulties) {
      const sums = new Sums();
      for (let i = 0; i < count; i++) sums.add(playGame(steadiness, difficulty, heroes, `${only.seed} ${difficulty} ${i}`));
      rows.push([name, heroes, difficulty, count, percent(sums.share), sums.inWin('throws'), sums.inWin('partyDefeats'), sums.inWin('diceAtBoss'), sums.inWin('scars')]);
      details.push(`\n${name}, ${difficulty}, ${heroes} heroes\n\n${heroTable(sums)}\n\n${cardTable(sums)}`);
    }
  }
  console.log(markdownTable([['hand', 'heroes', 'difficulty', 'games', 'won', 'throws', 'party defeats', 'bonus dice at the boss', 'scars'], ...rows]));
  console.log('\nMeans over won games.');
  for (const detail of details) console.log(detail);
}

const [command = 'games', count, heroes, hand, difficulty, seed = 'measured'] = process.argv.slice(2);
const named = (name: string | undefined): string | undefined => (name === undefined || name === 'all' ? undefined : name);
const COMMANDS: Readonly<Record<string, () => void>> = {
  throws: () => throwsTable(Number(count ?? 1000)),
  aim: () => aimTable(Number(count ?? 1000), byHand),
  finger: () => aimTable(Number(count ?? 1000), byFinger),
  games: () => gamesTables(Number(count ?? 200), Number(heroes ?? 3), { hand: named(hand), difficulty: named(difficulty), seed }),
};
const run = COMMANDS[command];
if (!run) throw new Error(`throws, aim, finger or games, not ${command}`);
run();
