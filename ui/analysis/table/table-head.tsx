import { headUnit, type Language, type Sorting, type TableColumn } from '@portal/contract';
import {
  classNames,
  IconArrowsSort,
  IconInfoCircle,
  IconSortAscending,
  IconSortDescending,
  Tooltip,
  Unseen,
} from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';
import { NoteMark, type NoteMarks } from '../remarks/index.ts';
import classes from './table-head.module.css';
import { Unbroken } from './unbroken.tsx';

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
  /** Says how the figures of a column are made; absent where nobody knows. */
  onMade?: (column: TableColumn) => void;
  /** The figures are pushed aside, below the names. */
  aside?: boolean;
  /** The numbers of the notes at each column. */
  marks?: NoteMarks['columns'];
}

function SortMark({ direction }: { direction: Sorting['direction'] | undefined }) {
  if (!direction) return <IconArrowsSort className={classes.idle} />;
  return direction === 'ascending' ? <IconSortAscending /> : <IconSortDescending />;
}

/** Names with unit; a click sorts, pointing or focus says definition and formula. */
export function TableHead({
  columns,
  language,
  sorting,
  onSort,
  ranked,
  unsorted = [],
  onMade,
  aside,
  marks,
}: TableHeadProps) {
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
          const unit = headUnit(column, language);
          const direction = sorting?.key === column.key ? sorting.direction : undefined;
          const isMade = onMade !== undefined && column.definition !== '';
          const isFixed = unsorted.includes(column.key);
          const button = (
            <button
              type="button"
              className={classNames(classes.sort, column.name.length > longName && classes.long)}
              disabled={isFixed}
              onClick={() => onSort(column.key)}
              onContextMenu={
                isMade
                  ? (event) => {
                      event.preventDefault();
                      onMade?.(column);
                    }
                  : undefined
              }
            >
              <span>
                <Unbroken>{column.name}</Unbroken>
                {/* The blank stands before the unit: within it, the line could not break there. */}
                {unit && ' '}
                {unit && <span className={classes.unit}>({unit})</span>}
                <NoteMark numbers={marks?.get(column.key)} />
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
              {isMade && (
                // The keys open it at the name, by the key for menus: a stop for each column more would be too many.
                <button
                  type="button"
                  tabIndex={-1}
                  className={classes.made}
                  aria-label={`${words('made')} · ${column.name}`}
                  title={words('made')}
                  data-testid="made-column"
                  onClick={() => onMade?.(column)}
                >
                  <IconInfoCircle />
                </button>
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
