import { useLanguage } from '@portal/shell';
import { TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { batchesOf } from '../../market/announcement-questions.ts';
import { phrases } from '../../phrases.ts';

/** Batch beside batch, the newest first: how many models each lists, and how far they drive. */
export function BatchesCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(batchesOf);
  const { answer } = answered;
  return (
    <TableCard
      title={translate('batchesTitle')}
      answered={answered}
      model={answer && tableOf(answer, language, catalogue)}
      bar="entries"
    />
  );
}
