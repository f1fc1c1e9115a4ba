import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { SCRIPTS, modulesIn } from './bundles.mjs';
import { root } from './run.mjs';

const MOST = 8;

/** Scripts that come together. */
export interface Parcel {
  readonly gzip: number;
  readonly brotli: number;
  /** The heaviest of what is in it, before compression. */
  readonly contents: readonly { readonly what: string; readonly bytes: number }[];
}

/** What comes when a box is opened and played: its own, and what it needs of the house's tables, which comes once. */
export interface WeighedBox {
  readonly box: string;
  readonly own: Parcel;
  readonly house: Parcel;
}

const definitions = (source: string): readonly { readonly id: number; readonly statement: string }[] => modulesIn(source);

/** A library, or a folder of ours. */
function ownerOf(file: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file);
  if (library?.[1]) return library[1];
  const [, first = '', second = '', third] = /src\/([^/]+)\/([^/]+)(?:\/([^/]+))?/.exec(file) ?? [];
  return first === 'games' ? `${second}/${third?.replace(/\.(generated\.)?tsx?$/, '') ?? ''}` : first === '' ? 'other' : `src/${first}`;
}

/** What every script of a build weighs and holds, by what a visitor fetches when. */
export function weighBuild(dist: string, boxes: readonly string[]): { readonly beforeShelf: Parcel; readonly boxes: readonly WeighedBox[] } {
  const folder = path.join(dist, SCRIPTS);
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const sources = scriptsFrom(folder, html);
  const files = [...sources.keys()];
  const names = JSON.parse(readFileSync(path.join(root, '.cache/web-modules.json'), 'utf8')) as Readonly<Record<number, string>>;
  const nameOf = (id: number): string => names[id] ?? '?';
  /** Bytes over the wire: browsers get the smaller file that lies beside a script, a short script goes as it is. */
  const sentAs = (file: string, ending: '.br' | '.gz'): number => statSync(path.join(folder, file + (existsSync(path.join(folder, file + ending)) ? ending : ''))).size;

  const parcel = (wanted: Iterable<string>): Parcel => {
    const bytes = new Map<string, number>();
    let gzip = 0;
    let brotli = 0;
    for (const file of wanted) {
      const source = sources.get(file) ?? '';
      gzip += sentAs(file, '.gz');
      brotli += sentAs(file, '.br');
      for (const { id, statement } of definitions(source)) bytes.set(ownerOf(nameOf(id)), (bytes.get(ownerOf(nameOf(id))) ?? 0) + statement.length);
    }
    const contents = [...bytes].map(([what, weight]) => ({ what, bytes: weight })).sort((a, b) => b.bytes - a.bytes).slice(0, MOST);
    return { gzip, brotli, contents };
  };

  const pieces = piecesOf([...sources].find(([file]) => file.startsWith('parts-'))?.[1]);
  /** The script whose first module is this file of ours, and the pieces that come with it. */
  const partOf = (ours: string): readonly string[] => {
    const found = files.find((file) => !html.includes(file) && !file.startsWith('shared-') && definitions(sources.get(file) ?? '').some(({ id }) => nameOf(id).endsWith(ours)));
    return found === undefined ? [] : [found, ...pieces(found)];
  };
  const isOwnOf = (box: string) => (file: string): boolean => definitions(sources.get(file) ?? '').some(({ id }) => nameOf(id).includes(`/src/games/${box}/`));
  const weigh = (box: string): WeighedBox => {
    const wanted = [...new Set(['src/table/TableScreen.tsx', ...['index.ts', 'table/index.tsx', 'icons.generated.ts'].map((file) => `src/games/${box}/${file}`)].flatMap((file) => partOf(`/${file}`)))];
    return { box, own: parcel(wanted.filter(isOwnOf(box))), house: parcel(wanted.filter((file) => !isOwnOf(box)(file))) };
  };
  return { beforeShelf: parcel(files.filter((file) => html.includes(file))), boxes: boxes.map(weigh) };
}

/** Every script that the page leads to, by its name. Those of earlier builds may lie beside them. */
function scriptsFrom(folder: string, html: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(new RegExp(`/${SCRIPTS}/([^"]+\\.js)"`, 'g'))) {
      if (sources.has(name)) continue;
      const source = readFileSync(path.join(folder, name), 'utf8');
      sources.set(name, source);
      follow(source);
    }
  };
  follow(html);
  return sources;
}

/** Which shared pieces a part needs, from the script that fetches them (see splitShared.mjs). */
function piecesOf(loader: string | undefined): (part: string) => readonly string[] {
  const [, needs = '{}', pieces = '[]'] = /\((\{.*\}),(\[.*\])\);\n$/.exec(loader ?? '') ?? [];
  const needed = JSON.parse(needs) as Readonly<Record<string, readonly number[]>>;
  const addresses = JSON.parse(pieces) as readonly string[];
  return (part) => (needed[`/${SCRIPTS}/${part}`] ?? []).map((i) => path.basename(addresses[i] ?? ''));
}
