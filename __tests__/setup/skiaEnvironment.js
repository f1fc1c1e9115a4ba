const { TestEnvironment } = require('jest-environment-node');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/**
 * Node with a real CanvasKit on `global`. CanvasKit runs inside the test's own realm: Skia's own jest environment
 * loads it outside, where the test's arrays are not instances of Array and every gradient is refused.
 * It gets Node's TextDecoder, because Expo's knows no UTF-16.
 */
module.exports = class SkiaEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const file = require.resolve('canvaskit-wasm/bin/full/canvaskit.js');
    const wrapped = `(function (require, module, exports, __filename, __dirname, TextDecoder) {${fs.readFileSync(file, 'utf8')}\n})`;
    const module = { exports: {} };
    vm.runInContext(wrapped, this.getVmContext(), { filename: file })(require, module, module.exports, file, path.dirname(file), TextDecoder);
    this.global.CanvasKit = await module.exports({});
  }
};
