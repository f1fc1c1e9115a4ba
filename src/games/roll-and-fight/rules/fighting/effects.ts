import type { Step } from '../../content/steps';
import { perform } from '../actions';
import { clearWounds, wound } from '../health';
import type { Target } from '../moves';
import { lairOf, type Scene } from '../scene';
import type { Activation, Player } from '../state';
import { damageBoss, damageMinion, evadeMinion, killMinion } from './damage';
import { shotsEvade } from './targets';

/** Does one step to the target that was chosen for it. */
export function apply(scene: Scene, activation: Activation, step: Step, target: Target): void {
  switch (target.kind) {
    case 'room':
      if (step.do === 'move' && step.once !== undefined) activation.taken = [...activation.taken, step.once];
      return enter(scene, target.room, step.do === 'jump');
    case 'minion':
      return applyToMinion(scene, activation, step, target.minion);
    case 'boss': {
      const by = step.do === 'shoot' ? 'shoot' : 'hit';
      const room = lairOf(scene.player).den.bossRoom;
      if (by === 'shoot') noteShot(scene.player, activation, room);
      scene.emit({ type: 'attacked', seat: scene.seat, by, room });
      return damageBoss(scene, by);
    }
    case 'choice':
      if (step.do === 'loot') takeLootIcon(scene);
      return perform(scene, target.choice);
  }
}

function takeLootIcon({ player, seat, emit }: Scene): void {
  player.lootLeft[player.room] = (player.lootLeft[player.room] ?? 0) - 1;
  emit({ type: 'lootCollected', seat, room: player.room });
}

function noteShot(player: Player, activation: Activation, room: number): void {
  activation.used = [...activation.used, room];
  const waiting = player.fight?.waiting;
  if (waiting && waiting.plainShots > 0) waiting.plainShots -= 1;
}

function applyToMinion(scene: Scene, activation: Activation, step: Step, minion: number): void {
  const { player, seat } = scene;
  const room = lairOf(player).minions[minion]?.room ?? 0;
  switch (step.do) {
    case 'evade':
      return evadeMinion(scene, minion);
    case 'kill':
      activation.used = [...activation.used, room];
      scene.emit({ type: 'attacked', seat, by: 'kill', room, minion });
      return killMinion(scene, minion);
    case 'shoot': {
      const evades = shotsEvade(player);
      noteShot(player, activation, room);
      scene.emit({ type: 'attacked', seat, by: 'shoot', room, minion });
      return evades ? evadeMinion(scene, minion) : damageMinion(scene, minion);
    }
    default:
      if (step.do === 'hitEach') activation.used = [...activation.used, minion];
      scene.emit({ type: 'attacked', seat, by: 'hit', room, minion });
      return damageMinion(scene, minion);
  }
}

function enter(scene: Scene, room: number, jump: boolean): void {
  const { player, seat } = scene;
  const from = player.room;
  const firstVisit = (player.visited & (1 << room)) === 0;
  player.room = room;
  player.visited |= 1 << room;
  if (player.fight) player.fight.moved = true;
  scene.emit({ type: 'moved', seat, from, room, jump, firstVisit });
}

/** Does a step that has no target. */
export function applyByItself(scene: Scene, step: Step): void {
  const { player, seat } = scene;
  if (step.do === 'heal') clearWounds(scene, 1);
  else if (step.do === 'wound') wound(scene, 1, 'effect');
  else if (step.do === 'ready' && player.fight) {
    player.fight.waiting[step.what] += 1;
    scene.emit({ type: 'waits', seat, what: step.what });
  }
}
