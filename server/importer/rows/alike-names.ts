import { isOtherScript, isSimplified } from '../../kernel/words/script.ts';
import { spell } from '../../kernel/words/spell.ts';
import { nameKey, plain } from './plain-text.ts';

/** Names of one column that look like one, or one that names several others. */
export interface AlikeNames {
  column: string;
  /** Why: written otherwise, in traditional signs, by its sound, or as several names in one cell. */
  why: 'spelling' | 'script' | 'sound' | 'several';
  /** Each with the number of its rows, the most frequent first; of a cell with several names that cell first. */
  names: { name: string; rows: number; inRelease?: true }[];
}

const hasHan = /\p{Script=Han}/u;

/** A name without what people write or leave out: spaces, dashes, points, quotes. A plus is another car. */
const spelling = (name: string): string =>
  plain(name)
    .toLowerCase()
    .replace(/[\s\p{Pd}\u2212_.·•'’"“”]/gu, '');

/** A name in the letters of its sound: 长安 and Changan are changan. */
function sound(name: string): string {
  const { sounded, written } = spell(name);
  return sounded?.text ?? written.text;
}

/** Names with a sign that is not simplified, each with those that are the same in simplified signs. */
function inOtherScript(names: readonly Counted[]): Counted[][] {
  const han = names.filter(({ name }) => hasHan.test(name));
  return han.flatMap((counted) => {
    const own = spelling(counted.name);
    if ([...own].every((sign) => !hasHan.test(sign) || isSimplified(sign))) return [];
    const alike = han.filter(({ name }) => isOtherScript(own, spelling(name)));
    return alike.length > 0 ? [byRows([counted, ...alike])] : [];
  });
}

/** What parts the names of a cell that names several. */
const signs = /\s*[,，、;；/&]\s*/u;

type Counted = AlikeNames['names'][number];

const byRows = (group: readonly Counted[]): Counted[] => group.toSorted((name, other) => other.rows - name.rows);

function groupsBy(names: readonly Counted[], keyOf: (name: string) => string): Counted[][] {
  const groups = new Map<string, Counted[]>();
  for (const counted of names) {
    const key = keyOf(counted.name);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), counted]);
  }
  return [...groups.values()].filter((group) => new Set(group.map(({ name }) => nameKey(name))).size > 1).map(byRows);
}

/** More pairs than these are not compared sign by sign. */
const mostPairs = 2_000_000;

/**
 * Finds names of a file that nobody goes by in the release, and that look like one that somebody goes by.
 * @param known all names of the release that the column may name
 */
export function alikeKnown(
  column: string,
  counts: ReadonlyMap<string, number>,
  known: readonly string[],
): AlikeNames[] {
  const keys = new Set(known.map(nameKey));
  const fresh = [...counts].flatMap(([name, rows]) => (keys.has(nameKey(name)) ? [] : [{ name, rows }]));
  if (fresh.length === 0 || known.length === 0) return [];
  const by = (keyOf: (name: string) => string, names: readonly string[]) =>
    new Map(names.toReversed().map((name) => [keyOf(name), name]));
  const spelled = by(spelling, known);
  const sounded = fresh.length * known.length > mostPairs ? new Map<string, string>() : by(sound, known);
  const han = fresh.length * known.length > mostPairs ? [] : known.filter((name) => hasHan.test(name));
  return fresh.flatMap((counted): AlikeNames[] => {
    const { name } = counted;
    const found = (why: AlikeNames['why'], other: string | undefined): AlikeNames[] =>
      other === undefined ? [] : [{ column, why, names: [counted, { name: other, rows: 0, inRelease: true }] }];
    const own = spelling(name);
    const written = found('spelling', spelled.get(own));
    if (written.length > 0) return written;
    if (hasHan.test(name)) {
      const other = found(
        'script',
        han.find((each) => isOtherScript(own, spelling(each))),
      );
      if (other.length > 0) return other;
    }
    // Two Chinese names of one sound are two names.
    const alike = sounded.get(sound(name));
    return alike !== undefined && hasHan.test(alike) !== hasHan.test(name) ? found('sound', alike) : [];
  });
}

const textOf = (group: readonly Counted[]): string =>
  group
    .map(({ name }) => name)
    .sort()
    .join('\n');

/**
 * Finds names that look alike. Nothing is joined by it: who knows them says so under "values" of a mapping or by a
 * decision.
 * @param counts rows by name, of one column
 */
export function alikeNames(column: string, counts: ReadonlyMap<string, number>): AlikeNames[] {
  const names = [...counts].map(([name, rows]) => ({ name, rows }));
  const found: AlikeNames[] = [];
  const seen = new Set<string>();
  const note = (why: AlikeNames['why'], groups: Counted[][]) => {
    for (const group of groups) {
      if (seen.has(textOf(group))) continue;
      seen.add(textOf(group));
      found.push({ column, why, names: group });
    }
  };
  note('spelling', groupsBy(names, spelling));
  note('script', inOtherScript(names));
  // Two Chinese names of one sound are two names: only of a Chinese and a Latin one is it asked.
  const isMixed = (group: Counted[]) =>
    group.some(({ name }) => hasHan.test(name)) && group.some(({ name }) => !hasHan.test(name));
  note('sound', groupsBy(names, sound).filter(isMixed));
  const known = new Map(names.map((counted) => [spelling(counted.name), counted]));
  for (const counted of names) {
    const parts = counted.name.split(signs).map((part) => known.get(spelling(part)));
    const all = parts.filter((part) => part !== undefined);
    if (parts.length > 1 && all.length === parts.length)
      found.push({ column, why: 'several', names: [counted, ...all] });
  }
  return found;
}
