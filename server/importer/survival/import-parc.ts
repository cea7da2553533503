import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allDatasets, releaseFile } from '../../market/index.ts';
import { usualFileLimits } from '../../settings/settings-files.ts';
import { importDataset } from '../declared/import-dataset.ts';
import { formerRelease } from '../delivery/former-release.ts';
import type { ImportOptions } from '../delivery/import-options.ts';
import { refuseFile } from '../rows/source-row.ts';
import { needFile } from '../source/open-source.ts';
import { writeParcRows } from './parc-rows.ts';
import { readCurves } from './read-curves.ts';

/** Of a file of curves, in bytes: some hundred rows are a few thousand. */
const largest = 1_000_000;

/**
 * Makes the cars in use of the published release, or of the one that is named, anew by the survival curves of a file, and
 * brings them as an import of the dataset `parc` does: with its report, an unpublished release, and a trail that names the
 * file of the curves.
 * @throws Refusal where the file or a curve cannot be, a fuel has none, or nothing is published yet
 */
export async function importParc({ file, ...options }: ImportOptions) {
  await needFile(file);
  const { size } = await stat(file);
  if (size > largest) {
    throw refuseFile(
      'importer.curve-too-long',
      `文件有 ${size} 个字节，不是一份存活曲线。`,
      `The file has ${size} bytes and is no file of survival curves.`,
    );
  }
  const curves = await readCurves(file, options.limits ?? usualFileLimits);
  const parc = allDatasets.find(({ key }) => key === 'parc');
  if (!parc) throw new Error('no dataset of cars in use');
  const former = await formerRelease(options.marketFolder, parc, {
    kind: 'whole',
    onto: options.onto,
    hasTotal: false,
  });
  if (!former) throw new Error('cars in use begin no market');
  const folder = await mkdtemp(join(tmpdir(), 'parc-'));
  try {
    const rows = join(folder, 'parc.csv');
    const lacking = await writeParcRows(releaseFile(options.marketFolder, former.id), curves, rows);
    if (lacking && lacking.fuels.length > 0) {
      const { fuels } = lacking;
      throw refuseFile(
        'importer.curve-fuels',
        `没有曲线适用于燃料类型 ${fuels.join('、')}：请给出它们的曲线，或一条不写燃料的曲线用于其余各类。`,
        `No curve is of the fuel types ${fuels.join(', ')}: give theirs, or one without fuels for all others.`,
      );
    }
    if (lacking) {
      throw refuseFile(
        'importer.curve-years',
        '此版本的终端零售量没有一个从 1 月到 12 月齐全的年份，无法推算年末保有量：请先导入完整的年份。',
        'Terminal retail of this release has no year from January to December, so no parc at the end of a year can be made: import a whole year first.',
      );
    }
    return await importDataset(parc, { ...options, onto: former.id, file: rows, origin: file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
