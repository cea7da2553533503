import { formatDate, formatMonthRange } from '@portal/ui';
import type { TableColumn, TableModel, TableRow } from '@portal/ui/analysis';
import type { ChangeWords } from './phrases.ts';
import { type ChangeKind, type Changes, reportedFigure } from './use-changes.ts';

type Both = { before: number | null; after: number | null };
type Months = Changes['deliveries'][number]['months'];
/** How a figure is written. */
type Written = Pick<TableColumn, 'format' | 'unit'>;

const counted: Written = { format: 'count', unit: '' };

/** How the figure of an answer is written. */
export const writtenIn = (answer: Changes): Written => {
  const { format, unit } = reportedFigure(answer) ?? counted;
  return { format, unit };
};

const dimension = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

const figure = (key: string, name: string, written: Written): TableColumn => ({
  ...dimension(key, name),
  kind: 'indicator',
  ...written,
});

/** Former and new figure and how they differ, as far as there are both; parts of a whole differ by points alone. */
export function figureColumns(kind: ChangeKind | null, words: ChangeWords, written: Written): TableColumn[] {
  const before = figure('before', words('before'), written);
  const after = figure('after', words('after'), written);
  if (kind === 'added') return [after];
  if (kind === 'withdrawn') return [before];
  const isPart = written.format === 'percent';
  const difference = figure('difference', words('difference'), isPart ? { format: 'points', unit: '' } : written);
  const ratio = figure('ratio', words('ratio'), { format: 'percent', unit: '' });
  const compared = isPart ? [difference] : [difference, ratio];
  return [before, after, ...compared.map((column) => ({ ...column, growth: true, quiet: true }))];
}

/** The difference is that of the figures as they are shown: a mean that moves by less than they say has none. */
function figuresOf({ before, after }: Both, { format }: Written): TableRow['values'] {
  const rounded = (value: number) => (format === 'count' ? Math.round(value) : value);
  const difference = before === null || after === null ? null : rounded(after) - rounded(before);
  const ratio = difference === null || !before ? null : difference / before;
  const points = difference === null ? null : difference * 100;
  return { before, after, ratio, difference: format === 'percent' ? points : difference };
}

const sourceColumn = (rows: readonly { dataSource: unknown }[], words: ChangeWords): TableColumn[] =>
  rows.some(({ dataSource }) => dataSource !== null) ? [dimension('dataSource', words('source'))] : [];

/** Members in a month and source, as the answer lists them. */
export function rowsTable(answer: Changes, kind: ChangeKind, words: ChangeWords): TableModel {
  const { rows = [], cut = null } = answer.changes ?? {};
  const written = writtenIn(answer);
  return {
    columns: [
      // What a reader looks for stands first: the model, before its manufacturer.
      ...answer.by.map(({ key, name }) => dimension(key, name)).reverse(),
      dimension('month', words('month')),
      ...sourceColumn(rows, words),
      ...figureColumns(kind, words, written),
    ],
    rows: rows.map(({ members, monthName, dataSource, ...both }, at) => ({
      id: `row-${at}`,
      kind: 'row',
      keys: Object.fromEntries([
        ...answer.by.map(({ key }, place) => [key, members[place]?.key ?? '']),
        ['dataSource', dataSource?.key ?? ''],
      ]),
      names: {
        ...Object.fromEntries(answer.by.map(({ key }, place) => [key, members[place]?.name ?? ''])),
        month: monthName,
        dataSource: dataSource?.name ?? '',
      },
      values: figuresOf(both, written),
    })),
    cut,
  };
}

/** What the release did to the whole market, by month and source. */
export function monthsTable(answer: Changes, words: ChangeWords): TableModel {
  const { months = [] } = answer.changes ?? {};
  const written = writtenIn(answer);
  return {
    columns: [
      dimension('month', words('month')),
      ...sourceColumn(months, words),
      dimension('kind', words('kind')),
      ...figureColumns(null, words, written),
    ],
    rows: months.map(({ monthName, dataSource, kind, ...both }, at) => ({
      id: `month-${at}`,
      kind: 'row',
      keys: {},
      names: { month: monthName, dataSource: dataSource?.name ?? '', kind: words(kind) },
      values: figuresOf(both, written),
    })),
    cut: null,
  };
}

/** The months of a delivery, from the first to the last; a single one as it is named. */
function monthsText(months: Months): string {
  const names = [...new Set(months.map(({ monthName }) => monthName))];
  if (names.length <= 1) return names[0] ?? '';
  const first = months.map(({ from }) => from).sort()[0] ?? '';
  const last =
    months
      .map(({ month }) => month)
      .sort()
      .at(-1) ?? '';
  return formatMonthRange(first, last);
}

/** All that came into the dataset, the newest first. */
export function historyTable(deliveries: Changes['deliveries'], words: ChangeWords): TableModel {
  return {
    columns: [
      dimension('date', words('date')),
      dimension('kind', words('kind')),
      dimension('about', words('about')),
      figure('inserted', words('added'), counted),
      figure('corrected', words('corrected'), counted),
      figure('withdrawn', words('withdrawn'), counted),
      ...(deliveries.some(({ note }) => note !== '') ? [dimension('note', words('note'))] : []),
    ],
    rows: deliveries.map(({ release, at, kind, note, months, inserted, corrected, withdrawn }) => ({
      id: release,
      kind: 'row',
      keys: {},
      names: { date: formatDate(at), kind: words(`${kind}_kind`), about: monthsText(months), note },
      values: { inserted, corrected, withdrawn },
    })),
    cut: null,
  };
}
