import type { BuiltSheet } from '../schemas/index.ts';
import type { TableModel } from './model.ts';

/**
 * A table as a sheet of a file, with its figures as they are: nothing of it is asked again.
 * @param about label and text of each note
 */
export function builtOf(
  { title, link, model }: { title: string; link: string; model: TableModel },
  about: BuiltSheet['about'],
): BuiltSheet {
  const { columns, rows } = model;
  return {
    kind: 'built',
    title,
    link,
    about,
    columns: columns.map(
      ({ key, name, kind, format, unit, definition, formula, growth, decimals, levels, figure }) => ({
        name,
        kind,
        format,
        unit,
        definition,
        formula,
        growth,
        decimals,
        ...(levels && { levels: [...levels] }),
        ...(figure !== undefined && { figure }),
        ...(key === 'period' && { period: true }),
      }),
    ),
    rows: rows.map((row) => ({
      kind: row.kind,
      uncovered: row.uncovered ?? false,
      ...(row.unbased?.length && {
        unknown: columns.flatMap(({ key }, at) => (row.unbased?.includes(key) ? [at] : [])),
      }),
      cells: columns.map(({ kind, key }) => (kind === 'dimension' ? row.names[key] : row.values[key]) ?? null),
    })),
  };
}
