import type { Language } from '@portal/contract';
import { formatPeriod, formatRatio } from '@portal/ui';
import { type Ahead, bandOf, isSummed } from './ahead.ts';
import { forecastPhrases } from './phrases.ts';

/** What a reader is told of more members than these, is told in files alone. */
const mostNamed = 3;

/** How a forecast was made and how it did, each under a name: for files, and for the words below a picture. */
export function forecastNotes(forecast: Ahead, language: Language): { caption: string[]; notes: [string, string][] } {
  const words = forecastPhrases(language);
  const { rows, rule, period } = forecast;
  const nameOf = ({ key, name }: (typeof rows)[number]) => (key === null ? words('all') : name);
  const triedRows = rows.flatMap((row) => (row.tried ? [{ row, tried: row.tried }] : []));
  const checks = triedRows
    .filter(({ tried }) => tried.error !== null)
    .map(({ row, tried }) =>
      words('triedOf', {
        name: nameOf(row),
        error: formatRatio(tried.error),
        naive: formatRatio(tried.naiveError),
        inBand: tried.inBand === null ? '' : words('inBand', { part: formatRatio(tried.inBand, { decimals: 0 }) }),
      }),
    );
  const times = String(Math.max(0, ...triedRows.map(({ tried }) => tried.times)));
  const tried = (list: string[]) => words('tried', { times, list: list.join(words('comma')) });
  const missing = rows.flatMap((row) => (row.reason ? [words(row.reason, { name: nameOf(row) })] : []));
  const without = missing.length > 0 ? [words('without', { list: missing.join(words('comma')) })] : [];
  const band = bandOf(forecast);
  const shade = words(band === null ? 'noShade' : band === 'sum' ? 'shadeSummed' : 'shade');
  const note = words('note', { shade, from: formatPeriod(period.from), to: formatPeriod(period.to) });
  const isPartly = forecast.periods.some((each) => each.isPartly);
  const summed = [
    ...(isSummed(forecast) ? [words(band === null ? 'summedBare' : 'summed')] : []),
    ...(isPartly ? [words('partlyText')] : []),
  ];
  const preliminary = period.preliminaryFrom
    ? [words('preliminary', { month: formatPeriod(period.preliminaryFrom) })]
    : [];
  if (triedRows.length === 0) return { caption: without, notes: without.map((text) => [rule.name, text]) };
  const rest = checks.length > mostNamed ? [words('more', { count: String(checks.length - mostNamed) })] : [];
  return {
    caption: [
      note,
      ...summed,
      ...(checks.length > 0 ? [tried([...checks.slice(0, mostNamed), ...rest])] : []),
      ...without,
    ],
    notes: [
      [words('rows'), [words('rowsText'), ...summed].join(words('stop'))],
      [rule.name, [rule.definition, rule.formula, ...preliminary].join(words('stop'))],
      ...(checks.length > 0 ? [[words('check'), tried(checks)] as [string, string]] : []),
      ...without.map((text): [string, string] => [rule.name, text]),
    ],
  };
}
