// Written by npm run areas: the code of the pages that area.ts lists.
import { ChangesPage } from './pages/changes/changes-page.tsx';
import { ComparePage } from './pages/compare/compare-page.tsx';
import { ConcentrationPage } from './pages/concentration/concentration-page.tsx';
import { GrowthPage } from './pages/growth/growth-page.tsx';
import { ModelPage } from './pages/model/model-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { RegionPage } from './pages/region/region-page.tsx';
import { ShiftsPage } from './pages/shifts/shifts-page.tsx';
import { SourcesPage } from './pages/sources/sources-page.tsx';
import { StructurePage } from './pages/structure/structure-page.tsx';
import { TrendPage } from './pages/trend/trend-page.tsx';

export default {
  overview: OverviewPage,
  trend: TrendPage,
  ranking: RankingPage,
  growth: GrowthPage,
  shifts: ShiftsPage,
  structure: StructurePage,
  region: RegionPage,
  concentration: ConcentrationPage,
  sources: SourcesPage,
  model: ModelPage,
  compare: ComparePage,
  changes: ChangesPage,
};
