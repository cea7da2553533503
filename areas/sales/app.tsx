import type { AreaProps } from '@portal/shell';
import { AnalysisApp, type AnalysisArea } from '@portal/ui/analysis';
import { comparable, growthBy, type PageName, ranked, regions, structured } from './market/choices.ts';
import { salesViews } from './market/views.ts';
import { ChangesPage } from './pages/changes/changes-page.tsx';
import { ComparePage } from './pages/compare/compare-page.tsx';
import { ConcentrationPage } from './pages/concentration/concentration-page.tsx';
import { GrowthPage } from './pages/growth/growth-page.tsx';
import { ModelPage } from './pages/model/model-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { RankingPage } from './pages/ranking/ranking-page.tsx';
import { RegionPage } from './pages/region/region-page.tsx';
import { SourcesPage } from './pages/sources/sources-page.tsx';
import { StructurePage } from './pages/structure/structure-page.tsx';
import { TrendPage } from './pages/trend/trend-page.tsx';
import { phrases } from './phrases.ts';

const sales: AnalysisArea<PageName> = {
  name: 'sales',
  dataset: 'sales',
  views: salesViews,
  pages: {
    overview: { component: OverviewPage, counts: true },
    trend: { component: TrendPage, counts: true },
    ranking: { component: RankingPage, periods: 1, counts: true },
    growth: { component: GrowthPage, periods: 1, counts: true },
    structure: { component: StructurePage, counts: true },
    region: { component: RegionPage, periods: 1, counts: true },
    concentration: { component: ConcentrationPage },
    sources: { component: SourcesPage, counts: true },
    model: { component: ModelPage, counts: true },
    compare: { component: ComparePage, ownFilters: true },
    changes: { component: ChangesPage, ownFilters: true },
  },
  cuts: [
    { page: 'ranking', by: ranked },
    { page: 'structure', by: structured },
    { page: 'trend', by: comparable },
    { page: 'region', by: regions },
    { page: 'growth', by: growthBy },
  ],
  choices: [
    'by',
    'indicator',
    'former',
    'base',
    'spring',
    'lines',
    'axis',
    'marks',
    'top',
    'sort',
    'least',
    'against',
    'steps',
    'shown',
    'show',
    'change',
    'of',
    'data',
    'figure',
  ],
  exportPath: (page) => `/v3/iw-sales-analysis/${page}/export`,
  words: phrases,
};

/** The pages of the sales area, below its prefix in the address. */
export default function App({ basePath }: AreaProps) {
  return <AnalysisApp area={sales} basePath={basePath} />;
}
