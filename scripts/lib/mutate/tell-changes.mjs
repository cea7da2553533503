/** What Stryker calls the end of a change that a test has noticed: one failed, never ended, or could not be loaded. */
const noticed = ['Killed', 'Timeout', 'RuntimeError', 'CompileError'];

/**
 * @typedef {{ line: number, column: number, end: number, was: string, became: string, seen: boolean }} Change
 */

/** The text between two places of a file, both counted from 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/**
 * The changes of several runs over one file. One that any run has noticed is seen: tests of two projects may share a file.
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }[]} reports Stryker's, of one file each
 * @returns {Change[]} in the order of the file
 */
export function changesOf(reports) {
  const changes = new Map();
  for (const { source, mutants } of reports.flatMap(({ files }) => Object.values(files))) {
    for (const { location, replacement, status } of mutants) {
      if (status === 'Ignored') continue;
      const key = JSON.stringify([location, replacement]);
      const seen = noticed.includes(status) || changes.get(key)?.seen === true;
      const { line, column } = location.start;
      changes.set(key, {
        line,
        column,
        end: location.end.line,
        was: textAt(source, location),
        became: replacement ?? '',
        seen,
      });
    }
  }
  return [...changes.values()].sort((one, other) => one.line - other.line || one.column - other.column);
}

/** One line of a text, no longer than this. */
function short(text, length = 60) {
  const folded = text.replace(/\s+/g, ' ').trim();
  return folded.length > length ? `${folded.slice(0, length - 1)}…` : folded;
}

/**
 * One line for a change: where it stands, whether a test saw it, what it was and what it became.
 * @param {Change} change
 * @param {{ seen: string, unseen: string }} words how wide both are does not matter
 */
export function tellChange({ line, column, was, became, seen }, words) {
  const width = Math.max(words.seen.length, words.unseen.length);
  const place = `${line}:${column}`.padStart(8);
  return `${place}  ${(seen ? words.seen : words.unseen).padEnd(width)}  ${short(was)}  ->  ${short(became) || '(nothing)'}`;
}
