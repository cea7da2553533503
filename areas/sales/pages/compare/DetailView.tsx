import { Card, formatMonth } from '@portal/ui';
import type { Compared } from '../../market/ask.ts';
import { CompareShare } from './CompareShare.tsx';
import { CompareTable } from './CompareTable.tsx';
import { comparePhrases } from './phrases.ts';
import { sheetOf } from './sheet.ts';

/** Everything that is known of the models, a column for each, and what sets them apart from the first. */
export function DetailView({ data }: { data: Compared }) {
  const words = comparePhrases.useTranslate();
  const rows = sheetOf(data, words);
  const month = data.priceMonth;
  const caption = month ? words('priceOf', { month: formatMonth(month) }) : words('noPrices');
  return (
    <Card
      flush
      title={words('table')}
      caption={caption}
      actions={<CompareShare data={data} rows={rows} title={words('table')} />}
    >
      <CompareTable data={data} rows={rows} caption={words('table')} />
    </Card>
  );
}
