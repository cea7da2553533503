import { compile } from 'html-to-text';

const skip = (selector: string) => ({ selector, format: 'skip' });

/** Markup becomes plain text: nothing of it is ever shown as markup. */
const convert = compile({
  wordwrap: false,
  preserveNewlines: true,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '• ' } },
    ...['img', 'script', 'style', 'iframe', 'object', 'template'].map(skip),
  ],
});

/** A link of Markdown: only its words are kept. Its address may hold brackets, two deep. */
const markdownLink = /\[([^[\]]{0,300})\]\s?\(\s?(?:[^()\s]|\((?:[^()\s]|\([^()\s]*\))*\))*\s?\)/g;

/** A line of dashes below the head of a table that is written in plain text. */
const ruled = /^[ \t]*-{3,}[ \t-]*$/;

/** Rows of such a table as lines of their own; its columns are parted by at least two spaces. */
function openTable(paragraph: string): string {
  const lines = paragraph.split('\n');
  if (!lines.some((line) => ruled.test(line))) return paragraph;
  const rows = lines.filter((line) => !ruled.test(line) && line.trim() !== '');
  return rows.map((line) => line.trim().split(/ {2,}/).join(' · ')).join('\n\n');
}

/** A sign that Markdown takes for itself, and the stroke that keeps it from doing so. */
const escapedSign = /\\([!-/:-@[-`{-~])/g;

/**
 * @param text plain text, Markdown or HTML, with lines broken anywhere
 * @returns its paragraphs as plain text; items of lists and rows of tables are paragraphs of their own
 */
export function plainParagraphs(text: string): string[] {
  const opened = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(openTable)
    .join('\n\n');
  const plain = convert(opened)
    .replace(markdownLink, '$1')
    .replace(escapedSign, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n ?(?=(?:[•*-]|\d{1,2}[.)]) )/g, '\n\n');
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^[*-] /, '• '),
    )
    .filter(Boolean);
}

/** @returns the beginning of a text up to the end of a sentence, for lists */
export function summaryOf(paragraphs: string[], most = 220): string {
  const text = paragraphs[0] ?? '';
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'));
  if (end > most / 3) return cut.slice(0, end + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
