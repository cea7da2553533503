// Written by npm run areas: the code of the pages that area.ts lists.
import { HomePage } from './pages/home/home-page.tsx';
import { PoliciesPage } from './pages/policies/policies-page.tsx';
import { SearchPage } from './pages/search/search-page.tsx';

export default {
  home: HomePage,
  policies: PoliciesPage,
  search: SearchPage,
};
