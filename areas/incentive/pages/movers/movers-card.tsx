import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatNumber, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  againstOf,
  DataTable,
  Share,
  tableOf,
  useListed,
  usePage,
  useSorted,
} from '@portal/ui/analysis';
import { changeFigures } from '../../market/choices.ts';
import { type ChangeChoice, moversOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

interface MoversCardProps {
  choice: ChangeChoice;
  direction: 'ascending' | 'descending';
}

/** The members that moved most in one direction: what moved the other way is in the other list alone. */
export function MoversCard({ choice, direction }: MoversCardProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const { change } = changeFigures[againstOf(view, choice.base)];
  const answered = useListed((shown, known) => moversOf(shown, known, choice, direction));
  const { answer, waiting } = answered;
  const isRise = direction === 'descending';
  const title = translate(isRise ? 'rises' : 'falls');
  const all = answer ? tableOf(answer, language, catalogue) : { columns: [], rows: [] };
  const moved = all.rows.filter(({ values }) => (isRise ? (values[change] ?? 0) > 0 : (values[change] ?? 0) < 0));
  const { model, sorting, onSort } = useSorted({ ...all, rows: moved, cut: null }, { key: change, direction });
  const below = answer?.belowMinimum;
  return (
    <Card
      flush
      title={title}
      caption={below ? translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows }) : ' '}
      actions={<Share title={title} answer={answer} model={model} />}
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={760} />}>
        {() =>
          moved.length === 0 ? (
            <EmptyState title={translate(isRise ? 'noRises' : 'noFalls')} />
          ) : (
            <DataTable
              caption={title}
              model={model}
              language={language}
              sorting={sorting}
              onSort={onSort}
              ranked
              waiting={waiting}
            />
          )
        }
      </AnalysisAnswer>
    </Card>
  );
}
