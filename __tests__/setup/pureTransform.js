/**
 * Turns TypeScript into what node runs, for tests of pure code: esbuild does in a millisecond what Babel's presets for
 * screens take thirty for. A test that puts a module aside (`jest.mock`) needs Babel: there the call must go above the imports.
 */
const { createHash } = require('node:crypto');

const babel = require('babel-jest').default.createTransformer();
const { transformSync, version } = require('esbuild');

/** Jest runs CommonJS, which knows no `import()`; there, what arrives later is required instead. */
const HOW = { loader: 'ts', format: 'cjs', target: 'node22', supported: { 'dynamic-import': false }, sourcemap: true, sourcesContent: false };
const putsAside = (source) => source.includes('jest.mock(');

module.exports = {
  getCacheKey: (source, file, options) =>
    putsAside(source) ? babel.getCacheKey(source, file, options) : createHash('sha1').update(JSON.stringify([version, HOW, file, source])).digest('hex'),
  process: (source, file, options) => (putsAside(source) ? babel.process(source, file, options) : transformSync(source, { ...HOW, sourcefile: file })),
};
