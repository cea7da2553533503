import type { DuckDBConnection } from '@duckdb/node-api';
import { isBuiltIn, sourceNumber } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';

/** Writes the sources that a mapping declares; of those that a release has already it replaces the words. */
export async function writeSources(
  connection: DuckDBConnection,
  sources: NonNullable<Mapping['sources']>,
): Promise<void> {
  for (const { key, name, counts, unit = 'month' } of sources.filter(({ key: own }) => !isBuiltIn(own))) {
    const words = [key, name.zh_CN, name.en, counts.zh_CN, counts.en, unit];
    await connection.run('DELETE FROM data_source WHERE key = $1', [key]);
    const places = words.map((_, place) => `$${place + 1}`).join(', ');
    await connection.run(`INSERT INTO data_source VALUES (${sourceNumber(key)}, ${places})`, words);
  }
}
