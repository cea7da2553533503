import { isUnknown, type Language, notCovered, type TableColumn, type TableRow } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Change, classNames, emptyText, IconChevronRight, Tooltip, Unseen, writtenIn } from '@portal/ui';
import { memo } from 'react';
import { type PicturedCars, RowPicture } from '../images/row-picture.tsx';
import { analysisWords } from '../page/phrases.ts';
import { cellId, NoteMark, type NoteMarks } from '../remarks/index.ts';
import { cellText } from './cell-text.ts';
import table from './data-table.module.css';
import classes from './table-line.module.css';

interface TableLineProps {
  row: TableRow;
  columns: readonly TableColumn[];
  index: number;
  /** Its place in a ranking; null for none, undefined where nothing is ranked. */
  place?: number | null;
  bar?: { key: string; largest: number };
  /** The cars that the rows are of, whose pictures stand before their names. */
  pictured?: PicturedCars | null;
  /** The numbers of the notes at names and figures. */
  marks?: NoteMarks;
  /** It can be pressed, and leads on. */
  leads: boolean;
}

/** The whole name; of what is no member of its own, why it has no place. */
function titleOf({ names, unnamed }: TableRow, key: string, language: Language): string | undefined {
  const [kind] = Object.values(unnamed ?? {});
  return kind ? `${names[key] ?? ''} · ${analysisWords(language)(kind)}` : names[key];
}

/** A figure that was another one in the release before. */
function Revised({ text, former }: { text: string; former: string }) {
  const label = analysisWords(useLanguage())('formerly', { former });
  return (
    <Tooltip focusable text={label}>
      <span className={classes.revised} data-former={former}>
        {text}
        <Unseen>{` (${label})`}</Unseen>
      </span>
    </Tooltip>
  );
}

/** One row: names at the left, figures at the right. */
export const TableLine = memo(function TableLine({
  row,
  columns,
  index,
  place,
  bar,
  pictured,
  marks,
  leads,
}: TableLineProps) {
  const language = useLanguage();
  // A row of figures alone has no name: each stands below its own head.
  const first = columns[0]?.kind === 'dimension' ? columns[0] : undefined;
  const rest = first ? columns.slice(1) : columns;
  const name = first && (row.names[first.key] ?? '');
  const car = row.kind === 'row' && pictured ? row.keys[pictured.by] : undefined;
  const picture = pictured && <RowPicture cars={pictured} car={car} />;
  return (
    <tr
      className={classNames(
        table[row.kind],
        row.unnamed && table.unnamed,
        row.forecast && table.forecast,
        leads && table.leads,
      )}
      data-kind={row.kind}
      data-index={index}
      aria-rowindex={index + 2}
    >
      {place !== undefined && <td className={table.rank}>{row.kind === 'row' ? (place ?? emptyText) : ''}</td>}
      {first && (
        <th scope="row" title={titleOf(row, first.key, language)}>
          {leads ? (
            <button type="button" className={classes.lead} aria-haspopup="menu" data-testid="lead">
              {picture}
              <span>
                {name}
                <NoteMark numbers={marks?.rows.get(row.id)} />
              </span>
              <IconChevronRight />
            </button>
          ) : (
            <>
              {picture}
              {name}
              <NoteMark numbers={marks?.rows.get(row.id)} />
            </>
          )}
        </th>
      )}
      {rest.map((column) => {
        if (column.kind === 'dimension') {
          const words = row.names[column.key] ?? '';
          return (
            <td key={column.key} lang={column.asWritten ? writtenIn(words) : undefined}>
              {words}
            </td>
          );
        }
        const value = row.values[column.key] ?? null;
        const former = row.revised?.[column.key];
        const text = former === undefined ? '' : cellText(former, column);
        const drawn = bar?.key === column.key && row.kind === 'row' && value ? (value / bar.largest) * 100 : null;
        return (
          <td
            key={column.key}
            className={classNames(
              table.figure,
              value === null && table.missing,
              bar?.key === column.key && classes.lane,
            )}
          >
            {drawn !== null && (
              <span className={classes.bar} style={{ width: `calc(var(--lane) * ${Math.max(drawn, 0.5) / 100})` }} />
            )}
            <span className={classes.value}>
              {value === null && isUnknown(row, column.key) ? (
                notCovered(language)
              ) : value === null && row.texts?.[column.key] ? (
                <span className={classes.text}>{row.texts[column.key]}</span>
              ) : column.growth ? (
                <Change
                  value={value}
                  quiet={column.quiet}
                  decimals={column.decimals}
                  format={column.format === 'points' || column.format === 'count' ? column.format : 'percent'}
                />
              ) : text !== '' && text !== cellText(value, column) ? (
                <Revised text={cellText(value, column)} former={text} />
              ) : (
                cellText(value, column)
              )}
              <NoteMark numbers={marks?.cells.get(cellId(row.id, column.key))} />
            </span>
          </td>
        );
      })}
    </tr>
  );
});
