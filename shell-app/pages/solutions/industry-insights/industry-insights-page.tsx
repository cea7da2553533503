import type { Composition } from '../solution.ts';
import { SolutionView } from '../solution-view.tsx';
import { InsightsTool } from './insights-tool.tsx';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

const composition: Composition = { form: 'brief', charts: ['penetration', 'penetration-tiers', 'price-index'] };

/** S2.017. */
export default function IndustryInsightsPage() {
  return (
    <SolutionView
      page="/industry-insights"
      words={{ zh_CN: zh, en }}
      composition={composition}
      tool={<InsightsTool />}
    />
  );
}
