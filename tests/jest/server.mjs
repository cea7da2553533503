import { base } from './base.mjs';
export default {
  ...base,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{server,contract,scripts,build,tests}/**/*.test.ts'],
};
