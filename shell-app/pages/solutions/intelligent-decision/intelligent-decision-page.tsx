import { SolutionView } from '../solution-view.tsx';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

/** S2.016. */
export default function IntelligentDecisionPage() {
  return <SolutionView page="/intelligent-decision" words={{ zh_CN: zh, en }} />;
}
