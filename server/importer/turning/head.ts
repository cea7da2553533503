import type { Turned } from '../mapping/turned-setting.ts';
import { notThere, pickNames } from '../rows/pick-names.ts';
import { nearest, plain } from '../rows/plain-text.ts';
import type { RefusedField } from '../rows/problem.ts';
import { refuseFile } from '../rows/source-row.ts';
import { groupsOf } from './groups-of.ts';
import { turningReasons } from './reasons.ts';

/** A column whose cells become rows, with what its head says. */
export interface TurnedColumn {
  at: number;
  heads: string[];
}

/** What the head of a table that is turned says of its columns. */
export interface Head {
  labels: { at: number; name: string; isFilled: boolean }[];
  columns: TurnedColumn[];
  /** Columns without a head; nothing may stand in them. */
  bare: number[];
  /** How reports name each column: as a spreadsheet does, and by its head. */
  places: string[];
  /** Columns that are not turned since they cannot be told apart. */
  faults: RefusedField[];
}

/** @returns the column as a spreadsheet names it: A, Z, AA */
export const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** The texts of the rows of a head; above the last of several a blank cell says what stands before it. */
function filledRows(rows: readonly (readonly string[])[], width: number, isLabel: (at: number) => boolean): string[][] {
  const all = rows.map((cells) => Array.from({ length: width }, (_, at) => plain(cells[at] ?? '')));
  const last = all.at(-1) ?? [];
  for (const texts of all.slice(0, -1)) {
    for (let at = 1; at < width; at++) {
      if (texts[at] === '' && last[at] !== '' && !isLabel(at) && !isLabel(at - 1)) texts[at] = texts[at - 1] ?? '';
    }
  }
  return all;
}

const missing = (setting: string, absent: readonly string[], names: readonly string[]) =>
  refuseFile(
    'importer.turned-column-missing',
    `表头中没有映射的 turned.${setting} 所写的列“${absent.join('、')}”；最接近的是 ${nearest(absent[0] ?? '', [...names]).join('、')}。`,
    `The head has no column "${absent.join(', ')}", which turned.${setting} of the mapping names; closest matches: ${nearest(absent[0] ?? '', [...names]).join(', ')}.`,
  );

/**
 * Finds what the head of a table says.
 * @param rows of the head, the first one of the file first
 * @param again what the names of a head become that stand in several columns
 * @throws Refusal where a column that the mapping names is not there, or none is left to be turned
 */
export function headOf(
  rows: readonly (readonly string[])[],
  { labels, down = [], aside = [], heads }: Turned,
  again: (names: readonly string[]) => string[],
): Head {
  const width = Math.max(...rows.map((cells) => cells.length));
  const numbers = [...new Set(Object.values(heads).flat())].sort((row, other) => row - other);
  // A label stands in the last row of the head that says anything in its column.
  const names = Array.from({ length: width }, (_, at) =>
    plain(rows.findLast((row) => plain(row[at] ?? ''))?.[at] ?? ''),
  );
  for (const [setting, wanted] of Object.entries({ labels, down, aside })) {
    const absent = notThere(wanted, names);
    if (absent.length > 0) throw missing(setting, absent, names.filter(Boolean));
  }
  const [isLabel, isDown, isAside] = [labels, down, aside].map((wanted) => {
    const picks = pickNames(wanted);
    return (at: number) => (names[at] ?? '') !== '' && picks(names[at] ?? '');
  }) as [(at: number) => boolean, (at: number) => boolean, (at: number) => boolean];
  const texts = new Map(
    filledRows(
      numbers.map((row) => rows[row - 1] ?? []),
      width,
      isLabel,
    ).map((row, at) => [numbers[at], row]),
  );
  const all = Array.from({ length: width }, (_, at) => at);
  const turned = all.filter((at) => !isLabel(at) && !isAside(at));
  const byHead = Object.values(heads).map((row) => {
    const ofColumn = (at: number) => [row].flat().flatMap((number) => texts.get(number)?.[at] || []);
    return again(turned.map((at) => ofColumn(at).join(' ')));
  });
  const columns = turned.map((at, index) => ({ at, heads: byHead.map((own) => own[index] ?? '') }));
  const named = columns.filter((column) => column.heads.some((text) => text !== ''));
  if (named.length === 0) {
    throw refuseFile(
      'importer.turned-nothing',
      '按映射的 turned 没有可转置的列；请检查 labels、aside 和 heads 的行号。',
      'By turned of the mapping no column is left to be turned; look at labels, aside and the rows of heads.',
    );
  }
  const headAt = new Map(named.map(({ at, heads: texts }) => [at, texts.find(Boolean)]));
  const places = all.map((at) => {
    const name = headAt.get(at) ?? names[at] ?? '';
    return name === '' ? letterOf(at) : `${letterOf(at)} ${name}`;
  });
  const keyOf = (column: TurnedColumn) => column.heads.map((text) => text.toLowerCase()).join('\n');
  const groups = groupsOf(named, keyOf);
  const alike = (column: TurnedColumn) => groups.get(keyOf(column)) ?? [];
  const isAlone = (column: TurnedColumn) => alike(column).length === 1;
  const faults = named
    .filter((column) => !isAlone(column))
    .map((column): RefusedField => {
      const name = column.heads.filter(Boolean).join(' ');
      const letters = alike(column).map(({ at }) => letterOf(at));
      return { field: places[column.at] ?? '', value: name, reason: turningReasons.sameColumns(name, letters) };
    });
  return {
    labels: all.filter(isLabel).map((at) => ({ at, name: names[at] ?? '', isFilled: isDown(at) })),
    columns: named.filter(isAlone),
    bare: columns.filter(({ at }) => !headAt.has(at)).map(({ at }) => at),
    places,
    faults,
  };
}
