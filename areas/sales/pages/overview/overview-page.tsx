import { Columns } from '@portal/ui/analysis';
import { FuelCard } from './fuel-card.tsx';
import { MarketKeys } from './market-keys.tsx';
import { TopCard } from './top-card.tsx';
import { TrendCard } from './trend-card.tsx';

/** The market at a glance: key figures, trend, fuel types, largest manufacturers. */
export function OverviewPage() {
  return (
    <>
      <MarketKeys />
      <TrendCard />
      <Columns>
        <FuelCard />
        <TopCard />
      </Columns>
    </>
  );
}
