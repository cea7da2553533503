import type { Language } from '../constants.ts';
import type { FigureLimits, MarketCatalogue, WrittenAs } from '../schemas/index.ts';
import type { TableColumn } from './model.ts';
import { columnUnit } from './units.ts';
import { tableWords } from './words.ts';
import { writtenFigure } from './written.ts';

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 });

/** Beyond these, a number by powers of ten: it would be a line of zeros. */
const longest = 1e15;

const numberText = (value: number): string => {
  const isLong = Math.abs(value) >= longest || (value !== 0 && Math.abs(value) < 1e-9);
  return isLong ? String(value) : figures.format(value);
};

/** In which unit a person writes a limit of a figure, and what one of it is on the wire: 1 % is 0.01. */
export function limitUnit(
  figure: Pick<TableColumn, 'format' | 'unit'>,
  language: Language,
  written: WrittenAs = {},
): { unit: string; size: number } {
  if (figure.format === 'percent') return { unit: columnUnit(figure, language), size: 0.01 };
  const { unit, size } = writtenFigure(figure, written, language);
  return { unit: columnUnit({ format: figure.format, unit }, language), size };
}

/** Between which values a figure lies, in words: at least 5%. */
export function limitText(
  { atLeast, atMost }: Pick<FigureLimits, 'atLeast' | 'atMost'>,
  figure: Pick<TableColumn, 'format' | 'unit'>,
  language: Language,
  written?: WrittenAs,
): string {
  const words = tableWords(language);
  const { unit, size } = limitUnit(figure, language, written);
  const value = (limit: number) =>
    `${numberText(Number((limit / size).toPrecision(12)))}${unit === '%' || unit === '' ? unit : ` ${unit}`}`;
  if (atLeast === undefined) return atMost === undefined ? '' : words('limitedAbove', { value: value(atMost) });
  if (atMost === undefined) return words('limitedBelow', { value: value(atLeast) });
  return words('limitedBoth', { from: value(atLeast), to: value(atMost) });
}

/** The limits of a question in words: the name of each figure, and between which values it lies. */
export const limitsText = (
  limits: readonly FigureLimits[],
  catalogue: { indicators: readonly Pick<MarketCatalogue['indicators'][number], 'key' | 'name' | 'format' | 'unit'>[] },
  language: Language,
  written?: WrittenAs,
): [string, string][] =>
  limits.map((limit) => {
    const figure = catalogue.indicators.find(({ key }) => key === limit.indicator);
    return [figure?.name ?? limit.indicator, limitText(limit, figure ?? { format: null, unit: '' }, language, written)];
  });
