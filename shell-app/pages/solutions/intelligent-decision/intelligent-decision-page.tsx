import type { Composition } from '../solution.ts';
import { SolutionView } from '../solution-view.tsx';
import { ToolPlace } from '../tool-place.tsx';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

const composition: Composition = { form: 'board', charts: ['brands', 'discount', 'incentive', 'fuels'] };

/** S2.016. */
export default function IntelligentDecisionPage() {
  return (
    <SolutionView
      page="/intelligent-decision"
      words={{ zh_CN: zh, en }}
      composition={composition}
      tool={<ToolPlace module="@portal/decision-sheet" height={720} />}
    />
  );
}
