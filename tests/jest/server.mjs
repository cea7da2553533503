import { base } from './base.mjs';

/** Tests of what runs in Node: the server, the contract, the build, the scripts, and the walls between them. */
export default {
  ...base,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{server,contract,scripts,build,tests}/**/*.test.ts'],
  globalSetup: '<rootDir>/server/testing/start-postgres-for-run.ts',
  globalTeardown: '<rootDir>/server/testing/stop-postgres-after-run.ts',
  testTimeout: 60_000,
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
};
