const alias = { '^@/(.*)$': '<rootDir>/src/$1', '^@tests/(.*)$': '<rootDir>/__tests__/$1' };
const allIcons = '<rootDir>/__tests__/setup/allIcons.js';
const skiaEnvironment = '<rootDir>/__tests__/setup/skiaEnvironment.js';

module.exports = {
  // A busy machine is slow, not wrong: only a test that hangs fails by the clock.
  testTimeout: 600_000,
  projects: [
    {
      // Pure code in plain node: this project must answer in seconds.
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/{browser,engine,referee,dice,motion,feel,store,scripts}/**/*.test.ts',
        '<rootDir>/__tests__/games/**/*.test.ts',
      ],
      moduleNameMapper: alias,
      transform: { '\\.ts$': 'babel-jest' },
    },
    {
      // Board drawings, rendered to real pixels by CanvasKit.
      displayName: 'skia',
      preset: 'jest-expo/web',
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
      testEnvironment: skiaEnvironment,
      testMatch: ['<rootDir>/__tests__/components/**/*.test.tsx'],
      moduleNameMapper: alias,
      resolver: 'react-native-worklets/jest/resolver',
      setupFiles: ['<rootDir>/__tests__/setup/skiaMock.js', allIcons],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/components.ts'],
    },
  ],
};
