const { esbuildTransform } = require('./esbuildTransform');

/** Tests of pure code. */
module.exports = esbuildTransform({});
