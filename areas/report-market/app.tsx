import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import pages from './pages.ts';

/** S1.006 S2.051: the catalogue, the reports that are had on order, and the orders of the account. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={pages} />;
}
