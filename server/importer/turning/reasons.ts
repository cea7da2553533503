import { quoted, type Reason, reason } from '../rows/problem.ts';

/** A wrong setting makes all rows of a file alike; each of them names a few of the others. */
const mostListed = 10;

const listed = (names: readonly string[], comma: string): string =>
  [...names.slice(0, mostListed).map(quoted), ...(names.length > mostListed ? ['…'] : [])].join(comma);

/** Why a cell of a table that is turned, or a whole row or column of it, is refused. */
export const turningReasons = {
  unknownSign: (sign: string, known: readonly string[]): Reason =>
    reason(
      'unknown-sign',
      `“${quoted(sign)}”是映射的 turned.cells.signs 没有写明的符号；已写明的有 ${listed(known, ' ')}。`,
      `"${quoted(sign)}" is a sign that turned.cells.signs of the mapping does not name; it names ${listed(known, ' ')}.`,
    ),
  noSign: (text: string): Reason =>
    reason(
      'unknown-sign',
      `“${quoted(text)}”前面没有符号；请在映射的 turned.cells.unsigned 中写明无符号的文字代表什么。`,
      `"${quoted(text)}" has no sign in front; say under turned.cells.unsigned in the mapping what a text without one stands for.`,
    ),
  several: (item: string, texts: readonly string[]): Reason =>
    reason(
      'several-values',
      `单元格有 ${texts.length} 个值：${listed(texts, '、')}；请把“${quoted(item)}”写入映射的 turned.cells.apart.of，使每个值各成一项。`,
      `The cell holds ${texts.length} values: ${listed(texts, ', ')}; name "${quoted(item)}" under turned.cells.apart.of in the mapping, so that each becomes an item of its own.`,
    ),
  sameColumns: (name: string, columns: readonly string[]): Reason =>
    reason(
      'same-name',
      `${listed(columns, '、')} 列的表头都是“${quoted(name)}”；请在文件中改名，或在映射的 turned.again 中写明各叫什么。`,
      `The columns ${listed(columns, ', ')} have one and the same head "${quoted(name)}"; rename them in the file, or say under turned.again in the mapping what each is called.`,
    ),
  sameRows: (name: string, rows: readonly string[]): Reason =>
    reason(
      'same-name',
      `第 ${listed(rows, '、')} 行都叫“${quoted(name)}”；若是不同的项，请在文件中改名，或在映射的 turned.again 中写明各叫什么。`,
      `Rows ${listed(rows, ', ')} have one and the same name "${quoted(name)}"; where they are different things, rename them in the file, or say under turned.again in the mapping what each is called.`,
    ),
  noHead: (): Reason => reason('missing', '这一列没有表头，却有内容。', 'The column has no head, but something in it.'),
  noLabel: (columns: readonly string[]): Reason =>
    reason(
      'missing',
      `此行在 ${listed(columns, '、')} 中没有名称，却有内容。`,
      `The row has no name under ${listed(columns, ', ')}, but something in its cells.`,
    ),
};
