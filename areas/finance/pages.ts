// Written by npm run areas: the code of the pages that area.ts lists.
import { CalculatorPage } from './pages/calculator/calculator-page.tsx';
import { ComparisonPage } from './pages/comparison/comparison-page.tsx';
import { LendersPage } from './pages/lenders/lenders-page.tsx';
import { OffersPage } from './pages/offers/offers-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { PenetrationPage } from './pages/penetration/penetration-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { WorthPage } from './pages/worth/worth-page.tsx';

export default {
  overview: OverviewPage,
  penetration: PenetrationPage,
  ranking: RankingPage,
  lenders: LendersPage,
  offers: OffersPage,
  comparison: ComparisonPage,
  worth: WorthPage,
  calculator: CalculatorPage,
};
