import { ABILITIES, type AbilityId } from '../content/abilities';
import type { Objective } from '../content/dens/den';
import { itemOf } from '../content/items';
import { MINIONS, type MinionType } from '../content/minions';
import type { Step } from '../content/steps';
import { chargesLeft } from './actions';
import { abilityOf, diceOfSource, programOf } from './fighting/programs';
import { sourceObstacle } from './fighting/sources';
import { wordsOf } from './fighting/verbWords';
import { fighting } from './fighting/verbs';
import type { Source } from './moves';
import { isMarked, isMet, progress, type Progress } from './objectives';
import { bestSet } from './rolling/offers';
import { diceAbilities } from './rolling/supply';
import { lairOf } from './scene';
import { DEAD, DOT, EVADED, type Player, type PoolDie } from './state';

/** What the table needs to know before anybody chooses. Nothing here changes a state. */

export interface EnemyView {
  readonly minion: number;
  readonly type: MinionType;
  readonly dead: boolean;
  readonly evaded: boolean;
  readonly dotted: boolean;
}

export function minionsOfRoom(player: Player, room: number): readonly EnemyView[] {
  const { inRoom, minions } = lairOf(player);
  return (inRoom[room] ?? []).flatMap((minion) => {
    const printed = minions[minion];
    const marks = player.minions[minion] ?? 0;
    if (!printed) return [];
    return [{ minion, type: printed.type, dead: (marks & DEAD) !== 0, evaded: (marks & EVADED) !== 0, dotted: (marks & DOT) !== 0 }];
  });
}

export function objectiveWords(objective: Objective): string {
  switch (objective.kind) {
    case 'killAdjacent':
      return `Kill all ${objective.types.map((type) => MINIONS[type].plural.toLowerCase()).join(' and ')} in the rooms next door.`;
    case 'visitCount':
      return `Visit ${objective.count} rooms.`;
    case 'killCount':
      return `Kill ${objective.count} ${MINIONS[objective.type].plural.toLowerCase()} anywhere in the den.`;
    case 'healthSix':
      return 'Have all six Health spaces.';
    case 'hitBoss':
      return 'Damage the boss at least once.';
    case 'visitAdjacent':
      return 'Visit every room next door.';
    case 'clearInOne':
      return 'Clear this whole room in a single round.';
  }
}

export interface ObjectiveView {
  readonly room: number;
  readonly objective: Objective;
  readonly words: string;
  readonly progress: Progress;
  readonly marked: boolean;
  readonly met: boolean;
}

export function objectivesOf(player: Player): readonly ObjectiveView[] {
  return lairOf(player).den.rooms.flatMap(({ objective }, room) => {
    if (!objective) return [];
    const words = objectiveWords(objective);
    return [{ room, objective, words, progress: progress(player, room, objective), marked: isMarked(player, room), met: isMet(player, room, objective) }];
  });
}

/** A step as a chip: "Move", "Hit?" for one that may be skipped, "Hit / Shoot" for alternatives. */
export function stepName(step: Step): string {
  if (step.do === 'either') return step.ways.map((way) => way.map(stepName).join(' + ')).join(' / ');
  return 'may' in step && step.may ? `${wordsOf(step).name}?` : wordsOf(step).name;
}

export interface ActivationView {
  readonly source: Source;
  readonly name: string;
  readonly words: string;
  readonly steps: readonly string[];
  readonly ability?: AbilityId;
  /** Charges of the item, or 1. */
  readonly uses: number;
  /** Why it cannot be started now; absent: it can. */
  readonly obstacle?: { readonly rule: string; readonly words: string };
}

function viewOf(player: Player, source: Source): ActivationView {
  const ability = abilityOf(player, source);
  const track = source.from === 'item' ? player.items[source.item] : undefined;
  const thing = ability ? ABILITIES[ability] : track && itemOf(track.id);
  const reason = sourceObstacle(player, source);
  return {
    source,
    name: thing?.name ?? '',
    words: thing?.words ?? '',
    steps: programOf(player, source, diceOfSource(player, source)).steps.map(stepName),
    uses: track ? chargesLeft(track) : 1,
    ...(ability ? { ability } : {}),
    ...(reason ? { obstacle: { rule: reason[0], words: reason[1] } } : {}),
  };
}

/** The tray of the fight: everything the player owns that could be activated, also what cannot be started right now. */
export function activationTray(player: Player): readonly ActivationView[] {
  const tiles: Source[] = player.tiles.flatMap((tile) => {
    const { timing } = ABILITIES[tile];
    return timing === 'start' || timing === 'resolution' ? [{ from: 'tile', tile }] : [];
  });
  const sets: Source[] = player.sets.map((_, set) => ({ from: 'set', set }));
  const recon: Source[] = player.recon.map((ability) => ({ from: 'recon', ability }));
  const items: Source[] = player.items.flatMap((track, item) => (chargesLeft(track) > 0 ? [{ from: 'item', item }] : []));
  return [...tiles, ...sets, ...recon, ...items].map((source) => viewOf(player, source));
}

/** The steps still to come of the running activation, the current one first. */
export function stepsToCome(player: Player): readonly Step[] {
  const { activation } = player;
  if (!activation || !fighting.current(activation)) return [];
  return [...activation.pending, ...activation.program.slice(activation.at)];
}

export interface SetOffer {
  readonly ability: AbilityId;
  readonly dice: readonly PoolDie[];
}

/** Abilities that glow: a complete set lies in the pool, with the dice the app would take. */
export function setOffers(player: Player): readonly SetOffer[] {
  return diceAbilities(player).flatMap((ability) => {
    const dice = bestSet(player, ability);
    return dice ? [{ ability, dice }] : [];
  });
}
