import type { IconName } from '@/theme';

import type { BossId } from '../content/roster';
import type { Arc, Category, DamageType, HeroId, MinionId, ObjectKind, ZoneToken } from '../content/terms';
import type { BreakPart } from '../content/boss';
import { roninsRevenge } from '../manifest';
import { OBJECT_NAMES, TOKEN_NAMES } from '../words/things';
import { BREAK_SIGNS, TYPE_SIGNS } from './signs';

/** Ink on washi, one seal of lacquer red. */
export const FONTS = roninsRevenge.fonts;

/** Drawn ink. Words on panels take their colours from the theme, which has the same palette. */
export const INK = {
  washi: '#EFE8D8', pale: '#F9F4E8', fibre: '#DDD3BE', ink: '#1B1918', wash: '#6F675C', mist: '#BDB29B',
  red: '#9E1B1B', seal: '#B3201C', gold: '#C79A3A', moss: '#2A573F', water: '#4C6B7A', ember: '#C1531B', venom: '#5E7A2A', dusk: '#5A4473',
} as const;

/** Every hero has a colour and, beside it, a face: never the colour alone. */
export const HERO_INKS: Readonly<Record<HeroId, string>> = { takahiro: '#9E1B1B', sayaka: '#3F3A6B', kosuke: '#7A4A12', kensho: '#2A573F' };

export const BOSS_SIGNS: Readonly<Record<BossId, IconName>> = {
  ushikado: 'minotaur', itoguruma: 'spider-face', funakuro: 'pirate-grave', nineFaces: 'duality-mask', raitora: 'tiger-head', kugi: 'voodoo-doll',
  akaAo: 'oni', gashaO: 'crowned-skull', harunobu: 'samurai-helmet', fifthWanderer: 'cowled', cagedDawn: 'sun-priest', devouringNight: 'evil-moon',
};

export const TOKEN_LOOK: Readonly<Record<ZoneToken, { readonly sign: IconName; readonly ink: string; readonly name: string }>> = {
  high: { sign: 'hills', ink: INK.wash, name: TOKEN_NAMES.high },
  difficult: { sign: 'stone-pile', ink: INK.wash, name: TOKEN_NAMES.difficult },
  fire: { sign: 'flame', ink: INK.ember, name: TOKEN_NAMES.fire },
  poison: { sign: 'poison-bottle', ink: INK.venom, name: TOKEN_NAMES.poison },
  spikes: { sign: 'spikes', ink: INK.ink, name: TOKEN_NAMES.spikes },
  corruption: { sign: 'death-zone', ink: INK.dusk, name: TOKEN_NAMES.corruption },
  web: { sign: 'spider-web', ink: INK.wash, name: TOKEN_NAMES.web },
  flood: { sign: 'flood', ink: INK.water, name: TOKEN_NAMES.flood },
  bones: { sign: 'skull-crossed-bones', ink: INK.wash, name: TOKEN_NAMES.bones },
  gnawed: { sign: 'chewed-skull', ink: INK.dusk, name: TOKEN_NAMES.gnawed },
};

export const OBJECT_LOOK: Readonly<Record<ObjectKind, { readonly sign: IconName; readonly name: string }>> = {
  shrine: { sign: 'shinto-shrine', name: OBJECT_NAMES.shrine },
  barrel: { sign: 'oil-drum', name: OBJECT_NAMES.barrel },
  pot: { sign: 'round-bottom-flask', name: OBJECT_NAMES.pot },
  statue: { sign: 'stone-bust', name: OBJECT_NAMES.statue },
  pillar: { sign: 'ionic-column', name: OBJECT_NAMES.pillar },
  trough: { sign: 'water-gallon', name: OBJECT_NAMES.trough },
};

export const CATEGORY_LOOK: Readonly<Record<Category, { readonly sign: IconName; readonly name: string }>> = {
  L: { sign: 'sword-brandish', name: 'Light' },
  H: { sign: 'hammer-drop', name: 'Heavy' },
  S: { sign: 'sparkles', name: 'Special' },
};

export const TYPE_NAMES: Readonly<Record<DamageType, string>> = { slashing: 'Slashing', piercing: 'Piercing', crushing: 'Crushing', mystic: 'Mystic' };


export const MINION_SIGNS: Readonly<Record<MinionId, IconName>> = {
  chainWretch: 'convict', emberCrow: 'raven', threadling: 'spider-alt', voiceHusk: 'spectre', drownedFare: 'drowning', pilotLight: 'lantern-flame',
  blackStagehand: 'ninja-mask', lanternMoth: 'butterfly', sparkKit: 'fox', thunderDrum: 'drum', pinSparrow: 'sparrow', shearHand: 'shears', slagImp: 'imp',
  chainSapling: 'tree-growth', bonePilgrim: 'skeleton', suzakuBannerman: 'vertical-banner', keepArcher: 'bowman', inkShade: 'ink-swirl', barWarden: 'key-lock',
  strayRay: 'sunbeams', hungerMote: 'fangs-circle', wickEater: 'candle-flame',
};

/** A part of a Break condition as a sign; its words stand beside it or in the label. */
export function breakSign(part: BreakPart): IconName {
  if (typeof part === 'string') return BREAK_SIGNS[part];
  return 'arc' in part ? BREAK_SIGNS.arc : TYPE_SIGNS[part.type];
}

const ARC_NAMES: Readonly<Record<Arc, string>> = { front: 'Front', right: 'Right', rear: 'Rear', left: 'Left' };
const KEYWORD_NAMES = { support: 'Support', alone: 'Alone', flank: 'Flank', crowd: 'Crowd' } as const;

/** "Rear", "Side", "Flank", "Slashing": a part of a Break condition in a word or two. */
export function breakName(part: BreakPart): string {
  if (typeof part === 'string') return KEYWORD_NAMES[part];
  if ('type' in part) return TYPE_NAMES[part.type];
  return part.arc.join() === 'left,right' ? 'Side' : part.arc.map((arc) => ARC_NAMES[arc]).join(' or ');
}
