const { readFileSync } = require('node:fs');

const { defineConfig } = require('eslint/config');
const expoConfig = require('eslint-config-expo/flat');

/** Where rules live in a box: pure code that a phone, a browser and a simulation all run alike. */
const pureFilesOf = (box) => ['rules/**/*.ts', 'content/**/*.ts', 'words/**/*.ts', 'preview/**/*.ts', 'bot.ts', 'bot/**/*.ts', 'achievements/**/*.ts', 'campaign/**/*.ts', 'story/**/*.ts', 'daily.ts', 'game.ts'].map((file) => `src/games/${box}/${file}`);
/** Every box has a line in the list of manifests. */
const BOXES = [...readFileSync(require.resolve('./src/games/manifests.ts'), 'utf8').matchAll(/ from '\.\/(.+)\/manifest'/g)].map(([, box]) => box);
const PURE = ['src/engine/**/*.ts', 'src/dice/physics/**/*.ts', ...pureFilesOf('*')];
/** Engines disagree on the last bit of these; a replay must not. */
const INEXACT_MATH = [
  'random', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'exp', 'expm1',
  'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt',
];
const UNPURE_IMPORTS = {
  group: ['react', 'react/*', 'react-native', 'react-native-*', '@shopify/*', 'expo*', 'zustand*',
    '@/store/*', '@/table/*', '@/shelf/*', '@/theme/*', '@/feel/*', '@/motion/*', '@/skia/*', '**/table/*'],
  message: 'Rules, content, bots and physics know nothing of screens, stores or sensors.',
};
/** What each folder of the house may know besides itself; docs/house.md says why. The shelf may know all of it. */
const MAY_IMPORT = {
  browser: [],
  engine: [],
  theme: [],
  feel: [],
  motion: [],
  rulebook: ['theme'],
  skia: ['theme'],
  faces: ['skia', 'theme'],
  dice: ['dice/physics', 'engine', 'skia'],
  'dice/physics': [],
  referee: ['engine'],
  store: ['engine'],
  box: ['engine', 'rulebook', 'skia', 'store', 'table', 'theme'],
  table: ['box', 'dice', 'dice/physics', 'engine', 'faces', 'feel', 'motion', 'referee', 'rulebook', 'skia', 'store', 'theme'],
};
const HOUSE = [...Object.keys(MAY_IMPORT), 'games', 'shelf'];
const wallOf = (folder) => ({
  group: HOUSE.filter((other) => other !== folder && !MAY_IMPORT[folder].includes(other)).flatMap((other) => [`@/${other}`, `@/${other}/**`]),
  message: `src/${folder} may only know ${['itself', ...MAY_IMPORT[folder]].join(', ')}: see MAY_IMPORT in eslint.config.js.`,
});

/** The kit chooses once for all boxes what goes below and what beside. */
const ROOM_WORDS = 'Ask useRoom() of src/table/kit: no box compares the sides of a screen, or measures the window.';
const OWN_THRESHOLDS = [
  { selector: 'ImportSpecifier[imported.name=/^(useWindowDimensions|Dimensions)$/]', message: ROOM_WORDS },
  { selector: 'BinaryExpression[operator=/^[<>]=?$/]:has(MemberExpression[property.name="width"]):has(MemberExpression[property.name="height"])', message: ROOM_WORDS },
  { selector: 'BinaryExpression[operator=/^[<>]=?$/][left.object.name=/^(room|screen|window|layout|area)$/][left.property.name=/^(width|height)$/]', message: ROOM_WORDS },
];

/** Rules about React. Its compiler reads every file for them, also where the walls let no React in. */
const WITHOUT_REACT = Object.fromEntries(expoConfig.flatMap(({ rules = {} }) => Object.keys(rules)).filter((rule) => /^react(-hooks)?\//.test(rule)).map((rule) => [rule, 'off']));

/** Longer ones are several. */
const LONGEST_FUNCTION = 79;

/** A name from outside must not find what every object inherits. */
const INHERITED = { selector: 'BinaryExpression[operator="in"][left.type!="Literal"]', message: 'Ask isOwn() of src/engine/own: `in` also finds what every object inherits.' };

/** Whoever looks or plays does it through the referee; only the device that keeps a match opens it. */
const MATCH_IMPORTS = {
  group: ['@/engine/match', '@/engine/replayer', '@/engine/position', '@/engine/save', '@/referee/localReferee'],
  message: 'No screen holds a match: submit to the referee and subscribe. What opens and keeps matches is in src/table/host.',
};
const MASKING = { group: ['@/engine/moments'], importNames: ['seenBy', 'viewFor', 'mayKnow'], message: 'The referee masks; screens get views.' };

module.exports = defineConfig([
  expoConfig,
  { ignores: ['dist/*', 'public/*', '.expo/*', '.cache/*', 'src/**/*.generated.ts', 'src/**/*.generated.web.ts'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      // The compiler knows what a module exports; this rule would read all of them once more.
      'import/namespace': 'off',
    },
  },
  { files: [...PURE, 'src/referee/**/*.ts', '__tests__/{dice,e2e,engine,games,golden,kit,referee,scripts,store}/**/*.{ts,mjs}'], rules: WITHOUT_REACT },
  { files: ['{src,app,scripts}/**/*.{ts,tsx,mjs,js}'], rules: { 'max-lines-per-function': ['error', LONGEST_FUNCTION] } },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', INHERITED] } },
  {
    files: PURE,
    rules: {
      'no-restricted-imports': ['error', { patterns: [UNPURE_IMPORTS] }],
      'no-restricted-properties': ['error', ...INEXACT_MATH.map((property) => ({ object: 'Math', property }))],
      'no-restricted-syntax': [
        'error',
        INHERITED,
        { selector: 'CallExpression[callee.property.name=/^(at|toSorted|toReversed|toSpliced)$/]', message: 'Hermes does not have it.' },
      ],
      'no-restricted-globals': ['error', 'Date', 'performance', 'setTimeout', 'setInterval', 'fetch', 'structuredClone'],
    },
  },
  ...Object.keys(MAY_IMPORT).map((folder) => ({ files: [`src/${folder}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': ['error', { patterns: [wallOf(folder)] }] } })),
  ...['engine', 'dice/physics', 'referee'].map((folder) => ({ files: [`src/${folder}/**/*.ts`], rules: { 'no-restricted-imports': ['error', { patterns: [UNPURE_IMPORTS, wallOf(folder)] }] } })),
  {
    files: ['src/table/**/*.{ts,tsx}'],
    ignores: ['src/table/host/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [wallOf('table'), MATCH_IMPORTS, MASKING] }] },
  },
  ...BOXES.flatMap((box) => {
    const otherBoxes = {
      group: BOXES.filter((other) => other !== box).flatMap((other) => [`@/games/${other}`, `@/games/${other}/**`]),
      message: 'One box never imports another.',
    };
    return [
      { files: [`src/games/${box}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': ['error', { patterns: [otherBoxes] }] } },
      { files: [`src/games/${box}/table/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': ['error', { patterns: [otherBoxes, MATCH_IMPORTS, MASKING] }] } },
      { files: pureFilesOf(box), rules: { 'no-restricted-imports': ['error', { patterns: [UNPURE_IMPORTS, otherBoxes] }] } },
    ];
  }),
  { files: ['src/games/*/table/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', INHERITED, ...OWN_THRESHOLDS] } },
  { files: ['__tests__/setup/*.js'], languageOptions: { globals: { jest: 'readonly' } } },
  { files: ['scripts/**/*', '__tests__/**/*', '.ci/**/*'], rules: { 'no-console': 'off' } },
]);
