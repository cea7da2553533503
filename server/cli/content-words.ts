import type { Language } from '@portal/contract';
import type { ContentReport } from '../content/index.ts';

/** What the content command says; every entry in both languages. */
export const contentWords = {
  help: {
    zh_CN: `资讯、政策、公共报告、报告市场与车型图片
  npm run content -- import news|policy|report <文件> [--map 映射文件] [--source 来源] [--dry-run] [--allow-refused]
      读入 CSV、XLSX、Parquet 或 JSON Lines（.jsonl），写出报告；有被拒绝的行时不写入任何内容
  npm run content -- import image <文件夹> [...]
      文件夹内有图片和一份清单（.csv、.xlsx 或 .json），每张图片一行；选项同上
      政策与图片按整批交付：同一来源中不再出现的会被标记为已撤回，不会删除
  npm run content -- reports <文件夹> --source 来源 [--dry-run]
      读入报告市场的报告：文件夹中有清单 reports.csv（或 .xlsx、.jsonl）以及其中列出的 HTML 与 PDF 文件；有被拒绝的行时不写入任何内容
  npm run content -- list              列出各来源及其数量
  npm run content -- remove <来源> [--kind news|policy|report|market-report|image] [--key 编号] [--reason 原因]
      删除该来源的全部内容，或只删除一类、一项；再次交付即可恢复
  npm run content -- bulletin [list]   列出正在显示的数据公告
  npm run content -- bulletin add --dataset 数据集 --kind late|revised|definition|other --zh 中文 --en 英文
      [--source 来源] [--from 月份] [--to 月份] [--indicator 指标] [--until 日期]
      在该数据集的页面与文件上显示公告：late 延迟发布，revised 数据修订，definition 口径变更；不写的条件表示全部
  npm run content -- bulletin end <编号>
选项：--language zh_CN | en；作更改的命令还需 --by <您的用户名>，写入审计记录（试运行不需要）。数据文件夹由 PORTAL_DATA 指定（默认 ./data）。
`,
    en: `News, policies, public reports, the report marketplace and pictures of models
  npm run content -- import news|policy|report <file> [--map file] [--source name] [--dry-run] [--allow-refused]
      reads CSV, XLSX, Parquet or JSON lines (.jsonl) and writes a report; nothing is written if any row is refused
  npm run content -- import image <folder> [...]
      the folder holds pictures and one list (.csv, .xlsx or .json) with a row for each of them; options as above
      a delivery of policies or pictures is complete: what is no longer in it is marked as withdrawn, not deleted
  npm run content -- reports <folder> --source name [--dry-run]
      reads reports of the marketplace: a list called reports.csv (or .xlsx, .jsonl) with the HTML and PDF files that it names; nothing is written if any row is refused
  npm run content -- list              lists the sources and their counts
  npm run content -- remove <source> [--kind news|policy|report|market-report|image] [--key key] [--reason text]
      removes everything from that source, or one kind or item of it; delivered again it is there again
  npm run content -- bulletin [list]   lists what readers are told beside figures
  npm run content -- bulletin add --dataset key --kind late|revised|definition|other --zh text --en text
      [--source key] [--from month] [--to month] [--indicator key] [--until day]
      stands on the pages and files of the dataset; what is not named, it is about all of
  npm run content -- bulletin end <id>
Options: --language en | zh_CN; --by <your user name> for what changes something, for the audit trail (a dry run needs none). PORTAL_DATA sets the data folder (default ./data).
`,
  },
  unknownCommand: {
    zh_CN: (name: string) => `没有命令“${name}”；npm run content -- help 会列出所有命令。`,
    en: (name: string) => `Unknown command "${name}"; npm run content -- help lists all commands.`,
  },
  badOptions: {
    zh_CN: (text: string) => `选项有误：${text}`,
    en: (text: string) => `Invalid options: ${text}`,
  },
  badSource: {
    zh_CN: (name: string) => `来源名“${name}”不可用：请用小写字母开头，只含小写字母、数字和连字符，最多 40 个字符。`,
    en: (name: string) =>
      `The source name "${name}" is not valid: begin with a lowercase letter, then use lowercase letters, digits and hyphens, 40 characters at most.`,
  },
  importUsage: {
    zh_CN: '用法：npm run content -- import news|policy|report <文件>，或 import image <文件夹>',
    en: 'Usage: npm run content -- import news|policy|report <file>, or import image <folder>',
  },
  reportsUsage: {
    zh_CN: '用法：npm run content -- reports <文件夹> --source <来源>',
    en: 'Usage: npm run content -- reports <folder> --source <name>',
  },
  removeUsage: {
    zh_CN: '用法：npm run content -- remove <来源>；npm run content -- list 会列出所有来源。',
    en: 'Usage: npm run content -- remove <source>; npm run content -- list shows the sources.',
  },
  tooMany: {
    zh_CN: (extra: string) => `多余的参数：${extra}。`,
    en: (extra: string) => `Unexpected argument: ${extra}.`,
  },
  noContent: { zh_CN: '还没有任何内容。', en: 'There is no content yet.' },
  unknownSource: {
    zh_CN: (source: string) => `来源“${source}”没有这样的内容；npm run content -- list 会列出所有来源。`,
    en: (source: string) =>
      `There is no such content from the source "${source}"; npm run content -- list shows the sources.`,
  },
  removed: {
    zh_CN: (count: number, source: string) => `已删除来源 ${source} 的 ${count} 项内容。`,
    en: (count: number, source: string) => `Removed ${count} items from ${source}.`,
  },
  reportIn: {
    zh_CN: (folder: string) => `报告：${folder}`,
    en: (folder: string) => `Report: ${folder}`,
  },
  failed: {
    zh_CN: (text: string) => `未能完成：${text}`,
    en: (text: string) => `Failed: ${text}`,
  },
} as const satisfies Record<string, Record<Language, unknown>>;

