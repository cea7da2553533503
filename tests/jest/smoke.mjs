import { node } from './node.mjs';

/** Journeys in a browser. */
export default {
  ...node,
  displayName: 'smoke',
  testEnvironment: '<rootDir>/tests/smoke/support/browser/lane-environment.ts',
  testMatch: ['<rootDir>/tests/smoke/**/*.smoke.ts'],
  globalSetup: '<rootDir>/tests/jest/journeys-for-run.mjs',
  globalTeardown: '<rootDir>/tests/jest/journeys-after-run.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/smoke/support/browser/time-limit.ts'],
};
