import { Card, formatRatio } from '@portal/ui';
import { CompareShare } from './compare-share.tsx';
import { CompareTable } from './compare-table.tsx';
import type { Compared } from './comparisons.ts';
import { comparePhrases } from './phrases.ts';
import { widestLevel } from './price-levels.ts';
import { sheetOf } from './sheet.ts';
import { usePricesText } from './use-prices-text.ts';

/** Everything that is known of the models, a column for each, and what sets them apart from the first. */
export function DetailView({ data }: { data: Compared }) {
  const words = comparePhrases.useTranslate();
  const rows = sheetOf(data, words);
  const prices = usePricesText(data);
  const paired = data.priceMonth && words('trimsBeside', { most: formatRatio(widestLevel, { decimals: 0 }) });
  return (
    <Card
      flush
      title={words('table')}
      caption={[prices, paired].filter(Boolean).join(' · ')}
      actions={<CompareShare data={data} rows={rows} title={words('table')} />}
    >
      <CompareTable data={data} rows={rows} caption={words('table')} />
    </Card>
  );
}
