import type { Chapter, KeyEntry } from '@/rulebook';

import { CATEGORIES, DAMAGE_TYPES, type ObjectKind, type ZoneToken } from '../content/terms';
import { GROUND_WORDS, THING_WORDS } from '../table/groundWords';
import { CATEGORY_LOOK, OBJECT_LOOK, TOKEN_LOOK, TYPE_NAMES } from '../table/look';
import { BATTLE_SIGNS, BREAK_SIGNS, RESOURCE_SIGNS, TYPE_SIGNS } from '../table/signs';
import { bossKey } from './bosses';
import { CONDITION_KEY } from './strike';

/** Every sign that stands anywhere in the box. Lists come from the tables, so none can be forgotten. */

const BATTLE_WORDS: Readonly<Record<keyof typeof BATTLE_SIGNS, readonly [string, string]>> = {
  threat: ['Threat', 'the hero whom the boss goes for.'], event: ['Event', 'takes the slot with its number when all heroes have acted.'], broken: ['Broken', 'this card will be skipped.'],
  counterstrike: ['Counterstrike', 'this weapon is ready to answer attacks of its type.'], cube: ['Cube', 'a whole bar of the boss.'], destiny: ['Destiny card', 'instead of dice, and for votes.'],
  special: ['Special symbol', 'sets off your Special Ability.'], dodge: ['Dodge', 'at least the Precision: not hit.'], armor: ['Armor', 'taken off every hit.'], precision: ['Precision', 'what your Dodge must reach.'],
  flask: ['Flask', 'heals with a Rest, and stands you up again.'], rest: ['Rest', '5 Stamina, or 1 Yin and 1 Yang.'], wall: ['Wall', 'stops steps and sight.'], sight: ['Line of sight', 'needed by every attack.'],
};

const BREAK_WORDS: Readonly<Record<keyof typeof BREAK_SIGNS, readonly [string, string]>> = {
  support: ['Support', 'a hero right beside you.'], flank: ['Flank', 'you and another hero flank the boss.'], alone: ['Alone', 'nobody within 2 of you but the boss.'],
  crowd: ['Crowd', 'three heroes right beside the boss.'], arc: ['Arc', 'you stand in the arc that is named; Side is left or right.'], type: ['Type', 'your attack has the type that is named.'],
};

const RESOURCE_WORDS: Readonly<Record<keyof typeof RESOURCE_SIGNS, readonly [string, string]>> = {
  hp: ['Health, or HP', 'at none you fall; on Comrades: Life Force.'], stamina: ['Stamina', 'pays for attacks, steps and dodging.'], ki: ['Ki', 'good for anything.'], yin: ['Yin', 'fused with a Yang it makes 1 Ki.'], yang: ['Yang', 'fused with a Yin it makes 1 Ki.'],
};

const key = <T extends string>(signs: Readonly<Record<T, NonNullable<KeyEntry['icon']>>>, words: Readonly<Record<T, readonly [string, string]>>): readonly KeyEntry[] =>
  (Object.keys(words) as T[]).map((id) => ({ icon: signs[id], name: words[id][0], text: words[id][1] }));

export const SYMBOLS: Chapter = {
  title: 'Key of every symbol',
  icon: 'eyeball',
  paragraphs: [
    { id: 'keyPeople', title: 'What heroes have', covers: '', text: [], key: key(RESOURCE_SIGNS, RESOURCE_WORDS) },
    { id: 'keyAttacks', title: 'Attacks', covers: '', text: [], key: [
      ...CATEGORIES.map((category) => ({ icon: CATEGORY_LOOK[category].sign, name: CATEGORY_LOOK[category].name, text: `pulls the ${CATEGORY_LOOK[category].name} card.` })),
      ...DAMAGE_TYPES.map((type) => ({ icon: TYPE_SIGNS[type], name: TYPE_NAMES[type], text: 'a damage type.' })),
    ] },
    { id: 'keyBattle', title: 'In battle', covers: '', text: [], key: key(BATTLE_SIGNS, BATTLE_WORDS) },
    { id: 'keyBreak', title: 'Break', covers: '', text: [], key: key(BREAK_SIGNS, BREAK_WORDS) },
    { id: 'keyConditions', title: 'Conditions', covers: '', text: [], key: CONDITION_KEY },
    { id: 'keyGround', title: 'Ground', covers: '', text: [], key: (Object.keys(GROUND_WORDS) as ZoneToken[]).map((token) => ({ icon: TOKEN_LOOK[token].sign, name: TOKEN_LOOK[token].name, text: GROUND_WORDS[token] })) },
    { id: 'keyObjects', title: 'Objects', covers: '', text: [], key: (Object.keys(THING_WORDS) as ObjectKind[]).map((kind) => ({ icon: OBJECT_LOOK[kind].sign, name: OBJECT_LOOK[kind].name, text: THING_WORDS[kind] })) },
    { id: 'keyBosses', title: 'Bosses', covers: '', text: [], key: bossKey },
  ],
};
