/**
 * Turns TypeScript into what jest runs: esbuild does in a millisecond what Babel's presets take thirty for. What esbuild
 * cannot do goes through Babel: `needsBabel` says so of a file.
 */
const { createHash } = require('node:crypto');
const path = require('node:path');

const babelJest = require('babel-jest').default;
const { transformSync, version } = require('esbuild');

/** Jest runs CommonJS, which knows no `import()`; there, what arrives later is required instead. */
const HOW = { format: 'cjs', target: 'node22', supported: { 'dynamic-import': false }, sourcemap: true, sourcesContent: false };

/** A test that puts a module aside needs Babel: the call must go above the imports. */
const putsAside = (source) => source.includes('jest.mock(');

function esbuildTransform({ needsBabel = putsAside, babelOptions, esbuildOptions }) {
  const babel = babelJest.createTransformer(babelOptions);
  const how = { ...HOW, ...esbuildOptions };
  const keyStart = JSON.stringify([version, how]);
  return {
    getCacheKey: (source, file, options) =>
      needsBabel(source, file)
        ? babel.getCacheKey(source, file, options)
        : createHash('sha1').update(keyStart).update(file).update(source).digest('hex'),
    process: (source, file, options) =>
      needsBabel(source, file)
        ? babel.process(source, file, options)
        : transformSync(source, { ...how, loader: path.extname(file) === '.ts' ? 'ts' : 'tsx', sourcefile: file }),
  };
}

module.exports = { esbuildTransform, putsAside };
