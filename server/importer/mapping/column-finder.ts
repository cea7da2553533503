import { nearest, plain } from '../rows/plain-text.ts';
import { refuseFile } from '../rows/source-row.ts';
import type { Condition } from './reading-settings.ts';

/** A condition that a row must meet: to have one of some values, or none of them. */
export interface Test {
  column: number;
  values: Set<string>;
  wanted: boolean;
}

/** The refusal of a file that does not say the fields that no row can do without. */
export const refuseUnspecified = (missing: readonly string[]) =>
  refuseFile(
    'importer.field-not-specified',
    `文件没有说明：${missing.join('、')}；请在映射的 columns 或 constants 中给出。`,
    `The file does not specify: ${missing.join(', ')}; define it under "columns" or "constants" in the mapping.`,
  );

/** @param need finds the column of a name, or refuses */
export const testsOf = (conditions: readonly Condition[], need: (name: string) => number): Test[] =>
  conditions.flatMap(({ column, in: wanted, not }) => {
    const test = (values: readonly string[] | undefined, isWanted: boolean): Test[] =>
      values ? [{ column: need(column), values: new Set(values.map((value) => plain(value))), wanted: isWanted }] : [];
    return [...test(wanted, true), ...test(not, false)];
  });

const headerKey = (name: string): string => plain(name).toLowerCase();

/** @returns the columns of these names, counted from 0; a name that the header has not is none */
export function columnsNamed(header: readonly string[], names: readonly string[] = []): ReadonlySet<number> {
  const wanted = new Set(names.map(headerKey));
  return new Set(header.flatMap((name, column) => (wanted.has(headerKey(name)) ? [column] : [])));
}

/** Finds columns by their names: `find` may find none, `need` refuses then. @throws Refusal where a name stands twice */
export function finder(header: string[]) {
  const keys = header.map(headerKey);
  const find = (name: string): number | undefined => {
    const at = keys.indexOf(headerKey(name));
    if (at < 0) return undefined;
    if (keys.lastIndexOf(headerKey(name)) !== at) {
      throw refuseFile(
        'importer.column-repeated',
        `表头中“${name}”出现了不止一次；请改名后重试。`,
        `The header contains "${name}" more than once; rename one of the columns.`,
      );
    }
    return at;
  };
  const need = (name: string): number => {
    const at = find(name);
    if (at !== undefined) return at;
    const known = nearest(name, header.filter(Boolean));
    throw refuseFile(
      'importer.column-missing',
      `表头中没有列“${name}”；最接近的是 ${known.join('、')}。如果表头在别的行，请在映射的 head 中写明。`,
      `The header has no column "${name}"; closest matches: ${known.join(', ')}. Where the head stands in another row, say it under "head" in the mapping.`,
    );
  };
  return { find, need };
}

/** Whether a row meets all conditions. */
export const passes = (cells: readonly string[], tests: readonly Test[]): boolean =>
  tests.every(({ column, values, wanted }) => values.has(plain(cells[column] ?? '')) === wanted);
