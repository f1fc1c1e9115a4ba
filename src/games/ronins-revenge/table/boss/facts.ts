import type { IconName } from '@/theme';

import { bossInPlay } from '../../content/bossInPlay';
import { CATEGORIES } from '../../content/terms';
import { activeWound, woundCard, woundText } from '../../rules/boss/mods';
import { ownersOf } from '../../rules/boss/owners';
import { bossRules } from '../../rules/boss/rules';
import { TOKENS, hasToken } from '../../rules/field/zones';
import { figureName, plain, zoneName } from '../../rules/names';
import { bossRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { GROUND_WORDS } from '../groundWords';
import { CATEGORY_LOOK, TOKEN_LOOK, TYPE_NAMES } from '../look';
import { cubesLeft, cubeWords } from './cubes';

/** One thing to know about the boss as it stands now. */
export interface BossFact {
  readonly sign: IconName;
  readonly words: string;
}

const list = (words: readonly string[]): string => words.join(', ');

/** The bar, the cubes behind it, and the Wound card that is in force. */
function woundFacts(view: BattleState): BossFact[] {
  const active = activeWound(view);
  const cubes = cubesLeft(view);
  const later = view.cubes.map((_, order) => order).filter((order) => order > view.wound && ((view.publicWounds >> order) & 1) === 1);
  return [
    { sign: 'hearts', words: `${view.bossHp} HP on its bar. Every empty bar takes a cube away: ${cubeWords(cubes)} ${cubes === 1 ? 'is' : 'are'} left, and the last one wins the battle.` },
    ...(active ? [{ sign: 'cube', words: `Wound card ${view.wound + 1} of ${view.cubes.length}, ${active.name}: ${plain(woundText(view, active))}` } as const] : []),
    ...later.flatMap((order): BossFact[] => {
      const card = woundCard(view, order);
      return card ? [{ sign: 'eyeball', words: `Later, Wound card ${order + 1}, ${card.name}: ${plain(woundText(view, card))}` }] : [];
    }),
  ];
}

function riverFacts(view: BattleState): BossFact[] {
  const { river } = view.extra;
  if (!river) return [];
  const tide = bossRules(view).tide?.(view) ?? 0;
  return [
    { sign: 'flood', words: `Tide ${tide}: ${tide === 0 ? 'no row is flooded' : tide === 1 ? 'the southernmost row of Zones is flooded' : `the ${tide} southern rows of Zones are flooded`}. ${river.stillRound === view.round ? 'The current stands still this round.' : 'When the round ends, the current carries everybody there south.'}` },
    { sign: 'open-chest', words: `${river.chest} paid in the Fare chest: 1 Ki for every 2 goes to the hero whose attack takes a cube.` },
    ...(river.prepaid.length > 0 ? [{ sign: 'check-mark', words: `First Fare already paid for: ${list(river.prepaid.map((id) => figureName(view, id)))}.` } as const] : []),
  ];
}

function castFacts({ boss, extra: { cast } }: BattleState): BossFact[] {
  const masks = bossInPlay(boss).masks ?? [];
  if (!cast) return [];
  const worn = masks[cast.masks[cast.worn] ?? -1];
  const next = masks[cast.masks[(cast.worn + 1) % cast.masks.length] ?? -1];
  return [
    cast.unmasked
      ? { sign: 'broken-shield', words: 'Unmasked: 3 more damage to the true figure from any side, until it changes.' }
      : { sign: 'duality-mask', words: worn ? `Wears ${worn.name}: all its attacks are ${worn.type}, and the true figure is Resistant to ${worn.type}.` : 'Wears no mask yet.' },
    ...(next ? [{ sign: 'eyeball', words: `Next mask: ${next.name}, ${next.type}.` } as const] : []),
  ];
}

function forgeFacts(view: BattleState): BossFact[] {
  if (!view.extra.forge) return [];
  return CATEGORIES.map((category) => ({ sign: CATEGORY_LOOK[category].sign, words: `${CATEGORY_LOOK[category].name} cards belong to ${list(ownersOf(view, category).map((figure) => figureName(view, bossRef(figure))))}.` }));
}

function bodyFacts({ boss, extra: { body } }: BattleState): BossFact[] {
  if (!body) return [];
  return (bossInPlay(boss).limbs ?? []).map(({ id, name, arc, resists }): BossFact => {
    if (body.broken.includes(id)) return { sign: 'broken-shield', words: `${arc} side, ${name}: broken, the side is open${body.nailed.includes(id) ? ' and nailed, so it never mends' : ''}.` };
    return { sign: 'shield', words: `${arc} side, ${name}: whole. Struck from there it is Resistant to ${resists.join(' and ')}. A cube taken through it breaks it.` };
  });
}

function duelFacts(view: BattleState): BossFact[] {
  const { duel } = view.extra;
  if (!duel) return [];
  const guard = bossRules(view).guard?.(view) ?? [];
  const open = guard.filter((type) => !duel.answered.includes(type));
  return [
    { sign: 'crossed-swords', words: `Guard: ${list(guard.map((type) => TYPE_NAMES[type]))}. ${open.length === 0 ? 'He has answered it this round.' : `A hero who strikes him with ${open.join(' or ')} is answered on the spot.`}` },
    { sign: 'vertical-banner', words: duel.shieldSpent ? 'His Bannermen have taken their blow this round.' : 'The first attack on him in a round hits a Suzaku Bannerman beside him, if there is one.' },
    ...(duel.unspent ? [{ sign: 'muscle-up', words: 'Nobody crossed swords with him: his first attack has 2 more Precision and 2 more damage.' } as const] : []),
  ];
}

function soulFacts({ extra: { souls } }: BattleState): BossFact[] {
  if (!souls) return [];
  const half = (soul: 'night' | 'dawn'): string => (souls.front === soul ? 'in front' : 'behind');
  return [
    { sign: 'evil-moon', words: `Night, ${half('night')}: ${souls.night} HP${souls.night === 0 ? ', silent: its cards are weak' : ''}.` },
    { sign: 'sun-priest', words: `Dawn, ${half('dawn')}: ${souls.dawn} HP${souls.dawn === 0 ? ', silent: its cards are weak' : ''}. You strike the soul on whose side you stand.` },
  ];
}

const isZone = (bits: number | undefined, zone: number): boolean => (((bits ?? 0) >> zone) & 1) === 1;

/** What lies in which Zones: the field in words. */
export function groundFacts(view: BattleState): readonly BossFact[] {
  const zones = view.zones.map((_, zone) => zone);
  const named = (found: readonly number[]): string => list(found.map(zoneName));
  const [eaten, sealed] = [zones.filter((zone) => isZone(view.extra.void, zone)), zones.filter((zone) => isZone(view.extra.night?.sealed, zone))];
  return [
    ...TOKENS.flatMap((token): BossFact[] => {
      const found = zones.filter((zone) => hasToken(view, zone, token));
      return found.length === 0 ? [] : [{ sign: TOKEN_LOOK[token].sign, words: `${TOKEN_LOOK[token].name} in ${named(found)}: ${GROUND_WORDS[token]}` }];
    }),
    ...(eaten.length > 0 ? [{ sign: 'evil-moon', words: `Gone from the map: ${named(eaten)}.` } as const] : []),
    ...(sealed.length > 0 ? [{ sign: 'shield', words: `Sealed, so that no bite harms it: ${named(sealed)}.` } as const] : []),
  ];
}

/** What this boss is about just now; first what every boss has. */
export function bossFacts(view: BattleState): readonly BossFact[] {
  const { words } = bossInPlay(view.boss).card;
  return [
    ...woundFacts(view),
    ...riverFacts(view), ...castFacts(view), ...forgeFacts(view), ...bodyFacts(view), ...duelFacts(view), ...soulFacts(view),
    ...(words === undefined ? [] : [{ sign: 'scroll-unfurled', words: plain(words) } as const]),
  ];
}
