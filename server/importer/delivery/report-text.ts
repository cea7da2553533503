import type { Language } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber, togetherText } from '../../market/index.ts';
import type { ImportReport } from '../reading/report.ts';
import type { DroppedGroup } from '../rows/dropped.ts';
import type { TurnedCounts } from '../rows/source-row.ts';
import { agreementText } from './agreement.ts';
import { alikeLines } from './alike-lines.ts';
import { describedLines, memberLines } from './report-members.ts';
import { understoodLine } from './understood-words.ts';
import { unreadLines } from './unread-lines.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** How many kinds of refusals the text lists. */
const listedGroups = 100;

/** How many of one kind; a fault in every column of a wide file says nothing more in the hundredth. */
const listedOfCode = 20;

/** The line on what a wide table was turned into. */
function turnedLines({ turned }: { turned: TurnedCounts | null }, language: Language): string[] {
  if (!turned) return [];
  const [rows, columns, cells, blank, values] = [
    turned.rows,
    turned.columns,
    turned.cells,
    turned.blank,
    turned.values,
  ].map(number);
  return [
    language === 'zh_CN'
      ? `转置：${rows} 行 × ${columns} 列，${cells} 个单元格（其中 ${blank} 个为空）读成 ${values} 行`
      : `Turned: ${rows} rows by ${columns} columns; ${cells} cells, of which ${blank} are blank, became ${values} rows`,
  ];
}

/** What became of an import. */
const outcomes: Record<ImportReport['outcome'], Sentence> = {
  'dry-run': { zh_CN: '试运行：没有写入任何数据。', en: 'Dry run: nothing was written.' },
  refused: { zh_CN: '没有生成版本。', en: 'No release was created.' },
  unchanged: {
    zh_CN: '所基于的版本已有全部数值：没有生成版本。',
    en: 'The release it is made onto says all of this already: no release was created.',
  },
  sealed: { zh_CN: '已生成版本，尚未发布。', en: 'A release was created; it is not published yet.' },
};

/** The lines on what was dropped, the same reasons together. */
function droppedLines({ groups, dropped }: Pick<ImportReport, 'groups' | 'dropped'>, language: Language): string[] {
  const zh = language === 'zh_CN';
  const lineOf = ({ count, rows, field, sentence }: DroppedGroup): string => {
    const place = field && (zh ? `，${field}` : `, ${field}`);
    if (count === 1) return `${zh ? `第 ${rows[0]} 行` : `Row ${rows[0]}`}${place}: ${sentence[language]}`;
    const bare = sentence[language].replace(/[.。]$/, '');
    return zh
      ? `${number(count)} 行${place}: ${bare}；最先见于第 ${rows.join('、')} 行。`
      : `${number(count)} rows${place}: ${bare}; first rows ${rows.join(', ')}.`;
  };
  const ofCode = new Map<string, number>();
  const listed = groups.slice(0, listedGroups).filter(({ code }) => {
    ofCode.set(code, (ofCode.get(code) ?? 0) + 1);
    return (ofCode.get(code) ?? 0) <= listedOfCode;
  });
  const all = Object.values(dropped).reduce((sum, count) => sum + count, 0);
  const rest = all - listed.reduce((sum, { count }) => sum + count, 0);
  const more = zh
    ? `……另有 ${number(rest)} 条，全部见 refused.csv。`
    : `... and ${number(rest)} more; every one stands in refused.csv.`;
  return [...listed.map(lineOf), ...(rest > 0 ? [more] : [])];
}

/** What to do about what was dropped and not agreed to. */
function agreementLines(
  {
    notAgreed,
    dropped,
    counts,
    kind,
  }: Pick<ImportReport, 'notAgreed' | 'dropped' | 'kind'> & { counts: { accepted: number } },
  language: Language,
): string[] {
  const zh = language === 'zh_CN';
  if (Object.keys(notAgreed).length === 0) {
    if (counts.accepted > 0 || kind === 'describe') return [];
    return [zh ? '文件中没有可用的数值。' : 'The file has no usable value.'];
  }
  const option = `--accept ${agreementText(dropped)}`;
  return [
    zh
      ? `有未经同意而舍弃的数据（${agreementText(notAgreed)}）。请修正文件或映射，或用 ${option} 同意舍弃。`
      : `Something was dropped that nobody agreed to (${agreementText(notAgreed)}). Correct the file or the mapping, or agree to it with ${option}.`,
  ];
}

