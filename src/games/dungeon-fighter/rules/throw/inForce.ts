import { equipmentCard, type CardId } from '../../content/equipment';
import { DEFAULT_LAUNCH, DEFAULT_TUMBLE, REQUIREMENTS, type LaunchRule, type Requirement, type Span } from '../../content/requirements';
import { LAUNCHERS, REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';
import { currentRoom, monsterAbility } from '../fight/monsters';
import type { DfState } from '../state';

export const requirementOf = (id: RequirementId): Requirement => REQUIREMENTS[id];

export interface ForceSource {
  readonly requirement: RequirementId;
  readonly from: 'monster' | 'room' | CardId;
}

/** What monster, room and declared weapons demand of a throw, each with its source. */
export function sourcesInForce(s: DfState, weapons: readonly CardId[]): ForceSource[] {
  const sources: ForceSource[] = [];
  const { encounter } = s;
  if (!encounter) return sources;
  const monster = monsterAbility(encounter, 'requirement');
  if (monster) sources.push({ requirement: monster.requirement, from: 'monster' });
  const danger = encounter.monster.kind === 'boss' ? undefined : currentRoom(s)?.danger;
  if (danger) sources.push({ requirement: danger, from: 'room' });
  for (const card of weapons) {
    const { effect } = equipmentCard(card);
    if (effect.kind === 'weapon') sources.push({ requirement: effect.requirement, from: card });
  }
  return sources;
}

/** All requirements of a throw, each once however many sources it has (DF-162), in the order of DF-187. */
export function requirementsInForce(s: DfState, weapons: readonly CardId[]): RequirementId[] {
  const sources = sourcesInForce(s, weapons);
  return REQUIREMENT_IDS.filter((id) => sources.some((source) => source.requirement === id));
}

/** From where and how steeply a throw may start: any of several pitches or heights, one distance. */
export interface LaunchZone {
  readonly distance: Span;
  /** Count the distance as the larger of |x| and |y|: the hand is below the table's edge. */
  readonly beyondTable: boolean;
  readonly heights: readonly Span[];
  readonly pitches: readonly Span[];
}

/** Later ones win over earlier ones (DF-186). */
const HEIGHT_ORDER: readonly RequirementId[] = ['sittingShot', 'underTheLegShot', 'underTheTableShot', 'jumpShot', 'dancingShot'];
/** Their heights count only where nothing else names one (DF-304). */
const HEIGHT_LAST: readonly RequirementId[] = ['farShot', 'cardJumpShot'];

const launchOf = (id: RequirementId): LaunchRule => REQUIREMENTS[id].launch;
const isSpan = (span: Span | undefined): span is Span => span !== undefined;

export const launchersOf = (ids: readonly RequirementId[]): RequirementId[] => LAUNCHERS.filter((id) => ids.includes(id));

function heightsOf(ids: readonly RequirementId[], launcher: RequirementId | undefined): readonly Span[] {
  if (launcher) return [launchOf(launcher).z ?? DEFAULT_LAUNCH.z];
  const posture = HEIGHT_ORDER.filter((id) => ids.includes(id)).pop();
  if (posture) return [launchOf(posture).z ?? DEFAULT_LAUNCH.z];
  const rest = HEIGHT_LAST.filter((id) => ids.includes(id)).map((id) => launchOf(id).z).filter(isSpan);
  return rest.length > 0 ? rest : [DEFAULT_LAUNCH.z];
}

function pitchesOf(ids: readonly RequirementId[], launcher: RequirementId | undefined): readonly Span[] {
  const allowed = (launcher ? [launcher] : ids).map((id) => launchOf(id).pitch ?? DEFAULT_LAUNCH.pitch);
  if (allowed.length === 0) return [DEFAULT_LAUNCH.pitch];
  const overCard = launchOf('cardJumpShot').pitch;
  return launcher && overCard && ids.includes('cardJumpShot') ? [...allowed, overCard] : allowed;
}

/** The combined launch of everything in force (DF-86, DF-186, DF-304). */
export function launchZone(ids: readonly RequirementId[]): LaunchZone {
  const launcher = launchersOf(ids).pop();
  let demanded: LaunchRule | undefined;
  for (const id of ids) {
    const rule = launchOf(id);
    if (rule.distance && rule.distance[1] > (demanded?.distance?.[1] ?? 0)) demanded = rule;
  }
  return {
    distance: demanded?.distance ?? DEFAULT_LAUNCH.distance,
    beyondTable: demanded?.beyondTable ?? false,
    heights: heightsOf(ids, launcher),
    pitches: pitchesOf(ids, launcher),
  };
}

/** The calmest hand in force decides how much the die tumbles (DF-87). */
export const tumbleOf = (ids: readonly RequirementId[]): number =>
  ids.reduce((least, id) => Math.min(least, REQUIREMENTS[id].tumble ?? DEFAULT_TUMBLE), DEFAULT_TUMBLE);

export const swayOf = (ids: readonly RequirementId[]): number => ids.reduce((most, id) => Math.max(most, REQUIREMENTS[id].sway ?? 0), 0);
