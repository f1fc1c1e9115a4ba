import type { Chapter } from '@/rulebook';

import { ACHIEVEMENT_IDS, achievementOf, pointWords } from '../content/achievements';
import { HEROES } from '../content/heroes';
import { MISSION_IDS, MISSIONS, missionWords } from '../content/missions';
import { SOLO_MISSIONS, SOLO_ORDER } from '../content/soloMissions';

/** What it all was for. */

export const SCORING: Chapter = {
  title: 'Points',
  icon: 'trophy',
  paragraphs: [
    {
      id: 'score', title: 'Scoring a Fight', covers: '220 222-232',
      text: ['After the Fight the table shows every legal way; you may also keep all cards. Boss and Den are judged over the whole Fight, never across two. Only cards in play count, not those in your hand. Scored cards go under your board: they count for missions and nothing else.'],
      key: [
        { icon: 'target-poster', name: 'The Boss', text: 'He is dead: score one or more of your cards of him. Two or three at once pay the second or third number, as a total. Cards you keep stay in play.' },
        { icon: 'saloon-doors', name: 'The Den', text: 'All Minions are dead, escort included, whether the Boss lives or not: score one card of his gang for the points of the Den.' },
        { icon: 'crossed-swords', name: 'Both', text: 'Boss and all Minions are dead: the cards of the Boss score the Den as well.' },
        { icon: 'duality', name: 'Blitz', text: 'A Blitz card scores any Den for one point more, never a Boss. No other card may be scored in the same Fight.' },
      ],
    },
    {
      id: 'dens', title: 'Dens come and go', covers: '3-5 13 14 31-34 200-208',
      text: [
        'Six Dens are open. Their value, 2, 3 or 4, grows through the night: a Den whose Boss is dead is replaced by one worth 3 while there are any, then by one worth 4. The back of every Den worth 2 or 3 is one worth 4, and turns up later. A new Den gets a Boss from the deck, face down, and all its people.',
        'Before the third Montage, Dens still worth 2 are turned over to 4 with new Bosses; Recon tokens on them go back.',
        'If the deck of Bosses is empty, places stay empty. When no Boss is left anywhere, the game ends with the round.',
      ],
    },
    {
      id: 'achievements', title: 'Achievements', covers: '10 11 233-241 314 315',
      text: [
        'Two lie open. Do what one says and claim it, at once or whenever you are asked something; its points are yours immediately and a new one is dealt. One claim a round. What must happen in a Fight has to be claimed in the same turn. Some want tokens: every time the condition comes true you take one of the slot’s colour, and they go back when the card is claimed. Only what happens after a card came into play counts for it. If two could claim, player order decides.',
      ],
      key: ACHIEVEMENT_IDS.map((id) => ({ icon: 'laurels' as const, name: `${achievementOf(id).name}, ${pointWords(achievementOf(id).vp)}`, text: achievementOf(id).words })),
    },
    {
      id: 'missions', title: 'Missions', covers: '242 243 245',
      text: ['Two of five lie open from the start and are counted at the very end. With two players the second place scores nothing; who ties shares the place.'],
      key: MISSION_IDS.map((id) => ({ icon: 'trophy' as const, name: MISSIONS[id].name, text: missionWords(id) })),
    },
  ],
};

export const ALONE: Chapter = {
  title: 'Vengeance for One',
  icon: 'cowled',
  paragraphs: [
    {
      id: 'solo', title: 'Your mission', covers: '259-267 281-284',
      text: ['Every hero has a mission with objectives and three grades. You start with its grudges suffered and an empty hand; no other missions and no achievements. Three Dens are worth 2, three are worth 3. Fulfil all objectives and reach the first grade, Stress counted: you have won. Points without the objectives are a defeat. Shadowman’s mission is the one to begin with.'],
      table: {
        head: ['Mission', 'Hero', 'Survived', 'Vengeance', 'Overkill'],
        rows: SOLO_ORDER.map((hero) => [SOLO_MISSIONS[hero].title, HEROES[hero].name, ...Object.values(SOLO_MISSIONS[hero].grades).map(String)]),
      },
    },
    {
      id: 'soloPlay', title: 'What is different', covers: '268-280 316 317',
      text: [
        'All dice of a Montage are yours, and you may roll any of them again, once. There is no player order. You have nine montage cards, and two of three are gone after each Montage.',
        'A Speed die can be kept. Spend it in a Fight to roll one die again, or in a Montage for a whole new shop column; several may be spent in one roll.',
        'A Recon token turns the Boss up for good and comes back to your stock. For another token you may give up a Den with an open Boss whom no objective names: a new Den worth 4 takes its place, if there is one.',
        'The Big Boss comes last and face up. After each Fight you draw a Vengeance card. A Den whose Boss is dead is replaced by one worth 4.',
        'Sitting out works as usual, but its dice are not rolled again and its Speed dice are not kept. The night ends after the fifth Combat.',
      ],
    },
  ],
};

export const SPECIAL_CASES: Chapter = {
  title: 'Special cases and ways to play',
  icon: 'tied-scroll',
  paragraphs: [
    {
      id: 'deaths', title: 'When somebody dies', covers: '299 300 311',
      text: ['In this order: the figure goes; the Wild token of a cleared zone is taken; Kazu Ono has his last word; you may be knocked out; the Den may be cleared. Whoever is killed by one blow together is removed together. Your turn to act goes on until you end it, the Den is cleared or you are down.'],
    },
    {
      id: 'undo', title: 'Taking back', covers: '303', text: ['Everything you do among your actions can be taken back until you end the roll, claim something, or the Fight ends by itself. What was rolled, looked at, drawn or revealed stays.'],
    },
    {
      id: 'quickstart', title: 'Quickstart', covers: '17 318', text: ['For two to four players in a hurry: no Wronging and no first Montage. Everybody begins with three grudges, an ability, a Recon token and four cards in hand, and the first Combat starts. With two or three players the Hell Riders stay out.'],
    },
    {
      id: 'aids', title: 'Help at the table', covers: '285 286', text: ['With “Hints in a Fight” you may ask for a hint after a roll: it says who could fall, and how to begin if you ask again. Empty seats can be taken by Thugs, Avengers or Legends.'],
    },
  ],
};
