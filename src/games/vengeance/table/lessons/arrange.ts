import { hiddenCards, isSeen, type Cards } from '@/engine/parts/cards/cards';

import type { BossId } from '../../content/bosses';
import { denOf, type DenId } from '../../content/dens';
import { isItem, type TileId } from '../../content/tiles';
import { NORMAL, SEVERE, type Player, type State } from '../../rules/state';

/** Situations for lessons: things change places, nothing is made or lost. */

/** Swaps two cards that lie in two piles. */
function swap(from: Cards<BossId>, at: number, to: Cards<BossId>, place: number): void {
  const [a, b] = [from.cards[at], to.cards[place]];
  if (a === undefined || b === undefined) throw new RangeError('nothing to swap there');
  from.cards[at] = b;
  to.cards[place] = a;
}

/** The Boss waits in this Den; whoever lay there lies where the Boss was. */
export function putBoss(state: State, den: DenId, boss: BossId): number {
  const place = state.places.findIndex(({ id }) => id === den);
  const target = state.places[place];
  const source = [...state.places.map((each) => each.boss), state.bossDeck].find(({ cards }) => cards.includes(boss));
  if (!target || !source) throw new RangeError(`${denOf(den).name} or its Boss is not in the game`);
  if (source !== target.boss) swap(source, source.cards.indexOf(boss), target.boss, 0);
  return place;
}

/** A tile lies on this space of the shop; what lay there goes to where the tile was. */
export function putInShop(state: State, space: number, tile: TileId): void {
  const other = state.shop.indexOf(tile);
  const there = state.shop[space] ?? '';
  if (other >= 0) state.shop[other] = there;
  else {
    const pile: Cards<TileId> = isItem(tile) ? state.items : state.abilities;
    const at = pile.cards.indexOf(tile);
    if (at >= 0 && there !== '') pile.cards[at] = there;
  }
  state.shop[space] = tile;
}

/** A hero as the lesson wants them: damage, and nothing but one card in play. Everything else goes back where it came from. */
export function dress(state: State, player: Player, { stress = 0, severeBroken = 0, hurt = 0, wild = 0 }: { readonly stress?: number; readonly severeBroken?: number; readonly hurt?: number; readonly wild?: number }): void {
  const [card, ...rest] = player.inPlay;
  state.vengeanceDeck = hiddenCards([...rest, ...player.hand.cards, ...state.vengeanceDeck.cards].filter(isSeen));
  for (const tile of player.slots.flat()) if (!isItem(tile)) state.usedAbilities.push(tile);
  Object.assign(player, { inPlay: card === undefined ? [] : [card], hand: hiddenCards(), slots: [[], [], [], []], recon: 0, wild });
  player.mind = cubes(0, stress);
  player.skill = cubes(severeBroken, 0);
  player.health = cubes(0, hurt);
}

function cubes(severe: number, normal: number): number[] {
  const track = [0, 0];
  track[SEVERE] = severe;
  track[NORMAL] = normal;
  return track;
}
