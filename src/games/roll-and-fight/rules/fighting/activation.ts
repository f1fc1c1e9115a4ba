import { demand, refuse } from '@/engine/errors';

import { PUNCH_HITS } from '../../content/abilities';
import { itemOf, type Item, type ItemId } from '../../content/items';
import { returnDice } from '../dice';
import type { Source, Target } from '../moves';
import type { Scene } from '../scene';
import type { Activation, Player } from '../state';
import { abilityOf, diceOfSource, programOf } from './programs';
import { sourceObstacle } from './sources';
import { wordsOf } from './verbWords';
import { fighting } from './verbs';

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
  const activation: Activation = {
    source, dice, base: steps, baseAfterFrom: afterFrom, program: steps, afterFrom, at: 0, pending: [],
    runsLeft: takesModifiers ? fight.waiting.runs : 0, used: [], taken: [], evadedSomebody: false,
  };
  player.activation = activation;
  if (takesModifiers) fight.waiting.runs = 0;
  if (takesModifiers && ability === PUNCH_HITS.ability) fight.waiting.punchHits = 0;
  const item = pay(player, source);
  scene.emit({ type: 'activated', seat, source, ...(ability ? { ability } : {}), ...(item ? { item } : {}) });
  goOn(scene, activation);
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

/** What the running step may be aimed at; empty: no activation waits for a target. */
export const legalTargets = (player: Player): readonly Target[] => (player.activation ? fighting.targets(player, player.activation) : []);

export const maySkip = ({ activation }: Player): boolean => activation !== undefined && fighting.maySkip(activation);

/** Goes on to the next choice, through all runs, or to the end. */
function goOn(scene: Scene, activation: Activation): void {
  while (fighting.advance(scene, activation) === 'over') {
    if (activation.runsLeft === 0) return finish(scene, activation);
    runAgain(scene, activation);
  }
}

function runAgain(scene: Scene, activation: Activation): void {
  activation.runsLeft -= 1;
  fighting.restart(activation, activation.base, activation.baseAfterFrom);
  activation.used = [];
  activation.taken = [];
  activation.evadedSomebody = false;
  scene.emit({ type: 'ranAgain', seat: scene.seat });
}

function finish(scene: Scene, activation: Activation): void {
  returnDice(scene.state.supply, activation.dice.map((die) => die.id));
  scene.player.activation = undefined;
  scene.emit({ type: 'activationEnded', seat: scene.seat });
}

export function skip(scene: Scene): void {
  const { activation } = scene.player;
  demand(activation !== undefined, 'RF-113', 'Nothing is being resolved.');
  demand(fighting.answer(scene, activation, { skip: true }), 'RF-115', 'This effect must be performed.');
  goOn(scene, activation);
}

export function resolve(scene: Scene, target: Target): void {
  const { activation } = scene.player;
  demand(activation !== undefined, 'RF-113', 'Nothing is being resolved.');
  const step = fighting.current(activation);
  demand(step !== undefined, 'RF-113', 'Nothing is being resolved.');
  if (!fighting.answer(scene, activation, { target })) refuse(...wordsOf(step).wrong);
  goOn(scene, activation);
}
