import type { Language } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

const words = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** What each thing that is known of a file is called; the value stands behind it. */
const labels: Readonly<Record<string, Sentence>> = {
  kind: words('类型', 'kind'),
  encoding: words('编码', 'encoding'),
  encodingDoubt: words(
    '编码不能确定，也可能是（请核对文字；若不对，请在映射的 encoding 中写明）',
    'its encoding is not certain and may also be (look at the words; where they are wrong, say it under "encoding" in the mapping)',
  ),
  delimiter: words('分隔符', 'delimiter'),
  above: words('表头上方略过', 'left out above the head'),
  head: words('表头所在行', 'rows of the head'),
  sheet: words('工作表', 'sheet'),
  parts: words('读取的部分', 'parts read'),
  notRead: words('没有读取', 'not read'),
  hidden: words('隐藏的工作表', 'hidden sheets'),
  hiddenRows: words('隐藏的行（已读取）', 'hidden rows, which were read'),
  filter: words('设有筛选（被筛掉的行也已读取）', 'filtered; rows filtered away were read'),
  merged: words('合并的单元格（已填入各行）', 'merged cells, filled into each row'),
  formulasWithoutResult: words('没有结果的公式', 'formulas without a result'),
  calendar: words('日期起算年', 'days counted from'),
  records: words('数组所在路径', 'array at'),
  lines: words('每行一个对象', 'an object a line'),
  zip: words('压缩包中读取的文件数', 'files read of the archive'),
  folder: words('文件夹中读取的文件数', 'files read of the folder'),
  lookedAt: words('所查看的文件', 'looked at'),
  skipped: words('按 skip 略过的行', 'rows left out by "skip"'),
  notes: words('注释行（未读取）', 'rows of notes, left out'),
  filledDown: words('由上方填入的行', 'rows filled from above'),
  apart: words('一格多名、已拆开的行', 'rows parted since a cell named several'),
  invisible: words('含不可见字符（已去除）的行', 'rows with signs that nobody sees, which were dropped'),
};

/** Values that are words themselves. */
const values: Readonly<Record<string, Sentence>> = {
  blank: words('空行', 'blank rows'),
  separator: words('分隔符行', 'line of the delimiter'),
  title: words('标题行', 'titles'),
  tab: words('制表符', 'tab'),
  yes: words('是', 'yes'),
};

/** How many characters of a detail the text shows: the names of a thousand files stand in report.json. */
const longestDetail = 200;

function valueText(key: string, value: string, language: Language): string {
  if (key === 'above') {
    const pairs = [...value.matchAll(/(\w+) (\d+)/g)];
    return pairs.map(([, kind = '', count]) => `${values[kind]?.[language] ?? kind} ${count}`).join(', ');
  }
  const text = values[value]?.[language] ?? value;
  return text.length > longestDetail ? `${text.slice(0, longestDetail)}...` : text;
}

/** @returns how a file was understood, in a line of the reader's language */
export function understoodLine(understood: Readonly<Record<string, string>>, language: Language): string {
  const separator = language === 'zh_CN' ? '；' : '; ';
  return Object.entries(understood)
    .map(([key, value]) => `${labels[key]?.[language] ?? key} ${valueText(key, value, language)}`)
    .join(separator);
}
