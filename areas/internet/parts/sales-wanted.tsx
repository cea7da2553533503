import { Card, EmptyState } from '@portal/ui';
import { phrases } from '../phrases.ts';

/** What stands in the place of figures that want the product Sales, or that the release has no sales for. */
export function SalesWanted({ title, standing }: { title: string; standing: 'notHeld' | 'notKept' }) {
  const translate = phrases.useTranslate();
  return (
    <Card title={title}>
      <EmptyState
        title={translate(standing === 'notHeld' ? 'wantsSales' : 'noSales')}
        text={translate(standing === 'notHeld' ? 'wantsSalesText' : 'noSalesText')}
        data-testid="sales-wanted"
      />
    </Card>
  );
}
