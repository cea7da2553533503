import { mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lookAt } from '../importer/index.ts';
import { datasets } from '../market/index.ts';
import { refusalOf } from './carry-out.ts';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'data folder-'));
  await mkdir(join(data, 'folder'));
  await mkdir(join(data, 'full', 'of'), { recursive: true });
  await writeFile(join(data, 'market'), '');
  await writeFile(join(data, 'market.duckdb'), Buffer.alloc(20_000, 7));
  const between = Buffer.alloc(400, 7);
  await writeFile(join(data, 'a.parquet'), Buffer.concat([Buffer.from('PAR1'), between, Buffer.from('PAR1')]));
  await writeFile(join(data, 'a.xlsx'), Buffer.concat([Buffer.from('PK\u0003\u0004'), between]));
  await writeFile(join(data, 'a.json'), '[{');
});
afterAll(() => rm(data, { recursive: true, force: true, maxRetries: 5 }));

const look = (name: string) => lookAt(datasets.charging, join(data, name));

/** What goes wrong below a delivery, as the system, the engine and the readers of files say it. */
const faults: Record<string, () => Promise<unknown>> = {
  'a folder that is a file': () => readFile(join(data, 'market', 'current.json')),
  'a file that is a folder': () => readFile(join(data, 'folder')),
  'a file that is not there': () => open(join(data, 'none.csv')),
  'a folder that stands in the way': () => rename(join(data, 'folder'), join(data, 'full')),
  'a database that is none': () => DuckDBInstance.create(join(data, 'market.duckdb')),
  'a Parquet file that is broken': () => look('a.parquet'),
  'a workbook that is broken': () => look('a.xlsx'),
  'a list that is broken': () => look('a.json'),
};

test.each(Object.keys(faults))('of %s the refusal names no place of the machine', async (fault) => {
  const error = await faults[fault]?.().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).not.toBeNull();
  const { sentence } = refusalOf(error);
  for (const words of Object.values(sentence)) {
    expect(words).not.toContain(data);
    expect(words).not.toContain('data folder-');
    expect(words).not.toContain(tmpdir());
  }
});
