import type { Chapter } from '@/rulebook';

import { DAMAGE_NAMES, HEAL_COST, TRACKS } from '../content/damage';
import { HEROES, HERO_IDS } from '../content/heroes';
import { ABILITIES } from '../content/abilities';
import { RECON_TOKENS } from '../content/rounds';
import { HERO_ICONS } from '../table/emblems';

/** What the game is, how it is won, and who you are in it. */

export const WHAT_IT_IS: Chapter = {
  title: 'What it is, and how to win',
  icon: 'film-spool',
  paragraphs: [
    {
      id: 'story', title: 'The story', covers: '30', picture: 'city',
      text: [
        'They wronged you: every grudge is a card with a name on it and the damage it did. Between Fights you heal, train and find out where they hide. Then you kick in the door of a Den, and three rolls of the dice later you are out again, richer by a name crossed off.',
        'One to four play. A night has three acts. It begins with the Wronging; then come a Montage and a Combat in Act 1, a Montage and two Combats in Act 2, and again a Montage and two Combats in Act 3.',
      ],
    },
    {
      id: 'winning', title: 'How to win', covers: '244 246-251',
      text: [
        'Most points after Act 3 wins. Points come from Bosses you have killed and Dens you have cleared while holding a card against them, from achievements you claim on the way, and from two missions that are counted at the end.',
        'Then Stress takes its toll: you lose the points printed above the last covered space of your Mind track. The sum may even be negative. Cards you never scored are worth nothing.',
        'If two are level, fewer damage cubes win, then fewer severe ones. Still level: you share the victory.',
        'Playing alone, you win by fulfilling your mission; see “Vengeance for One”.',
      ],
    },
    {
      id: 'round', title: 'A round in pictures', covers: '75 107 102', text: ['Everything happens in player order. Whoever was fastest in the last Montage goes first in everything until the next one.'],
      steps: [
        { icon: 'perspective-dice-six-faces-random', text: 'Montage: roll the Mind dice into one pool and claim them one by one.' },
        { icon: 'card-pick', text: 'Place three cards in secret, turn them up, and heal, buy or look around with their points.' },
        { icon: 'card-draw', text: 'Spend Wild dice and tokens on more Vengeance cards. The fastest cards decide the new order.' },
        { icon: 'binoculars', text: 'Combat, one player after the other: get ready, look at Bosses, then choose a Den or sit out.' },
        { icon: 'fist', text: 'Fight: three rolls. Then get out, score, and the next player’s turn begins.' },
      ],
    },
    {
      id: 'secrets', title: 'What is secret', covers: '55 56 110',
      text: ['Secret are your hand, the cards you pick and place until they are turned up, and a Boss you looked at with a Recon token. Everything else lies open: tracks, cards in play, tokens, tiles, the shop, hand sizes. You may talk about what you saw, truthfully or not, but never show it.'],
    },
  ],
};

