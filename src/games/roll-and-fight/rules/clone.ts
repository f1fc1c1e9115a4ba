import type { Activation, Fight, Player, PoolDie, Rolling, State } from './state';

const clonePoolDie = (die: PoolDie): PoolDie => ({ id: die.id, face: die.face, ready: die.ready });

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

/** Field by field, in the order of `newPlayer`: a spread, or players of several shapes, cost search half of its speed. */
export function clonePlayer(player: Player): Player {
  const { fight, resolution, activation } = player;
  return {
    hero: player.hero,
    boss: player.boss,
    board: player.board,
    den: player.den,
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
    fight: fight && cloneFight(fight),
    resolution: resolution && { step: resolution.step, looted: resolution.looted },
    activation: activation && cloneActivation(activation),
  };
}

const cloneRolling = (rolling: Rolling): Rolling => ({
  clock: rolling.clock, locked: rolling.locked, emptyAt: rolling.emptyAt, rolls: rolling.rolls, turn: rolling.turn, rolled: rolling.rolled, share: rolling.share,
});

export const cloneState = (state: State): State => ({
  options: state.options,
  diceInGame: state.diceInGame,
  phase: state.phase,
  round: state.round,
  picking: state.picking.slice(),
  flashback: state.flashback.slice(),
  supply: state.supply.slice(),
  rolling: cloneRolling(state.rolling),
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
