import type { Chapter } from '@/rulebook';

/** What it is, and the path. */

export const WHAT_IT_IS: Chapter = {
  title: 'What it is and how to win',
  icon: 'law-star',
  paragraphs: [
    {
      id: 'what', title: 'A day’s ride', covers: '1-4 14-16 196', picture: 'posters',
      text: [
        'Posters lie open in a square: wanted men and women, supplies, places, trouble. You draw a trail over them with a finger, in secret, as all the others do. Then everybody rides at once, and whoever gets there first takes what is there.',
        'Everybody rides as one of six hunters and starts with 10 hearts, 10 bullets and no money. Nobody goes first: all plan and ride at the same time.',
      ],
    },
    {
      id: 'winning', title: 'How to win', covers: '162-167 169',
      text: [
        'After five rounds the most dollars win: what the posters you hold are worth, your cash, and what gang leaders add at the end. With equal dollars, more bounties; then more bullets.',
        'But you must be alive. Whoever runs out of hearts is out, whatever they own, and the game is over when that step is done. If only one is left standing, that one wins; if nobody is, everybody has lost.',
      ],
    },
    {
      id: 'round', title: 'A round in pictures', covers: '22 42 154', text: ['Five times the same.'],
      steps: [
        { icon: 'footprint', text: 'Plan: draw a trail of at least three steps. Nobody sees it.' },
        { icon: 'horse-head', text: 'Ride: all trails are turned up and ridden at once, one step after the other. The last step of everybody happens together.' },
        { icon: 'bullets', text: 'At each poster pay the price of the side you come from, take what it gives, and do what it says. Then it is used up.' },
        { icon: 'fedora', text: 'Two at one bounty at the same moment: secret bids decide.' },
        { icon: 'reload-gun-barrel', text: 'Gun empty? Lose your dearest bounty and reload to 10.' },
        { icon: 'position-marker', text: 'Used posters are replaced, except under the hunters. The next trail starts where this one ended.' },
      ],
    },
    {
      id: 'stocks', title: 'Hearts and bullets', covers: '5-7', text: ['You never have more than 10 hearts and 12 bullets; what is too much is lost. If you cannot pay all of a price, you pay what you have, and bear what follows.'],
    },
  ],
};

export const TRAIL: Chapter = {
  title: 'Drawing a trail',
  icon: 'footprint',
  paragraphs: [
    {
      id: 'path', title: 'What a trail may do', covers: '28-33 36 37 40', picture: 'trail',
      text: [
        'At least three steps, each to one of the eight squares around. It never leaves the field, never comes back to a square it has touched, and never crosses itself: two diagonals of one trail must not make an X. How others ride does not matter; trails of different people may cross, and any number of hunters may end on one square.',
        'Empty ground and used posters are free steps. If no trail of three steps is possible, ride the longest there is; if there is none, you stay.',
      ],
    },
    {
      id: 'start', title: 'Where it starts', covers: '24-27 197', text: ['In the first round you ride in from outside, from any place around the field. Later you start where you stand. The poster under you does not count: you have been there.'],
    },
    {
      id: 'sides', title: 'Eight sides, eight prices', covers: '17-21 34 52-56 90 91', picture: 'prices',
      text: ['Look at the side that faces you when you arrive. Riding south-west you come in at the north-east corner. Only that side counts. Every poster has at least three sides that are not sealed, and what it gives is the same from all of them. Half prices are rounded up, of what you have when the step begins.'],
    },
    {
      id: 'oneWay', title: 'One-way cards', covers: '35 126-131', picture: 'oneWay', text: ['Some posters can be left only by the sides with an arrow. You may always end there, and whoever starts there leaves as they like. When such a card is laid and all its arrows lead nowhere, it is turned until one does.'],
    },
    {
      id: 'longRide', title: 'A long ride', covers: '203', text: ['From the sixth step of a trail on, every poster costs a bullet more than its side says: one on the sixth step, two on the seventh, and so on. Empty ground stays free. This can be switched off for a new game.'],
    },
    {
      id: 'planning', title: 'What you see while planning', covers: '23 96-103 39', text: ['The whole field lies open, and what everybody has; only other trails and the deck are hidden. While you draw, the table works out your own ride as if you were alone: each price, each gain, the step where your gun would be empty or your hearts gone. A trail you cannot afford is allowed; the table asks once more.'],
    },
    {
      id: 'locking', title: 'Locking', covers: '41 38 194 174', text: ['Change your trail as often as you like, then lock it. After that nothing changes its course, whatever happens on the way. With a planning clock, the table locks for whoever is late, and finishes a short trail by the cheapest steps.'],
    },
  ],
};
