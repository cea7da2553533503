import type { AreaProps } from '@portal/shell';
import { AnalysisApp, type AnalysisArea } from '@portal/ui/analysis';
import {
  catalogueRankings,
  chargingRankings,
  comparedBy,
  type PageName,
  penetrationRankings,
  rangePriceBy,
  technologyRankings,
} from './market/choices.ts';
import { aboutOf } from './market/page-choice.ts';
import { CataloguePage } from './pages/catalogue/catalogue-page.tsx';
import { ChargingPage } from './pages/charging/charging-page.tsx';
import { FuelsPage } from './pages/fuels/fuels-page.tsx';
import { PenetrationPage } from './pages/penetration/penetration-page.tsx';
import { RangePricePage } from './pages/range-price/range-price-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { TechnologyPage } from './pages/technology/technology-page.tsx';
import { phrases, salesWords } from './phrases.ts';

const ofSales = { ...aboutOf.penetration, words: salesWords };

const newEnergy: AnalysisArea<PageName> = {
  ...aboutOf.technology,
  name: 'new-energy',
  pages: {
    penetration: { component: PenetrationPage, counts: true, of: ofSales },
    ranking: { component: RankingPage, periods: 1, counts: true, of: ofSales },
    fuels: { component: FuelsPage, counts: true, of: ofSales },
    technology: { component: TechnologyPage },
    'range-price': {
      component: RangePricePage,
      periods: 1,
      counts: true,
      of: { ...aboutOf['range-price'], words: phrases },
    },
    catalogue: { component: CataloguePage, of: { ...aboutOf.catalogue, words: phrases } },
    charging: { component: ChargingPage, counts: true, of: { ...aboutOf.charging, words: phrases } },
  },
  cuts: [
    { page: 'penetration', by: comparedBy },
    { page: 'ranking', by: penetrationRankings.ranked },
    { page: 'technology', by: technologyRankings.ranked },
    { page: 'range-price', by: rangePriceBy },
    { page: 'catalogue', by: catalogueRankings.ranked },
    { page: 'charging', by: chargingRankings.ranked },
  ],
  choices: ['by', 'indicator', 'mix', 'least', 'top', 'sort', 'against', 'fuel', 'price', 'list', 'batch', 'marks'],
  exportPath: (page) => `/v3/iw-new-energy/${page}/export`,
  words: phrases,
};

/** The pages of the area of new energy, below its prefix in the address. */
export default function App({ basePath }: AreaProps) {
  return <AnalysisApp area={newEnergy} basePath={basePath} />;
}
