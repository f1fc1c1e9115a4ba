import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Target } from './targets';
import type { SurveyedFile } from './worker';

const FOLDER = '.cache/mutants/surveys';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const hashOf = (...parts: readonly string[]): string => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha1')).digest('hex');

/** Whatever a test may stand on: all of the sources, the kits of tests, and what is changed. */
function groundOf({ sources }: Target): string {
  const files = ['src', '__tests__'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)));
  const texts = files.filter((file) => /\.(?:tsx?|json)$/.test(file) && !isTest(file)).sort().flatMap((file) => [file, readFileSync(file, 'utf8')]);
  return hashOf(...sources, ...texts, readFileSync('package.json', 'utf8'));
}

/** What test files come by, kept from run to run: it stays true while they and what they stand on stay as they are. */
export class Keepsakes {
  private readonly ground: string;
  private readonly known = new Map<string, SurveyedFile | undefined>();

  constructor(target: Target) {
    this.ground = groundOf(target);
  }

  of(file: string): SurveyedFile | undefined {
    if (!this.known.has(file)) {
      const place = this.placeOf(file);
      this.known.set(file, existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as SurveyedFile) : undefined);
    }
    return this.known.get(file);
  }

  keep(surveyed: SurveyedFile): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.placeOf(surveyed.file), JSON.stringify(surveyed));
  }

  private placeOf(file: string): string {
    return path.join(FOLDER, `${hashOf(this.ground, file, readFileSync(file, 'utf8'))}.json`);
  }
}
