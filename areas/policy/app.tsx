import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import { HomePage } from './home/home-page.tsx';
import { NotHerePage } from './not-here/not-here-page.tsx';
import { PoliciesPage } from './results/policies/policies-page.tsx';
import { SearchPage } from './results/search/search-page.tsx';

const pages = { home: HomePage, policies: PoliciesPage, search: SearchPage };

/** S1.026: the pages of the policy area, below its prefix in the address. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={pages} unknown={NotHerePage} />;
}
