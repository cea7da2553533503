import type { Columns } from '../opened/open-release.ts';
import type { rowKinds, Statement } from '../sql/index.ts';
import type { RevisedFigures } from './revised-figures.ts';

/** Whether figures of a row were others in the former release: `,"revised":{"volume":12345}`; nothing where none was. */
type SayRevised = (kind: keyof typeof rowKinds, row: number) => string;

/** @returns what says the former values of a row; those of the rows that are shown must be asked for before the others */
export function revisedWriter(statement: Statement, columns: Columns, revised: RevisedFigures | null): SayRevised {
  if (revised === null) return () => '';
  const rows: unknown[][] = [];
  const places = revised.indicators.map((key) => ({
    key,
    label: JSON.stringify(key),
    column: columns[4 + statement.groups.length + statement.indicators.indexOf(key)] ?? [],
  }));
  return (kind, row) => {
    const slot = Number(columns[2]?.[row]);
    const members = statement.groups.map((_, at) => columns[4 + at]?.[row] ?? null);
    if (kind === 'row') rows.push(members);
    const formers = places.flatMap(({ key, label, column }) => {
      const now = column[row];
      if (typeof now !== 'number') return [];
      const former =
        kind === 'others' ? revised.formerBeside(key, slot, rows, now) : revised.former(key, slot, members, now);
      // What was nothing is new, and no revision.
      return former === null ? [] : [`${label}:${former}`];
    });
    return formers.length === 0 ? '' : `{${formers.join(',')}}`;
  };
}
