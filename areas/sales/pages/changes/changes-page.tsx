import { Card, EmptyState, formatDate, formatNumber, KeyFigure, KeyFigures, Skeleton } from '@portal/ui';
import { AnalysisAnswer, StillCard } from '@portal/ui/analysis';
import { historyTable, monthsTable } from './change-tables.ts';
import { ChangesBar } from './changes-bar.tsx';
import { ChangesFilters } from './changes-filters.tsx';
import { ChangesShare } from './changes-share.tsx';
import { LimitedChanges } from './limited-changes.tsx';
import { changePhrases } from './phrases.ts';
import { RowsCard } from './rows-card.tsx';
import { type Changes, reportedFigure, useChanges } from './use-changes.ts';

/** What the published release added, revised and withdrew against the one that it was made onto. */
export function ChangesPage() {
  const changes = useChanges();
  const { answered } = changes;
  return (
    <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={560} />}>
      {(answer) => (
        <>
          <Summary answer={answer} dataset={changes.dataset} />
          {answer.changes === null || isUnchanged(answer) ? (
            <Unchanged answer={answer} />
          ) : (
            <>
              <LimitedChanges answer={answer} kind={changes.kind}>
                {changes.narrowed?.catalogue && <ChangesFilters narrowed={changes.narrowed} />}
                <RowsCard answer={answer} listed={changes} />
              </LimitedChanges>
              <MonthsCard answer={answer} />
            </>
          )}
          {(answer.deliveries.length > 0 || answer.changes === null || isUnchanged(answer)) && (
            <HistoryCard answer={answer} />
          )}
        </>
      )}
    </AnalysisAnswer>
  );
}

const isUnchanged = ({ changes }: Changes) =>
  changes !== null && changes.inserted + changes.corrected + changes.withdrawn === 0;

/** What the operator says of a release; what the demonstration says of itself the frame of the portal says on every page. */
const noteOf = ({ demonstration }: Changes['release'], note: string): string | undefined =>
  demonstration ? undefined : note;

/** How many figures, and when. */
function Summary({ answer, dataset }: { answer: Changes; dataset: string }) {
  const { changes, release, onto } = answer;
  const words = changePhrases.useTranslate();
  const date = formatDate(release.publishedAt);
  const means = [words(dataset === 'sales' ? 'figuresMean' : 'rowsMean')];
  const count = (value: number | undefined) => formatNumber(value ?? null, 0);
  return (
    <Card
      title={words(onto === null ? 'whole' : 'made', { date })}
      caption={noteOf(release, release.note)}
      actions={<ChangesBar answer={answer} dataset={dataset} />}
      data-testid="changes"
    >
      <KeyFigures>
        <KeyFigure name={words('corrections')} means={means} value={count(changes?.corrected)} />
        <KeyFigure name={words('additions')} means={means} value={count(changes?.inserted)} />
        <KeyFigure name={words('withdrawals')} means={means} value={count(changes?.withdrawn)} />
      </KeyFigures>
    </Card>
  );
}

/** Nothing to list, and why. */
function Unchanged({ answer: { changes, onto } }: { answer: Changes }) {
  const words = changePhrases.useTranslate();
  const why = changes !== null ? 'nothing' : onto === null ? 'first' : 'unkept';
  return (
    <Card>
      <EmptyState title={words(why)} text={words(`${why}Text`)} />
    </Card>
  );
}

function MonthsCard({ answer }: { answer: Changes }) {
  const words = changePhrases.useTranslate();
  const hasSources = answer.changes?.months.some(({ dataSource }) => dataSource !== null);
  const title = words(hasSources ? 'months' : 'monthsAlone');
  const model = monthsTable(answer, words);
  return (
    <StillCard
      title={title}
      caption={words('monthsCaption', { figure: reportedFigure(answer)?.name ?? '' })}
      share={<ChangesShare title={title} answer={answer} model={model} />}
      model={model}
    />
  );
}

function HistoryCard({ answer }: { answer: Changes }) {
  const words = changePhrases.useTranslate();
  const { deliveries, earlier, release } = answer;
  const reported = deliveries.map((delivery) => ({ ...delivery, note: noteOf(release, delivery.note) ?? '' }));
  const model = historyTable(reported, words);
  return (
    <StillCard
      title={words('history')}
      caption={words('historyCaption')}
      footer={earlier > 0 ? words('earlier', { n: earlier }) : undefined}
      share={<ChangesShare title={words('history')} answer={answer} model={model} />}
      model={model}
      empty={<EmptyState title={words('noHistory')} text={words('noHistoryText')} />}
    />
  );
}
