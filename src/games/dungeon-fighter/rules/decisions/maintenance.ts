import type { CardId } from '../../content/equipment';
import { MOST_SCARS } from '../../content/tables';
import { HIDDEN } from '../../content/vocabulary';
import { clearDice, turnLeaderToken } from '../fight/encounter';
import { cardOf, currentRoom } from '../fight/monsters';
import { alive, heal, heroOf, isAlive, leftOf } from '../party/heroes';
import { drawCards, gainBonusDice, gainGold } from '../party/supply';
import { encounterOf, lose, type Run } from '../run';
import type { HeroState } from '../state';
import { sequence } from './declare';
import { handOut } from './distribute';
import { openShop } from './shop';

/** DF-226 … DF-229: one bonus die for every hero die that was never thrown. */
function rewardUnusedDice(run: Run): void {
  const { state: s } = run;
  if (s.partyUndefeated) gainBonusDice(run, encounterOf(s).hand.length, 'unusedDice');
}

/** DF-230, DF-231. Eliminated heroes are skipped once scars are dealt, see `nameFirstPlayer`. */
function collectDice(run: Run): void {
  const { state: s } = run;
  const last = encounterOf(s).lastThrower ?? encounterOf(s).turn;
  const next = leftOf(s, last, isAlive);
  if (!next) return;
  s.firstPlayer = next.id;
  clearDice(run, next.id);
}

/** DF-233 … DF-235: coins to the chest, tokens back, the card to the discard pile or to whoever charmed it. */
function putMonsterAway(run: Run): void {
  const { state: s } = run;
  const { monster, gold, tokens } = encounterOf(s);
  s.chest.gold += gold;
  if (gold > 0) run.emit({ type: 'goldChanged', amount: gold, reason: 'monster', gold: s.chest.gold });
  if (monster.kind === 'monster') {
    if (tokens.charm) {
      heroOf(s, tokens.charm).seduced.push(monster.id);
      run.emit({ type: 'monsterSeduced', hero: tokens.charm, monster: monster.id, damage: cardOf(monster).damage });
    } else {
      s.monsterDiscard.push(monster.id);
    }
  }
  delete s.encounter;
  run.emit({ type: 'monsterPutAway', monster });
}

function turnUpStolen(run: Run): void {
  const cards: CardId[] = [];
  for (const hero of run.state.heroes) {
    for (const card of hero.stolen) if (card !== HIDDEN) cards.push(card);
    hero.stolen = [];
  }
  handOut(run, cards, 'stolen');
}

/** DF-219 … DF-221: a scar for everybody who fainted; the third one is the end. */
function dealScars(run: Run): void {
  const { state: s } = run;
  const fainted = s.heroes.filter((hero) => hero.status === 'fainted');
  for (const hero of fainted) if (hero.scars.length >= MOST_SCARS) eliminate(run, hero);
  for (const hero of fainted) if (hero.status === 'fainted') run.call({ kind: 'scar', hero: hero.id });
}

function eliminate(run: Run, hero: HeroState): void {
  const { state: s } = run;
  hero.status = 'eliminated';
  hero.hp = 0;
  s.monsterDiscard.push(...hero.seduced);
  hero.seduced = [];
  run.emit({ type: 'heroEliminated', hero: hero.id });
  const heir = leftOf(s, hero.id, isAlive);
  if (!heir) {
    lose(run, 'allEliminated');
    return;
  }
  if (s.leader === hero.id) {
    s.leader = heir.id;
    run.emit({ type: 'leaderChanged', hero: heir.id });
  }
}

/** DF-173: what the eliminated leave behind. */
function inherit(run: Run): void {
  const cards: CardId[] = [];
  for (const hero of run.state.heroes) {
    if (hero.status !== 'eliminated') continue;
    cards.push(...hero.cards);
    hero.cards = [];
  }
  handOut(run, cards, 'inherited');
}

/** DF-230: who takes the dice in the next room, now that nobody else will be eliminated. */
function nameFirstPlayer({ state: s }: Run): void {
  if (isAlive(heroOf(s, s.firstPlayer))) return;
  const next = leftOf(s, s.firstPlayer, isAlive);
  if (next) s.firstPlayer = next.id;
}

/** The feature of the room, once, after the fight (DF-238). */
function useRoom(run: Run): void {
  const { state: s } = run;
  const room = currentRoom(s);
  if (!room) return;
  if (room.fountain) {
    run.emit({ type: 'fountainUsed' });
    for (const hero of alive(s)) heal(run, hero, hero.maxHp, 'fountain');
  }
  if (room.treasure) {
    const { gold = 0, bonusDice = 0, equipment = 0 } = room.treasure;
    gainGold(run, gold, 'treasure');
    gainBonusDice(run, bonusDice, 'treasure');
    handOut(run, drawCards(run, equipment), 'treasure');
  }
  if (room.shop) openShop(run);
}

/** Maintenance in its fixed order (DF-225). Equipment may change hands until the party moves on (DF-237). */
export const maintenance = sequence('maintenance', [
  rewardUnusedDice,
  collectDice,
  (run) => turnLeaderToken(run, true),
  putMonsterAway,
  turnUpStolen,
  dealScars,
  inherit,
  nameFirstPlayer,
  useRoom,
  (run) => run.replace({ kind: 'movement' }),
]);
