import { formatDate, formatMonth, formatMonthRange } from '@portal/ui';
import type { TableColumn, TableModel, TableRow } from '@portal/ui/analysis';
import type { ChangeWords } from './phrases.ts';
import type { ChangeKind, Changes } from './use-changes.ts';

type Both = { before: number | null; after: number | null };

const dimension = (key: string, name: string): TableColumn => ({
  ...{ key, name, kind: 'dimension', format: null, unit: '', definition: '', formula: '', growth: false },
});

const figure = (key: string, name: string, unit: string): TableColumn => ({
  ...dimension(key, name),
  ...{ kind: 'indicator', format: 'count', unit },
});

/** Former and new figure and how they differ, as far as there are both. */
function figureColumns(kind: ChangeKind | null, words: ChangeWords, unit: string): TableColumn[] {
  const before = figure('before', words('before'), unit);
  const after = figure('after', words('after'), unit);
  if (kind === 'added') return [after];
  if (kind === 'withdrawn') return [before];
  return [
    before,
    after,
    { ...figure('difference', words('difference'), unit), growth: true, quiet: true },
    { ...dimension('ratio', words('ratio')), kind: 'indicator', format: 'percent', growth: true, quiet: true },
  ];
}

function figuresOf({ before, after }: Both): TableRow['values'] {
  const difference = before === null || after === null ? null : after - before;
  return { before, after, difference, ratio: difference === null || !before ? null : difference / before };
}

/** Models in a month and source, as the answer lists them. */
export function modelsTable(
  { models, cut }: NonNullable<Changes['changes']>,
  kind: ChangeKind,
  words: ChangeWords,
  unit: string,
): TableModel {
  return {
    columns: [
      dimension('model', words('model')),
      dimension('manufacturer', words('manufacturer')),
      dimension('month', words('month')),
      dimension('source', words('source')),
      ...figureColumns(kind, words, unit),
    ],
    rows: models.map(({ model, manufacturer, month, dataSource, ...both }, at) => ({
      ...{ id: `model-${at}`, kind: 'row', keys: { model: model.key, source: dataSource.key } },
      names: {
        ...{ model: model.name, manufacturer: manufacturer.name },
        ...{ month: formatMonth(month), source: dataSource.name },
      },
      values: figuresOf(both),
    })),
    cut,
  };
}

/** What a delivery did to the whole market, by month and source. */
export function monthsTable(
  months: Changes['deliveries'][number]['months'],
  words: ChangeWords,
  unit: string,
): TableModel {
  return {
    columns: [
      dimension('month', words('month')),
      dimension('source', words('source')),
      dimension('kind', words('kind')),
      ...figureColumns(null, words, unit),
    ],
    rows: months.map(({ month, dataSource, kind, ...both }, at) => ({
      ...{ id: `month-${at}`, kind: 'row', keys: {} },
      names: { month: formatMonth(month), source: dataSource.name, kind: words(kind) },
      values: figuresOf(both),
    })),
    cut: null,
  };
}

/** The months of a delivery, from the first to the last. */
function monthsSaid(months: Changes['deliveries'][number]['months']): string {
  const all = months.map(({ month }) => month).sort();
  return all[0] === undefined ? '' : formatMonthRange(all[0], all.at(-1) ?? all[0]);
}

/** All that came into the dataset, the newest first. */
export function historyTable(deliveries: Changes['deliveries'], words: ChangeWords): TableModel {
  return {
    columns: [
      dimension('date', words('date')),
      dimension('kind', words('kind')),
      dimension('about', words('about')),
      figure('inserted', words('added'), ''),
      figure('corrected', words('corrected'), ''),
      figure('withdrawn', words('withdrawn'), ''),
      ...(deliveries.some(({ note }) => note !== '') ? [dimension('note', words('note'))] : []),
    ],
    rows: deliveries.map(({ release, at, kind, note, months, inserted, corrected, withdrawn }) => ({
      ...{ id: release, kind: 'row', keys: {} },
      names: { date: formatDate(at), kind: words(`${kind}_kind`), about: monthsSaid(months), note },
      values: { inserted, corrected, withdrawn },
    })),
    cut: null,
  };
}
