import { base } from './base.mjs';

/** Tests of what runs in a page: each file has a jsdom page and modules of its own. */
export default {
  ...base,
  displayName: 'unit',
  testEnvironment: '<rootDir>/tests/jest/page-environment.mjs',
  testMatch: ['<rootDir>/{shell-app,parcels,ui,areas,root-config}/**/*.test.{ts,tsx}'],
  transform: { ...base.transform, '\\.css$': '<rootDir>/tests/jest/css-modules.mjs' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jsdom-setup.ts'],
  testTimeout: 20_000,
  restoreMocks: true,
  clearMocks: true,
  // A test that stops the clock still goes on from promise to promise.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
};
