import type { Composition } from '../solution.ts';
import { SolutionView } from '../solution-view.tsx';
import { ToolPlace } from '../tool-place.tsx';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

const composition: Composition = {
  form: 'steps',
  charts: ['internet', 'purchase-benefit', 'incentive-cities', 'after-market'],
};

/** S2.015. */
export default function UserLifeCyclePage() {
  return (
    <SolutionView
      page="/user-life-cycle"
      words={{ zh_CN: zh, en }}
      composition={composition}
      tool={<ToolPlace module="@portal/user-life-cycle" height={2000} />}
    />
  );
}
