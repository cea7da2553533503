import { base, modulesOnly } from './base.mjs';

/**
 * Packages that are read once by the process and not for each test file. Fastify is none of them: it asks whether a
 * value is an instance of RegExp, of which each test file has its own. Nor is what asks for the time: tests set clocks.
 */
const outside = [
  '@duckdb/node-api',
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
  'pptxgenjs',
  'prom-client',
  'qrcode',
];

/** What tests share that start servers. */
export const node = {
  ...base,
  transform: { [`/node_modules/(?:${outside.join('|')})/`]: '<rootDir>/tests/jest/outside.mjs', ...base.transform },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${[...modulesOnly, ...outside].join('|')})/)`],
};
