import { useChoices } from '@portal/ui/analysis';
import { everything, trendChoices } from '../../market/choices.ts';
import { MarketTrend } from './market-trend.tsx';
import { MembersTrend } from './members-trend.tsx';

/** MSRP against transaction price over time: of all cars, or by the members of a dimension. */
export function TrendPage() {
  const { by, indicator } = useChoices(trendChoices);
  if (by === everything) return <MarketTrend />;
  return <MembersTrend by={by} indicator={indicator} />;
}
