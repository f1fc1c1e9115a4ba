import { vengeanceGame } from '@/games/vengeance/game';
import { damageWords, listedOrNothing } from '@/games/vengeance/rules/describe';
import type { Event } from '@/games/vengeance/rules/events';

import { enemy, newGame, storm, zoneOf } from './table';

/** Events as sentences of the log. */
const s = storm();
const says = (event: Event) => vengeanceGame.describe(event, s.state, ['Kit']);

test.each([
  [{ type: 'nightOver' }, 'The night is over.'],
  [{ type: 'orderSet', order: [1, 0] }, 'Player order: Player 2 and Kit.'],
  [{ type: 'orderSet', order: [0] }, undefined],
  [{ type: 'picked', seat: 0 }, 'Kit has picked a card.'],
  [{ type: 'handsPassed' }, 'The hands go to the left.'],
  [{ type: 'deckMade' }, 'Cards that nobody took are the Vengeance deck.'],
  [{ type: 'drew', seat: 0, count: 1 }, 'Kit draws a Vengeance card.'],
  [{ type: 'drew', seat: 1, count: 2 }, 'Player 2 draws 2 Vengeance cards.'],
  [{ type: 'sawCards', cards: ['TK5', 'LZ4'] }, 'Drawn: “Numb Fingers” and “Heel Turn”.'],
  [{ type: 'putUnder', seat: 0 }, 'Kit puts a card under the Vengeance deck.'],
  [{ type: 'montageRolled', dice: [1, 0, 2, 0, 0] }, expect.stringMatching(/^All roll: 1 .+ and 2 .+\.$/)],
  [{ type: 'montageRolled', seat: 0, dice: [0, 0, 0, 0, 0] }, 'Kit rolls: nothing.'],
  [{ type: 'rolledAgain', seat: 0, dice: [0, 1, 0, 0, 0] }, 'Kit rolls again and has 1 Upgrade.'],
  [{ type: 'diceTaken', seat: 0 }, 'Kit takes all the dice.'],
  [{ type: 'dieClaimed', seat: 0, face: 'recon' }, 'Kit claims Recon.'],
  [{ type: 'dieTurned', seat: 0, from: 'upgrade', into: 'recon' }, 'Kit turns Upgrade into Recon.'],
  [{ type: 'actionDiceLost' }, undefined],
  [{ type: 'speedDiceLost' }, undefined],
  [{ type: 'montageOver' }, undefined],
  [{ type: 'cardsPlaced', seat: 0 }, 'Kit has placed three cards.'],
  [{ type: 'boosted', seat: 0, action: 'heal', points: 1 }, 'Kit has a Heal point.'],
  [{ type: 'boosted', seat: 0, action: 'heal', points: 3 }, 'Kit has 3 Heal points.'],
  [{ type: 'healed', seat: 0, track: 'mind', severe: false, count: 2 }, 'Kit heals 2 Stress.'],
  [{ type: 'healed', seat: 0, track: 'skill', severe: true, count: 1 }, 'Kit heals 1 severe Broken.'],
  [{ type: 'bought', seat: 0, tile: 'crowbar', cost: 3, space: 0 }, 'Kit buys Crowbar for 3.'],
  [{ type: 'shopFilled' }, undefined],
  [{ type: 'columnReplaced', seat: 0, column: 1 }, 'Kit replaces column 2 of the shop.'],
  [{ type: 'reconGained', seat: 0 }, 'Kit gains a Recon token.'],
  [{ type: 'speedSettled', speeds: [3, 5] }, 'Speed: Kit 3 and Player 2 5.'],
  [{ type: 'montageCardsRemoved', seat: 0, cards: [1] }, 'Kit gives up a montage card for good.'],
  [{ type: 'reconnoitred', seat: 0, den: 'D2-1', place: 0 }, expect.stringMatching(/^Kit looks at the Boss of [A-Z].*\.$/)],
  [{ type: 'sawBoss', boss: 'batoman' }, 'It is Batoman.'],
  [{ type: 'bossTurnedUp', place: 0, boss: 'batoman' }, 'Batoman is turned up.'],
  [{ type: 'arranged', seat: 0 }, 'Kit rearranges upgrades.'],
  [{ type: 'itemUsed', seat: 0, item: 'crowbar' }, 'Kit uses Crowbar.'],
  [{ type: 'denRemoved', seat: 0, den: 'D2-1', boss: 'batoman' }, expect.stringMatching(/^Kit lets Batoman go: [A-Z].* is gone\.$/)],
  [{ type: 'satOut', seat: 0 }, 'Kit sits out.'],
  [{ type: 'denOpened', den: 'D3-1' }, expect.stringMatching(/^A new Den opens: [A-Z].*, worth 3\.$/)],
  [{ type: 'placeEmptied', den: 'D2-1' }, expect.stringMatching(/^Nothing takes the place of [A-Z].*\.$/)],
  [{ type: 'denRepopulated', den: 'D2-1' }, expect.stringMatching(/^Everybody is back in [A-Z].*\.$/)],
  [{ type: 'denTurned', from: 'D2-1', den: 'D3-1' }, expect.stringMatching(/^[A-Z].* becomes [A-Z].*\.$/)],
  [{ type: 'attacked', seat: 0, den: 'D2-1', boss: 'batoman', place: 0 }, expect.stringMatching(/^Kit storms [A-Z].* as [A-Z].*; Batoman waits there\.$/)],
  [{ type: 'rolled', seat: 0, roll: 2, faces: ['hit', 'skull', 'skillShot'], missing: 0 }, 'Kit, roll 2: Hit, Skull and Skill Shot.'],
  [{ type: 'rolled', seat: 0, roll: 1, faces: ['move', 'doubleHit'], missing: 1 }, 'Kit, roll 1: Move and Double Hit, a die missing.'],
  [{ type: 'rolled', seat: 0, roll: 1, faces: ['shot'], missing: 2 }, 'Kit, roll 1: Shot, 2 dice missing.'],
  [{ type: 'rerolled', seat: 0, faces: ['miss'] }, 'Kit rolls again: Miss.'],
  [{ type: 'dieDiscarded', seat: 0 }, 'Kit discards a Skull.'],
  [{ type: 'skullsRemoved', seat: 0, count: 2, by: 'crowbar' }, 'Crowbar removes 2 Skulls.'],
  [{ type: 'gainedActions', seat: 0, by: 'shootAndScoot', inputs: ['shot'], tokens: ['shot', 'move'] }, 'Kit, Shoot and Scoot: Shot becomes Shot and Move.'],
  [{ type: 'gainedActions', seat: 0, by: 'throwingStars', inputs: [], tokens: ['shot', 'slip'] }, 'Kit, Throwing Stars: Shot and Move past Blockers.'],
  [{ type: 'struck' }, undefined],
  [{ type: 'wildTaken', seat: 0 }, 'Kit takes a Wild token.'],
  [{ type: 'diceLost', seat: 0, count: 1 }, 'Kit will roll 1 fewer die.'],
  [{ type: 'diceLost', seat: 0, count: 2 }, 'Kit will roll 2 fewer dice.'],
  [{ type: 'hurt', seat: 0, count: 2, by: 'run' }, 'Kit takes 2 Hurt running.'],
  [{ type: 'hurt', seat: 0, count: 2, by: 'activation' }, 'Kit takes 2 Hurt from the enemies.'],
  [{ type: 'hurt', seat: 0, count: 2, by: 'exit' }, 'Kit takes 2 Hurt on the way out.'],
  [{ type: 'hurt', seat: 0, count: 2, by: 'death' }, 'Kit takes 2 Hurt from the last blow of the Boss.'],
  [{ type: 'knockedOut', seat: 0 }, 'Kit is knocked out.'],
  [{ type: 'carriedOut', seat: 0 }, 'Kit is carried out.'],
  [{ type: 'rollOver' }, undefined],
  [{ type: 'fightOver' }, undefined],
  [{ type: 'denCleared', seat: 0, den: 'D2-1' }, expect.stringMatching(/^Kit has cleared [A-Z].*\.$/)],
  [{ type: 'timeRanOut', seat: 0 }, 'Time is up: Kit runs for the exit.'],
  [{ type: 'exited', seat: 0 }, 'Kit gets out.'],
  [{ type: 'scored', seat: 0, cards: ['TK1'], vp: 3, boss: true, den: true }, 'Kit scores Boss and Den with a card: 3 points.'],
  [{ type: 'scored', seat: 0, cards: ['TK1', 'TK2'], vp: 5, boss: true, den: false }, 'Kit scores the Boss with 2 cards: 5 points.'],
  [{ type: 'scored', seat: 0, cards: ['TK1'], vp: 2, boss: false, den: true }, 'Kit scores the Den with a card: 2 points.'],
] as unknown as readonly (readonly [Event, unknown])[])('%j', (event, words) => {
  expect(says(event)).toEqual(words);
});

