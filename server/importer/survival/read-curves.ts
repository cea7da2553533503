import type { FileLimits } from '../../settings/settings-files.ts';
import { refuseFile, type SourceRow } from '../rows/source-row.ts';
import { openSource } from '../source/open-source.ts';
import { type CurveRow, checkCurve } from './check-curve.ts';
import { checkFuels, fuelsOf } from './curve-fuels.ts';

/** A curve as a file gives it: which fuels it is of, and the part of registrations that is left, by age from 0. */
export interface Curve {
  name: string;
  english: string;
  /** Keys of fuel types; none where it is of all that no other curve is of. */
  fuels: readonly string[];
  shares: readonly number[];
}

/** What the columns may be called. */
const heads = {
  curve: ['curve', '存活曲线', '曲线'],
  curveEn: ['curveen', 'curve in english', '存活曲线英文名'],
  fuels: ['fuels', 'fueltype', '燃料类型', '燃料'],
  age: ['age', '车龄', '车龄（年）'],
  share: ['share', 'survival', '存活率'],
} as const;

const needed = ['curve', 'age', 'share'] as const;

/** A part of one: 0.85, or 85 %. */
function readShare(text: string): number {
  const [, digits = '', percent] = /^(\d+(?:\.\d+)?)\s*([%％])?$/.exec(text.trim()) ?? [];
  return digits === '' ? Number.NaN : Number(digits) / (percent ? 100 : 1);
}

interface NamedRows {
  english: string;
  fuels: string[];
  rows: CurveRow[];
}

/** The curves of a table, each with its rows as they stand. */
function curvesOf(header: readonly string[], rows: readonly SourceRow[]): Map<string, NamedRows> {
  const head = header.map((name) => name.trim().toLowerCase());
  const at = Object.fromEntries(
    Object.entries<readonly string[]>(heads).map(([key, names]) => [
      key,
      head.findIndex((name) => names.includes(name)),
    ]),
  ) as Record<keyof typeof heads, number>;
  const missing = needed.filter((key) => at[key] < 0);
  if (missing.length > 0 || rows.length === 0) {
    const [columns, lacking] = [needed.join(', '), missing.join(', ') || '-'];
    throw refuseFile(
      'importer.curve-columns',
      `存活曲线文件需要列 ${columns}（或 存活曲线、车龄、存活率）和至少一行；缺少的列：${lacking}。`,
      `A file of survival curves needs the columns ${columns} and at least one row; columns missing: ${lacking}.`,
    );
  }
  const named = new Map<string, NamedRows>();
  for (const { row, cells } of rows) {
    const cell = (key: keyof typeof heads) => (cells[at[key]] ?? '').trim();
    const [name, text] = [cell('curve'), cell('share')];
    const fuels = fuelsOf(row, cell('fuels'));
    const own = named.get(name) ?? { english: cell('curveEn') || name, fuels, rows: [] };
    own.rows.push({ row, age: cell('age'), text, share: readShare(text), fuels });
    named.set(name, own);
  }
  return named;
}

/**
 * Reads the survival curves of a file: rows of curve, age and share, with the fuels that a curve is of.
 * @param file of any kind, encoding and delimiter that the importer reads
 * @throws Refusal, with the row, where a column is missing, an age is beyond a hundred years, a share above one, a curve rises
 *   with age, leaves an age out or says one twice, or it is not clear of which fuels it is
 */
export async function readCurves(file: string, limits: FileLimits): Promise<Curve[]> {
  const source = await openSource(file, {}, limits);
  const filled: SourceRow[] = [];
  for await (const row of source.rows()) if (row.cells.some((cell) => cell.trim() !== '')) filled.push(row);
  const named = curvesOf(source.header, filled);
  const curves = [...named].map(([name, { english, fuels, rows: own }]) => ({
    name,
    english,
    fuels,
    shares: checkCurve(name, own),
  }));
  checkFuels([...named].map(([name, { rows: own }]) => ({ name, rows: own })));
  return curves;
}
