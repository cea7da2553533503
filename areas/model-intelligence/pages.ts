// Written by npm run areas: the code of the pages that area.ts lists.
import { AdoptionPage } from './pages/adoption/adoption-page.tsx';
import { BesideSalesPage } from './pages/beside-sales/beside-sales-page.tsx';
import { FeaturesPage } from './pages/features/features-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { ScoresPage } from './pages/scores/scores-page.tsx';
import { TimelinePage } from './pages/timeline/timeline-page.tsx';

export default {
  overview: OverviewPage,
  timeline: TimelinePage,
  ranking: RankingPage,
  features: FeaturesPage,
  adoption: AdoptionPage,
  scores: ScoresPage,
  'beside-sales': BesideSalesPage,
};
