import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allDatasets, readCurrent, releaseFile } from '../../market/index.ts';
import { type DatasetImport, importDataset } from '../declared/import-dataset.ts';
import { refuseFile } from '../rows/source-row.ts';
import { writeParcRows } from './parc-rows.ts';
import { readCurves } from './read-curves.ts';

/** Of a file of curves, in bytes: some hundred rows are a few thousand. */
const largest = 1_000_000;

/**
 * Makes the cars in use of the published release anew by the survival curves of a file, and brings them as an import of the
 * dataset `parc` does: with its report, its trail and an unpublished release.
 * @throws Refusal where the file or a curve cannot be, a fuel has none, or nothing is published yet
 */
export async function importParc({ file, ...options }: DatasetImport) {
  const text = await readFile(file, 'utf8');
  if (text.length > largest) {
    throw refuseFile(
      'importer.curve-too-long',
      `文件有 ${text.length} 个字符，不是一份存活曲线。`,
      `The file has ${text.length} characters and is no file of survival curves.`,
    );
  }
  const curves = readCurves(text);
  const onto = options.onto ?? (await readCurrent(options.marketFolder))?.current;
  const parc = allDatasets.find(({ key }) => key === 'parc');
  if (!parc) throw new Error('no dataset of cars in use');
  const folder = await mkdtemp(join(tmpdir(), 'parc-'));
  try {
    const rows = join(folder, 'parc.csv');
    if (onto) {
      const without = await writeParcRows(releaseFile(options.marketFolder, onto), curves, rows);
      if (without.length > 0) {
        throw refuseFile(
          'importer.curve-fuels',
          `没有曲线适用于燃料类型 ${without.join('、')}：请给出它们的曲线，或一条不写燃料的曲线用于其余各类。`,
          `No curve is of the fuel types ${without.join(', ')}: give theirs, or one without fuels for all others.`,
        );
      }
    }
    return await importDataset(parc, { ...options, file: onto ? rows : file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
