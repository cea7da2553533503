import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const top = fileURLToPath(new URL('../../../', import.meta.url));
const textOf = (path: string): string => readFileSync(join(top, path), 'utf8');

const guides = readdirSync(join(top, 'docs/module-teams')).map((name) => `docs/module-teams/${name}`);

/** The code of a guide that stands below the name of its file: that file is checked, built and tested like any other. */
const examplesOf = (guide: string): [file: string, code: string][] =>
  [...textOf(guide).matchAll(/^```tsx? (examples\/\S+)\n([\s\S]*?)^```/gm)].map(([, file = '', code = '']) => [
    file,
    code,
  ]);

const examples = guides.flatMap(examplesOf);

describe('the examples of the guides for module teams', () => {
  test.each(examples)('%s stands in its guide as it is', (file, code) => {
    expect(code).toBe(textOf(file));
  });

  test('each file of examples/guides is shown by one of them', () => {
    const files = readdirSync(join(top, 'examples/guides')).filter((name) => !name.includes('.test.'));
    expect(examples.map(([file]) => basename(file)).sort()).toEqual(files.sort());
  });
});
