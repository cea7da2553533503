import { useLanguage } from '@portal/shell';
import { type Answered, Card } from '@portal/ui';
import { type Answer, DataTable, Share, tableOf, usePage, useSorted } from '@portal/ui/analysis';
import { phrases } from '../phrases.ts';

/** All figures of an answer by period, the latest first; nothing while there are none. */
export function FiguresCard({ answered: { answer, waiting }, title }: { answered: Answered<Answer>; title: string }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const { model, sorting, onSort } = useSorted(
    answer ? tableOf(answer, language, catalogue) : { columns: [], rows: [], cut: null },
    { key: 'period', direction: 'descending' },
  );
  if (!answer || answer.rows.length === 0) return null;
  return (
    <Card flush title={translate('tableTitle')} actions={<Share title={title} answer={answer} model={model} />}>
      <DataTable
        caption={title}
        model={model}
        language={language}
        sorting={sorting}
        onSort={onSort}
        waiting={waiting}
      />
    </Card>
  );
}
