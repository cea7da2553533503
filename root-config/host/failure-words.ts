/** What the words of browsers and libraries mean for whoever wrote an area. */

/** A bare name that nothing answers to, as SystemJS and three browsers say it. */
const unresolved = [
  /Unable to resolve bare specifier '([^']+)'/,
  /^([^,\s]+), \S+ \(SystemJS Error#8\b/,
  /Failed to resolve module specifier "([^"]+)"/,
  /specifier [“"']([^”"']+)[”"'] was a bare specifier/,
  /Module name, '([^']+)' does not resolve/,
];

/** @returns the name that nothing answers to; null where the error says something else */
export function missingName(message: string): string | null {
  for (const words of unresolved) {
    const name = words.exec(message)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}

/** @returns whether the browser says that a module of the language did not come */
export const isEsFailure = (message: string): boolean =>
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i.test(
    message,
  );

export const missingNameWords = (module: string, name: string): string =>
  name.startsWith('@portal/')
    ? `${module} imports '${name}', and this portal has no module of that name.`
    : `${module} imports '${name}', which the portal does not share: put it into the build of the area.`;

const secondReact =
  /Invalid hook call|Minified React error #321\b|Cannot read properties of null \(reading 'use[A-Z]\w*'\)/;

/**
 * What else a developer should know of a failure.
 *
 * @param message of what was thrown
 * @param entry address of the area's entry
 * @param portal origin of the portal
 * @returns sentences; none where the message says it all
 */
export function hints(message: string, entry: string | null, portal = location.origin): string[] {
  const sentences: string[] = [];
  if (secondReact.test(message))
    sentences.push(
      'Two Reacts on one page say so: the area brings one of its own. Leave react and react-dom out of its build, under exactly these names.',
    );
  const [address] = /https?:\/\/[^\s()'"]+/.exec(message) ?? [];
  const folder = entry === null ? null : new URL('.', entry).href;
  if (address && folder && !address.startsWith(folder) && address !== entry && address.startsWith(`${portal}/`))
    sentences.push(
      `${address} was asked for at the portal and not beside the entry ${entry}: the build must find its parts from where the entry lies, as @portal/build has it.`,
    );
  return sentences;
}
