import { cardAt, hiddenCards, isEmpty, isSeen, moveCard, sizeOf, type Cards } from '@/engine/parts/cards/cards';
import { EVERYBODY } from '@/engine/parts/cards/eyes';
import { shufflePile, turnUpTop } from '@/engine/parts/cards/pile';

import { isBigBoss, type BossId } from '../../content/bosses';
import { BACKS, denOf, isFront, type DenId } from '../../content/dens';
import { isSolo, type State } from '../state';
import type { Play } from '../world';
import { denAt, isFaceUp, isInPlay } from './recon';

const wildZones = (id: DenId): number => denOf(id).zones.reduce((set, zone, i) => (zone.wild ? set | (1 << i) : set), 0);

/**
 * A Den as at setup: Minions, Wild tokens and the top Boss of the deck, face down (VG-205). A card that everybody knows
 * already, the Big Boss at the bottom of a solo deck, comes face up (VG-275).
 */
export function openDen(state: State, place: number, id: DenId): void {
  const there = state.places[place];
  if (!there) throw new RangeError(`there is no place ${place}`);
  there.id = id;
  there.wild = wildZones(id);
  moveCard(state.bossDeck, sizeOf(state.bossDeck) - 1, there.boss, 0);
}

function tellDen(run: Play, place: number): void {
  const den = denAt(run.state, place);
  run.emit({ type: 'denOpened', place, den: den.id });
  if (isFaceUp(den)) run.emit({ type: 'bossTurnedUp', place, boss: cardAt(den.boss, 0) });
}

/** The top board of a pile; the next one is seen then. */
function takeBoard(pile: Cards<DenId>): DenId | undefined {
  if (isEmpty(pile)) return undefined;
  const id = cardAt(pile, sizeOf(pile) - 1);
  pile.cards.pop();
  pile.known.pop();
  turnUpTop(pile);
  return id;
}

/** A 2-VP or 3-VP board goes, turned to its 4-VP side, to the end of the 4-VP pile; a 4-VP board leaves the game (VG-202, VG-203). */
function discardBoard(state: State, id: DenId): void {
  if (!isFront(id) || isSolo(state)) {
    state.goneDens.push(id);
    return;
  }
  state.fourths.cards.unshift(BACKS[id]);
  state.fourths.known.unshift(EVERYBODY);
}

/** Alone, with the pile empty, a board is turned over where it lies (VG-279). */
function turnGoneBoard(state: State, gone: DenId): DenId | undefined {
  if (!isFront(gone)) return undefined;
  state.goneDens.pop();
  return BACKS[gone];
}

/** What comes in place of a Den (VG-200 … VG-204). */
function nextBoard(state: State, gone: DenId): DenId | undefined {
  if (isSolo(state)) return takeBoard(state.fourths) ?? turnGoneBoard(state, gone);
  if (isFront(gone)) return takeBoard(state.thirds) ?? takeBoard(state.fourths);
  const fourth = takeBoard(state.fourths);
  if (fourth) return fourth;
  const third = takeBoard(state.thirds);
  return third && isFront(third) ? BACKS[third] : undefined;
}

/** The Den leaves its place, with its Boss, if that is still there. */
function clearPlace(state: State, place: number): DenId {
  const den = denAt(state, place);
  const { id } = den;
  state.places[place] = { boss: hiddenCards(), wild: 0 };
  return id;
}

/** The Den is discarded and replaced; without a Boss in the deck the place stays empty (VG-197, VG-205, VG-206). */
export function rotateDen(run: Play, place: number): void {
  const { state } = run;
  const gone = clearPlace(state, place);
  discardBoard(state, gone);
  const next = isEmpty(state.bossDeck) ? undefined : nextBoard(state, gone);
  if (next === undefined) return run.emit({ type: 'placeEmptied', place, den: gone });
  openDen(state, place, next);
  tellDen(run, place);
}

/** Alone: Boss and Den leave the game, a new 4-VP Den takes their place (VG-270). */
export function removeDen(run: Play, place: number): void {
  const { state } = run;
  state.goneBosses.push(cardAt(denAt(state, place).boss, 0));
  state.goneDens.push(clearPlace(state, place));
  const next = takeBoard(state.fourths);
  if (next === undefined) throw new RangeError('no Den is left in the pile');
  openDen(state, place, next);
  tellDen(run, place);
}

/** Under the deck, but above a Big Boss that everybody knows to be the last card (VG-31, VG-276). */
function putUnderBossDeck(state: State, bosses: Cards<BossId>): void {
  const { bossDeck } = state;
  const last = bossDeck.cards[0];
  const from = isSolo(state) && last !== undefined && isSeen(last) && isBigBoss(last) ? 1 : 0;
  bossDeck.cards.splice(from, 0, ...bosses.cards);
  bossDeck.known.splice(from, 0, ...bosses.known);
}

/** Before the third Montage the 2-VP Dens still in play are turned over and populated anew (VG-31 … VG-34). */
export function turnOverSecondDens(run: Play): void {
  const { state } = run;
  const turned = state.places.flatMap((there, place) => (isInPlay(there) && denOf(there.id).vp === 2 ? [place] : []));
  const away = hiddenCards<BossId>();
  for (const place of turned) moveCard(denAt(state, place).boss, 0, away, 0);
  shufflePile(away, run.random);
  putUnderBossDeck(state, away);
  for (const place of turned) {
    const from = clearPlace(state, place);
    const to = isFront(from) ? BACKS[from] : from;
    openDen(state, place, to);
    run.emit({ type: 'denTurned', place, from, den: to });
    if (isFaceUp(denAt(state, place))) run.emit({ type: 'bossTurnedUp', place, boss: cardAt(denAt(state, place).boss, 0) });
  }
}

/** Whether a Boss is left anywhere; otherwise the game ends with this round (VG-207). */
export const bossesLeft = (state: State): boolean => !isEmpty(state.bossDeck) || state.places.some((place) => isInPlay(place));
