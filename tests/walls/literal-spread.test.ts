import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const top = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'literal-spread-'));
  const plugins = [join(top, 'build/lint/no-literal-spread.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { recommended: false } } }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter reports of a file with that text. */
function lintReport(text: string): string {
  writeFileSync(join(folder, 'example.tsx'), text);
  const biome = [join(top, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, biome, { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('Checked 2 files');
  return stderr;
}

test.each([
  'export const range = { ...{ from, to } };',
  'export const range = { place, ...{ from, to }, step: 1 };',
  'export const field = <Field {...{ name }} />;',
  'export const field = <Field lang="en" {...{ name }}>text</Field>;',
])('the linter refuses a literal that is spread into another: %s', (text) => {
  expect(lintReport(text)).toContain('Write these properties out');
});

test('the linter lets pass what is spread for a reason', () => {
  const text = 'export const range = { ...rest, ...(step ? { step } : {}), list: [...[1, 2]] };';
  expect(lintReport(text)).not.toContain('Write these properties out');
});
