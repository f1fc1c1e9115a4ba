import { demand, refuse } from '@/engine/errors';

import { PUNCH_HITS } from '../../content/abilities';
import { itemOf, type Item, type ItemId } from '../../content/items';
import type { Step } from '../../content/steps';
import { returnDice } from '../dice';
import type { Source, Target } from '../moves';
import type { Scene } from '../scene';
import type { Activation, Player } from '../state';
import { apply, applyByItself } from './effects';
import { abilityOf, diceOfSource, programOf } from './programs';
import { sourceObstacle } from './sources';
import { isAmong } from './sameTarget';
import { isPossible, needsNoTarget, targetsOf } from './targets';

export function activate(scene: Scene, source: Source): void {
  const { player, seat } = scene;
  demand(player.activation === undefined, 'RF-113', 'Finish the running activation first.');
  const reason = sourceObstacle(player, source);
  if (reason) refuse(...reason);
  const dice = diceOfSource(player, source);
  const ability = abilityOf(player, source);
  const { steps, afterFrom } = programOf(player, source, dice);
  const { fight } = player;
  const takesModifiers = fight !== undefined && (source.from === 'set' || source.from === 'recon');
  player.activation = {
    source, dice, base: steps, baseAfterFrom: afterFrom, program: steps, afterFrom, at: 0, pending: [],
    runsLeft: takesModifiers ? fight.waiting.runs : 0, used: [], taken: [], evadedSomebody: false,
  };
  if (takesModifiers) fight.waiting.runs = 0;
  if (takesModifiers && ability === PUNCH_HITS.ability) fight.waiting.punchHits = 0;
  const item = pay(player, source);
  scene.emit({ type: 'activated', seat, source, ...(ability ? { ability } : {}), ...(item ? { item } : {}) });
  advance(scene);
}

/** Takes what the activation costs off the board; its dice return when it is over (RF-118). */
function pay(player: Player, source: Source): ItemId | undefined {
  if (player.fight) player.fight.mirrors = source.from === 'item' && usesMirror(player, source.item) ? player.fight.mirrors - 1 : 0;
  switch (source.from) {
    case 'set':
      player.sets.splice(source.set, 1);
      return undefined;
    case 'recon':
      player.recon = player.recon.filter((id) => id !== source.ability);
      return undefined;
    case 'tile':
      player.tilesUsed.push(source.tile);
      return undefined;
    case 'item': {
      const track = player.items[source.item];
      if (track) track.spent += 1;
      return track?.id;
    }
  }
}

function usesMirror(player: Player, slot: number): boolean {
  const track = player.items[slot];
  const item: Item | undefined = track && itemOf(track.id);
  return item?.afterObjective === true;
}

export const currentStep = (activation: Activation): Step | undefined => activation.pending[0] ?? activation.program[activation.at];

/** What the running step may be aimed at; empty: no activation waits for a target. */
export function legalTargets(player: Player): readonly Target[] {
  const { activation } = player;
  const step = activation && currentStep(activation);
  return activation && step ? targetsOf(player, step, activation) : [];
}

export const maySkip = (player: Player): boolean => player.activation !== undefined && currentStep(player.activation)?.may === true;

/** Does what needs no choice, passes over what cannot be done, and stops where the player must choose. */
function advance(scene: Scene): void {
  const { player } = scene;
  for (;;) {
    const { activation } = player;
    if (!activation) return;
    const step = currentStep(activation);
    if (!step) {
      if (activation.runsLeft > 0) runAgain(scene, activation);
      else return finish(scene, activation);
    } else if (!isPossible(player, step, activation)) passOver(scene, activation, step);
    else if (needsNoTarget(step) && !step.may) {
      applyByItself(scene, step);
      nextStep(activation);
    } else return;
  }
}

/** An impossible optional step is skipped; any other ends the run, but not what passives add to it (RF-116, RF-227). */
function passOver(scene: Scene, activation: Activation, step: Step): void {
  const exhausted = step.do === 'hitEach' && activation.used.length > 0;
  if (step.may || exhausted) return nextStep(activation);
  scene.emit({ type: 'effectsLost', seat: scene.seat, steps: activation.afterFrom - activation.at });
  activation.at = activation.afterFrom;
}

function nextStep(activation: Activation): void {
  if (activation.pending.length > 0) activation.pending = activation.pending.slice(1);
  else activation.at += 1;
}

function runAgain(scene: Scene, activation: Activation): void {
  activation.runsLeft -= 1;
  activation.program = activation.base;
  activation.afterFrom = activation.baseAfterFrom;
  activation.at = 0;
  activation.used = [];
  activation.taken = [];
  activation.evadedSomebody = false;
  scene.emit({ type: 'ranAgain', seat: scene.seat });
}

function finish(scene: Scene, activation: Activation): void {
  returnDice(scene.state.supply, activation.dice.map((die) => die.id));
  delete scene.player.activation;
  scene.emit({ type: 'activationEnded', seat: scene.seat });
}

export function skip(scene: Scene): void {
  const { activation } = scene.player;
  demand(activation !== undefined, 'RF-113', 'Nothing is being resolved.');
  demand(maySkip(scene.player), 'RF-115', 'This effect must be performed.');
  nextStep(activation);
  advance(scene);
}

/** The rule that a bad target breaks depends on what is being done. */
const WRONG_TARGET: Readonly<Record<Step['do'], readonly [string, string]>> = {
  move: ['RF-124', 'Move goes through a door into an adjacent room.'],
  jump: ['RF-144', 'Jump goes two doors far, to another room.'],
  hit: ['RF-128', 'Hit takes a living enemy in your own room that it can damage.'],
  hitEach: ['RF-128', 'Every minion of your room is hit once.'],
  shoot: ['RF-139', 'Shoot takes an enemy in an adjacent room that it can damage, never in your own.'],
  evade: ['RF-149', 'Evade takes an active minion, in your room or next door.'],
  kill: ['RF-152', 'Kill takes a living minion within its reach.'],
  either: ['RF-226', 'Only a way that can be performed may be chosen.'],
  action: ['RF-115', 'This action is not offered.'],
  loot: ['RF-231', 'This action is not offered.'],
  heal: ['RF-114', 'This happens by itself.'],
  wound: ['RF-114', 'This happens by itself.'],
  ready: ['RF-114', 'This happens by itself.'],
};

export function resolve(scene: Scene, target: Target): void {
  const { player } = scene;
  const { activation } = player;
  demand(activation !== undefined, 'RF-113', 'Nothing is being resolved.');
  const step = currentStep(activation);
  demand(step !== undefined, 'RF-113', 'Nothing is being resolved.');
  if (!isAmong(targetsOf(player, step, activation), target)) refuse(...WRONG_TARGET[step.do]);
  if (step.do === 'either') chooseWay(player, activation, step.ways, target);
  const aimed = currentStep(activation) ?? step;
  // Passed first, so that a step that comes up in between (Master Planner) is not taken for the one just done.
  if (aimed.do !== 'hitEach') nextStep(activation);
  apply(scene, activation, aimed, target);
  advance(scene);
}

/** The target tells which way was meant; the alternatives become the steps of that way. */
function chooseWay(player: Player, activation: Activation, ways: readonly (readonly Step[])[], target: Target): void {
  const way = ways.find(([first]) => first !== undefined && isAmong(targetsOf(player, first, activation), target)) ?? [];
  const { program, at } = activation;
  activation.program = [...program.slice(0, at), ...way, ...program.slice(at + 1)];
  activation.afterFrom += way.length - 1;
}
