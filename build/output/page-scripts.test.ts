import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { project } from '../project.ts';
import { buildPageScripts } from './page-scripts.ts';

test('what offers developers the way back stands before what may throw', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'page-scripts-'));
  try {
    const { overrides } = await buildPageScripts(assets, '');
    const text = await readFile(join(assets, overrides), 'utf8');
    const own = (name: string) => readFile(join(project, 'build/page', name), 'utf8');
    const places = [text.indexOf(await own('overrides-guard.js')), text.indexOf(await own('development-react.js'))];
    expect(places[0]).toBe(0);
    expect(text.slice(places[1])).toBe(await own('development-react.js'));
  } finally {
    await rm(assets, { recursive: true });
  }
});
