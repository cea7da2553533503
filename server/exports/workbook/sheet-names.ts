/** The longest name of a sheet. */
const longest = 31;

/** A name that spreadsheets take: no signs of theirs, no apostrophe at either end, never empty. */
const named = (name: string): string =>
  name
    .replace(/[\s\\/?*[\]:\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/^'+|'+$/g, '')
    .trim() || 'Sheet';

/** Names for sheets, each once: the second of the same name ends in (2). Case makes no difference to spreadsheets. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const whole = named(name);
    let own = whole;
    for (let count = 2; taken.has(own.toLowerCase()); count += 1) {
      const mark = ` (${count})`;
      own = whole.slice(0, longest - mark.length) + mark;
    }
    taken.add(own.toLowerCase());
    return own;
  });
}
