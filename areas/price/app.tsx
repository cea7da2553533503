import type { AreaProps } from '@portal/shell';
import { AnalysisApp, type AnalysisArea } from '@portal/ui/analysis';
import { comparable, type PageName, ranked, spreadBy } from './market/choices.ts';
import { priceViews } from './market/views.ts';
import { BandsPage } from './pages/bands/bands-page.tsx';
import { CutsPage } from './pages/cuts/cuts-page.tsx';
import { DiscountPage } from './pages/discount/discount-page.tsx';
import { HistoryPage } from './pages/history/history-page.tsx';
import { IndexPage } from './pages/index/index-page.tsx';
import { LadderPage } from './pages/ladder/ladder-page.tsx';
import { PositioningPage } from './pages/positioning/positioning-page.tsx';
import { SpreadPage } from './pages/spread/spread-page.tsx';
import { TrendPage } from './pages/trend/trend-page.tsx';
import { phrases } from './phrases.ts';

/** Cars and money stand on every page, at least in its table. */
const written = { counts: true, money: true };

const price: AnalysisArea<PageName> = {
  name: 'price',
  dataset: 'price',
  views: priceViews,
  pages: {
    index: { component: IndexPage, ...written },
    trend: { component: TrendPage, ...written },
    discount: { component: DiscountPage, periods: 1, ...written },
    spread: { component: SpreadPage, periods: 1, ...written },
    bands: { component: BandsPage, ...written },
    ladder: { component: LadderPage, periods: 1, ...written },
    positioning: { component: PositioningPage, periods: 1, ...written },
    history: { component: HistoryPage, ...written },
    cuts: { component: CutsPage, periods: 1, ...written },
  },
  cuts: [
    { page: 'discount', by: ranked },
    { page: 'trend', by: comparable },
    { page: 'index', by: comparable },
    { page: 'spread', by: spreadBy },
  ],
  choices: [
    'by',
    'price',
    'basket',
    'indicator',
    'former',
    'spring',
    'lines',
    'top',
    'sort',
    'least',
    'against',
    'of',
    'deepest',
    'band',
    'marks',
  ],
  exportPath: (page) => `/v3/iw-price-analysis/${page}/export`,
  words: phrases,
};

/** The pages of the price area, below its prefix in the address. */
export default function App({ basePath }: AreaProps) {
  return <AnalysisApp area={price} basePath={basePath} />;
}
