import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dataset, datasets } from '../../market/index.ts';
import { publishSmallRelease, smallFacts } from '../../market/testing/small-market.ts';
import { priceInserts, smallPrices } from '../../market/testing/small-prices.ts';
import { askRelease } from '../ask-release-test-kit.ts';
import { stands } from '../delivery/findings.ts';
import type { ImportOptions } from '../delivery/import-options.ts';
import { rowLabel } from '../rows/source-row.ts';
import { importDataset } from './import-dataset.ts';

/** A market folder whose published release is the small market, and short ways to import into it and ask it. */
export async function declaredKit() {
  const folder = await mkdtemp(join(tmpdir(), 'declared-'));
  const marketFolder = join(folder, 'market');
  const prices = priceInserts({ prices: smallPrices(), launches: [] });
  const published = await publishSmallRelease(marketFolder, smallFacts(), 'base', prices);

  return {
    folder,
    marketFolder,
    published,
    remove: () => rm(folder, { recursive: true, force: true }),

    /** Writes a file and imports it into a dataset. */
    async bring(
      dataset: Dataset | keyof typeof datasets,
      content: string | Uint8Array,
      mapping: unknown = {},
      { name = 'rows.csv', ...options }: Partial<ImportOptions> & { name?: string } = {},
    ) {
      const file = join(folder, name);
      await writeFile(file, content);
      const mappingFile = join(folder, 'mapping.json');
      await writeFile(mappingFile, JSON.stringify(mapping));
      const declared = typeof dataset === 'string' ? datasets[dataset] : dataset;
      const done = await importDataset(declared, { marketFolder, file, mapping: mappingFile, ...options });
      const codes = done.report.problems.map((problem) => `${rowLabel(problem)} ${problem.code}`);
      return {
        ...done,
        codes,
        stands: stands(done.report),
        refused: await readFile(join(done.folder, 'refused.csv'), 'utf8'),
      };
    },

    /** Rows of a query on a sealed release, as text. */
    ask: (release: string | null, sql: string) => askRelease(marketFolder, release, sql),
  };
}

export type DeclaredKit = Awaited<ReturnType<typeof declaredKit>>;
