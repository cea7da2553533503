import {
  type FigureKind,
  figureKinds,
  type MarketQuery,
  type TableColumn,
  type TableModel,
  type WatchRule,
} from '@portal/contract';

export const viewKinds = ['monthly', 'release', 'weekly', 'daily'] as const;
export type RuleKind = FigureKind | (typeof viewKinds)[number];

const isFigureKind = (kind: RuleKind): kind is FigureKind => Object.hasOwn(figureKinds, kind);

/** What the form asks of a kind: of one by calendar neither a limit nor a row. */
export const partsOf = (kind: RuleKind): { limit: 'than' | 'by' | 'first' | null; ofRow: boolean } =>
  isFigureKind(kind) ? figureKinds[kind] : { limit: null, ofRow: false };

/** @returns the conditions that fit a table, in the order they are offered: those of places where it has places */
export const kindsFor = (places: boolean): FigureKind[] =>
  (Object.keys(figureKinds) as FigureKind[]).filter((kind) => places || figureKinds[kind].limit !== 'first');

/** What stands in the form; numbers as they are typed. */
export interface RuleForm {
  kind: RuleKind;
  /** The key of the row in `rowsOf`; empty for the total. */
  row: string;
  indicator: string;
  than: string;
  first: string;
  day: string;
  hour: string;
}

export interface WatchableRow {
  /** Its keys as a text. */
  value: string;
  name: string;
  keys: Record<string, string>;
  values: Readonly<Record<string, number | null>>;
}

/** The rows of a table that can be watched: each once, whatever periods it lists. The newest figure stands for it. */
export function rowsOf({ rows, columns }: Pick<TableModel, 'rows' | 'columns'>): WatchableRow[] {
  const dimensions = columns.filter(({ kind, key }) => kind === 'dimension' && key !== 'period');
  if (dimensions.length === 0) return [];
  const found = new Map<string, WatchableRow & { period: string }>();
  for (const row of rows) {
    const { period = '', ...keys } = row.keys;
    if (row.kind !== 'row' || Object.keys(keys).length < dimensions.length) continue;
    const value = JSON.stringify(dimensions.map(({ key }) => keys[key]));
    const known = found.get(value);
    if (known && known.period > period) continue;
    const name = dimensions.map(({ key }) => row.names[key] ?? '').join(' ');
    found.set(value, { value, name, keys, values: row.values, period });
  }
  return [...found.values()];
}

/** Whether a table has places: it lists members, by one source. */
export const hasPlaces = ({ by, dataSources }: Pick<MarketQuery, 'by' | 'dataSources'>): boolean =>
  dataSources.length < 2 && by.some((dimension) => dimension !== 'period' && dimension !== 'dataSource');

/** A figure in the unit of its head: a percentage in percent. */
export const inUnit = (value: number | null | undefined, { format }: Pick<TableColumn, 'format'>): number | null =>
  value === null || value === undefined ? null : format === 'percent' ? value * 100 : value;

const numberIn = (text: string): number | null => {
  const plain = text.replace(/[,，\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

/** The rule of a form. @returns null where a number is missing or does not fit */
export function ruleOf(form: RuleForm, rows: readonly WatchableRow[]): WatchRule | null {
  const { kind } = form;
  if (kind === 'monthly' || kind === 'release') return { kind };
  if (kind === 'daily') return { kind, hour: Number(form.hour) };
  if (kind === 'weekly') return { kind, day: Number(form.day), hour: Number(form.hour) };
  const { limit, ofRow } = figureKinds[kind];
  const keys = rows.find(({ value }) => value === form.row)?.keys ?? {};
  const rule = { kind, indicator: form.indicator, ...(ofRow && { keys }) };
  if (limit === 'first') {
    const first = numberIn(form.first);
    if (first === null || !Number.isInteger(first) || first < 1 || first > 1000) return null;
    return { ...rule, first } as WatchRule;
  }
  const than = numberIn(form.than);
  if (than === null || (limit === 'by' && than < 0)) return null;
  return { ...rule, than } as WatchRule;
}

/** What stands in the form before anything is chosen. */
export const emptyForm: Omit<RuleForm, 'row' | 'indicator'> = {
  kind: 'above',
  than: '',
  first: '10',
  day: '1',
  hour: '9',
};

const keysText = (keys: Readonly<Record<string, string>>): string => JSON.stringify(Object.entries(keys).sort());

/**
 * A rule as it stands in the form, and the rows that can be chosen: its own too where the table has it no longer.
 * @param name of the row of the rule
 */
export function formOf(
  rule: WatchRule,
  rows: readonly WatchableRow[],
  name: string,
): { form: Partial<RuleForm>; rows: readonly WatchableRow[] } {
  if (!('indicator' in rule)) {
    const { kind, ...at } = rule;
    return {
      form: { kind, ...Object.fromEntries(Object.entries(at).map(([key, value]) => [key, String(value)])) },
      rows,
    };
  }
  const { kind, indicator } = rule;
  const keys = 'keys' in rule ? rule.keys : {};
  const gone = { value: keysText(keys), name, keys, values: {} };
  const isRow = Object.keys(keys).length > 0;
  const found = isRow ? (rows.find((row) => keysText(row.keys) === keysText(keys)) ?? gone) : null;
  return {
    form: {
      kind,
      indicator,
      ...('than' in rule ? { than: String(rule.than) } : { first: String(rule.first) }),
      ...(partsOf(kind).ofRow && { row: found?.value ?? '' }),
    },
    rows: found === gone ? [gone, ...rows] : rows,
  };
}
