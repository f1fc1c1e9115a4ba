import type { Chapter } from '@/rulebook';

import { CUBE_HP } from '../content/roster';
import { HEROES } from '../content/heroes';
import { HERO_IDS } from '../content/terms';
import { plain } from '../rules/names';
import { BATTLE_SIGNS, RESOURCE_SIGNS } from '../table/signs';

/** What a battle is, how it is won, and who fights. */

export const WHAT_IT_IS: Chapter = {
  title: 'What it is and how to win',
  icon: 'samurai-helmet',
  paragraphs: [
    {
      id: 'what', title: 'Four against one', covers: '80', picture: 'party',
      text: [
        'Four ronin stand on a small field with something that should not be there. Takahiro, Sayaka, Kosuke and Kensho always fight together: heroes whom nobody plays come along as Comrades, who are simpler to lead. One to four people can play, and all of them are on the same side.',
        'The boss has no player. Cards play it, and most of what it will do lies open before you. Better still: you choose it. Each of you strikes once a round, and the kind of blow you choose decides the blow you receive.',
      ],
    },
    {
      id: 'winning', title: 'How to win, how to lose', covers: '119 374 393-396',
      text: [
        `The boss has Wound cards with cubes on them, and a bar of ${CUBE_HP} health, which the table calls HP. When the bar is empty, a cube goes and the bar is full again. Take the last cube of the last Wound card, and you have won at once, whatever else is on the field.`,
        'You lose when all four heroes lie on the ground at the same moment. As long as one of you stands, a Comrade too, the battle goes on. There is no limit of rounds. If one blow would end both sides, you have won.',
      ],
    },
    {
      id: 'round', title: 'A round in pictures', covers: '116-118 389-392 107', picture: 'sequence', text: ['Round after round, the same six things.'],
      steps: [
        { icon: 'sprint', text: 'In the order of the line, each hero moves and takes one Main Action: an attack, a rest, or something special.' },
        { icon: BATTLE_SIGNS.broken, text: 'Each Main Action pulls the open boss card of its kind into the next of four slots. Meet the Break on the card, and it goes in broken.' },
        { icon: BATTLE_SIGNS.event, text: 'After the last hero an Event takes one slot, and swallows the card that lay there. You knew all round which slot it would be.' },
        { icon: BATTLE_SIGNS.threat, text: 'The boss plays slots 1 to 4, mostly at the hero with the Threat. Broken cards are skipped. An empty slot is a plain attack at whoever is closest.' },
        { icon: 'pointy-sword', text: 'Every minion moves and strikes once.' },
        { icon: RESOURCE_SIGNS.stamina, text: 'The round ends: the slots are cleared, and the last hero of the line becomes the first. Everything else stays as it is.' },
      ],
    },
    {
      id: 'choosing', title: 'What you decide with a blow', covers: '',
      text: ['Five things at once, and the forecast shows all of them before you strike.'],
      steps: [
        { icon: 'sword-brandish', text: 'Its kind, Light, Heavy or Special: which boss card you pull.' },
        { icon: 'katana', text: 'Its damage type: whether it finds the boss Vulnerable now, and which attacks you can strike back at later.' },
        { icon: 'compass', text: 'Where you stand: arcs, flanking, high ground, and whether the card breaks.' },
        { icon: 'hourglass', text: 'When in the round: which slot the card takes. The Event may swallow the worst one for you.' },
        { icon: 'flame', text: 'Whom the boss will turn to next: most cards pass the Threat on.' },
      ],
    },
    {
      id: 'ways', title: 'Ways to play', covers: '81 477-479 397',
      text: [
        'A single battle: choose a boss, a level from 1 to 5 and how hard it is, and take the recommended equipment or your own. Or play the whole story, “Souls of Kurokai”: ten chapters of choices, each with its battle.',
        'Alone you lead one hero and three Comrades, or up to four full heroes. Together, everybody takes one or more heroes; the table goes round in the order of the line. Above level 1 each hero of a single battle has four Souls’ worth of skills for each further level, and may take one weapon and one armor from the loot of each earlier boss.',
        'You choose how hard it is when you set out. In the story this may be changed between chapters, never during a battle.',
      ],
    },
  ],
};

export const HEROES_CHAPTER: Chapter = {
  title: 'The four, and what they carry',
  icon: 'katana',
  paragraphs: [
    {
      id: 'heroes', title: 'The four heroes', covers: '88 246', text: ['Within 3 means at most three squares away. Each hero has something that always works when the position fits, and a Special Ability that waits for the Special symbol. The four stats at the end count only in the story.'],
      key: HERO_IDS.map((id) => {
        const { name, class: kind, hp, stamina, armor, dodge, move, passive, special, stats } = HEROES[id];
        return {
          picture: `face ${id}`, name: `${name}, ${kind}`,
          text: `${hp} health, ${stamina} Stamina, Armor ${armor}, Dodge ${dodge}, Movement ${move}. ${passive.name}: ${plain(passive.words)} Special Ability, ${special.name}: ${plain(special.words)} Strength ${stats.strength}, Agility ${stats.agility}, Mind ${stats.mind}, Spirit ${stats.spirit}.`,
        };
      }),
    },
    {
      id: 'loadout', title: 'What you take into battle', covers: '82-85 89 90 189 446 447',
      text: [
        'Full heroes own more than they can carry: three weapons, two suits of armor, five skills and two ultimates from the start, and what the story brings. Into a battle go two weapons, one armor, three skills, one ultimate and the Flask. Later there is room for a fourth and a fifth skill. Choose before the battle, or before you try again; never during it.',
        'What you wear adds to what stands on the hero: Armor takes its number off every hit, Dodge makes you harder to hit. Neither ever falls below nothing.',
      ],
    },
    {
      id: 'modes', title: 'Dice, or no luck', covers: '86 87 239 240',
      text: ['Before each battle every full hero chooses: dice, or no luck. With dice you roll for every attack and every defence. Without luck you play from a hand of six Destiny cards, and nothing is rolled. The two can sit at the same table, and everything else is the same for both.'],
    },
    {
      id: 'setup', title: 'How a battle begins', covers: '91-104 503 512',
      text: [
        'The field is laid out as the map of the boss says. Each of its three decks, Light, Heavy and Special, is shuffled, and its top card lies open. Events lie in a fixed order; the back of the next one shows its slot. The first Wound card lies open with its cubes, later ones stay hidden.',
        'The four names are shuffled into a line. You start with full health and Stamina, a full Flask, everything ready, and no Ki, Yin or Yang unless the story gave you some. The first in line may rearrange who stands on which starting square; then everybody chooses where to look.',
        'What the story has earned or cost you is counted in last: a bonus also raises that maximum for this battle, and no penalty leaves anybody below 1 health. If a Wound card does something when it is revealed, the first one does it now.',
      ],
    },
  ],
};
