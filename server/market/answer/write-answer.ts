import type { Language, MarketAnswer, MarketColumn, Release } from '@portal/contract';
import { dimensionOf, indicatorOf } from '../datasets/find.ts';
import { ownOrderOf } from '../datasets/index.ts';
import { monthText, preliminaryOf, sourceIn } from '../model/index.ts';
import type { Columns, OpenRelease } from '../opened/open-release.ts';
import { narrowedBeyond, type Statement } from '../sql/index.ts';
import { answerCoverage } from './answer-coverage.ts';
import type { RevisedFigures } from './revised-figures.ts';
import { figureText } from './share-words.ts';
import { successionOf } from './succession.ts';
import { type PlannedQuery, type Rows, readersOf, writeRows } from './write-rows.ts';

/** What the wire says of a release. */
export const releaseOf = ({ info, publishedAt }: OpenRelease): Release => ({
  id: info.id,
  publishedAt,
  demonstration: info.demonstration,
  note: info.note,
});

/** The columns of an answer: what it lists, then its figures. */
export const columnsOf = (query: PlannedQuery, language: Language): MarketColumn[] => [
  ...query.query.by.map((key): MarketColumn => {
    const dimension = dimensionOf(query.dataset, key);
    const { name, definition } = dimension;
    const order = ownOrderOf(dimension);
    return {
      key,
      kind: 'dimension',
      name: name[language],
      unit: '',
      format: null,
      definition: definition[language],
      ...(order && { order }),
    };
  }),
  ...query.query.indicators.map((key): MarketColumn => {
    const { unit, format } = indicatorOf(query.dataset, key);
    const { name, definition } = figureText(query, key);
    return {
      key,
      kind: 'indicator',
      name: name[language],
      unit: unit[language],
      format,
      definition: definition[language],
    };
  }),
];

/** How many rows were found, are shown, count too few, and have figures outside of the limits. */
export type Counted = Pick<Rows, 'found' | 'shown' | 'below' | 'outside'>;

export const nothingCounted: Counted = { found: 0, shown: 0, below: 0, outside: 0 };

/** What is said of an answer beside its rows. */
export const restOf = (
  question: PlannedQuery,
  release: OpenRelease,
  language: Language,
  { found, shown, below, outside }: Counted,
): Omit<MarketAnswer, 'columns' | 'rows' | 'total' | 'revisedTotal'> => {
  const { dataset, query, plan } = question;
  const narrowedBy = narrowedBeyond(dataset, query);
  // Rows below the least volume, or outside of the limits, were not asked for: narrowing the question would not bring them.
  const all = found - below - outside;
  const { within, limit } = query;
  const each = within !== undefined &&
    limit !== undefined && { each: { limit, name: dimensionOf(dataset, within).name[language] } };
  return {
    cut: all > shown ? { shown, all, ...each } : null,
    ...(query.minimumVolume !== undefined &&
      below > 0 && { belowMinimum: { volume: query.minimumVolume, rows: below } }),
    ...(query.where === undefined ? {} : { outsideLimits: outside }),
    ...(narrowedBy.length > 0 && { shareOf: { base: query.shareOf ?? 'chosen', narrowedBy } }),
    ...successionOf(query, dataset, release, language),
    release: releaseOf(release),
    period: {
      from: monthText(plan.span.first),
      to: monthText(plan.span.last),
      preliminaryFrom: preliminaryOf(release.info.preliminaryFrom, {
        dataset: dataset.key,
        sources: query.dataSources,
      }),
    },
    dataSources: query.dataSources.map((key) => ({ key, name: sourceIn(release.info.sources, key).name[language] })),
    coverage: answerCoverage(question, release, language),
  };
};

/**
 * The total of a question that found nothing: empty throughout. Filters that nothing fits may contradict each other or
 * name nobody, and a zero beside shares that cannot be would pass for something that was counted.
 */
const emptyTotal = ({ query }: PlannedQuery): string =>
  JSON.stringify(Object.fromEntries(query.indicators.map((key) => [key, null])));

/**
 * Writes a result as the answer of the wire. The text is put together row by row, because thousands of objects made
 * only to be serialised took longer than small questions take in the engine.
 * @param result null when no month of the question is covered
 * @returns a MarketAnswer as JSON
 */
export function writeAnswer(
  question: PlannedQuery,
  result: { statement: Statement; columns: Columns; revised: RevisedFigures | null } | null,
  release: OpenRelease,
  language: Language,
): string {
  const { query, plan } = question;
  const { rows, total, revisedTotal, ...counts }: Rows = result
    ? writeRows(
        result.statement,
        result.columns,
        readersOf(question, result.statement, release, language),
        result.revised,
      )
    : { rows: [], total: null, revisedTotal: '', ...nothingCounted };
  // Sources are never added: with several there is no total.
  const ofAll = total ?? (query.totals && plan.sources.length <= 1 ? emptyTotal(question) : 'null');
  const rest = restOf(question, release, language, counts);
  const former = revisedTotal === '' ? '' : `"revisedTotal":${revisedTotal},`;
  const columns = JSON.stringify(columnsOf(question, language));
  return `{"columns":${columns},"rows":[${rows.join(',')}],"total":${ofAll},${former}${JSON.stringify(rest).slice(1)}`;
}
