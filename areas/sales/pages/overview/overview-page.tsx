import { Columns } from '@portal/ui/analysis';
import { MembersCard } from '../../parts/members-card.tsx';
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
        <MembersCard by="manufacturer" title={translate('topTitle')} />
      </Columns>
    </>
  );
}
