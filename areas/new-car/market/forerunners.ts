import { type Answer, itemsAgainst, readEquipment } from '@portal/ui/analysis';

/** A trim of a year with the one that it follows. */
export interface Followed {
  key: string;
  name: string;
  /** Null where the year before has none of its sub-model. */
  before: { key: string; name: string } | null;
  /** List prices in yuan; null where they are not known. */
  msrp: number | null;
  msrpBefore: number | null;
  /** Names of the items that it has better than its forerunner, worse, and of another kind. */
  more: readonly string[];
  less: readonly string[];
  other: readonly string[];
}

const columnOf = (year: string, trim: string) => `${year} ${trim}`;

/** The trim of the year before that one follows: itself, or the one that cost most nearly as much. */
function forerunnerOf(trim: string, msrp: number | null, before: ReadonlyMap<string, number | null>): string | null {
  if (before.has(trim)) return trim;
  if (msrp === null) return null;
  const priced = [...before].flatMap(([key, price]) => (price === null ? [] : [{ key, far: Math.abs(price - msrp) }]));
  return priced.sort((candidate, other) => candidate.far - other.far)[0]?.key ?? null;
}

/**
 * What the trims of a year have more and less than those of the year before, the cheapest first.
 * @param equipment rows by `period`, `trim` and what they have, of both years
 * @param prices rows by `period` and `trim` with `msrp`, of both years; none where they may not be seen
 * @param year four digits
 */
export function followedTrims(equipment: Answer, prices: Answer | undefined, year: string): Followed[] {
  const former = String(Number(year) - 1);
  const rows = equipment.rows.filter(({ kind }) => kind === 'row');
  const names = new Map(rows.map(({ keys, names: called }) => [keys.trim ?? '', called.trim ?? '']));
  const listed = new Map(
    prices?.rows.map(({ keys, values }) => [columnOf(keys.period ?? '', keys.trim ?? ''), values.msrp ?? null]),
  );
  const trimsOf = (of: string) =>
    new Map(
      rows
        .filter(({ keys }) => keys.period === of)
        .map(({ keys }) => [keys.trim ?? '', listed.get(columnOf(of, keys.trim ?? '')) ?? null]),
    );
  const [now, before] = [trimsOf(year), trimsOf(former)];
  const columns = [
    ...[...now.keys()].map((key) => columnOf(year, key)),
    ...[...before.keys()].map((key) => columnOf(former, key)),
  ];
  const sides = readEquipment(
    {
      ...equipment,
      rows: rows.map((row) => ({
        ...row,
        keys: { ...row.keys, trim: columnOf(row.keys.period ?? '', row.keys.trim ?? '') },
      })),
    },
    'trim',
    columns,
  );
  return [...now]
    .map(([key, msrp]): Followed => {
      const follows = forerunnerOf(key, msrp, before);
      const against =
        follows === null
          ? { more: [], less: [], other: [] }
          : itemsAgainst(sides, columns.indexOf(columnOf(year, key)), columns.indexOf(columnOf(former, follows)));
      const named = (lines: readonly { name: string }[]) => lines.map(({ name }) => name);
      return {
        key,
        name: names.get(key) ?? key,
        before: follows === null ? null : { key: follows, name: names.get(follows) ?? follows },
        msrp,
        msrpBefore: follows === null ? null : (before.get(follows) ?? null),
        more: named(against.more),
        less: named(against.less),
        other: named(against.other),
      };
    })
    .sort((trim, other) => (trim.msrp ?? Number.POSITIVE_INFINITY) - (other.msrp ?? Number.POSITIVE_INFINITY));
}
