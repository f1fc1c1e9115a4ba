import type { Size } from '@/table/board/fit';
import type { Theme, TypeSize } from '@/theme';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { dieSizeIn } from '../panels/DiceCost';
import { effectWords } from '../words';

/** What stands on a card of this size, and how large. */
export interface CardText {
  readonly size: TypeSize;
  /** Large letters are made smaller where they would be cut, never smaller than they are by themselves. */
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly die: number;
  readonly dieRows: number;
  readonly nameLines: number;
  /** 0: there is no room for what the ability does; it tells when touched long. */
  readonly effectLines: number;
}

/** Larger cards have larger letters and dice. */
const TIERS: readonly { readonly width: number; readonly height: number; readonly size: TypeSize; readonly die: number }[] = [
  { width: 150, height: 92, size: 'large', die: 34 },
  { width: 112, height: 72, size: 'small', die: 24 },
  { width: 88, height: 80, size: 'small', die: 20 },
];
const LAST_TIER = { size: 'tiny', die: 17 } as const;
const SMALLEST = 12;
/** Border and padding of a card, on both sides together. */
const EDGE = { x: 13, y: 5 } as const;
/** Smaller pictures could not be told apart: then the dice stand in two rows, if there is room. */
const LEGIBLE_DIE = 11;
const DIE_GAP = 2;

/** From comfortable to tight: a share of the wished dice, and the height of the smallest letters' lines. */
const TIGHTEST = { die: 0.7, rows: 1, line: 13 } as const;
const WAYS = [{ die: 1, rows: 1, line: 14 }, { die: 0.8, rows: 1, line: 14 }, { die: 0.75, rows: 2, line: 14 }, { die: 0.7, rows: 2, line: 13 }, TIGHTEST] as const;

/** Shares of the wished letters that are tried, largest first. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** The condensed face is about this wide, in heights of its letters. */
const LETTER = 0.43;

const lettersIn = (width: number, fontSize: number): number => Math.max(1, Math.floor(width / (fontSize * LETTER)));

/** No word is longer than a line. */
const areUnbroken = (words: string, width: number, fontSize: number): boolean => words.split(' ').every(({ length }) => length <= lettersIn(width, fontSize));

/** How many lines these words take, broken between words. */
export function linesOf(words: string, width: number, fontSize: number): number {
  const most = lettersIn(width, fontSize);
  let lines = 1;
  let used = 0;
  for (const { length } of words.split(' ')) {
    const needed = used === 0 ? length : used + 1 + length;
    if (needed <= most || used === 0) used = needed;
    else {
      lines += 1;
      used = length;
    }
  }
  return lines;
}

/** Name, dice and effect of an ability on a card: as large as they fit, and whole wherever that is possible. */
export function cardText(ability: AbilityId, { width, height }: Size, type: Theme['type'], marks: number): CardText {
  const growth = type.tiny.fontSize / SMALLEST;
  const tier = TIERS.find((one) => width >= one.width && height >= one.height * growth) ?? LAST_TIER;
  const wished = textIn(tier, ability, { width, height }, type, marks);
  if (isWhole(wished)) return wished;
  const smaller = textIn(LAST_TIER, ability, { width, height }, type, marks);
  return isWhole(smaller) ? smaller : wished;
}

interface Tried extends CardText {
  /** The effect is not cut, nor is the name. */
  readonly whole: boolean;
  readonly named: boolean;
  readonly legible: boolean;
}

const isWhole = ({ whole, named, legible }: Tried): boolean => whole && named && legible;

/** The same with letters of one tier. */
function textIn(tier: Pick<(typeof TIERS)[number], 'size' | 'die'>, ability: AbilityId, { width, height }: Size, type: Theme['type'], marks: number): Tried {
  const { name, dice } = ABILITIES[ability];
  const growth = type.tiny.fontSize / SMALLEST;
  const { size } = tier;
  const inner = width - EDGE.x;
  const textFor = (share: number, way: (typeof WAYS)[number]): Tried => {
    const fontSize = type[size].fontSize * share;
    const needed = { name: linesOf(name, inner - marks, fontSize), effect: linesOf(effectWords(ability), inner, fontSize) };
    const lineHeight = size === 'tiny' ? Math.round(way.line * growth * share) : type[size].lineHeight * share;
    const dieRows = dice.length > 2 ? way.rows : 1;
    const die = dieSizeIn(ability, inner, tier.die * way.die, dieRows);
    const taken = dice.length > 0 ? dieRows * (die + DIE_GAP) - DIE_GAP : 0;
    const lines = Math.max(1, Math.floor((height - EDGE.y - taken) / lineHeight));
    const effectLines = Math.min(needed.effect, lines - 1);
    const nameLines = Math.max(1, Math.min(needed.name, lines - effectLines));
    const whole = effectLines === needed.effect;
    return { size, fontSize, lineHeight, die, dieRows, nameLines, effectLines, whole, named: nameLines === needed.name, legible: dice.length === 0 || die >= LEGIBLE_DIE };
  };
  const textsFor = (share: number) => WAYS.map((way) => textFor(share, way));
  const shares = SHARES.filter((share) => share === 1 || share * growth >= 1);
  const words = [name, effectWords(ability)];
  const fits = (each: number, isGood: (text: Tried) => boolean): boolean =>
    words.every((one) => areUnbroken(one, inner, type[size].fontSize * each)) && textsFor(each).some(isGood);
  const share = shares.find((each) => fits(each, ({ whole, named }) => whole && named)) ?? shares.find((each) => fits(each, ({ whole }) => whole)) ?? shares[shares.length - 1] ?? 1;
  const texts = textsFor(share);
  // If something must be cut it is the name: it is told by a long touch, and it matters least in a race.
  return texts.find(isWhole) ?? texts.find(({ whole, legible }) => whole && legible) ?? texts.find(({ whole }) => whole) ?? textFor(share, TIGHTEST);
}
