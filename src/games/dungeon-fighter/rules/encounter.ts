import { demand } from '@/engine/errors';

import type { HeroId } from '../content/heroes';
import { COLORS, HIDDEN, LEVEL_VALUE } from '../content/vocabulary';
import { noTokens } from './abilities';
import { checkFainting, heroOf, hurt, isStanding, leftOf, standing } from './heroes';
import { cardOf, drawMonster, throwableDice, topTier } from './monsters';
import type { MoveOf } from './moves';
import { encounterOf, expectFrame, lose, pushFrame, type Run } from './run';
import type { DfState, Encounter, MonsterRef } from './state';

/** Puts a monster on the table, its coins on its card and the dice into the first hero's hand (DF-26 … DF-30). */
export function meet(run: Run, monster: MonsterRef, first: HeroId): void {
  const { s, table } = run;
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
  s.frames = [];
  table.emit({ type: 'monsterRevealed', monster, hp: card.hp, gold });
  beginSwing(run, first);
}

export function revealMonster(run: Run): void {
  const { s } = run;
  if (s.room === undefined) {
    if (s.boss === HIDDEN) throw new Error('a hidden boss cannot be met');
    meet(run, { kind: 'boss', id: s.boss }, s.firstPlayer);
    return;
  }
  const level = topTier(s);
  if (!level) throw new Error('the tower is empty');
  meet(run, { kind: 'monster', id: drawMonster(s, level) }, s.firstPlayer);
}

export const isBossFight = (s: DfState): boolean => s.encounter?.monster.kind === 'boss';

/** The hero's turn: he throws, or has to choose A or B; against the boss no dice at all are the end (DF-251). */
function beginSwing(run: Run, hero: HeroId): void {
  const { s, table } = run;
  const encounter = encounterOf(s);
  encounter.turn = hero;
  table.emit({ type: 'turnBegan', hero, dice: [...encounter.hand] });
  if (throwableDice(encounter).length === 0 && isBossFight(s) && s.chest.bonusDice === 0) {
    lose(run, 'noDice');
    return;
  }
  pushFrame(s, { kind: 'swing' });
}

/** The dice go to the next standing hero on the left (DF-40). */
export function passOn(run: Run): void {
  const { s } = run;
  const next = leftOf(s, encounterOf(s).turn, isStanding);
  if (next) beginSwing(run, next.id);
}

/** Whether the hero in turn has to choose between a bonus die and the party's suffering. */
export function mustChooseOption(s: DfState): boolean {
  const frame = s.frames[s.frames.length - 1];
  return frame?.kind === 'swing' && frame.die === undefined && throwableDice(encounterOf(s)).length === 0;
}

export function chooseOption(run: Run, { option }: MoveOf<'chooseOption'>): void {
  const { s, table } = run;
  expectFrame(s, 'swing', 'DF-43');
  demand(mustChooseOption(s), option === 'A' ? 'DF-34' : 'DF-35', 'There is still a hero die to throw.');
  const { turn } = encounterOf(s);
  if (option === 'B') {
    demand(!isBossFight(s), 'DF-250', 'The final boss takes no surrender: throw a bonus die.');
    partyDefeat(run, turn);
    return;
  }
  demand(s.chest.bonusDice > 0, 'DF-44', 'There is no bonus die in the chest.');
  s.chest.bonusDice -= 1;
  s.frames.pop();
  pushFrame(s, { kind: 'swing', die: 'bonus' });
  table.emit({ type: 'bonusDieTaken', hero: turn });
}

/** Everybody who stands suffers the monster's level; the dice come back (DF-45 … DF-49). */
function partyDefeat(run: Run, chooser: HeroId): void {
  const { s, table } = run;
  const encounter = encounterOf(s);
  const level = cardOf(encounter.monster).level ?? 'IV';
  const loss = LEVEL_VALUE[level];
  s.stats.partyDefeats += 1;
  table.emit({ type: 'partyDefeated', hero: chooser, level, loss });
  for (const hero of standing(s)) hurt(run, hero, loss, 'partyDefeat');
  checkFainting(run);
  if (s.over) return;
  turnLeaderToken(run, false);
  s.frames.pop();
  const next = isStanding(heroOf(s, chooser)) ? heroOf(s, chooser) : leftOf(s, chooser, isStanding);
  if (!next) return;
  clearDice(run, next.id);
  encounter.hand = [...COLORS];
  beginSwing(run, next.id);
}

export function turnLeaderToken({ s, table }: Run, undefeated: boolean): void {
  if (s.partyUndefeated === undefeated) return;
  s.partyUndefeated = undefeated;
  table.emit({ type: 'leaderTokenTurned', undefeated });
}

/** Thrown bonus dice go to the supply; the hero dice are handed on (DF-48, DF-231). */
export function clearDice({ s, table }: Run, taker: HeroId): void {
  const encounter = encounterOf(s);
  s.supply.bonusDice += encounter.lying.filter(({ die }) => die === 'bonus').length;
  encounter.lying = [];
  table.emit({ type: 'diceCleared', taker });
}

export function winFight(run: Run, by: HeroId): void {
  const { s, table } = run;
  const encounter = encounterOf(s);
  delete encounter.thrown;
  table.emit({ type: 'monsterDefeated', monster: encounter.monster, by });
  if (isBossFight(s)) {
    s.over = { won: true };
    s.frames = [];
    table.emit({ type: 'won', by });
    return;
  }
  s.frames = [{ kind: 'maintenance', step: 0 }];
}
