import { base } from './base.mjs';

/** Tests of what runs in a page: each file has a jsdom page and modules of its own. */
export default {
  ...base,
  displayName: 'unit',
  testEnvironment: '<rootDir>/tests/jest/page-environment.mjs',
  testMatch: ['<rootDir>/{shell-app,parcels,ui,areas,examples,root-config}/**/*.test.{ts,tsx}'],
  transform: { ...base.transform, '\\.css$': '<rootDir>/tests/jest/css-modules.mjs' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jsdom-setup.ts'],
  restoreMocks: true,
  clearMocks: true,
};