/** The lines on what a whole market, or all of a dataset, changes against a release. */
function comparisonLines({ comparison }: Pick<ImportReport, 'comparison'>, language: Language): string[] {
  const say = (chinese: string, english: string) => (language === 'zh_CN' ? chinese : english);
  const line = (chinese: string, english: string, value: number) => `  ${say(chinese, english)}: ${number(value)}`;
  return [
    comparison.release === null
      ? say('目前没有已发布的版本可比较。', 'No published release to compare with.')
      : `${say('与版本相比', 'Compared with release')} ${comparison.release}:`,
    line('新增', 'inserted', comparison.inserted),
    line('变更', 'updated', comparison.updated),
    line('不变', 'unchanged', comparison.unchanged),
    line('缺失', 'missing', comparison.missing),
  ];
}

const did = ['inserted', 'corrected', 'withdrawn', 'unchanged', 'refused'] as const;

/** Months as people read them: 2025-03, and 2025/01–02 for several that stand together. */
function monthsOf(text: string): string {
  const [first = '', last] = text.split('~');
  const number = monthNumber(first);
  return togetherText({
    first: number,
    last: last === undefined ? number : monthNumber(`${first.slice(0, 5)}${last}`),
  });
}

/** The lines on what a delivery changes in the release that it is made onto, by month. */
function changesLines(
  { months, onto, kind }: Pick<ImportReport, 'months' | 'onto' | 'kind'>,
  language: Language,
): string[] {
  const zh = language === 'zh_CN';
  const names = zh ? ['新增', '更正', '撤回', '不变', '拒绝'] : did;
  const all = did.map((field) => months.reduce((sum, month) => sum + month[field], 0));
  const row = (head: string, counts: readonly number[]) =>
    `  ${head}: ${counts.map((count, at) => `${names[at]} ${number(count)}`).join(', ')}`;
  const base =
    onto === null ? (zh ? '不基于任何版本' : 'onto no release') : zh ? `基于版本 ${onto}` : `onto release ${onto}`;
  return [
    `${zh ? '交付' : 'Delivery'} (${kind}) ${base}:`,
    ...months.map((month) =>
      row(
        month.month === null ? (zh ? '月份不明' : 'month not known') : monthsOf(month.month),
        did.map((field) => month[field]),
      ),
    ),
    row(zh ? '合计' : 'in all', all),
  ];
}

/** What is counted, with the words of each count; what a dataset does not count has no line. */
const countWords: readonly [count: keyof ImportReport['counts'], chinese: string, english: string][] = [
  ['rows', '数据行', 'rows'],
  ['skipped', '不在条件内或空白的行', 'rows filtered out or blank'],
  ['accepted', '接受的数值', 'values accepted'],
  ['refused', '拒绝', 'refused'],
  ['refusedRows', '涉及的行', 'rows with refusals'],
  ['duplicate', '重复（保留一次）', 'duplicates (kept once)'],
  ['summed', '合并相加', 'merged (added up)'],
  ['empty', '空单元格', 'empty cells'],
  ['totals', '市场总量行', 'market-total rows'],
  ['monthsWithoutTotal', '没有总量的月份', 'months without a total'],
];

/** @returns the report for people, in their language */
export function reportText(report: ImportReport, language: Language): string {
  const { counts, coverage } = report;
  const zh = language === 'zh_CN';
  const say = (chinese: string, english: string) => (zh ? chinese : english);
  const lineOf = ([count, chinese, english]: (typeof countWords)[number]): string[] => {
    const value = counts[count];
    return value === undefined ? [] : [`  ${say(chinese, english)}: ${number(value)}`];
  };
  const { manufacturers, brands, models, subModels, cities } = counts;
  const members = [manufacturers, brands, models, subModels, cities].filter((count) => count !== undefined);
  const covered = coverage && [`${coverage.first} … ${coverage.last}`, ...(coverage.sources ?? [])].join(', ');
  return [
    `${report.kind === 'whole' ? say('导入', 'Import') : say('交付', 'Delivery')} ${report.dataset}: ${report.file}`,
    `${say('文件', 'File')}: ${understoodLine(report.understood, language)}`,
    covered ? `${say('覆盖', 'Covers')}: ${covered}` : say('没有可用的数据。', 'No usable values.'),
    ...turnedLines(report, language),
    ...unreadLines(report, language),
    ...alikeLines(report, language),
    '',
    ...countWords.flatMap(lineOf),
    ...(members.length > 0
      ? [
          `  ${say('厂商 / 品牌 / 车型 / 子车型 / 城市', 'manufacturers / brands / models / sub-models / cities')}: ${members.map(number).join(' / ')}`,
        ]
      : []),
    ...memberLines(report, language),
    '',
    ...describedLines(report, language),
    ...(report.kind === 'whole' ? comparisonLines(report, language) : changesLines(report, language)),
    '',
    ...droppedLines(report, language),
    ...agreementLines(report, language),
    outcomes[report.outcome][language],
    ...(report.release ? [`${say('数据版本', 'Release')}: ${report.release}`] : []),
    '',
  ].join('\n');
}
