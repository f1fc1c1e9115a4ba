import { capital } from '@/engine/words';
import type { Chapter, KeyEntry } from '@/rulebook';

import { DAMAGE_NAMES, TRACKS } from '../content/damage';
import { FIGHT_FACES, MONTAGE_FACES, TOKENS } from '../content/dice';
import { GANG_IDS, GANGS } from '../content/gangs';
import { MINION_TYPES, MINIONS } from '../content/minions';
import { MONTAGE_ACTIONS } from '../content/montageCards';
import { faceWord, tokenWord } from '../rules/describe';
import { faceName } from '../rules/montage/dice';
import { actionName } from '../rules/montage/spending';
import { ACTION_ICONS, DAMAGE_ICONS, FIGHT_FACE_ICONS, GANG_ICONS, MONTAGE_FACE_ICONS, TOKEN_ICONS, TRACK_ICONS } from '../table/emblems';

/** Every sign that is printed anywhere in the box. Lists come from the tables, so none can be forgotten. */

const TRACK_WORDS = { mind: 'Montage dice', skill: 'Fight dice', health: 'what you can take' } as const;
const KIND_SHAPES = { grunt: 'a circle', toughGuy: 'a square', gunman: 'a crosshair', blocker: 'a bar', henchman: 'the sign of the gang' } as const;

const key = <T extends string>(names: readonly T[], entry: (name: T) => KeyEntry): readonly KeyEntry[] => names.map(entry);

export const SYMBOLS: Chapter = {
  title: 'Key of every symbol',
  icon: 'film-spool',
  paragraphs: [
    { id: 'keyFight', title: 'Fight dice and actions', covers: '', text: [], key: [
      ...key(FIGHT_FACES, (face) => ({ icon: FIGHT_FACE_ICONS[face], name: faceWord(face), text: 'on Fight dice' })),
      ...key(TOKENS.filter((token) => token === 'slip'), (token) => ({ icon: TOKEN_ICONS[token], name: tokenWord(token), text: 'among the actions' })),
    ] },
    { id: 'keyMontage', title: 'Montage dice and cards', covers: '', text: [], key: [
      ...key(MONTAGE_FACES, (face) => ({ icon: MONTAGE_FACE_ICONS[face], name: faceName(face), text: 'on Montage dice' })),
      ...key(MONTAGE_ACTIONS, (action) => ({ icon: ACTION_ICONS[action], name: actionName(action), text: 'on montage cards' })),
    ] },
    { id: 'keyTracks', title: 'Tracks and damage', covers: '', text: ['A black cube with a cross is severe.'], key: [
      ...key(TRACKS, (track) => ({ icon: TRACK_ICONS[track], name: capital(track), text: TRACK_WORDS[track] })),
      ...key(TRACKS, (track) => ({ icon: DAMAGE_ICONS[track], name: DAMAGE_NAMES[track], text: `damage to ${capital(track)}` })),
    ] },
    { id: 'keyPeople', title: 'People', covers: '', text: [], key: [
      ...key(MINION_TYPES, (type) => ({ picture: `minion ${type}`, name: MINIONS[type].name, text: `on the base ${KIND_SHAPES[type]}` })),
      ...key(GANG_IDS, (gang) => ({ icon: GANG_ICONS[gang], picture: `gang ${gang}`, name: GANGS[gang].name, text: GANGS[gang].words })),
    ] },
  ],
};
