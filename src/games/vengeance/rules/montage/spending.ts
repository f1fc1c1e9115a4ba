import * as v from 'valibot';

import { listsMadeOnce } from '@/engine/decisions/madeOnce';
import type { Seat } from '@/engine/game';
import { wholeNumber } from '@/engine/parse';

import { DAMAGE_NAMES, TRACKS, type TrackName } from '../../content/damage';
import { denOf, DENS_IN_PLAY } from '../../content/dens';
import { MONTAGE_ACTIONS, type MontageAction } from '../../content/montageCards';
import { SHOP_SPACES, SLOTS, tileName, type TileId } from '../../content/tiles';
import { canScout, denAt, gainRecon, scout, unclaimedTokens } from '../city/recon';
import { refillShop } from '../city/shop';
import { layTile, stackOf } from '../hero/tiles';
import { heal } from '../hero/tracks';
import { EMPTY, NORMAL, playerOf, SEVERE, type FrameMap, type State } from '../state';
import { answer, decision, type Play } from '../world';
import { changeDice, diceOf } from './dice';
import { healCost, priceOf, usesDiscount } from './prices';

/** Points are spent on Heal, Upgrade and Recon actions (VG-58 … VG-74, VG-89 … VG-93). */
type Spending = FrameMap['spend'];

export const noPoints = (): Record<MontageAction, number> => ({ heal: 0, upgrade: 0, recon: 0 });

/** What leftover dice are worth: two Heal points each, one Upgrade, one Recon (VG-81). */
export function pointsOfDice(dice: readonly number[]): Record<MontageAction, number> {
  return { heal: 2 * diceOf(dice, 'doubleHeal'), upgrade: diceOf(dice, 'upgrade'), recon: diceOf(dice, 'recon') };
}

const has = (s: State, seat: Seat, track: TrackName, severe: boolean): boolean => (playerOf(s, seat)[track][severe ? SEVERE : NORMAL] ?? 0) > 0;

const canHeal = (s: State, frame: Spending, track: TrackName, severe: boolean): boolean =>
  has(s, frame.seat, track, severe) && healCost(frame, { track, severe }) <= frame.points.heal;

const HEALS = TRACKS.flatMap((track) => [false, true].map((severe) => Object.freeze({ kind: 'heal', track, severe })));

function healsOf(s: State, frame: Spending): { track: TrackName; severe: boolean }[] {
  return frame.points.heal === 0 ? [] : HEALS.filter(({ track, severe }) => canHeal(s, frame, track, severe));
}

const canHealSomething = (s: State, frame: Spending): boolean =>
  frame.points.heal > 0 && HEALS.some(({ track, severe }) => canHeal(s, frame, track, severe));

function affordable(s: State, frame: Spending, space: number): TileId | undefined {
  const tile = s.shop[space];
  return tile !== undefined && tile !== EMPTY && priceOf(frame, tile) <= frame.points.upgrade ? tile : undefined;
}

/** A card whose effect makes something cost nothing may buy without points. */
const mayBuy = ({ points, special }: Spending): boolean => points.upgrade > 0 || special === 'handyman';

function canBuySomething(s: State, frame: Spending): boolean {
  if (!mayBuy(frame)) return false;
  for (let space = 0; space < SHOP_SPACES; space++) if (affordable(s, frame, space)) return true;
  return false;
}

interface Purchase {
  readonly kind: 'buy';
  readonly space: number;
  readonly slot: number;
  readonly under: boolean;
}

/** What may be done with the tile of a space, by the space and the slots in which something lies: on top everywhere, beneath only there. */
const purchasesFor = listsMadeOnce((key) => {
  const space = key >> SLOTS;
  const purchases: Purchase[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    purchases.push({ kind: 'buy', space, slot, under: false });
    if ((key & (1 << slot)) !== 0) purchases.push({ kind: 'buy', space, slot, under: true });
  }
  return purchases;
});

function purchasesOf(s: State, frame: Spending): Purchase[] {
  const purchases: Purchase[] = [];
  if (!mayBuy(frame)) return purchases;
  const player = playerOf(s, frame.seat);
  let filled = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (stackOf(player, slot).length > 0) filled |= 1 << slot;
  for (let space = 0; space < SHOP_SPACES; space++) {
    if (affordable(s, frame, space)) for (const purchase of purchasesFor((space << SLOTS) | filled)) purchases.push(purchase);
  }
  return purchases;
}

const canGainRecon = (s: State, { points, seat }: Spending): boolean => points.recon > 0 && unclaimedTokens(s, seat) > 0;

/** Wild dice may become points of any type in Clean-up; tokens too, but only when sitting out (VG-93, VG-212). */
const mayUseWildDie = (s: State, { at, seat }: Spending): boolean => at !== 'card' && diceOf(playerOf(s, seat).dice, 'wild') > 0;
const mayUseToken = (s: State, { at, seat }: Spending): boolean => at === 'sitOut' && playerOf(s, seat).wild > 0;

function canDoSomething(s: State, frame: Spending): boolean {
  return frame.bought === true || mayUseWildDie(s, frame) || mayUseToken(s, frame) || canGainRecon(s, frame) || canBuySomething(s, frame) || canHealSomething(s, frame);
}