const outcomes: Record<ContentReport['outcome'], Record<Language, string>> = {
  'dry-run': { zh_CN: '试运行：没有写入任何内容。', en: 'Dry run: nothing was written.' },
  refused: {
    zh_CN: '没有写入任何内容：请修正被拒绝的行（见 refused.csv），或用 --allow-refused 接受其余部分。',
    en: 'Nothing was written: correct the refused rows (see refused.csv), or accept the rest with --allow-refused.',
  },
  written: { zh_CN: '已写入，立即可见。', en: 'Written; visible immediately.' },
};

const listedProblems = 10;

const countLines = (rows: number, counts: ContentReport['counts'], zh: boolean): string[] => {
  const line = (chinese: string, english: string, value: number) =>
    `  ${zh ? chinese : english}: ${value.toLocaleString('en-US')}`;
  return [
    line('数据行', 'rows', rows),
    line('新增', 'inserted', counts.inserted),
    line('变更', 'updated', counts.updated),
    line('不变', 'unchanged', counts.unchanged),
    line('撤回', 'withdrawn', counts.withdrawn),
    line('拒绝', 'refused', counts.refused),
  ];
};

const problemLine = ({ row, field, sentence }: ContentReport['problems'][number], zh: boolean): string =>
  zh ? `第 ${row} 行${field && `，${field}`}：${sentence.zh_CN}` : `Row ${row}${field && `, ${field}`}: ${sentence.en}`;

/** @returns the report of a folder of reports for the terminal, with every problem */
export function folderReportText(
  { source, file, rows, counts, problems, outcome }: ContentReport,
  language: Language,
): string {
  const zh = language === 'zh_CN';
  const refused = zh
    ? '没有写入任何内容：请修正以上各行后重新导入。'
    : 'Nothing was written: correct these rows, then import the folder again.';
  return [
    `${zh ? '导入报告' : 'Import of reports'}: ${file} (${source})`,
    ...countLines(rows, counts, zh),
    ...problems.map((problem) => problemLine(problem, zh)),
    outcome === 'refused' ? refused : outcomes[outcome][language],
  ].join('\n');
}

/** @returns the report of an import for the terminal */
export function contentReportText(
  { kind, source, file, rows, counts, problems, outcome }: ContentReport,
  language: Language,
): string {
  const zh = language === 'zh_CN';
  return [
    `${zh ? '导入' : 'Import'} ${kind}: ${file} (${source})`,
    ...countLines(rows, counts, zh),
    ...problems.slice(0, listedProblems).map((problem) => problemLine(problem, zh)),
    outcomes[outcome][language],
  ].join('\n');
}
