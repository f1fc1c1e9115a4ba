import { BOXES } from '@/games';
import { shelfPalettes, type Palette } from '@/theme';
import { paletteFor } from '@/theme/palettes';

/** WCAG 2 relative luminance and contrast. */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const OF_BOXES = BOXES.map(({ id, palette }) => [id, palette] as const);
const OF_CAMPAIGNS = BOXES.flatMap(({ campaigns = [] }) => campaigns.flatMap(({ id, palette }) => (palette ? [[id, palette] as const] : [])));

const PALETTES: readonly (readonly [string, Palette])[] = [...Object.entries(shelfPalettes), ...OF_BOXES, ...OF_CAMPAIGNS].flatMap(
  ([name, palette]) => [[name, palette], [`${name}, colour-blind`, paletteFor(palette, 'colourBlind')]] as const,
);

test.each(PALETTES)('all text of %s is legible on all of its papers', (_, palette) => {
  for (const paper of ['paper', 'card', 'raised'] as const) {
    for (const text of ['ink', 'dim', 'accent', 'danger', 'good'] as const) {
      expect({ paper, text, legible: contrast(palette[paper], palette[text]) >= 4.5 }).toEqual({ paper, text, legible: true });
    }
  }
  expect(contrast(palette.accent, palette.onAccent)).toBeGreaterThanOrEqual(4.5);
});