test('zones and enemies of the Den at hand are named', () => {
  const at = (letter: string) => zoneOf(s.state, letter);
  const going = (zone: number) => says({ type: 'ran', seat: 0, zone } as Event);
  expect([going(at('E')), going(at('X')), going(at('A'))]).toEqual(['Kit runs to the entry.', 'Kit runs to the boss zone.', 'Kit runs to zone A.']);
  expect(says({ type: 'moved', seat: 0, zone: at('A') } as Event)).toBe('Kit moves to zone A.');
  const boss = enemy(s, 'boss');
  expect(says({ type: 'killed', seat: 0, enemies: [boss] } as unknown as Event)).toBe('Kit kills Batoman.');
  expect(says({ type: 'killed', seat: 0, enemies: [enemy(s, 'grunt', 'A'), enemy(s, 'grunt', 'X')] } as unknown as Event)).toBe('Kit kills the Grunt in zone A and the Grunt in the boss zone.');
  const activated = (prevented: number) => says({ type: 'activated', enemies: [boss], hurt: 3, prevented } as unknown as Event);
  expect([activated(0), activated(1)]).toEqual([expect.stringMatching(/^Skulls: Batoman \d; 3 Hurt\.$/), expect.stringMatching(/^Skulls: Batoman \d; 3 Hurt, 1 of it prevented\.$/)]);
});

