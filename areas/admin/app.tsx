import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import pages from './pages.ts';
import { SteadyFocus } from './parts/steady-focus.tsx';

/** S2.159: the pages of the administration. The menu names those that the roles of the account open. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={pages} frame={<SteadyFocus />} />;
}
