import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import { ReportsPage } from './list/reports-page.tsx';

/** S2.050: public reports have one page, /baogao, with list and reader. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={{ '': ReportsPage }} />;
}
