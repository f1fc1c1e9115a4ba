import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { SCRIPTS } from './bundles.mjs';
import { root } from './run.mjs';

const MOST = 8;

/** Scripts that come together. */
export interface Parcel {
  readonly gzip: number;
  readonly brotli: number;
  /** The heaviest of what is in it, before compression. */
  readonly contents: readonly { readonly what: string; readonly bytes: number }[];
}

/** What comes when a box is opened, until its first match can be played: its own, and what it needs of the house's tables, which comes once. */
export interface WeighedBox {
  readonly box: string;
  readonly own: Parcel;
  readonly house: Parcel;
  /** Computer players and what else follows once the table stands. */
  readonly later: Parcel;
}

const FOR_PLAYING = ['game.ts', 'table/index.tsx', 'icons.generated.web.ts'];
/** What `prepare` of a box's rules fetches: folders, and what the first match needs of them. */
const PREPARED: Readonly<Record<string, { readonly folders: readonly string[]; readonly first: string }>> = {
  'ronins-revenge': { folders: ['content/bosses', 'rules/boss/bosses'], first: 'content/bosses/ushikado.ts' },
};
const AFTERWARDS = ['index.ts', 'faceShapes.generated.ts', 'table/laterParts.ts'];

/** What is in each script, by file (see build-web.mjs). */
type Contents = Readonly<Record<string, readonly { readonly source: string; readonly bytes: number }[]>>;

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
  const contentsOf = JSON.parse(readFileSync(path.join(root, '.cache/web-modules.json'), 'utf8')) as Contents;
  /** Bytes over the wire: browsers get the smaller file that lies beside a script, a short script goes as it is. */
  const sentAs = (file: string, ending: '.br' | '.gz'): number => statSync(path.join(folder, file + (existsSync(path.join(folder, file + ending)) ? ending : ''))).size;

  const parcel = (wanted: Iterable<string>): Parcel => {
    const bytes = new Map<string, number>();
    let gzip = 0;
    let brotli = 0;
    for (const file of wanted) {
      gzip += sentAs(file, '.gz');
      brotli += sentAs(file, '.br');
      for (const { source, bytes: weight } of contentsOf[file] ?? []) bytes.set(ownerOf(source), (bytes.get(ownerOf(source)) ?? 0) + weight);
    }
    const contents = [...bytes].map(([what, weight]) => ({ what, bytes: weight })).sort((a, b) => b.bytes - a.bytes).slice(0, MOST);
    return { gzip, brotli, contents };
  };

  const pieces = piecesOf([...sources].find(([file]) => file.startsWith('parts-'))?.[1]);
  /** The script whose first module is this file of ours, and the pieces that come with it. */
  const partOf = (ours: string): readonly string[] => {
    const holds = (file: string): boolean => (contentsOf[file] ?? []).some(({ source }) => source.endsWith(ours));
    const withoutFile = Object.keys(contentsOf).find((name) => name.startsWith('part:') && holds(name));
    if (withoutFile !== undefined) return pieces(withoutFile);
    const found = files.find((file) => !html.includes(file) && !file.startsWith('shared-') && holds(file));
    return found === undefined ? [] : [found, ...pieces(`/${SCRIPTS}/${found}`)];
  };
  const isOwnOf = (box: string) => (file: string): boolean => (contentsOf[file] ?? []).some(({ source }) => source.includes(`/src/games/${box}/`));
  const scriptsOf = (...sources: readonly string[]): readonly string[] => [...new Set(sources.flatMap((file) => partOf(`/src/${file}`)))];
  const weigh = (box: string): WeighedBox => {
    const inBox = (file: string): string => `games/${box}/${file}`;
    const { folders = [], first } = PREPARED[box] ?? {};
    const wanted = scriptsOf('table/TableScreen.tsx', ...[...FOR_PLAYING, ...(first === undefined ? [] : [first])].map(inBox));
    const others = folders.flatMap((prepared) => readdirSync(path.join(root, 'src', inBox(prepared))).map((file) => `${prepared}/${file}`));
    const later = scriptsOf('table/laterParts.ts', ...[...AFTERWARDS, ...others].map(inBox)).filter((file) => !wanted.includes(file));
    return { box, own: parcel(wanted.filter(isOwnOf(box))), house: parcel(wanted.filter((file) => !isOwnOf(box)(file))), later: parcel(later) };
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

/** Which shared pieces a part needs, by its address, from the script that fetches them (see splitShared.mjs). */
function piecesOf(loader: string | undefined): (part: string) => readonly string[] {
  const [, needs = '{}', pieces = '[]'] = /\((\{.*\}),(\[.*\])\);\n$/.exec(loader ?? '') ?? [];
  const needed = JSON.parse(needs) as Readonly<Record<string, readonly number[]>>;
  const addresses = JSON.parse(pieces) as readonly string[];
  return (part) => (needed[part] ?? []).map((i) => path.basename(addresses[i] ?? ''));
}
