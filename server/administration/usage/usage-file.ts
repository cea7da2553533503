import type { Language, UsageGroup } from '@portal/contract';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';
import type { UsageLine } from './name-usage.ts';
import { usageWords } from './usage-words.ts';

const kinds = ['visits', 'users', 'sessions', 'downloads'] as const;

/** What is counted. An account is one user: that column says something of the other groups only. */
export const usageKinds = (by: UsageGroup) => kinds.filter((kind) => by !== 'account' || kind !== 'users');

/** The names of the columns. */
export function usageHead(by: UsageGroup, language: Language): string[] {
  const { group, more, counts } = usageWords;
  return [group[language][by], ...more[language][by], ...usageKinds(by).map((kind) => counts[language][kind])];
}

/** For a spreadsheet, without the total: it adds up itself what may be added up. */
export function usageCsv(by: UsageGroup, lines: readonly UsageLine[], language: Language): string {
  const rows = lines.map((line) => [line.about, ...line.more, ...usageKinds(by).map((kind) => String(line[kind]))]);
  // A spreadsheet would take a text that begins like a formula for one.
  return [usageHead(by, language), ...rows].map((row) => asCsv(row.map(guardCell))).join('\r\n');
}
