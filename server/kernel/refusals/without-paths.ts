/** An address of the web is nobody's file. */
const address = String.raw`(?<![A-Za-z0-9+.\-])(?!file:)[A-Za-z][A-Za-z0-9+.\-]{1,31}:\/\/[^\s"']+`;

/** A drive, a share, or what says itself that it is a file: one segment behind it is a path already. */
const machine = String.raw`(?:file:[/\\]+(?:[A-Za-z]:[/\\]+)?|(?<![\p{L}\p{N}_])[A-Za-z]:[/\\]+|(?<![\p{L}\p{N}_/\\])\\{2,})`;

/** What stands before a slash that begins no path: units (元/辆), relative paths, parts of words. */
const root = String.raw`(?<![\p{L}\p{N}\p{M}_.~%)）\]\-/\\])\/+`;

const word = String.raw`(?:[^\s/\\"'(),:;，。：；、（）]|'(?=\p{L})|[,:;](?=[^\s/\\])|\([^\s/\\()]*\))+`;

/** A segment may have blanks where another one follows it; behind an extension or a full stop other words begin. */
const segment = String.raw`${word}(?:(?<!\.|\.[A-Za-z][A-Za-z0-9]{0,7}) ${word}){0,3}[/\\]+`;

const bare = String.raw`(?:${machine}(?:${segment})*|${root}${word}[/\\]+(?:${segment})*)(?<name>${word})`;

/** A quote closes where no word goes on, so that a name may have an apostrophe. */
const quoted = String.raw`(?<![\p{L}\p{N}])(?<quote>["'])(?<inside>(?:file:|[A-Za-z]:)?[/\\][^\n]{0,4096}?)\k<quote>(?![\p{L}\p{N}/\\_\-])`;

const anyPath = new RegExp(`${quoted}|${address}|${bare}`, 'gu');

const beginsOnMachine = new RegExp(`^${machine}`, 'u');

/** @returns null where the words between quotes are no path: a single segment, or a date such as /2024/05 */
function nameOf(quotedPath: string): string | null {
  const segments = quotedPath
    .replace(beginsOnMachine, '')
    .split(/[/\\]+/)
    .filter((part) => part !== '');
  if (beginsOnMachine.test(quotedPath)) return segments.at(-1) ?? null;
  const isPath = quotedPath.startsWith('/') && segments.length > 1 && /\p{L}/u.test(quotedPath);
  return isPath ? (segments.at(-1) ?? null) : null;
}

interface Found {
  quote?: string;
  inside?: string;
  name?: string;
}

/**
 * A text in which each file stands by its name alone: its path from the root of a machine, of any system, goes. Relative
 * paths, single segments, dates and addresses of the web stay.
 */
export const withoutPaths = (text: string): string =>
  text.replaceAll(anyPath, (whole: string, ...rest: unknown[]) => {
    const { quote = '', inside, name } = rest.at(-1) as Found;
    if (inside !== undefined) {
      const inner = nameOf(inside);
      return inner === null ? whole : `${quote}${inner}${quote}`;
    }
    return name !== undefined && /\p{L}/u.test(whole) ? name : whole;
  });
