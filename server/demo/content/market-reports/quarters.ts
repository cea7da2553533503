import { type DimensionKey, defaultDataSource, type Language } from '@portal/contract';
import { monthNumber, monthText } from '../../../market/index.ts';
import { askRows, type MarketQuestions, type Span } from '../period-figures.ts';

/** The quarter that is reported, and the six up to it. */
export interface Quarter {
  now: Span;
  before: Span;
  /** Such as 2026-q3, for keys. */
  key: string;
  /** The day on which it is reported, YYYYMMDD: the tenth after its end. */
  publishedOn: string;
}

/** Quarters that a report looks back on, itself included. */
const lookBack = 6;

/** @param last the last month of the sales market @returns the last quarter that is over */
export function lastQuarter(last: string): Quarter {
  const end = monthNumber(last) - ((monthNumber(last) + 1) % 3);
  const span = (from: number): Span => ({ dateType: 'quarterly', from: monthText(from), to: monthText(end) });
  const [year, month] = monthText(end).split('-');
  return {
    now: span(end - 2),
    before: span(end - lookBack * 3 + 1),
    key: `${year}-q${Math.ceil(Number(month) / 3)}`,
    publishedOn: `${monthText(end + 1)}-10`.replaceAll('-', ''),
  };
}

/** The source whose figures the reports are, and its last month; null where the release has none of it. */
export async function sourceOf(market: MarketQuestions, language: Language) {
  const { dataSources } = await market.catalogue('sales', language);
  return dataSources.find(({ key }) => key === defaultDataSource) ?? null;
}

/** A member with its names in both languages. */
export interface Named {
  key: string;
  names: Record<Language, string>;
}

/** The largest members of a dimension in a span of one period. */
export async function largest(
  market: MarketQuestions,
  span: Span,
  dimension: DimensionKey,
  most: number,
): Promise<Named[]> {
  const [zh, en] = [await askRows(market, span, dimension, 'zh_CN'), await askRows(market, span, dimension, 'en')];
  const english = new Map(en.map(({ keys, names }) => [keys[dimension], names[dimension]]));
  return [...zh]
    .sort((row, other) => (other.values.volume ?? 0) - (row.values.volume ?? 0))
    .slice(0, most)
    .map(({ keys, names }) => {
      const [key, name] = [keys[dimension] ?? '', names[dimension] ?? ''];
      return { key, names: { zh_CN: name, en: english.get(key) ?? name } };
    });
}

/** The address of a page of the portal that shows the same quarter. */
export function pathOf(page: string, { from, to }: Span, more: Record<string, string>): string {
  return `${page}?${new URLSearchParams({ dateType: 'quarterly', from, to, ...more })}`;
}
