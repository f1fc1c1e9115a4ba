import { readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync(path.join(__dirname, '../../../docs/rules/vengeance.md'), 'utf8');

/** The cells of the rows of one table of the catalogue, without the marks of printed facts and the heading. */
export function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = text.slice(text.indexOf(`\n### ${heading}`) + 1).split('\n### ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.slice(1, -1).split('|').map((cell) => cell.replace(/†|`|\*\*/g, '').replace(/\s+/g, ' ').trim()));
}
