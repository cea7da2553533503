import { base, modulesOnly } from './base.mjs';

/**
 * Packages that are read once by the process and not for each test file. Fastify is none of them: it asks whether a
 * value is an instance of RegExp, of which each test file has its own.
 */
const outside = [
  '@duckdb/node-api',
  '@fastify/rate-limit',
  '@fastify/static',
  '@napi-rs/canvas',
  '@sinclair/typebox',
  'ajv',
  'csv-parse',
  'fast-xml-parser',
  'html-to-text',
  'iconv-lite',
  'kysely',
  'nodemailer',
  'pg',
  'pinyin-pro',
  'prom-client',
  'qrcode',
];

/** Tests of what runs in Node: the server, the contract, the build, the scripts, and the walls between them. */
export default {
  ...base,
  displayName: 'server',
  testEnvironment: '<rootDir>/tests/jest/server-environment.mjs',
  testMatch: ['<rootDir>/{server,contract,scripts,build,tests}/**/*.test.ts'],
  transform: { [`/node_modules/(?:${outside.join('|')})/`]: '<rootDir>/tests/jest/outside.mjs', ...base.transform },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${[...modulesOnly, ...outside].join('|')})/)`],
  setupFilesAfterEnv: ['<rootDir>/tests/support/server-setup.ts'],
  globalSetup: '<rootDir>/server/testing/start-postgres-for-run.ts',
  globalTeardown: '<rootDir>/server/testing/stop-postgres-after-run.ts',
};
