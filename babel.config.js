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

module.exports = (api) => {
  const plugins = api.env('test') ? [importAsRequire] : [];
  return { presets: ['babel-preset-expo'], plugins };
};
