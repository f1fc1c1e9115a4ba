import type { Activation, Fight, Player, PoolDie, State } from './state';

const clonePoolDie = (die: PoolDie): PoolDie => (die.face === undefined ? { id: die.id, ready: die.ready } : { id: die.id, face: die.face, ready: die.ready });

const cloneFight = (fight: Fight): Fight => ({
  stage: fight.stage,
  waiting: { runs: fight.waiting.runs, punchHits: fight.waiting.punchHits, plainShots: fight.waiting.plainShots },
  mirrors: fight.mirrors,
  moved: fight.moved,
  bossHurt: fight.bossHurt,
  kills: fight.kills.slice(),
  intact: fight.intact,
});

/** Its lists are never changed in place, only replaced, so the copy may share them. */
const cloneActivation = (activation: Activation): Activation => ({
  source: activation.source,
  dice: activation.dice,
  base: activation.base,
  baseAfterFrom: activation.baseAfterFrom,
  program: activation.program,
  afterFrom: activation.afterFrom,
  at: activation.at,
  pending: activation.pending,
  runsLeft: activation.runsLeft,
  used: activation.used,
  taken: activation.taken,
  evadedSomebody: activation.evadedSomebody,
});

/** Field by field: a spread costs search half of its speed. */
export function clonePlayer(player: Player): Player {
  const copy: Player = {
    boss: player.boss,
    board: player.board,
    room: player.room,
    visited: player.visited,
    objectives: player.objectives,
    minions: player.minions.slice(),
    lootLeft: player.lootLeft.slice(),
    bossDamage: player.bossDamage,
    bossEverHurt: player.bossEverHurt,
    extraHealth: player.extraHealth,
    wounds: player.wounds,
    woundDice: player.woundDice.slice(),
    xp: player.xp,
    xpSpent: player.xpSpent,
    loot: player.loot,
    beatings: player.beatings,
    items: player.items.map((item) => ({ id: item.id, bought: item.bought, spent: item.spent })),
    tiles: player.tiles.slice(),
    recon: player.recon.slice(),
    pool: player.pool.map(clonePoolDie),
    sets: player.sets.slice(),
    flashbackUsed: player.flashbackUsed,
    tilesUsed: player.tilesUsed.slice(),
    done: player.done,
    lastAt: player.lastAt,
  };
  if (player.hero !== undefined) copy.hero = player.hero;
  if (player.den !== undefined) copy.den = player.den;
  if (player.fight) copy.fight = cloneFight(player.fight);
  if (player.resolution) copy.resolution = { step: player.resolution.step, looted: player.resolution.looted };
  if (player.activation) copy.activation = cloneActivation(player.activation);
  return copy;
}

export const cloneState = (state: State): State => ({
  options: state.options,
  diceInGame: state.diceInGame,
  phase: state.phase,
  round: state.round,
  picking: state.picking.slice(),
  flashback: state.flashback.slice(),
  supply: state.supply.slice(),
  rolling: { ...state.rolling },
  players: state.players.map(clonePlayer),
});

/** A copy in which only this seat may act: for searching a phase in which seats do not touch each other (RF-28). */
export function cloneForSeat(state: State, seat: number): State {
  const players = state.players.slice();
  const own = players[seat];
  if (own) players[seat] = clonePlayer(own);
  return {
    options: state.options,
    diceInGame: state.diceInGame,
    phase: state.phase,
    round: state.round,
    picking: state.picking,
    flashback: state.flashback,
    supply: state.supply.slice(),
    rolling: state.rolling,
    players,
  };
}
