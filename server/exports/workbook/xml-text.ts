import { escapeText } from '@portal/contract';
import { bareText } from '../../kernel/words/bare-text.ts';

/** The longest text of a cell, as spreadsheets bear it. */
const longest = 32_767;

/** Anything but letters, figures and marks that stand as they are: most names of cars and places have nothing of it. */
const unusual = /[^ !#-%'-;=?-^`-~·、。（）：\u4e00-\u9fff]/;

/** A text as it stands in a part of a workbook; what spreadsheets take for a sign of their own (_x000D_) is kept a text. */
export const xmlText = (text: string): string => {
  if (text.length <= longest && !unusual.test(text)) return text;
  return escapeText(bareText(text.slice(0, longest)).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
};
