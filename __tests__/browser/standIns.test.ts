import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { ManualRecogniser } from '@/browser/gestures/kinds';
import { GesturePlan } from '@/browser/gestures/plan';
import { Easing } from '@/browser/movement/easing';
import { isOwn } from '@/engine/own';

import { standInFor, standIns } from '../../scripts/lib/standIns';

const root = path.join(__dirname, '../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = ['src', 'app'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file}`));
const ours = sources.filter((file) => !file.startsWith('src/browser/')).map((file) => ({ file, text: textOf(file) }));

const words = (list: string): readonly string[] => list.split(/[{},]/).map((word) => word.trim()).filter((word) => word !== '');
const escaped = (text: string): string => text.replace(/[/.]/g, '\\$&');

/** The values (not the types) that our files take from a library, with one of the files. */
function usedOf(library: string): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  for (const { file, text } of ours) {
    for (const [, list = ''] of text.matchAll(new RegExp(`^import (?!type)([^;]*?) from '${escaped(library)}'`, 'gm'))) {
      const [first = '', inBraces] = list.includes('{') ? list.split('{') : [list];
      for (const word of words(first)) used.set('default', used.get('default') ?? `${file}: ${word}`);
      for (const word of words(inBraces ?? '')) if (!word.startsWith('type ')) used.set(word.split(' as ')[0] ?? word, file);
    }
  }
  return used;
}

/** What a stand-in gives. */
function givenBy(file: string): ReadonlySet<string> {
  const text = textOf(file);
  const given = [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);
  for (const [, list = ''] of text.matchAll(/^export \{([^}]*)\}/gm)) given.push(...words(list).map((word) => word.split(' as ').pop() ?? word));
  if (/^export default/m.test(text)) given.push('default');
  if (text.includes("export * from './skiaTypes'")) given.push(...skiaTypes());
  return new Set(given);
}

const SKIA = '@shopify/react-native-skia/lib';

/** The names that `skiaTypes` passes on. */
const skiaTypes = (): readonly string[] =>
  [...textOf('src/browser/canvas/skiaTypes.ts').matchAll(/export \* from '([^']+)'/g)].flatMap(([, file = '']) => Object.keys(jest.requireActual<object>(file.replace('lib/module', 'lib/commonjs'))));

/** The files of Skia that a browser gets, from those that ours ask for. */
function filesOfSkia(): readonly string[] {
  const folder = path.join(root, 'node_modules', SKIA, 'module');
  const found = new Set(sources.filter((file) => file.startsWith('src/browser/canvas/')).flatMap((file) => [...textOf(file).matchAll(/lib\/module\/(skia\/web\/\w+)'/g)].map(([, name]) => path.join(folder, `${name}.js`))));
  for (const file of found) for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.\/\w+)"/g)) found.add(path.join(path.dirname(file), `${name}.js`));
  return [...found];
}

describe.each(Object.entries(standIns))('in a browser, what stands in for %s', (library, file) => {
  test('gives everything that we use of it', () => {
    const given = givenBy(file);
    const used = usedOf(library);
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter(([name]) => !given.has(name))).toEqual([]);
  });

  test('is asked for by its own name alone: nothing deeper brings the whole library along', () => {
    const deep = new RegExp(`from '${escaped(library)}/|import\\('${escaped(library)}/|require\\('${escaped(library)}/`);
    const allowed = ['src/skia/loadSkia.web.ts'];
    expect(ours.filter(({ file: at, text }) => deep.test(text) && !allowed.includes(at)).map(({ file: at }) => at)).toEqual([]);
  });
});

test('our drawings use nothing of Skia that a browser does not get', () => {
  const [, given = ''] = /const Skia: [^{]*\{([^]*?)\n\};/.exec(textOf('src/browser/canvas/skia.ts')) ?? [];
  const names = [...given.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name]) => name);
  expect(names).toContain('Paint');
  const used = ours.filter(({ text }) => /skia/i.test(text)).flatMap(({ file, text }) => [...text.matchAll(/\b[sS]kia\s*\.\s*([A-Z]\w+)/g)].map(([, name = '']) => ({ file, name })));
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(({ name }) => !names.includes(name))).toEqual([]);
});

