import { Columns, MembersCard } from '@portal/ui/analysis';
import { topMembers } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { FuelCard } from './fuel-card.tsx';
import { MarketKeys } from './market-keys.tsx';
import { TrendCard } from './trend-card.tsx';

/** The market at a glance: key figures, trend, fuel types, largest manufacturers. */
export function OverviewPage() {
  const translate = phrases.useTranslate();
  return (
    <>
      <MarketKeys />
      <TrendCard />
      <Columns>
        <FuelCard />
        <MembersCard
          title={translate('topTitle')}
          question={(view, catalogue) => topMembers(view, catalogue, 'manufacturer')}
        />
      </Columns>
    </>
  );
}