export const YOUR_HERO: Chapter = {
  title: 'Your hero',
  icon: 'cowled',
  paragraphs: [
    {
      id: 'tracks', title: 'Three tracks', covers: '35-42 46 82',
      text: ['Each track is a row of numbers that damage covers from the left. The first free number is what you have; with every space covered it is nothing. It is read when you roll: damage taken later does not take dice back.'],
      key: [
        { icon: 'brain', name: 'Mind', text: 'How many Montage dice you roll. An S beside the number lets you turn one claimed die to any face.' },
        { icon: 'biceps', name: 'Skill', text: 'How many red Fight dice you roll. A mark adds the green die; with the crosshair its Skill Shot is a Shot, with the plain mark it is a miss.' },
        { icon: 'hearts', name: 'Health', text: 'No dice. Nearly everything in a Den hurts it.' },
      ],
    },
    {
      id: 'damage', title: 'Damage', covers: '43-45 47 50 58-61',
      text: ['Stress covers Mind, Broken covers Skill, Hurt covers Health. A severe cube is black, goes to the far left and pushes the others to the right. It weakens you no more than a red one, but it is dearer to heal. What finds no space any more is lost.'],
      table: { head: ['To heal', ...TRACKS.map((track) => DAMAGE_NAMES[track])], rows: [['one cube', ...TRACKS.map((track) => String(HEAL_COST.normal[track]))], ['one severe cube', ...TRACKS.map((track) => String(HEAL_COST.severe[track]))]] },
    },
    {
      id: 'knockedOut', title: 'Knocked out', covers: '49 51-54 131 193',
      text: ['When a track is full in your Combat turn you are knocked out. The Fight is over at once, you are carried out without paying for the way, and what you killed before still scores. You keep tiles, tokens and cards. Until no track is full you cannot fight: heal, or sit out.'],
    },
    {
      id: 'tiles', title: 'Tiles: abilities and Items', covers: '65-72 62-64 313',
      text: [
        'You have four slots. The right-most has your own ability printed on it. Tiles you buy go into an empty slot, on top of a stack or beneath one; only what lies on top works. You may own any number, and rearrange them freely when you get ready.',
        'Abilities stay. Items are used once and gone, and the tile below them works at once. The shop shows four columns of two abilities and an Item; it is refilled when you have finished buying. When a whole column is replaced, its three tiles go and three new ones come, but never between a purchase and the refill.',
      ],
    },
    {
      id: 'tokens', title: 'Tokens', covers: '9 73 74 218 219 195',
      text: ['Whatever you own lies open.'],
      key: [
        { icon: 'round-star', name: 'Wild token', text: 'A point on any montage card, a Vengeance card when cards are bought, a Recon token when you get ready, or a point when you sit out. There is no limit, and nothing takes one away from you.' },
        { icon: 'binoculars', name: 'Recon token', text: `Put it on a Den to look at its Boss. You have ${RECON_TOKENS} in all.` },
      ],
    },
    {
      id: 'heroes', title: 'The five', covers: '8', text: ['Everybody takes a different hero, with six montage cards of their own.'],
      key: HERO_IDS.map((id) => ({ picture: `face ${id}`, icon: HERO_ICONS[id], name: `${HEROES[id].name}, ${HEROES[id].epithet}`, text: `${HEROES[id].words} ${ABILITIES[HEROES[id].ability].name}: ${ABILITIES[HEROES[id].ability].words}` })),
    },
  ],
};

export const WRONGING: Chapter = {
  title: 'The Wronging',
  icon: 'target-poster',
  paragraphs: [
    {
      id: 'draft', title: 'Picking grudges', covers: '15 18-25', text: ['Everybody holds a hand of Vengeance cards. All pick one in secret and pass the rest to the left, until each has seven; with two players the hands go to and fro. Picking hurts nobody yet. What nobody wanted becomes the Vengeance deck, together with the four Blitz cards.'],
    },
    {
      id: 'suffer', title: 'Suffering three of them', covers: '26-29 48 103-106',
      text: [
        'Choose three of your seven in secret and suffer them: their damage goes onto your tracks, and the cards lie open in front of you. Only such a card scores. The other four stay in your hand.',
        'A card can only be suffered if every track it damages keeps at least one free space, so no card knocks you out. If no three fit, as many as possible are suffered.',
        'More cards can be suffered later: at any moment of a Montage in which you are asked something, before its dice are rolled and before the order is set, and when you get ready. Never in a Fight, and never in somebody else’s turn.',
        'Then the order is set: the highest Mind first, ties by lot.',
      ],
    },
    {
      id: 'cards', title: 'What a Vengeance card says', covers: '221 57', picture: 'grudge',
      text: ['A name, the damage it does to you, and what it pays. Of an ordinary Boss there are up to three cards, of a Big Boss two: several at once pay more than one by one. The decks are never shuffled anew; what is scored does not come back.'],
    },
  ],
};
