/**
 * Turns a module as Metro writes it back into an ES module, so that a bundler can put many of them into one scope.
 * Metro's files are regular: a getter for every export, a variable for every module that is needed. Whatever is not of
 * that shape is left as it is.
 */
import babel from '@babel/core';

const { parseSync, traverse, types: t } = babel;

const PARAMETERS = ['global', 'require', '_$$_IMPORT_DEFAULT', '_$$_IMPORT_ALL', 'module', 'exports', '_dependencyMap'];
const INTEROP = new Set(['_interopDefault', '_interopNamespace']);

class Irregular extends Error {}

const isNamed = (node, name) => t.isIdentifier(node, { name });
const isCallOf = (node, object, property) => t.isCallExpression(node) && t.isMemberExpression(node.callee) && isNamed(node.callee.object, object) && isNamed(node.callee.property, property);

/** n of `_dependencyMap[n]`. */
const placeOf = (node) => (t.isMemberExpression(node, { computed: true }) && isNamed(node.object, '_dependencyMap') && t.isNumericLiteral(node.property) ? node.property.value : undefined);

/** n of `require(_dependencyMap[n])`. */
const requiredPlace = (node) => (t.isCallExpression(node) && isNamed(node.callee, 'require') && node.arguments.length === 1 ? placeOf(node.arguments[0]) : undefined);

/** What an export stands for: a variable of the module, or something of another module. */
function exportedValue(node, namespaces) {
  if (t.isIdentifier(node)) return { local: node.name };
  if (t.isMemberExpression(node, { computed: false }) && t.isIdentifier(node.object) && namespaces.has(node.object.name)) return { from: namespaces.get(node.object.name), of: node.property.name };
  throw new Irregular('export');
}

/** `Object.defineProperty(exports, 'x', { get: function () { return x; } })`, or the mark of an ES module. */
function definedExport(node) {
  if (!isCallOf(node, 'Object', 'defineProperty')) return undefined;
  const [target, name, how] = node.arguments;
  if (!isNamed(target, 'exports') || !t.isStringLiteral(name)) return undefined;
  if (name.value === '__esModule') return { mark: true };
  const getter = how.properties.find(({ key }) => isNamed(key, 'get'))?.value;
  const [only] = getter?.body.body ?? [];
  if (!t.isReturnStatement(only)) throw new Irregular('getter');
  return { name: name.value, value: only.argument };
}

/** `exports.x = x`. */
function assignedExport(node) {
  if (!t.isAssignmentExpression(node, { operator: '=' }) || !t.isMemberExpression(node.left, { computed: false }) || !isNamed(node.left.object, 'exports')) return undefined;
  return { name: node.left.property.name, value: node.right };
}

/** x of `Object.keys(x).forEach(function (k) { … exports … })`: everything that another module exports. */
function starOf(node, source) {
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !isNamed(node.callee.property, 'forEach')) return undefined;
  const [everything] = isCallOf(node.callee.object, 'Object', 'keys') ? node.callee.object.arguments : [];
  return t.isIdentifier(everything) && source.slice(node.start, node.end).includes('defineProperty(exports,') ? everything.name : undefined;
}

/** `var _x = require(…)`, and the same under another name: `var x = _interopDefault(_x)`. */
function readVariable({ id, init }, needs, namespaces) {
  if (!t.isIdentifier(id)) return false;
  const place = requiredPlace(init);
  if (place !== undefined) {
    namespaces.set(id.name, { id: needs[place], interop: undefined });
    return true;
  }
  if (!t.isCallExpression(init) || !t.isIdentifier(init.callee) || !INTEROP.has(init.callee.name)) return false;
  const whole = t.isIdentifier(init.arguments[0]) ? namespaces.get(init.arguments[0].name) : undefined;
  if (!whole) throw new Irregular('interop');
  namespaces.set(id.name, { id: whole.id, interop: init.callee.name });
  return true;
}

