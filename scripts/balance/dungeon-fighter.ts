/**
 * Measures Dungeon Fighter with simulated hands. Every figure of docs/balance/dungeon-fighter.md comes from here:
 *
 *     npx tsx scripts/balance/dungeon-fighter.ts throws [throws]                 contact, faces and time of every special throw
 *     npx tsx scripts/balance/dungeon-fighter.ts aim    [throws]                 hands of growing noise: do they hit what they aim at?
 *     npx tsx scripts/balance/dungeon-fighter.ts games  [games] [heroes] [hand]  wins by difficulty (and hand)
 *     npx tsx scripts/balance/dungeon-fighter.ts heroes [games]                  wins with and without each hero
 *     npx tsx scripts/balance/dungeon-fighter.ts cards  [games]                  how often a card on display is bought
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
import { HERO_IDS, heroCard } from '@/games/dungeon-fighter/content/heroes';
import { CONTACT, PLAIN_CONTACT, PLAIN_STANCE, STANCES } from '@/games/dungeon-fighter/content/stances';
import { DIFFICULTIES, type Difficulty } from '@/games/dungeon-fighter/content/tables';
import { REQUIREMENT_IDS } from '@/games/dungeon-fighter/content/vocabulary';
import { dungeonFighterGame as game } from '@/games/dungeon-fighter/game';
import type { DfEvent } from '@/games/dungeon-fighter/rules/events';
import type { DfState } from '@/games/dungeon-fighter/rules/state';

import { markdownTable } from '../lib/measure';

interface Played {
  readonly state: DfState;
  readonly events: readonly DfEvent[];
  /** Bonus dice in the chest when the boss appeared. */
  readonly diceAtBoss: number | undefined;
}

const MOST_MOVES = 2000;

function playGame(hand: Hand, difficulty: Difficulty, heroes: number, seed: string): Played {
  const bot = comrade('measured', hand);
  const random = Random.fromSeed(`${seed}/hand`);
  const events: DfEvent[] = [];
  const position = startPosition(game, game.parseOptions({ seats: heroes, difficulty, heroes: [] }), seed, events);
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
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const isWon = ({ state }: Played): boolean => state.over?.won === true;

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

function aimTable(count: number): void {
  const aims = [
    { name: 'the middle (5, 10)', bounceAt: 222, wanted: [5, 10] },
    { name: 'the inner half (4, 5, 10)', bounceAt: 228, wanted: [4, 5, 10] },
    { name: 'the near rings (2, 3)', bounceAt: 252, wanted: [2, 3] },
  ] as const;
  const rows = [0, 0.3, 0.6, 1, 1.6, 2.2, 3].map((noise) => {
    const shares = aims.map(({ bounceAt, wanted }) => {
      const range = rangeThrows([], handOf(noise), Random.fromSeed(`aim ${bounceAt}`), { ...PLAIN_STANCE, bounceAt });
      let [hits, bullseyes] = [0, 0];
      for (let i = 0; i < count; i++) {
        const { contact, region } = range.next().value.result;
        if (!contact) continue;
        if ((wanted as readonly unknown[]).includes(region)) hits += 1;
        if (region === 10) bullseyes += 1;
      }
      return { hits: hits / count, bullseyes: bullseyes / count };
    });
    return [noise, ...shares.map(({ hits }) => percent(hits)), percent(Math.max(...shares.map(({ bullseyes }) => bullseyes)))];
  });
  console.log(markdownTable([['noise', ...aims.map(({ name }) => name), 'most bullseyes'], ...rows]));
}

function gamesTable(count: number, heroes: number, only: string | undefined): void {
  const hands = (Object.keys(HANDS) as (keyof typeof HANDS)[]).filter((name) => only === undefined || name === only);
  const rows = hands.flatMap((name) =>
    DIFFICULTIES.map((difficulty) => {
      const played = Array.from({ length: count }, (_, i) => playGame(HANDS[name], difficulty, heroes, `${difficulty} ${i}`));
      const won = played.filter(isWon);
      const stat = (of: (state: DfState) => number): string => mean(won.map(({ state }) => of(state))).toFixed(1);
      const dice = mean(won.flatMap(({ diceAtBoss }) => diceAtBoss ?? []));
      return [name, difficulty, count, percent(won.length / count), stat(({ stats }) => stats.throws), stat(({ stats }) => stats.partyDefeats), dice.toFixed(1), stat(({ stats }) => stats.scars)];
    }),
  );
  console.log(markdownTable([['hand', 'difficulty', 'games', 'won', 'throws', 'party defeats', 'bonus dice at the boss', 'scars'], ...rows]));
  console.log('\nMeans over won games.');
}

function heroTable(count: number): void {
  const played = Array.from({ length: count }, (_, i) => playGame(HANDS.competent, 'easy', 3, `heroes ${i}`));
  const all = played.filter(isWon).length / count;
  const rows = HERO_IDS.map((id) => {
    const own = played.filter(({ state }) => state.heroes.some((hero) => hero.id === id));
    const share = own.filter(isWon).length / Math.max(1, own.length);
    return [heroCard(id).name, own.length, percent(share), `${(100 * (share - all)).toFixed(1)}`];
  });
  console.log(markdownTable([['hero', 'games', 'won', `against ${percent(all)}, points`], ...rows]));
}

function cardTable(count: number): void {
  const shown = new Map<CardId, number>();
  const bought = new Map<CardId, number>();
  const add = (tally: Map<CardId, number>, card: CardId): void => void tally.set(card, (tally.get(card) ?? 0) + 1);
  for (let i = 0; i < count; i++) {
    for (const event of playGame(HANDS.competent, 'easy', 3, `cards ${i}`).events) {
      if (event.type === 'cardsRevealed' && event.from === 'shop') event.cards.forEach((card) => add(shown, card));
      if (event.type === 'cardTaken' && event.price > 0) add(bought, event.card);
    }
  }
  const rows = CARD_IDS.map((id) => ({ id, share: (bought.get(id) ?? 0) / Math.max(1, shown.get(id) ?? 0) })).sort((a, b) => b.share - a.share);
  console.log(markdownTable([['card', 'price', 'shown', 'bought'], ...rows.map(({ id, share }) => [equipmentCard(id).name, equipmentCard(id).price, shown.get(id) ?? 0, percent(share)])]));
}

const [command = 'games', count, heroes, hand] = process.argv.slice(2);
const COMMANDS: Readonly<Record<string, () => void>> = {
  throws: () => throwsTable(Number(count ?? 1000)),
  aim: () => aimTable(Number(count ?? 1000)),
  games: () => gamesTable(Number(count ?? 200), Number(heroes ?? 3), hand),
  heroes: () => heroTable(Number(count ?? 1000)),
  cards: () => cardTable(Number(count ?? 300)),
};
const run = COMMANDS[command];
if (!run) throw new Error(`throws, aim, games, heroes or cards, not ${command}`);
run();
