import { ownOf } from '../../kernel/own-of.ts';
import { dimensionOf } from '../datasets/find.ts';
import { type Chain, type Dataset, isMemberDimension, isUnspecified } from '../datasets/index.ts';
import {
  hullOf,
  merged,
  monthNumber,
  monthText,
  type Question,
  type Span,
  sourceNumber,
  within,
} from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import type { MonthSpan, ReleaseInfo, StoredCoverage } from '../releases/release.ts';
import { countedDimensions } from '../sql/distinct.ts';
import type { Coverage } from '../sql/index.ts';

/** The number that stands for the only source of a dataset that tells none apart. */
const onlySource = 0;

const spansOf = (spans: readonly MonthSpan[]): Span[] =>
  spans.map(({ first, last }) => ({ first: monthNumber(first), last: monthNumber(last) }));

/** Of what is kept by year, whose facts stand in its January: every month of a year that has any. */
const wholeYears = (spans: readonly MonthSpan[]): MonthSpan[] =>
  merged(spansOf(spans).map(({ first, last }) => ({ first: first - (first % 12), last: last - (last % 12) + 11 }))).map(
    ({ first, last }) => ({ first: monthText(first), last: monthText(last) }),
  );

/** @returns what a release keeps of each source of a dataset; where nobody has found out, all from first to last */
export function storedCoverage(dataset: Dataset, info: ReleaseInfo): readonly StoredCoverage[] {
  const stored =
    info.coverage?.[dataset.key] ??
    dataset.covered(info).map(({ key, first, last }) => ({ key, spans: [{ first, last }], levels: {}, kinds: {} }));
  if (dataset.facts.every !== 'year') return stored;
  return stored.map((own) => ({
    ...own,
    spans: wholeYears(own.spans),
    levels: Object.fromEntries(
      Object.entries<StoredCoverage['levels'][string]>(own.levels).map(([key, level]) => [
        key,
        { ...level, spans: wholeYears(level.spans) },
      ]),
    ),
  }));
}

/** @returns the months that a release has of each source of a dataset; none where it keeps none of it */
export const coverageOf = (dataset: Dataset, { info }: Pick<OpenRelease, 'info'>): Coverage[] =>
  storedCoverage(dataset, info).flatMap(({ key, spans, combined = [] }) => {
    const own = spansOf(spans);
    const hull = hullOf(own);
    const source = key === null ? onlySource : sourceNumber(key);
    return hull ? [{ key, source, ...hull, spans: own, combined: spansOf(combined) }] : [];
  });

/** Whether a filter lets members through that are told apart; one on what was not is no question about them. */
export function isNarrowing(dataset: Dataset, key: string, members: readonly string[]): boolean {
  const dimension = dimensionOf(dataset, key);
  return (
    members.length > 0 && isMemberDimension(dimension) && !members.every((member) => isUnspecified(dimension, member))
  );
}

/** @returns the narrowest level of a chain that some of its dimensions need; their table, or one that it leads to */
export function levelNeeded({ levels = {}, dimensions, tables }: Chain, keys: readonly string[]): string | undefined {
  const places = keys.flatMap((key) => {
    const dimension = ownOf(dimensions, key);
    return dimension ? [tables.findIndex(({ name }) => name === dimension.table.name)] : [];
  });
  const narrowest = tables[Math.min(...places)]?.name;
  return Object.keys(levels).find((level) => dimensions[level]?.table.name === narrowest);
}

/**
 * The months of which a release can answer a question: those delivered, less those in which what the question needs
 * was not told apart. A question about kinds of cars that a source is not about is answered from none.
 */
export function coverageFor(dataset: Dataset, release: Pick<OpenRelease, 'info'>, query: Question): Coverage[] {
  const filtered = Object.entries(query.filters ?? {}).filter(([key, members = []]) =>
    isNarrowing(dataset, key, members),
  );
  // To leave a place out, places must be told apart, whichever it is.
  const leftOut = Object.entries(query.without ?? {}).filter(([, members]) => members?.length);
  const narrowing = [...filtered, ...leftOut].map(([key]) => key);
  const needed = [...query.by, ...countedDimensions(dataset, query), ...narrowing];
  const levels = dataset.facts.chains.flatMap(({ chain }) => levelNeeded(chain, needed) ?? []);
  const remaining = storedCoverage(dataset, release.info);
  return coverageOf(dataset, release).map((coverage) => {
    const own = remaining.find(({ key }) => key === coverage.key);
    const isAny = (key: string, is: (kind: string) => boolean) => ownOf(own?.kinds, key)?.some(is) ?? true;
    const isAbout =
      filtered.every(([key, members]) => isAny(key, (kind) => members?.includes(kind) ?? false)) &&
      leftOut.every(([key, members]) => isAny(key, (kind) => !members?.includes(kind)));
    const reported = levels.flatMap((level) => own?.levels[level] ?? []).map(({ spans }) => spansOf(spans));
    const spans = reported.reduce<readonly Span[]>(
      (left, level) => level.flatMap((span) => within(left, span)),
      coverage.spans,
    );
    return { ...coverage, spans: isAbout ? spans : [] };
  });
}

/** @returns all months from the first to the last that a release has of a dataset, or null where it keeps none of it */
export const spanOf = (dataset: Dataset, release: Pick<OpenRelease, 'info'>): Span | null =>
  hullOf(coverageOf(dataset, release));
