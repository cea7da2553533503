import type { FileDeclaration, FileField } from '../../market/index.ts';
import { finder, refuseUnsaid, type Test, testsOf } from '../layout.ts';
import type { ReadingSettings } from '../mapping.ts';
import { distance, plain } from '../plain-text.ts';
import type { Source } from '../source-row.ts';

/** Where in a row of a file each field stands; columns are counted from 0. */
export interface Columns {
  header: string[];
  columns: Record<string, number>;
  where: Test[];
  /** Columns of the file that nothing reads, with the field that each may be meant for. */
  unread: { column: string; nearest: string | null }[];
}

/** Whether no row can do without a field. */
const isNeeded = (field: FileField): boolean =>
  field.kind === 'time' || (field.kind !== 'name' && field.otherwise === undefined);

/** How unlike a name may be, as a part of the longer one, to be taken for a misspelling. */
const likeEnough = 0.4;

function nearestField(column: string, among: readonly [string, FileField][]): string | null {
  const word = plain(column).toLowerCase();
  const all = among.flatMap(([key, { name, also = [] }]) =>
    [key, name.zh_CN, name.en, ...also].map((one) => ({
      key,
      far: distance(word, one.toLowerCase()) / Math.max(word.length, one.length),
    })),
  );
  const [best] = all.sort((one, other) => one.far - other.far);
  return best && best.far <= likeEnough ? best.key : null;
}

/**
 * Finds the columns of the fields: as the mapping says, or under their own names.
 * @throws Refusal when a column that the mapping names is missing or stands twice, or nothing says a needed field
 */
export function columnsOf({ header, made }: Source, mapping: ReadingSettings, { fields }: FileDeclaration): Columns {
  const { find, need } = finder(header);
  const all = Object.entries(fields);
  const columns: Record<string, number> = {};
  for (const [key] of all) {
    const named = mapping.columns?.[key];
    const column = named === undefined ? find(key) : need(named);
    if (column !== undefined) columns[key] = column;
  }
  const given = (key: string) =>
    columns[key] !== undefined || mapping.constants?.[key] !== undefined || mapping.derived?.[key] !== undefined;
  const missing = all.filter(([key, field]) => isNeeded(field) && !given(key)).map(([key]) => key);
  if (missing.length > 0) {
    throw refuseUnsaid(missing);
  }
  const where = testsOf(mapping.where ?? [], need);
  const named = [...Object.values(columns), ...where.map(({ column }) => column)];
  const read = new Set(named.flatMap((column) => [column, made?.get(column) ?? column]));
  const unsaid = all.filter(([key]) => !given(key));
  const unread = header
    .filter((name, column) => plain(name) !== '' && !read.has(column) && !made?.has(column))
    .map((column) => ({ column, nearest: nearestField(column, unsaid) }));
  return { header, columns, where, unread };
}
