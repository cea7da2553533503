import type { Language } from '@portal/contract';
import { understoodLine } from '../delivery/understood-words.ts';
import type { Look } from './look-at.ts';

/** How many columns are shown one by one. */
const mostColumns = 40;

const short = (text: string): string => {
  const line = text.replaceAll(/[\r\n]+/g, ' ');
  return line.length > 24 ? `${line.slice(0, 23)}…` : line;
};

const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);

/** @returns what a file seems to be, for people; the proposed mapping stands at the end, behind an empty line */
export function lookText(look: Look, language: Language): string {
  const zh = language === 'zh_CN';
  const say = (chinese: string, english: string) => (zh ? chinese : english);
  const { columns, looked, bytes } = look;
  const rest = columns.length - mostColumns;
  return [
    `${say('查看', 'Look at')} ${look.file} (${look.dataset})`,
    `${say('文件', 'File')}: ${understoodLine(look.understood, language)}`,
    ...(looked !== null && looked < bytes
      ? [
          say(
            `编码按前 ${megabytes(looked)} MB 判断（共 ${megabytes(bytes)} MB）；导入时会查看全部内容。`,
            `The encoding was judged by the first ${megabytes(looked)} of ${megabytes(bytes)} MB; an import looks at all.`,
          ),
        ]
      : []),
    '',
    say('最前面的行：', 'First rows:'),
    ...look.first.map(
      ({ row, cells }) => `  ${row}: ${cells.slice(0, 12).map(short).join(' | ')}${cells.length > 12 ? ' | …' : ''}`,
    ),
    `${say('表头', 'Head')}: ${say(`第 ${look.head.join('、')} 行`, `row ${look.head.join(', ')}`)}`,
    '',
    say('各列：', 'Columns:'),
    ...columns.slice(0, mostColumns).map(({ column, samples, field, isPeriod, why }) => {
      const what = isPeriod ? say('月份或年份的数值', 'figures of a time') : (field ?? say('不读取', 'not read'));
      return `  ${column.replaceAll('\n', ' ') || '-'} -> ${what} (${why[language]})${samples.length > 0 ? `: ${samples.slice(0, 3).map(short).join(', ')}` : ''}`;
    }),
    ...(rest > 0 ? [say(`  另有 ${rest} 列。`, `  ${rest} more columns.`)] : []),
    ...(look.open.length > 0
      ? ['', say('需要决定：', 'To be decided:'), ...look.open.map((sentence) => `  ${sentence[language]}`)]
      : []),
    '',
    say('映射（可存为文件，用 --map 使用）：', 'Mapping (save it as a file, and use it by --map):'),
    '',
    JSON.stringify(look.mapping, null, 2),
  ].join('\n');
}
