import { readFileSync } from 'node:fs';
import path from 'node:path';

import { PNG } from 'pngjs';

const root = path.resolve(__dirname, '../..');
const bytesOf = (file: string) => readFileSync(path.join(root, file));
const picture = (file: string) => PNG.sync.read(bytesOf(file));

/** From the header alone: decoding a megapixel only to learn its size takes seconds here. */
function sizeOf(file: string): [number, number] {
  const bytes = bytesOf(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

interface AppConfig {
  readonly expo: {
    readonly icon: string;
    readonly web: { readonly favicon: string };
    readonly android: { readonly adaptiveIcon: Readonly<Record<string, string>> };
    readonly plugins: readonly (string | readonly [string, Readonly<Record<string, unknown>>])[];
  };
}
const { expo } = JSON.parse(readFileSync(path.join(root, 'app.json'), 'utf8')) as AppConfig;

function settingsOf(plugin: string): Readonly<Record<string, unknown>> {
  const entry = expo.plugins.find((candidate) => candidate[0] === plugin);
  if (entry === undefined || typeof entry === 'string') throw new Error(`${plugin} has no settings`);
  return entry[1];
}

function opaqueShare(png: PNG): number {
  let opaque = 0;
  for (let at = 3; at < png.data.length; at += 4) if (png.data[at] === 255) opaque += 1;
  return opaque / (png.width * png.height);
}

const { backgroundColor, ...adaptive } = expo.android.adaptiveIcon;

test.each<[string, number]>([
  [expo.icon, 1024],
  ...Object.values(adaptive).map((file): [string, number] => [file, 1024]),
  [String(settingsOf('expo-splash-screen').image), 1024],
  [expo.web.favicon, 48],
  ['public/icon-192.png', 192],
  ['public/icon-512.png', 512],
  ['public/icon-maskable-512.png', 512],
  ['public/apple-touch-icon.png', 180],
])('%s exists in the size it is named for', (file, size) => {
  expect(sizeOf(file)).toEqual([size, size]);
});

test('the home screen gets a full square, a themed launcher a shape with room around it', () => {
  expect(opaqueShare(picture('public/apple-touch-icon.png'))).toBe(1);
  const share = opaqueShare(picture(adaptive.monochromeImage ?? ''));
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.4);
});

test('both permissions come with a reason that promises touch instead', () => {
  for (const text of [settingsOf('expo-sensors').motionPermission, settingsOf('expo-audio').microphonePermission]) {
    expect(String(text)).toMatch(/touch/);
    expect(String(text).length).toBeGreaterThan(60);
  }
});

test('the splash and the launcher stand on the colour of the shelf', () => {
  expect([backgroundColor, settingsOf('expo-splash-screen').backgroundColor]).toEqual(['#12100E', '#12100E']);
});
