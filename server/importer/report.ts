import type { Language } from '@portal/contract';
import type { Sentence } from '../kernel/sentence.ts';
import type { Comparison } from './compare-release.ts';
import type { Problem } from './problem.ts';

/** What an import found and did; report.json is this, word for word. */
export interface ImportReport {
  dataset: 'sales';
  file: string;
  stamp: string;
  dryRun: boolean;
  /** How the file was understood: kind, encoding, delimiter, sheet. */
  understood: Record<string, string>;
  header: string[];
  /** First and last month and the sources of what was accepted. */
  coverage: { first: string; last: string; sources: string[] } | null;
  counts: {
    /** Rows of data in the file. */
    rows: number;
    /** Rows that the mapping's conditions leave out, and blank rows. */
    skipped: number;
    /** Values that go into the release; with a column per month a row has many. */
    accepted: number;
    /** Values or rows refused, one for each reason. */
    refused: number;
    refusedRows: number;
    /** Values that stood twice with the same figure, and are kept once. */
    duplicate: number;
    /** Values added into another of the same key, when the mapping says so. */
    summed: number;
    /** Cells without a figure. */
    empty: number;
    /** Totals of the whole market that were used for the rest that models do not cover. */
    totals: number;
    monthsWithoutTotal: number;
    manufacturers: number;
    brands: number;
    models: number;
    subModels: number;
    cities: number;
  };
  comparison: Comparison;
  /** The first refusals; all of them stand in refused.csv. */
  problems: Problem[];
  outcome: 'dry-run' | 'refused' | 'sealed';
  /** The unpublished release that was made. */
  release: string | null;
}

/** How many refusals the report itself lists. */
export const listedProblems = 200;

const outcomes: Record<ImportReport['outcome'], Sentence> = {
  'dry-run': { zh_CN: '试运行：没有写入任何数据。', en: 'Dry run: nothing was written.' },
  refused: {
    zh_CN: '没有生成版本：有被拒绝的数据。请修正文件或映射，或用 --allow-refused 接受其余部分。',
    en: 'No release was created: some values were refused. Correct the file or the mapping, or accept the rest with --allow-refused.',
  },
  sealed: { zh_CN: '已生成版本，尚未发布。', en: 'A release was created; it is not published yet.' },
};

/** @returns the report for people, in their language */
export function reportText(report: ImportReport, language: Language): string {
  const { counts, comparison, coverage } = report;
  const zh = language === 'zh_CN';
  const say = (chinese: string, english: string) => (zh ? chinese : english);
  const number = (value: number) => value.toLocaleString('en-US');
  const line = (chinese: string, english: string, value: number) => `  ${say(chinese, english)}: ${number(value)}`;
  const understood = Object.entries(report.understood).map(([key, value]) => `${key} ${value}`);
  return [
    `${say('导入', 'Import')} ${report.dataset}: ${report.file}`,
    `${say('文件', 'File')}: ${understood.join(', ')}`,
    coverage
      ? `${say('覆盖', 'Covers')}: ${coverage.first} … ${coverage.last}, ${coverage.sources.join(', ')}`
      : say('没有可用的数据。', 'No usable values.'),
    '',
    line('数据行', 'rows', counts.rows),
    line('不在条件内或空白的行', 'rows filtered out or blank', counts.skipped),
    line('接受的数值', 'values accepted', counts.accepted),
    line('拒绝', 'refused', counts.refused),
    line('涉及的行', 'rows with refusals', counts.refusedRows),
    line('重复（保留一次）', 'duplicates (kept once)', counts.duplicate),
    line('合并相加', 'merged (added up)', counts.summed),
    line('空单元格', 'empty cells', counts.empty),
    line('市场总量行', 'market-total rows', counts.totals),
    line('没有总量的月份', 'months without a total', counts.monthsWithoutTotal),
    `  ${say('厂商 / 品牌 / 车型 / 子车型 / 城市', 'manufacturers / brands / models / sub-models / cities')}: ${[
      counts.manufacturers,
      counts.brands,
      counts.models,
      counts.subModels,
      counts.cities,
    ]
      .map(number)
      .join(' / ')}`,
    '',
    comparison.release === null
      ? say('目前没有已发布的版本可比较。', 'No published release to compare with.')
      : `${say('与已发布版本相比', 'Compared with the published release')} ${comparison.release}:`,
    line('新增', 'inserted', comparison.inserted),
    line('变更', 'updated', comparison.updated),
    line('不变', 'unchanged', comparison.unchanged),
    line('缺失', 'missing', comparison.missing),
    '',
    ...report.problems.map(
      ({ row, field, sentence }) =>
        `${say(`第 ${row} 行`, `Row ${row}`)}${field && (zh ? `，${field}` : `, ${field}`)}: ${sentence[language]}`,
    ),
    ...(counts.refused > report.problems.length
      ? [
          say(
            `……共 ${number(counts.refused)} 条，全部见 refused.csv。`,
            `... ${number(counts.refused)} in all; every one stands in refused.csv.`,
          ),
        ]
      : []),
    outcomes[report.outcome][language],
    ...(report.release ? [`${say('数据版本', 'Release')}: ${report.release}`] : []),
    '',
  ].join('\n');
}