test('the files of Skia that a browser gets find every name they ask for', () => {
  const asked = filesOfSkia().flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from "([^"]+)"/g)].filter(([, , from = '']) => standInFor(file, from) !== undefined).flatMap(([, list = '']) => words(list)));
  expect(asked).toContain('PathVerb');
  const given = skiaTypes();
  expect(asked.filter((name) => !given.includes(name))).toEqual([]);
});

test('of Animated, only views are used', () => {
  const used = ours.filter(({ text }) => text.includes("from 'react-native-reanimated'")).flatMap(({ file, text }) => [...text.matchAll(/\bAnimated\.(\w+)/g)].map(([, name = '']) => ({ file, name })));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ name }) => name !== 'View')).toEqual([]);
});

/** The names of the methods that a library's types list. */
const methodsIn = (...files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => [...textOf(`node_modules/${file}`).matchAll(/^ {4}(?:static )?(\w+)(?:<[^(]*>)?\(/gm)].map(([, name = '']) => name)));

/** Which of these methods the files that use a library call, without those that a stand-in has. */
const missed = (library: string, methods: ReadonlySet<string>, given: ReadonlySet<string>) =>
  ours.filter(({ text }) => text.includes(`from '${library}'`)).flatMap(({ file, text }) =>
    [...text.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => ({ file, name })).filter(({ name }) => methods.has(name) && !given.has(name)));

test('gestures are asked for nothing that a browser does not know', () => {
  const folder = 'react-native-gesture-handler/lib/typescript/handlers/gestures';
  const methods = methodsIn(...['gesture', 'panGesture', 'pinchGesture', 'tapGesture', 'manualGesture'].map((name) => `${folder}/${name}.d.ts`));
  const plan = new GesturePlan(ManualRecogniser);
  const given = new Set([...Object.keys(plan), ...['Pan', 'Pinch', 'Tap', 'Manual', 'Simultaneous', 'Race']]);
  expect(methods.has('minDistance') && methods.has('hitSlop') && given.has('minDistance') && !given.has('hitSlop')).toBe(true);
  expect(missed('react-native-gesture-handler', methods, given)).toEqual([]);
  const kinds = ours.flatMap(({ file, text }) => [...text.matchAll(/\bGesture\.(\w+)\(/g)].map(([, name = '']) => ({ file, name })));
  expect(kinds.filter(({ name }) => !given.has(name))).toEqual([]);
});

test('films of coming and going are asked for their length and delay alone', () => {
  const folder = 'react-native-reanimated/lib/typescript/layoutReanimation/animationBuilder';
  const methods = new Set([...methodsIn(`${folder}/BaseAnimationBuilder.d.ts`, `${folder}/ComplexAnimationBuilder.d.ts`)].filter((name) => name !== 'build'));
  expect(methods.has('springify')).toBe(true);
  expect(missed('react-native-reanimated', methods, new Set(['duration', 'delay']))).toEqual([]);
});

test('values are read and set, never modified in place, watched by hand or set by a function', () => {
  const unusual = /\.(?:modify|addListener|removeListener)\(|\.set\((?:\([^()]*\)|\w+)\s*=>/;
  expect(['value.set((old) => old + 1)', 'value.set(old => old)', 'value.modify((old) => old)', 'value.set((value.get() + 1) % 3)'].map((text) => unusual.test(text))).toEqual([true, true, true, false]);
  expect(ours.filter(({ text }) => text.includes("from 'react-native-reanimated'") && unusual.test(text)).map(({ file }) => file)).toEqual([]);
});

test('ways of easing', () => {
  const used = ours.flatMap(({ file, text }) => [...text.matchAll(/\bEasing\.(\w+)/g)].map(([, name = '']) => ({ file, name })));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(({ name }) => !isOwn(Easing, name))).toEqual([]);
});
