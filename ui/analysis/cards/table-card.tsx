import { type Sorting, type TableModel, tableOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { type Answered, Card, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { analysisWords } from '../page/phrases.ts';
import { useSorted } from '../page/use-sorted.ts';
import { NoteList, useNotes } from '../remarks/index.ts';
import { DataTable } from '../table/data-table.tsx';
import { AnalysisAnswer } from './analysis-answer.tsx';
import { Share } from './share.tsx';

export interface TableCardProps {
  /** What the table holds; its file is called by it. */
  title: string;
  caption?: ReactNode;
  /** What is chosen for the table. */
  actions?: ReactNode;
  answered: Answered<Answer>;
  /** The table of the answer, its rows in the order of the answer; absent: the rows of the answer as they are. */
  model?: TableModel;
  /** What the answer leaves out stands in a row of its own: nothing is cut away. */
  withRest?: boolean;
  sorting?: Sorting | null;
  /** Who else sorts the rows, such as the server; absent: they are sorted here, and `sorting` is the first order. */
  sortedBy?: { onSort: (key: string) => void; unsorted: readonly string[] };
  /** A column of places stands before the others. */
  ranked?: boolean;
  /** The column whose figures are bars too. */
  bar?: string;
  /** What is to be known of the table beside the filters, for its files: names and values. */
  notes?: [string, string][];
  /** In place of a table without rows. */
  empty?: ReactNode;
  /** It stands beside a picture of the same answer, which has the same title: its own says that these are the figures. */
  inFigures?: boolean;
  /** It stands so below the picture, which says what is the matter: without rows there is nothing. */
  below?: boolean;
  /** Of its rows while they are on their way, in px. */
  height?: number;
}

const nothing: TableModel = { columns: [], rows: [], cut: null };

/** The rows of an answer as a table that can be sorted and taken away. */
export function TableCard(props: TableCardProps) {
  const { title, caption, actions, answered, withRest, height = 600, sorting: first = null, sortedBy } = props;
  const { ranked, bar, notes, empty, below, inFigures = below } = props;
  const language = useLanguage();
  const { catalogue } = usePage();
  const { answer, waiting } = answered;
  const written = useNotes(answer);
  const given = props.model ?? (answer ? tableOf(answer, language, catalogue) : nothing);
  const sortedHere = useSorted(withRest ? { ...given, cut: null } : given, first);
  const { model, ...order } = sortedBy ? { model: given, sorting: first, ...sortedBy } : sortedHere;
  if (below && model.rows.length === 0) return null;
  const table = () =>
    model.rows.length === 0 && empty ? (
      empty
    ) : (
      <DataTable
        caption={title}
        model={model}
        language={language}
        {...order}
        ranked={ranked}
        bar={bar}
        waiting={waiting}
        notes={written}
      />
    );
  return (
    <Card
      flush
      title={inFigures ? analysisWords(language)('inFigures', { name: title }) : title}
      caption={caption}
      actions={
        <>
          {actions}
          <Share title={title} answer={answer} model={model} filters={notes} ranked={ranked} />
        </>
      }
    >
      {below ? (
        table()
      ) : (
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={height} />}>
          {table}
        </AnalysisAnswer>
      )}
      {answer && <NoteList notes={written} columns={answer.columns} />}
    </Card>
  );
}
