import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasets } from '../market/index.ts';
import { askRelease } from './ask-release-test-kit.ts';
import { importDataset } from './declared/import-dataset.ts';
import type { ImportOptions } from './delivery/import-options.ts';
import type { Mapping } from './mapping/mapping.ts';
import { rowLabel } from './rows/source-row.ts';

/** A market folder of its own for a test, and short ways to import into it and ask it. */
export async function makeKit() {
  const folder = await mkdtemp(join(tmpdir(), 'importer-'));
  const marketFolder = join(folder, 'market');

  return {
    folder,
    marketFolder,
    remove: () => rm(folder, { recursive: true, force: true }),

    /** Imports what lies at a path. Without a data source in the mapping, wholesale is taken. */
    async take(file: string, mapping: Mapping = {}, options: Partial<ImportOptions> = {}) {
      const mappingFile = join(folder, 'mapping.json');
      const constants = { dataSource: 'DATASOURCE_CLH_PIFA', ...mapping.constants };
      await writeFile(mappingFile, JSON.stringify({ ...mapping, constants }));
      const { report, folder: reports } = await importDataset(datasets.sales, {
        marketFolder,
        file,
        mapping: mappingFile,
        ...options,
      });
      const refused = await readFile(join(reports, 'refused.csv'), 'utf8');
      return {
        report,
        reports,
        refused,
        codes: report.problems.map((problem) => `${rowLabel(problem)} ${problem.code}`),
      };
    },

    /** Writes a file and imports it. */
    async bring(
      content: string | Uint8Array,
      mapping: Mapping = {},
      { name = 'sales.csv', ...options }: Partial<ImportOptions> & { name?: string } = {},
    ) {
      const file = join(folder, name);
      await writeFile(file, content);
      return this.take(file, mapping, options);
    },

    /** Rows of a query on a sealed release, as text. */
    ask: (release: string | null, sql: string) => askRelease(marketFolder, release, sql),
  };
}

export type Kit = Awaited<ReturnType<typeof makeKit>>;
