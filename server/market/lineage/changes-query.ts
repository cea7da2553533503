import type { CallPayload, Language, MarketChanges } from '@portal/contract';
import type { Dataset } from '../datasets/index.ts';
import { combinedName, monthNumber, monthText, sourceNumber } from '../model/index.ts';
import type { Columns, OpenRelease } from '../opened/open-release.ts';
import { whole } from '../sql/literals.ts';

export type ChangesQuery = CallPayload<'marketChanges'>;
export type Changes = NonNullable<MarketChanges['changes']>;
export type DeliveryReport = MarketChanges['deliveries'][number];
export type Found = MarketChanges['indicators'][number]['found'];

/** How many rows are listed where nobody says, and how many deliveries at most. */
export const usual = { rows: 200, deliveries: 24 };

/** A source by its number, as the wire names it. */
export type Sources = (number: unknown) => { key: string; name: string } | null;

/** Who asks what, of which release. */
export interface Asking {
  dataset: Dataset;
  release: OpenRelease;
  language: Language;
  sources: Sources;
  signal: AbortSignal | undefined;
}

/** Columns as rows. */
export const rowsOf = (columns: Columns) =>
  (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? null));

/** The months of a figure, as the wire says them. */
export const monthsOf = ({ facts }: Dataset, first: unknown, last: unknown) => ({
  from: monthText(Number(first)),
  month: monthText(Number(last)),
  monthName:
    facts.every === 'year'
      ? monthText(Number(last)).slice(0, 4)
      : combinedName([{ first: Number(first), last: Number(last) }]),
});

/** What a list is narrowed to that has the columns of the kept groups. */
export const narrowedBy = ({ dataSource, from, to }: ChangesQuery): string[] => [
  ...(dataSource === undefined ? [] : [`source = ${sourceNumber(dataSource)}`]),
  // Months that stand together count with either of them.
  ...(from === undefined ? [] : [`month >= ${whole(monthNumber(from))}`]),
  ...(to === undefined ? [] : [`first_month <= ${whole(monthNumber(to))}`]),
];
