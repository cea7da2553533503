import { useLanguage } from '@portal/shell';
import { Change, classNames, SheetFrame, Tooltip, Unseen } from '@portal/ui';
import { LeadName, notCovered } from '@portal/ui/analysis';
import { Fragment } from 'react';
import classes from './compare.module.css';
import type { Compared } from './comparisons.ts';
import { valueText } from './difference.ts';
import { type CompareWords, comparePhrases } from './phrases.ts';
import { formersOf, type SheetCell, type SheetRow } from './sheet.ts';

interface CompareTableProps {
  data: Compared;
  rows: readonly SheetRow[];
  caption: string;
}

/** A column for each model; the first column stays in sight. Differences are told by signs, not by colour alone. */
export function CompareTable({ data, rows, caption }: CompareTableProps) {
  const words = comparePhrases.useTranslate();
  const { models } = data;
  return (
    <>
      <p className={classes.legend}>{words('differences', { name: models[0]?.name ?? '' })}</p>
      <SheetFrame caption={caption} className={classes.sheet} data-testid="compare-table">
        <thead>
          <tr>
            <th scope="col">{words('item')}</th>
            {models.map(({ key, name, was }) => (
              <th key={key} scope="col" data-key={key}>
                <LeadName atEnd member={{ dimension: 'subModel', key, name }} />
                <Before lines={formersOf({ was }, 'subModel', words)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={row.key}>
              {rows[at - 1]?.part !== row.part && (
                <tr className={classes.part}>
                  <th scope="rowgroup" colSpan={models.length + 1}>
                    <span>{row.part}</span>
                  </th>
                </tr>
              )}
              <Line row={row} words={words} />
            </Fragment>
          ))}
        </tbody>
      </SheetFrame>
    </>
  );
}

function Line({ row, words }: { row: SheetRow; words: CompareWords }) {
  return (
    <tr data-row={row.key}>
      <th scope="row">
        {row.definition ? (
          <Tooltip text={`${row.definition}. ${row.formula}`} side="right">
            <span className={classes.explained}>{row.name}</span>
          </Tooltip>
        ) : (
          row.name
        )}
      </th>
      {row.cells.map((cell) => (
        <td key={cell.model} className={classNames(cell.value === null && classes.missing)}>
          <span data-value="">
            <Value cell={cell} row={row} />
          </span>
          <Apart cell={cell} words={words} />
          <Before lines={cell.before} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { value }, row: { format, uncovered } }: { cell: SheetCell; row: SheetRow }) {
  const language = useLanguage();
  if (value === null && uncovered) return notCovered(language);
  if (format === 'growth' && typeof value === 'number') return <Change value={value} />;
  return valueText(value, format);
}

/** What stood in the place of a value before. */
const Before = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={classes.difference} data-before="">
      {line}
    </span>
  ));

/** What sets a value apart from the first model's: neither good nor bad, so in the colour of quiet words. */
function Apart({ cell: { difference }, words }: { cell: SheetCell; words: CompareWords }) {
  if (difference === null) return null;
  if (difference.kind === 'words')
    return (
      <span className={classes.difference}>
        <span data-difference="" aria-hidden="true">
          ≠
        </span>
        <Unseen>{words('differs')}</Unseen>
      </span>
    );
  const { value, format } = difference;
  return (
    <span className={classes.difference}>
      <Unseen>{words(value > 0 ? 'higher' : 'lower')}</Unseen>
      <span data-difference="">
        <Change quiet value={value} format={format} unit={format === 'points' ? words('points') : undefined} />
      </span>
    </span>
  );
}
