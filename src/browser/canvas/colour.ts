import type { SkColor } from '@shopify/react-native-skia';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(([\d.]+),([\d.]+),([\d.]+)(?:,([\d.]+))?\)$/;

const colour = (red: number, green: number, blue: number, alpha: number): SkColor => Float32Array.of(red / 255, green / 255, blue / 255, alpha);

/** The colours that drawings name: #abc, #a1b2c3, #a1b2c3d4, rgb() and rgba(). Skia's own list of names weighs more than all of them. */
export function colourOf(text: string): SkColor {
  if (HEX.test(text)) {
    const digits = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return colour(red, green, blue, alpha / 255);
  }
  const [, red, green, blue, alpha = 1] = RGB.exec(text.replace(/ /g, '')) ?? [];
  if (red === undefined) throw new RangeError(`“${text}” is no colour that drawings know`);
  return colour(Math.round(Number(red)), Math.round(Number(green)), Math.round(Number(blue)), Number(alpha));
}
