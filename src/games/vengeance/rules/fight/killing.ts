import { bossOf, isBigBoss } from '../../content/bosses';
import { BODY_COUNT, WITNESSED_FROM } from '../../content/achievements';
import { denOf, ENTRY } from '../../content/dens';
import { FIGHT_ROLLS } from '../../content/rounds';
import { denAt } from '../city/recon';
import type { Weapon } from '../events';
import { deed, tokenEvent } from '../goals/achievements';
import { isKnockedOut } from '../hero/tracks';
import type { Play } from '../world';
import { countBits, type Lair } from './lair';
import { aliveIn, enemyIn, fighter, fightOf, hurtHero, lairIn } from './scene';

/** Damage, deaths and what follows them, in a fixed order (VG-152, VG-153, VG-299, VG-311). */

/** Deals damage to some enemies at once; those that die are removed together. The Fight may be over after it. */
export function strike(run: Play, enemies: readonly number[], damage: number, by: Weapon): void {
  const fight = fightOf(run.state);
  const lair = lairIn(run.state);
  const dead: number[] = [];
  for (const enemy of enemies) {
    const sofar = (fight.damage[enemy] ?? 0) + damage;
    fight.damage[enemy] = sofar;
    run.emit({ type: 'struck', seat: fight.seat, enemy, by, damage });
    if (sofar >= enemyIn(lair, enemy).health) dead.push(enemy);
  }
  if (dead.length > 0) kill(run, dead, by);
}

/** Removes enemies whatever their health is. */
export function kill(run: Play, enemies: readonly number[], by: Weapon): void {
  const { state } = run;
  const fight = fightOf(state);
  const lair = lairIn(state);
  const before = fight.alive;
  for (const enemy of enemies) {
    fight.alive &= ~(1 << enemy);
    fight.damage[enemy] = 0;
  }
  const minions = lair.everybody & ~lair.bossBit;
  fighter(state).minions += countBits(minions & before) - countBits(minions & fight.alive);
  run.emit({ type: 'killed', seat: fight.seat, enemies, by });
  tally(run, lair, enemies, before, by);
  takeWildTokens(run, lair, enemies);
  if (enemies.some((enemy) => enemyIn(lair, enemy).type === 'boss')) bossDies(run, lair, by);
  if (fight.alive === 0) denCleared(run);
  if (isKnockedOut(fighter(state))) knockOut(run);
  else if (fight.alive === 0) run.breakOff('rolls');
}

/** What the achievements in play make of the kills (VG-315). */
function tally(run: Play, lair: Lair, enemies: readonly number[], before: number, by: Weapon): void {
  const { seat, alive } = fightOf(run.state);
  const minions = lair.everybody & ~lair.bossBit;
  const killedBefore = countBits(minions & ~before);
  const killedNow = countBits(minions & ~alive);
  for (const enemy of enemies) {
    const { type } = enemyIn(lair, enemy);
    if (type === 'toughGuy' || type === 'blocker') tokenEvent(run, seat, 'brute');
    if (type === 'henchman') tokenEvent(run, seat, 'henchman');
    if (by === 'shot') tokenEvent(run, seat, 'shotKill');
  }
  if (killedBefore < BODY_COUNT && killedNow >= BODY_COUNT) tokenEvent(run, seat, 'bodyCount');
}

/** The Wild token of a zone belongs to whoever killed its last enemy, wherever the hero stands (VG-194). */
function takeWildTokens(run: Play, lair: Lair, enemies: readonly number[]): void {
  const fight = fightOf(run.state);
  const den = denAt(run.state, fight.place);
  for (const enemy of enemies) {
    const { zone } = enemyIn(lair, enemy);
    if ((den.wild & (1 << zone)) === 0 || aliveIn(lair, fight.alive, zone) !== 0) continue;
    den.wild &= ~(1 << zone);
    fighter(run.state).wild += 1;
    run.emit({ type: 'wildTaken', seat: fight.seat, zone });
  }
}

function bossDies(run: Play, { boss }: Lair, by: Weapon): void {
  const { state } = run;
  const fight = fightOf(state);
  if (by === 'shot') deed(state, 'shotBoss');
  if (isBigBoss(boss)) deed(state, 'killedBigBoss');
  if (fight.blind) deed(state, 'blindKill');
  const { power } = bossOf(boss);
  if (power?.kind === 'deathHurt' && fight.zone !== ENTRY) hurtHero(run, power.hurt, 'death');
}

function denCleared(run: Play): void {
  const { state } = run;
  const { seat, place, den, roll } = fightOf(state);
  fighter(state).cleared += 1;
  run.emit({ type: 'denCleared', seat, place, den });
  if (denOf(den).vp >= WITNESSED_FROM) deed(state, 'clearedDen');
  if (roll < FIGHT_ROLLS) deed(state, 'clearedEarly');
}

/** A full track ends the Fight at once (VG-49). */
export function knockOut(run: Play): void {
  run.emit({ type: 'knockedOut', seat: fightOf(run.state).seat });
  run.breakOff('rolls');
}

