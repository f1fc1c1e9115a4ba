import { interpreter } from '@/engine/effects/interpreter';
import { neighbours } from '@/engine/parts/den/graph';

import type { Fighting } from '../../content/steps';
import { choicesFor, lootChoices, perform } from '../actions';
import { availableHealth, clearWounds, wound } from '../health';
import type { ActionChoice, Target } from '../moves';
import { lairOf, type Scene } from '../scene';
import type { Player, RunMemory } from '../state';
import { damageBoss, damageMinion, evadeMinion, killMinion } from './damage';
import { sameTarget } from './sameTarget';
import { evadeTargets, hitTargets, isHeld, killTargets, minionsIn, shootTargets, shotsEvade, toRooms } from './targets';
import { VERB_WORDS } from './verbWords';

function enter(scene: Scene, room: number, jump: boolean): void {
  const { player, seat } = scene;
  const from = player.room;
  const firstVisit = (player.visited & (1 << room)) === 0;
  player.room = room;
  player.visited |= 1 << room;
  if (player.fight) player.fight.moved = true;
  scene.emit({ type: 'moved', seat, from, room, jump, firstVisit });
}

const roomOf = (player: Player, minion: number): number => lairOf(player).minions[minion]?.room ?? 0;

function noteShot(player: Player, run: RunMemory, room: number): void {
  run.used = [...run.used, room];
  const waiting = player.fight?.waiting;
  if (waiting && waiting.plainShots > 0) waiting.plainShots -= 1;
}

function hitMinion(scene: Scene, minion: number): void {
  scene.emit({ type: 'attacked', seat: scene.seat, by: 'hit', room: roomOf(scene.player, minion), minion });
  damageMinion(scene, minion);
}

function attackBoss(scene: Scene, by: 'hit' | 'shoot'): void {
  scene.emit({ type: 'attacked', seat: scene.seat, by, room: lairOf(scene.player).den.bossRoom });
  damageBoss(scene, by);
}

function shoot(scene: Scene, target: Extract<Target, { readonly kind: 'minion' | 'boss' }>, run: RunMemory): void {
  const { player, seat } = scene;
  if (target.kind === 'boss') {
    noteShot(player, run, lairOf(player).den.bossRoom);
    return attackBoss(scene, 'shoot');
  }
  const { minion } = target;
  const room = roomOf(player, minion);
  const evades = shotsEvade(player);
  noteShot(player, run, room);
  scene.emit({ type: 'attacked', seat, by: 'shoot', room, minion });
  return evades ? evadeMinion(scene, minion) : damageMinion(scene, minion);
}

function takeLootIcon({ player, seat, emit }: Scene): void {
  player.lootLeft[player.room] = (player.lootLeft[player.room] ?? 0) - 1;
  emit({ type: 'lootCollected', seat, room: player.room });
}

const toChoices = (choices: readonly ActionChoice[]): Extract<Target, { readonly kind: 'choice' }>[] => choices.map((choice) => ({ kind: 'choice', choice }));

const said = (verb: keyof typeof VERB_WORDS) => (): string => VERB_WORDS[verb].name.toLowerCase();

/** Everything an ability or item can do. */
export const fighting = interpreter<Fighting>({
  look: (scene) => scene.player,
  same: sameTarget,
  lost: (scene, steps) => scene.emit({ type: 'effectsLost', seat: scene.seat, steps }),
  tests: {},
  measures: {},
  verbs: {
    move: {
      possible: (_, step, run) => !(step.ifEvaded && !run.evadedSomebody) && !(step.once !== undefined && run.taken.includes(step.once)),
      targets: (player, step) => (isHeld(player) && !step.pastBlockers ? [] : toRooms(neighbours(lairOf(player).den, player.room))),
      apply: (scene, step, { room }, run) => {
        if (step.once !== undefined) run.taken = [...run.taken, step.once];
        enter(scene, room, false);
      },
      words: said('move'),
    },
    jump: {
      targets: (player) => (isHeld(player) ? [] : toRooms(lairOf(player).den.jumps[player.room] ?? [])),
      apply: (scene, _, { room }) => enter(scene, room, true),
      words: said('jump'),
    },
    hit: {
      targets: (player, step) => hitTargets(player, step.only === 'boss'),
      apply: (scene, _, target) => (target.kind === 'boss' ? attackBoss(scene, 'hit') : hitMinion(scene, target.minion)),
      words: said('hit'),
    },
    hitEach: {
      begun: (run) => run.used.length > 0,
      targets: (player, _, run) => minionsIn(player, [player.room], (minion) => !run.used.includes(minion)),
      apply: (scene, _, { minion }, run) => {
        run.used = [...run.used, minion];
        hitMinion(scene, minion);
      },
      words: said('hitEach'),
    },
    shoot: {
      targets: (player, step, run) => shootTargets(player, step.otherRoom === true, run),
      apply: (scene, _, target, run) => shoot(scene, target, run),
      words: said('shoot'),
    },
    evade: {
      targets: evadeTargets,
      apply: (scene, _, { minion }) => evadeMinion(scene, minion),
      words: said('evade'),
    },
    kill: {
      targets: killTargets,
      apply: (scene, _, { minion }, run) => {
        const room = roomOf(scene.player, minion);
        run.used = [...run.used, room];
        scene.emit({ type: 'attacked', seat: scene.seat, by: 'kill', room, minion });
        killMinion(scene, minion);
      },
      words: said('kill'),
    },
    heal: {
      possible: (player) => player.wounds > 0,
      apply: (scene) => clearWounds(scene, 1),
      words: said('heal'),
    },
    wound: {
      possible: (player) => availableHealth(player) > 0,
      apply: (scene) => wound(scene, 1, 'effect'),
      words: said('wound'),
    },
    ready: {
      apply: ({ player, seat, emit }, { what }) => {
        if (!player.fight) return;
        player.fight.waiting[what] += 1;
        emit({ type: 'waits', seat, what });
      },
      words: said('ready'),
    },
    action: {
      targets: (player, step) => toChoices(choicesFor(player, step.actions)),
      apply: (scene, _, { choice }) => perform(scene, choice),
      words: said('action'),
    },
    loot: {
      targets: (player) => ((player.lootLeft[player.room] ?? 0) === 0 ? [] : toChoices(lootChoices(player))),
      apply: (scene, _, { choice }) => {
        takeLootIcon(scene);
        perform(scene, choice);
      },
      words: said('loot'),
    },
  },
});
