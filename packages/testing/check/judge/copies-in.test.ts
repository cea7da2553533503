import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { copiesIn } from './copies-in.mjs';

const require = createRequire(import.meta.url);
const textOf = (library: string, file: string) =>
  readFileSync(join(dirname(require.resolve(`${library}/package.json`)), file), 'utf8');

describe('a copy of a shared library', () => {
  test.each([
    ['react', 'cjs/react.production.js'],
    ['react-dom', 'cjs/react-dom-client.production.js'],
    ['single-spa', 'lib/es2015/system/single-spa.min.js'],
    ['node-polyglot', 'index.js'],
    ['valtio', 'vanilla.js'],
    ['highcharts', 'highcharts.js'],
  ])('%s is known by its words', (library, file) => expect(copiesIn(textOf(library, file))).toContain(library));

  test('code that uses them brings none', () => {
    const code = `import { useState } from 'react'; import axios from 'axios'; import { createRoot } from 'react-dom/client';
      if (axios.isAxiosError(error)) throw error; const version = React.version;`;
    expect(copiesIn(code)).toEqual([]);
  });
});
