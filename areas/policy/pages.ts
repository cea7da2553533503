// Written by npm run areas: the code of the pages that area.ts lists.
import { CitiesPage } from './pages/cities/cities-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { ImpactPage } from './pages/impact/impact-page.tsx';
import { NewenergyPage } from './pages/newenergy/newenergy-page.tsx';
import { NewenergycarPage } from './pages/newenergycar/newenergycar-page.tsx';
import { NewenergycardetailPage } from './pages/newenergycardetail/newenergycardetail-page.tsx';
import { NewenergycatalogPage } from './pages/newenergycatalog/newenergycatalog-page.tsx';
import { PoliciesPage } from './pages/policies/policies-page.tsx';
import { ReportsPublicPage } from './pages/reports-public/reports-public-page.tsx';
import { ReportsSpecialPage } from './pages/reports-special/reports-special-page.tsx';
import { SearchPage } from './pages/search/search-page.tsx';

export default {
  home: HomePage,
  policies: PoliciesPage,
  search: SearchPage,
  'reports-public': ReportsPublicPage,
  'reports-special': ReportsSpecialPage,
  cities: CitiesPage,
  impact: ImpactPage,
  newenergy: NewenergyPage,
  newenergycatalog: NewenergycatalogPage,
  newenergycar: NewenergycarPage,
  newenergycardetail: NewenergycardetailPage,
};
