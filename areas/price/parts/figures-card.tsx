import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, TableCard, tableOf, usePage } from '@portal/ui/analysis';

/** All figures of an answer by period, the latest first; nothing while there are none. */
export function FiguresCard({ answered, title }: { answered: Answered<Answer>; title: string }) {
  const language = useLanguage();
  const { catalogue } = usePage();
  const { answer } = answered;
  return (
    <TableCard
      below
      title={title}
      answered={answered}
      model={answer && tableOf(answer, language, catalogue)}
      sorting={{ key: 'period', direction: 'descending' }}
    />
  );
}
