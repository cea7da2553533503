import type { Language } from '@portal/contract';
import { classNames, IconArrowsSort, IconSortAscending, IconSortDescending, Tooltip, Unseen } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import { columnUnit } from './cell-text.ts';
import type { TableColumn } from './model.ts';
import type { Sorting } from './sort.ts';
import classes from './table-head.module.css';

/** A name of more signs is written in several lines: it would make its column wider than all others. */
const longName = 28;

interface TableHeadProps {
  columns: readonly TableColumn[];
  language: Language;
  sorting: Sorting | null;
  onSort: (key: string) => void;
  ranked?: boolean;
  /** Keys of columns that cannot be sorted by. */
  unsorted?: readonly string[];
  /** The figures are pushed aside, below the names. */
  aside?: boolean;
}

function SortMark({ direction }: { direction: Sorting['direction'] | undefined }) {
  if (!direction) return <IconArrowsSort className={classes.idle} />;
  return direction === 'ascending' ? <IconSortAscending /> : <IconSortDescending />;
}

/** Names with unit; a click sorts, pointing or focus says definition and formula. */
export function TableHead({ columns, language, sorting, onSort, ranked, unsorted = [], aside }: TableHeadProps) {
  const words = analysisWords(language);
  return (
    <thead className={classNames(classes.head, aside && classes.aside)}>
      <tr>
        {ranked && (
          <th scope="col" className={classes.rank}>
            <Unseen>{words('rank')}</Unseen>#
          </th>
        )}
        {columns.map((column, at) => {
          const unit = column.kind === 'indicator' ? columnUnit(column, language) : '';
          const direction = sorting?.key === column.key ? sorting.direction : undefined;
          const isFixed = unsorted.includes(column.key);
          const button = (
            <button
              type="button"
              className={classNames(classes.sort, column.name.length > longName && classes.long)}
              disabled={isFixed}
              onClick={() => onSort(column.key)}
            >
              <span>
                {column.name}
                {unit && <span className={classes.unit}> ({unit})</span>}
              </span>
              {!isFixed && <SortMark direction={direction} />}
            </button>
          );
          const formula = column.formula && `${words('formula')}: ${column.formula}`;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction}
              className={classNames(column.kind === 'indicator' && classes.figure, at === 0 && classes.name)}
            >
              {column.definition ? (
                <Tooltip focusable side="top" text={<Explained definition={column.definition} formula={formula} />}>
                  {button}
                </Tooltip>
              ) : (
                button
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Explained({ definition, formula }: { definition: string; formula: string }) {
  return (
    <>
      {definition}
      {formula && <span className={classes.formula}>{formula}</span>}
    </>
  );
}
