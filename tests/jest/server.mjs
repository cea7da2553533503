import { node } from './node.mjs';

/** Tests of what runs in Node: the server, the contract, the build, the scripts, and the walls between them. */
export default {
  ...node,
  displayName: 'server',
  runtime: '<rootDir>/tests/jest/shared-runtime.cjs',
  moduleNameMapper: { ...node.moduleNameMapper, '^@node-rs/argon2$': '<rootDir>/tests/jest/cheap-argon2.cjs' },
  testEnvironment: '<rootDir>/tests/jest/one-thread-environment.mjs',
  testMatch: ['<rootDir>/{server,contract,scripts,build,packages,tests}/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/server-setup.ts'],
  globalSetup: '<rootDir>/tests/jest/server-for-run.ts',
  globalTeardown: '<rootDir>/tests/jest/server-after-run.ts',
};
