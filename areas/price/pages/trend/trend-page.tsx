import { readChoice } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import { comparable, everything, trendIndicators } from '../../market/choices.ts';
import { MarketTrend } from './market-trend.tsx';
import { MembersTrend } from './members-trend.tsx';

/** MSRP against transaction price over time: of all cars, or by the members of a dimension. */
export function TrendPage() {
  const { search } = usePage();
  const by = readChoice(search, 'by', comparable);
  if (by === everything) return <MarketTrend />;
  return <MembersTrend by={by} indicator={readChoice(search, 'indicator', trendIndicators)} />;
}
