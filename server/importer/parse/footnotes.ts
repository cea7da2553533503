/** What stands behind a number and leads to a note below the table: *, †, ¹, [1], (1), a). */
const behind =
  /(?<=\d[万亿辆台元%]?)\s*(?:[*†‡§※]+|[¹²³⁰⁴-⁹ᵃ-ᶻ]+|[[［(（]\s?(?:\d{1,2}|[a-z]|注\d?)\s?[)）\]］]|[a-z][)）])$/u;

/** @returns whether a sign of a footnote stands behind a number, which must not be read as one of its digits */
export const hasFootnote = (text: string): boolean => behind.test(text.trim());

/** @returns the text without that sign */
export const withoutFootnote = (text: string): string => text.trim().replace(behind, '');
