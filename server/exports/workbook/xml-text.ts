import { escapeText } from '@portal/contract';

/** The longest text of a cell, as spreadsheets bear it. */
const longest = 32_767;

/** Control signs, halves of signs and what is no sign at all: XML has no place for them. */
const unfit = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** Anything but letters, figures and marks that stand as they are: most names of cars and places have nothing of it. */
const unusual = /[^ !#-%'-;=?-^`-~·、。（）：\u4e00-\u9fff]/;

/** A text as it stands in a part of a workbook; what spreadsheets take for a sign of their own (_x000D_) is kept a text. */
export const xmlText = (text: string): string => {
  if (text.length <= longest && !unusual.test(text)) return text;
  return escapeText(
    text
      .slice(0, longest)
      .replace(unfit, '')
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'),
  );
};
