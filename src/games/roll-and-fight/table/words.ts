import { numeral } from '@/engine/numerals';
import { neighbours } from '@/engine/parts/den/graph';
import type { Explanation } from '@/table/contract';

import { ABILITIES, type Ability, type AbilityId } from '../content/abilities';
import { bossOf } from '../content/bosses';
import { ACTION_NAMES, FACE_NAMES, type Action, type Face } from '../content/dice';
import { itemOf, type ItemId } from '../content/items';
import { MINIONS, type MinionType } from '../content/minions';
import { XP_PER_POINT, XP_PER_TRAINING, XP_SPACES } from '../content/tracks';
import { roomAt } from '../rules/den';
import type { ActionChoice, Target } from '../rules/moves';
import { isMarked, isVisited, progress } from '../rules/objectives';
import { minionsOfRoom, objectiveWords, stepName } from '../rules/preview';
import { bossIsDead, denOfPlayer, lairOf } from '../rules/scene';
import { lootPoints, trainingPoints } from '../rules/scoring';
import type { Player } from '../rules/state';

export const count = (number: number, one: string, many = `${one}s`): string => `${numeral(number)} ${Math.abs(number) === 1 ? one : many}`;

export const roomName = (player: Player, room: number): string => roomAt(denOfPlayer(player), room).name;

/** "Dining Hall, visited, 2 grunts, 1 blocker, 1 loot, objective …, doors to …" */
export function roomWords(player: Player, room: number): string {
  const den = denOfPlayer(player);
  const { name, boss, objective } = roomAt(den, room);
  const parts = [name];
  if (player.room === room) parts.push('you are here');
  if (isVisited(player, room)) parts.push('visited');
  if (boss) parts.push(`boss ${bossOf(player.boss).name}${bossIsDead(player) ? ', dead' : ''}`);
  const living = minionsOfRoom(player, room).filter(({ dead }) => !dead);
  for (const type of new Set(living.map((enemy) => enemy.type))) {
    const same = living.filter((enemy) => enemy.type === type);
    const evaded = same.filter((enemy) => enemy.evaded).length;
    const dotted = same.filter((enemy) => enemy.dotted).length;
    parts.push(`${count(same.length, MINIONS[type].name.toLowerCase(), MINIONS[type].plural.toLowerCase())}${evaded ? `, ${evaded} evaded` : ''}${dotted ? `, ${dotted} hurt` : ''}`);
  }
  if (living.length === 0) parts.push('nobody left');
  const loot = player.lootLeft[room] ?? 0;
  if (loot > 0) parts.push(count(loot, 'loot', 'loot'));
  if (objective) {
    const { done, of } = progress(player, room, objective);
    parts.push(`objective for ${objective.points} points, ${isMarked(player, room) ? 'marked' : `${done} of ${of}`}`);
  }
  parts.push(`doors to ${neighbours(den, room).map((next) => roomName(player, next)).join(', ')}`);
  return parts.join(', ');
}

export function explainRoom(player: Player, room: number): Explanation {
  const { objective, boss } = roomAt(denOfPlayer(player), room);
  const types = new Set(minionsOfRoom(player, room).filter(({ dead }) => !dead).map(({ type }) => type));
  const lines = [...types].map((type) => `${MINIONS[type].name}: ${MINIONS[type].words}`);
  if (boss) lines.unshift(`${bossOf(player.boss).name}: ${bossOf(player.boss).words} Grunts in this room protect the boss.`);
  if (objective) lines.push(`Objective, ${objective.points} points: ${objectiveWords(objective)} Mark it while you stand here.`);
  if ((player.lootLeft[room] ?? 0) > 0) lines.push('Loot is collected in Resolution, once the room is visited and cleared.');
  return { title: roomName(player, room), text: lines.join('\n') || 'Nobody is left here.', ruleId: objective ? 'RF-160' : boss ? 'RF-132' : 'RF-179' };
}

const slotWords = (faces: readonly Face[]): string => faces.map((face) => FACE_NAMES[face]).join(' or ');

export const diceWords = (ability: AbilityId): string => ABILITIES[ability].dice.map(slotWords).join(', ');

const TIMINGS: Readonly<Record<Ability['timing'], string>> = {
  dice: '', passive: 'Always on.', start: 'Works at the start of fighting.', resolution: 'Works in Resolution.',
};

export function explainAbility(id: AbilityId): Explanation {
  const { name, words, timing, recon, oneUse } = ABILITIES[id];
  const dice = timing === 'dice' ? `Dice: ${diceWords(id)}.` : TIMINGS[timing];
  const reconWords = recon === 0 ? '' : recon === 1 ? 'One Recon marks its recon space.' : 'Two Recons together mark its recon space.';
  return { title: name, text: [words, dice, oneUse ? 'Takes one set per round.' : '', reconWords].filter(Boolean).join(' '), ruleId: oneUse ? 'RF-73' : 'RF-64' };
}

