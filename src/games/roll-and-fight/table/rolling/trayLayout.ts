import { contains, type Point, type Rect, type Size } from '@/table/board/fit';
import { roomOf } from '@/table/kit/room/room';

import type { AbilityId } from '../../content/abilities';

/** What a finger can mean on a tray. */
export type TrayTarget =
  | { readonly kind: 'ability'; readonly ability: AbilityId }
  | { readonly kind: 'die'; readonly die: number }
  /** One of the sets between which the player chooses. */
  | { readonly kind: 'set'; readonly index: number }
  | { readonly kind: 'health' | 'felt' | 'roll' | 'stop' | 'supply' | 'refill' | 'peek' | 'elsewhere' };

export interface TrayLayout {
  readonly supply: Rect;
  readonly refill: Rect;
  /** Opens the den, where it is not in sight. */
  readonly peek?: Rect;
  readonly stop: Rect;
  readonly abilities: readonly (Rect & { readonly ability: AbilityId })[];
  readonly health: Rect;
  readonly felt: Rect;
  readonly roll: Rect;
}

const GAP = 6;
const ROW = 44;
/** Cards as wide and as high as they like to be, and the most of them side by side. */
const CARD = { width: 80, least: 50, comfortable: 72, most: 150 } as const;
const COLUMNS = 4;
const DICE_SHARE = 0.42;
/** What the dice keep where cards would otherwise be too narrow for a word of their names. */
const LEAST_DICE_SHARE = 0.32;
const ONE_WORD = 53;
/** Lower cards have a single line for a name, which then needs this much. */
const TWO_LINES = 58;
const ONE_NAME = 70;
const widthOfName = (cardHeight: number): number => (cardHeight < TWO_LINES ? ONE_NAME : ONE_WORD);
const WIDEST_DICE = 380;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly height: number;
}

/** As many columns as cards like to have. */
const roomyColumns = (width: number): number => Math.min(COLUMNS, Math.max(2, Math.floor((width + GAP) / (CARD.width + GAP))));

/** Cards stand in as few columns as keep them comfortable, but never in more than they like unless the rows would be too low. */
function gridFor(width: number, height: number, cards: number, fewest: number): Grid {
  const roomy = roomyColumns(width);
  for (let columns = Math.min(fewest, roomy); ; columns++) {
    const rows = Math.max(1, Math.ceil(cards / columns));
    const each = (height + GAP) / rows - GAP;
    // Fewer cards side by side in as many rows are as high and wider.
    if (each >= (columns < roomy ? CARD.comfortable : CARD.least) || columns >= COLUMNS) return { columns: Math.max(1, Math.ceil(cards / rows)), rows, height: Math.min(CARD.most, each) };
  }
}

function layCards({ x, y, width }: Rect, { columns, height }: Grid, abilities: readonly AbilityId[]): TrayLayout['abilities'] {
  const each = (width - GAP * (columns - 1)) / columns;
  return abilities.map((ability, i) => ({
    ability,
    x: x + (i % columns) * (each + GAP),
    y: y + Math.floor(i / columns) * (height + GAP),
    width: each,
    height,
  }));
}

/** Supply, switches and stop share the row that is farthest from the thumb. */
function headRow(x: number, width: number, peeks: boolean): Pick<TrayLayout, 'supply' | 'refill' | 'peek' | 'stop'> {
  const stop = Math.min(110, width * (peeks ? 0.24 : 0.3));
  const supply = width - stop - (peeks ? 2 : 1) * (ROW + GAP) - GAP;
  const switches = x + supply + GAP;
  return {
    supply: { x, y: GAP, width: supply, height: ROW },
    refill: { x: switches, y: GAP, width: ROW, height: ROW },
    ...(peeks ? { peek: { x: switches + ROW + GAP, y: GAP, width: ROW, height: ROW } } : {}),
    stop: { x: x + width - stop, y: GAP, width: stop, height: ROW },
  };
}

/** Health and the throw nearest to the thumb: each has a row, or they share one and leave the other to the dice. */
type Foot = 'rows' | 'shared';

const footHeight = (foot: Foot): number => (foot === 'rows' ? 2 : 1) * (ROW + GAP);

function footRows(foot: Foot, x: number, bottom: number, width: number): Pick<TrayLayout, 'health' | 'roll'> {
  const y = bottom - ROW;
  if (foot === 'rows') return { health: { x, y: y - ROW - GAP, width, height: ROW }, roll: { x, y, width, height: ROW } };
  const half = (width - GAP) / 2;
  return { health: { x, y, width: half, height: ROW }, roll: { x: x + half + GAP, y, width: half, height: ROW } };
}

/** Abilities that never take dice are only shown where there is room for them. */
function cardsFor({ width, height }: Size, { abilities, quiet = [] }: TrayContents, fewest: number): { readonly grid: Grid; readonly shown: readonly AbilityId[] } {
  const all = [...abilities, ...quiet];
  const grid = gridFor(width, height, all.length, fewest);
  return grid.height >= CARD.least && grid.columns <= roomyColumns(width) ? { grid, shown: all } : { grid: gridFor(width, height, abilities.length, fewest), shown: abilities };
}

