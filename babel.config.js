/** Jest runs CommonJS, which knows no `import()`; there, what arrives later is required instead. */
const importAsRequire = ({ types: t, template }) => {
  const required = template.expression('Promise.resolve().then(() => require(FILE))');
  return {
    visitor: {
      CallExpression(path) {
        if (path.get('callee').isImport()) path.replaceWith(required({ FILE: t.cloneNode(path.node.arguments[0]) }));
      },
      ImportExpression(path) {
        path.replaceWith(required({ FILE: t.cloneNode(path.node.source) }));
      },
    },
  };
};

/** A worklet carries its own source for the second engine of a phone. A browser has one engine: there they are functions like any other. */
const WITHOUT_WORKLETS = { worklets: false, reanimated: false };

module.exports = (api) => {
  if (api.env('test')) return { presets: ['babel-preset-expo'], plugins: [importAsRequire] };
  if (api.caller((caller) => caller?.platform) !== 'web') return { presets: ['babel-preset-expo'] };
  return { presets: [['babel-preset-expo', WITHOUT_WORKLETS]] };
};
