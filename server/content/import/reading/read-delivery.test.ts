import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { usualFileLimits } from '../../../settings/settings-files.ts';
import { readDelivery } from './read-delivery.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-delivery-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a long list says while it is read how many of its rows are, refused ones among them', async () => {
  const rows = Array.from({ length: 1250 }, (_, at) =>
    at % 2 === 0 ? `${at},Title,Body,Wire,2026-10-01` : `${at},Title,Body,Wire,tomorrow`,
  );
  const file = join(folder, 'wire.csv');
  await writeFile(file, ['key,title,body,publisher,publishedAt', ...rows].join('\n'));
  const counts: number[] = [];
  const read = await readDelivery(
    'news',
    file,
    {},
    {
      limits: usualFileLimits,
      progress: (count) => counts.push(count),
    },
  );
  expect([counts, read.rows, read.problems.length]).toEqual([[500, 1000], 1250, 625]);
});
