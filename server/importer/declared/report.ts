import type { Language } from '@portal/contract';
import type { DeliveryKind } from '../../market/index.ts';
import { alikeLines } from '../delivery/alike-lines.ts';
import {
  agreementLines,
  changesLines,
  comparisonLines,
  droppedLines,
  outcomes,
  turnedLines,
} from '../delivery/report-text.ts';
import { understoodLine } from '../delivery/understood-words.ts';
import { unreadLines } from '../delivery/unread-lines.ts';
import type { Comparison } from '../reading/compare-release.ts';
import type { MonthChanges } from '../reading/settle-changes.ts';
import type { AlikeNames } from '../rows/alike-names.ts';
import type { DroppedGroup } from '../rows/dropped.ts';
import type { Problem } from '../rows/problem.ts';
import type { TurnedCounts } from '../rows/source-row.ts';
import type { ListCompared } from './settling/whole-lists.ts';

/** What the import of a declared dataset found and did; report.json is this, word for word. */
export interface DatasetReport {
  dataset: string;
  file: string;
  /** What it does, to which release. */
  kind: DeliveryKind;
  onto: string;
  /** Who brought it; null when nobody said. */
  by: string | null;
  stamp: string;
  dryRun: boolean;
  /** How the file was understood: kind, encoding, delimiter, sheet. */
  understood: Record<string, string>;
  header: string[];
  /** What a wide table was turned into; null where none was. */
  turned: TurnedCounts | null;
  /** Columns that nothing reads, and the field that each may be meant for. */
  unread: { column: string; nearest: string | null }[];
  /** Names that look alike, or name two at once. */
  alike: AlikeNames[];
  /** First and last month of what was accepted. */
  coverage: { first: string; last: string } | null;
  counts: {
    /** Rows of data in the file. */
    rows: number;
    /** Rows that the mapping's conditions leave out, and blank rows. */
    skipped: number;
    /** Rows of facts that go into the release; weeks of a month are one. */
    accepted: number;
    refused: number;
    refusedRows: number;
    /** Rows that stood twice with the same figures, and are kept once. */
    duplicate: number;
  };
  /** Members that the published release does not have, by table. */
  added: Record<string, number>;
  /** What whole lists have and had, each beside the one before it. */
  lists: ListCompared[];
  /** Beside the release it is made onto, of which it leaves out what it withdraws. */
  comparison: Comparison;
  /** What a delivery changes month by month; empty where it is all of the dataset. */
  months: MonthChanges[];
  dropped: Record<string, number>;
  notAgreed: Record<string, number>;
  groups: DroppedGroup[];
  problems: Problem[];
  outcome: 'dry-run' | 'refused' | 'unchanged' | 'sealed';
  /** The unpublished release that was made. */
  release: string | null;
}

/** @returns the report for people, in their language */
export function datasetReportText(report: DatasetReport, language: Language): string {
  const { counts, coverage, added } = report;
  const say = (chinese: string, english: string) => (language === 'zh_CN' ? chinese : english);
  const line = (chinese: string, english: string, value: number) =>
    `  ${say(chinese, english)}: ${value.toLocaleString('en-US')}`;
  const news = Object.entries(added).map(([table, number]) => `${table} ${number.toLocaleString('en-US')}`);
  return [
    `${report.kind === 'whole' ? say('导入', 'Import') : say('交付', 'Delivery')} ${report.dataset}: ${report.file}`,
    `${say('文件', 'File')}: ${understoodLine(report.understood, language)}`,
    coverage
      ? `${say('覆盖', 'Covers')}: ${coverage.first} … ${coverage.last}`
      : say('没有可用的数据。', 'No usable values.'),
    ...turnedLines(report, language),
    ...unreadLines(report, language),
    ...alikeLines(report, language),
    '',
    line('数据行', 'rows', counts.rows),
    line('不在条件内或空白的行', 'rows filtered out or blank', counts.skipped),
    line('接受的数据', 'facts accepted', counts.accepted),
    line('拒绝', 'refused', counts.refused),
    line('涉及的行', 'rows with refusals', counts.refusedRows),
    line('重复（保留一次）', 'duplicates (kept once)', counts.duplicate),
    `  ${say('新增成员', 'new members')}: ${news.join(', ') || '0'}`,
    ...report.lists.map(({ of, month, before, came, gone }) =>
      say(
        `  ${of} ${month} 的名录与 ${before} 比较：新出现 ${came}，不再列名 ${gone}`,
        `  list of ${of} in ${month} beside ${before}: ${came} came, ${gone} gone`,
      ),
    ),
    '',
    ...(report.kind === 'whole' ? comparisonLines(report, language) : changesLines(report, language)),
    '',
    ...droppedLines(report, language),
    ...agreementLines(report, language),
    outcomes[report.outcome][language],
    ...(report.release ? [`${say('数据版本', 'Release')}: ${report.release}`] : []),
    '',
  ].join('\n');
}
