import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import pages from './pages.ts';

/** S2.039: the news area has one page, /news/news, with list and article. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={pages} />;
}