/** A felt on which the dice are as large as they get, and cards with room for everything that stands on them. */
const AMPLE = { felt: 130, card: { width: 80, height: 70 } } as const;

/** How well a tray is laid out: roomy felt and legible cards, each up to one point. */
function comfort({ felt, abilities: [card] }: TrayLayout): number {
  const room = Math.min(Math.sqrt(Math.max(0, felt.width * felt.height)) / 2, felt.width, felt.height);
  const letters = card ? Math.min(1, card.width / AMPLE.card.width) + Math.min(1, card.height / AMPLE.card.height) : 2;
  return Math.min(1, room / AMPLE.felt) + letters / 2;
}

/** Another layout must be clearly better, or the first one stays. */
const CLEARLY = 0.04;

/** Everything within reach of a thumb: the dice lowest, what they are laid on above them or beside them, whatever suits the room best. */
export function trayLayout(size: Size, contents: TrayContents): TrayLayout {
  const below = [diceBelow(size, contents, 'rows'), diceBelow(size, contents, 'shared')];
  const beside = [diceBeside(size, contents, 'rows'), diceBeside(size, contents, 'shared')];
  const layouts = roomOf(size).beside ? [...beside, ...below] : [...below, ...beside];
  return layouts.reduce((best, other) => (comfort(other) > comfort(best) + CLEARLY ? other : best));
}

export interface TrayContents {
  readonly abilities: readonly AbilityId[];
  /** Abilities that never take dice. */
  readonly quiet?: readonly AbilityId[];
  /** The den is out of sight and can be looked at. */
  readonly peeks?: boolean;
}

function diceBeside(size: Size, contents: TrayContents, foot: Foot): TrayLayout {
  const roomy = besideDice(size, contents, foot, Math.min(WIDEST_DICE, size.width * DICE_SHARE));
  return roomy.abilities.every(({ width, height }) => width >= widthOfName(height)) ? roomy : besideDice(size, contents, foot, size.width * LEAST_DICE_SHARE);
}

/** Everything beside dice that take so much from the left. */
function besideDice({ width, height }: Size, contents: TrayContents, foot: Foot, left: number): TrayLayout {
  const x = left + GAP;
  const inner = width - x - GAP;
  const area = { x, y: 2 * GAP + ROW, width: inner, height: height - ROW - 3 * GAP };
  const { grid, shown } = cardsFor(area, contents, 2);
  return {
    ...headRow(x, inner, contents.peeks ?? false),
    abilities: layCards(area, grid, shown),
    felt: { x: GAP, y: GAP, width: left - GAP, height: height - 2 * GAP - footHeight(foot) },
    ...footRows(foot, GAP, height - GAP, left - GAP),
  };
}

/** On a tall screen the dice get what is left, but at least this share of it. */
const LEAST_FELT = 0.36;
/** Two comfortable rows of cards: everything above that belongs to the dice. */
const MOST_CARDS = 2 * CARD.comfortable + GAP;
/** One row of cards over the dice is no higher than this. */
const LONE_ROW = 92;

function diceBelow({ width, height }: Size, contents: TrayContents, foot: Foot): TrayLayout {
  const inner = width - 2 * GAP;
  const free = height - ROW - 4 * GAP - footHeight(foot);
  const { grid, shown } = cardsFor({ width: inner, height: Math.min(free * (1 - LEAST_FELT), MOST_CARDS) }, contents, COLUMNS);
  const cards = Math.min(grid.height, LONE_ROW);
  const area = { x: GAP, y: 2 * GAP + ROW, width: inner, height: grid.rows * (cards + GAP) };
  const feltY = area.y + area.height;
  return {
    ...headRow(GAP, inner, contents.peeks ?? false),
    abilities: layCards(area, { ...grid, height: cards }, shown),
    felt: { x: GAP, y: feltY, width: inner, height: height - GAP - footHeight(foot) - feltY },
    ...footRows(foot, GAP, height - GAP, inner),
  };
}

/** What lies under a finger; `dieAt` knows where the dice came to rest on the felt. */
export function targetAt(layout: TrayLayout, point: Point, dieAt: (x: number, y: number) => number | undefined): TrayTarget | undefined {
  const ability = layout.abilities.find((rect) => contains(rect, point));
  if (ability) return { kind: 'ability', ability: ability.ability };
  if (contains(layout.felt, point)) {
    const die = dieAt(point.x - layout.felt.x, point.y - layout.felt.y);
    return die === undefined ? { kind: 'felt' } : { kind: 'die', die };
  }
  for (const kind of ['health', 'roll', 'stop', 'supply', 'refill', 'peek'] as const) {
    const rect = layout[kind];
    if (rect && contains(rect, point)) return { kind };
  }
  return undefined;
}

const CHOICE = 52;

/** Where the sets lie between which a player chooses: over the abilities and the dice, one below the other. */
export function choiceRects({ width, height }: Size, choices: number): readonly Rect[] {
  const wide = Math.min(300, width - 4 * GAP);
  const each = Math.min(CHOICE, (height - 2 * GAP) / choices - GAP);
  const top = (height - choices * (each + GAP)) / 2;
  return Array.from({ length: choices }, (_, i) => ({ x: (width - wide) / 2, y: top + i * (each + GAP), width: wide, height: each }));
}
