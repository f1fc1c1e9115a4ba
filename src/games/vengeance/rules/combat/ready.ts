import * as v from 'valibot';

import type { Objection } from '@/engine/decisions/declare';
import { madeOnce, numbered } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';
import { cardAt, isEmpty } from '@/engine/parts/cards/cards';
import { wholeNumber } from '@/engine/parse';

import { bossOf } from '../../content/bosses';
import { denOf, DENS_IN_PLAY } from '../../content/dens';
import { DEFAULT_SLOT, SLOTS, TILE_IDS, tileName, type TileId } from '../../content/tiles';
import { removeDen } from '../city/dens';
import { canScout, denAt, gainRecon, hasToken, isFaceUp, isInPlay, scout, unclaimedTokens } from '../city/recon';
import { beginFight } from '../fight/beginning';
import { hasHurt, healHurt, itemIn, itemLabel, itemsFor, plainItem, slotField, spendItem, whyNotItem, WRONG_WINDOW } from '../fight/items';
import { tilesOf } from '../hero/tiles';
import { isKnockedOut } from '../hero/tracks';
import { isWanted } from '../solo/objectives';
import { isSolo, playerOf, type Place, type State } from '../state';
import { answer, decision } from '../world';

/** The Ready phase: tiles, cards and Recon in any order, then a Den or a turn sat out (VG-107 … VG-116). */

const placeField = wholeNumber(0, DENS_IN_PLAY - 1);
const topName = (stack: readonly TileId[]): string => {
  const top = stack[stack.length - 1];
  return top === undefined ? 'nothing' : tileName(top);
};

const denName = (s: State, place: number): string => {
  const den = s.places[place];
  return isInPlay(den) ? denOf(den.id).name : 'an empty place';
};

const ATTACKS = madeOnce(DENS_IN_PLAY, (place) => ({ kind: 'attack', place }));
const LOOKS = madeOnce(DENS_IN_PLAY, (place) => ({ kind: 'recon', place }));
const REMOVALS = madeOnce(DENS_IN_PLAY, (place) => ({ kind: 'removeDen', place }));

/** The places for which this holds. */
function placesWhere({ places }: State, holds: (place: Place) => boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < places.length; i++) {
    const place = places[i];
    if (place && holds(place)) found.push(i);
  }
  return found;
}

const scoutable = (s: State, seat: Seat): number[] => placesWhere(s, (den) => canScout(den, seat));

function whyNotScout(s: State, seat: Seat, place: number): Objection {
  const den = s.places[place];
  if (playerOf(s, seat).recon === 0) return ['VG-109', 'You have no Recon token.'];
  if (!isInPlay(den) || isFaceUp(den)) return ['VG-111', 'There is no face-down Boss to look at.'];
  return hasToken(den, seat) ? ['VG-112', 'Your token lies there already: look as often as you like.'] : ['VG-109', 'You cannot look there.'];
}

/** Layouts that a player may want: each covered tile on top of its stack, and the default ability uncovered. The rest is judged. */
function layouts({ slots }: { readonly slots: readonly (readonly TileId[])[] }): { slots: TileId[][] }[] {
  const copy = (): TileId[][] => slots.map((stack) => stack.slice());
  const found: { slots: TileId[][] }[] = [];
  slots.forEach((stack, slot) => {
    for (let i = 0; i < stack.length - 1; i++) {
      const layout = copy();
      const [tile] = layout[slot]?.splice(i, 1) ?? [];
      if (tile !== undefined) layout[slot]?.push(tile);
      found.push({ slots: layout });
    }
  });
  if ((slots[DEFAULT_SLOT] ?? []).length > 0) {
    const layout = copy();
    const free = Math.max(0, layout.findIndex((stack, slot) => stack.length === 0 && slot !== DEFAULT_SLOT));
    layout[free] = [...(layout[DEFAULT_SLOT] ?? []), ...(layout[free] ?? [])];
    layout[DEFAULT_SLOT] = [];
    found.push({ slots: layout });
  }
  return found;
}

/** Alone: a Den whose Boss lies open may be given up for a new one, unless an open objective names that Boss (VG-270, VG-271). */
function removable(s: State, seat: Seat): number[] {
  if (!isSolo(s) || playerOf(s, seat).recon === 0 || isEmpty(s.bossDeck) || isEmpty(s.fourths)) return [];
  return placesWhere(s, (den) => isInPlay(den) && isFaceUp(den) && !isWanted(s, cardAt(den.boss, 0)));
}

/** One Den or two for a Burner Phone. */
function scoutings(places: readonly number[], upTo: number): number[][] {
  const pairs = upTo > 1 ? places.flatMap((first, i) => places.slice(i + 1).map((second) => [first, second])) : [];
  return [...places.map((place) => [place]), ...pairs];
}

