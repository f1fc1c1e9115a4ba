import { cloneJson } from '@/engine/json';
import type { Random } from '@/engine/random';

import { BOSS_IDS } from '../content/bosses';
import { CARD_IDS, type CardId } from '../content/equipment';
import { MONSTER_IDS, monsterCard, type MonsterId } from '../content/monsters';
import { HIDDEN, LEVELS, type Hidden, type Level } from '../content/vocabulary';
import { cloneState } from './clone';
import type { DfState } from './state';

const masked = (cards: readonly unknown[]): Hidden[] => cards.map(() => HIDDEN);

/** Nobody knows the piles, the boss and what was stolen; there are no secrets between players (DF-42). */
export function view(s: DfState): DfState {
  const seen = cloneState(s);
  for (const level of LEVELS) seen.tower[level] = masked(s.tower[level]);
  seen.deck = masked(s.deck);
  seen.boss = s.encounter?.monster.kind === 'boss' ? s.boss : HIDDEN;
  for (const hero of seen.heroes) hero.stolen = masked(hero.stolen);
  return seen;
}

function openCards(s: DfState): Set<CardId> {
  const open = new Set<CardId>(s.discard);
  for (const hero of s.heroes) for (const card of hero.cards) open.add(card);
  for (const frame of s.frames) if (frame.kind === 'shop' || frame.kind === 'distribute') for (const card of frame.cards) open.add(card);
  return open;
}

function openMonsters(s: DfState): Set<MonsterId> {
  const open = new Set<MonsterId>(s.monsterDiscard);
  for (const hero of s.heroes) for (const monster of hero.seduced) open.add(monster);
  if (s.encounter?.monster.kind === 'monster') open.add(s.encounter.monster.id);
  return open;
}

/** A full state that fits the view: unseen cards shuffled into the hidden places. */
export function imagine(seen: DfState, random: Random): DfState {
  const s = cloneJson(seen);
  const cards = openCards(s);
  const deck = random.shuffle(CARD_IDS.filter((id) => !cards.has(id)));
  for (const hero of s.heroes) hero.stolen = hero.stolen.map(() => deck.pop() ?? HIDDEN);
  s.deck = s.deck.map(() => deck.pop() ?? HIDDEN);
  const monsters = openMonsters(s);
  for (const level of LEVELS) s.tower[level] = dealPile(s.tower[level].length, level, monsters, random);
  if (s.boss === HIDDEN) s.boss = random.pick(BOSS_IDS);
  return s;
}

function dealPile(count: number, level: Level, open: ReadonlySet<MonsterId>, random: Random): MonsterId[] {
  return random.shuffle(MONSTER_IDS.filter((id) => monsterCard(id).level === level && !open.has(id))).slice(0, count);
}
