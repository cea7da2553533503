import type { Language, UsageGroup } from '@portal/contract';
import {
  alignTable,
  dayText,
  periodText,
  type UsageLine,
  usageHead,
  usageKinds,
  usageWords,
  widthOf,
} from '../../administration/index.ts';
import type { Period, Usage } from '../../tracking/index.ts';
import { words } from './words.ts';

/** A table for a terminal: figures stand at the right of their column, and the whole period below. */
export function usageTable(
  by: UsageGroup,
  { from, to }: Period,
  lines: readonly UsageLine[],
  total: Usage,
  language: Language,
): string {
  if (lines.length === 0) return words.nothing[language](periodText(from, to));
  const head = usageHead(by, language);
  const texts = 1 + usageWords.more[language][by].length;
  const figures = (usage: Usage) => usageKinds(by).map((kind) => usage[kind].toLocaleString('en-US'));
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
  const moreNames = usageWords.more.en[by];
  const view = lines.map(({ about, more, ...usage }) => ({
    [by]: about,
    ...Object.fromEntries(moreNames.map((name, place) => [name, more[place]])),
    ...usage,
  }));
  return JSON.stringify({ from: dayText(from), to: dayText(to), by, lines: view, total }, null, 2);
}
