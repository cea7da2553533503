import { type TableModel, tableOf } from '@portal/contract';
import { PortalLink, useLanguage } from '@portal/shell';
import { type Answered, Card, Skeleton } from '@portal/ui';
import { Chart, type ChartSpec } from '@portal/ui/charts';
import { Fragment, type ReactNode } from 'react';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { NoteList, useNotes, withNotes } from '../remarks/index.ts';
import { AnalysisAnswer } from './analysis-answer.tsx';
import classes from './cards.module.css';
import { Share } from './share.tsx';
import { useWhenAndWhere } from './use-when-and-where.ts';

export interface ChartCardProps {
  /** What is found, such as "Sales by brand"; the months of the answer and the place follow by themselves. */
  title: string;
  /** Stands there until the release has said what it calls things; absent: the title needs no such names. */
  waiting?: string;
  /** A quiet line below: how to read the picture, what it leaves out. */
  caption?: ReactNode;
  /** What is chosen for the picture. */
  choices?: ReactNode;
  answered: Answered<Answer>;
  /** The picture of an answer. */
  chart: (answer: Answer) => ChartSpec;
  /** Of the picture, in px; what lies or is a grid takes what it needs. */
  height?: number | ((answer: Answer) => number);
  /** The figures of the picture as a table, to be taken away; absent: the rows of the answer as they are. */
  table?: (answer: Answer) => TableModel;
  /** What is to be known of the figures beside the filters, for files: names and values. */
  notes?: [string, string][];
  /** No table of the same figures stands on the page: what is watched and how it is made is found at the picture. */
  alone?: boolean;
  /** In place of a picture without figures. */
  empty?: ReactNode;
  /** In place of the answer: why there is nothing to draw. */
  instead?: ReactNode;
  /** What stands below the picture. */
  children?: (answer: Answer) => ReactNode;
}

/** Room of the words below a picture, in px. */
const wordsBelow = 26;

/** Of a picture whose rows are not known yet, in px: twenty bars. */
const barsOnTheWay = 560;

/** A picture of an answer: its title says what is found, when and where; it can be taken away where it stands. */
export function ChartCard(props: ChartCardProps) {
  const {
    title,
    waiting = title,
    caption,
    choices,
    answered,
    chart,
    height = 320,
    table,
    notes,
    alone = false,
    empty,
    instead,
    children,
  } = props;
  const language = useLanguage();
  const { catalogue } = usePage();
  const { answer } = answered;
  const where = useWhenAndWhere(answer);
  const written = useNotes(answer);
  const heightOf = (ready: Answer) => (typeof height === 'number' ? height : height(ready));
  const [comma, space] = language === 'en' ? [', ', ' '] : ['，', ''];
  return (
    <Card
      title={
        <>
          {catalogue ? title : waiting}
          {where.length > 0 && (
            <span className={classes.where}>
              {comma}
              {where.map((part, place) => (
                <Fragment key={part}>
                  {place > 0 && space}
                  {/* A part stays in one line, and no line begins with a comma. */}
                  <span>{place < where.length - 1 ? part + comma.trimEnd() : part}</span>
                </Fragment>
              ))}
            </span>
          )}
        </>
      }
      caption={caption}
      actions={
        <Share
          atChart={!alone}
          title={title}
          answer={answer}
          model={answer && (table ? table(answer) : tableOf(answer, language, catalogue))}
          filters={notes}
        />
      }
    >
      {choices && <div className={classes.choices}>{choices}</div>}
      {instead ?? (
        <AnalysisAnswer
          answered={answered}
          skeleton={<Skeleton height={(typeof height === 'number' ? height : barsOnTheWay) + wordsBelow} />}
        >
          {(ready) => (
            <>
              <Chart
                titleHidden
                height={heightOf(ready)}
                spec={withNotes(chart(ready), ready, written)}
                empty={empty}
                link={PortalLink}
              />
              {children?.(ready)}
              {/* Where a table of the same figures stands below, it lists them. */}
              {alone && <NoteList notes={written} columns={ready.columns} />}
            </>
          )}
        </AnalysisAnswer>
      )}
    </Card>
  );
}
