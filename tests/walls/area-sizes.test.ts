import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { project } from '../../build/project.ts';

const dist = join(project, 'dist');
const manifest = join(dist, 'manifest.json');

/** As much as the code and styles of one area may weigh as they are sent, in bytes: packages of others are not its own. */
const most = 60_000;

interface BuiltModule {
  file: string;
  css: string[];
  chunks: Record<string, { js: string[]; css: string[] }>;
}

// `npm test` builds before all tests; a run of these alone may have no build to weigh.
const built = existsSync(manifest) ? test : test.skip;

built('no area has more than 60 kB of code of its own, compressed', () => {
  const { modules } = JSON.parse(readFileSync(manifest, 'utf8')) as { modules: Record<string, BuiltModule> };
  const areas = Object.entries(modules).filter(([name]) => name.startsWith('@portal/area-'));
  expect(areas.length).toBeGreaterThan(15);
  const sizes = areas.map(([name, { file, css, chunks }]) => {
    const files = new Set([file, ...css, ...Object.values(chunks).flatMap((chunk) => [...chunk.js, ...chunk.css])]);
    const own = [...files].filter((path) => !path.includes('vendors-'));
    return { name, bytes: own.reduce((sum, path) => sum + statSync(`${join(dist, path)}.br`).size, 0) };
  });
  expect(sizes.filter(({ bytes }) => bytes > most)).toEqual([]);
  expect(Math.min(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(1000);
});
