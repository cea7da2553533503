/** A word as it stands in code. */
export const code = (text) => `\`${text}\``;

/** A word that leads to another document. */
export const link = (text, path) => `[${text}](${path})`;

/** A name in both languages. */
export const both = ({ zh_CN, en }) => `${en} (${zh_CN})`;

/** A row of a table; a cell without anything is a dash. */
export const row = (...cells) => `| ${cells.map((cell) => String(cell || '-').replaceAll('|', '\\|')).join(' | ')} |`;

/** A table with its head. */
export const table = (head, rows) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