export const ready = decision('ready', {
  who: (_s, { seat }) => seat,
  words: (s, { seat }) =>
    isKnockedOut(playerOf(s, seat)) ? 'A track is full: heal it, or sit this turn out.' : 'Get ready: cards, tiles, recon. Then choose a Den, or sit out.',
  secret: true,
  answers: {
    attack: answer({ place: placeField })({
      when: (s, { seat }) => !isKnockedOut(playerOf(s, seat)),
      offers: (s) => numbered(ATTACKS, placesWhere(s, isInPlay)),
      otherwise: (s, { seat }) => (isKnockedOut(playerOf(s, seat)) ? ['VG-53', 'With a full track you cannot fight.'] : ['VG-115', 'No Den lies there.']),
      untimely: ['VG-116', 'A Den is chosen in the Ready phase, and the choice stands.'],
      final: true,
      confirm: true,
      label: (s, _frame, { place }) => ({ label: `Storm ${denName(s, place)}`, target: place, tone: 'primary' }),
      play: (run, { seat }, { place }) => {
        run.end();
        beginFight(run, seat, place);
      },
    }),
    sitOut: answer({})({
      label: () => ({ label: 'Sit out', help: 'Roll your Mind dice, heal, buy, look around, and draw a card.' }),
      play: (run, { seat }) => run.replace({ kind: 'sitOut', seat }),
    }),
    recon: answer({ place: placeField })({
      when: (s, { seat }) => playerOf(s, seat).recon > 0,
      offers: (s, { seat }) => numbered(LOOKS, scoutable(s, seat)),
      otherwise: (s, { seat }, { place }) => whyNotScout(s, seat, place),
      label: (s, _frame, { place }) => ({ label: `Look at the Boss of ${denName(s, place)}`, target: place }),
      play: (run, { seat }, { place }) => {
        playerOf(run.state, seat).recon -= 1;
        scout(run, seat, place);
      },
    }),
    tradeWild: answer({})({
      when: (s, { seat }) => playerOf(s, seat).wild > 0 && unclaimedTokens(s, seat) > 0,
      otherwise: ['VG-113', 'You need a Wild token and an unclaimed Recon token.'],
      label: () => ({ label: 'A Wild token for a Recon token' }),
      play: (run, { seat }) => {
        playerOf(run.state, seat).wild -= 1;
        gainRecon(run, seat);
      },
    }),
    arrange: answer({ slots: v.pipe(v.array(v.array(v.picklist(TILE_IDS))), v.maxLength(2 * SLOTS)) })({
      offers: (s, { seat }) => layouts(playerOf(s, seat)),
      judge: (s, { seat }, { slots }) => {
        demand(slots.length === SLOTS, 'VG-65', 'A hero has four upgrade slots.');
        demand(slots.flat().sort().join() === tilesOf(playerOf(s, seat)).sort().join(), 'VG-66', 'Every tile you own, and no other, goes into a slot.');
      },
      untimely: ['VG-72', 'Tiles are rearranged only in your own Ready phase.'],
      label: (_s, _frame, { slots }) => ({ label: `On top: ${slots.map(topName).join(', ')}` }),
      play: (run, { seat }, { slots }) => {
        playerOf(run.state, seat).slots = slots.map((stack) => stack.slice());
        run.emit({ type: 'arranged', seat });
      },
    }),
    removeDen: answer({ place: placeField })({
      offers: (s, { seat }) => numbered(REMOVALS, removable(s, seat)),
      otherwise: ['VG-271', 'It takes a Recon token, an open Boss that no objective names, a Boss in the deck and a Den in the pile.'],
      confirm: true,
      label: (s, _frame, { place }) => ({ label: `Give up ${denName(s, place)}`, help: bossOf(cardAt(denAt(s, place).boss, 0)).name, target: place, tone: 'danger' }),
      play: (run, { seat }, { place }) => {
        const den = denAt(run.state, place);
        playerOf(run.state, seat).recon -= 1;
        run.emit({ type: 'denRemoved', seat, place, den: den.id, boss: cardAt(den.boss, 0) });
        removeDen(run, place);
      },
    }),
    useItem: plainItem('ready', (s, effect, seat) => effect.do === 'healHurt' && hasHurt(s, seat), (run, effect, seat) => {
      if (effect.do === 'healHurt') healHurt(run, seat, effect.upTo);
    }),
    useItemDens: answer({ slot: slotField, places: v.pipe(v.array(placeField), v.minLength(1), v.maxLength(2)) })({
      offers: (s, { seat }) =>
        itemsFor(s, seat, 'ready', ({ do: verb }) => verb === 'scout').flatMap((slot) => {
          const { effect } = itemIn(playerOf(s, seat), slot, 'ready');
          const upTo = Math.min(effect.do === 'scout' ? effect.upTo : 0, unclaimedTokens(s, seat));
          return upTo === 0 ? [] : scoutings(scoutable(s, seat), upTo).map((places) => ({ slot, places }));
        }),
      otherwise: (s, { seat }, { slot }) => whyNotItem(s, seat, slot, 'ready'),
      untimely: WRONG_WINDOW,
      label: (s, { seat }, { slot, places }) => ({ ...itemLabel(s, seat, slot), help: places.map((place) => denName(s, place)).join(', ') }),
      play: (run, { seat }, { slot, places }) => {
        spendItem(run, seat, slot, 'ready');
        for (const place of places) scout(run, seat, place);
      },
    }),
  },
});
