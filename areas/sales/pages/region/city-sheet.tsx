import { Columns } from '@portal/ui/analysis';
import { MembersCard } from '../../parts/members-card.tsx';
import { phrases } from '../../phrases.ts';
import { FuelCard } from '../overview/fuel-card.tsx';
import { MarketKeys } from '../overview/market-keys.tsx';
import { TrendCard } from '../overview/trend-card.tsx';

/** One city: its figures, its course, its fuel types, and what it buys most. */
export function CitySheet() {
  const translate = phrases.useTranslate();
  return (
    <>
      <MarketKeys />
      <TrendCard />
      <Columns>
        <FuelCard />
        <MembersCard by="model" title={translate('cityModels')} />
      </Columns>
    </>
  );
}
