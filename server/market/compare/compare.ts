import type { CallPayload, MarketCompare } from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';
import { type Asking, latestOf, questionOf } from '../questions/asking.ts';
import { attributesOf } from './attributes.ts';
import { checkCompare } from './check-compare.ts';
import { compareDefinitions } from './compare-definitions.ts';
import { comparedPrices } from './compared-prices.ts';
import { placesInSegments } from './places-in-segments.ts';

/**
 * S2.082: two to six sub-models side by side. Every figure is asked from the engine like on the other pages.
 * @throws Refusal for too few or too many, unknown keys, a source or months the release has not, a span above the cap
 */
export async function compareModels(asking: Asking, payload: CallPayload<'marketCompare'>): Promise<MarketCompare> {
  const { market, language, signal } = asking;
  const { dataSource } = await latestOf(asking, payload.dataSource);
  const subModel = await checkCompare(asking, payload);
  const span = { from: payload.from, to: payload.to, filters: { subModel } };
  const [monthly, whole, catalogue, attributes] = await Promise.all([
    market.query(
      questionOf(dataSource, span.to, { ...span, by: ['period', 'subModel'], indicators: ['volume'], fillGaps: true }),
      language,
      signal,
    ),
    market.query(
      questionOf(dataSource, span.to, { ...span, by: ['subModel'], indicators: ['volume', 'yoy'] }),
      language,
      signal,
    ),
    market.catalogue('sales', language),
    attributesOf(asking, subModel, span.to),
  ]);
  const { period, release, dataSources, coverage } = monthly;
  const months = monthsBetween(period.from, period.to);
  const segments = new Map([...attributes].map(([key, { segment }]) => [key, segment.key]));
  const [placeOf, priced] = await Promise.all([
    placesInSegments(asking, dataSource, period.to, segments),
    comparedPrices(asking, period.to, subModel),
  ]);
  const volumeOf = new Map(
    monthly.rows.map(({ keys, values }) => [`${keys.subModel} ${keys.period}`, values.volume ?? null]),
  );
  const wholeOf = new Map(whole.rows.map(({ keys, values }) => [keys.subModel, values]));
  const uncovered = new Set(coverage.flatMap((entry) => entry.uncovered));
  const models = subModel.map((key) => {
    const own = attributes.get(key);
    return {
      key,
      name: own?.name ?? key,
      manufacturer: own?.manufacturer.name ?? '',
      brand: own?.brand.name ?? '',
      segment: own?.segment.name ?? '',
      fuelType: own?.fuelType.name ?? '',
      was: own?.was ?? [],
      // A month without a row is one without a car, where the source covers it.
      volumes: months.map((month) => (uncovered.has(month) ? null : (volumeOf.get(`${key} ${month}`) ?? 0))),
      total: uncovered.size === months.length ? null : (wholeOf.get(key)?.volume ?? 0),
      yoy: wholeOf.get(key)?.yoy ?? null,
      ...placeOf(key),
      ...priced.of(key),
    };
  });
  const definitions = compareDefinitions(language, catalogue.indicators);
  return { release, period, dataSources, coverage, months, priceMonth: priced.month, models, definitions };
}

/** Months from one to another, both included, as the wire writes them. */
function monthsBetween(from: string, to: string): string[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, index) => monthText(first + index));
}