/** "2 Heal, 1 Upgrade points left to spend. …"; with none left, why the question still stands. */
function spendWords(s: State, frame: Spending): string {
  const left = MONTAGE_ACTIONS.filter((action) => frame.points[action] > 0);
  if (left.length > 0) {
    const words = left.map((action) => `${frame.points[action]} ${ACTION_NAMES[action]}`).join(', ');
    return `${words} ${left.length === 1 && left.some((action) => frame.points[action] === 1) ? 'point' : 'points'} left to spend. What is not spent is lost.`;
  }
  return mayUseWildDie(s, frame) || mayUseToken(s, frame) ? 'No points left, but what is Wild can become one.' : 'All points are spent. The shop is filled up when you are done.';
}
const ACTION_NAMES: Readonly<Record<MontageAction, string>> = { heal: 'Heal', upgrade: 'Upgrade', recon: 'Recon' };
export const actionName = (action: MontageAction): string => ACTION_NAMES[action];

function gainOne(run: Play, frame: Spending): void {
  frame.points.recon -= 1;
  gainRecon(run, frame.seat);
}

const actionField = v.picklist(MONTAGE_ACTIONS);
const asWords = (_s: State, _frame: Spending, { as }: { readonly as: MontageAction }) => ({ label: `+1 ${ACTION_NAMES[as]} point` });

export const spend = decision('spend', {
  who: (s, frame) => (canDoSomething(s, frame) ? frame.seat : []),
  words: spendWords,
  answers: {
    heal: answer({ track: v.picklist(TRACKS), severe: v.boolean() })({
      offers: healsOf,
      otherwise: (s, frame, { track, severe }) =>
        has(s, frame.seat, track, severe)
          ? ['VG-58', `That costs ${healCost(frame, { track, severe })} Heal points; you have ${frame.points.heal}.`]
          : ['VG-60', 'There is no such cube on that track.'],
      label: (_s, frame, { track, severe }) => ({ label: `Heal ${severe ? 'severe ' : ''}${DAMAGE_NAMES[track]}`, help: `${healCost(frame, { track, severe })} points`, target: track }),
      play: (run, frame, { track, severe }) => {
        frame.points.heal -= healCost(frame, { track, severe });
        heal(playerOf(run.state, frame.seat), track, severe, 1);
        run.emit({ type: 'healed', seat: frame.seat, track, severe, count: 1 });
      },
    }),
    buy: answer({ space: wholeNumber(0, SHOP_SPACES - 1), slot: wholeNumber(0, SLOTS - 1), under: v.boolean() })({
      offers: purchasesOf,
      otherwise: (s, frame, { space }) => {
        const tile = s.shop[space];
        if (tile === undefined || tile === EMPTY) return ['VG-63', 'Nothing lies on that space of the shop now.'];
        if (priceOf(frame, tile) > frame.points.upgrade) return ['VG-62', `That costs ${priceOf(frame, tile)} Upgrade points; you have ${frame.points.upgrade}.`];
        return ['VG-67', 'A tile goes into an empty slot, on top of a stack, or beneath one.'];
      },
      label: (s, _frame, { space, slot, under }) => {
        const tile = s.shop[space] || undefined;
        return { label: tile ? `Buy ${tileName(tile)}` : 'Buy', help: `slot ${slot + 1}${under ? ', beneath' : ''}`, target: space };
      },
      play: (run, frame, { space, slot, under }) => {
        const { state } = run;
        const tile = affordable(state, frame, space);
        if (!tile) throw new RangeError(`nothing can be bought from space ${space}`);
        const cost = priceOf(frame, tile);
        if (usesDiscount(frame, tile)) frame.discounted = true;
        frame.points.upgrade -= cost;
        frame.bought = true;
        state.shop[space] = EMPTY;
        layTile(playerOf(state, frame.seat), tile, slot, under);
        run.emit({ type: 'bought', seat: frame.seat, tile, cost, space });
      },
    }),
    gainRecon: answer({})({
      when: canGainRecon,
      otherwise: ['VG-74', 'You have no unclaimed Recon token, or no Recon point.'],
      label: () => ({ label: 'Gain a Recon token' }),
      play: (run, frame) => gainOne(run, frame),
    }),
    gainReconOn: answer({ place: wholeNumber(0, DENS_IN_PLAY - 1) })({
      when: (s, frame) => frame.special === 'earToTheGround' && canGainRecon(s, frame),
      offers: (s, { seat }) => s.places.flatMap((den, place) => (canScout(den, seat) ? [{ place }] : [])),
      otherwise: ['VG-109', 'A token goes onto a Den whose Boss lies face down and that you have not looked at.'],
      label: (s, _frame, { place }) => ({ label: `Look at the Boss of ${denOf(denAt(s, place).id).name}`, target: place }),
      play: (run, frame, { place }) => {
        gainOne(run, frame);
        playerOf(run.state, frame.seat).recon -= 1;
        scout(run, frame.seat, place);
      },
    }),
    wildDie: answer({ as: actionField })({
      when: mayUseWildDie,
      otherwise: ['VG-93', 'You have no Wild die to spend here.'],
      label: asWords,
      play: (run, frame, { as }) => {
        changeDice(playerOf(run.state, frame.seat).dice, 'wild', -1);
        frame.points[as] += 1;
      },
    }),
    wildToken: answer({ as: actionField })({
      when: mayUseToken,
      otherwise: ['VG-218', 'Wild tokens are exchanged for points only when sitting out.'],
      label: asWords,
      play: (run, frame, { as }) => {
        playerOf(run.state, frame.seat).wild -= 1;
        frame.points[as] += 1;
      },
    }),
    done: answer({})({
      label: () => ({ label: 'Done', tone: 'primary' }),
      play: (run, { bought }) => {
        run.end();
        if (bought) refillShop(run);
      },
    }),
  },
});
