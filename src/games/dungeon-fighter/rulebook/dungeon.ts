import type { Chapter, KeyEntry } from '@/rulebook';

import { BOSS_IDS, bossCard } from '../content/bosses';
import { HERO_IDS, heroCard } from '../content/heroes';
import { REQUIREMENTS } from '../content/requirements';
import { COLORS, REQUIREMENT_IDS } from '../content/vocabulary';
import { ABILITY_ICONS, DIE_MARKS, HERO_ICONS, monsterIcon, REQUIREMENT_ICONS } from '../table/emblems';
import { ABILITY_NAMES, abilityName, abilityWords } from '../words/abilities';

/** Heroes, monsters, cards, rooms, the boss. */

const SHOTS: readonly KeyEntry[] = REQUIREMENT_IDS.map((id) => ({ icon: REQUIREMENT_ICONS[id], name: REQUIREMENTS[id].name, text: `thrown ${REQUIREMENTS[id].words}.` }));

const ON_SHEETS = HERO_IDS.flatMap((id) => COLORS.map((color) => ({ hero: heroCard(id).name, ability: heroCard(id).abilities[color] })));

/** What each ability does, and who has it; some differ in their numbers from hero to hero. */
const ABILITY_KEY: readonly KeyEntry[] = (Object.keys(ABILITY_NAMES) as (keyof typeof ABILITY_NAMES)[]).map((kind) => {
  const sheets = ON_SHEETS.filter(({ ability }) => ability.kind === kind);
  const words = new Set(sheets.map(({ ability }) => abilityWords(ability)));
  return { icon: ABILITY_ICONS[kind], name: ABILITY_NAMES[kind], text: `${[...words].join('; or ')} (${sheets.map(({ hero }) => hero).join(', ')}).` };
});

export const HEROES: Chapter = {
  title: 'Heroes and their abilities',
  icon: 'crested-helmet',
  paragraphs: [
    {
      id: 'heroes', title: 'Nine heroes', covers: '127-147 280', text: ['“Once more” and “again” are yours to decide when you see how the die lies; everything else happens by itself. Healing never goes above the maximum and does not wake who has fainted. Swing twice, piercing and focused damage, divine intervention and berserk work only if the die lies on the board.'],
      key: HERO_IDS.map((id) => {
        const { name, title, abilities } = heroCard(id);
        return { icon: HERO_ICONS[id], name: `${name}, ${title}`, text: COLORS.map((color) => `${DIE_MARKS[color].name}: ${abilityName(abilities[color])}, ${abilityWords(abilities[color])}.`).join(' ') };
      }),
    },
    {
      id: 'fainting', title: 'Fainting and scars', covers: '219-224 39', text: ['A hero at no hit points is out for this fight. Afterwards it wakes with a scar: one ability of your choice is lost for good, and the maximum is 3 lower; then it stands at full strength. A third scar would be the last: the hero leaves the game instead. Scars never heal.'],
    },
    {
      id: 'equipment', title: 'Weapons, armour, items', covers: '157-173 285-288 300 301', text: [
        'Your sheet has three places for cards, each for one kind. A weapon adds damage if you throw as it demands; say so before the throw, and you may use several at once. Armour works by itself. A card marked “once” is played when it helps, and then it is gone.',
        'Cards change hands only between fights. Whoever has fainted cannot use theirs.',
      ],
    },
  ],
};

