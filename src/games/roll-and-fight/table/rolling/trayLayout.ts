import { contains, type Point, type Rect, type Size } from '@/table/board/fit';

import type { AbilityId } from '../../content/abilities';

/** What a finger can mean on a tray. */
export type TrayTarget =
  | { readonly kind: 'ability'; readonly ability: AbilityId }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'health' | 'felt' | 'roll' | 'stop' | 'supply' };

export interface TrayLayout {
  readonly supply: Rect;
  readonly stop: Rect;
  readonly abilities: readonly (Rect & { readonly ability: AbilityId })[];
  readonly health: Rect;
  readonly felt: Rect;
  readonly roll: Rect;
}

const GAP = 6;
const ROW = 44;
const CARD = 58;
const COLUMNS = 4;
/** Lower than this the dice lie beside the abilities instead of below them. */
const LOW = 360;

function grid(area: Rect, abilities: readonly AbilityId[], rowHeight: number): TrayLayout['abilities'] {
  const width = (area.width - GAP * (COLUMNS - 1)) / COLUMNS;
  return abilities.map((ability, i) => ({
    ability,
    x: area.x + (i % COLUMNS) * (width + GAP),
    y: area.y + Math.floor(i / COLUMNS) * (rowHeight + GAP),
    width,
    height: rowHeight,
  }));
}

/** Everything within reach of a thumb: the dice lowest, what they are laid on above them. */
export function trayLayout({ width, height }: Size, abilities: readonly AbilityId[]): TrayLayout {
  const low = height < LOW;
  const rows = Math.ceil(abilities.length / COLUMNS);
  const left = low ? width * 0.42 : 0;
  const inner = width - left - 2 * GAP;
  const x = left + GAP;
  const stopWidth = Math.min(120, inner * 0.34);
  const cardHeight = low ? Math.min(CARD, (height - 2 * ROW - GAP * (rows + 3)) / rows) : CARD;
  const cards = { x, y: 2 * GAP + ROW, width: inner, height: rows * (cardHeight + GAP) };
  const healthY = cards.y + cards.height;
  const rollY = height - ROW - 2 * GAP;
  const felt = low
    ? { x: GAP, y: GAP, width: left - GAP, height: height - ROW - 3 * GAP }
    : { x: GAP, y: healthY + ROW + GAP, width: width - 2 * GAP, height: rollY - healthY - ROW - 2 * GAP };
  return {
    supply: { x, y: GAP, width: inner - stopWidth - GAP, height: ROW },
    stop: { x: x + inner - stopWidth, y: GAP, width: stopWidth, height: ROW },
    abilities: grid(cards, abilities, cardHeight),
    health: { x, y: healthY, width: inner, height: ROW },
    felt,
    roll: { x: GAP, y: height - ROW - GAP, width: low ? left - GAP : width - 2 * GAP, height: ROW },
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
  for (const kind of ['health', 'roll', 'stop', 'supply'] as const) if (contains(layout[kind], point)) return { kind };
  return undefined;
}
