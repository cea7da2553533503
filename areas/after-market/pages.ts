// Written by npm run areas: the code of the pages that area.ts lists.
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { PartsRatioPage } from './pages/parts-ratio/parts-ratio-page.tsx';
import { PlacesPage } from './pages/places/places-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { ResidualsPage } from './pages/residuals/residuals-page.tsx';
import { ServicePage } from './pages/service/service-page.tsx';
import { StructurePage } from './pages/structure/structure-page.tsx';
import { SurvivalPage } from './pages/survival/survival-page.tsx';
import { UsedPricesPage } from './pages/used-prices/used-prices-page.tsx';

export default {
  overview: OverviewPage,
  structure: StructurePage,
  ranking: RankingPage,
  places: PlacesPage,
  survival: SurvivalPage,
  service: ServicePage,
  'parts-ratio': PartsRatioPage,
  residuals: ResidualsPage,
  'used-prices': UsedPricesPage,
};
