import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import { CrossPage } from './frame/cross-page.tsx';

/** S2.042: the cross-analysis has one page, which takes the whole width. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={{ '': CrossPage }} />;
}
