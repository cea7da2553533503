import { Button, Card, EmptyState } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { useMarket } from '../page/use-market.ts';
import { phrases } from './phrases.ts';
import { announcementYears } from './questions.ts';

/** That a catalogue lists nothing in the period, as one that is no longer published, and the way to the last year that it has. */
export function NoEntries() {
  const translate = phrases.useTranslate();
  const { view, setView } = usePage();
  const { answer } = useMarket(announcementYears);
  const year = answer?.rows.findLast(({ values }) => (values.entries ?? 0) > 0)?.keys.period;
  const turn = () => setView({ ...view, dateType: 'monthly', from: `${year}-01`, to: `${year}-12` });
  return (
    <Card>
      <EmptyState
        title={translate('noEntries')}
        text={translate(year === undefined ? 'noEntriesEver' : 'noEntriesNow')}
        action={year === undefined ? undefined : <Button onClick={turn}>{translate('toYear', { year })}</Button>}
      />
    </Card>
  );
}