test('rounds, cards and achievements', () => {
  expect([0, 1, 2].map((round) => says({ type: 'roundBegan', round } as Event))).toEqual([expect.stringMatching(/ begins\.$/), expect.stringMatching(/ begins\.$/), expect.stringMatching(/ begins\.$/)]);
  expect(new Set([0, 1, 2, 3].map((round) => says({ type: 'roundBegan', round } as Event))).size).toBe(3);
  expect(says({ type: 'suffered', seat: 0, card: 'LZ4' } as Event)).toMatch(/^Kit suffers “Heel Turn”( by [A-Z].*)?: \d .+\.$/);
  const [slot] = s.state.achievements;
  if (!slot?.card) throw new Error('an achievement lies there');
  expect(says({ type: 'claimed', seat: 0, card: slot.card, vp: 4 } as Event)).toMatch(/^Kit claims .+: 4 points\.$/);
  expect(says({ type: 'achievementDealt', card: slot.card } as Event)).toMatch(/^New achievement: .+\. .+/);
  expect([says({ type: 'tokenTaken', seat: 0, slot: 0 } as Event), says({ type: 'tokenTaken', seat: 0, slot: 99 } as Event)]).toEqual([expect.stringMatching(/^Kit takes a token for .+\.$/), undefined]);
  expect(says({ type: 'cardsRevealed', cards: [0, 99] } as unknown as Event)).toMatch(/^Turned up: Kit \w+ \d and Player 2\.$/);
});

test('who is alone rolls the dice of a Montage', () => {
  const alone = newGame({ heroes: ['shadowman'] });
  expect(vengeanceGame.describe({ type: 'montageRolled', dice: [0, 2, 0, 0, 0] }, alone.state, ['Kit'])).toBe('Kit rolls: 2 Upgrade.');
});

test('lists and damage in words', () => {
  expect([listedOrNothing([]), listedOrNothing(['a', 'b', 'c'])]).toEqual(['nothing', 'a, b and c']);
  expect(damageWords([{ track: 'skill', severe: true, count: 1 }, { track: 'health', severe: false, count: 2 }] as Parameters<typeof damageWords>[0])).toBe('1 severe Broken and 2 Hurt');
});
