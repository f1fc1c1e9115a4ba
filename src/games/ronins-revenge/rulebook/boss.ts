import type { Chapter } from '@/rulebook';

import { CUBE_HP } from '../content/roster';
import { BATTLE_SIGNS, BREAK_SIGNS } from '../table/signs';

/** What the boss does, and what you do about it. */

export const BOSS: Chapter = {
  title: 'What the boss does',
  icon: 'oni',
  paragraphs: [
    {
      id: 'sequence', title: 'The sequence', covers: '291-296', picture: 'sequence',
      text: [
        'Four slots, filled from the first. After your Main Action the open card of the matching deck goes into the lowest empty slot, and the next card of that deck is turned up. A hero who lies on the ground adds none, so the last slots may stay empty.',
        'A deck that runs out is shuffled anew from its own pile. What lies in the slots, the three open cards, all the piles, the slot of the Event and the Wound card are there for everybody to see.',
      ],
    },
    {
      id: 'break', title: 'Break', covers: '297 299-308', picture: 'break',
      text: [
        'Most cards print how they can be broken. If your attack meets all of it, the card goes into its slot face down and does nothing at all: no movement, no damage, no Threat. The positions of the moment you strike count, and they are measured to the boss even if you strike somebody else.',
        'Rests, Special Actions, extra attacks, interrupts and Counterstrikes never break a card, and a card that prints nothing cannot be broken.',
      ],
      key: [
        { icon: BREAK_SIGNS.support, name: 'Support', text: 'another hero stands right beside you.' },
        { icon: BREAK_SIGNS.flank, name: 'Flank', text: 'you and another hero flank the boss.' },
        { icon: BREAK_SIGNS.alone, name: 'Alone', text: 'no hero and no minion within 2 of you. The boss does not count.' },
        { icon: BREAK_SIGNS.crowd, name: 'Crowd', text: 'three heroes stand right beside the boss. You need not be one of them.' },
        { icon: BREAK_SIGNS.arc, name: 'Front, Left, Right, Rear, Side', text: 'you stand in that arc of the boss, at any distance. Side is left or right.' },
        { icon: BREAK_SIGNS.type, name: 'A damage type', text: 'your attack has that type.' },
      ],
    },
    {
      id: 'event', title: 'The Event', covers: '309-315 507', picture: 'event',
      text: ['All round, the back of the next Event shows a number. When all heroes have acted, the Event goes into that slot, and whatever card lay there is gone, broken or not. So a bad card in that slot does you no harm, and a broken one is wasted. An Event happens when its slot comes up. It is no attack unless it says so, and it moves the Threat only if it says so. Events come in a fixed order, and when the last is gone they begin again.'],
    },
    {
      id: 'threat', title: 'Threat and the line', covers: '105 106 108-115', text: ['The flame marks the hero whom the boss will go for. The first in line starts with it. Most cards pass it on when they are done: to the next in line, to a number in the line, to the closest, the weakest, or to somebody’s class. Fallen heroes are passed over, and if the one with the flame falls, the next in line takes it. Standing up again does not bring it back.'],
    },
    {
      id: 'bossPhase', title: 'The boss strikes', covers: '316-324 338', text: ['Slot by slot, from 1 to 4. Touch a slot at any time to see whom it would hit from where things stand now.'],
      steps: [
        { icon: BATTLE_SIGNS.threat, text: 'Target: the hero with the Threat, unless the card names somebody else.' },
        { icon: 'footsteps', text: 'It moves as little as it must to strike, and turns to its target.' },
        { icon: BATTLE_SIGNS.precision, text: 'It strikes the target, or everybody in its pattern whom it sees.' },
        { icon: 'hourglass', text: 'The other lines of the card happen.' },
        { icon: BATTLE_SIGNS.counterstrike, text: 'Whoever is prepared may strike back.' },
        { icon: BATTLE_SIGNS.threat, text: 'The Threat moves as the card says.' },
      ],
    },
    {
      id: 'bossMoves', title: 'Where it goes', covers: '3 325-332 488', picture: 'path',
      text: ['You can always foresee it. The boss takes the fewest steps to a place from which it can strike; of equal places the northernmost, and then the westernmost. It chooses its way by the same rule, which matters where something burns. If it cannot get at its target at all, the card is thrown away, and a Basic Attack comes in its place. If it walks into its death, you have won.'],
    },
    {
      id: 'basic', title: 'Basic Attack', covers: '333-337', text: ['What the boss does in an empty slot, or when a card cannot be played: a plain attack on the closest hero, whoever has the Threat. It can be dodged and answered like any other, but not broken. If even that is out of reach, the boss only comes closer.'],
    },
    {
      id: 'defending', title: 'When you are attacked', covers: '16 339-350 508', picture: 'defence',
      text: [
        'The attack has a Precision. If your Dodge is at least as high, you are not hit. Before it is settled you may spend Stamina: 1 for each point of Dodge or, with dice, for another blue die. Then roll, or play a Destiny card. The table shows your chances and the worst that can happen; “Take it” spends nothing.',
        'If you are hit, Ki may still heal you and some skills soften the blow. Damage is taken, and the lines marked On Hit happen to you. If you dodged, they do not; the other lines of the card happen anyway. Everybody in a pattern defends alone. “Cannot be dodged” means what it says; blue dice then help only with their Armor.',
      ],
    },
    {
      id: 'counterstrike', title: 'Counterstrike', covers: '276-288 290', picture: 'counterstrike',
      text: [
        'The weapon you last struck with on your own turn is ready, with the damage type of that blow. When the boss or a minion then attacks you with the same type, hit or dodged, you may strike back the moment it is over: with either attack of that weapon, for no Stamina. Other costs are paid.',
        'The attacker must be in reach, in sight and in front of you as you stand: you cannot turn now. A Counterstrike is a full attack with dice or card, but it pulls no card and breaks none. It uses up your readiness, as does falling, and at the end of the round it is gone. You may wait for a better chance. Comrades do not counter.',
      ],
    },
    {
      id: 'minions', title: 'Minions', covers: '98 355-366 510', text: ['After the boss each minion acts once, the northernmost first. It goes for the closest hero by the cheapest way, stops at the first square from which it can strike, and strikes. What it is weak against stands on its card. At no health it is gone; damage beyond that is lost, and the hero whose attack did it gets the reward on its card.'],
    },
    {
      id: 'wounds', title: 'Wound cards', covers: '367-373 375 511 632', picture: 'wounds',
      text: [
        `The bar of the boss holds ${CUBE_HP}. Damage beyond an empty bar goes on into the next one: 20 damage at 10 health takes a cube and leaves 40. When the last cube of a Wound card goes, the next card is turned up, and what it says holds from then on. “When revealed” happens as soon as the attack that did it is over.`,
        'What a card changes does not change a blow that is already struck.',
      ],
    },
    {
      id: 'falling', title: 'Falling and standing up', covers: '376-388 267', picture: 'fallen',
      text: [
        'At no health a hero falls, and loses Stamina, conditions and the Counterstrike. The figure stays where it is; others may walk over it. It cannot be hurt and does not count for anything.',
        'When its turn comes, a fallen hero with a sip left in the Flask may stand up: the turn is then a Rest. It has what the Flask heals, 3 Stamina and what the Rest gives, and full Stamina from the Flasks of the beginning; it may move but not attack, and it pulls a Special card. Without a sip it waits for somebody’s skill. Ki, Yin and Yang stay with it but cannot be spent.',
      ],
    },
    {
      id: 'difficulty', title: 'Easy, Standard, Hard', covers: '398-404',
      text: ['Choose what is fun.'],
      table: {
        head: ['', 'What is different'],
        rows: [
          ['Easy', 'The first Wound card is gone before you begin. Every hero moves 2 farther, and enemies are Vulnerable to every Counterstrike.'],
          ['Standard', 'Nothing.'],
          ['Hard', 'Attacks on a boss that find no weakness are halved. Its attacks have 3 more Precision and 3 more damage against everybody who is not ready to counter that type; Comrades never are. Damage beyond an empty bar is lost.'],
        ],
      },
    },
  ],
};
