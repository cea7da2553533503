import { describe, expect, test } from '@jest/globals';
import { shipped, sourceOf } from './words/sources.ts';

/** Where days and months become text: S9.018 to S9.021 once, and what is spoken or told in prose. */
const writers = [
  'ui/format/date.ts',
  // Months and instants, which the server writes into files as pages show them.
  'contract/shown.ts',
  'ui/date/phrases.ts',
  'server/kernel/days/shown-day.ts',
  'server/market/model/period.ts',
  // Which months of a year are there: 2026（1–9月）.
  'ui/period/months.ts',
  // The twelve months below their year.
  'ui/analysis/filters/months/period-grid.tsx',
  // Reads the names of months in files of others, and writes none.
  'server/importer/parse/month-words.ts',
  // News are prose: orders recover in September 2026.
  'server/demo/content/demo-words.ts',
];

/** Ways of writing a day or a month past the formatter. */
const detours: Record<string, RegExp> = {
  'a formatter of its own': /Intl\.DateTimeFormat|toLocale(?:Date|Time)String|toLocaleString\([^)]*\bmonth\b/,
  'signs exchanged by hand': /\.replace(?:All)?\((['"`])-\1, ?(['"`])[/.]\2\)/,
  'Chinese signs behind a value': /(?<!\{[\d,]+)\}\s?[月日](?!度|均|报|内)|\}\s?年\s?[%$]?\{/,
  'a formatted day that is cut': /format(?:Date|DateTime|Month)\([^)]*\)\.(?:slice|substring|replace)/,
};

const seen = (source: string) =>
  Object.entries(detours).flatMap(([name, pattern]) => (pattern.test(source) ? [name] : []));

const shows = shipped.filter((file) => /\.tsx?$/.test(file) && !writers.includes(file));

describe('days and months', () => {
  test('S9.018 S9.021 are written in one place, in two ways: 2026/09/25 and 2026.09.25 12:00:00', () => {
    const found = shows.flatMap((file) => seen(sourceOf(file)).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });

  test.each([
    ["new Intl.DateTimeFormat('en', { month: 'long' })", 'a formatter of its own'],
    ["day.replaceAll('-', '/')", 'signs exchanged by hand'],
    ["month.replace('-', '.')", 'signs exchanged by hand'],
    ["month: '%{year} 年 %{month} 月'", 'Chinese signs behind a value'],
    ["'{day} 日'", 'Chinese signs behind a value'],
    ['formatDateTime(item.newsTime).slice(0, 16)', 'a formatted day that is cut'],
  ])('%s is seen', (source, name) => expect(seen(source)).toEqual([name]));

  test.each(["name.replace('-', ' ')", '销量 %{month}', '近 {n} 年', '%{n} 月度'])('%s is no day', (source) =>
    expect(seen(source)).toEqual([]),
  );
});
