import type { FileDeclaration } from '../../../market/index.ts';
import type { Source } from '../../rows/source-row.ts';
import { type Watched, watchNames } from '../../rows/watch-names.ts';
import { inCalendar } from '../../source/old-calendar.ts';
import type { Columns } from '../columns.ts';

/** A file as it is read: days by the calendar of its workbook, and the names of its members counted as they come. */
export function watchedSource(source: Source, { columns }: Columns, file: FileDeclaration): Watched {
  const times = Object.entries(file.fields).flatMap(([key, { kind }]) => (kind === 'time' ? [columns[key]] : []));
  const names = Object.values(file.chains).flatMap((chain) =>
    'levels' in chain ? chain.levels.map(({ name }) => columns[name]) : [],
  );
  return watchNames(inCalendar(source, times), names);
}
