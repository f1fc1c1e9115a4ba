import { demand } from '@/engine/errors';

import { ABILITIES } from '../../content/abilities';
import { returnDice } from '../dice';
import { wound } from '../health';
import { inForce } from '../inForce';
import type { FightMove, Source } from '../moves';
import { lairOf, type Scene } from '../scene';
import { DEAD, DOT, type Player } from '../state';
import { activate, resolve, skip } from './activation';
import { sourceObstacle } from './sources';

/** Rooms in which every minion lives, one bit a room (RF-170). */
function intactRooms(player: Player): number {
  const { den, minions } = lairOf(player);
  let intact = (1 << den.rooms.length) - 1;
  for (let i = 0; i < minions.length; i++) {
    const room = minions[i]?.room;
    if (room !== undefined && ((player.minions[i] ?? 0) & DEAD) !== 0) intact &= ~(1 << room);
  }
  return intact;
}

export function startFight(scene: Scene): void {
  const { player } = scene;
  player.done = false;
  player.fight = {
    stage: 'start',
    waiting: { runs: 0, punchHits: 0, plainShots: 0 },
    mirrors: 0,
    moved: false,
    bossHurt: false,
    kills: lairOf(player).inRoom.map(() => 0),
    intact: intactRooms(player),
  };
  leaveStartStage(scene);
}

/** Once no Start-of-Fighting tile can work any more, wound dice become Wounds and the rest opens (RF-109, RF-110). */
function leaveStartStage(scene: Scene): void {
  const { state, player, seat } = scene;
  const { fight } = player;
  if (!fight || fight.stage !== 'start' || player.activation) return;
  const waiting = player.tiles.some((tile) => ABILITIES[tile].timing === 'start' && sourceObstacle(player, { from: 'tile', tile }) === undefined);
  if (waiting) return;
  fight.stage = 'free';
  if (player.woundDice.length === 0) return;
  const dice = player.woundDice;
  returnDice(state.supply, dice);
  player.wounds += dice.length;
  player.woundDice = [];
  scene.emit({ type: 'woundDiceScored', seat, dice });
}

export function playFight(scene: Scene, move: FightMove): void {
  const { player } = scene;
  demand(!player.done, 'RF-29', 'Your fight is over; wait for the others.');
  switch (move.type) {
    case 'activate':
      activate(scene, move.source);
      break;
    case 'resolve':
      resolve(scene, move.target);
      break;
    case 'skip':
      skip(scene);
      break;
    case 'endFight':
      return endFight(scene);
  }
  leaveStartStage(scene);
}

function endFight(scene: Scene): void {
  const { state, player, seat } = scene;
  const { fight } = player;
  demand(player.activation === undefined, 'RF-113', 'Finish the running activation first.');
  demand(fight?.stage === 'free', 'RF-109', 'Start-of-Fighting tiles come first.');
  for (const set of player.sets) returnDice(state.supply, set.dice.map((die) => die.id));
  player.sets = [];
  player.minions.forEach((marks, minion) => {
    if ((marks & DOT) !== 0) player.minions[minion] = marks & ~DOT;
  });
  fight.waiting = { runs: 0, punchHits: 0, plainShots: 0 };
  fight.mirrors = 0;
  wound(scene, inForce.value('fightWounds', player), 'trait');
  player.done = true;
  scene.emit({ type: 'fightEnded', seat });
}

/** Everything that could be activated now: sets, recon marks, item charges, tiles with a moment of their own. */
export function activations(player: Player): readonly Source[] {
  const found: Source[] = [];
  const add = (source: Source): void => {
    if (sourceObstacle(player, source) === undefined) found.push(source);
  };
  for (const tile of player.tiles) {
    const { timing } = ABILITIES[tile];
    if (timing === 'start' || timing === 'resolution') add({ from: 'tile', tile });
  }
  for (let set = 0; set < player.sets.length; set++) add({ from: 'set', set });
  for (const ability of player.recon) add({ from: 'recon', ability });
  for (let item = 0; item < player.items.length; item++) add({ from: 'item', item });
  return found;
}
