import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import pages from './pages.ts';

/** A15 S2.043: one page, which a link or the list of products leads to. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={{ '': pages.answer }} />;
}
