import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { sourcesBelow } from '../../../tests/walls/imports.ts';
import { project } from '../project.mjs';
import { programLine } from './built-programs.mjs';
import { bundleLines, bundlePrograms } from './bundle-programs.mjs';

const run = promisify(execFile);

describe('the programs of the server, bundled', () => {
  test('what fails in one names the line of its source', async () => {
    const line = await bundleLines(`
      import { readSettings } from './server/settings/settings.ts';
      readSettings({ PORT: 'eighty' });`);
    const failed = await run(process.execPath, line).catch((error: { stderr: string }) => error);
    expect(failed.stderr).toMatch(/server\/settings\/[\w-]+\.ts:\d+:\d+/);
    expect(failed.stderr).not.toMatch(/\.mjs:\d+:\d+\)/);
  });

  test('are left alone where their sources are as they were', async () => {
    const [, main = ''] = programLine('main');
    await bundlePrograms();
    const { mtimeMs } = statSync(main);
    await bundlePrograms();
    expect(statSync(main).mtimeMs).toBe(mtimeMs);
  });

  test('find what they name of the project where their sources find it', () => {
    const named = ['contract', 'server'].flatMap((part) =>
      sourcesBelow(project, part).flatMap((file) =>
        [...readFileSync(join(project, file), 'utf8').matchAll(/(.*)\bimport\.meta\b(.*)/g)].map(([text]) => ({
          file,
          text,
        })),
      ),
    );
    expect(named.length).toBeGreaterThan(3);
    const isFound = ({ file, text }: { file: string; text: string }) =>
      file.split('/').length === 3 && /new URL\([`']\.\.\/\.\.[/'][^)]*import\.meta\.url\)/.test(text);
    expect(named.filter((candidate) => !isFound(candidate))).toEqual([]);
  });
});
