import { isOwn } from '@/engine/own';
import { isSeen } from '@/engine/parts/cards/cards';
import type { Explanation as Explained } from '@/engine/hooks/language';
import type { Explanation } from '@/table/contract';
import type { Forecast } from '@/table/kit/forecast/forecast';

import { ABILITIES, type AbilityId } from '../content/abilities';
import { bossOf, isBigBoss, type BossId } from '../content/bosses';
import { DAMAGE_NAMES, HEAL_COST, type TrackName } from '../content/damage';
import { GANGS } from '../content/gangs';
import { ITEMS } from '../content/items';
import { MINION_TYPES, MINIONS, type MinionType } from '../content/minions';
import { SPECIALS, type MontageCard } from '../content/montageCards';
import { costOf, isItem, tileName, type TileId } from '../content/tiles';
import { cardOf, type CardId } from '../content/vengeanceCards';
import { damageWords, listedOrNothing } from '../rules/describe';
import { cubesOn, hasSwap, healthValue, mindValue, skillBonus, skillValue, spacesOf, stressPenalty } from '../rules/hero/tracks';
import { actionName } from '../rules/montage/spending';
import { isFaceUp, isInPlay } from '../rules/city/recon';
import { SEVERE, type Place, type Player } from '../rules/state';

export const TRACK_NAMES: Readonly<Record<TrackName, string>> = { mind: 'Mind', skill: 'Skill', health: 'Health' };

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What the first empty space of a track is worth. */
function trackValue(player: Player, track: TrackName): string {
  if (track === 'mind') return `${mindValue(player)}${hasSwap(player) ? 'S' : ''}`;
  if (track === 'skill') return `${skillValue(player)}`;
  return `${healthValue(player)}`;
}

const BONUS_WORDS = { none: '', plain: ' and the green die', shot: ' and the green die, whose Skill Shot counts' } as const;

function meaning(player: Player, track: TrackName): string {
  switch (track) {
    case 'mind': {
      const penalty = stressPenalty(player);
      return `${count(mindValue(player), 'Montage die', 'Montage dice')}${hasSwap(player) ? ', one of which may be turned' : ''}${penalty > 0 ? `; the Stress costs ${count(penalty, 'point')} at the end` : ''}`;
    }
    case 'skill':
      return `${count(skillValue(player), 'red Fight die', 'red Fight dice')}${BONUS_WORDS[skillBonus(player)]}`;
    case 'health':
      return `${healthValue(player)} more Hurt and you are down`;
  }
}

/** "Mind 3S, 2 of 7 covered, 1 of them severe: 3 Montage dice, …". */
export function trackWords(player: Player, track: TrackName): string {
  const severe = player[track][SEVERE] ?? 0;
  return `${TRACK_NAMES[track]} ${trackValue(player, track)}, ${cubesOn(player, track)} of ${spacesOf(player, track)} covered${severe > 0 ? `, ${severe} severe` : ''}: ${meaning(player, track)}`;
}

const TRACK_RULES: Readonly<Record<TrackName, string>> = { mind: 'VG-36', skill: 'VG-37', health: 'VG-49' };

export const explainTrack = (player: Player, track: TrackName): Explanation => ({
  title: `${TRACK_NAMES[track]}: ${trackValue(player, track)}`,
  text: `${meaning(player, track)}. The first empty space from the left counts. Healing one ${DAMAGE_NAMES[track]} costs ${HEAL_COST.normal[track]}, a severe one ${HEAL_COST.severe[track]}.`,
  ruleId: TRACK_RULES[track],
});

/** A number of the rules with every reason. */
export const forecastOf = (label: string, { base, value, lines }: Explained<number>): Forecast => ({
  base: { why: 'Printed', value: base },
  lines: lines.map(({ why, change, after }) => ({ why, change: `${change}`, after })),
  total: { label, value },
});

export const ladderWords = (boss: BossId): string =>
  bossOf(boss).ladder.map((vp, i) => `${vp} for ${count(i + 1, 'card')}`).join(', ');

/** "2 Grunts and 1 Henchman" */
export function minionsWords(minions: readonly MinionType[]): string {
  return listedOrNothing(MINION_TYPES.map((type) => ({ type, n: minions.filter((each) => each === type).length })).filter(({ n }) => n > 0).map(({ type, n }) => {
    const { name } = MINIONS[type];
    return count(n, name, name.endsWith('man') ? `${name.slice(0, -3)}men` : `${name}s`);
  }));
}

/** "Batoman, Tengu-Kai, 2 health, with 1 Grunt". */
export function bossWords(boss: BossId): string {
  const { name, gang, health, escort } = bossOf(boss);
  return `${name}${isBigBoss(boss) ? ', Big Boss' : ''}, ${GANGS[gang].name}, ${health} health, with ${minionsWords(escort)}`;
}

export function cardWords(id: CardId): string {
  const { title, boss, damage } = cardOf(id);
  return `${title}${boss ? `, by ${bossOf(boss).name} of the ${GANGS[bossOf(boss).gang].name}` : ', Blitz'}: suffer ${damageWords(damage)}${boss ? `; worth ${ladderWords(boss)}` : ''}`;
}

export function explainCard(id: CardId): Explanation {
  const { title, boss, damage, words } = cardOf(id);
  const prize = boss ? `Kill ${bossOf(boss).name} while this lies in front of you: ${ladderWords(boss)}.` : 'A Blitz card helps to score a cleared Den; it names nobody.';
  return { title, text: `${words} Playing it costs ${damageWords(damage)}. ${prize}`, ruleId: 'VG-24' };
}

export const isAbility = (id: TileId | AbilityId): id is AbilityId => isOwn(ABILITIES, id);
export const anyTileName = (id: TileId | AbilityId): string => (isAbility(id) ? ABILITIES[id].name : tileName(id));
export const tileText = (id: TileId | AbilityId): string => (isAbility(id) ? ABILITIES[id].words : ITEMS[id].words);

export const explainTile = (id: TileId | AbilityId): Explanation => {
  const item = !isAbility(id);
  return { title: anyTileName(id), text: `${tileText(id)} ${item ? 'An Item: used once, then gone.' : 'An Ability: once in every roll of a Fight.'}`, ruleId: item ? 'VG-163' : 'VG-156' };
};

export const tileWords = (id: TileId): string => `${tileName(id)}, ${isItem(id) ? 'Item' : 'Ability'}, costs ${costOf(id)}: ${tileText(id)}`;

/** "Heal 2, speed 1, House Doctor: …"; alone speed does not count. */
export const montageWords = ({ type, points, speed, special }: MontageCard, alone = false): string =>
  `${actionName(type)} ${points}${alone ? '' : `, speed ${speed}`}${special ? `, ${SPECIALS[special].name}: ${SPECIALS[special].words}` : ''}`;

/** The Boss of a place as far as this view knows. */
export function knownBoss(place: Place): BossId | undefined {
  const [card] = place.boss.cards;
  return card !== undefined && isSeen(card) ? card : undefined;
}

export const faceUpBoss = (place: Place): BossId | undefined => (isInPlay(place) && isFaceUp(place) ? knownBoss(place) : undefined);
