import { base } from './base.mjs';
import { node } from './node.mjs';

/** Sources of the server and of the contract, wherever the project lies. */
const served = `^${base.rootDir.replaceAll(/\W/g, '\\$&')}(?:server|contract)/.+\\.ts$`;

/** Journeys in a browser. */
export default {
  ...node,
  displayName: 'smoke',
  transform: { [served]: '<rootDir>/tests/jest/bundled.mjs', ...node.transform },
  testEnvironment: '<rootDir>/tests/smoke/support/browser/lane-environment.ts',
  testMatch: ['<rootDir>/tests/smoke/**/*.smoke.ts'],
  globalSetup: '<rootDir>/tests/jest/journeys-for-run.mjs',
  globalTeardown: '<rootDir>/tests/jest/journeys-after-run.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/smoke/support/browser/time-limit.ts'],
};
