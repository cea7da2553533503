import type { ComparedModel } from '@portal/contract';
import { formatDayOrMonth, formatMonth } from '@portal/ui';
import { isUncovered } from '@portal/ui/analysis';
import type { Compared } from './comparisons.ts';
import { type Difference, differenceOf, type SheetFormat, type SheetValue } from './difference.ts';
import type { CompareWords } from './phrases.ts';
import { priceLevels } from './price-levels.ts';

export interface SheetCell {
  /** Key of the model. */
  model: string;
  value: SheetValue;
  /** What stood in its place before, and until when. */
  before: string[];
  /** Against the first model; null for the first one and where there is none. */
  difference: Difference | null;
}

export interface SheetRow {
  key: string;
  part: string;
  name: string;
  definition: string;
  formula: string;
  format: SheetFormat;
  /** Nobody delivered what the row is about: a figure that is missing is not known. */
  uncovered: boolean;
  /** One for each model. */
  cells: SheetCell[];
}

interface Line {
  key: string;
  part: string;
  name: string;
  format: SheetFormat;
  of: (model: ComparedModel) => SheetValue;
  /** Key of the figure that says what the line means. */
  meant?: string;
}

/** All that the detailed comparison shows, row by row: a pure table for screen and export. */
export function sheetOf(data: Compared, words: CompareWords): SheetRow[] {
  const definitionOf = (key: string | undefined) => data.definitions.find((definition) => definition.key === key);
  const isUnknown = uncoveredLines(data);
  return linesOf(data, words).map(({ key, part, name, format, of, meant }) => {
    const values = data.models.map(of);
    const first = values[0] ?? null;
    return {
      key,
      part,
      name,
      format,
      uncovered: isUnknown(key, part === words('attributes')),
      definition: definitionOf(meant)?.definition ?? '',
      formula: definitionOf(meant)?.formula ?? '',
      cells: values.map((value, at) => ({
        model: data.models[at]?.key ?? '',
        value,
        before: formersOf(data.models[at], beforeOf[key], words),
        difference: at === 0 ? null : differenceOf(value, first, format),
      })),
    };
  });
}

/** The dimensions whose former members stand beside a row. */
const beforeOf: Readonly<Record<string, string>> = { manufacturer: 'manufacturer', brand: 'brand', segment: 'segment' };

/** @returns what of a model was otherwise before, one line each */
export const formersOf = (
  model: Pick<ComparedModel, 'was'> | undefined,
  dimension: string | undefined,
  words: CompareWords,
): string[] =>
  (model?.was ?? [])
    .filter((was) => was.dimension === dimension)
    .map(({ name, until }) => words('until', { month: formatMonth(until), name }));

/** Which rows are about months that nobody delivered: the whole span, its last month, or any month with prices. */
function uncoveredLines(data: Compared): (key: string, isAttribute: boolean) => boolean {
  const span = isUncovered(data, {});
  const last = isUncovered(data, { period: data.period.to });
  const prices = data.priceMonth === null;
  return (key, isAttribute) => {
    if (isAttribute) return false;
    if (key === 'total' || key === 'yoy') return span;
    return lastMonthLines.includes(key) ? span || last : prices;
  };
}

const lastMonthLines = ['latest', 'share', 'rank'];

function linesOf(data: Compared, words: CompareWords): Line[] {
  const nameOf = (key: string) => {
    const found = data.definitions.find((definition) => definition.key === key);
    return found ? (found.unit ? `${found.name} (${found.unit})` : found.name) : key;
  };
  const attribute = (key: 'manufacturer' | 'brand' | 'segment' | 'fuelType'): Line => ({
    key,
    part: words('attributes'),
    name: words(key),
    format: 'words',
    of: (model) => model[key],
  });
  const figure = (
    part: string,
    meant: string,
    format: SheetFormat,
    of: Line['of'],
    key = meant,
    name = nameOf(meant),
  ) => ({
    key,
    part,
    name,
    format,
    of,
    meant,
  });
  const sales = words('sales');
  const month = formatMonth(data.period.to);
  const prices = data.priceMonth ? `${words('prices')} ${formatMonth(data.priceMonth)}` : words('prices');
  const before = words('pricesBefore');
  return [
    attribute('manufacturer'),
    attribute('brand'),
    attribute('segment'),
    attribute('fuelType'),
    {
      key: 'launchOn',
      part: words('attributes'),
      name: words('launchOn'),
      format: 'words',
      of: ({ launchOn }) => launchOn && formatDayOrMonth(launchOn),
    },
    figure(sales, 'volume', 'count', ({ total }) => total, 'total', words('inSpan')),
    figure(sales, 'yoy', 'growth', ({ yoy }) => yoy),
    figure(sales, 'volume', 'count', ({ volumes }) => volumes.at(-1) ?? null, 'latest', words('inMonth', { month })),
    figure(sales, 'share', 'ratio', ({ share }) => share),
    figure(sales, 'rank', 'rank', ({ rank }) => rank),
    figure(prices, 'msrp', 'count', (model) => model.prices.msrp),
    figure(prices, 'tp', 'count', (model) => model.prices.tp),
    figure(prices, 'discount', 'ratio', (model) => model.prices.discount),
    figure(prices, 'yoyMsrp', 'growth', (model) => model.prices.yoyMsrp),
    figure(prices, 'yoyTp', 'growth', (model) => model.prices.yoyTp),
    figure(before, 'msrp', 'count', (model) => model.pricesYearBefore.msrp, 'msrpBefore'),
    figure(before, 'tp', 'count', (model) => model.pricesYearBefore.tp, 'tpBefore'),
    figure(before, 'discount', 'ratio', (model) => model.pricesYearBefore.discount, 'discountBefore'),
    ...trimLines(data, words, nameOf),
  ];
}

/** The trims of every model, from the cheapest on: a part for each level of prices. */
function trimLines({ models }: Compared, words: CompareWords, nameOf: (key: string) => string): Line[] {
  return priceLevels(models).flatMap((level, at): Line[] => {
    const trimOf = (model: ComparedModel) => level[models.indexOf(model)];
    const part = words('trim', { n: at + 1 });
    const price = (key: 'msrp' | 'tp'): Line => ({
      key: `trim-${at}-${key}`,
      part,
      name: nameOf(key),
      format: 'count',
      of: (model) => trimOf(model)?.[key] ?? null,
    });
    return [
      // Every trim has a name of its own: that it is another one says nothing.
      {
        key: `trim-${at}-name`,
        part,
        name: words('trimName'),
        format: 'name',
        of: (model) => trimOf(model)?.name ?? null,
      },
      price('msrp'),
      price('tp'),
      {
        key: `trim-${at}-discount`,
        part,
        name: nameOf('discount'),
        format: 'ratio',
        of: (model) => trimOf(model)?.discount ?? null,
      },
      {
        key: `trim-${at}-volume`,
        part,
        name: words('trimVolume'),
        format: 'count',
        of: (model) => trimOf(model)?.volume ?? null,
      },
    ];
  });
}

const keyLines = ['segment', 'fuelType', 'total', 'yoy', 'latest', 'share', 'rank', 'msrp', 'tp', 'discount'];

/** The rows of the sheet that are read first. */
export const keySheet = (data: Compared, words: CompareWords): SheetRow[] =>
  sheetOf(data, words).filter(({ key }) => keyLines.includes(key));
