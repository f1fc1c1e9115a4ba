import { capital } from '@/engine/words';
import type { Chapter, KeyEntry } from '@/rulebook';

import { BOSS_IDS, bossOf } from '../content/bosses';
import { FACE_NAMES, FACES, ACTION_NAMES, ACTIONS } from '../content/dice';
import { HERO_IDS, HEROES } from '../content/heroes';
import { ITEM_IDS, itemOf } from '../content/items';
import { MINION_TYPES, MINIONS } from '../content/minions';
import { ACTION_ICONS, FACE_ICONS, HERO_ICONS, ITEM_ICONS, MINION_ICONS } from '../table/emblems';
import { ACTION_WORDS, FACE_WORDS } from './night';

/** The fight in the den, and what comes after. */

export const FIGHTING: Chapter = {
  title: 'Fighting',
  icon: 'fist',
  paragraphs: [
    {
      id: 'order', title: 'The order of things', covers: '109-123 226 227', text: [
        'First comes everything that says “start of fighting”, while the Wound dice still lie on your Health. Then those dice go back, and the spaces they lay on are crossed out. After that, use your sets, your Recon marks and your items in any order, or leave them.',
        'One thing is finished before the next begins. A line that can be done must be done, unless it says “may”. When a line cannot be done, the rest of that ability is lost; and what cannot even begin cannot be used.',
      ],
    },
    {
      id: 'den', title: 'The den', covers: '1 2 12 13', text: ['Rooms are next to each other where a door joins them. You stand in the entrance, which counts as visited. A ring marks, a cross strikes out.'],
    },
    {
      id: 'effects', title: 'What you can do there', covers: '124-153 228 230 9', text: [], key: [
        { icon: 'run', name: 'Move', text: 'into the next room, which is then visited. Not while a Blocker stands in yours.' },
        { icon: 'fist', name: 'Hit', text: '1 damage in your room.' },
        { icon: 'pistol-gun', name: 'Shoot', text: '1 damage in a room next door, never in your own.' },
        { icon: 'sprint', name: 'Jump', text: 'over a room into the one behind it. The room between does not count. Not out of a room with a Blocker.' },
        { icon: 'sight-disabled', name: 'Evade', text: 'one minion here or next door looks away until the round is over: it does not block, wound or protect, and counts as gone for a cleared room. Never the boss.' },
        { icon: 'bowie-knife', name: 'Kill', text: 'a minion in your room dies, whatever it is.' },
        { icon: 'hearts', name: 'Heal', text: 'clear one Wound.' },
        { icon: 'drop', name: 'Wound', text: 'cross out a free Health space.' },
      ],
    },
    {
      id: 'damage', title: 'Damage', covers: '129-138', text: ['One damage kills. A Tough guy takes two in the same fight, from any attacks; a single one is forgotten when the fight is over. The boss cannot be hurt while a Grunt stands with him; what he has taken stays from round to round. A room is cleared when all its minions are dead or evaded; the boss does not matter.'],
    },
    {
      id: 'objectives', title: 'Objectives', covers: '160-171', text: ['Stand in the room with the objective while what it asks is true, and mark it. Once marked it stays. “Kill all next door” wants them dead, not evaded; “clear in one” wants all minions of the room alive when the fight begins and gone now.'],
    },
  ],
};

export const AFTER: Chapter = {
  title: 'Resolution',
  icon: 'first-aid-kit',
  paragraphs: [
    {
      id: 'resolution', title: 'Resolution in pictures', covers: '172-182 189 190', text: [], steps: [
        { icon: 'binoculars', text: 'Recon marks that were not used are gone.' },
        { icon: 'money-stack', text: 'Collect loot from every room that is visited and cleared, wherever you stand. Each is a Loot action; you may leave some for later.' },
        { icon: 'drop', text: 'Wounds: one for each Henchman and for the boss in your room, one for each Gunman in your room or next door.' },
        { icon: 'vial', text: 'Use what says “Resolution”.' },
        { icon: 'broken-heart', text: 'All Health crossed out? You take a Beating.' },
        { icon: 'sight-disabled', text: 'Evaded minions are back.' },
      ],
    },
    {
      id: 'beating', title: 'A Beating', covers: '5 9 183-188', text: ['All Wounds are cleared, extra Health is gone, and from now on you hold three dice instead of four. A second Beating kills you: no points, no further rounds. There is never more than one in a round.'],
    },
  ],
};

export const PEOPLE: Chapter = {
  title: 'Heroes, minions, bosses, items',
  icon: 'person',
  paragraphs: [
    { id: 'heroes', title: 'Four heroes', covers: '17-19', text: ['Each has a trait besides abilities and items; touch a tile to read it.'], key: HERO_IDS.map((id) => ({ picture: `face ${id}`, icon: HERO_ICONS[id], name: `${HEROES[id].name}: ${HEROES[id].traitName}`, text: HEROES[id].traitWords })) },
    { id: 'minions', title: 'Minions', covers: '222', text: [], key: MINION_TYPES.map((type) => ({ icon: MINION_ICONS[type], name: MINIONS[type].name, text: MINIONS[type].words })) },
    { id: 'bosses', title: 'Nine bosses', covers: '20 22 220 221', text: ['The boss wounds you if you end the fight in his room.'], key: BOSS_IDS.map((id) => ({ picture: `face ${id}`, name: `${bossOf(id).name}, ${bossOf(id).health} health`, text: bossOf(id).words })) },
  ],
};

const key = <T extends string>(ids: readonly T[], entry: (id: T) => KeyEntry): readonly KeyEntry[] => ids.map(entry);

export const SYMBOLS: Chapter = {
  title: 'Key of every symbol',
  icon: 'eye-target',
  paragraphs: [
    { id: 'keyFaces', title: 'Fighting dice', covers: '', text: [], key: key(FACES, (face) => ({ icon: FACE_ICONS[face], name: capital(FACE_NAMES[face]), text: FACE_WORDS[face] })) },
    { id: 'keyActions', title: 'Flashback dice', covers: '', text: [], key: key(ACTIONS, (action) => ({ icon: ACTION_ICONS[action], name: ACTION_NAMES[action], text: ACTION_WORDS[action] })) },
    { id: 'keyMinions', title: 'In the den', covers: '', text: [], key: [
      ...key(MINION_TYPES, (type) => ({ icon: MINION_ICONS[type], name: MINIONS[type].name, text: MINIONS[type].words })),
      { icon: 'crowned-skull', name: 'Boss', text: 'the one you came for.' }, { icon: 'money-stack', name: 'Loot', text: 'for Resolution, once the room is visited and cleared.' }, { icon: 'footprint', name: 'Visited', text: 'you have been here.' },
    ] },
    { id: 'keyItems', title: 'Items', covers: '', text: [], key: key(ITEM_IDS, (id) => ({ icon: ITEM_ICONS[id], name: `${itemOf(id).name}, ${HEROES[itemOf(id).hero].name}`, text: itemOf(id).words })) },
  ],
};
