import type { Chapter } from '@/rulebook';

import { THING_WORDS } from '../table/groundWords';
import { OBJECT_LOOK, TOKEN_LOOK } from '../table/look';
import { BATTLE_SIGNS } from '../table/signs';

/** Squares, sides, sight, ground and what stands on it. */

const FIRST_THINGS = ['shrine', 'statue', 'barrel', 'pot', 'pillar'] as const;

export const FIELD_CHAPTER: Chapter = {
  title: 'The field',
  icon: 'compass',
  paragraphs: [
    {
      id: 'squares', title: 'Squares, Zones and distance', covers: '20 22-32',
      text: [
        'Twelve rows, A to L from the north, and twelve columns: C5 is the third row, fifth column. Thick lines part the field into sixteen Zones of nine squares. What lies in a Zone, such as Fire, holds for all nine.',
        'Heroes and minions take one square. A boss takes one, four or nine. Next to each other means sharing a side or a corner. Distance is counted as a king steps in chess, from nearest square to nearest square; walls and people in between change nothing. An attack without a printed Range reaches 1.',
      ],
    },
    {
      id: 'arcs', title: 'Facing and the four arcs', covers: '33-39 44 502', picture: 'arcs',
      text: [
        'Everybody looks north, east, south or west, and so has a front, a rear, a left and a right. Each arc is the whole half of the field on that side, at any distance. A square off a corner lies in two arcs at once: front left counts as front and as left. Straight beside somebody is not in front of them.',
        'An attack needs its target in front of the attacker, unless the card says otherwise. Skills that are no attacks do not care where you look, and everybody sees behind themselves as well.',
        'Whoever is pushed or pulled keeps looking the same way. A minion that comes to the field looks at the nearest hero.',
      ],
    },
    {
      id: 'turning', title: 'Turning', covers: '40-43',
      text: ['At the end of your own movement, also of no steps at all, you look wherever you like; and once more right before you attack on your turn. Outside your turn you cannot turn: if you want to strike back later, look toward the boss now. The boss turns after moving, as little as it must to have its target in front; if left and right are equal, clockwise.'],
    },
    {
      id: 'flanking', title: 'Flanking', covers: '45-52', picture: 'flank',
      text: ['Two heroes flank an enemy when both stand right next to it, on opposite sides, and not next to each other. North and south do it, also north-west and south. While an enemy is flanked, every attack on it does 2 more damage, from wherever it comes, but only 2, however many pairs there are. Fallen heroes do not count, Comrades do, and enemies never flank you.'],
    },
    {
      id: 'sight', title: 'Line of sight', covers: '53-66 501', picture: 'sight',
      text: [
        'You see somebody if a straight line is open from any corner of your square to any corner of theirs. Pillars, Statues, walls and any other boss in between close a line; heroes, minions, Shrines, Barrels, Pots and fire do not. A line along the very edge of a wall or pillar is closed. Two pillars that touch at a corner are as good as a wall, but one can look round the end of a wall.',
        'Who sees is also seen. A large boss sees and is seen with every square of its base. Of a pattern, only the squares that the attacker sees are struck. Skills, items and attacks that reach for somebody need sight as well; counting who stands near does not, and Events and Wound cards never do.',
      ],
    },
    {
      id: 'blocking', title: 'Who may walk where', covers: '67-79', picture: 'corners',
      text: [
        'Nobody ever ends on a square that is taken, not even by a fallen hero. You may walk through other heroes, standing or fallen, never through enemies, walls, pillars or objects. Minions walk through minions and fallen heroes. A boss walks over everybody and over every object, only walls and pillars stop it, and it hurts nobody by walking.',
        'Diagonal steps: past one pillar or object, yes; squeezing between two, no; around the corner of a wall, no. A large boss moves its whole base at once.',
      ],
    },
    {
      id: 'terrain', title: 'Ground', covers: '146-160', picture: 'terrain', text: ['Tokens lie in whole Zones, and several kinds may lie in one. Enemies walk straight through whatever lies on their way.'],
      key: [
        { icon: TOKEN_LOOK.high.sign, name: 'High Ground', text: 'Attacks from up here on somebody who is not up here do 2 more damage; if their Range is 3 or more, it grows by 2. This holds for everybody, enemies too. Sight is not changed.' },
        { icon: TOKEN_LOOK.difficult.sign, name: 'Difficult Ground', text: 'Every square costs 2 to enter. A boss pays 1.' },
        { icon: TOKEN_LOOK.fire.sign, name: 'Dangerous Ground: Fire, Poison, Spikes, Corruption', text: 'Every square you enter, pushed or walking, costs 2 health, and ending your turn there costs 2 again; for each kind that lies there. Armor does not help. Friend and enemy burn alike. A token that appears under you costs nothing at that moment.' },
      ],
    },
    {
      id: 'objects', title: 'Objects', covers: '161-169', text: ['Each stands on one square. You need not look at a Shrine or Statue to use it, and it is no Main Action. You may attack a Barrel or Pot like an enemy, and every area attack, theirs too, breaks those it covers.'],
      key: FIRST_THINGS.map((kind) => ({ icon: OBJECT_LOOK[kind].sign, name: OBJECT_LOOK[kind].name, text: THING_WORDS[kind] })).concat([{ icon: BATTLE_SIGNS.wall, name: 'Wall', text: 'Between two squares. Nothing walks or looks through it, and no object can be used across it.' }]),
    },
    {
      id: 'forced', title: 'Push and pull', covers: '170-177 631', picture: 'push',
      text: ['A push goes straight away from whoever pushes, a pull straight toward them until you stand beside them. It stops before anything that is in the way, and stopping hurts nobody. Ground costs no steps, but Dangerous squares hurt. You may push less far than the card says; enemies always push as far as they can. Bosses are moved too, unless they are immovable.'],
    },
  ],
};
