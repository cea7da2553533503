// Written by npm run areas: the code of the pages that area.ts lists.
import { CityPage } from './pages/city/city-page.tsx';
import { ComparePage } from './pages/compare/compare-page.tsx';
import { CoveragePage } from './pages/coverage/coverage-page.tsx';
import { OutletsPage } from './pages/outlets/outlets-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { ProductivityPage } from './pages/productivity/productivity-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { StockPage } from './pages/stock/stock-page.tsx';
import { WhiteSpotsPage } from './pages/white-spots/white-spots-page.tsx';

export default {
  overview: OverviewPage,
  ranking: RankingPage,
  compare: ComparePage,
  coverage: CoveragePage,
  'white-spots': WhiteSpotsPage,
  productivity: ProductivityPage,
  stock: StockPage,
  city: CityPage,
  outlets: OutletsPage,
};
