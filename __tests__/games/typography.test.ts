import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
/** Whose words are read on the screen. */
const FOLDERS = ['app', 'src/box', 'src/games', 'src/shelf', 'src/store', 'src/table'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('.generated')).map((name) => path.join(root, folder, name));

/** Words between quotes, between the holes of a template, and between tags. */
const isText = (node: ts.Node): node is ts.LiteralLikeNode => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);

/** An apostrophe after a letter, or any quotation mark, as a keyboard has them. */
const TYPED = /[a-z]'(\s|[a-z])|"/i;

function straight(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isText(node) && TYPED.test(node.text)) found.push(`${path.relative(root, file)}: ${node.text}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

test('words on the screen have the apostrophes and quotation marks of print', () => {
  expect(FOLDERS.flatMap(filesIn).flatMap(straight)).toEqual([]);
});
