/** The longest text of a cell, as spreadsheets bear it. */
const longest = 32_767;

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control signs, halves of signs and what is no sign at all: XML has no place for them. */
const unfit = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** A text as it stands in a part of a workbook; what spreadsheets take for a sign of their own (_x000D_) is kept a text. */
export const xmlText = (text: string): string =>
  text
    .slice(0, longest)
    .replace(unfit, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
