import { createHash } from 'node:crypto';

/** What a face exported when the portal was released the last time: the version it had, and a mark for each line of each declaration. */

/** @typedef {{ version: string, exports: Record<string, string> }} ReleasedFace */

/** @typedef {{ gained: string[], lost: string[], changed: string[], widened: string[] }} FaceChanges */

/** Names within the brackets of a function are its own affair: `({ spec, height }: Props)` is the same whatever it takes. */
const withoutPatterns = (text) => text.replace(/([(,]\s*)\{[^{}]*\}(?=: )/g, '$1{}');

const linesOf = (text) => withoutPatterns(text).split('\n');

const markOf = (line) => createHash('sha256').update(line.trimEnd()).digest('hex').slice(0, 8);

/** @param {string} text of a declaration. @returns {string} a mark for each of its lines */
export const marksOf = (text) => linesOf(text).map(markOf).join(' ');

/** @param {Record<string, string>} declared @returns {Record<string, string>} the marks of each, by name */
export const recordOf = (declared) =>
  Object.fromEntries(
    Object.keys(declared)
      .sort()
      .map((name) => [name, marksOf(declared[name])]),
  );

const optional = /^\s+(?:readonly )?(?:[\w$]+|'[^']*'|"[^"]*")\?(?::|\()/;

const depthOf = (line) => line.length - line.trimStart().length;

/** Whether a declaration has all its former lines, in their order, and beside them members alone that may be left out. */
function isWidened(before, text) {
  const marks = before.split(' ');
  let next = 0;
  /** How deep the member lies that began and goes on. */
  let within = -1;
  for (const line of linesOf(text)) {
    if (within >= 0) {
      if (depthOf(line) === within) within = -1;
      continue;
    }
    if (markOf(line) === marks[next]) {
      next += 1;
      continue;
    }
    if (!optional.test(line)) return false;
    if (!line.trimEnd().endsWith(';')) within = depthOf(line);
  }
  return next === marks.length;
}

/**
 * @param {Record<string, string>} released marks by name
 * @param {Record<string, string>} declared the declaration of each name now
 * @returns {FaceChanges} names, in order
 */
export function changesOf(released, declared) {
  const names = Object.keys(declared).sort();
  const other = names.filter((name) => released[name] !== undefined && released[name] !== marksOf(declared[name]));
  return {
    gained: names.filter((name) => released[name] === undefined),
    lost: Object.keys(released).filter((name) => declared[name] === undefined),
    changed: other.filter((name) => !isWidened(released[name], declared[name])),
    widened: other.filter((name) => isWidened(released[name], declared[name])),
  };
}

const numbersOf = (version) => version.split('.').map(Number);

const isBelow = (version, other) => {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  const at = one.findIndex((number, place) => number !== two[place]);
  return at >= 0 && one[at] < two[at];
};

/** @returns {string} the least version that fits the changes, as npm has it; under 1.0.0 a minor may break */
export function wantedVersion(version, { gained, lost, changed, widened }) {
  const [major, minor, patch] = numbersOf(version);
  const breaks = lost.length + changed.length > 0;
  if (!breaks && gained.length + widened.length === 0) return version;
  if (major > 0) return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
}

const mostNamed = 8;

const listed = (names) => {
  const first = names.slice(0, mostNamed).join(', ');
  return names.length > mostNamed ? `${first} and ${names.length - mostNamed} more` : first;
};

/**
 * What is wrong with the version of a face: it has changed since the portal was released, and would pass for what it was.
 *
 * @param {string} face
 * @param {ReleasedFace | undefined} released
 * @param {Record<string, string>} declared the declaration of each name now
 * @param {string} version the one that it has now
 * @returns {string | null} a sentence; null where nothing is wrong
 */
export function faceFault(face, released, declared, version) {
  if (!released) return null;
  const changes = changesOf(released.exports, declared);
  const wanted = wantedVersion(released.version, changes);
  if (!isBelow(version, wanted)) return null;
  const words = [
    ['lost', changes.lost],
    ['changed', changes.changed],
    ['gained', changes.gained],
    ['made wider', changes.widened],
  ].flatMap(([word, names]) => (names.length > 0 ? [`${word}: ${listed(names)}`] : []));
  return `${face} was released as ${released.version} and is another since (${words.join('; ')}): raise it to ${wanted} in contract/modules/face-versions.ts, where it is ${version}.`;
}