/** Reads the statements of a module: what it needs under which names, what it exports, and which of them say so. */
function readStatements(body, needs, source) {
  const read = { namespaces: new Map(), bare: [], stars: [], exports: [], cut: [], isEs: false };
  const exported = [];
  const stars = [];
  const readExpression = (node) => {
    const place = requiredPlace(node);
    const found = definedExport(node) ?? assignedExport(node);
    const star = starOf(node, source);
    if (place !== undefined) read.bare.push(needs[place]);
    else if (star !== undefined) stars.push(star);
    else if (found?.mark) read.isEs = true;
    else if (found) exported.push(found);
    return place !== undefined || star !== undefined || found !== undefined;
  };
  for (const statement of body) {
    const isOurs =
      (t.isFunctionDeclaration(statement) && INTEROP.has(statement.id.name)) ||
      (t.isVariableDeclaration(statement) && statement.declarations.length === 1 && readVariable(statement.declarations[0], needs, read.namespaces)) ||
      (t.isExpressionStatement(statement) && readExpression(statement.expression));
    if (isOurs) read.cut.push(statement);
  }
  for (const star of stars) read.stars.push(read.namespaces.get(star) ?? { id: undefined });
  for (const { name, value } of exported) read.exports.push({ name, ...exportedValue(value, read.namespaces) });
  return read;
}

/** What the rest of a module says of other modules: those asked for inside of functions get numbers instead of places. */
function innerEdits(ast, factory, { cut, namespaces }, needs, paths) {
  const edits = cut.map(({ start, end }) => ({ start, end, text: '' }));
  const required = new Set();
  const used = new Map();
  const replace = ({ start, end }, text) => edits.push({ start, end, text });
  const ofModule = (path) => path.scope.getBinding(path.node.name)?.scope.block === factory;
  const readParameter = (path) => {
    const { parent, node } = path;
    const place = node.name === 'require' ? requiredPlace(parent) : placeOf(parent);
    if (node.name === 'require' && place !== undefined) {
      required.add(needs[place]);
      replace(parent, `$require(${needs[place]})`);
    } else if (node.name === '_dependencyMap' && place !== undefined) {
      if (requiredPlace(path.parentPath.parent) === undefined) replace(parent, String(needs[place]));
    } else if (node.name === '_dependencyMap' && t.isMemberExpression(parent) && isNamed(parent.property, 'paths')) replace(parent, JSON.stringify(paths));
    else if (node.name !== 'global') throw new Irregular(node.name);
  };
  traverse(ast, {
    Statement(path) {
      if (cut.includes(path.node)) path.skip();
    },
    Identifier(path) {
      const { name } = path.node;
      if (!path.isReferencedIdentifier() || !ofModule(path)) return;
      if (namespaces.has(name)) {
        const isAccess = path.key === 'object' && t.isMemberExpression(path.parent, { computed: false });
        used.set(name, (used.get(name) ?? new Set()).add(isAccess ? path.parent.property.name : undefined));
      } else if (PARAMETERS.includes(name)) readParameter(path);
    },
  });
  return { edits, required, used };
}

function edited(source, from, to, edits) {
  let text = '';
  let at = from;
  for (const { start, end, text: insert } of edits.sort((a, b) => a.start - b.start)) {
    text += source.slice(at, start) + insert;
    at = end;
  }
  return text + source.slice(at, to);
}

/**
 * The module as an ES module: `code` (its body without imports and exports), `imports` (variable → module, and how it is
 * wrapped), `used` (variable → names asked of it, undefined among them: all), `bare`, `stars`, `exports`, and `required`:
 * modules that it asks for by number. Undefined where it is of another shape.
 */
export function esModuleOf(statement, needs, paths) {
  const ast = parseSync(statement, { configFile: false, babelrc: false, sourceType: 'script' });
  const [factory] = ast.program.body[0]?.expression?.arguments ?? [];
  if (!t.isFunctionExpression(factory) || factory.params.some((param, i) => param.name !== PARAMETERS[i])) return undefined;
  try {
    const read = readStatements(factory.body.body, needs, statement);
    if (!read.isEs || read.stars.some(({ id }) => id === undefined)) return undefined;
    const { edits, required, used } = innerEdits(ast, factory, read, needs, paths);
    const { start, end } = factory.body;
    return { code: edited(statement, start + 1, end - 1, edits), imports: read.namespaces, used, bare: read.bare, stars: read.stars, exports: read.exports, required: [...required] };
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
}
