import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import pages from './pages.ts';

/** S2.050: list and reader stand at the address of the area itself. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={{ '': pages.list }} />;
}
