/**
 * Hats, patches and scars of our own. Each is drawn for a head 100 wide that looks a little to the right, about the
 * point it is put on; so it sits right on heads of every set.
 */
const BRIM = 'M-80 4C-62-18-42-8-32-8C-12-1 20-1 38-9C52-6 66-22 82-8C68 22 32 25 4 23C-30 25-68 26-80 4Z';
const NARROW_BRIM = 'M-62-4C-52-13-42-6-32-2C-10 5 20 5 34-2C46-7 56-13 64-4C56 14 22 17 2 17C-22 17-54 13-62-4Z';

const WEAR = {
  stetson: { on: 'brow', shapes: [
    ['hair', 'M-42-4C-45-40-38-68-23-71C-11-73-6-61 2-61C10-61 16-75 29-71C44-66 46-36 43-4C20 7-20 7-42-4Z'],
    ['accent', 'M-43-18C-20-8 22-8 44-18L43-4C20 7-20 7-42-4Z'],
    ['hair', BRIM],
  ] },
  sombrero: { on: 'brow', shapes: [
    ['hair', 'M-36-4C-34-46-18-78 2-80C22-78 38-46 38-4C18 6-18 6-36-4Z'],
    ['accent', 'M-37-14C-18-5 20-5 39-14L38-3C18 7-18 7-36-3Z'],
    ['hair', 'M-104-14C-90-30-60-10-34-6C-10 0 20 0 40-6C64-12 92-32 106-16C96 16 40 26 2 26C-40 26-94 18-104-14Z'],
  ] },
  bowler: { on: 'brow', shapes: [
    ['hair', 'M-43 0C-48-48-22-60 2-60C27-60 50-46 45 0C20 8-20 8-43 0Z'],
    ['accent', 'M-44-12C-20-3 22-3 46-12L45 0C20 8-20 8-43 0Z'],
    ['hair', NARROW_BRIM],
  ] },
  topHat: { on: 'brow', shapes: [
    ['hair', 'M-37 0L-44-84C-20-93 26-93 47-84L40 0C16 8-16 8-37 0Z'],
    ['accent', 'M-39-20C-16-12 18-12 42-20L40-2C16 7-16 7-37-2Z'],
    ['hair', NARROW_BRIM],
  ] },
  fedora: { on: 'brow', shapes: [
    ['hair', 'M-42-2C-44-34-34-56-16-58C-4-58 0-50 4-50C10-50 20-60 30-56C44-50 46-28 43-2C20 7-20 7-42-2Z'],
    ['accent', 'M-43-16C-20-7 22-7 44-16L43-2C20 7-20 7-42-2Z'],
    ['hair', 'M-66-2C-54-14-44-6-32-3C-10 4 20 4 36-4C50-8 62-10 70 4C56 18 22 18 2 17C-22 17-58 14-66-2Z'],
  ] },
  flatCap: { on: 'brow', shapes: [
    ['hair', 'M-48 2C-56-26-30-44 4-46C36-46 58-28 56-8C30-14-10-14-48 2Z'],
    ['accent', 'M-14-10C16-18 46-16 70-2C60 8 20 2-12 6Z'],
  ] },
  cavalry: { on: 'brow', shapes: [
    ['accent', 'M-44 2L-40-46C-14-58 28-58 46-46L46-2C20-10-16-8-44 2Z'],
    ['hair', 'M-8-6C18-14 50-12 70 4C54 12 20 6-8 8Z'],
    ['light', 'M-2-24L4-36L10-24L-2-31L10-31Z'],
  ] },
  bonnet: { on: 'brow', shapes: [
    ['accent', 'M-58 66C-80 10-60-52 0-58C40-60 60-36 60-12C40-26 6-24-12-4C-28 16-34 44-36 70Z'],
    ['line', 'M-36 70C-34 44-28 16-12-4C6-24 40-26 60-12C40-20 10-18-6 0C-22 20-28 46-28 68Z'],
  ] },
  kerchief: { on: 'brow', shapes: [
    ['accent', 'M-52 14C-60-30-30-58 6-58C40-58 56-34 54-8C30-20-20-14-52 14Z'],
    ['accent', 'M-46 6C-66 8-78 20-84 36C-70 30-66 34-62 44C-56 30-48 22-40 16Z'],
  ] },
  hood: { on: 'brow', shapes: [
    ['accent', 'M-64 120C-92 20-66-66 6-70C60-70 78-20 70 20C52-20 30-30 6-28C-24-24-40 20-38 60C-36 90-30 104-22 120Z'],
  ] },
  headband: { on: 'brow', shapes: [
    ['accent', 'M-50 8C-20-8 26-10 52-2L52 12C26 4-18 6-49 22Z'],
    ['accent', 'M-48 12C-66 14-78 26-92 24C-82 34-70 34-62 28C-68 38-76 46-84 48C-66 50-54 38-46 22Z'],
  ] },
  kasa: { on: 'crown', shapes: [
    ['accent', 'M2-70C30-54 78-12 96 8C60 26-58 28-96 10C-76-12-26-54 2-70Z'],
    ['line', 'M-96 10C-58 28 60 26 96 8C92 16 60 33 0 33C-60 33-92 18-96 10Z'],
  ] },
  horns: { on: 'brow', shapes: [
    ['accent', 'M-46 4C-50-44-24-58 4-58C34-58 52-42 50-2C24-12-18-10-46 4Z'],
    ['light', 'M-42-26C-72-30-84-54-78-84C-66-62-52-56-34-50Z'],
    ['light', 'M46-30C72-36 82-60 76-88C66-66 54-60 38-54Z'],
    ['line', 'M-46 4C-18-10 24-12 50-2L50 6C24-3-18-1-46 14Z'],
  ] },
  patch: { on: 'eyes', shapes: [
    ['line', 'M-22-8C-20-18 4-20 6-6C8 8-2 16-10 16C-20 14-24 4-22-8Z'],
    ['line', 'M-58-26L-16-12L-18-7L-59-20Z'], ['line', 'M4-14L40-30L41-26L6-8Z'],
  ] },
  scar: { on: 'eyes', shapes: [
    ['line', 'M-24-24C-16-6-12 18-14 40L-17 40C-16 18-19-4-27-23Z'],
    ['line', 'M-26-6L-12-10L-11-7L-25-3Z'], ['line', 'M-24 10L-9 7L-8 10L-23 13Z'], ['line', 'M-23 26L-9 24L-9 27L-22 29Z'],
  ] },
  bandana: { on: 'mouth', shapes: [
    ['accent', 'M-62-24C-30-6 6-14 34-22C38 6 26 40-4 56C-34 46-56 16-62-24Z'],
    ['accent', 'M-60-22C-74-20-84-8-88 4C-76 0-70 2-62 8Z'],
    ['line', 'M-40 2C-24 12-12 10 0 8C-12 15-28 14-40 2Z'],
  ] },
  blank: { on: 'eyes', shapes: [
    ['light', 'M-50-30C-22-42 26-42 40-30C48 2 44 38 24 60C10 70-14 70-28 60C-50 36-54 2-50-30Z'],
    ['line', 'M-34 2C-26-6-12-6-6 2C-14 6-26 6-34 2Z'], ['line', 'M8 0C14-7 26-7 32 0C26 5 14 5 8 0Z'],
  ] },
  moustache: { on: 'mouth', shapes: [['hair', 'M-24-12C-14-22-2-22 3-17C9-22 20-21 29-11C20-6 9-7 3-12C-4-5-15-5-24-12Z']] },
  handlebar: { on: 'mouth', shapes: [['hair', 'M-42-20C-36-8-22-12-14-17C-6-22 0-21 3-17C8-22 15-21 21-17C28-12 36-10 40-22C42-8 30-2 20-4C12-6 6-9 3-12C-2-6-10-3-18-2C-30 0-42-6-42-20Z']] },
  walrus: { on: 'mouth', shapes: [['hair', 'M-28-10C-18-24-2-24 3-18C9-24 22-23 30-9C32 4 28 14 24 20C22 8 14 0 3 0C-8 0-18 8-22 20C-28 12-30 2-28-10Z']] },
  goatee: { on: 'mouth', shapes: [['hair', 'M-10 12C-2 18 8 18 14 11C18 24 12 44 2 54C-8 44-14 26-10 12Z']] },
  monocle: { on: 'eyes', shapes: [['line', 'M18-14C30-14 36-6 36 2C36 12 28 18 20 18C8 18 4 8 4 0C4-8 10-14 18-14ZM19-10C12-10 8-5 8 1C8 8 13 14 20 14C28 14 32 8 32 2C32-5 27-10 19-10Z'], ['line', 'M18 18C16 40 4 60-10 70L-12 68C2 58 13 38 15 18Z']] },
  cigar: { on: 'mouth', shapes: [['accent', 'M8-4L46 6L44 14L6 6Z'], ['line', 'M46 6L54 8L52 16L44 14Z']] },
  collar: { on: 'neck', shapes: [['light', 'M-20-14L10 20L44-10L40 6L10 30L-22 8Z'], ['line', 'M4 20L16 20L20 50L10 58L0 50Z']] },
};

/** Who wears something on the head needs room above it. */
export const needsHeadroom = (names) => names.some((name) => ['brow', 'crown'].includes(WEAR[name]?.on));

/** The shapes of a thing put on, at its anchor and in the head's scale. */
export function worn(name, anchors) {
  const thing = WEAR[name];
  if (!thing) throw new Error(`nobody has drawn “${name}” to wear`);
  const [x, y] = anchors[thing.on];
  return thing.shapes.map(([role, d]) => ({ d, role, x, y, scale: anchors.scale, evenOdd: false, stroke: 0 }));
}
