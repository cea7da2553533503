import {
  type Answer,
  type CellFormat,
  concentrationOf,
  membersOf,
  subtotalsOf,
  type TableColumn,
  type TableModel,
} from '@portal/ui/analysis';

/** The figures of concentration, in the order of the columns. */
const formats = { cr3: 'percent', cr5: 'percent', cr10: 'percent', half: 'count', hhi: 'count' } as const;
type Key = keyof typeof formats;

export interface ConcentrationFigure {
  key: Key;
  name: string;
  format: CellFormat;
  definition: string;
  formula: string;
}

/** @param say the words of a figure: its name, `…Means` and `…Formula` */
export function figuresOfConcentration(say: (key: Key | `${Key}Means` | `${Key}Formula`) => string) {
  return (Object.keys(formats) as Key[]).map(
    (key): ConcentrationFigure => ({
      key,
      name: say(key),
      format: formats[key],
      definition: say(`${key}Means`),
      formula: say(`${key}Formula`),
    }),
  );
}

/**
 * The concentration of the market in each period, the first first.
 * @param answer members by period, with the market of each period as subtotal; those that are not told by name are in the
 *   market, and no members of it
 */
export function concentrationTable(answer: Answer, by: string, figures: readonly ConcentrationFigure[]): TableModel {
  const wholes = subtotalsOf(answer, 'period');
  const volumes = new Map<string, number[]>();
  for (const { kind, keys, values, unnamed } of answer.rows) {
    const volume = values.volume ?? null;
    if (kind !== 'row' || unnamed?.[by] || volume === null) continue;
    const period = keys.period ?? '';
    volumes.set(period, [...(volumes.get(period) ?? []), volume]);
  }
  const head = answer.columns.find(({ key }) => key === 'period');
  const column = (own: Omit<TableColumn, 'unit' | 'growth'>): TableColumn => ({ ...own, unit: '', growth: false });
  return {
    columns: [
      column({ key: 'period', name: head?.name ?? '', kind: 'dimension', format: null, definition: '', formula: '' }),
      ...figures.map((figure) => column({ ...figure, kind: 'indicator' })),
    ],
    rows: membersOf(answer, 'period').map(({ key, name }) => {
      const found = concentrationOf(volumes.get(key) ?? [], wholes.get(key)?.values.volume ?? null);
      return {
        id: key,
        kind: 'row' as const,
        keys: { period: key },
        names: { period: name },
        values: Object.fromEntries(figures.map((figure) => [figure.key, found?.[figure.key] ?? null])),
      };
    }),
    cut: null,
    of: answer,
  };
}
