// Written by npm run areas: the code of the pages that area.ts lists.
import { CataloguePage } from './pages/catalogue/catalogue-page.tsx';
import { ChargingPage } from './pages/charging/charging-page.tsx';
import { FuelsPage } from './pages/fuels/fuels-page.tsx';
import { PenetrationPage } from './pages/penetration/penetration-page.tsx';
import { RangePricePage } from './pages/range-price/range-price-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { TechnologyPage } from './pages/technology/technology-page.tsx';

export default {
  penetration: PenetrationPage,
  ranking: RankingPage,
  fuels: FuelsPage,
  technology: TechnologyPage,
  'range-price': RangePricePage,
  catalogue: CataloguePage,
  charging: ChargingPage,
};
