import type { RevisedFigures } from './lineage/revised-figures.ts';
import type { rowKinds, Statement } from './sql/index.ts';
import type { Columns } from './store/open-release.ts';

/** Whether figures of a row were others in the former release: `,"revised":{"volume":12345}`; nothing where none was. */
type SayRevised = (kind: keyof typeof rowKinds, row: number) => string;

/** @returns what says the former values of a row; those of the rows that are shown must be asked for before the others */
export function revisedWriter(statement: Statement, columns: Columns, revised: RevisedFigures | null): SayRevised {
  if (revised === null) return () => '';
  const shown: unknown[][] = [];
  const places = revised.indicators.map((key) => ({
    label: JSON.stringify(key),
    column: columns[4 + statement.groups.length + statement.indicators.indexOf(key)] ?? [],
  }));
  return (kind, row) => {
    const slot = Number(columns[2]?.[row]);
    const members = statement.groups.map((_, at) => columns[4 + at]?.[row] ?? null);
    if (kind === 'row') shown.push(members);
    const change = kind === 'others' ? revised.changeBeside(slot, shown) : revised.change(slot, members);
    if (change === 0) return '';
    // What was nothing is new, and no revision.
    const formers = places.flatMap(({ label, column }) => {
      const former = typeof column[row] === 'number' ? column[row] - change : 0;
      return former === 0 ? [] : [`${label}:${former}`];
    });
    return formers.length === 0 ? '' : `{${formers.join(',')}}`;
  };
}
