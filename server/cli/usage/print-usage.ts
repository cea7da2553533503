import type { Language } from '@portal/contract';
import { alignTable, dayText, periodText, widthOf } from '../../administration/index.ts';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';
import type { Period, Usage, UsageGroup } from '../../tracking/index.ts';
import type { UsageLine } from './name-keys.ts';
import { words } from './words.ts';

const kinds = ['visits', 'users', 'sessions', 'downloads'] as const;

/** An account is one user: the column says something of days and products only. */
const kindsFor = (by: UsageGroup) => kinds.filter((kind) => by !== 'account' || kind !== 'users');

/** What is counted, and the names of its columns. */
function headOf(by: UsageGroup, language: Language): string[] {
  const names = words.counts[language];
  return [words.group[language][by], ...words.more[language][by], ...kindsFor(by).map((kind) => names[kind])];
}

/** A table for a terminal: figures stand at the right of their column, and the whole period below. */
export function usageTable(
  by: UsageGroup,
  { from, to }: Period,
  lines: readonly UsageLine[],
  total: Usage,
  language: Language,
): string {
  if (lines.length === 0) return words.nothing[language](periodText(from, to));
  const head = headOf(by, language);
  const texts = 1 + words.more[language][by].length;
  const figures = (usage: Usage) => kindsFor(by).map((kind) => usage[kind].toLocaleString('en-US'));
  const rows = [
    ...lines.map((line) => [line.about || '-', ...line.more, ...figures(line)]),
    [words.total[language], ...Array<string>(texts - 1).fill(''), ...figures(total)],
  ];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))));
  const rightOf = (row: readonly string[]) =>
    row.map((cell, column) => (column < texts ? cell : ' '.repeat((widths[column] ?? 0) - widthOf(cell)).concat(cell)));
  return `${periodText(from, to)}\n${alignTable(rightOf(head), rows.map(rightOf))}`;
}

/** For a program: names of columns do not change with the language. */
export function usageJson(by: UsageGroup, { from, to }: Period, lines: readonly UsageLine[], total: Usage): string {
  const moreNames = words.more.en[by];
  const view = lines.map(({ about, more, ...usage }) => ({
    [by]: about,
    ...Object.fromEntries(moreNames.map((name, place) => [name, more[place]])),
    ...usage,
  }));
  return JSON.stringify({ from: dayText(from), to: dayText(to), by, lines: view, total }, null, 2);
}

/** For a spreadsheet, without the total: it adds up itself what may be added up. */
export function usageCsv(by: UsageGroup, lines: readonly UsageLine[], language: Language): string {
  const rows = lines.map((line) => [line.about, ...line.more, ...kindsFor(by).map((kind) => String(line[kind]))]);
  // A spreadsheet would take a text that begins like a formula for one.
  return [headOf(by, language), ...rows].map((row) => asCsv(row.map(guardCell))).join('\r\n');
}
