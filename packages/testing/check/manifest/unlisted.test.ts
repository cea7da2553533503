import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withUnlisted } from '../index.mjs';
import { judgeArea } from '../judge/judge-area.mjs';
import { measuredThat } from '../testing/sound-measured.ts';
import { unlistedIn, unlistedNote, weighUnlisted } from './unlisted.mjs';

const files = ['index.js', 'manifest.json', 'parts/map.mjs', 'style.css', 'late.js', 'late.js.map', 'car.svg'];

test('scripts and styles that a manifest does not list are named, in both languages', () => {
  const some = { styles: ['style.css'], integrity: { 'parts/map.mjs': 'sha384-AA==' } };
  expect(unlistedIn(some, files)).toEqual(['late.js']);
  expect(unlistedIn({ entry: 'late.js' }, files)).toEqual(['index.js', 'parts/map.mjs', 'style.css']);
  expect(unlistedNote([])).toEqual([]);
  const [note] = unlistedNote(['late.js', 'parts/map.mjs']);
  expect(note?.sentence.en).toContain('does not list late.js, parts/map.mjs: no browser checks these files by a hash');
  expect(note?.sentence.zh).toContain('未列出 late.js, parts/map.mjs：浏览器不会按哈希检查');
});

test('they are weighed and searched for libraries like those that the page has loaded, and each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unlisted-'));
  mkdirSync(join(folder, 'parts'));
  const heavy = Array.from({ length: 20_000 }, (_, at) => (at * 7919).toString(36)).join('');
  writeFileSync(join(folder, 'parts/map.mjs'), `"Missing translation for key";"${heavy}"`);
  writeFileSync(join(folder, 'index.js'), 'export {};');
  const measured = measuredThat();
  const unlisted = await weighUnlisted(folder, ['index.js', 'parts/map.mjs']);
  const all = { ...measured, files: withUnlisted(measured.files, unlisted) };
  expect(all.files.map(({ address }) => address)).toEqual([
    'https://portal.example/modules/dealer-map/index.js',
    'parts/map.mjs',
  ]);
  expect(judgeArea(measured, { budget: 10 })).toEqual([]);
  expect(judgeArea(all, { budget: 10 }).map(({ kind, sentence }) => `${kind} ${sentence.en}`)).toEqual([
    expect.stringMatching(/^too-heavy .*map\.mjs/),
    expect.stringMatching(/^second-copy .*node-polyglot of its own \(map\.mjs\)/),
  ]);
});
