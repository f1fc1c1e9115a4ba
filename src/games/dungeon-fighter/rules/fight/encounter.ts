import { topFrameAs } from '@/engine/decisions/frames';

import type { HeroId } from '../../content/heroes';
import { COLORS, HIDDEN, LEVEL_VALUE } from '../../content/vocabulary';
import { noTokens } from '../party/abilities';
import { checkFainting, heroOf, hurt, isStanding, leftOf, standing } from '../party/heroes';
import { encounterOf, lose, type Run } from '../run';
import type { DfState, Encounter, MonsterRef } from '../state';
import { cardOf, drawMonster, monsterIn, throwableDice, topTier } from './monsters';

/** Puts a monster on the table, its coins on its card and the dice into the first hero's hand (DF-26 … DF-30). */
export function meet(run: Run, monster: MonsterRef, first: HeroId): void {
  const { state: s } = run;
  const card = cardOf(monster);
  const gold = Math.min(card.gold, s.supply.gold);
  s.supply.gold -= gold;
  const encounter: Encounter = {
    monster,
    hp: card.hp,
    gold,
    hand: [...COLORS],
    lying: [],
    turn: first,
    throws: 0,
    backDownRefused: false,
    tokens: noTokens(),
  };
  s.encounter = encounter;
  run.clear();
  run.emit({ type: 'monsterRevealed', monster, hp: card.hp, gold });
  beginSwing(run, first);
}

export function revealMonster(run: Run): void {
  const { state: s } = run;
  if (s.room === undefined) {
    if (s.boss === HIDDEN) throw new Error('a hidden boss cannot be met');
    meet(run, { kind: 'boss', id: s.boss }, s.firstPlayer);
    return;
  }
  const level = topTier(s);
  if (!level) throw new Error('the tower is empty');
  meet(run, monsterIn(s, drawMonster(s, level)), s.firstPlayer);
}

export const isBossFight = (s: DfState): boolean => s.encounter?.monster.kind === 'boss';

/** The hero's turn: he throws, or has to choose A or B; against the boss no dice at all are the end (DF-251). */
function beginSwing(run: Run, hero: HeroId): void {
  const { state: s } = run;
  const encounter = encounterOf(s);
  encounter.turn = hero;
  run.emit({ type: 'turnBegan', hero, dice: [...encounter.hand] });
  if (throwableDice(encounter).length === 0 && isBossFight(s) && s.chest.bonusDice === 0) {
    lose(run, 'noDice');
    return;
  }
  run.call({ kind: 'swing' });
}

/** The dice go to the next standing hero on the left (DF-40). */
export function passOn(run: Run): void {
  const { state: s } = run;
  const next = leftOf(s, encounterOf(s).turn, isStanding);
  if (next) beginSwing(run, next.id);
}

/** Whether the hero in turn has to choose between a bonus die and the party's suffering. */
export function mustChooseOption(s: DfState): boolean {
  const swing = topFrameAs(s, 'swing');
  return swing !== undefined && swing.die === undefined && throwableDice(encounterOf(s)).length === 0;
}

/** Everybody who stands suffers the monster's level; the dice come back (DF-45 … DF-49). */
export function partyDefeat(run: Run, chooser: HeroId): void {
  const { state: s } = run;
  const encounter = encounterOf(s);
  const level = cardOf(encounter.monster).level ?? 'IV';
  const loss = LEVEL_VALUE[level];
  s.stats.partyDefeats += 1;
  run.emit({ type: 'partyDefeated', hero: chooser, level, loss });
  for (const hero of standing(s)) hurt(run, hero, loss, 'partyDefeat');
  checkFainting(run);
  if (s.over) return;
  turnLeaderToken(run, false);
  run.end();
  const next = isStanding(heroOf(s, chooser)) ? heroOf(s, chooser) : leftOf(s, chooser, isStanding);
  if (!next) return;
  encounter.hand = [...COLORS];
  clearDice(run, next.id);
  beginSwing(run, next.id);
}

export function turnLeaderToken(run: Run, undefeated: boolean): void {
  const { state: s } = run;
  if (s.partyUndefeated === undefeated) return;
  s.partyUndefeated = undefeated;
  run.emit({ type: 'leaderTokenTurned', undefeated });
}

/** Thrown bonus dice go to the supply; the hero dice are handed on (DF-48, DF-231). */
export function clearDice(run: Run, taker: HeroId): void {
  const { state: s } = run;
  const encounter = encounterOf(s);
  s.supply.bonusDice += encounter.lying.filter(({ die }) => die === 'bonus').length;
  encounter.lying = [];
  run.emit({ type: 'diceCleared', taker });
}

export function winFight(run: Run, by: HeroId): void {
  const { state: s } = run;
  const encounter = encounterOf(s);
  delete encounter.thrown;
  run.emit({ type: 'monsterDefeated', monster: encounter.monster, by });
  if (isBossFight(s)) {
    s.over = { won: true };
    run.clear();
    run.emit({ type: 'won', by });
    return;
  }
  run.clear();
  run.call({ kind: 'maintenance' });
}
