import type { Language, MarketCatalogue, TableColumn, TableModel, TableRow } from '@portal/contract';
import { analysisWords } from '../../page/phrases.ts';
import { pivotWords } from '../phrases.ts';
import type { ColumnLine, RowLine } from './lines.ts';
import { figureOf, isShownAsPart, shownValue } from './shown-value.ts';
import type { Pivot, ShownAs } from './types.ts';

const named = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

/** The names of a head with as many levels as all others have; the last name is the lowest. */
const levelled = (names: readonly string[], depth: number): string[] => [
  ...names.slice(0, -1),
  ...Array.from({ length: Math.max(0, depth - names.length) }, () => ''),
  ...names.slice(-1),
];

/**
 * A pivot as a plain table: a column for each row dimension, then those of the screen; all rows of the screen in their
 * order. Copies and exports are made of it.
 */
export function pivotTableModel(
  pivot: Pivot,
  lines: { rows: readonly RowLine[]; columns: readonly ColumnLine[] },
  { as, language, dimensions }: { as: ShownAs; language: Language; dimensions: MarketCatalogue['dimensions'] },
): TableModel {
  const words = analysisWords(language);
  const { shape, figures } = pivot;
  const onRows = lines.columns.every(({ figure }) => figure === null);
  const heads = shape.rows.map((key) => named(key, dimensions.find((dimension) => dimension.key === key)?.name ?? key));
  const first = heads[0] ?? named('all', '');
  const figureHead = onRows ? [named('figure', pivotWords(language)('figure'))] : [];
  const depth = shape.columns.length + (onRows ? 0 : 1);
  const columns = lines.columns.map(({ id, node, figure, kind }): TableColumn => {
    const path = kind === 'total' ? [words('total')] : node.path;
    const own = figures[figure ?? 0];
    const name = [...path, ...(kind === 'subtotal' ? [words('subtotal')] : []), ...(onRows ? [] : [own?.name ?? ''])];
    const { format, unit, definition, formula, growth, decimals } = own ?? named('', '');
    const isPart = figure !== null && isShownAsPart(shape, figures, figure, as);
    const lines = onRows
      ? { format: null, unit: '' }
      : isPart
        ? { format: 'percent' as const, unit: '', decimals }
        : { format, unit, decimals };
    const meaning = onRows ? { definition: '', formula: '', growth: false } : { definition, formula, growth };
    return {
      key: `v:${id}`,
      name: name.join(' · ') || words('total'),
      kind: 'indicator',
      ...lines,
      ...meaning,
      ...(depth > 1 && { levels: levelled(name, depth) }),
      ...(!onRows && own && { figure: own.name }),
    };
  });
  const namesOf = (line: RowLine): Record<string, string> => {
    const path = line.kind === 'total' || line.kind === 'others' ? [words(line.kind)] : line.node.path;
    const names = line.kind === 'subtotal' ? [...path, words('subtotal')] : path;
    const own = Object.fromEntries([first, ...heads.slice(1)].map(({ key }, at) => [key, names[at] ?? '']));
    return onRows ? { ...own, figure: figures[line.figure ?? 0]?.name ?? '' } : own;
  };
  const valuesOf = (line: RowLine) =>
    Object.fromEntries(lines.columns.map((column) => [`v:${column.id}`, exact(pivot, line, column, as)]));
  // A hundred thousand cells are worked out when somebody takes them away, and not before.
  const rows = lines.rows.map(
    (line): TableRow => ({
      id: line.id,
      kind: line.kind,
      keys: line.node.keys,
      get names() {
        return namesOf(line);
      },
      get values() {
        return valuesOf(line);
      },
    }),
  );
  return { columns: [first, ...heads.slice(1), ...figureHead, ...columns], rows, cut: null };
}

/** Where the figures lie on rows a column has no format of its own: ratios are then written as percent by themselves. */
function exact(pivot: Pivot, row: RowLine, column: ColumnLine, as: ShownAs): number | null {
  const value = shownValue(pivot, row, column, as) ?? null;
  if (value === null || column.figure !== null) return value;
  const figure = figureOf(row, column);
  const isPercent =
    isShownAsPart(pivot.shape, pivot.figures, figure, as) || pivot.figures[figure]?.format === 'percent';
  return isPercent ? value * 100 : value;
}
