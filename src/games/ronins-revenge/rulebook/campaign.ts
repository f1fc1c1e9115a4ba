import type { Chapter } from '@/rulebook';

import { HEROES } from '../content/heroes';
import { HERO_IDS } from '../content/terms';

/** The story between the battles. */

/** Who is asked first when everything else is equal. */
const PRIORITY = [...HERO_IDS].sort((a, b) => HEROES[a].votePriority - HEROES[b].votePriority).map((id) => HEROES[id].name.split(' ')[1] ?? '').join(', then ');

export const CAMPAIGN: Chapter = {
  title: 'Souls of Kurokai, the story',
  icon: 'tied-scroll',
  paragraphs: [
    {
      id: 'chapterLoop', title: 'A chapter in pictures', covers: '405-409', text: ['Ten chapters. What you decide is remembered as a Fact, in this chapter and all that follow: it changes what you read, whom you meet and how the next battle is laid out.'],
      steps: [
        { icon: 'tied-scroll', text: 'Read, and decide together where to go.' },
        { icon: 'perspective-dice-six-faces-random', text: 'Somebody’s strength, agility, mind or spirit may be put to the test.' },
        { icon: 'open-chest', text: 'Before the battle everybody reads their own journal and chooses equipment.' },
        { icon: 'crossed-swords', text: 'Fight. After a victory share the loot, and learn skills for Souls.' },
      ],
    },
    {
      id: 'votes', title: 'Votes', covers: '410-423',
      text: [
        'Talk first; you may tell what your journal says, keep it to yourself, or lie. Then everybody names an answer openly and lays down one Destiny card in secret. All cards are turned up together, and the answer with the highest sum is taken. If you lead several full heroes, each of them votes.',
        'Comrades have opinions: what they want and why is open, how much weight they put on it is not. It is mostly less than yours.',
        `A card that was used is gone until all six are used, or until the next chapter. If sums are equal, the highest single card decides, then how often it was played; if the cards are the same, whoever comes first of ${PRIORITY}, players before Comrades. As a variant the answers are secret too.`,
      ],
    },
    {
      id: 'tests', title: 'Tests', covers: '424-427 517', text: ['Roll as many yellow dice as the stat says. Three faces are blank, two show one success, one shows two. Reach the number asked for, and you pass. If nobody is named, agree on a hero, Comrades included. Some Facts make a test easier; the number you see already counts them. Here even heroes without luck roll.'],
    },
    {
      id: 'journals', title: 'Journals and secret packs', covers: '428-434',
      text: ['At the end of the story part every player reads the notes in the journal of their own hero that have come true. Only you see them. What they change in the battle is shown to all, the reason is not. Journals of Comrades stay shut. Right before the battle the pack of the chapter is opened: cards that are swapped in, things, special rules, as your Facts say.'],
    },
    {
      id: 'loot', title: 'Loot', covers: '435-442', text: ['Only after a victory. Twenty cards are dealt, five to each of the four seats. Keep one, pass the rest to the left, until none is left. Seats of Comrades take by a simple rule: a relic of their own, then what their class can use, then Souls. What they take is gone, except relics. Nothing is traded afterwards.'],
    },
    {
      id: 'souls', title: 'Souls, skills and levels', covers: '443-445 448', text: [
        'Souls come in crimson, azure, jade and violet. After the loot, or before you try a battle again, you may learn skills for them if the level of the party is high enough. What is learned is learned; Souls are not shared.',
        'The party begins at level 1 and grows after chapters 2, 4, 6 and 8. After a defeat you may try once more, under changed conditions. A second defeat leaves a scar: the story goes on without loot, and everybody begins the next battle with 2 health less.',
      ],
    },
    {
      id: 'endings', title: 'How it ends', covers: '449-451 516 518 519', text: ['Hope and shadow are weighed: what you did, and every scar. The balance decides which of three shapes waits under the seat in the last chapter, and how the story of the party ends. Each hero also has an ending of their own, by the vows they kept and the relics they carry. Paragraphs that appear only under a condition are read after the page they belong to.'],
    },
  ],
};
