import type { Language, TableColumn } from '@portal/contract';
import { headUnit } from '@portal/contract';
import { classNames } from '@portal/ui';
import classes from './table-head.module.css';

interface PaperTableHeadProps {
  columns: readonly TableColumn[];
  language: Language;
  ranked?: boolean;
}

/** The head of a table on paper: bare words, for browsers repeat nothing on a further sheet that could be pressed. */
export function PaperTableHead({ columns, language, ranked }: PaperTableHeadProps) {
  return (
    <thead className={classes.head}>
      <tr>
        {ranked && (
          <th scope="col" className={classes.rank}>
            #
          </th>
        )}
        {columns.map((column, at) => {
          const unit = headUnit(column, language);
          return (
            <th
              key={column.key}
              scope="col"
              className={classNames(column.kind === 'indicator' && classes.figure, at === 0 && classes.name)}
            >
              {unit ? `${column.name} (${unit})` : column.name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
