type Version = readonly [major: number, minor: number, patch: number];

const versionText = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+][\w.+-]*)?$/;
const comparatorText = /^(\^|~|>=|<=|>|<|=)?v?(\d+)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?$/;

const compare = (one: Version, other: Version): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

function parse(version: string): Version | null {
  const found = versionText.exec(version);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** The first version that a range leaves out again: the next major, minor or patch. */
function nextOf(sign: string, [major, minor, patch]: Version, given: number): Version {
  if (sign === '^') {
    if (major > 0 || given === 1) return [major + 1, 0, 0];
    return minor > 0 || given === 2 ? [0, minor + 1, 0] : [0, 0, patch + 1];
  }
  if (given === 1) return [major + 1, 0, 0];
  return sign === '~' || given === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

/** @returns whether a version fits one comparator, such as ^1.2.0; null when it is none */
function fits(version: Version, comparator: string): boolean | null {
  if (comparator === '*' || comparator === 'x') return true;
  const found = comparatorText.exec(comparator);
  if (!found) return null;
  const [, sign = '', ...parts] = found;
  const numbers = parts.map((part) => (part === undefined || /^[x*]$/.test(part) ? null : Number(part)));
  const given = numbers.indexOf(null) < 0 ? 3 : numbers.indexOf(null);
  const first: Version = [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
  const order = compare(version, first);
  const isBefore = compare(version, nextOf(sign, first, given)) < 0;
  if (sign === '>=') return order >= 0;
  if (sign === '<') return order < 0;
  // Of 1.2 every patch is meant.
  if (sign === '>') return order > 0 && !isBefore;
  if (sign === '<=') return order <= 0 || isBefore;
  return order >= 0 && isBefore;
}

/**
 * Whether a version lies in a range, as npm writes ranges: ^1.2.0, ~1.2, 1.x, >=1.2.0 <2.0.0, several with || between.
 * What is marked as a preliminary version counts as the version that it leads to.
 *
 * @returns null when either of them cannot be read
 */
export function inRange(version: string, range: string): boolean | null {
  const parsed = parse(version);
  if (!parsed) return null;
  const choices = range.split('||').map((choice) => {
    const each = choice
      .trim()
      .split(/\s+/)
      .map((comparator) => fits(parsed, comparator));
    return each.includes(null) ? null : each.every(Boolean);
  });
  return choices.includes(null) ? null : choices.some(Boolean);
}
