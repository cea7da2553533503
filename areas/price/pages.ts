// Written by npm run areas: the code of the pages that area.ts lists.
import { BandsPage } from './pages/bands/bands-page.tsx';
import { CutsPage } from './pages/cuts/cuts-page.tsx';
import { DiscountPage } from './pages/discount/discount-page.tsx';
import { HistoryPage } from './pages/history/history-page.tsx';
import { IndexPage } from './pages/index/index-page.tsx';
import { LadderPage } from './pages/ladder/ladder-page.tsx';
import { PositioningPage } from './pages/positioning/positioning-page.tsx';
import { SpreadPage } from './pages/spread/spread-page.tsx';
import { TrendPage } from './pages/trend/trend-page.tsx';

export default {
  index: IndexPage,
  trend: TrendPage,
  discount: DiscountPage,
  spread: SpreadPage,
  bands: BandsPage,
  ladder: LadderPage,
  positioning: PositioningPage,
  history: HistoryPage,
  cuts: CutsPage,
};
