import { Columns, MembersCard } from '@portal/ui/analysis';
import { topMembers } from '../../market/questions.ts';
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
        <MembersCard
          title={translate('cityModels')}
          question={(view, catalogue) => topMembers(view, catalogue, 'model')}
        />
      </Columns>
    </>
  );
}
