import { TableCard, useMarket } from '@portal/ui/analysis';
import { batchesOf } from '../../market/announcement-questions.ts';
import { phrases } from '../../phrases.ts';

/** Batch beside batch, the newest first: how many models each lists, and how far they drive. */
export function BatchesCard() {
  const translate = phrases.useTranslate();
  return <TableCard title={translate('batchesTitle')} answered={useMarket(batchesOf)} bar="entries" />;
}
