import { Columns } from '@portal/ui/analysis';
import { FuelCard } from './FuelCard.tsx';
import { MarketKeys } from './MarketKeys.tsx';
import { TopCard } from './TopCard.tsx';
import { TrendCard } from './TrendCard.tsx';

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
