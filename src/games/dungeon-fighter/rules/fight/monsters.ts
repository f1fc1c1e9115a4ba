import { bossCard } from '../../content/bosses';
import { faceOf, type Face, type Room } from '../../content/faces';
import { firstEditionCard, monsterCard, type Monster, type MonsterId } from '../../content/monsters';
import { HIDDEN, LEVELS, type Color, type Level, type MonsterAbility, type MonsterAbilityKind } from '../../content/vocabulary';
import type { DfState, Encounter, MonsterRef } from '../state';

export function cardOf(monster: MonsterRef): Monster {
  if (monster.kind === 'boss') return bossCard(monster.id);
  return monster.edition === 2 ? monsterCard(monster.id) : firstEditionCard(monster.id);
}

/** A monster of the edition that is played: the cards have not changed since the second. */
export const monsterIn = ({ edition }: Pick<DfState, 'edition'>, id: MonsterId): MonsterRef => (edition === undefined ? { kind: 'monster', id } : { kind: 'monster', id, edition: 2 });

/** The monster's special ability, unless a melody has silenced it (DF-146). */
export const abilityInForce = (encounter: Encounter): MonsterAbility | undefined =>
  encounter.tokens.melody ? undefined : cardOf(encounter.monster).ability;

/** The monster's ability, if it is of this kind and in force. */
export function monsterAbility<K extends MonsterAbilityKind>(
  encounter: Encounter,
  kind: K,
): Extract<MonsterAbility, { readonly kind: K }> | undefined {
  const ability = abilityInForce(encounter);
  return ability?.kind === kind ? (ability as Extract<MonsterAbility, { readonly kind: K }>) : undefined;
}

/** The hero dice the thrower holds and may throw (DF-33, DF-154). */
export function throwableDice(encounter: Encounter): Color[] {
  const immune = monsterAbility(encounter, 'heroDiceImmunity')?.color;
  return encounter.hand.filter((color) => color !== immune);
}

export function currentFace(s: DfState): Face {
  const id = s.floors[s.floor];
  if (!id) throw new Error(`there is no floor ${s.floor}`);
  return faceOf(id);
}

/** The room the party stands in; undefined before the final boss. */
export const currentRoom = (s: DfState): Room | undefined => (s.room === undefined ? undefined : currentFace(s).rooms[s.room]);

/** The highest tier of the tower that still has a card (DF-26). */
export const topTier = (s: DfState): Level | undefined => LEVELS.find((level) => s.tower[level].length > 0);

export function drawMonster(s: DfState, level: Level): MonsterId {
  const id = s.tower[level].shift();
  if (id === undefined || id === HIDDEN) throw new Error(`no monster to draw from tier ${level}`);
  return id;
}