export const MONSTERS: Chapter = {
  title: 'Monsters and how they want it',
  icon: 'dragon-head',
  paragraphs: [
    {
      id: 'monsters', title: 'What monsters can do', covers: '148-156', text: ['A monster has at most one of these, or a special throw. What happens “after a miss” happens after every miss, even one that cost nobody anything.'],
      key: [
        { icon: 'cracked-shield', name: 'Breaks things', text: 'after each miss the thrower loses a card.' }, { icon: 'health-increase', name: 'Heals', text: 'after each miss it regains hit points.' },
        { icon: 'archery-target', name: 'Small target', text: 'section 1 is a miss.' }, { icon: 'coins', name: 'Thief', text: 'after each miss a gold is gone.' },
        { icon: 'bordered-shield', name: 'Immune', text: 'one hero die may not be thrown.' }, { icon: 'death-skull', name: 'Critical miss', text: 'a miss hurts every standing hero.' },
      ],
    },
    {
      id: 'shots', title: 'Twenty-two special throws', covers: '174-178 186-191 193-214 304 307', text: ['A weapon demands one if you choose to use it; a monster or a dangerous room demands one of every throw. All that are in force must be met at once; failing one is a miss. Several that throw the die form a relay, one after the other. The table shows each of them before you try.'],
      key: SHOTS,
    },
    {
      id: 'backDown', title: 'Backing down', covers: '254-260 303', text: ['Before the first throw at a monster with a special throw, or in a dangerous room, the party may back down if everybody agrees: each hero loses 1 hit point, the monster goes under its pile, and another comes. Not from the boss.'],
    },
    {
      id: 'boss', title: 'The last boss', covers: '248-253', text: ['Behind the last room of the third floor. There is no being beaten and starting over here: when hero dice and bonus dice are gone, you have lost. So bring bonus dice.'],
      key: BOSS_IDS.map((id) => ({ icon: monsterIcon({ kind: 'boss', id }), name: `${bossCard(id).name}, ${bossCard(id).hp} hit points`, text: `a miss costs ${bossCard(id).damage}.` })),
    },
  ],
};

export const ROOMS: Chapter = {
  title: 'After the fight, and the rooms',
  icon: 'shop',
  paragraphs: [
    {
      id: 'maintenance', title: 'Tidying up in pictures', covers: '225-238', text: ['In this order.'],
      steps: [
        { icon: 'perspective-dice-six-faces-random', text: 'A bonus die for each hero die nobody had to throw, unless the party was beaten.' },
        { icon: 'hand', text: 'The hero to the left of the last thrower takes the dice and begins the next fight.' },
        { icon: 'coins', text: 'Gold on the monster goes into the chest.' },
        { icon: 'broken-heart', text: 'Whoever fainted takes a scar and stands up.' },
        { icon: 'light-backpack', text: 'Hand cards around, as there is room.' },
      ],
    },
    {
      id: 'rooms', title: 'Rooms', covers: '239-247 289-291', text: ['Each feature can be used once, after the fight.'],
      key: [
        { icon: 'shop', name: 'Shop', text: 'three cards and one for each hero lie open; buy any. A hit point costs 1 gold, a bonus die 2.' }, { icon: 'fountain', name: 'Fountain', text: 'everybody is back at full strength.' },
        { icon: 'open-treasure-chest', name: 'Treasure', text: 'gold, bonus dice or a card.' }, { icon: 'hazard-sign', name: 'Danger', text: 'every throw in this room must be a special one.' },
      ],
    },
    { id: 'limits', title: 'What there is', covers: '266-270', text: ['Nine bonus dice and thirty gold in all: what is more is lost.'] },
  ],
};

export const SYMBOLS: Chapter = {
  title: 'Key of every symbol',
  icon: 'semi-closed-eye',
  paragraphs: [
    { id: 'keyAbilities', title: 'Abilities', covers: '', text: [], key: ABILITY_KEY },
    { id: 'keyShots', title: 'Special throws', covers: '', text: [], key: SHOTS },
    { id: 'keyTable', title: 'Around the table', covers: '', text: [`The dice have a shape each: ${COLORS.map((color) => `${DIE_MARKS[color].mark} ${DIE_MARKS[color].name.toLowerCase()}`).join(', ')}, ${DIE_MARKS.bonus.mark} bonus.`], key: [
      { icon: 'hearts', name: 'Hit points', text: 'at none a hero faints.' }, { icon: 'coins', name: 'Gold', text: 'in the chest, for shops.' }, { icon: 'crown', name: 'Leader', text: 'decides where you disagree.' },
      { icon: 'frog', name: 'Toad', text: 'misses cost 2 less.' }, { icon: 'footprint', name: 'Tracks', text: 'hits do 1 more.' }, { icon: 'charm', name: 'Charm', text: 'this monster will follow you.' }, { icon: 'beer-stein', name: 'Beer', text: 'misses cost this hero nothing.' }, { icon: 'musical-notes', name: 'Melody', text: 'the monster’s special ability is silenced.' },
    ] },
  ],
};