const explainItem = (id: ItemId): Explanation => ({
  title: itemOf(id).name, text: `${itemOf(id).words} A Purchase buys one charge; three charges in the whole game.`, ruleId: 'RF-154',
});

export const explainMinion = (type: MinionType): Explanation => ({ title: MINIONS[type].name, text: MINIONS[type].words, ruleId: 'RF-129' });

const ACTIONS_EXPLAINED: Readonly<Record<Action, readonly [text: string, rule: string]>> = {
  training: ['Mark two experience spaces. They buy abilities, and every third is a point.', 'RF-38'],
  purchase: ['Buy one charge of one of your four items.', 'RF-39'],
  healing: ['Either gain one more Health space, or clear up to two Wounds.', 'RF-40'],
  recon: ['Mark the recon space of Dash, Punch or Fire: one free use this round. Two Recons together mark a dearer one.', 'RF-42'],
  loot: ['Cross a Loot space, or do any other action instead.', 'RF-47'],
};

export const explainAction = (action: Action): Explanation => {
  const [text, ruleId] = ACTIONS_EXPLAINED[action];
  return { title: ACTION_NAMES[action], text, ruleId };
};

/** A chosen action in a few words: "Recon: Dash". */
export function choiceWords(player: Player, choice: ActionChoice): string {
  switch (choice.action) {
    case 'training':
      return `Train: +${XP_PER_TRAINING} XP`;
    case 'purchase': {
      const track = player.items[choice.item];
      return `Buy ${track ? itemOf(track.id).name : 'item'}`;
    }
    case 'healing':
      return choice.way === 'extra' ? '+1 Health space' : `Clear ${count(Math.min(2, player.wounds), 'Wound')}`;
    case 'recon':
      return `Recon ${ABILITIES[choice.ability].name}`;
    case 'loot':
      return 'Take loot';
  }
}

/** Points that a Training or a Loot space would be worth at once. */
function pointsFor(player: Player, action: 'training' | 'loot'): string | undefined {
  const more = action === 'loot'
    ? lootPoints({ ...player, loot: player.loot + 1 }) - lootPoints(player)
    : trainingPoints({ ...player, xp: Math.min(XP_SPACES, player.xp + XP_PER_TRAINING) }) - trainingPoints(player);
  return more > 0 ? `+${count(more, 'point')}` : `${XP_PER_POINT} XP are a point`;
}

/** What it does, before it is paid for; undefined: the words of the choice say it all. */
export function choiceGives(player: Player, choice: ActionChoice): string | undefined {
  switch (choice.action) {
    case 'recon':
      return effectWords(choice.ability);
    case 'purchase': {
      const item = player.items[choice.item];
      return item && itemOf(item.id).words;
    }
    case 'training':
    case 'loot':
      return pointsFor(player, choice.action);
    case 'healing':
      return undefined;
  }
}

export function explainChoice(player: Player, choice: ActionChoice): Explanation {
  if (choice.action === 'recon') return explainAbility(choice.ability);
  const item = choice.action === 'purchase' ? player.items[choice.item] : undefined;
  return item ? explainItem(item.id) : explainAction(choice.action);
}

export function targetWords(player: Player, target: Target): string {
  switch (target.kind) {
    case 'room':
      return roomName(player, target.room);
    case 'boss':
      return bossOf(player.boss).name;
    case 'minion': {
      const printed = lairOf(player).minions[target.minion];
      return printed ? `${MINIONS[printed.type].name}, ${roomName(player, printed.room)}` : 'minion';
    }
    case 'choice':
      return choiceWords(player, target.choice);
  }
}

/** Where a target stands; an action stands nowhere. */
export function roomOfTarget(player: Player, target: Target): number | undefined {
  if (target.kind === 'room') return target.room;
  if (target.kind === 'minion') return lairOf(player).minions[target.minion]?.room;
  return target.kind === 'boss' ? denOfPlayer(player).bossRoom : undefined;
}

export const SHORT_TIMINGS = { passive: 'always on', start: 'start of fighting', resolution: 'in Resolution' } as const;

/** What an ability does, as short as a card: "Move › Hit ×2". */
export function effectWords(id: AbilityId): string {
  const { program, bonus, timing } = ABILITIES[id];
  if (timing !== 'dice') return SHORT_TIMINGS[timing];
  const steps: { name: string; times: number }[] = [];
  for (const name of program.map(stepName)) {
    const last = steps[steps.length - 1];
    if (last?.name === name) last.times += 1;
    else steps.push({ name, times: 1 });
  }
  const main = steps.map(({ name, times }) => (times > 1 ? `${name} ×${times}` : name)).join(' › ');
  return bonus ? `${main} (+${bonus.steps.map(stepName).join('+')})` : main;
}
