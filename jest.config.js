const alias = { '^@/(.*)$': '<rootDir>/src/$1', '^@tests/(.*)$': '<rootDir>/__tests__/$1' };
const allIcons = '<rootDir>/__tests__/setup/allIcons.js';
const skiaEnvironment = '<rootDir>/__tests__/setup/skiaEnvironment.js';

const BABEL = '\\.[jt]sx?$';
/** A preset's transforms, with a faster one wherever Babel is not needed. */
function fasterTransforms(preset, platform) {
  const { transform } = require(`${preset}/jest-preset`);
  return { ...transform, [BABEL]: ['<rootDir>/__tests__/setup/screenTransform.js', { platform, babelOptions: transform[BABEL][1] }] };
}

/** Pure code in plain node. */
const pure = { testEnvironment: 'node', moduleNameMapper: alias, transform: { '\\.ts$': '<rootDir>/__tests__/setup/pureTransform.js' } };
/** Whoever changes a rule waits for none of these: they play whole games, build bundles, start other engines. */
const LONG_SUITES = [
  'dice/{engines,fairness,invariants}',
  'engine/hermes',
  'engine/bots/bots',
  'engine/parts/grid/reach',
  'games/*/{bot,bots,engines,soak,suite}',
  'games/bounty-trail/{prices,temperaments}',
  'games/dungeon-fighter/{calibration,comrades,landing}',
  'games/ronins-revenge/{battleFuzz,foretold,foretoldPlans,fuzz,twoWorlds}',
  'games/ronins-revenge/campaign/{byBots,campaign,spoilers}',
  'games/ronins-revenge/story/story',
  'scripts/permissions',
  'store/imports',
].map((suite) => `**/__tests__/${suite}.test.ts`);

module.exports = {
  // A busy machine is slow, not wrong: only a test that hangs fails by the clock.
  testTimeout: 600_000,
  // By itself jest leaves one core to whoever watches.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/__tests__/setup/longFirst.js',
  projects: [
    {
      ...pure,
      // This project must answer in seconds.
      displayName: 'engine',
      testMatch: [
        '<rootDir>/__tests__/{browser,engine,referee,dice,motion,feel,games,store,scripts}/**/*.test.ts',
        ...LONG_SUITES.map((suite) => `!${suite}`),
      ],
    },
    { ...pure, displayName: 'long', testMatch: LONG_SUITES },
    {
      // Board drawings, rendered to real pixels by CanvasKit.
      displayName: 'skia',
      preset: 'jest-expo/web',
      transform: fasterTransforms('jest-expo/web', 'web'),
      testEnvironment: skiaEnvironment,
      testMatch: ['<rootDir>/__tests__/skia/**/*.test.tsx'],
      moduleNameMapper: {
        ...require('jest-expo/web/jest-preset').moduleNameMapper,
        ...alias,
        '^@shopify/react-native-skia$': '@shopify/react-native-skia/lib/commonjs/headless',
      },
      setupFiles: [allIcons],
    },
    {
      displayName: 'components',
      preset: 'jest-expo',
      transform: fasterTransforms('jest-expo', 'ios'),
      testEnvironment: skiaEnvironment,
      testMatch: ['<rootDir>/__tests__/components/**/*.test.tsx'],
      moduleNameMapper: alias,
      resolver: 'react-native-worklets/jest/resolver',
      setupFiles: ['<rootDir>/__tests__/setup/skiaMock.js', allIcons],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/components.ts'],
    },
  ],
};
