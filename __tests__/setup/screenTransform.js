const { esbuildTransform, putsAside } = require('./esbuildTransform');

/** React Native is written in Flow, which esbuild does not read. */
const IN_FLOW = /[/\\]node_modules[/\\](@react-native|react-native)[/\\]/;
/** Functions that run beside React on a phone are prepared by a plugin of Babel's. */
const HAS_WORKLETS = /worklet|react-native-(reanimated|gesture-handler)/;

const needsBabel = (source, file) => IN_FLOW.test(file) || putsAside(source) || HAS_WORKLETS.test(source) || source.includes('@flow');

/** Tests of screens, as an app for `platform` has them. `babelOptions` are the preset's own. */
module.exports = {
  createTransformer: ({ platform, babelOptions }) =>
    esbuildTransform({
      needsBabel,
      babelOptions,
      esbuildOptions: { jsx: 'automatic', jsxDev: true, define: { 'process.env.EXPO_OS': JSON.stringify(platform) } },
    }),
};
