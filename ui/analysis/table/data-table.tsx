import type { Annotation, Language, Sorting, TableModel } from '@portal/contract';
import { cutText, rowPlaces, tabbedText } from '@portal/contract';
import { classNames, IconChevronRight, Unseen, useBeyond, useLead, usePrintForm, usePrinting } from '@portal/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, useEffect, useMemo, useRef } from 'react';
import { picturedCars } from '../images/row-picture.tsx';
import { useImageLibrary } from '../images/use-image-library.ts';
import { useMade } from '../made/made-context.ts';
import { analysisWords } from '../page/phrases.ts';
import { noteMarks } from '../remarks/index.ts';
import { wantsAll } from './copy-all.ts';
import classes from './data-table.module.css';
import { paperParts } from './paper-parts.ts';
import { PaperTableHead } from './paper-table-head.tsx';
import { useRowHeight } from './row-height.ts';
import { rowMembers } from './row-lead.ts';
import { TableHead } from './table-head.tsx';
import { TableLine } from './table-line.tsx';
import { useRowLead } from './use-row-lead.ts';
import { useWrittenTable } from './use-written-table.ts';

/** From this many rows on only those in sight are in the page. */
const virtualFrom = 120;

/** So many rows stand in the page as they are, as two years of months do: a scroll within it would hide a few of them. */
const mostWhole = 30;

/** How wide a sheet is for a table, in px. */
const sheets = { whole: 1040, page: 690, slide: 1190 };

/** More rows than a page of one sheet has room for. */
const mostOnPage = 40;

export interface DataTableProps {
  /** What the table holds, for screen readers. */
  caption: string;
  /** Rows already stand in the order of `sorting`. */
  model: TableModel;
  language: Language;
  sorting: Sorting | null;
  onSort: (key: string) => void;
  /** Says the place of each plain row by the figure that is sorted by; equal figures share one. */
  ranked?: boolean;
  /** Keys of columns that cannot be sorted by. */
  unsorted?: readonly string[];
  /** Key of the column that also shows its figure as a bar. */
  bar?: string;
  /** A newer answer is on its way. */
  waiting?: boolean;
  /** What was written at its figures: its numbers stand where each is about. */
  notes?: readonly Annotation[];
}

/** A table of figures; one that is wider than a sheet of paper is printed in parts, or as far as one sheet goes. */
export function DataTable(props: DataTableProps) {
  const written = useWrittenTable(props.model, props.language);
  const form = usePrintForm();
  const parts = form === null ? [written] : paperParts(written, sheets[form]);
  const [first = written] = parts;
  if (form === 'page' || form === 'slide')
    return (
      <div data-columns-left={written.columns.length - first.columns.length}>
        <OneTable {...props} model={first} most={mostOnPage} />
      </div>
    );
  return parts.map((model) => <OneTable key={model.columns.map(({ key }) => key).join()} {...props} model={model} />);
}

/** A table of figures: head and first column stay in sight, figures at the right, thousands of rows stay quick. */
function OneTable({
  caption,
  model,
  language,
  sorting,
  onSort,
  ranked,
  unsorted,
  bar,
  waiting,
  notes,
  most,
}: DataTableProps & { most?: number }) {
  const words = analysisWords(language);
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, columns, of } = model;
  const panel = useMade();
  const lead = useLead();
  const beyond = useBeyond(scroller);
  const printing = usePrinting();
  const hasPictures = useImageLibrary() && Boolean(ranked) && !printing;
  const pictured = useMemo(() => (hasPictures ? picturedCars({ rows, columns }) : null), [hasPictures, rows, columns]);
  const marks = useMemo(
    () => (notes?.length ? noteMarks({ rows, columns }, notes) : undefined),
    [rows, columns, notes],
  );
  const isWhole = rows.length <= mostWhole;
  const isSeen = !beyond.left && !beyond.right;
  const isVirtual = !printing && rows.length >= virtualFrom;
  const height = useRowHeight();
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  // Heights that were worked out for another size are forgotten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are measured again when their height is another.
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  const seen = virtualizer.getVirtualItems();
  const first = isVirtual ? (seen[0]?.index ?? 0) : 0;
  const last = isVirtual ? (seen.at(-1)?.index ?? 40) : Math.min(rows.length, most ?? rows.length) - 1;
  const before = isVirtual ? (seen[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0;
  const width = columns.length + (ranked ? 1 : 0);
  const hasOthers = rows.some(({ kind }) => kind === 'others');
  const largest = Math.max(0, ...rows.map(({ kind, values }) => (kind === 'row' && bar ? (values[bar] ?? 0) : 0)));
  const places = ranked ? rowPlaces(rows, columns, sorting) : [];
  const copy = (event: ClipboardEvent<HTMLTableElement>) => {
    if (!wantsAll(getSelection(), event.currentTarget)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tabbedText(model, language));
  };
  const forward = () => {
    const { current } = scroller;
    current?.scrollBy({ left: current.clientWidth * 0.6, behavior: 'smooth' });
  };
  return (
    <div className={classNames(classes.table, beyond.right && classes.more, beyond.left && classes.aside)}>
      {model.cut && (
        <p className={classNames(classes.cut, !hasOthers && classes.lost)} role="status">
          {cutText(model.cut, language, hasOthers)}
        </p>
      )}
      {beyond.right && (
        <button
          type="button"
          className={classes.forward}
          aria-label={words('moreColumns')}
          title={words('moreColumns')}
          onClick={forward}
        >
          <IconChevronRight />
        </button>
      )}
      {/* Where no head can be pressed, the keys have nothing else to hold on to while they push the columns aside. */}
      <div
        ref={scroller}
        className={classNames(classes.scroller, isWhole && classes.whole, isWhole && isSeen && classes.fits)}
        data-testid="pivot"
        {...(columns.every(({ key }) => unsorted?.includes(key)) ? { tabIndex: 0 } : {})}
      >
        <table
          className={classNames(waiting && classes.waiting, pictured && classes.pictured)}
          aria-rowcount={rows.length + 1}
          aria-busy={waiting}
          onCopy={copy}
        >
          <Unseen as="caption">{caption}</Unseen>
          {printing ? (
            <PaperTableHead columns={columns} language={language} ranked={ranked} />
          ) : (
            <TableHead
              columns={columns}
              language={language}
              sorting={sorting}
              onSort={onSort}
              ranked={ranked}
              unsorted={unsorted}
              aside={beyond.left}
              marks={marks?.columns}
              onMade={
                panel && of ? ({ definition }) => panel({ title: caption, answer: of, model, definition }) : undefined
              }
            />
          )}
          <tbody {...useRowLead(model, language)}>
            {before > 0 && (
              <tr>
                <td colSpan={width} style={{ height: before, padding: 0 }} />
              </tr>
            )}
            {rows.slice(first, last + 1).map((row, at) => (
              <TableLine
                key={row.id}
                row={row}
                columns={columns}
                index={first + at}
                place={ranked ? (places[first + at] ?? null) : undefined}
                bar={bar && largest > 0 ? { key: bar, largest } : undefined}
                pictured={pictured}
                marks={marks}
                leads={rowMembers(row, columns, lead).length > 0}
              />
            ))}
            {after > 0 && (
              <tr>
                <td colSpan={width} style={{ height: after, padding: 0 }} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
