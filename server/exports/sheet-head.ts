import { columnHead, type Language, type TableColumn } from '@portal/contract';
import { type Cell, columnName } from './workbook/sheet-xml.ts';
import { styleOf } from './workbook/styles.ts';

const [head, figureHead, groupHead] = ['head', 'figureHead', 'groupHead'].map(styleOf) as [number, number, number];

/** The head of a sheet: its rows, and which cells are one. */
export interface SheetHead {
  rows: Cell[][];
  merged: string[];
}

/** Neighbours of the same member at a level: from which column on, and how many. */
function runsOf(levels: readonly (readonly string[])[], depth: number): { start: number; count: number }[] {
  const runs: { start: number; count: number; of: string }[] = [];
  for (const [start, names] of levels.entries()) {
    const of = names[depth] ? names.slice(0, depth + 1).join('\u001f') : '';
    const last = runs.at(-1);
    if (last && of !== '' && last.of === of) last.count += 1;
    else runs.push({ start, count: 1, of });
  }
  return runs;
}

/**
 * The head of a table: a row where each column has one name, else a row for each level, those of the same member merged.
 * The lowest names every column, with its unit, so that it can be filtered by.
 * @param before how many columns stand before those of the table
 */
export function sheetHead(columns: readonly TableColumn[], before: readonly Cell[], language: Language): SheetHead {
  const depth = Math.max(1, ...columns.map(({ levels }) => levels?.length ?? 1));
  const lowest = columns.map((column): Cell => {
    const name = column.levels?.at(-1) ?? column.name;
    return { value: columnHead({ ...column, name }, language), style: column.kind === 'indicator' ? figureHead : head };
  });
  const levels = columns.map(({ levels: own = [] }) => own);
  const merged: string[] = [];
  const upper = Array.from({ length: depth - 1 }, (_, level): Cell[] => {
    const cells = columns.map((): Cell => ({ value: null, style: groupHead, blank: true }));
    for (const { start, count } of runsOf(levels, level)) {
      cells[start] = { value: levels[start]?.[level] ?? null, style: groupHead, blank: true };
      const [from, to] = [columnName(before.length + start), columnName(before.length + start + count - 1)];
      if (count > 1) merged.push(`${from}${level + 1}:${to}${level + 1}`);
    }
    return [...before.map((): Cell => ({ value: null, style: groupHead, blank: true })), ...cells];
  });
  return { rows: [...upper, [...before, ...lowest]], merged };
}
