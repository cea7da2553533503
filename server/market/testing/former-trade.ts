import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type ReleaseInfo, releaseFile, releaseFolder } from '../releases/release.ts';
import { forgetSeal } from './damage.ts';

/** Each brand with one manufacturer, which no sub-model names, prices of no place, trims of no model year: how releases were made earlier. */
const statements = [
  `CREATE TABLE old_brand AS SELECT b.brand_id, b.key, b.name_zh, b.name_en,
     (SELECT MAX(s.manufacturer_id) FROM sub_model AS s JOIN model AS m USING (model_id) WHERE m.brand_id = b.brand_id)
       AS manufacturer_id, b.luxury_type, b.origin FROM brand AS b`,
  'DROP TABLE brand',
  'ALTER TABLE old_brand RENAME TO brand',
  'ALTER TABLE sub_model DROP COLUMN manufacturer_id',
  'ALTER TABLE launch DROP COLUMN manufacturer_id',
  'ALTER TABLE price DROP COLUMN city_id',
  'ALTER TABLE trim DROP COLUMN model_year',
];

/** Gives a sealed release the shape it had when a brand named its only manufacturer, and prices no place. */
export async function makeFormerTrade(marketFolder: string, id: string): Promise<void> {
  await forgetSeal(marketFolder, id);
  const instance = await DuckDBInstance.create(releaseFile(marketFolder, id));
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
  const note = join(releaseFolder(marketFolder, id), 'release.json');
  const info = JSON.parse(await readFile(note, 'utf8')) as ReleaseInfo;
  const price = info.coverage?.price?.map((coverage) => ({ ...coverage, levels: {} })) ?? [];
  await writeFile(note, JSON.stringify({ ...info, coverage: { ...info.coverage, price } }));
}
