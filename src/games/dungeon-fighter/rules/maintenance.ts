import { demand } from '@/engine/errors';

import { heroCard } from '../content/heroes';
import { MOST_SCARS, SCAR_COST } from '../content/tables';
import { HIDDEN } from '../content/vocabulary';
import type { CardId } from '../content/equipment';
import { clearDice, turnLeaderToken } from './encounter';
import { handOut } from './distribute';
import { heroOf, isAlive, leftOf } from './heroes';
import type { MoveOf } from './moves';
import { useRoom } from './rooms';
import { encounterOf, expectFrame, lose, pushFrame, type Run } from './run';
import type { HeroState } from './state';
import { gainBonusDice } from './supply';

type Step = (run: Run) => void;

/** DF-226 … DF-229: one bonus die for every hero die that was never thrown. */
function rewardUnusedDice(run: Run): void {
  const { s } = run;
  if (s.partyUndefeated) gainBonusDice(run, encounterOf(s).hand.length, 'unusedDice');
}

/** DF-230, DF-231. Eliminated heroes are skipped once scars are dealt, see `nameFirstPlayer`. */
function collectDice(run: Run): void {
  const { s } = run;
  const last = encounterOf(s).lastThrower ?? encounterOf(s).turn;
  const next = leftOf(s, last, isAlive);
  if (!next) return;
  s.firstPlayer = next.id;
  clearDice(run, next.id);
}

/** DF-233 … DF-235: coins to the chest, tokens back, the card to the discard pile or to whoever charmed it. */
function putMonsterAway({ s, table }: Run): void {
  const { monster, gold, tokens } = encounterOf(s);
  s.chest.gold += gold;
  if (gold > 0) table.emit({ type: 'goldChanged', amount: gold, reason: 'monster', gold: s.chest.gold });
  if (monster.kind === 'monster') {
    if (tokens.charm) {
      heroOf(s, tokens.charm).seduced.push(monster.id);
      table.emit({ type: 'monsterSeduced', hero: tokens.charm, monster: monster.id });
    } else {
      s.monsterDiscard.push(monster.id);
    }
  }
  delete s.encounter;
}

function turnUpStolen(run: Run): void {
  const cards: CardId[] = [];
  for (const hero of run.s.heroes) {
    for (const card of hero.stolen) if (card !== HIDDEN) cards.push(card);
    hero.stolen = [];
  }
  handOut(run, cards, 'stolen');
}

/** DF-219 … DF-221: a scar for everybody who fainted; the third one is the end. */
function dealScars(run: Run): void {
  const { s } = run;
  const fainted = s.heroes.filter((hero) => hero.status === 'fainted');
  for (const hero of fainted) if (hero.scars.length >= MOST_SCARS) eliminate(run, hero);
  for (const hero of fainted.reverse()) if (hero.status === 'fainted') pushFrame(s, { kind: 'scar', hero: hero.id });
}

function eliminate(run: Run, hero: HeroState): void {
  const { s, table } = run;
  hero.status = 'eliminated';
  hero.hp = 0;
  s.monsterDiscard.push(...hero.seduced);
  hero.seduced = [];
  table.emit({ type: 'heroEliminated', hero: hero.id });
  const heir = leftOf(s, hero.id, isAlive);
  if (!heir) {
    lose(run, 'allEliminated');
    return;
  }
  if (s.leader === hero.id) {
    s.leader = heir.id;
    table.emit({ type: 'leaderChanged', hero: heir.id });
  }
}

export function chooseScar({ s, table }: Run, { color }: MoveOf<'chooseScar'>): void {
  const frame = expectFrame(s, 'scar', 'DF-219');
  const hero = heroOf(s, frame.hero);
  demand(!hero.scars.includes(color), 'DF-219', `${heroCard(hero.id).name}’s ${color} ability is scarred already.`);
  s.frames.pop();
  hero.scars.push(color);
  s.supply.scars -= 1;
  s.stats.scars += 1;
  hero.maxHp -= SCAR_COST;
  hero.hp = hero.maxHp;
  hero.status = 'standing';
  table.emit({ type: 'heroScarred', hero: hero.id, color, maxHp: hero.maxHp });
}

/** DF-173: what the eliminated leave behind. */
function inherit(run: Run): void {
  const cards: CardId[] = [];
  for (const hero of run.s.heroes) {
    if (hero.status !== 'eliminated') continue;
    cards.push(...hero.cards);
    hero.cards = [];
  }
  handOut(run, cards, 'inherited');
}

/** DF-230: who takes the dice in the next room, now that nobody else will be eliminated. */
function nameFirstPlayer({ s }: Run): void {
  if (isAlive(heroOf(s, s.firstPlayer))) return;
  const next = leftOf(s, s.firstPlayer, isAlive);
  if (next) s.firstPlayer = next.id;
}

function moveOn({ s }: Run): void {
  s.frames = [{ kind: 'movement' }];
}

/** Maintenance in its fixed order (DF-225). Equipment may change hands until the party moves on (DF-237). */
export const MAINTENANCE: readonly Step[] = [
  rewardUnusedDice,
  collectDice,
  (run) => turnLeaderToken(run, true),
  putMonsterAway,
  turnUpStolen,
  dealScars,
  inherit,
  nameFirstPlayer,
  useRoom,
  moveOn,
];
