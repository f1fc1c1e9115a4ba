/** Turns a head put together by a part set into flat shapes: a path, what it is, and where it lies. */
import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import * as openPeeps from '@dicebear/open-peeps';

/** What a shape is drawn as; a treatment gives each role its colour. The order is the number in the generated files. */
export const ROLES = ['line', 'hair', 'skin', 'cloth', 'light', 'accent'];

/** Colours that stand for roles while the sets put a head together. */
const MARKS = { skin: '010101', cloth: '020202', accent: '030303', hair: '040404' };
const ROLE_OF_COLOUR = {
  '#000': 'line', '#000000': 'line', '#22252b': 'line', '#231f20': 'line', '#fff': 'light', '#ffffff': 'light',
  '#010101': 'skin', '#020202': 'cloth', '#030303': 'accent', '#040404': 'hair',
  '#ff8181': 'accent', '#ff6c6c': 'accent', '#9ddadb': 'accent',
};

const variant = (value) => (/^\d\d$/.test(value) ? `variant${value}` : value);

/** Options for createAvatar that leave nothing to chance: parts that are not named are not there. */
function explicit(parts, optional) {
  const options = { seed: 'explicit' };
  for (const part of optional) options[`${part}Probability`] = part in parts ? 100 : 0;
  for (const [part, value] of Object.entries(parts)) options[part] = [variant(value)];
  return options;
}

const SETS = {
  lorelei: {
    grid: 980,
    draw: (parts) => createAvatar(lorelei, {
      head: ['variant01'], nose: ['variant01'], eyebrows: ['variant01'], mouth: ['sad09'],
      ...explicit(parts, ['beard', 'earrings', 'freckles', 'glasses', 'hairAccessories']),
      skinColor: [MARKS.skin], hairColor: [MARKS.hair], hairAccessoriesColor: [MARKS.accent],
    }),
    /** Where things are put on: a point, and how many grid units a head's width of 100 is. */
    anchors: { crown: [478, 250], brow: [478, 305], eyes: [520, 455], mouth: [560, 640], neck: [400, 800], scale: 4.9 },
  },
  peeps: {
    grid: 704,
    draw: (parts) => createAvatar(openPeeps, {
      ...explicit(parts, ['accessories', 'facialHair', 'mask']),
      skinColor: [MARKS.skin], clothingColor: [MARKS.cloth], headContrastColor: [MARKS.hair],
    }),
    anchors: { crown: [380, 180], brow: [380, 225], eyes: [440, 330], mouth: [450, 440], neck: [330, 560], scale: 3.0 },
  },
};

const attribute = (tag, name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

function offsetOf(transform) {
  const numbers = (/\(([^)]*)\)/.exec(transform ?? '')?.[1] ?? '0 0').split(/[\s,]+/).map(Number);
  // A matrix of these sets scales by two thousandths, which nobody sees: only its shift counts.
  return numbers.length === 6 ? [numbers[4], numbers[5]] : [numbers[0], numbers[1] ?? 0];
}

/** Walks the tags with a stack of what groups hand down. */
function shapesOf(svg) {
  const shapes = [];
  const stack = [{ x: 0, y: 0, fill: undefined, evenOdd: false }];
  for (const [tag, closing, name] of svg.slice(svg.indexOf('</mask>')).matchAll(/<(\/?)(g|path)\b[^>]*>/g)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const outer = stack[stack.length - 1];
    const [dx, dy] = offsetOf(attribute(tag, 'transform'));
    const inner = {
      x: outer.x + dx, y: outer.y + dy,
      fill: attribute(tag, 'fill') ?? outer.fill,
      evenOdd: (attribute(tag, 'fill-rule') ?? (outer.evenOdd ? 'evenodd' : '')) === 'evenodd',
    };
    if (name === 'g') {
      stack.push(inner);
      continue;
    }
    const width = attribute(tag, 'stroke-width');
    const colour = (width ? attribute(tag, 'stroke') : inner.fill)?.toLowerCase();
    const role = ROLE_OF_COLOUR[colour];
    if (!role) throw new Error(`no role for the colour ${colour}`);
    shapes.push({ d: attribute(tag, 'd'), role, x: inner.x, y: inner.y, scale: 1, evenOdd: inner.evenOdd, stroke: width ? Number(width) : 0 });
  }
  return shapes;
}

/** A head without anything put on. */
export function headOf({ set, ...parts }) {
  const maker = SETS[set];
  if (!maker) throw new Error(`there is no part set “${set}”`);
  for (const [part, value] of Object.entries(parts)) {
    const known = (set === 'lorelei' ? lorelei : openPeeps).schema.properties[part]?.items?.enum;
    if (!known?.includes(variant(value))) throw new Error(`${set} has no ${part} “${value}”`);
  }
  return { grid: maker.grid, anchors: maker.anchors, shapes: shapesOf(maker.draw(parts).toString()) };
}
