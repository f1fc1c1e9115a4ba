import type { Chapter } from '@/rulebook';

import { CHARACTER_IDS, CHARACTERS } from '../content/characters';
import { GANGS } from '../content/gangs';
import { LEVEL_IDS, LEVELS } from '../content/levels';
import { RECIPES } from '../content/recipes';

/** The ride, the posters, the hunters, and riding alone. */

export const RIDE: Chapter = {
  title: 'The ride',
  icon: 'horse-head',
  paragraphs: [
    {
      id: 'beats', title: 'Step by step, all at once', covers: '43-50', picture: 'beats', text: ['Everybody takes their first step, then everybody their second, and so on. Whoever has drawn a shorter trail waits before the last step until the longest trail has come to its last one: all last steps happen together. While you wait, you are not arriving anywhere. Meeting on the way, or riding through each other, means nothing.'],
    },
    {
      id: 'arriving', title: 'At a poster', covers: '51 57-65 92', text: ['You must take it: pay first, then gain, then do what it says; nothing can be declined. A bounty goes into your hand and leaves bare ground. Anything else is turned face down and stays so until the round ends: whoever comes later rides over it for nothing. A card with a horseshoe stays open for everybody who comes this round.'],
    },
    {
      id: 'together', title: 'Arriving together', covers: '66-68', text: ['Two at the same supply, place, trouble or chance in the same step: each pays their own side, and each gets all of it.'],
    },
    {
      id: 'bids', title: 'Two at one bounty', covers: '69-81 198', picture: 'bids',
      text: [
        'Nobody pays the side. Instead each bids in secret: bullets or hearts, not both; all your bullets at most, or all your hearts but one, or nothing. Only the number counts: 3 bullets are as good as 3 hearts.',
        'The highest bid pays and takes the bounty; the others pay nothing. If the highest is tied, or nobody bids, nobody pays and the bounty stays: whoever comes by later in the round may still take it.',
      ],
    },
    {
      id: 'emptyGun', title: 'The empty gun', covers: '104-112', text: ['When a price, a bid or bad luck takes your last bullet, your gun is empty. At the end of that step you lose the bounty with the highest price, and reload to exactly 10. Whatever you gained in the same step does not help. Jailed bounties are safe as long as you hold another one; cash is always safe. With no bounty you lose nothing, and the ride goes on.'],
    },
    {
      id: 'down', title: 'No hearts left', covers: '113-115 163', text: ['If a price or your own bad luck takes your last heart, you are out, even if the same step would have healed you. The step is finished for everybody, and the game ends.'],
    },
    {
      id: 'roundEnd', title: 'When the round ends', covers: '155-160', text: ['Used posters go, and every square without card and without hunter gets a new one from the deck. Where a hunter stands, nothing is laid. What nobody touched stays. When the deck is empty, the used cards are shuffled again.'],
    },
  ],
};

