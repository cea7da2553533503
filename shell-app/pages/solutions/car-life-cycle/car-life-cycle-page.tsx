import type { Composition } from '../solution.ts';
import { SolutionView } from '../solution-view.tsx';
import { ToolPlace } from '../tool-place.tsx';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

const composition: Composition = { form: 'road', charts: ['price-bands', 'new-car', 'discount', 'after-market'] };

/** S2.014. */
export default function CarLifeCyclePage() {
  return (
    <SolutionView
      page="/car-life-cycle"
      words={{ zh_CN: zh, en }}
      composition={composition}
      tool={<ToolPlace module="@portal/car-life-cycle" height={1620} />}
    />
  );
}
