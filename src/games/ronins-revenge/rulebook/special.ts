import type { Chapter } from '@/rulebook';

/** What is asked when people disagree. */

export const SPECIAL_CASES: Chapter = {
  title: 'Special cases',
  icon: 'crossroad',
  paragraphs: [
    {
      id: 'golden', title: 'How to read a card', covers: '1 2 6-15 17-19 497-500',
      text: [
        'A card that contradicts this book is right. It is read from top to bottom, one line after the other. What it says happens, unless it says “may” or “up to”: you cannot choose to do less damage or to gain less. But you may always move fewer squares and choose fewer targets. Fractions are rounded down, each where it comes up.',
      ],
      table: {
        head: ['Words', 'What they mean'],
        rows: [
          ['Then', 'what stands before must be done completely first.'], ['If you do', 'only if what stands before was really done.'], ['Otherwise', 'one or the other, never both.'],
          ['Up to 3', 'none, 1, 2 or 3.'], ['Another', 'not the one already named.'], ['Exactly 3', 'not more and not less.'], ['Ignores Armor', 'Armor does not count; weak spots still do.'],
          ['Cannot be dodged', 'Precision and Dodge are not compared: it hits.'], ['Ignores line of sight', 'distance still counts.'], ['Ignores position', 'arc, rear or flank printed on that attack count as met.'],
          ['A hero within 2 of you', 'somebody else, unless it says “you included”.'],
          ['A cost or a gain', 'on an attack, what stands before the damage is paid; what stands there with a plus is gained.'],
        ],
      },
    },
    {
      id: 'windows', title: 'Who may speak up when', covers: '352-354 509 634',
      text: ['The table asks only those who could do something, in the order of the line: when somebody is targeted, when a defence is chosen, before damage, before a fall, after a hit, for a Counterstrike, before the Event, and at both ends of a round. You can set how often you are asked: always, only when somebody might fall, or never. Ki heals before damage, not when you are already falling. What an Interrupt does “after the attack” waits until the Counterstrikes are done. What cancels a tide or a storm can only be used in a round that has one.'],
    },
    {
      id: 'secrets', title: 'What is open, what is hidden', covers: '480 481', text: ['Hidden are the order of the decks below the open cards, the faces of Events to come, later Wound cards, votes, journals and loot in hand. Everything else lies open, and you may look through all piles and through all cards of a boss you have met. Talk as much as you like.'],
    },
    {
      id: 'undo', title: 'Taking back', covers: '483', text: ['Everything can be taken back until something was rolled or revealed, or until somebody else has decided. Each Main Action turns up a new boss card, so it stands.'],
    },
    {
      id: 'words', title: 'Words of rare cards', covers: '485-491 493-496 514 515',
      text: [
        'Loneliest: the hero who has most of the others farther away than 2. Single-target: no pattern, and only one target. “If you have not moved” speaks of your own steps in your own turn; being pushed is not moving. Half health: at most half of your maximum.',
        'Advance: the boss goes straight ahead as far as it can, over everything, and hurts nobody by it. The front Zone is the one right before the middle of its front. “Dodge this attack” needs no Stamina. A bonus “until the end of the round” belongs to those who were there when it was given. Double damage from a card and Empowered together double once, and the token stays.',
      ],
    },
  ],
};