export const POSTERS: Chapter = {
  title: 'The posters',
  icon: 'handcuffs',
  paragraphs: [
    {
      id: 'kinds', title: 'Five kinds', covers: '84-89 93 95', text: ['The colour and the dots on top say how hard a poster is, from green to black.'],
      key: [
        { picture: 'card G01', name: 'Bounty', text: 'a person with a price. Yours to keep, and the only kind that is bid for, jailed and lost.' },
        { picture: 'card G16', name: 'Supply', text: 'bullets, hearts or cash, mostly for the other.' },
        { picture: 'card G25', name: 'Place', text: 'does something: heals, jails, gives you a fresh horse.' },
        { picture: 'card G28', name: 'Hazard', text: 'asks for hearts, pays cash, and goes by itself after a while.' },
        { picture: 'card G30', name: 'Chance', text: 'one roll of the die.' },
      ],
    },
    {
      id: 'effects', title: 'What posters say', covers: '116-125 60', text: [
        'Effects happen when you take the card. “First step” and “last step” look at the trail as you drew it, “short path” means at most four steps in all, and “final scoring” counts at the end while you hold the card. Nothing happens on a card that somebody else has used up before you.',
        '“Your next step costs nothing” or “costs more” is for exactly the next step; it does not open sealed sides and does not change bids. What others do to you never takes your last bullet or your last heart. Your own bad luck may.',
      ],
    },
    {
      id: 'jail', title: 'Jail', covers: '', text: ['A jailed bounty still counts at the end, but an empty gun takes your other bounties first. The dearest one that is not jailed yet goes in; of equal ones the one you caught last.'],
    },
    {
      id: 'gangs', title: 'Gangs', covers: '94 164 165', text: [`Some bounties belong to a gang: ${Object.values(GANGS).join(', ')}. A gang by itself is worth nothing. But each has leaders who pay at the end for every other bounty of their gang you hold.`],
    },
    {
      id: 'timed', title: 'Cards with little boxes', covers: '132-140', picture: 'timed', text: ['At the end of every round in which nobody came, a cube goes into a box. When all boxes are full, the card leaves. A card does not get one in the round it was laid, and a bid that came to nothing counts as somebody coming.'],
    },
    {
      id: 'die', title: 'The die', covers: '141-145', text: ['Chance cards say what each number brings. If several people come at once, each rolls. Nothing is rolled twice.'],
    },
  ],
};

const DOLLARS = (n: number): string => `$${n}`;

export const HUNTERS: Chapter = {
  title: 'Hunters, decks and ways to play',
  icon: 'western-hat',
  paragraphs: [
    {
      id: 'hunters', title: 'Six hunters', covers: '2 3 146-153 199 175', text: ['Every hunter has a power that works by itself. Powers change prices, not bids and not what posters do to you. You may also play without powers.'],
      key: CHARACTER_IDS.map((id) => ({ picture: `face ${id}`, name: `${CHARACTERS[id].name}, ${CHARACTERS[id].title}`, text: CHARACTERS[id].power })),
    },
    {
      id: 'decks', title: 'Decks', covers: '8-13 170-172 202 173', text: ['Green is the easiest colour, then yellow, red and black. The field is 4 by 4 for two, 5 by 5 for three or four, 3 by 3 alone. Cards lie as they come, turned by chance; for a first game they can all lie upright. With three or four people two colours are hardly enough: take Gunslinger.'],
      table: { head: ['Deck', 'Colours'], rows: RECIPES.slice(0, 4).map(({ name, colours }) => [name, colours.join(', ')]) },
    },
    {
      id: 'duel', title: 'A duel for the first place', covers: '168 200', text: ['If the best are equal in everything, they draw for it. All of them keep a thumb on the glass; when the screen calls “Draw!”, the first thumb off it wins, and a thumb that leaves too early is out. Whoever prefers it lets the die decide.'],
    },
    {
      id: 'solo', title: 'Alone against Silas Vane', covers: '176-190 201', text: [
        'On a field of 3 by 3 a rival rides along: one straight line of three squares each round, rolled before you plan and shown to you (on Legend only afterwards). He pays nothing, takes every bounty he reaches and uses up everything else. In odd rounds he rides down and to the right, in even ones up and to the left.',
        'If you arrive with him at a bounty, you bid first; his bid is a roll of the die. Equal: the bounty stays. Anything else is yours as usual.',
        'You win if you live, have the bronze sum, and have more than he has. Silver and gold are better medals.',
      ],
      table: { head: ['Level', 'Deck', 'Riders', 'Bronze', 'Silver', 'Gold'], rows: LEVEL_IDS.map((id) => [LEVELS[id].name, RECIPES.find(({ id: recipe }) => recipe === LEVELS[id].recipe)?.name ?? '', String(LEVELS[id].riders), DOLLARS(LEVELS[id].warrant.bronze), DOLLARS(LEVELS[id].warrant.silver), DOLLARS(LEVELS[id].warrant.gold)]) },
    },
    {
      id: 'daily', title: 'The hunt of the day', covers: '191', text: ['One hunt for every date, the same for everybody. The first ride counts; ride again for practice.'],
    },
  ],
};
